"""One card: a rank and a suit.

Cards are values, not objects with an identity: the two queens of hearts of a double pack are equal.
Every card exists once in memory, so comparing and hashing are cheap.
"""

from __future__ import annotations

from enum import IntEnum
from types import NoneType

from canasta.cards.given import require


class Suit(IntEnum):
    """The four suits, in the order in which the notation names them."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The suit's letter in the notation: ``s h d c``."""
        return "shdc"[self]

    @property
    def is_red(self) -> bool:
        """Whether the suit is hearts or diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Rank(IntEnum):
    """Ranks by number: two to ace as 2 to 14, the joker as 15, an unseen card as 0."""

    UNKNOWN = 0
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15

    @property
    def text(self) -> str:
        """The rank in the notation: one letter, ``Jo`` for the joker and ``??`` for an unseen card."""
        return _RANK_TEXT[self]


_RANK_TEXT = {rank: "..23456789TJQKA"[rank] for rank in Rank if 2 <= rank <= 14}
_RANK_TEXT[Rank.JOKER] = "Jo"
_RANK_TEXT[Rank.UNKNOWN] = "??"


class Card:
    """A card, such as ``Qh``, the joker ``Jo``, or an unseen card ``??``.

    A card without a suit (``8``) is a pattern: it stands for any card of its rank. ``3r`` and ``3b``
    (red and black three) are patterns with a colour. Patterns occur in what people write, never in a hand.
    """

    __slots__ = ("code", "colour", "is_black_three", "is_pattern", "is_red_three", "is_wild", "rank", "suit", "text")

    code: int
    rank: Rank
    suit: Suit | None
    colour: str
    text: str
    #: Whether the card is a two or a joker.
    is_wild: bool
    #: Whether the card is a three of hearts or diamonds (or the pattern ``3r``).
    is_red_three: bool
    #: Whether the card is a three of spades or clubs (or the pattern ``3b``).
    is_black_three: bool
    #: Whether the card stands for several (its suit is left out).
    is_pattern: bool
    _known: dict[tuple[Rank, Suit | None, str], Card] = {}

    def __new__(cls, rank: Rank, suit: Suit | None = None, colour: str = "") -> Card:
        key = (rank, suit, colour)
        card = cls._known.get(key)
        if card is None:
            require(rank, Rank, "rank", "a Rank")
            require(suit, (Suit, NoneType), "suit", "a Suit or None")
            if colour not in ("", "r", "b"):
                raise ValueError(f'colour {colour!r}: "r", "b" or "" was expected')
            card = super().__new__(cls)
            card.rank, card.suit, card.colour = rank, suit, colour
            card.text = rank.text + (suit.letter if suit is not None else colour)
            card.code = rank * 8 + (suit if suit is not None else 4 + " rb".index(colour or " "))
            red = colour == "r" or (suit is not None and suit.is_red)
            black = colour == "b" or (suit is not None and not suit.is_red)
            card.is_wild = rank in (Rank.TWO, Rank.JOKER)
            card.is_red_three = rank == Rank.THREE and red
            card.is_black_three = rank == Rank.THREE and black
            card.is_pattern = suit is None and rank not in (Rank.JOKER, Rank.UNKNOWN)
            cls._known[key] = card
        return card

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit | None, str]]:
        return Card, (self.rank, self.suit, self.colour)

    def __repr__(self) -> str:
        return f"Card({self.text})"

    def __str__(self) -> str:
        return self.text

    def __lt__(self, other: Card) -> bool:
        return self.code < other.code

    def matches(self, card: Card) -> bool:
        """Whether this card, read as a pattern, covers ``card``."""
        if not self.is_pattern:
            return self is card
        if self.rank != card.rank:
            return False
        return not self.colour or (card.is_red_three if self.colour == "r" else card.is_black_three)


JOKER = Card(Rank.JOKER)
UNKNOWN = Card(Rank.UNKNOWN)
