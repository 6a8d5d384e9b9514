"""What Python code gives of a wrong kind is refused with what, where and what was expected, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from canasta.bots import CoreBot, NoviceBot, RandomBot, SteadyBot, make_bot
from canasta.bots.playing import play_deal
from canasta.bots.simulation import simulate
from canasta.cards import Card, Rank, cards_text, full_pack, read_card, read_cards
from canasta.engine import Answer, Ask, Deal, Discard, Draw, Game, Group, IllegalAction, Join, Meld, Onto, Pass, Special, Take
from canasta.engine.action import Action
from canasta.rules import Rules, preset
from canasta.view import observe
from canasta.words import Words, WordsError

pytestmark = pytest.mark.engine

RULES = preset("classic")
PACK = full_pack(2, 4)
Random(1).shuffle(PACK)
NINES = read_cards("9h9s9d")


def start(**given: Any) -> Deal:
    return Deal.start(**({"rules": RULES, "pack": PACK, "dealer": 3} | given))


#: What is no action, or an action that holds something else than its fields are for -> what the sentence names.
ACTIONS: list[tuple[Any, str]] = [
    ("+", r"action '\+': one of Draw, Take, .* was expected; canasta.notation.read_action reads text"),
    (None, "action None: one of Draw"),
    (Draw, "action <class"),
    (Action(), r"action Action\(\): one of Draw"),
    (Draw("Qh"), "Draw.cards 'Qh': a tuple of cards"),
    (Draw(("Qh",)), r"Draw.cards\[0\] 'Qh': a card"),
    (Take(("Qh", "Qs")), r"Take.cards\[0\] 'Qh': a card"),
    (Take(NINES, "K"), "Take.onto 'K': an Onto"),
    (Take(NINES, None, None), "Take.lay None: a tuple of groups"),
    (Meld(None), "Meld.groups None: a tuple of groups"),
    (Meld((NINES,)), r"Meld.groups\[0\] \(Card"),
    (Meld((Group("9h9s9d"),)), r"Meld.groups\[0\].cards '9h9s9d': a tuple of cards"),
    (Meld((Group(NINES), Group(("9h",)))), r"Meld.groups\[1\].cards\[0\] '9h': a card"),
    (Meld((Group(NINES, "K"),)), r"Meld.groups\[0\].onto 'K': an Onto"),
    (Join("a", 1), "Join.source 'a': the number of a meld"),
    (Special(3), "Special.name 3: the name of a special hand"),
    (Discard("Qh"), "Discard.card 'Qh': a card"),
    (Discard(None), "Discard.card None: a card"),
    (Answer("y"), "Answer.yes 'y': True or False"),
]


@pytest.mark.parametrize(("action", "said"), ACTIONS)
@pytest.mark.parametrize("drawn", [False, True])
def test_what_is_no_action_changes_nothing(action: Any, said: str, drawn: bool) -> None:
    deal = start()
    if drawn:
        deal.play(Draw())
    before, events = deal.position(), len(deal.events)
    for ask in (deal.play, deal.violations, deal.is_legal, deal.concrete, deal.draft):
        with pytest.raises(TypeError, match=said):
            ask(action)
    assert (deal.position(), len(deal.events)) == (before, events)
    deal.play(deal.legal_actions()[0])


def test_unknown_cards_stay_unknown_when_an_action_is_refused() -> None:
    whole = start()
    whole.play(Draw())
    deal = observe(whole, 1).deal()
    before = deal.position()
    with pytest.raises(TypeError, match=r"Meld.groups\[0\].cards\[3\] 'Jo': a card"):
        deal.play(Meld((Group((*NINES, "Jo")),)))
    assert deal.position() == before


@pytest.mark.parametrize(
    "action", [Draw(), Take(), Take(NINES), Meld(), Meld((Group(NINES, Onto()),)), Join(1, 2), Ask(), Pass()]
)
def test_an_action_of_the_right_form_is_for_the_rules_to_judge(action: Action) -> None:
    deal = start()
    if deal.violations(action):
        with pytest.raises(IllegalAction):
            deal.play(action)
    else:
        assert deal.play(action)


STARTS: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"rules": "classic"}, TypeError, r"rules 'classic': Rules such as preset\('classic'\)"),
    ({"dealer": 9}, ValueError, "dealer 9: a seat from 0 to 3"),
    ({"dealer": -1}, ValueError, "dealer -1: a seat from 0 to 3"),
    ({"dealer": "x"}, TypeError, "dealer 'x': a seat from 0 to 3"),
    ({"dealer": 1.5}, TypeError, "dealer 1.5: a seat from 0 to 3"),
    ({"dealer": True}, TypeError, "dealer True: a seat from 0 to 3"),
    ({"scores": [0]}, ValueError, r"scores \[0\]: 2 numbers, one for each side, were expected"),
    ({"scores": []}, ValueError, r"scores \[\]: 2 numbers"),
    ({"scores": [0, 0, 0]}, ValueError, "2 numbers"),
    ({"scores": 5}, TypeError, "scores 5: a list of 2 numbers"),
    ({"scores": "00"}, TypeError, "scores '00': a list of 2 numbers"),
    ({"scores": ["a", 0]}, TypeError, r"scores\[0\] 'a': a whole number"),
    ({"scores": [0, 0.5]}, TypeError, r"scores\[1\] 0.5: a whole number"),
    ({"scores": [0, -(10**30)]}, ValueError, r"scores\[1\] -10+: a whole number"),
    ({"pack": PACK[:5]}, ValueError, "5 cards, 108 expected"),
    ({"pack": [*PACK[1:], PACK[1]]}, ValueError, "not the pack of these rules"),
    ({"pack": None}, TypeError, "pack None: a list of cards"),
    ({"pack": cards_text(PACK)}, TypeError, "pack '.*…: a list of cards"),
    ({"pack": [card.text for card in PACK]}, TypeError, r"pack\[0\] '..': a card"),
    ({"pack": [[]]}, TypeError, r"pack\[0\] \[\]: a card"),
    ({"deal_number": 0}, ValueError, "deal_number 0: a whole number from 1"),
    ({"deal_number": "1"}, TypeError, "deal_number '1': a whole number from 1"),
    ({"cut": 0}, ValueError, "cut 0: a number of cards from 1 to 108"),
    ({"cut": "45"}, TypeError, "cut '45': a number of cards from 1 to 108"),
]


@pytest.mark.parametrize(("given", "kind", "said"), STARTS)
def test_a_deal_is_not_started(given: dict[str, Any], kind: type[Exception], said: str) -> None:
    with pytest.raises(kind, match=said):
        start(**given)


@pytest.mark.parametrize(
    "name", ["hand", "hand_size", "melded", "opened", "frozen_for", "barred", "asked_before", "foot_size", "bonus_due"]
)
def test_seats_that_are_none(name: str) -> None:
    ask = getattr(start(), name)
    for seat in (4, -1, 99):
        with pytest.raises(ValueError, match=f"seat {seat}: a seat from 0 to 3 was expected"):
            ask(seat)
    with pytest.raises(TypeError, match="seat '0': a seat"):
        ask("0")
    ask(3)


@pytest.mark.parametrize("name", ["melds", "red3", "minimum", "canastas"])
def test_sides_that_are_none(name: str) -> None:
    ask = getattr(start(), name)
    for side in (2, -1):
        with pytest.raises(ValueError, match=f"side {side}: a side from 0 to 1 was expected"):
            ask(side)
    with pytest.raises(TypeError, match="side None: a side"):
        ask(None)
    ask(1)


def _of_another_seat(make: Any) -> Any:
    return make(Random(1)).choose(observe(start(), 2))


OTHERS: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: start().play(Draw(), seat=9), ValueError, "seat 9: a seat from 0 to 3"),
    (lambda: start().play(Draw(), seat="x"), TypeError, "seat 'x': a seat from 0 to 3"),
    (lambda: Deal.at({}), TypeError, "position {}: a canasta.engine.Position"),
    (lambda: Game("classic", first_dealer=0), TypeError, "rules 'classic'"),
    (lambda: Game(RULES, first_dealer=9), ValueError, "first_dealer 9: a seat from 0 to 3"),
    (lambda: Game(RULES, first_dealer=None), TypeError, "first_dealer None: a seat"),
    (lambda: Game(RULES, first_dealer=0, scores=[1]), ValueError, r"scores \[1\]: 2 numbers"),
    (lambda: Game(RULES, first_dealer=0).finish(None), TypeError, "deal None: a Deal"),
    (lambda: Game(RULES, first_dealer=0).next_deal([]), ValueError, "0 cards, 108 expected"),
    (lambda: observe(start(), 9), ValueError, "seat 9: a seat .* from -1 to 3"),
    (lambda: observe(start(), "x"), TypeError, "seat 'x': a seat"),
    (lambda: observe(None, 0), TypeError, "deal None: a Deal"),
    (lambda: observe(start(), 0).sample(None), TypeError, "rng None: a generator"),
    (lambda: full_pack(-1, 4), ValueError, "packs -1: a whole number from 0"),
    (lambda: full_pack(2, -1), ValueError, "jokers -1: a whole number from 0"),
    (lambda: full_pack(10**9, 4), ValueError, "packs 1000000000: a whole number"),
    (lambda: full_pack("2", 4), TypeError, "packs '2': a whole number"),
    (lambda: full_pack(2, True), TypeError, "jokers True: a whole number"),
    (lambda: Card("Q"), TypeError, "rank 'Q': a Rank"),
    (lambda: Card(Rank.QUEEN, "h"), TypeError, "suit 'h': a Suit"),
    (lambda: Card(Rank.THREE, None, "x"), ValueError, "colour 'x'"),
    (lambda: read_cards(None), TypeError, "cards None: text such as"),
    (lambda: read_card("Qh Qs"), ValueError, "'Qh Qs' holds 2 cards, and one was expected"),
    (lambda: Words("xx"), WordsError, "no language 'xx': the languages are sv, nb, en"),
    (lambda: Words(None), WordsError, "no language None"),
    (lambda: preset(None), TypeError, "preset None: the name"),
    (lambda: Rules.read(None), TypeError, "rules None: a rule string"),
    (lambda: RULES.change([1]), TypeError, r"values \[1\]: a mapping"),
    (lambda: RULES.change({3: 3}), TypeError, "option 3: the name"),
    (lambda: make_bot([], Random(1)), ValueError, r"no bot is called \[\]"),
    *((lambda make=make: make(7), TypeError, "rng 7: a generator") for make in (CoreBot, NoviceBot, RandomBot, SteadyBot)),
    (lambda: SteadyBot(Random(1), 3), TypeError, "weights 3: canasta.bots.worth.Weights"),
    (lambda: RandomBot(Random(1)).choose(start()), TypeError, "observation <.*: an Observation"),
    *(
        (lambda make=make: _of_another_seat(make), ValueError, "observation of seat 2: one of the seat that is to move")
        for make in (CoreBot, NoviceBot, RandomBot, SteadyBot)
    ),
    (lambda: play_deal(RULES, PACK, 0, [RandomBot(Random(1))]), ValueError, "bots: 1 given, 4 expected"),
    (lambda: simulate(RULES, ["random"], 1, "1"), ValueError, "bots: 1 given, 4 expected"),
    (lambda: simulate(RULES, ["random"] * 4, -1, "1"), ValueError, "deals -1: a number of deals from 0"),
]


@pytest.mark.parametrize(("ask", "kind", "said"), OTHERS)
def test_other_places(ask: Callable[[], Any], kind: type[Exception], said: str) -> None:
    with pytest.raises(kind, match=said):
        ask()
