"""The four secrecy properties, at every step of games in every preset (docs/architecture.md)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playing import most_acts

from canasta.bots import Bot, RandomBot, SteadyBot
from canasta.bots.simulation import dealer_of, pack_of
from canasta.cards import UNKNOWN, Card
from canasta.engine import Action, Deal, IllegalAction, Meld, Take
from canasta.notation import read_action
from canasta.rules import PRESETS, preset
from canasta.shuffle import deal_seed, shuffled
from canasta.view import Observation, observe

pytestmark = pytest.mark.engine

Check = Callable[[Deal, Observation, int], None]


def every_step(name: str, check: Check, only_mover: bool = False) -> None:
    """A deal by chance and judgement mixed (some acts of it in games that others stand for); at each act ``check`` is given the
    deal and one seat's view, in turn.
    """
    rules = preset(name)
    most = most_acts(name, 120)
    for number in range(2 if name == "classic" else 1):
        pack = shuffled(pack_of(rules), deal_seed(name, number))
        deal = Deal.start(rules, pack=pack, dealer=dealer_of(rules, number), scores=[0] * len(rules.sides))
        bots: list[Bot] = [(SteadyBot, RandomBot)[(seat + number) % 2](Random(seat)) for seat in range(rules.players)]
        step = 0
        while not deal.over and step < most:
            seat = deal.to_move if only_mover else step % rules.players
            check(deal, observe(deal, seat), step)
            deal.play(bots[deal.to_move].choose(observe(deal, deal.to_move)))
            step += 1
        check(deal, observe(deal, deal.to_move if only_mover else 0), step)


@pytest.mark.parametrize("name", PRESETS)
def test_rearranging_hidden_cards_changes_no_view(name: str) -> None:
    rng = Random(name)

    def check(deal: Deal, seen: Observation, step: int) -> None:
        assert observe(seen.sample(rng), seen.seat, like=seen) == seen

    every_step(name, check)


@pytest.mark.parametrize("name", PRESETS)
def test_legality_follows_from_the_movers_view(name: str) -> None:
    tried = [read_action(text) for text in ("+", "^", "^KK", "?", ".", "-4", "=KKK", "=2>K", "=AAA&KK2", "-Jo", "y")]

    def check(deal: Deal, seen: Observation, step: int) -> None:
        if deal.over:
            return
        rebuilt = seen.deal()
        assert list(seen.legal) == rebuilt.legal_actions()
        for action in tried:
            assert rebuilt.violations(action) == deal.violations(action), action

    every_step(name, check, only_mover=True)


@pytest.mark.parametrize("name", PRESETS)
def test_samples_differ_and_hold_what_must_be_held(name: str) -> None:
    differing = 0

    def check(deal: Deal, seen: Observation, step: int) -> None:
        nonlocal differing
        if deal.over or step % 4:
            return
        samples = [seen.sample(Random(number)).position().hands for number in range(2)]
        for hands in samples:
            assert hands is not None
            for seat, hand in enumerate(hands):
                assert not isinstance(hand, int)
                assert UNKNOWN not in hand
                assert len(hand) == seen.hand_sizes[seat]
                rest = list(hand)
                for card in seen.hand if seat == seen.seat else seen.known[seat]:
                    rest.remove(card)  # raises where a card that must be there is not
        differing += samples[0] != samples[1]

    every_step(name, check)
    assert differing > 5


@pytest.mark.parametrize("name", PRESETS)
def test_refusals_and_events_tell_nothing_hidden(name: str) -> None:
    rng = Random(name)

    def check(deal: Deal, seen: Observation, step: int) -> None:
        if deal.over:
            return
        twin = seen.sample(rng)
        for text in ("^KK", "=AAAA", "-3b", "=*pairs", "=#9>#1"):
            assert refusal(deal, text) == refusal(twin, text)
        for event in seen.events:
            if event.private and event.seat != seen.seat:
                assert set(event.cards) <= {UNKNOWN}

    every_step(name, check, only_mover=True)


def refusal(deal: Deal, text: str) -> object:
    """What a player is told of an act: nothing where it is legal."""
    action = read_action(text)
    if not deal.violations(action):
        return None
    with pytest.raises(IllegalAction) as problem:
        deal.copy().play(action)
    return problem.value.violations


def test_what_is_known_is_held_indeed() -> None:
    """Cards that all saw taken and not played are in that hand, and no other card is said to be."""

    def check(deal: Deal, seen: Observation, step: int) -> None:
        for seat, known in enumerate(seen.known):
            rest = list(deal.hand(seat))
            for card in known:
                rest.remove(card)

    every_step("classic", check)


def test_a_view_holds_no_deal() -> None:
    """Nothing that can be reached from an observation is the deal or a card of another hand."""
    found: set[type] = set()

    def walk(value: object) -> None:
        found.add(type(value))
        if isinstance(value, tuple | list):
            for item in value:
                walk(item)
        elif hasattr(value, "__dataclass_fields__") and not isinstance(value, Action | Meld | Take):
            for field in value.__dataclass_fields__:
                walk(getattr(value, field))

    every_step("classic", lambda deal, seen, step: walk(seen))
    assert Deal not in found
    assert Card in found
