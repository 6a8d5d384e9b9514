"""A canasta of one rank and one suit, laid card by card or read from a position."""

from __future__ import annotations

import pytest

from canasta.cards import read_cards
from canasta.engine import Deal, Position
from canasta.notation import read_action
from canasta.rules import Rules

pytestmark = pytest.mark.engine

RULES = Rules.read("classic(deck.packs=8,canasta.identical=7000)")


@pytest.mark.parametrize(
    ("hand", "acts", "bonus"),
    [
        ("4s 4s 4s 4s 4s 4s 4s Kc", ["=4s4s4s4s4s4s4s", "-Kc"], 7000),
        ("4s 4s 4s 4s 4s 4s 4s Kc", ["=4s4s4s", "=4s", "=4s4s4s", "-Kc"], 7000),
        ("4s 4s 4s 4s 4s 4s 4h Kc", ["=4s4s4s4s4s4s4h", "-Kc"], 500),
        ("4s 4s 4s 4s 4s 4s 4h Kc", ["=4s4s4s", "=4s4s4s", "=4h", "-Kc"], 500),
        ("4h 4s 4s 4s 4s 4s 4s Kc", ["=4h4s4s", "=4s4s4s4s", "-Kc"], 500),
    ],
)
def test_the_suits_of_a_set_are_remembered(hand: str, acts: list[str], bonus: int) -> None:
    queens = list(read_cards("Qs Qh Qd"))
    position = Position(
        RULES,
        to_move=0,
        phase="play",
        hands=[list(read_cards(hand)), 11, 11, 11],
        melds=[[queens], []],
        pile=list(read_cards("5d")),
        asked="",
    )
    deal = Deal.at(position)
    for act in acts:
        deal.play(read_action(act))
    assert deal.sheet is not None
    assert [row.points for row in deal.sheet.rows if row.item == "natural_canastas"] == [(bonus, 0)]


def test_cards_without_a_suit_are_no_claim_that_suits_are_alike() -> None:
    deal = Deal.at(
        Position(RULES, phase="over", melds=[[list(read_cards("4 4 4 4 4 4 4"))], []], hands=[[], [], [], []], stock=0)
    )
    assert deal.sheet is not None
    assert deal.sheet.points[0] == 535
