"""Where threes are a rank like any other: what a bare 3 is, and what a record hides."""

from __future__ import annotations

import pytest

from canasta.cards import UNKNOWN, Card, Rank, read_cards
from canasta.engine import Deal, Discard, Draw, Position, Take
from canasta.notation.record_of import deal_record_for
from canasta.rules import Rules

pytestmark = pytest.mark.engine

RULES = Rules.read("classic(meld.threes=yes)")


def _deal(hand: str, pile: str = "", phase: str = "play", stock: str = "4c 5c 6c 7c") -> Deal:
    cards = [list(read_cards(hand)), *[list(read_cards("8 8 9 9"))] * 3]
    return Deal.at(Position(RULES, phase=phase, hands=cards, pile=list(read_cards(pile)), stock=list(read_cards(stock))))


def test_a_bare_three_is_any_three() -> None:
    deal = _deal("3h 9c Kd")
    deal.play(Discard(Card(Rank.THREE)))
    assert [card.text for card in deal.pile] == ["3h"]


def test_a_three_of_a_colour_is_one_of_that_colour() -> None:
    deal = _deal("3h 3s Kd")
    deal.play(Discard(Card(Rank.THREE, None, "b")))
    assert [card.text for card in deal.pile] == ["3s"]


def test_a_bare_three_in_a_position_needs_no_colour() -> None:
    assert {card.rank for card in _deal("3 3 3").hand(0)} == {Rank.THREE}


def test_a_violation_names_the_rank() -> None:
    found = _deal("3h 2c Kd", pile="3s", phase="draw").violations(Take(read_cards("3h2c")))
    assert {violation.code: violation.data.get("rank") for violation in found}["pile_frozen"] == "3"


def test_a_three_that_another_draws_is_not_told() -> None:
    deal = _deal("9c Kd", phase="draw", stock="3h 5c 6c 7c")
    deal.play(Draw())
    deal.play(Discard(read_cards("9c")[0]))
    draws = {seat: deal_record_for(deal, seat).turns[0].acts[0] for seat in (0, 1)}
    assert draws == {0: Draw(read_cards("3h")), 1: Draw((UNKNOWN,))}
