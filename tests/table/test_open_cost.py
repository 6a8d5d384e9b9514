"""What an open meld is said to cost is what the score sheet takes."""

from __future__ import annotations

import pytest

from canasta.cards import Card, read_card
from canasta.engine import Deal, Position
from canasta.engine.core import score
from canasta.notation.case import read_case
from canasta.rules import preset
from canasta.table.telling.melds import meld_label, open_cost
from canasta.table.telling.reader import Reader
from canasta.words import Words

MELDS = {
    "modern_american": ["7s 7h 7d", "As Ah Ad", "As Ah 2d", "Jo Jo Jo Jo 2s", "2s 2h 2d", "Ks Kh Kd", "7s 7h 7d 7c 7s 7h 7d"],
    "bolivia": ["5h 6h 7h", "5h 6h 7h 8h 9h", "2s 2h Jo", "7s 7h 7d"],
    "classic": ["7s 7h 7d", "As Ah Ad"],
}


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(read_card(card) for card in text.split())


@pytest.mark.parametrize(("name", "meld"), [(name, meld) for name, melds in MELDS.items() for meld in melds])
def test_the_cost_is_the_engines(name: str, meld: str) -> None:
    text = f'rules = "{name}"\n[position]\nhands = [5, 5, 5, 5]\npile = "9s"\nmelds = [["{meld}"], []]\n'
    setting = read_case(text).setting
    assert isinstance(setting, Position)
    state = Deal.at(setting)._state
    assert open_cost(preset(name), _cards(meld)) == score.open_penalty(state.tables, state.sides[0])


def test_a_sequence_is_called_one() -> None:
    reader = Reader(0, Words("sv"), ("a", "b", "c", "d"), preset("samba"))
    assert meld_label(reader, _cards("5h 6h 7h 8h")) == "Följd, hjärter 5–8: fyra kort"
