"""``canasta verify``: seeds, packs and promises of a record."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from canasta.bots import NoviceBot
from canasta.bots.simulation import pack_of, simulate_deal
from canasta.cli import main
from canasta.notation import Record, Shuffle, deal_record, write_record
from canasta.rules import preset
from canasta.shuffle import SCHEME, CommitmentText, commitment, seed_text, shuffled

RULES = preset("classic")
PLAYERS = ("a", "b", "c", "d")


def run(capsys: pytest.CaptureFixture[str], file: Path) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of ``canasta verify``."""
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file), "--lang", "en"])
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def record(tmp_path: Path, *, table: str = "t1", promised: bytes | None = None, whole: bool = False) -> Path:
    """A record of one deal whose seed was promised at table t1 (or whose promise is of another seed)."""
    played = simulate_deal(RULES, [NoviceBot(Random(seat)) for seat in range(4)], "verify", 0)
    assert played.seed is not None
    shown = commitment(promised or played.seed, CommitmentText("t1", 1, RULES.text))
    text = write_record(
        Record(RULES, PLAYERS, name=table, deals=(deal_record(played.deal, Shuffle(SCHEME, seed_text(played.seed), shown)),))
    )
    if whole:
        pack = "".join(card.text for card in shuffled(pack_of(RULES), played.seed))
        text = text.replace("shuffle = {", f'pack = "{pack}"\nshuffle = {{')
    file = tmp_path / "game.canasta"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("whole", [False, True])
def test_an_honest_record_holds(capsys: pytest.CaptureFixture[str], tmp_path: Path, whole: bool) -> None:
    code, out, err = run(capsys, record(tmp_path, whole=whole))
    assert (code, err) == (0, "")
    assert out.startswith("Deal 1: the cards lay as the seed says, and the seed is the one promised")


def test_another_seed_than_promised(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, record(tmp_path, promised=b"x" * 32))
    assert code == 1
    assert "not the one promised" in out


def test_a_promise_made_at_another_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, record(tmp_path, table="t2"))
    assert code == 1
    assert "not the one promised" in out


def test_two_cards_changed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = record(tmp_path, whole=True)
    text = file.read_text()
    start = text.index('pack = "') + len('pack = "')
    first, at = text[start : start + 2], start + 2
    while text[at : at + 2] == first:
        at += 2
    file.write_text(text[:start] + text[at : at + 2] + text[start + 2 : at] + first + text[at + 2 :])
    code, out, _ = run(capsys, file)
    assert code == 1
    assert "did not lie as the seed says" in out


def test_another_seed_in_the_record_is_found_by_its_turns(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = record(tmp_path)
    text = file.read_text()
    at = text.index('seed = "') + len('seed = "')
    file.write_text(text[:at] + "0" * 64 + text[at + 64 :])
    code, out, _ = run(capsys, file)
    assert code == 1
    assert "not the one promised" in out


def test_turns_that_the_seed_does_not_give(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Without a promise and a pack, only the turns tell that the seed is not that of the deal."""
    file = record(tmp_path)
    text = file.read_text()
    at = text.index('seed = "') + len('seed = "')
    text = text[:at] + "0" * 64 + text[at + 64 :]
    start, end = text.index(", commitment"), text.index(" }", text.index(", commitment"))
    file.write_text(text[:start] + text[end:])
    code, out, err = run(capsys, file)
    assert (code, out) == (2, "")
    assert "game.canasta" in err


def test_nothing_to_check(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = record(tmp_path, whole=True)
    lines = [line for line in file.read_text().splitlines() if not line.startswith("shuffle")]
    file.write_text("\n".join(lines) + "\n")
    code, out, err = run(capsys, file)
    assert (code, out) == (2, "")
    assert "no seed" in err


@pytest.mark.parametrize("text", ["", "what is this", 'format = "canasta-record 1"\nrules = "classic"\n'])
def test_what_is_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str) -> None:
    (tmp_path / "game.canasta").write_text(text)
    code, out, err = run(capsys, tmp_path / "game.canasta")
    assert (code, out) == (2, "")
    assert "game.canasta" in err


def test_no_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, err = run(capsys, tmp_path / "none.canasta")
    assert (code, out) == (2, "")
    assert "none.canasta" in err
