"""Ranks, suits, cards, packs and the text of a card."""

from canasta.cards.card import JOKER, UNKNOWN, Card, Rank, Suit
from canasta.cards.pack import full_pack
from canasta.cards.text import CardTextError, cards_text, read_card, read_cards

__all__ = [
    "JOKER",
    "UNKNOWN",
    "Card",
    "CardTextError",
    "Rank",
    "Suit",
    "cards_text",
    "full_pack",
    "read_card",
    "read_cards",
]
