"""Which card the core policy of the family throws: the one that is least missed and least dangerous."""

from __future__ import annotations

from typing import Final

from canasta.engine.core.ints import i64
from canasta.engine.core.kinds import FOUR, JOKER, ONE, RED_THREE, SEQUENCE, SET, SUITED, TWO, UNSEEN
from canasta.engine.core.policy_aims import Aims
from canasta.engine.core.state import Side, State
from canasta.engine.core.tables import Tables

FIRST: Final = -1000


def throw_cost(state: State, aims: Aims, kind: i64) -> i64:
    """What throwing a card costs: its worth to the hand, and what it gives the next player."""
    t = state.tables
    if kind == UNSEEN:
        return 50
    if kind == RED_THREE:
        return FIRST
    pile = state.pile_size
    if t.take_cards > 0 and pile > t.take_cards:
        pile = t.take_cards
    if kind < t.lowest:
        return 20 - 2 * pile
    if kind == TWO or kind == JOKER:
        return 400 + t.points[kind] - 10 * pile
    rank = t.rank_of[kind]
    return _worth(state, aims, kind, rank) + _danger(state, kind, rank, pile)


def _worth(state: State, aims: Aims, kind: i64, rank: i64) -> i64:
    """What the card may yet become for the own side."""
    t = state.tables
    own = state.side_of(state.to_move)
    hand = state.seats[state.to_move].hand
    cost = t.points[rank]
    if _is_done(state, own, rank):
        return cost - 30
    if own.slot[rank] >= 0:
        cost += 90 if aims.racing else 50
    elif hand[rank] == 2:
        cost += 40
    elif hand[rank] > 2:
        cost += 60
    if t.bars_out[rank] and hand[rank] > 2:
        cost -= 50
    if kind >= SUITED:
        if aims.tied[kind] > 0 and hand[kind] <= aims.tied[kind]:
            cost += 110
        elif aims.kept[kind] > 0 and hand[kind] <= aims.kept[kind]:
            cost += 60
    return cost


def _is_done(state: State, own: Side, rank: i64) -> i64:
    """Whether no card of the rank can be laid any more by the own side."""
    t = state.tables
    if t.per_rank != ONE or t.max_size == 0:
        return 0
    number: i64 = 0
    while number < t.sides:
        side = state.sides[number]
        if number == state.team[state.to_move] or t.rank_dies:
            m = side.slot[rank]
            if m >= 0 and side.size(m) >= t.max_size:
                return 1
        number += 1
    return 0


def _danger(state: State, kind: i64, rank: i64, pile: i64) -> i64:
    """What the pile with this card on top gives to the next player, if it is an opponent."""
    t = state.tables
    after = state.next_of[state.to_move]
    number = state.team[after]
    if number == state.team[state.to_move]:
        return 0
    other = state.sides[number]
    cost: i64 = 0
    if not state.frozen_for(after):
        m = other.slot[rank]
        if m >= 0 and t.take_top and (t.full_canasta_open or other.size(m) < t.canasta_size):
            cost += 60 + 25 * pile
            if other.size(m) >= 5:
                cost += 40
        elif kind >= SUITED and t.take_run and _fits_run(t, other, kind, rank):
            cost += 80 + 25 * pile
    unseen = (t.cards // 54) * 4 - seen_of(state, rank) - state.seats[state.to_move].hand[rank]
    eighths = unseen * 108 // t.cards
    return cost + eighths * eighths * pile // 6 + 3 * eighths


def _fits_run(t: Tables, side: Side, kind: i64, rank: i64) -> i64:
    """Whether the card is the next of an open sequence."""
    m: i64 = 0
    while m < side.melds:
        if side.shape[m] == SEQUENCE and SUITED + (rank - FOUR) * 4 + side.suit[m] == kind and side.size(m) < 7:
            if rank == side.rank[m] - 1 or rank == side.high[m] + 1:
                return 1
        m += 1
    return 0


def seen_of(state: State, rank: i64) -> i64:
    """How many cards of a rank everybody sees in the pile and in sets."""
    t = state.tables
    count: i64 = 0
    i = state.hidden
    while i < state.pile_size:
        if t.rank_of[state.pile[i]] == rank:
            count += 1
        i += 1
    number: i64 = 0
    while number < t.sides:
        side = state.sides[number]
        m: i64 = 0
        while m < side.melds:
            if side.shape[m] == SET and side.rank[m] == rank:
                count += side.naturals[m]
            m += 1
        number += 1
    return count
