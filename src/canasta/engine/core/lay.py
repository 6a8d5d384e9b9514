"""Doing what was judged: melds and takes. Turns begin and end in `turn`."""

from __future__ import annotations

from canasta.engine.core.act import Act
from canasta.engine.core.ints import i64
from canasta.engine.core.kinds import LOG_RED_THREE_OF_PILE, OVER, PLAYING, RED_THREE
from canasta.engine.core.state import Side, State


def do_meld(state: State, act: Act) -> None:
    """Lay the groups of ``act``, which was just judged legal in this state."""
    _lay(state, act, 0)
    state.laid = 1
    if state.seats[state.to_move].held == 0:
        finish_out(state)


def do_take(state: State, act: Act) -> None:
    """Take the pile with ``act``, which was just judged legal in this state."""
    seat = state.seats[state.to_move]
    side = state.side_of(state.to_move)
    _lay(state, act, 1)
    i: i64 = 0
    while i < state.pile_size - 1:
        kind = state.pile[i]
        if kind == RED_THREE:
            side.red_threes += 1
            state.note(LOG_RED_THREE_OF_PILE, state.to_move)
        else:
            seat.gain(kind)
        i += 1
    state.pile_size = 0
    state.frozen = 0
    state.blocked = 0
    state.took = 1
    state.phase = PLAYING
    if seat.held == 0:
        finish_out(state)


def _lay(state: State, act: Act, take: i64) -> None:
    seat = state.seats[state.to_move]
    side = state.side_of(state.to_move)
    size = state.tables.canasta_size
    i: i64 = 0
    while i < act.start[act.groups]:
        seat.lose(act.cards[i])
        i += 1
    i = 0
    while i < act.touched:
        m = act.touch_meld[i]
        if m < 0:
            m = side.open_meld(act.touch_rank[i], state.to_move, state.turn)
        elif side.laid_turn[m] != state.turn:
            state.laid_on_old = 1
        before = side.size(m)
        side.naturals[m] = side.naturals[m] + act.touch_naturals[i]
        side.twos[m] = side.twos[m] + act.touch_twos[i]
        side.jokers[m] = side.jokers[m] + act.touch_jokers[i]
        if before < size and side.size(m) >= size and side.laid_turn[m] == state.turn:
            side.concealed[m] = 1
        i += 1
    seat.melded = 1


def finish_out(state: State) -> None:
    """The player to move has no card left: the deal is over."""
    state.went_out = state.to_move
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
