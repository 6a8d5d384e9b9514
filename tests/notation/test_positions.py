"""Positions written and read back."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import canasta
from canasta.cards import full_pack
from canasta.cli import main
from canasta.engine.deal import Deal
from canasta.notation import NotationError, read_position, write_position
from canasta.rules import PRESETS, Rules
from canasta.words import Words, languages

pytestmark = pytest.mark.engine


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 60), st.sampled_from(list(PRESETS)))
def test_any_moment_is_written_and_read_back(seed: int, steps: int, name: str) -> None:
    chance = random.Random(seed)
    rules = Rules.read(name)
    pack = full_pack(rules["deck.packs"], rules["deck.jokers"])
    chance.shuffle(pack)
    deal = Deal.start(rules, pack=pack, dealer=chance.randrange(rules.players))
    for _ in range(steps):
        if deal.over:
            break
        deal.play(chance.choice(deal.legal_actions()))
    text = write_position(deal.position())
    again = read_position(text)
    assert write_position(again) == text
    assert write_position(Deal.at(again).position()) == text


def test_what_is_left_out_stays_left_out() -> None:
    assert write_position(read_position("[position]\n")) == 'rules = "classic"\n\n[position]\n'


def test_the_canonical_text() -> None:
    text = """\
rules = "classic(game.target=2500)"

[position]
scores = [1200, 0]
to_move = 0
phase = "draw"
stock = 40
pile = "2d 7h 8d"
hands = ["8h 8s Jo 4c Qd", 11, 11, 11]
melds = [["K K K", "9 9 2"], []]
red3 = ["3h", ""]
frozen = true
melded = [0, 2]
"""
    assert write_position(read_position(text)) == text


def test_another_table_in_the_text_is_refused() -> None:
    with pytest.raises(NotationError):
        read_position("[position]\n[expect]\nfrozen = true\n")


def test_every_reason_is_a_message_of_the_catalogues() -> None:
    folder = Path(canasta.__file__).parent
    sources = "\n".join((folder / name).read_text() for name in ("engine/placing.py", "engine/reading.py", "engine/melds.py"))
    raised = re.findall(r'PositionError\(\s*f?"?[^,]+,\s*(?:"([^"]*)"|fault\.code)|Reason\("([^"]*)"', sources)
    codes = {code for pair in raised for code in pair if code} | {"no-three", "no-red-three"}
    assert len(codes) > 40, "the search finds next to nothing: does it still fit the code?"
    for lang in languages():
        assert sorted(code for code in codes if not Words(lang).has(f"impossible-{code}")) == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("sv", "Så kan det inte vara: 1 naturligt kort; en meldning har minst 2."),
        ("nb", "Slik kan det ikke være: 1 naturlig kort; en melding har minst 2."),
        ("en", "This cannot be: 1 natural card; a meld has 2 at least."),
    ],
)
def test_what_cannot_be_is_said_in_each_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    case = tmp_path / "case.toml"
    case.write_text(
        'name = "a meld"\nsource = "we"\nrules = "classic"\n[position]\nmelds = [["9 2 2"], []]\n[expect]\nphase = "draw"\n'
    )
    with pytest.raises(SystemExit) as left:
        main(["judge", str(case), "--lang", lang])
    assert left.value.code == 2
    assert said in capsys.readouterr().err
