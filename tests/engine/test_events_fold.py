"""The state is the fold of the events: who hears them all knows all, who hears a seat's share knows what that seat may."""

from __future__ import annotations

from random import Random

import pytest
from folding import Fold, differences
from playing import MOST_ACTS, TYPICAL, most_acts, started, steps
from random_rules import many_rules

from canasta.cards import UNKNOWN
from canasta.engine import KINDS, Deal
from canasta.rules import PRESETS, Rules, preset

pytestmark = pytest.mark.engine


def _follow(rules: Rules, seed: str, seat: int | None = None, most: int = MOST_ACTS) -> Deal:
    """Play a deal and fold its events beside it, as ``seat`` is told of them (None: everything)."""
    deal = started(rules, seed)
    fold = Fold(rules)
    for _ in steps(deal, Random(seed), most):
        for event in deal.events[fold.seen :]:
            fold.add(event if seat is None else event.seen_by(seat))
        assert differences(fold, deal, seat) == [], f"{rules.text}, event {fold.seen}"
    return deal


@pytest.mark.parametrize("name", PRESETS)
def test_all_events_make_the_state(name: str) -> None:
    for number in range(2 if name in TYPICAL else 1):
        _follow(preset(name), f"all {number}", None, most_acts(name, MOST_ACTS))


@pytest.mark.parametrize("name", PRESETS)
def test_what_a_seat_hears_makes_what_it_may_know(name: str) -> None:
    rules = preset(name)
    for seat in (-1, 0, rules.players - 1):
        _follow(rules, f"share {seat}", seat, most_acts(name, 120, 20))


@pytest.mark.parametrize("part", range(2))
def test_under_random_rules(part: int) -> None:
    for number, rules in enumerate(many_rules(4, f"fold {part}")):
        _follow(rules, f"{part} {number}", None, 120)
        _follow(rules, f"{part} {number}", number % rules.players, 80)


def test_numbers_have_no_gaps_and_kinds_are_known() -> None:
    for number, rules in enumerate(many_rules(5, "gaps")):
        deal = started(rules, number)
        told = list(deal.events)
        for _ in steps(deal, Random(number)):
            assert deal.events[: len(told)] == told, "the past was changed"
            told = list(deal.events)
        assert [event.seq for event in told] == list(range(len(told)))
        assert {event.kind for event in told} <= set(KINDS)
        assert [event.kind for event in told].count("scored") == 1
        assert told[-1].kind == "scored"


def test_play_returns_the_new_events() -> None:
    deal = started(preset("classic"), "new")
    while not deal.over:
        before = len(deal.events)
        events = deal.play(deal.legal_actions()[-1])
        assert list(events) == deal.events[before:]
        assert events, "an act that nobody hears of"


def test_private_cards_are_only_those_of_the_stock() -> None:
    """What a seat draws is its own; everything else lies open."""
    deal = started(preset("classic"), "private")
    for _ in steps(deal, Random("private")):
        pass
    assert {event.kind for event in deal.events if event.private} == {"dealt", "drew"}
    for event in deal.events:
        for seat in range(-1, 4):
            seen = event.seen_by(seat)
            hidden = event.private and seat != event.seat
            assert seen.cards == ((UNKNOWN,) * len(event.cards) if hidden else event.cards)
            assert (seen.seq, seen.kind, seen.seat, seen.groups, seen.data) == (
                event.seq,
                event.kind,
                event.seat,
                event.groups,
                event.data,
            )
