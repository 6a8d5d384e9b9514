"""Positions by chance: each is a moment that can be played on, or is refused with the key that is wrong. Nothing else."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from playing import choose, started
from random_rules import many_rules

from canasta.cards import JOKER, UNKNOWN, Card, Rank, full_pack
from canasta.engine import Deal, Position, PositionError
from canasta.rules import Rules
from canasta.words import Words, languages

pytestmark = pytest.mark.engine

KEYS = "scores to_move phase stock pile hands melds red3 frozen blocked melded dealer deal_number round took laid asked asker"
_KEY = re.compile(rf"({'|'.join(KEYS.split())})(\[\d+\])?(\[\d+\])?")


def _moments(rules: Rules, rng: Random) -> list[Deal]:
    """Moments of a deal that is played by chance."""
    deal = started(rules, rng.random())
    moments = [deal.copy()]
    while not deal.over:
        deal.play(choose(deal.legal_actions(), rng))
        if deal.over or rng.randrange(5) == 0:
            moments.append(deal.copy())
    return moments


def _cards(rules: Rules, rng: Random, most: int) -> list[Card]:
    pack = full_pack(rules["deck.packs"], rules["deck.jokers"])
    cards = [rng.choice(pack) for _ in range(rng.randint(0, most))]
    return [rng.choice([card, card, card, Card(card.rank) if card.suit is not None else card, UNKNOWN, JOKER]) for card in cards]


def _spoil(position: Position, rng: Random) -> None:
    """Change one key into something else, likely or not."""
    rules = position.rules
    players, sides = rules.players, len(rules.sides)
    seat = rng.randint(-1, players)
    choices: dict[str, Any] = {
        "scores": [rng.randint(-2000, 9000) for _ in range(rng.choice([sides, sides, sides + 1]))],
        "to_move": seat,
        "phase": rng.choice(["draw", "play", "answer", "over", "nap"]),
        "stock": rng.choice([None, 0, 1, 2, 30, 400, -1, _cards(rules, rng, 6)]),
        "pile": _cards(rules, rng, 5),
        "hands": _hands(position, rng),
        "melds": _melds(position, rng),
        "red3": [[Card(Rank.THREE, None, rng.choice("rrrb"))] * rng.randint(0, 2) for _ in range(sides)],
        "frozen": rng.choice([None, True, False]),
        "blocked": rng.choice([None, True, False]),
        "melded": [rng.random() < 0.5 for _ in range(players)],
        "dealer": seat,
        "deal_number": rng.randint(0, 3),
        "round": rng.randint(0, 3),
        "took": rng.random() < 0.5,
        "laid": rng.random() < 0.5,
        "asked": rng.choice(["", "y", "n", "maybe"]),
        "asker": rng.choice([None, seat]),
    }
    key = rng.choice(list(choices))
    setattr(position, key, choices[key])


def _hands(position: Position, rng: Random) -> list[Any]:
    hands = [_cards(position.rules, rng, 8) if rng.random() < 0.5 else rng.randint(-1, 12) for _ in range(position.rules.players)]
    return hands[: len(hands) - rng.choice([0, 0, 0, 0, 1])]


def _melds(position: Position, rng: Random) -> list[list[list[Card]]]:
    """Melds of which most could lie so."""
    melds: list[list[list[Card]]] = []
    for _ in position.rules.sides:
        ranks = rng.sample([rank for rank in Rank if 3 <= rank <= 14], rng.randint(0, 2))
        own = []
        for rank in ranks:
            natural = Card(rank, None, "b") if rank == Rank.THREE else Card(rank)
            own.append([natural] * rng.randint(2, 5) + [Card(Rank.TWO)] * rng.randint(0, 1) + [JOKER] * rng.randint(0, 1))
        melds.append(own)
    return melds


def _check(deal: Deal, rng: Random) -> None:
    """The deal holds no card twice, says again what it is, and can be played on."""
    rules = deal.rules
    pack = Counter(full_pack(rules["deck.packs"], rules["deck.jokers"]))
    known = Counter(deal._cards.known())
    assert known <= pack
    again = Deal.at(deal.position())
    assert again.position() == deal.position()
    for _ in range(8):
        if deal.over:
            assert deal.sheet is not None
            break
        legal = deal.legal_actions()
        for action in legal:
            assert deal.violations(action) == ()
        if not legal:
            assert UNKNOWN in deal.hand(deal.to_move) or _strange(deal), f"stuck: {deal.position()}"
            break
        deal.play(choose(legal, rng))
        assert Counter(deal._cards.known()) <= pack


def _strange(deal: Deal) -> bool:
    """Moments that no play leads to: nobody is without cards, or with one that may not be thrown, while a turn goes on."""
    return deal.phase == "play" and deal.hand_size(deal.to_move) <= 1


def _fuzz(rules: Rules, seed: str, count: int) -> Counter[str]:
    rng = Random(seed)
    seen: Counter[str] = Counter()
    moments = [moment for _ in range(1 + count // 50) for moment in _moments(rules, rng)]
    for _ in range(count):
        position = rng.choice(moments).position()
        for _ in range(rng.randint(1, 4)):
            _spoil(position, rng)
        try:
            deal = Deal.at(position)
        except PositionError as error:
            assert _KEY.fullmatch(error.key), error.key
            assert all(Words(lang).has(f"impossible-{error.reason.code}") for lang in languages()), error.reason
            assert error.message
            assert str(error).startswith(f"{error.key}: ")
            seen[error.key.split("[")[0]] += 1
            continue
        seen["sound"] += 1
        _check(deal, rng)
    return seen


def test_in_classic() -> None:
    seen = _fuzz(Rules.read("classic"), "fuzz", 150)
    assert seen["sound"] > 20
    assert len(seen) > 8, "the fuzz finds too few kinds of faults"


def test_under_random_rules() -> None:
    sound = 0
    for number, rules in enumerate(many_rules(15, "fuzz")):
        sound += _fuzz(rules, f"fuzz {number}", 5)["sound"]
    assert sound > 15
