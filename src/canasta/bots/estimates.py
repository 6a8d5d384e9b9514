"""Figures with their 95 % intervals, from samples of independent packs. Pure arithmetic, the same everywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, exp, inf, isfinite, log, pi, sin, sqrt, tan
from statistics import NormalDist

CONFIDENCE = 0.95
#: From this many degrees of freedom on two terms of an expansion give the quantile to six decimals.
_MANY = 200


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and the ends of its 95 % interval; an end is infinite where the sample is too small to say."""

    value: float
    low: float
    high: float


@cache
def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches to either side (Student's t; ``freedom``: size of the sample less 1).

    >>> [round(student(freedom), 3) for freedom in (1, 2, 10, 199, 1000)]
    [12.706, 4.303, 2.228, 1.972, 1.962]
    """
    if freedom < 1:
        return inf
    if freedom >= _MANY:
        z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, pi / 2
    while high - low > 1e-12:
        angle = (low + high) / 2
        if _within(angle, freedom) < CONFIDENCE:
            low = angle
        else:
            high = angle
    return sqrt(freedom) * tan(low)


def _within(angle: float, freedom: int) -> float:
    """The probability that Student's t lies within ±√freedom · tan(angle): a finite series (Abramowitz, Stegun 26.7.3–4)."""
    odd = freedom % 2
    term = total = 0.0 if freedom == 1 else cos(angle) if odd else 1.0
    for step in range(2 + odd, freedom, 2):
        term *= (step - 1) / step * cos(angle) ** 2
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent ``values``."""
    mean = sum(values) / len(values)
    reach = student(len(values) - 1) * sqrt(_variance(values) / len(values)) if len(values) > 1 else inf
    return Estimate(mean, mean - reach, mean + reach)


def share_of(shares: Sequence[float], plays: int) -> Estimate:
    """The mean of shares (0 to 1) of independent packs, each of ``plays`` plays: Wilson's interval.

    Unlike that of ``mean_of`` it stays within 0 and 1, and says how little is known where every play ended alike. The plays of a
    pack resemble each other, so the packs' own variance says how many independent plays they are worth.
    """
    packs = len(shares)
    share = sum(shares) / packs
    variance = _variance(shares) / packs if packs > 1 else 0.0
    worth = float(packs if share in (0.0, 1.0) else packs * plays)
    if variance:
        worth = min(worth, share * (1 - share) / variance)
    z2 = student(packs - 1) ** 2
    if not isfinite(z2):
        return Estimate(share, 0.0, 1.0)
    centre = (share + z2 / (2 * worth)) / (1 + z2 / worth)
    reach = sqrt(z2 * share * (1 - share) / worth + z2 * z2 / (4 * worth * worth)) / (1 + z2 / worth)
    return Estimate(share, min(share, max(0.0, centre - reach)), max(share, min(1.0, centre + reach)))


def share_change(first: Sequence[float], second: Sequence[float], plays: tuple[int, int]) -> Estimate:
    """The mean of ``second`` less that of ``first``, shares of the same packs: the two Wilson intervals, put together.

    (The method of variance estimates recovery, with the correlation of the packs.)
    """
    a, b = share_of(first, plays[0]), share_of(second, plays[1])
    alike = _correlation(first, second)
    change = b.value - a.value
    down = _joint(b.value - b.low, a.high - a.value, alike)
    up = _joint(b.high - b.value, a.value - a.low, alike)
    return Estimate(change, change - down, change + up)


def _joint(one: float, other: float, alike: float) -> float:
    return sqrt(max(0.0, one * one + other * other - 2 * alike * one * other))


def jackknife(value: float, without: Sequence[float], to: Callable[[float], float], back: Callable[[float], float]) -> Estimate:
    """The interval of a figure of the whole sample from the same figure ``without`` each pack in turn (delete-one jackknife).

    It is reckoned on the scale of ``to``, where the figure spreads more evenly, and led ``back``. With fewer than three packs
    nothing can be left out: the interval is all that is possible.
    """
    count = len(without)
    if count < 3:
        return Estimate(value, back(-inf), back(inf))
    scaled = [to(other) for other in without]
    mean = sum(scaled) / count
    error = sqrt((count - 1) / count * sum((other - mean) ** 2 for other in scaled))
    reach = student(count - 1) * error
    return Estimate(value, back(to(value) - reach), back(to(value) + reach))


def plain(value: float) -> float:
    """The scale of a figure that is left as it is."""
    return value


def to_log(value: float) -> float:
    """The scale of a standard deviation."""
    return log(max(value, 1e-300))


def from_log(value: float) -> float:
    """Back from the scale of a standard deviation."""
    return exp(value) if value < 700 else inf


def to_fisher(plays: int) -> Callable[[float], float]:
    """The scale of the correlation within packs of ``plays`` plays (Fisher's z)."""

    def scale(value: float) -> float:
        return log(max(1 + (plays - 1) * value, 1e-12) / max(1 - value, 1e-12)) / 2

    return scale


def from_fisher(plays: int) -> Callable[[float], float]:
    """Back from Fisher's z."""

    def scale(value: float) -> float:
        small = exp(-2 * abs(value))
        return (1 - small) / (1 + (plays - 1) * small) if value > 0 else (small - 1) / (small + plays - 1)

    return scale


def _variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def _correlation(first: Sequence[float], second: Sequence[float]) -> float:
    """0 where one of them does not vary."""
    count = len(first)
    one, other = sum(first) / count, sum(second) / count
    products = sum((a - one) * (b - other) for a, b in zip(first, second, strict=True))
    squares = sum((a - one) ** 2 for a in first) * sum((b - other) ** 2 for b in second)
    return products / sqrt(squares) if squares else 0.0
