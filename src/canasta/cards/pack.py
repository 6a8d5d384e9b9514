"""The cards of a pack."""

from __future__ import annotations

from functools import lru_cache

from canasta.cards.card import JOKER, Card, Rank, Suit

_SUITED_RANKS = tuple(Rank(number) for number in range(Rank.TWO, Rank.ACE + 1))


def full_pack(packs: int, jokers: int) -> list[Card]:
    """All cards of ``packs`` packs of 52 and ``jokers`` jokers in all, in a fixed order (suit by suit, jokers last)."""
    return list(_full_pack(packs, jokers))


@lru_cache(maxsize=64)
def _full_pack(packs: int, jokers: int) -> tuple[Card, ...]:
    return tuple(Card(rank, suit) for _ in range(packs) for suit in Suit for rank in _SUITED_RANKS) + (JOKER,) * jokers
