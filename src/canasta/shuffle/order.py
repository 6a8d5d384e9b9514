"""The order of a pack that a seed gives."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from canasta.cards import Card
from canasta.shuffle.seed import below, words


def shuffled(pack: Sequence[Card], seed: bytes) -> list[Card]:
    """``pack`` in the order in which its cards leave it, as ``seed`` (32 bytes) gives it. Raises ``SeedError``.

    Fisher and Yates, from the last place down: place ``i`` changes with a place from 0 to ``i``, each as likely. The cards are
    first put in the canonical order (by rank from the two to the joker, then by suit), so the result depends on which cards
    are there and on nothing else. The first card of the result leaves the pack first.
    """
    cards = sorted(pack)
    source = words(seed)
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1, source)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def deal_seed(seed: str, number: int) -> bytes:
    """The seed of deal ``number`` (from 0) of a simulation that was given ``seed``, any text."""
    return sha256(f"canasta-1 simulate\n{number}\n{seed}".encode()).digest()
