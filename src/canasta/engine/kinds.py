"""From physical cards to the core's kinds and back."""

from __future__ import annotations

from canasta.cards import JOKER, UNKNOWN, Card, Rank, Suit
from canasta.engine.core import kinds as k
from canasta.engine.core.tables import Tables


def kind_of(card: Card, suited: bool = False) -> int:
    """The kind of a card or pattern; of a natural card by its suit too where the rules have sequences (``suited``).

    A three without a colour has none: ValueError.
    """
    if card.rank == Rank.THREE:
        if card.is_red_three:
            return k.RED_THREE
        if card.is_black_three:
            return k.BLACK_THREE
        raise ValueError("a three needs its colour or suit")
    if card.rank == Rank.TWO:
        return k.TWO
    if card is JOKER:
        return k.JOKER
    if card is UNKNOWN:
        return k.UNSEEN
    if suited and card.suit is not None:
        return k.SUITED + (card.rank - 4) * 4 + card.suit
    return card.rank - 3


def kind_in(t: Tables, card: Card) -> int:
    """The kind of a card or pattern in a game with these tables: by suit where suits matter; any three is one kind where it is a
    rank like any other.
    """
    if card.rank == Rank.THREE and t.lowest == k.BLACK_THREE:
        return k.BLACK_THREE
    return kind_of(card, t.kinds > k.RANKS)


def has_kind(card: Card, threes: bool = False) -> bool:
    """Whether the core can tell the card's kind: all but a three without a colour, unless ``threes`` are a rank (meld.threes)."""
    return threes or card.rank != Rank.THREE or card.suit is not None or card.colour != ""


def rank_kind(rank: Rank) -> int:
    """The core's number of a rank that a meld can be named by; threes are black ones, or all of them where they are a rank."""
    if rank == Rank.THREE:
        return k.BLACK_THREE
    return kind_of(Card(rank))


def kind_rank(kind: int) -> Rank:
    """The rank of a kind."""
    return pattern_of(kind).rank


def pattern_of(kind: int) -> Card:
    """The card without a suit that stands for a kind."""
    if kind >= k.SUITED:
        return Card(Rank((kind - k.SUITED) // 4 + 4), Suit((kind - k.SUITED) % 4))
    return _PATTERNS[kind]


def pattern_in(t: Tables, kind: int) -> Card:
    """The card without a suit that stands for a kind in a game with these tables."""
    return _ANY_THREE if kind == k.BLACK_THREE == t.lowest else pattern_of(kind)


def kind_text(t: Tables, kind: int) -> str:
    """A kind in the notation: ``K``, ``3b`` (``3`` where threes are a rank), ``Jo``."""
    return pattern_in(t, kind).text


_ANY_THREE = Card(Rank.THREE)
_PATTERNS = [
    Card(Rank.THREE, None, "b"),
    *(Card(Rank(number)) for number in range(Rank.FOUR, Rank.ACE + 1)),
    Card(Rank.TWO),
    JOKER,
    Card(Rank.THREE, None, "r"),
    UNKNOWN,
]
