"""The side's opening: every way that several melds together reach the minimum, not only the first one found."""

from __future__ import annotations

from canasta.bots.figures import JOKER, TWO
from canasta.bots.sight import Sight
from canasta.cards import Card
from canasta.engine import Action, Group, Meld

_MOST = 120


def openings(sight: Sight, listed: list[Action]) -> list[Action]:
    """Openings worth a thought: those the rules listed, and combinations of melds of one rank each."""
    found: list[Action] = [action for action in listed if isinstance(action, Meld)]
    texts = {_sizes(action) for action in found if isinstance(action, Meld)}
    for groups in _Search(sight).run():
        action = Meld(groups)
        if _sizes(action) not in texts:
            found.append(action)
    return found


def _sizes(action: Meld) -> tuple[tuple[int, ...], ...]:
    return tuple(sorted(tuple(sorted(int(card.rank) for card in group.cards)) for group in action.groups))


class _Search:
    """Depth first over the ranks held at least twice, stopping as soon as the minimum is reached."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.by_rank: dict[int, list[Card]] = {}
        for card in sight.seen.hand:
            self.by_rank.setdefault(card.rank, []).append(card)
        numbers = sight.figures
        self.ranks = [rank for rank in numbers.ranks if len(self.by_rank.get(rank, ())) >= numbers.min_naturals]
        self.ranks.sort(key=lambda rank: (-len(self.by_rank[rank]), -numbers.points[rank]))
        self.found: list[tuple[Group, ...]] = []

    def run(self) -> list[tuple[Group, ...]]:
        """All the sets of groups found (a limited number)."""
        self._extend(0, [], self.by_rank.get(TWO, []) + self.by_rank.get(JOKER, []), 0)
        return self.found

    def _extend(self, at: int, groups: list[Group], wilds: list[Card], points: int) -> None:
        if points >= self.sight.need and groups:
            self.found.append(tuple(groups))
            return
        if at == len(self.ranks) or len(self.found) >= _MOST:
            return
        numbers = self.sight.figures
        rank = self.ranks[at]
        naturals = self.by_rank[rank]
        least = max(0, numbers.min_size - len(naturals))
        for count in range(least, min(len(wilds), numbers.room(len(naturals))) + 1):
            for used, rest in _choices(wilds, count):
                cards = (*naturals, *used)
                gained = sum(numbers.points[card.rank] for card in cards)
                self._extend(at + 1, [*groups, Group(cards)], rest, points + gained)
        self._extend(at + 1, groups, wilds, points)


def _choices(wilds: list[Card], count: int) -> list[tuple[list[Card], list[Card]]]:
    """Ways to use ``count`` of the wild cards that differ in twos and jokers: those used, those left."""
    twos = [card for card in wilds if card.rank == TWO]
    jokers = [card for card in wilds if card.rank == JOKER]
    ways = []
    for jokers_used in range(max(0, count - len(twos)), min(count, len(jokers)) + 1):
        twos_used = count - jokers_used
        ways.append((twos[:twos_used] + jokers[:jokers_used], twos[twos_used:] + jokers[jokers_used:]))
    return ways
