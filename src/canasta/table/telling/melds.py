"""One meld in words: a set, a sequence or wild cards alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from canasta.cards import Card, Rank
from canasta.engine.melds import shape_of
from canasta.rules import Rules
from canasta.table.telling.reader import Reader
from canasta.words import Words

#: Kinds of canasta, in the order in which they are counted.
CANASTAS = ("natural", "mixed", "samba", "mixed_samba", "wild")
#: A sequence and a meld of wild cards close with their canasta.
_CLOSED_AT = 7


@dataclass(frozen=True, slots=True)
class MeldShape:
    """``kind``: ``set``, ``sequence``, ``wilds`` or nothing (no meld). Of a sequence its suit's letter and the ranks of its ends.

    ``rank`` is that of a set (``3`` for black threes), ``W`` for wild cards alone, empty for a sequence.
    """

    kind: str
    rank: str = ""
    suit: str = ""
    low: str = ""
    high: str = ""


@lru_cache(maxsize=8192)
def meld_shape(cards: tuple[Card, ...]) -> MeldShape:
    """How the cards lie; without a kind where they can lie in none, or are none."""
    if not cards:
        return MeldShape("")
    try:
        shape = shape_of(list(cards))
    except ValueError:
        return MeldShape("")
    if shape.kind == "wilds":
        return MeldShape("wilds", "W")
    if shape.rank is not None:
        return MeldShape("set", shape.rank.text)
    suit = shape.suit.letter if shape.suit is not None else ""
    return MeldShape("sequence", "", suit, Rank(shape.low).text, Rank(shape.high).text)


def naturals(cards: Sequence[Card]) -> int:
    """How many of the cards are not wild."""
    return sum(not card.is_wild for card in cards)


def canasta_kind(rules: Rules, cards: Sequence[Card]) -> str:
    """One of CANASTAS, or nothing while the meld is short of a canasta. Black threes make none."""
    if len(cards) < rules["canasta.size"] or _are_black_threes(rules, cards):
        return ""
    return _would_be(cards)


def _are_black_threes(rules: Rules, cards: Sequence[Card]) -> bool:
    """Whether the meld is one of black threes, which is laid going out and becomes no canasta."""
    return not rules["meld.threes"] and any(card.rank is Rank.THREE for card in cards)


def _would_be(cards: Sequence[Card]) -> str:
    """What kind of canasta the meld is, or is on the way to."""
    kind = meld_shape(tuple(cards)).kind
    if kind == "wilds":
        return "wild"
    pure = naturals(cards) == len(cards)
    if kind == "sequence":
        return "samba" if pure else "mixed_samba"
    return "natural" if pure else "mixed"


def is_closed(rules: Rules, cards: Sequence[Card]) -> bool:
    """Whether no card can be added to the meld."""
    kind = meld_shape(tuple(cards)).kind
    if kind == "set":
        most = rules.limit("meld.max_size")
        return most is not None and len(cards) >= most
    return len(cards) >= _CLOSED_AT


def rank_of(cards: Sequence[Card]) -> str:
    """The meld's rank in the notation; ``W`` for wild cards alone. Of a sequence its lowest natural card's."""
    return next((card.rank.text for card in cards if not card.is_wild), "W")


def meld_name(words: Words, cards: tuple[Card, ...], form: str = "many") -> str:
    """The meld as a sentence names it: "kungar", "hjärter 5–8", "vilda kort". ``form`` is that of a rank."""
    shape = meld_shape(cards)
    if shape.kind == "sequence":
        return words.text("meld-sequence", suit=words.text(f"suit-{shape.suit}"), low=_face(shape.low), high=_face(shape.high))
    return words.rank(rank_of(cards), form)


def _face(rank: str) -> str:
    """A rank as it is printed on a card."""
    return "10" if rank == "T" else rank


@lru_cache(maxsize=4096)
def meld_label(reader: Reader, cards: tuple[Card, ...]) -> str:
    """The meld for a screen reader: "Kungar: fyra kort, varav ett vilt"."""
    kind = meld_shape(cards).kind
    wilds = 0 if kind == "wilds" else len(cards) - naturals(cards)
    canasta = canasta_kind(reader.rules, cards) or "none"
    name = meld_name(reader.words, cards)
    if kind == "sequence":
        name = reader.words.text("meld-label-sequence", name=name)
    return reader.words.sentence("meld-label", name=name, n=len(cards), wilds=wilds, canasta=canasta.replace("_", "-"))


def open_cost(rules: Rules, cards: tuple[Card, ...]) -> int:
    """What the meld takes from its side if the deal ends with it as it is: a short sequence, open aces, sevens or wild cards."""
    kind = meld_shape(cards).kind
    if not kind or len(cards) >= rules.number("canasta.size"):
        return 0
    modern = rules["score.open_penalties"] == "modern"
    if kind == "sequence":
        return rules.number("sequence.short_penalty") if len(cards) < 5 else 0
    if kind == "wilds":
        jokers = sum(card.rank is Rank.JOKER for card in cards)
        return rules.number("score.open_wild_penalty") + ((2500 if jokers >= 4 else 2000) if modern else 0)
    dear = rank_of(cards) == "7" or (rank_of(cards) == "A" and naturals(cards) == len(cards))
    return 2500 if modern and dear else 0


@lru_cache(maxsize=4096)
def to_natural(reader: Reader, cards: tuple[Card, ...]) -> str:
    """How far the meld is from a canasta: "ett kort till ger 500"; nothing once it is one, or where it can become none."""
    size = reader.rules["canasta.size"]
    if len(cards) >= size or _are_black_threes(reader.rules, cards):
        return ""
    points = canasta_points(reader.rules, cards)
    kind = "natural" if _would_be(cards) == "natural" else "mixed"
    return reader.words.sentence(f"meld-short-{kind}", n=size - len(cards), points=points)


def canasta_points(rules: Rules, cards: Sequence[Card]) -> int:
    """What the canasta that the meld is on the way to will count, as far as its cards tell now."""
    by_kind = {"samba": "sequence.bonus", "mixed_samba": "sequence.mixed_bonus", "wild": "canasta.wild"}
    kind = _would_be(cards)
    if kind in by_kind:
        return rules.number(by_kind[kind])
    special = {"A": rules.limit("canasta.aces"), "7": rules.limit("canasta.sevens")}.get(rank_of(cards))
    return special or rules.number(f"canasta.{kind}")


def card_points(rules: Rules, cards: Iterable[Card]) -> int:
    """What the cards count on the table; a red three is no card that counts, unless threes are a rank like any other."""
    points = rules.card_points
    black = rules["black3.value"]
    red = black if rules["meld.threes"] else 0
    return sum(black if card.is_black_three else red if card.is_red_three else points.get(card.rank.text, 0) for card in cards)
