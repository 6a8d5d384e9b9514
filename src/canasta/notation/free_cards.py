"""Choosing a free card of the pack for a card that is written without its suit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from canasta.cards import Card, Rank, full_pack
from canasta.notation.document import Value
from canasta.notation.matching import covers
from canasta.rules import Rules


class PackCards:
    """The cards of the rules' pack that are still free.

    Give all lists to ``reserve`` first: cards written with a suit keep it, whatever is chosen for those without.
    """

    def __init__(self, rules: Rules) -> None:
        packs, jokers = rules["deck.packs"], rules["deck.jokers"]
        self._all = Counter(full_pack(packs, jokers))
        self._free = Counter(self._all)
        self._threes = bool(rules["meld.threes"])

    def reserve(self, values: Iterable[tuple[Value, Sequence[Card]]]) -> None:
        """Takes the cards with a suit. Raises ``NotationError`` at the value that holds more of one than are left."""
        for value, cards in values:
            for card in cards:
                if card.rank is Rank.UNKNOWN:
                    raise value.fault("notation-unknown-card")
                if not card.is_pattern:
                    if not self._free[card]:
                        raise value.fault("notation-too-many-cards", {"card": card.text, "most": self._all[card]})
                    self._free[card] -= 1

    def choose(self, value: Value, cards: Sequence[Card], three: str = "") -> list[Card]:
        """``cards`` with a free card in place of each pattern.

        ``three`` says which colour (``r`` or ``b``) a bare ``3`` has here; where it could be either, it is refused. Where threes
        are a rank like any other it is any three.
        """
        chosen = list(cards)
        for place in sorted(range(len(cards)), key=lambda place: not cards[place].colour):
            card = cards[place]
            if card.rank is Rank.THREE and card.is_pattern and not card.colour and not self._threes:
                if not three:
                    raise value.fault("notation-which-three")
                card = Card(Rank.THREE, None, three)
            if card.is_pattern:
                chosen[place] = self._take(value, card)
        return chosen

    def rest(self) -> list[Card]:
        """All cards that are free: naturals first, then black threes, wild cards and red threes."""
        cards = [card for card, count in self._free.items() for _ in range(count)]
        return sorted(cards, key=lambda card: (card.is_red_three, card.is_wild, card.is_black_three, card))

    def _take(self, value: Value, pattern: Card) -> Card:
        fitting = [card for card, count in self._free.items() if count and covers(pattern, card)]
        if not fitting:
            most = sum(count for card, count in self._all.items() if covers(pattern, card))
            raise value.fault("notation-too-many-cards", {"card": pattern.text, "most": most})
        best = max(fitting, key=lambda card: self._free[card])
        self._free[best] -= 1
        return best
