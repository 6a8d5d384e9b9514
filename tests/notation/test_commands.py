"""``canasta judge`` and ``canasta replay``: what they print and how they leave."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from canasta.cards import full_pack
from canasta.cli import main
from canasta.engine.deal import Deal
from canasta.notation import deal_record, write_record
from canasta.notation.record import Record
from canasta.rules import Rules
from canasta.words import Words

CASE = """
name = "a pair thaws"
[position]
hands = ["8h 8s Jo 4c Qd", 11, 11, 11]
pile = "2d 7h 8d"
melds = [["K K K"], []]
[[try]]
do = "^8 Jo"
legal = {legal}
"""


def run(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    said = capsys.readouterr()
    assert isinstance(left.value.code, int)
    return left.value.code, said.out, said.err


def write(folder: Path, name: str, text: str) -> str:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.fixture
def good(tmp_path: Path) -> str:
    return write(tmp_path, "good.toml", CASE.format(legal="false"))


@pytest.fixture
def wrong(tmp_path: Path) -> str:
    return write(tmp_path, "wrong.toml", CASE.format(legal="true"))


@pytest.fixture
def broken(tmp_path: Path) -> str:
    return write(tmp_path, "broken.toml", "[position]\nhands = ['8x', 1, 1, 1]\n")


def test_exit_codes(good: str, wrong: str, broken: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["judge", good], capsys)[0] == 0
    assert run(["judge", wrong], capsys)[0] == 1
    assert run(["judge", broken], capsys)[0] == 2
    assert run(["judge", good, wrong], capsys)[0] == 1
    assert run(["judge", "no-such-file.toml"], capsys)[0] == 2
    assert run(["judge"], capsys)[0] == 2
    assert run(["judge", good, "--lang", "xx"], capsys)[0] == 2


def test_a_broken_file_does_not_keep_the_others_from_being_ruled_on(
    good: str, wrong: str, broken: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(["judge", broken, wrong, good, "--json"], capsys)
    assert code == 2
    assert [json.loads(line)["holds"] for line in out.splitlines()] == [False, True]
    assert err.startswith(f"canasta: {broken}:2:12: position.hands[0]: “x” does not begin with a card.")
    assert err.count("\n") == 1


@pytest.mark.parametrize(("lang", "says"), [("en", "not allowed"), ("sv", "inte tillåtet"), ("nb", "ikke tillatt")])
def test_rulings_in_words(good: str, lang: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(["judge", good, "--lang", lang], capsys)
    assert code == 0
    assert says in out
    assert "pile.frozen_by = {" in out


def test_the_systems_language_is_spoken(good: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", "nb_NO.UTF-8")
    assert "ikke tillatt" in run(["judge", good], capsys)[1]


def test_replay_says_that_a_record_is_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record(Rules.read("classic"), ("Ana", "[b]", "Karl", "Dee"))
    file = write(tmp_path, "empty.canasta", write_record(record))
    code, out, _ = run(["replay", file, "--lang", "en"], capsys)
    assert code == 0
    assert "agrees" in out


@pytest.mark.parametrize(("lang", "says"), [("en", "Cards left in hand"), ("sv", "Totalt"), ("nb", "Totalt")])
def test_replay_shows_the_score_sheet(tmp_path: Path, lang: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    chance, rules = random.Random(3), Rules.read("classic")
    pack = full_pack(2, 4)
    chance.shuffle(pack)
    deal = Deal.start(rules, pack=pack, dealer=2)
    while not deal.over:
        deal.play(chance.choice(deal.legal_actions()))
    record = Record(rules, ("Ana", "[bold]", "Karl", "Dee"), deals=(deal_record(deal),))
    code, out, _ = run(["replay", write(tmp_path, "deal.canasta", write_record(record)), "--lang", lang], capsys)
    assert code == 0
    assert says in out
    assert "[bold]" in out
    assert deal.sheet is not None
    assert all(Words(lang).number(points) in out for points in deal.sheet.points)


def test_replay_names_the_fault_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = write_record(Record(Rules.read("classic"), ("Ana", "Bo", "Karl", "Dee")))
    file = write(tmp_path, "bad.canasta", text + "\n[[deal]]\ndealer = 3\nupcard = '5h'\nturns = '0: -4c'\n")
    code, _, err = run(["replay", file, "--lang", "en"], capsys)
    assert code == 2
    assert f"{file}:8:13: deal[0].turns: “-4c” is not allowed." in err
