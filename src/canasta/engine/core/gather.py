"""Counting an act's cards: what leaves the hand, what it is worth, and which melds it touches. Notes faults of form."""

from __future__ import annotations

from canasta.engine.core import faults as f
from canasta.engine.core.act import Act
from canasta.engine.core.ints import i64
from canasta.engine.core.kinds import AS_NEW, JOKER, NAMED, RANKS, RED_THREE, TWO
from canasta.engine.core.layout import NO_KIND
from canasta.engine.core.state import Side, State


def gather(state: State, act: Act, top_rank: i64) -> None:
    """Count the act's cards: what leaves the hand, its points, and which melds it touches. Notes faults of form.

    ``top_rank``: the rank of the pile's top card in a take, whose first group it joins, or NO_KIND.
    """
    t = state.tables
    side = state.side_of(state.to_move)
    seat = state.seats[state.to_move]
    act.touched = 0
    act.points = 0
    act.used_cards = 0
    act.claim_naturals = 0
    act.claim_wilds = 0
    act.claim_other = -1
    k: i64 = 0
    while k < RANKS:
        act.used[k] = 0
        k += 1
    g: i64 = 0
    while g < act.groups:
        first = -1
        if g == 0 and top_rank != NO_KIND:
            first = top_rank
            act.group_points[g] = t.points[state.top()] if t.open_top_counts else 0
        else:
            act.group_points[g] = 0
        _gather_group(state, act, side, g, first)
        act.points += act.group_points[g]
        g += 1
    g = 0
    while g < act.groups:  # wild cards that name a meld laid in the same act, before or after
        if act.group_touch[g] == -2:
            _gather_named(state, act, side, g)
        g += 1
    k = 0
    while k < RANKS:
        if act.used[k] > seat.hand[k]:
            act.fail(f.NOT_IN_HAND, seat.hand[k], act.used[k], k, -1)
        k += 1


def _gather_group(state: State, act: Act, side: Side, g: i64, first: i64) -> None:
    t = state.tables
    claim = first >= 0
    rank = first
    naturals: i64 = 1 if claim else 0
    twos: i64 = 0
    jokers: i64 = 0
    threes: i64 = 0
    i = act.start[g]
    act.group_touch[g] = -1
    while i < act.start[g + 1]:
        kind = act.cards[i]
        act.used[kind] = act.used[kind] + 1
        act.used_cards += 1
        act.group_points[g] = act.group_points[g] + t.points[kind]
        if kind == TWO:
            twos += 1
        elif kind == JOKER:
            jokers += 1
        elif kind == RED_THREE:
            threes += 1
        else:
            own = t.rank_of[kind]
            if rank < 0:
                rank = own
            if own == rank:
                naturals += 1
            elif claim:
                act.claim_other = kind
            else:
                act.fail(f.MIXED_RANKS, 0, 0, kind, g)
        i += 1
    if claim:
        act.claim_naturals = naturals - 1
        act.claim_wilds = twos + jokers
    if threes > 0:
        act.fail(f.RANK_NOT_MELDABLE, 0, 0, RED_THREE, g)
        if twos + jokers > 0:
            act.fail(f.NO_WILD_WITH_THREES, twos + jokers, 0, RED_THREE, g)
        if rank < 0:
            return
    if act.start[g] == act.start[g + 1] and not claim:
        act.fail(f.NOTHING_TO_LAY, 0, 0, 0, g)
        return
    onto = act.onto[g]
    m: i64 = -1
    if onto >= 0:
        if onto >= side.melds:
            act.fail(f.NO_SUCH_MELD, 0, 0, -1, g)
            return
        m = onto
    elif onto <= NAMED:
        named = NAMED - onto
        if rank >= 0 and rank != named:
            act.fail(f.MIXED_RANKS, 0, 0, named, g)
            return
        m = side.slot[named]
        if m < 0 and rank < 0:
            act.group_touch[g] = -2
            return
        if m < 0 and not _laid_elsewhere(act, named):
            act.fail(f.NO_SUCH_MELD, 0, 0, named, g)
    elif rank < 0:  # wild cards alone always name their meld; three of them might also be meant as one of their own
        if onto != AS_NEW:
            act.fail(f.AMBIGUOUS, 0, 0, TWO if twos > 0 else JOKER, g)
        if onto == AS_NEW or twos + jokers >= t.min_size:
            act.fail(f.TOO_FEW_NATURALS, 0, t.min_naturals, -1, g)
        return
    else:
        m = side.slot[rank]
        if onto == AS_NEW and (m >= 0 or _laid_elsewhere(act, rank)):
            act.fail(f.ONE_MELD_PER_RANK, 0, 0, rank, g)
    if m >= 0 and rank >= 0 and side.rank[m] != rank:
        act.fail(f.MIXED_RANKS, 0, 0, side.rank[m], g)
        return
    if rank < 0:
        rank = side.rank[m]
    _touch(act, g, rank, m, naturals, twos, jokers)


def _laid_elsewhere(act: Act, rank: i64) -> i64:
    """Whether an earlier group of the act lays a meld of ``rank``."""
    i: i64 = 0
    while i < act.touched:
        if act.touch_rank[i] == rank:
            return 1
        i += 1
    return 0


def _gather_named(state: State, act: Act, side: Side, g: i64) -> None:
    """Wild cards alone that name, by rank, a meld which the same act lays."""
    rank = NAMED - act.onto[g]
    twos: i64 = 0
    jokers: i64 = 0
    i = act.start[g]
    while i < act.start[g + 1]:
        if act.cards[i] == TWO:
            twos += 1
        else:
            jokers += 1
        i += 1
    if not _laid_elsewhere(act, rank):
        act.group_touch[g] = -1
        act.fail(f.NO_SUCH_MELD, 0, 0, rank, g)
        return
    _touch(act, g, rank, -1, 0, twos, jokers)


def _touch(act: Act, g: i64, rank: i64, m: i64, naturals: i64, twos: i64, jokers: i64) -> None:
    i: i64 = 0
    while i < act.touched:
        if act.touch_rank[i] == rank:
            break
        i += 1
    if i == act.touched:
        act.touch_rank[i] = rank
        act.touch_meld[i] = m
        act.touch_naturals[i] = 0
        act.touch_twos[i] = 0
        act.touch_jokers[i] = 0
        act.touch_group[i] = g
        act.touched += 1
    act.touch_naturals[i] = act.touch_naturals[i] + naturals
    act.touch_twos[i] = act.touch_twos[i] + twos
    act.touch_jokers[i] = act.touch_jokers[i] + jokers
    act.group_touch[g] = i
