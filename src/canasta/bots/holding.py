"""What the own side would have after an act: hand and melds as counts, changed on a copy."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from canasta.bots.figures import RANKS, THREE
from canasta.bots.sight import Laid, Sight
from canasta.cards import Card
from canasta.engine import Action, Discard, Group, Meld, Onto, Take


@dataclass(slots=True)
class Holding:
    """``held`` by rank, own melds by rank, and the points of the cards laid since the start of the thought."""

    held: list[int]
    own: dict[int, Laid]
    laid_points: int = 0
    size: int = 0

    @classmethod
    def now(cls, sight: Sight) -> Holding:
        """As it stands."""
        return cls(list(sight.held), dict(sight.own), 0, len(sight.seen.hand))

    def lay(self, cards: Iterable[Card], rank: int, points: tuple[int, ...], from_hand: bool = True) -> None:
        """Lay ``cards`` on the own meld of ``rank``, or begin it."""
        meld = self.own.get(rank, Laid(rank, 0, 0))
        naturals, wilds = meld.naturals, meld.wilds
        for card in cards:
            if from_hand:
                self.held[card.rank] -= 1
                self.size -= 1
            if card.is_wild:
                wilds += 1
            else:
                naturals += 1
            self.laid_points += points[card.rank]
        self.own[rank] = Laid(rank, naturals, wilds)


def group_rank(cards: Iterable[Card], onto: Onto | None, order: list[int]) -> int:
    """The rank of the meld that a group goes to; ``order``: ranks of the own melds as numbered."""
    if onto is not None and onto.rank is not None:
        return int(onto.rank)
    if onto is not None and onto.number and onto.number <= len(order):
        return order[onto.number - 1]
    for card in cards:
        if not card.is_wild:
            return int(card.rank)
    return 0


def after(sight: Sight, action: Action) -> Holding:
    """What the side would have after ``action``, a legal take, meld or discard."""
    holding = Holding.now(sight)
    points = sight.figures.points
    order = [_rank_of(meld) for meld in sight.seen.melds[sight.side]]
    groups: tuple[Group, ...] = ()
    if isinstance(action, Take):
        top = sight.seen.pile[-1]
        holding.lay((top,), int(top.rank), points, from_hand=False)
        holding.lay(action.cards, int(top.rank), points)
        for rank in range(RANKS):
            if sight.pile[rank]:
                holding.held[rank] += sight.pile[rank]
        holding.held[top.rank] -= 1
        laid = not sight.seen.rules["meld.threes"]
        red_threes = sum(laid and card.is_red_three for card in sight.seen.pile)
        holding.held[THREE] -= red_threes
        holding.size += len(sight.seen.pile) - 1 - red_threes
        groups = action.lay
    elif isinstance(action, Meld):
        groups = action.groups
    elif isinstance(action, Discard):
        holding.held[action.card.rank] -= 1
        holding.size -= 1
    for group in groups:
        holding.lay(group.cards, group_rank(group.cards, group.onto, order), points)
    return holding


def _rank_of(meld: tuple[Card, ...]) -> int:
    return next((int(card.rank) for card in meld if not card.is_wild), 0)
