"""Dealing: hands, the upcard and its covers, and the red threes before the first turn."""

from __future__ import annotations

from canasta.engine.core.ints import i64
from canasta.engine.core.kinds import (
    ACE,
    FOOT_DOWN,
    LOG_DEALT,
    LOG_DEALT_FOOT,
    LOG_PREFILLED,
    LOG_PUT_BACK,
    LOG_RED_THREE_OF_PILE,
    LOG_SET_ASIDE,
    LOG_TURNED,
    RED_THREE,
    THREE_DISCARDED,
    THREE_RESHUFFLED,
    THREE_STAYS,
    THREE_TO_FIRST_PLAYER,
)
from canasta.engine.core.search import Search
from canasta.engine.core.state import State
from canasta.engine.core.turn import begin_turn, replace_red_threes


def start(state: State, dealer: i64, search: Search) -> None:
    """Deal from the stock of a fresh state, which holds the whole pack in the order in which cards leave it."""
    t = state.tables
    state.logged = 0
    state.dealer = dealer
    first = state.next_of[dealer]
    _deal_hands(state, first)
    if t.foot_size > 0:
        _deal_feet(state, first)
    if t.turned:
        _turn_upcard(state, first)
    if not t.red3_on_first_turn:
        seat = first
        i: i64 = 0
        while i < _players(state) and not t.red3_kept:
            replace_red_threes(state, seat)
            seat = state.next_of[seat]
            i += 1
    begin_turn(state, first, search)


def _deal_hands(state: State, first: i64) -> None:
    """One card at a time, or in packets of three with the last packet what is missing."""
    t = state.tables
    players = _players(state)
    packet: i64 = 3 if t.packets else 1
    dealt: i64 = 0
    while dealt < t.hand_size:
        if packet > t.hand_size - dealt:
            packet = t.hand_size - dealt
        seat = first
        i: i64 = 0
        while i < players:
            _give(state, seat, packet)
            seat = state.next_of[seat]
            i += 1
        dealt += packet


def _give(state: State, seat: i64, count: i64) -> None:
    """``count`` cards of the stock to one hand, as many as there are."""
    i: i64 = 0
    while i < count and state.stock_at < state.stock_end:
        state.seats[seat].gain(state.stock[state.stock_at])
        state.stock_at += 1
        state.note(LOG_DEALT, seat)
        i += 1


def _players(state: State) -> i64:
    """How many play in this deal."""
    count: i64 = 0
    seat: i64 = 0
    while seat < len(state.seats):
        if state.seats[seat].sits_out == 0:
            count += 1
        seat += 1
    return count


def _deal_feet(state: State, first: i64) -> None:
    """A second hand for everybody, one card at a time, after all first hands."""
    t = state.tables
    players = _players(state)
    dealt: i64 = 0
    while dealt < t.foot_size:
        seat = first
        i: i64 = 0
        while i < players:
            player = state.seats[seat]
            kind = state.stock[state.stock_at]
            player.foot[kind] = player.foot[kind] + 1
            player.foot_held += 1
            player.foot_state = FOOT_DOWN
            state.stock_at += 1
            state.note(LOG_DEALT_FOOT, seat)
            seat = state.next_of[seat]
            i += 1
        dealt += 1


def _turn_upcard(state: State, first: i64) -> None:
    t = state.tables
    turned: i64 = 0
    while state.stock_at < state.stock_end:
        kind = state.stock[state.stock_at]
        state.stock_at += 1
        state.note(LOG_TURNED, first)
        turned += 1
        rank = t.rank_of[kind]
        state.pile[state.pile_size] = kind
        state.pile_size += 1
        state.blocked = t.blocked[rank]
        if kind == RED_THREE and t.red3_in_pile != THREE_STAYS:
            _move_red_three(state, first)
        elif t.start_freezes[rank]:
            state.frozen = 1
        if not t.covered[rank] or (t.cover_once and turned > 1):
            break
    if t.prefill:
        _prefill(state, first)


def _move_red_three(state: State, first: i64) -> None:
    """Where a red three turned up does not stay in the pile."""
    t = state.tables
    state.pile_size -= 1
    if t.red3_in_pile == THREE_TO_FIRST_PLAYER:
        state.side_of(first).red_threes += 1
        state.note(LOG_RED_THREE_OF_PILE, first)
    elif t.red3_in_pile == THREE_RESHUFFLED:
        # chance enters once, with the pack: the card goes into the middle of the stock
        middle = state.stock_at + (state.stock_end - state.stock_at) // 2
        i = state.stock_at
        while i < middle:
            state.stock[i - 1] = state.stock[i]
            i += 1
        state.stock_at -= 1
        state.stock[middle - 1] = RED_THREE
        state.note(LOG_PUT_BACK, first)
    elif t.red3_in_pile == THREE_DISCARDED:
        state.note(LOG_SET_ASIDE, first)


def prefill_count(rank: i64) -> i64:
    """How many cards lie beneath an upcard of ``rank``: jack 11, queen 12, king 13, ace 1."""
    return 1 if rank == ACE else rank + 3


def _prefill(state: State, first: i64) -> None:
    """As many cards face down beneath the pile as the upcard's rank says."""
    count = prefill_count(state.tables.rank_of[state.top()])
    i: i64 = 0
    while i < count and state.stock_at < state.stock_end:
        j = state.pile_size
        while j > i:
            state.pile[j] = state.pile[j - 1]
            j -= 1
        state.pile[i] = state.stock[state.stock_at]
        state.stock_at += 1
        state.pile_size += 1
        state.note(LOG_PREFILLED, first)
        i += 1
    state.hidden = count
    if state.tables.prefill_extra:
        _draw_as_many(state, first, count)


def _draw_as_many(state: State, first: i64, count: i64) -> None:
    """Every player gets as many cards more as were laid beneath the pile."""
    seat = first
    i: i64 = 0
    while i < _players(state):
        _give(state, seat, count)
        seat = state.next_of[seat]
        i += 1
