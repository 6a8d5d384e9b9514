"""How likely a discard lets the pile go."""

from __future__ import annotations

from math import comb, isclose

from canasta.bots.risk import at_least


def test_certain_and_impossible() -> None:
    assert at_least(0, 0, 5, 50) == 1.0
    assert at_least(2, 1, 11, 50) == 0.0
    assert at_least(2, 4, 1, 50) == 0.0
    assert isclose(at_least(1, 3, 10, 10), 1.0)


def test_the_hypergeometric_tail() -> None:
    # two kings or more among five cards of twenty, four of which are kings
    exact = sum(comb(4, k) * comb(16, 5 - k) for k in (2, 3, 4)) / comb(20, 5)
    assert isclose(at_least(2, 4, 5, 20), exact)
