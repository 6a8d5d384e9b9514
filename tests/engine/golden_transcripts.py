"""Writes the golden transcripts anew: ``python tests/engine/golden_transcripts.py`` or ``make golden``. Changes read as diffs.

A transcript is a record of one deal between players with the core's policy, which `canasta replay` reads, with the score sheet
as comment below.
"""

from __future__ import annotations

from pathlib import Path

from canasta.bots.core_simulation import core_deal
from canasta.engine import Deal
from canasta.notation import Record, deal_record, write_record
from canasta.rules import PRESETS, Rules, preset

FOLDER = Path(__file__).parent / "golden"
SEED = "golden"
#: Which deal of the seed: short ones, not everywhere the same.
DEALS = {
    "classic": 1,
    "seed000": 6,
    "seed001": 20,
    "seed002": 0,
    "seed003": 1,
    "seed004": 3,
    "two_handed": 10,
    "three_handed": 0,
    "six_handed": 11,
    "six_pairs": 14,
    "six_two_packs": 7,
    "short": 2,
    "cutthroat": 0,
    "five_handed": 1,
    "six_sit_out": 0,
    "samba": 5,
    "samba_dutch": 3,
    "bolivia": 2,
    "brazilian": 5,
    "chilean": 3,
    "italian": 1,
    "hollywood": 2,
    "cuban": 4,
    "uruguay": 1,
    "modern_american": 3,
    "hand_and_foot": 4,
    "hf_whitnack": 4,
    "hf_saskatchewan": 4,
    "hf_simpson": 2,
}


def transcript(name: str) -> str:
    """The transcript of a preset, as it is played now."""
    rules = preset(name)
    deal = core_deal(rules, SEED, DEALS[name]).deal
    players = tuple(f"core {seat}" for seat in range(rules.players))
    return write_record(Record(rules, players, deals=(deal_record(deal),))) + "\n" + sheet_lines(rules, deal)


def sheet_lines(rules: Rules, deal: Deal) -> str:
    """The score sheet as lines of comment, side by side."""
    sheet = deal.sheet
    assert sheet is not None
    ended = "the stock ran out" if sheet.went_out is None else f"seat {sheet.went_out} went out"
    lines = [f"{ended}{', concealed' if sheet.concealed else ''}"]
    for row in sheet.rows:
        sides = "".join(f"{points:>8} ({count})" for points, count in zip(row.points, row.counts, strict=True))
        lines.append(f"{row.item:<20}{sides}")
    lines.append(f"{'points':<20}" + "".join(f"{points:>8}    " for points in sheet.points).rstrip())
    assert len(sheet.points) == len(rules.sides)
    return "".join(f"# {line}\n" for line in lines)


def main() -> None:
    """Write one file a preset."""
    FOLDER.mkdir(exist_ok=True)
    for name in PRESETS:
        (FOLDER / f"{name}.canasta").write_text(transcript(name), encoding="utf-8")
        print(f"  golden/{name}.canasta")


if __name__ == "__main__":
    main()
