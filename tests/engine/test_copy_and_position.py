"""A copy goes its own way, and a position holds everything that the rules ask of a moment."""

from __future__ import annotations

from random import Random

import pytest
from playing import MOST_ACTS, choose, most_acts, started
from random_rules import many_rules

from canasta.engine import Action, Deal
from canasta.rules import PRESETS, Rules, preset

pytestmark = pytest.mark.engine


def _copies(rules: Rules, seed: str, most: int) -> None:
    """Play a deal; a copy made now and then is played on by other chances, and must leave the deal alone."""
    rng = Random(seed)
    deal = started(rules, seed)
    while not deal.over and len(deal.acts) < most:
        legal = deal.legal_actions()
        if rng.randrange(8) == 0:
            before = deal.position(), list(deal.events), list(deal.acts)
            other = deal.copy()
            assert (other.position(), other.events, other.acts) == before
            assert other.legal_actions() == legal
            for _ in range(12):
                if not other.over:
                    other.play(choose(other.legal_actions(), rng))
            assert (deal.position(), deal.events, deal.acts) == before, "the copy's play reached the deal"
            assert deal.legal_actions() == legal
        deal.play(choose(legal, rng))


@pytest.mark.parametrize("name", PRESETS)
def test_a_copy_is_played_on_its_own(name: str) -> None:
    _copies(preset(name), f"copy {name}", most_acts(name, 120))


def test_a_copy_plays_the_same_deal() -> None:
    """The same acts have the same events in both."""
    rng = Random("twins")
    for rules in many_rules(4, "twins"):
        deal = started(rules, "twins")
        twin = deal.copy()
        while not deal.over and len(deal.acts) < 300:
            action = choose(deal.legal_actions(), rng)
            assert deal.play(action) == twin.play(action)
        assert deal.position() == twin.position()
        assert deal.sheet == twin.sheet


def _said(deal: Deal) -> bool:
    """Whether the position says all that legality asks: not so where a question was asked earlier in the deal, or was
    answered by one partner of two, or where no card was drawn because the last ones were red threes.
    """
    state = deal._state
    if state.no_card_drawn or (deal.phase == "answer" and state.said_no):
        return False
    return not any(seat.barred or seat.asked_deal for seat in state.seats) or not (
        state.tables.ask_per_deal or state.tables.no_binds_deal
    )


def _again(rules: Rules, seed: str, every: int = 1, most: int = MOST_ACTS) -> dict[str, int]:
    """Play a deal; at one moment in ``every`` the position, read again, must be the same moment. How many, by phase."""
    rng = Random(seed)
    deal = started(rules, seed)
    seen: dict[str, int] = {}
    while True:
        if not deal.over and rng.randrange(every):
            deal.play(choose(deal.legal_actions(), rng))
            continue
        position = deal.position()
        again = Deal.at(position)
        assert again.position() == position, f"{rules.text}: {deal.phase}"
        if _said(deal):
            seen[deal.phase] = seen.get(deal.phase, 0) + 1
            assert again.legal_actions() == deal.legal_actions(), f"{rules.text}: {deal.phase}, {len(deal.acts)} acts"
            for asked in ("takeable", "must_take", "can_go_out"):
                assert getattr(again, asked)() == getattr(deal, asked)(), f"{rules.text}: {asked}"
            if not deal.over:
                _same_next(deal, again, choose(deal.legal_actions(), rng))
        if deal.over or len(deal.acts) >= most:
            return seen
        deal.play(choose(deal.legal_actions(), rng))


def _same_next(deal: Deal, again: Deal, action: Action) -> None:
    """The act that is played next does the same in both."""
    other = deal.copy()
    told, retold = other.play(action), again.play(action)
    assert [(event.kind, event.seat, event.cards, event.groups) for event in told] == [
        (event.kind, event.seat, event.cards, event.groups) for event in retold
    ]
    assert other.position() == again.position()


@pytest.mark.parametrize("name", PRESETS)
def test_a_position_is_the_moment(name: str) -> None:
    seen = _again(preset(name), f"again {name}", 1, most_acts(name, 100))
    assert seen["draw"] > 5
    assert seen["play"] > 5


def test_a_position_is_the_moment_under_random_rules() -> None:
    for number, rules in enumerate(many_rules(5, "again")):
        _again(rules, f"again {number}", every=3, most=200)


@pytest.mark.parametrize("name", ["classic", "six_handed", "seed003"])
def test_a_position_is_the_moment_of_a_question(name: str) -> None:
    """Where anybody may ask at any time, questions are open and answers bind."""
    seen = _again(preset(name).change({"out.permission_if": "any"}), "question")
    assert set(seen) == {"draw", "play", "answer", "over"}
