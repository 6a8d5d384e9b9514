"""The cards of a pack."""

from __future__ import annotations

from functools import lru_cache

from canasta.cards.card import JOKER, Card, Rank, Suit
from canasta.cards.given import whole

_MOST_PACKS, _MOST_JOKERS = 50, 500
_SUITED_RANKS = tuple(Rank(number) for number in range(Rank.TWO, Rank.ACE + 1))


def full_pack(packs: int, jokers: int) -> list[Card]:
    """All cards of ``packs`` packs of 52 and ``jokers`` jokers in all, in a fixed order (suit by suit, jokers last).

    Raises ``TypeError`` and ``ValueError`` for what is no number of packs or jokers.
    """
    packs = whole(packs, "packs", 0, _MOST_PACKS)
    jokers = whole(jokers, "jokers", 0, _MOST_JOKERS)
    return list(_full_pack(packs, jokers))


@lru_cache(maxsize=64)
def _full_pack(packs: int, jokers: int) -> tuple[Card, ...]:
    return tuple(Card(rank, suit) for _ in range(packs) for suit in Suit for rank in _SUITED_RANKS) + (JOKER,) * jokers
