"""One meld in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from canasta.cards import Card
from canasta.rules import Rules
from canasta.table.telling.reader import Reader


def naturals(cards: Sequence[Card]) -> int:
    """How many of the cards are not wild."""
    return sum(not card.is_wild for card in cards)


def canasta_kind(rules: Rules, cards: Sequence[Card]) -> str:
    """``natural``, ``mixed``, or nothing while the meld is short of a canasta."""
    if len(cards) < rules["canasta.size"]:
        return ""
    return "natural" if naturals(cards) == len(cards) else "mixed"


def rank_of(cards: Sequence[Card]) -> str:
    """The meld's rank in the notation; ``W`` for wild cards alone."""
    return next((card.rank.text for card in cards if not card.is_wild), "W")


@lru_cache(maxsize=4096)
def meld_label(reader: Reader, cards: tuple[Card, ...]) -> str:
    """The meld for a screen reader: "Kungar: fyra kort, varav ett vilt"."""
    wilds = len(cards) - naturals(cards)
    canasta = canasta_kind(reader.rules, cards) or "none"
    return reader.words.sentence("meld-label", rank=rank_of(cards), n=len(cards), wilds=wilds, canasta=canasta)


@lru_cache(maxsize=4096)
def to_natural(reader: Reader, cards: tuple[Card, ...]) -> str:
    """How far the meld is from a canasta: "ett kort till ger 500"; nothing once it is one."""
    size = reader.rules["canasta.size"]
    if len(cards) >= size:
        return ""
    kind = "natural" if naturals(cards) == len(cards) else "mixed"
    return reader.words.sentence(f"meld-short-{kind}", n=size - len(cards), points=reader.rules[f"canasta.{kind}"])


def card_points(rules: Rules, cards: Iterable[Card]) -> int:
    """What the cards count on the table; a red three is no card that counts."""
    points = rules.card_points
    black = rules["black3.value"]
    return sum(black if card.is_black_three else 0 if card.is_red_three else points.get(card.rank.text, 0) for card in cards)
