"""Doing what was judged: melds and takes. Turns begin and end in `turn`."""

from __future__ import annotations

from canasta.engine.core.act import Act
from canasta.engine.core.alone import form_sides
from canasta.engine.core.ints import i64
from canasta.engine.core.kinds import (
    ACE,
    BLACK_THREE,
    FOOT_DOWN,
    FOOT_UP,
    FOUR,
    LOG_BLACK_THREE_OF_PILE,
    LOG_FOOT,
    LOG_RED_THREE_OF_PILE,
    OVER,
    PLAYING,
    RANKS,
    RED_THREE,
    SEQUENCE,
    SET,
    SUITED,
    TAKE,
)
from canasta.engine.core.state import Side, State, both_suits


def do_meld(state: State, act: Act) -> None:
    """Lay the groups of ``act``, which was just judged legal in this state."""
    _lay(state, act)
    if act.touched > 0:
        state.laid = 1
    state.side_of(state.to_move).red_threes += act.red_threes
    state.seats[state.to_move].red_threes += act.red_threes


def do_take(state: State, act: Act) -> None:
    """Take the pile with ``act``, which was just judged legal in this state."""
    seat = state.seats[state.to_move]
    _lay(state, act)
    side = state.side_of(state.to_move)  # sides may just have formed
    first = state.pile_size - act.moved
    if state.pile_size == 1:
        state.took_single = state.pile[0]
    i: i64 = first
    while i < state.pile_size - 1:
        kind = state.pile[i]
        if kind == RED_THREE:
            side.red_threes += 1
            seat.red_threes += 1
            state.note(LOG_RED_THREE_OF_PILE, state.to_move)
        elif kind == BLACK_THREE and state.tables.black3_aside:
            side.black_threes += 1
            state.note(LOG_BLACK_THREE_OF_PILE, state.to_move)
        else:
            seat.gain(kind)
        i += 1
    state.pile_size = first
    if first == 0:
        state.frozen = 0
    if state.hidden > first:
        state.hidden = first
    state.blocked = 0
    state.took = 1
    state.phase = PLAYING
    empty_hand(state)


def empty_hand(state: State) -> None:
    """With no card left the player takes up the foot, or has gone out."""
    seat = state.seats[state.to_move]
    if seat.held > 0:
        return
    if seat.foot_state == FOOT_DOWN:
        take_up_foot(state, state.to_move)
    else:
        finish_out(state)


def take_up_foot(state: State, number: i64) -> None:
    """The foot becomes the hand."""
    seat = state.seats[number]
    kind: i64 = 0
    while kind < state.tables.kinds:
        if kind >= SUITED or state.tables.kinds == RANKS or kind < FOUR or kind > ACE:
            i: i64 = 0
            while i < seat.foot[kind]:
                seat.gain(kind)
                i += 1
            seat.foot[kind] = 0
        kind += 1
    seat.foot_held = 0
    seat.foot_state = FOOT_UP
    state.note(LOG_FOOT, number)


def do_join(state: State, source: i64, target: i64) -> None:
    """Put the set ``source`` onto the set ``target``; its number is not used again."""
    side = state.side_of(state.to_move)
    side.join(source, target)
    side.find_slots(state.tables.max_size, state.tables.per_rank)
    state.laid = 1


def _lay(state: State, act: Act) -> None:
    t = state.tables
    seat = state.seats[state.to_move]
    side = state.side_of(state.to_move)
    size = t.canasta_size
    i: i64 = 0
    while i < act.start[act.groups]:
        seat.lose(act.cards[i])
        i += 1
    i = 0
    while i < act.touched:
        m = act.touch_meld[i]
        shape = act.touch_shape[i]
        if m < 0:
            m = side.open_meld(shape, act.touch_rank[i], state.to_move, state.turn)
            if shape == SEQUENCE:
                side.rank[m] = act.touch_low[i]
                side.high[m] = act.touch_high[i]
                side.suit[m] = act.touch_suit[i]
        elif side.laid_turn[m] != state.turn:
            state.laid_on_old = 1
        before = side.size(m)
        side.naturals[m] = side.naturals[m] + act.touch_naturals[i]
        side.twos[m] = side.twos[m] + act.touch_twos[i]
        side.jokers[m] = side.jokers[m] + act.touch_jokers[i]
        if shape == SET:
            side.suit[m] = both_suits(side.suit[m], act.touch_suit[i])
        elif shape == SEQUENCE:
            side.ranks[m] = side.ranks[m] | act.touch_ranks[i]
            if act.touch_low[i] < side.rank[m]:
                side.rank[m] = act.touch_low[i]
            if act.touch_high[i] > side.high[m]:
                side.high[m] = act.touch_high[i]
            if side.high[m] - side.rank[m] + 1 < side.size(m):
                side.high[m] = side.rank[m] + side.size(m) - 1
                if side.high[m] > ACE:
                    side.high[m] = ACE
                    side.rank[m] = ACE + 1 - side.size(m)
        if before < size and side.size(m) >= size and side.laid_turn[m] == state.turn:
            side.concealed[m] = 1
        i += 1
    side.find_slots(t.max_size, t.per_rank)
    if act.touched > 0:
        seat.melded = 1
    if t.lone_hand and act.verb == TAKE and state.alone < 0:
        form_sides(state, state.to_move)


def finish_out(state: State) -> None:
    """The player to move has no card left: the deal is over."""
    state.went_out = state.to_move
    if state.tables.lone_hand and state.alone < 0:
        form_sides(state, state.to_move)
    state.out_concealed = went_concealed(state, state.side_of(state.to_move))
    state.phase = OVER


def went_concealed(state: State, side: Side) -> i64:
    """Whether the turn that ended the deal was a concealed going out: nothing melded before, nothing added to
    older melds, a canasta of one's own.
    """
    if state.melded_before or state.laid_on_old:
        return 0
    if state.took and not state.tables.concealed_with_pile:
        return 0
    m: i64 = 0
    while m < side.melds:
        if side.laid_turn[m] == state.turn and side.size(m) >= state.tables.canasta_size:
            return 1
        m += 1
    return 0
