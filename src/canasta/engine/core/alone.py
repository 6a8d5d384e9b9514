"""Sides that form during a deal (teams = lone_hand): one plays alone against the others, who share their melds from then on."""

from __future__ import annotations

from canasta.engine.core.ints import i64
from canasta.engine.core.kinds import SET
from canasta.engine.core.state import Side, State, both_suits


def form_sides(state: State, alone: i64) -> None:
    """``alone`` plays alone; the others become one side, whose melds stand at the first of them."""
    state.alone = alone
    first: i64 = -1
    seat: i64 = 0
    while seat < len(state.seats):
        if seat != alone:
            if first < 0:
                first = seat
            else:
                state.team[seat] = first
                _merge(state, state.sides[first], state.sides[seat])
        seat += 1


def _merge(state: State, side: Side, other: Side) -> None:
    """Put the melds of ``other`` onto those of ``side``: sets of one rank become one."""
    t = state.tables
    m: i64 = 0
    while m < other.melds:
        target: i64 = -1
        if other.shape[m] == SET:
            target = side.slot[other.rank[m]]
        if target < 0:
            target = side.open_meld(other.shape[m], other.rank[m], other.laid_by[m], other.laid_turn[m])
        side.suit[target] = both_suits(side.suit[target], other.suit[m])
        side.naturals[target] = side.naturals[target] + other.naturals[m]
        side.twos[target] = side.twos[target] + other.twos[m]
        side.jokers[target] = side.jokers[target] + other.jokers[m]
        side.find_slots(t.max_size, t.per_rank)
        m += 1
    side.red_threes += other.red_threes
    other.red_threes = 0
    other.melds = 0
    other.find_slots(t.max_size, t.per_rank)
