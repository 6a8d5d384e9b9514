"""What a change of the rules does to the game: the same bots play the same packs under both, and each figure has its interval.

Every pack is played once for each side: the first bot takes that side, the second bot all others. What is measured:

- *turns*: turns a deal.
- *went_out*: the share of the deals that a player ended by going out.
- *points*: the mean points of a side a deal.
- *spread*: the standard deviation of the difference between the sides a deal. The difference is a side's points less the mean of
  the others', about its mean with these bots in these seats.
- *luck*: the share of the variance of that difference that the cards explain: with the same pack and the bots' sides changed,
  the covariance of the difference in one play and in the other, divided by its variance (the intraclass correlation; with more
  than two sides over all pairs of plays and all sides, as in the analysis of variance). What is left is what these bots make of
  the same cards. It is 0 where the cards decide nothing, and 1 where a pack ends the same whoever plays which side.

Bots that act alike in every play make the last figure 1 by construction, whatever the rules: there it is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from canasta.bots.duplicate import Maker, duplicate_plays, lead
from canasta.bots.estimates import (
    Estimate,
    from_fisher,
    from_log,
    jackknife,
    mean_of,
    plain,
    share_change,
    share_of,
    to_fisher,
    to_log,
)
from canasta.engine import Deal
from canasta.notation.record_of import turn_lines
from canasta.rules import Rules

#: Fewer packs than this have no spread.
LEAST_DEALS = 2


@dataclass(frozen=True, slots=True)
class Play:
    """What one deal came to: its turns, whether somebody went out, and each side's points."""

    turns: int
    went_out: bool
    points: tuple[int, ...]

    @classmethod
    def of(cls, deal: Deal) -> Play:
        """What ``deal``, which is over, came to."""
        sheet = deal.sheet
        assert sheet is not None  # the deal is over
        return cls(len(turn_lines(deal.acts)), sheet.went_out is not None, tuple(sheet.points))


#: One pack: a play for each side, in which the first bot takes that side.
Pack = Sequence[Play]


@dataclass(frozen=True, slots=True)
class Measures:
    """The figures of the module's head, for one set of rules or for a change. ``luck`` is None where the bots act alike."""

    turns: Estimate
    went_out: Estimate
    points: Estimate
    spread: Estimate
    luck: Estimate | None


@dataclass(frozen=True, slots=True)
class Lab:
    """Two sets of rules measured on ``deals`` packs, and the change from the first to the second."""

    deals: int
    first: Measures
    second: Measures
    change: Measures


def run_lab(
    first: Rules,
    second: Rules,
    bots: tuple[Maker, Maker],
    deals: int,
    seed: str = "1",
    *,
    each: Callable[[int], None] | None = None,
) -> Lab:
    """Play ``deals`` packs of ``seed`` under both rules and measure them; ``each`` is told how many plays were just finished.

    The same arguments give the same figures everywhere. Raises ``ValueError`` for fewer than ``LEAST_DEALS``, and RulesError.
    """
    if deals < LEAST_DEALS:
        raise ValueError(f"{deals} deals: at least {LEAST_DEALS} were expected")
    played: tuple[list[Pack], list[Pack]] = ([], [])
    for number in range(deals):
        for rules, packs in zip((first, second), played, strict=True):
            plays = [Play.of(deal) for deal in duplicate_plays(rules, *bots, seed, number)]
            packs.append(plays)
            if each is not None:
                each(len(plays))
    return Lab(deals, measure(played[0]), measure(played[1]), change(*played))


def measure(packs: Sequence[Pack]) -> Measures:
    """The figures of rules under which ``packs`` were played. Packs are independent of each other, the plays of one are not."""
    plays = len(packs[0])
    varied = _Varied.of(packs)
    return Measures(
        turns=mean_of(_turns(packs)),
        went_out=share_of(_outs(packs), plays),
        points=mean_of(_points(packs)),
        spread=jackknife(varied.spread, varied.spreads, to_log, from_log),
        luck=None if acted_alike(packs) else jackknife(varied.luck, varied.lucks, to_fisher(plays), from_fisher(plays)),
    )


def change(first: Sequence[Pack], second: Sequence[Pack]) -> Measures:
    """The figures of ``second`` less those of ``first``, pack by pack: what the same cards do to both is no part of it."""
    ours, theirs = _Varied.of(first), _Varied.of(second)
    silent = acted_alike(first) or acted_alike(second)
    return Measures(
        turns=mean_of(_less(_turns(first), _turns(second))),
        went_out=share_change(_outs(first), _outs(second), (len(first[0]), len(second[0]))),
        points=mean_of(_less(_points(first), _points(second))),
        spread=jackknife(theirs.spread - ours.spread, _less(ours.spreads, theirs.spreads), plain, plain),
        luck=None if silent else jackknife(theirs.luck - ours.luck, _less(ours.lucks, theirs.lucks), plain, plain),
    )


def acted_alike(packs: Sequence[Pack]) -> bool:
    """Whether every pack went the same in all its plays: the two bots are one, and it needs no chance."""
    return all(play == plays[0] for plays in packs for play in plays)


def _turns(packs: Sequence[Pack]) -> list[float]:
    return [sum(play.turns for play in plays) / len(plays) for plays in packs]


def _outs(packs: Sequence[Pack]) -> list[float]:
    return [sum(play.went_out for play in plays) / len(plays) for plays in packs]


def _points(packs: Sequence[Pack]) -> list[float]:
    return [sum(sum(play.points) for play in plays) / (len(plays) * len(plays[0].points)) for plays in packs]


def _less(first: Sequence[float], second: Sequence[float]) -> list[float]:
    return [b - a for a, b in zip(first, second, strict=True)]


@dataclass(frozen=True, slots=True)
class _Varied:
    """Spread and luck of the difference between the sides, of all packs and without each of them in turn."""

    spread: float
    luck: float
    spreads: tuple[float, ...]
    lucks: tuple[float, ...]

    @classmethod
    def of(cls, packs: Sequence[Pack]) -> _Varied:
        """Every pack's share in the sums of squares (the variance) and of products of two plays (the covariance)."""
        count, plays, sides = len(packs), len(packs[0]), len(packs[0][0].points)
        squares, products = [0.0] * count, [0.0] * count
        for side in range(sides):
            centred = [_centred([lead(pack[play].points, side) for pack in packs]) for play in range(plays)]
            for number in range(count):
                found = [column[number] for column in centred]
                own = sum(value * value for value in found)
                squares[number] += own / (sides * plays)
                products[number] += (sum(found) ** 2 - own) / (sides * plays * (plays - 1))
        square, product = sum(squares), sum(products)
        # A sum of squares about the mean loses n / (n - 1) of the share of a value that is left out.
        grown = count / (count - 1)
        rest = [(square - grown * own, product - grown * other) for own, other in zip(squares, products, strict=True)]
        left = max(count - 2, 1)
        return cls(
            spread=(square / (count - 1)) ** 0.5,
            luck=_ratio(product, square),
            spreads=tuple((max(own, 0.0) / left) ** 0.5 for own, _ in rest),
            lucks=tuple(_ratio(other, own) for own, other in rest),
        )


def _centred(values: Sequence[float]) -> list[float]:
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def _ratio(product: float, square: float) -> float:
    return product / square if square > 1e-9 else 0.0
