"""Values of every kind of domain, made at random."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

import pytest
from hypothesis import strategies as st

from canasta.rules import LOWEST, OPTIONS, PRESETS, Option, Value
from canasta.rules.domain import Number, OneNumber, OneOf, SetOf, YesNo
from canasta.rules.domain_lists import CONDITIONS, VALUED_RANKS, CardValues, CountBonuses, Points, Tiers


def _tiers(most: int) -> st.SearchStrategy[Value]:
    starts = st.lists(st.integers(1, 5000), max_size=5).map(lambda steps: [LOWEST, *accumulate(steps, initial=-2000)])
    need = st.integers(0, most) | st.sampled_from(CONDITIONS)
    return starts.flatmap(lambda found: st.tuples(*(st.tuples(st.just(start), need) for start in found)))


def values_of(option: Option) -> st.SearchStrategy[Value]:
    """Any value of an option's domain; of a constant the one."""
    domain = option.domain
    if option.constant:
        return st.just(option.default)
    if isinstance(domain, YesNo):
        return st.booleans()
    if isinstance(domain, OneOf):
        return st.sampled_from(domain.choices)
    if isinstance(domain, Number):
        numbers: st.SearchStrategy[Value] = st.integers(domain.least, domain.most)
        return numbers | st.sampled_from(domain.others) if domain.others else numbers
    if isinstance(domain, OneNumber):
        return st.sampled_from((*domain.numbers, *domain.others))
    if isinstance(domain, SetOf):
        sets: st.SearchStrategy[Value] = st.frozensets(st.sampled_from(domain.choices))
        return sets | st.just(frozenset({domain.alone})) if domain.alone else sets
    if isinstance(domain, Points):
        return st.lists(st.integers(0, domain.most), min_size=1, max_size=domain.longest).map(tuple)
    if isinstance(domain, Tiers):
        return _tiers(domain.most)
    if isinstance(domain, CardValues):
        points = st.lists(st.integers(0, domain.most), min_size=len(VALUED_RANKS), max_size=len(VALUED_RANKS))
        return points.map(lambda found: tuple(zip(VALUED_RANKS, found, strict=True)))
    assert isinstance(domain, CountBonuses)
    counts = st.lists(st.integers(1, 30), unique=True, max_size=4).map(sorted)
    bonus = st.integers(0, domain.most)
    return counts.flatmap(lambda found: st.tuples(*(st.tuples(st.just(count), bonus) for count in found)))


@pytest.fixture(scope="session")
def any_changes() -> st.SearchStrategy[dict[str, Value]]:
    """Values for a few options, each in its domain."""
    free = [name for name, option in OPTIONS.items() if not option.derived]
    names = st.lists(st.sampled_from(free), unique=True, max_size=8)
    return names.flatmap(lambda found: st.fixed_dictionaries({name: values_of(OPTIONS[name]) for name in found}))


@pytest.fixture(scope="session")
def any_value() -> Callable[[Option], st.SearchStrategy[Value]]:
    """Makes values for an option."""
    return values_of


@pytest.fixture(scope="session")
def classic_presets() -> tuple[str, ...]:
    """The presets that play Classic, in their order: all up to the short game."""
    names = list(PRESETS)
    return tuple(names[: names.index("short") + 1])
