"""No card is ever lost: where all the cards of a deal are."""

from __future__ import annotations

from collections import Counter

from canasta.cards import Card, full_pack
from canasta.engine import Deal


def lost_cards(deal: Deal) -> Counter[Card]:
    """What is missing (positive) and what is too many (negative) in a deal that was dealt from a whole pack."""
    missing = Counter(full_pack(deal.rules["deck.packs"], deal.rules["deck.jokers"]))
    missing.subtract(deal._cards.known())
    return Counter({card: count for card, count in missing.items() if count})
