"""Whoever could take the pile is told so: takes of the family's games, tried out one by one, against the search."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from canasta.cards import Card, full_pack, read_cards
from canasta.engine import Deal, Group, Onto, Position, Take
from canasta.rules import Rules

pytestmark = pytest.mark.engine

RULES = [
    "samba",
    "bolivia",
    "hollywood",
    "italian",
    "modern_american",
    "hf_whitnack",
    "classic(initial.natural_triple=yes)",
    "classic(pile.before_opening=hand_opens)",
]


def _sequences(rules: Rules, hand: list[Card]) -> Iterator[list[Card]]:
    """No sequence, and each that the hand holds."""
    yield []
    if rules["meld.sequences"] == "off":
        return
    for suit in {card.suit for card in hand if not card.is_wild}:
        held = {card.rank: card for card in hand if card.suit == suit and not card.is_wild and card.rank >= 4}
        for low in held:
            for size in range(3, 8):
                run = [card for rank, card in held.items() if low <= rank < low + size]
                if len(run) == size:
                    yield sorted(run)


def _takes(rules: Rules, hand: list[Card], top: Card) -> Iterator[Take]:
    """Takes with two cards of the rank on top or more, up to three sets and a sequence beside them, wild cards with each."""
    wilds = sorted(card for card in hand if card.is_wild)
    most = min(2, len(wilds))
    for run in _sequences(rules, hand):
        left = Counter(card for card in hand if not card.is_wild) - Counter(run)
        by_rank: dict[int, list[Card]] = {}
        for card in sorted(left.elements()):
            by_rank.setdefault(card.rank, []).append(card)
        like = by_rank.pop(top.rank, [])
        for count in range(2, len(like) + 1):
            ranks = [cards for cards in by_rank.values() if len(cards) >= 2]
            for chosen in itertools.chain.from_iterable(itertools.combinations(ranks, n) for n in range(4)):
                for shares in itertools.product(range(most + 1), repeat=len(chosen) + 1):
                    for alone in {0, len(wilds) - sum(shares)}:
                        if sum(shares) + alone > len(wilds) or alone in (1, 2) or alone < 0:
                            continue
                        rest = list(wilds)
                        given = [[rest.pop() for _ in range(share)] for share in shares]
                        groups = [Group((*cards, *wild)) for cards, wild in zip(chosen, given[1:], strict=True)]
                        groups += [Group(tuple(run))] if run else []
                        groups += [Group(tuple(rest[:alone]), Onto(wild=True))] if alone else []
                        yield Take((*like[:count], *given[0]), None, tuple(groups))


@pytest.mark.parametrize("text", RULES)
def test_a_take_that_is_legal_is_found(text: str) -> None:
    rules = Rules.read(text)
    rng = random.Random(text)
    pack = [card for card in full_pack(rules["deck.packs"], rules["deck.jokers"]) if card.rank != 3]
    taken = 0
    for _ in range(400):
        suit = rng.choice("shdc")
        cards = [card for card in pack if card.is_wild or card.text[1] == suit or rng.random() < 0.3]
        rng.shuffle(cards)
        hand = cards[: rng.randint(8, 13)]
        held = Counter(card.rank for card in hand if not card.is_wild)
        tops = [card for card in cards[13:] if not card.is_wild and held[card.rank] >= 2]
        if not tops:
            continue
        below = [card for card in cards[13:] if card is not tops[0] and not card.is_wild][: rng.randint(0, 2)]
        below = [card for card in below if card != tops[0]]
        deal = Deal.at(
            Position(
                rules=rules,
                scores=[rng.choice((0, 1500, 3000))] * len(rules.sides),
                hands=[hand, *[rules["deal.hand_size"]] * (rules.players - 1)],
                pile=[*below, tops[0]],
            )
        )
        legal = next((take for take in _takes(rules, hand, tops[0]) if not deal.violations(take)), None)
        if legal is not None:
            taken += 1
            assert deal.takeable(), (hand, tops[0], legal)
        if deal.takeable():
            assert any(isinstance(action, Take) for action in deal.legal_actions())
    assert taken > 0


def test_a_pair_takes_a_frozen_pile_beside_sequences_that_would_use_it_up() -> None:
    hand = list(read_cards("6d5c2s9c6sJo5h7h8d9h4h7d"))
    deal = Deal.at(Position(rules=Rules.read("samba"), scores=[1500, 0], hands=[hand, 15, 15, 15], pile=list(read_cards("Qs6h"))))
    assert deal.takeable()
