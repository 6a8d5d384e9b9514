"""Reading and writing cards as text (docs/notation.md, "Cards")."""

from __future__ import annotations

from collections.abc import Iterable

from canasta.cards.card import JOKER, UNKNOWN, Card, Rank, Suit
from canasta.cards.given import require

_RANKS = {rank.text: rank for rank in Rank if 2 <= rank <= 14}
_SUITS = {"s": Suit.SPADES, "h": Suit.HEARTS, "d": Suit.DIAMONDS, "c": Suit.CLUBS}
_SUITS |= {"♠": Suit.SPADES, "♥": Suit.HEARTS, "♦": Suit.DIAMONDS, "♣": Suit.CLUBS}


class CardTextError(ValueError):
    """Text that is no card. ``column`` counts from 0 in the text that was read."""

    def __init__(self, text: str, column: int, count: int = 0) -> None:
        found = text[column:].split()[0] if text[column:].split() else "the end of the text"
        super().__init__(
            f"{text!r} holds {count} cards, and one was expected"
            if count
            else f"no card can be read at {found!r} in {text!r}: a rank (A K Q J T 9 … 2) with a suit (s h d c), Jo or ??"
        )
        self.text = text
        self.column = column


def _read_one(text: str, at: int) -> tuple[Card, int]:
    """The card that starts at ``at`` and the place after it."""
    if text.startswith("??", at):
        return UNKNOWN, at + 2
    if text.startswith("Jo", at):
        return JOKER, at + 2
    if text.startswith("★", at):
        return JOKER, at + 1
    if text.startswith("10", at):
        rank, after = Rank.TEN, at + 2
    elif text[at : at + 1] in _RANKS:
        rank, after = _RANKS[text[at]], at + 1
    else:
        raise CardTextError(text, at)
    mark = text[after : after + 1]
    if mark in _SUITS:
        return Card(rank, _SUITS[mark]), after + 1
    if rank is Rank.THREE and mark in ("r", "b"):
        return Card(rank, None, mark), after + 1
    return Card(rank), after


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards of ``text``, written together or separated by blanks. Raises ``CardTextError``."""
    require(text, str, "cards", "text such as 'Qh 9s Jo'")
    cards: list[Card] = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        card, at = _read_one(text, at)
        cards.append(card)
    return tuple(cards)


def read_card(text: str) -> Card:
    """The one card that ``text`` holds. Raises ``CardTextError``."""
    cards = read_cards(text)
    if len(cards) != 1:
        raise CardTextError(text, 0, len(cards))
    return cards[0]


def cards_text(cards: Iterable[Card]) -> str:
    """The canonical text of ``cards``, written together."""
    return "".join(card.text for card in cards)
