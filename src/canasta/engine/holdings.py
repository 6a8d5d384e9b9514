"""Where every physical card lies. Follows what the core does with kinds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from canasta.cards import UNKNOWN, Card
from canasta.engine.core import kinds as k
from canasta.engine.core.state import State

_INTO_HAND = (k.LOG_DEALT, k.LOG_DREW)


class Holdings:
    """The physical cards of one deal. Hands, feet and stock may hold unknown cards; ``red3`` holds all threes laid."""

    __slots__ = ("aside", "feet", "hands", "hidden", "melds", "pile", "red3", "stock")

    def __init__(self, seats: int, sides: int) -> None:
        self.stock: list[Card] = []  # next card last, so that drawing is cheap
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.feet: list[list[Card]] = [[] for _ in range(seats)]
        self.pile: list[Card] = []
        self.hidden = 0  # cards at the bottom of the pile that nobody has seen
        self.melds: list[list[list[Card]]] = [[] for _ in range(sides)]
        self.red3: list[list[Card]] = [[] for _ in range(sides)]
        self.aside: list[Card] = []

    def copy(self) -> Holdings:
        """The same, to be changed on its own."""
        other = Holdings(0, 0)
        other.stock = list(self.stock)
        other.hands = [list(hand) for hand in self.hands]
        other.feet = [list(foot) for foot in self.feet]
        other.pile = list(self.pile)
        other.hidden = self.hidden
        other.melds = [[list(meld) for meld in melds] for melds in self.melds]
        other.red3 = [list(threes) for threes in self.red3]
        other.aside = list(self.aside)
        return other

    def known(self) -> Iterable[Card]:
        """All cards whose place is known."""
        for cards in (self.stock, self.pile, self.aside, *self.hands, *self.feet, *self.red3):
            yield from (card for card in cards if card is not UNKNOWN)
        for melds in self.melds:
            for meld in melds:
                yield from meld

    def free(self, pack: Counter[Card]) -> Counter[Card]:
        """The cards of ``pack`` that lie in no known place."""
        left = Counter(pack)
        left.subtract(Counter(self.known()))
        return +left

    def follow_stock(self, state: State, side_of: tuple[int, ...]) -> list[tuple[int, int, Card]]:
        """Move cards as the core's log of the last move says; the steps as (what, seat, card), in order."""
        steps: list[tuple[int, int, Card]] = []
        for number in range(state.logged):
            what, seat = divmod(int(state.log[number]), k.LOG_STEP)
            if what == k.LOG_FOOT:
                steps += ((what, seat, card) for card in self.feet[seat])
                self.hands[seat] += self.feet[seat]
                self.feet[seat] = []
            else:
                steps.append((what, seat, self._follow(what, seat, side_of[seat])))
        return steps

    def _follow(self, what: int, seat: int, side: int) -> Card:
        if what in _INTO_HAND:
            card = self.stock.pop()
            self.hands[seat].append(card)
        elif what == k.LOG_DEALT_FOOT:
            card = self.stock.pop()
            self.feet[seat].append(card)
        elif what == k.LOG_TURNED:
            card = self.stock.pop()
            self.pile.append(card)
        elif what == k.LOG_PREFILLED:
            card = self.stock.pop()
            self.pile.insert(self.hidden, card)
            self.hidden += 1
        elif what in (k.LOG_RED_THREE, k.LOG_BLACK_THREE):
            card = self.stock.pop()
            self.red3[side].append(card)
        elif what in (k.LOG_RED_THREE_OF_HAND, k.LOG_BLACK_THREE_OF_HAND):
            red = what == k.LOG_RED_THREE_OF_HAND
            card = next(card for card in self.hands[seat] if (card.is_red_three if red else card.is_black_three))
            self.hands[seat].remove(card)
            self.red3[side].append(card)
        else:
            card = self._follow_pile_three(what, side)
        return card

    def _follow_pile_three(self, what: int, side: int) -> Card:
        black = what == k.LOG_BLACK_THREE_OF_PILE
        at = max(number for number, card in enumerate(self.pile) if (card.is_black_three if black else card.is_red_three))
        card = self.pile.pop(at)
        if what in (k.LOG_RED_THREE_OF_PILE, k.LOG_BLACK_THREE_OF_PILE):
            self.red3[side].append(card)
        elif what == k.LOG_PUT_BACK:
            self.stock.insert(len(self.stock) - len(self.stock) // 2, card)
        else:
            self.aside.append(card)
        return card
