"""Who reads: a seat, its language, and what everybody is called."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from canasta.cards import JOKER, Card, Rank
from canasta.rules import Rules
from canasta.words import Words

_SIGNS = "♠♥♦♣"


@dataclass(frozen=True, slots=True)
class Reader:
    """A seat that reads in ``words``. ``names`` by seat; the own name is never used, it reads "you"."""

    seat: int
    words: Words
    names: tuple[str, ...]
    rules: Rules

    @property
    def side(self) -> int:
        """The reader's side."""
        return self.rules.side_of[self.seat]

    @property
    def solo(self) -> bool:
        """Whether the reader plays alone, so that "you" is one person."""
        return len(self.rules.sides[self.side]) == 1

    def name(self, seat: int) -> str:
        """What ``seat`` is called at the start of a sentence: "Du" for the reader."""
        return self.words.text("seat-you") if seat == self.seat else self.names[seat]

    def side_name(self, side: int) -> str:
        """What a side is called: us and them where there are two, else its players' names."""
        if len(self.rules.sides) == 2 and len(self.rules.sides[side]) > 1:
            return self.words.text("side-us" if side == self.side else "side-them")
        return self.words.join([self.name(seat) for seat in self.rules.sides[side]])

    def signs(self, cards: Iterable[Card]) -> str:
        """Cards as the page shows them inside a text: ``9♦ 10♣``; a joker is the word."""
        return " ".join(self.sign(card) for card in cards)

    def sign(self, card: Card) -> str:
        """One card as rank and suit sign."""
        if card is JOKER:
            return self.words.rank("Jo")
        if card.suit is None:
            return self.words.rank(card.text)
        rank = "10" if card.rank is Rank.TEN else card.rank.text
        return f"{rank}{_SIGNS[card.suit]}"

    def spelled(self, cards: Iterable[Card]) -> str:
        """Cards by name, for a screen reader: "klöver fyra och en joker"."""
        return self.words.join([self.words.card(card, "the") for card in cards])
