"""One legality: what is listed may be played, what violates changes nothing, what violates nothing may be played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playing import MOST_ACTS, THREES, TYPICAL, choose, most_acts, started
from random_rules import many_rules
from wishes import wish

from canasta.cards import UNKNOWN, Card, Rank
from canasta.engine import CODES, Action, Deal, Discard, IllegalAction, Position
from canasta.rules import OPTIONS, PRESETS, Rules, preset

pytestmark = pytest.mark.engine


def snapshot(deal: Deal) -> tuple[Any, ...]:
    """All that may not change."""
    state = deal._state
    inner = [int(value) for seat in state.seats for value in seat.hand] + [int(value) for value in state.free]
    return deal.position(), list(deal.events), list(deal.acts), inner, deal.legal_actions()


def hide(deal: Deal, rng: Random) -> Deal:
    """The deal as it might be written down: hands as numbers, or with some unknown cards; sometimes a stock as a number."""
    position = deal.position()
    assert position.hands is not None
    hands: list[Any] = []
    for hand in position.hands:
        assert isinstance(hand, list)
        if rng.random() < 0.5:
            hands.append(len(hand))
        else:
            hands.append([card for card in hand if rng.random() < 0.7])
    position.hands = hands
    position.stock = deal.stock_size
    return Deal.at(position)


def _unknown_act(deal: Deal) -> bool:
    """Whether the mover may discard some card that an unknown one may turn out to be."""
    hand = deal.hand(deal.to_move)
    if UNKNOWN in hand and deal.answer == "y":
        return True  # the question says that the unknown cards go out, but not which they are
    ranks = [Card(rank) for rank in Rank if Rank.FOUR <= rank <= Rank.ACE]
    return UNKNOWN in hand and any(deal.is_legal(Discard(card)) for card in ranks)


def _try(deal: Deal, action: Action, rng: Random) -> bool:
    """Whether the act is legal; everything that must be true of the answer is checked."""
    before = snapshot(deal)
    found = deal.violations(action)
    assert snapshot(deal) == before, "asking changed the deal"
    if not found:
        other = deal.copy()
        other.play(action)
        assert snapshot(deal) == before, "a copy's play reached the deal"
        assert other.over or other.legal_actions() or _unknown_act(other), f"{action} leaves no legal act"
        return True
    for violation in found:
        assert violation.code in CODES
        assert not violation.option or violation.option in OPTIONS
    with pytest.raises(IllegalAction) as refused:
        deal.play(action)
    assert refused.value.violations == found
    assert snapshot(deal) == before, "a refused act changed the deal"
    return False


def _play_and_try(rules: Rules, seed: str, *, hidden: bool = False, every: int = 3, most: int = MOST_ACTS) -> tuple[int, int]:
    """Play a deal by chance, trying wishes on the way; how many were legal and illegal."""
    rng = Random(seed)
    deal = started(rules, seed)
    legal = illegal = 0
    while not deal.over and len(deal.acts) < most:
        listed = deal.legal_actions()
        assert listed, f"nothing is listed in phase {deal.phase} of {rules.text}"
        for action in listed:
            assert deal.violations(action) == (), f"listed but refused under {rules.text}: {action}"
        if rng.randrange(every) == 0:
            subject = hide(deal, rng) if hidden else deal
            for _ in range(3):
                if _try(subject, wish(subject, rng), rng):
                    legal += 1
                else:
                    illegal += 1
        deal.play(choose(listed, rng))
    for action in (wish(deal, rng) for _ in range(3 if deal.over else 0)):
        assert deal.violations(action), f"{action} after the end"
    assert bool(deal.legal_actions()) is not deal.over
    return legal, illegal


@pytest.mark.parametrize("name", PRESETS)
def test_in_presets(name: str) -> None:
    legal, illegal = _play_and_try(preset(name), f"one {name}", most=most_acts(name, 150))
    assert legal > 0 or name not in TYPICAL
    assert illegal > 3


@pytest.mark.parametrize("name", PRESETS)
def test_with_unknown_cards(name: str) -> None:
    legal, illegal = _play_and_try(preset(name), f"hidden {name}", hidden=True, most=most_acts(name, 100))
    assert legal > 0 or name not in TYPICAL
    assert illegal > 3


@pytest.mark.parametrize("hidden", [False, True], ids=["all known", "unknown cards"])
@pytest.mark.parametrize("text", THREES)
def test_where_threes_are_a_rank(text: str, hidden: bool) -> None:
    _, illegal = _play_and_try(Rules.read(text), f"threes {text}", hidden=hidden, most=100)
    assert illegal > 3


@pytest.mark.parametrize("hidden", [False, True], ids=["all known", "unknown cards"])
def test_under_random_rules(hidden: bool) -> None:
    for number, rules in enumerate(many_rules(3, f"one {hidden}")):
        _play_and_try(rules, f"{number}", hidden=hidden, every=5, most=150)


def test_another_seat_is_refused_and_nothing_changes() -> None:
    deal = started(preset("classic"), "seat")
    before = snapshot(deal)
    for seat in range(4):
        action = deal.legal_actions()[0]
        codes = [violation.code for violation in deal.violations(action, seat)]
        assert codes == ([] if seat == deal.to_move else ["not_your_turn"])
        if seat != deal.to_move:
            with pytest.raises(IllegalAction):
                deal.play(action, seat)
    assert snapshot(deal) == before


def test_a_position_is_data() -> None:
    """Changing what `position` gave does not reach the deal, nor does changing what it was made from."""
    deal = started(preset("classic"), "data")
    given: Position = deal.position()
    assert isinstance(given.hands, list)
    hand = given.hands[0]
    assert isinstance(hand, list)
    hand.clear()
    given.pile.clear()
    assert len(deal.hand(0)) == 11
    again = deal.position()
    other = Deal.at(again)
    again.pile.clear()
    assert other.pile == deal.pile
