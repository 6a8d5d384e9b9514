"""No card is ever lost: where all the cards of a deal are."""

from __future__ import annotations

from collections import Counter

from canasta.cards import Card, full_pack
from canasta.engine import Deal


def lost_cards(deal: Deal) -> Counter[Card]:
    """What is missing (positive) and what is too many (negative) in a deal that was dealt from a whole pack."""
    rules = deal.rules
    missing = Counter(full_pack(rules["deck.packs"], rules["deck.jokers"]))
    position = deal.position()
    for hand in position.hands or []:
        missing.subtract(hand if not isinstance(hand, int) else [])
    missing.subtract(position.stock if isinstance(position.stock, list) else [])
    missing.subtract(position.pile)
    for cards in position.red3 or []:
        missing.subtract(cards)
    for melds in position.melds or []:
        for meld in melds:
            missing.subtract(meld)
    return Counter({card: count for card, count in missing.items() if count})
