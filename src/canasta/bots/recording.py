"""Records of simulated deals, one file a deal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from canasta.bots.simulation import SimulatedDeal
from canasta.notation import Record, Shuffle, deal_record, write_record
from canasta.rules import Rules
from canasta.shuffle import SCHEME, seed_text


def record_text(rules: Rules, names: Sequence[str], played: SimulatedDeal) -> str:
    """The record of one deal; where its pack follows from a seed, the seed stands for it."""
    shuffle = Shuffle(SCHEME, seed_text(played.seed)) if played.seed is not None else None
    players = tuple(f"bot:{name}" for name in names)
    return write_record(Record(rules, players, deals=(deal_record(played.deal, shuffle),)))


def write_deal(folder: Path, rules: Rules, names: Sequence[str], played: SimulatedDeal) -> Path:
    """Write the record of one deal as ``deal-000001.canasta`` (numbered from 1) into ``folder``; the file. Raises ``OSError``."""
    file = folder / f"deal-{played.number + 1:06}.canasta"
    file.write_text(record_text(rules, names, played), encoding="utf-8")
    return file
