"""Comparing two bots on the same packs, with the sides changed, so that the cards favour neither."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from canasta.bots.bot import Bot
from canasta.bots.playing import play_deal
from canasta.bots.simulation import dealer_of, pack_of
from canasta.engine import Deal
from canasta.rules import Rules
from canasta.shuffle import cut_of, deal_seed, shuffled

Maker = Callable[[Random], Bot]


@dataclass(frozen=True, slots=True)
class Comparison:
    """How many points a deal the first bot's side gains on the others: the mean, and the 95 % interval about it.

    ``went_out``: the share of the plays that ended by going out. ``differences``: one a deal.
    """

    deals: int
    mean: float
    half_width: float
    went_out: float
    differences: tuple[float, ...]

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.half_width

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.half_width

    def __str__(self) -> str:
        return f"{self.mean:+.0f} ± {self.half_width:.0f} points a deal over {self.deals} deals ({self.went_out:.0%} went out)"


def compare(
    rules: Rules,
    first: Maker,
    second: Maker,
    deals: int,
    seed: str = "1",
    *,
    each: Callable[[int], None] | None = None,
) -> Comparison:
    """Every deal is played once for each side: ``first`` plays that side, ``second`` all others.

    A deal's difference is the mean over these plays of the side's points less the mean of the others'.
    """
    differences: list[float] = []
    out = plays = 0
    for number in range(deals):
        gained = 0.0
        for side, deal in enumerate(duplicate_plays(rules, first, second, seed, number)):
            sheet = deal.sheet
            assert sheet is not None  # the deal is over
            gained += lead(sheet.points, side)
            out += sheet.went_out is not None
            plays += 1
        differences.append(gained / len(rules.sides))
        if each is not None:
            each(number)
    mean, half = interval(differences)
    return Comparison(deals, mean, half, out / plays if plays else 0.0, tuple(differences))


def duplicate_plays(rules: Rules, first: Maker, second: Maker, seed: str, number: int) -> Iterator[Deal]:
    """Pack ``number`` of ``seed``, played once for each side in their order: ``first`` plays that side, ``second`` all others.

    Each play has chance of its own, so that bots that need it do not repeat themselves with the cards.
    """
    secret = deal_seed(seed, number)
    pack, cut = shuffled(pack_of(rules), secret), cut_of(rules, secret)
    for side in range(len(rules.sides)):
        bots = [
            (first if rules.side_of[seat] == side else second)(Random(f"{seed}\n{number}\n{seat}\n{side}"))
            for seat in range(rules.players)
        ]
        yield play_deal(rules, pack, dealer_of(rules, number), bots, cut=cut)


def lead(points: Sequence[int], side: int) -> float:
    """By how much a side is ahead of the mean of the others."""
    others = [value for other, value in enumerate(points) if other != side]
    return points[side] - sum(others) / len(others)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean of ``values`` and half the width of its 95 % interval (normal; infinite for fewer than two values)."""
    if not values:
        return 0.0, float("inf")
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, float("inf")
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * sqrt(variance / len(values))
