"""An observation as counts by rank, which is what a player looks at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from canasta.bots.figures import JOKER, RANKS, THREE, TWO, Figures, figures
from canasta.cards import Card
from canasta.view import Observation
from canasta.view.hidden import unseen


def tally(cards: Iterable[Card]) -> list[int]:
    """How many cards of each rank number (0 to 15)."""
    counts = [0] * RANKS
    for card in cards:
        counts[card.rank] += 1
    return counts


@dataclass(slots=True)
class Laid:
    """One meld as counts. ``rank`` is that of its natural cards."""

    rank: int
    naturals: int
    wilds: int

    @property
    def size(self) -> int:
        """All its cards."""
        return self.naturals + self.wilds


def laid(cards: Iterable[Card]) -> Laid:
    """A meld's cards as counts."""
    rank = naturals = wilds = 0
    for card in cards:
        if card.is_wild:
            wilds += 1
        else:
            rank, naturals = int(card.rank), naturals + 1
    return Laid(rank, naturals, wilds)


class Sight:
    """What a bot reckons with. Counts by rank number: ``held`` (own hand), ``pile``, ``unseen`` (cards nobody here has seen).

    ``own`` and ``theirs[side]`` are melds by rank. ``sides``: the seats that play. ``stock_turns`` is how many more turns the own
    seat gets from the stock.
    """

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.figures: Figures = figures(seen.rules)
        self.seat = seen.seat
        self.side = self.figures.side_of[seen.seat]
        self.held = tally(seen.hand)
        self.wilds = self.held[TWO] + self.held[JOKER]
        self.black = self.held[THREE]
        self.pile = tally(seen.pile)
        self.own: dict[int, Laid] = _by_rank(seen.melds[self.side], self.figures.ranks)
        self.theirs: dict[int, dict[int, Laid]] = {
            side: _by_rank(melds, self.figures.ranks) for side, melds in enumerate(seen.melds) if side != self.side
        }
        self.opened = bool(self.own)
        self.need = 0 if self.opened else seen.points_needed(self.side)
        self.canastas = canastas(self.own, self.figures)
        self.sides = [[seat for seat in seats if seat not in seen.resting] for seats in self.figures.sides]
        self.partners = [seat for seat in self.sides[self.side] if seat != seen.seat]
        self.opponents = [seat for seats in self.sides if seats is not self.sides[self.side] for seat in seats]
        self.next = self._next()
        players = sum(len(seats) for seats in self.sides)
        self.stock_turns = seen.stock / max(1, players * seen.rules["draw.count"])
        self._unseen: list[int] | None = None

    def _next(self) -> int:
        """Who plays after the own seat; where some rest the four who play sit alternately."""
        seen = self.seen
        if not seen.resting:
            return seen.rules.seat_after(seen.seat)
        order = [seat for pair in zip(*self.sides, strict=True) for seat in pair]
        step = 1 if seen.rules["turn.direction"] == "clockwise" else -1
        return int(order[(order.index(seen.seat) + step) % len(order)])

    @property
    def unseen(self) -> list[int]:
        """By rank, the cards that may be anywhere out of sight: other hands (but for what they must hold) and the stock."""
        if self._unseen is None:
            laid = not self.seen.rules["meld.threes"]  # red threes lie in no hand
            self._unseen = tally(card for card in unseen(self.seen) if not (laid and card.is_red_three))
        return self._unseen

    def side_opened(self, side: int) -> bool:
        """Whether ``side`` has melds."""
        return bool(self.seen.melds[side])

    def frozen_for(self, side: int) -> bool:
        """Whether only a natural pair takes the pile for ``side``."""
        return self.seen.frozen or (self.figures.frozen_unopened and not self.side_opened(side))

    def hand_points(self, held: list[int] | None = None) -> int:
        """What the hand would cost if the deal ended now."""
        points = self.figures.points
        return sum(points[rank] * count for rank, count in enumerate(held or self.held) if count)

    def side_near_out(self, side: int) -> bool:
        """Whether a player of ``side`` could soon go out: canastas enough (or nearly) and few cards in some hand."""
        melds = self.own if side == self.side else self.theirs[side]
        lacking = self.figures.out_canastas - canastas(melds, self.figures)
        fewest = min(self.seen.hand_sizes[seat] for seat in self.sides[side])
        return lacking <= 0 and fewest <= 5


def canastas(melds: dict[int, Laid], numbers: Figures) -> int:
    """How many of ``melds`` are canastas."""
    return sum(meld.size >= numbers.canasta for meld in melds.values())


def _by_rank(melds: Iterable[tuple[Card, ...]], ranks: range) -> dict[int, Laid]:
    """The sets by rank (of several of a rank, the last one); sequences and wild cards by themselves are not among them."""
    counted = (laid(cards) for cards in melds if len({card.rank for card in cards if not card.is_wild}) == 1)
    return {meld.rank: meld for meld in counted if meld.rank in ranks}
