"""Whether cards that were found are those that were stated, where what is stated may be patterns."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.cards import Card, Rank


def covers(stated: Card, found: Card) -> bool:
    """Whether ``stated`` may stand for ``found``: a suitless card for any suit, ``??`` for any card."""
    return stated.rank is Rank.UNKNOWN or stated.matches(found)


def same_cards(stated: Sequence[Card], found: Sequence[Card]) -> bool:
    """Whether they are the same cards, without regard to order."""
    if len(stated) != len(found):
        return False
    left = list(found)
    for card in sorted(stated, key=_breadth):
        # What a narrow pattern covers, a wider one covers too: so the narrow ones choose first, and any choice is right.
        chosen = next((other for other in left if covers(card, other)), None)
        if chosen is None:
            return False
        left.remove(chosen)
    return True


def same_order(stated: Sequence[Card], found: Sequence[Card]) -> bool:
    """Whether they are the same cards in the same order."""
    return len(stated) == len(found) and all(map(covers, stated, found))


def same_melds(stated: Sequence[Sequence[Card]], found: Sequence[Sequence[Card]]) -> bool:
    """Whether the melds can be paired off, each with the same cards; neither melds nor cards have an order."""
    if len(stated) != len(found):
        return False
    pair: dict[int, int] = {}

    def place(meld: int, tried: set[int]) -> bool:
        for other, cards in enumerate(found):
            if other not in tried and same_cards(stated[meld], cards):
                tried.add(other)
                if other not in pair or place(pair[other], tried):
                    pair[other] = meld
                    return True
        return False

    return all(place(meld, set()) for meld in range(len(stated)))


def _breadth(card: Card) -> int:
    if card.rank is Rank.UNKNOWN:
        return 3
    if not card.is_pattern:
        return 0
    return 1 if card.colour else 2
