"""The turn: begin, draw, ask, answer, discard, decline; and the end of the stock."""

from __future__ import annotations

from canasta.engine.core.act import Act
from canasta.engine.core.ints import i64
from canasta.engine.core.kinds import (
    ANSWER,
    ANSWERING,
    ASK,
    BLACK_THREE,
    DISCARD,
    DRAW,
    DRAWING,
    FOOT_DOWN,
    JOIN,
    JOKER,
    LAST_THREE_ENDS,
    LAST_THREE_IN_HAND,
    LOG_BLACK_THREE,
    LOG_BLACK_THREE_OF_HAND,
    LOG_DREW,
    LOG_RED_THREE,
    LOG_RED_THREE_OF_HAND,
    MELD,
    NOT_ASKED,
    OVER,
    PASS,
    PLAYING,
    RED_THREE,
    SAID_NO,
    SAID_YES,
    SPECIAL,
    TAKE,
    TWO,
)
from canasta.engine.core.lay import do_join, do_meld, do_take, empty_hand, finish_out, take_up_foot
from canasta.engine.core.out import yes_binds
from canasta.engine.core.search import Search
from canasta.engine.core.special import do_special
from canasta.engine.core.state import State


def apply(state: State, act: Act, search: Search) -> None:
    """Do ``act``, which was just judged legal in this state."""
    state.logged = 0
    state.version += 1
    verb = act.verb
    if verb == DRAW:
        _draw(state, search)
    elif verb == DISCARD:
        _discard(state, act.arg, search)
    elif verb == MELD:
        before = state.opened(state.to_move)
        do_meld(state, act)
        red: i64 = 0
        while red < act.red_threes:
            _next_card(state, state.to_move)
            red += 1
        empty_hand(state)
        _after_opening(state, before)
        replace_after_foot(state)
    elif verb == TAKE:
        before = state.opened(state.to_move)
        do_take(state, act)
        _draw_bonus(state)
        _after_opening(state, before)
        replace_after_foot(state)
    elif verb == ASK:
        _ask(state)
    elif verb == ANSWER:
        _answer(state, act.arg, search)
    elif verb == JOIN:
        do_join(state, act.arg // 64, act.arg % 64)
    elif verb == SPECIAL:
        do_special(state, act.arg)
    elif verb == PASS:
        if state.phase == DRAWING or state.no_card_drawn:
            state.phase = OVER
        else:
            _end_turn(state, search)


def begin_turn(state: State, seat: i64, search: Search) -> None:
    """It is ``seat``'s turn. With the stock gone and no take legal the deal is over instead."""
    player = state.seats[seat]
    player.turns += 1
    state.to_move = seat
    state.phase = DRAWING
    state.turn += 1
    state.round = player.turns
    state.took = 0
    state.took_single = -1
    state.laid = 0
    state.laid_on_old = 0
    state.answer = NOT_ASKED
    state.bound = 0
    state.no_card_drawn = 0
    state.melded_before = player.melded
    if state.tables.concealed_by_side and state.side_of(seat).melds > 0:
        state.melded_before = 1
    if player.hand[RED_THREE] > 0 and not state.tables.red3_kept:
        replace_red_threes(state, seat)
    if player.held == 0 and player.foot_state == FOOT_DOWN:
        take_up_foot(state, seat)
        replace_red_threes(state, seat)
    if search.ends_here(state):
        state.phase = OVER


def replace_red_threes(state: State, seat: i64) -> None:
    """Lay the red threes that ``seat`` holds and replace each from the stock until none is left."""
    player = state.seats[seat]
    side = state.side_of(seat)
    while player.hand[RED_THREE] > 0:
        player.lose(RED_THREE)
        side.red_threes += 1
        player.red_threes += 1
        state.note(LOG_RED_THREE_OF_HAND, seat)
        _next_card(state, seat)
    while state.tables.black3_as_red and player.hand[BLACK_THREE] > 0:
        player.lose(BLACK_THREE)
        side.black_threes += 1
        state.note(LOG_BLACK_THREE_OF_HAND, seat)
        _next_card(state, seat)


def _after_opening(state: State, before: i64) -> None:
    """A side that opens may draw further cards at once, or be owed some for its next turn."""
    if before or state.phase == OVER:
        return
    i: i64 = 0
    while i < state.tables.opening_draw:
        _next_card(state, state.to_move)
        i += 1
    if state.tables.talon and not state.took and (state.stock_left() >= 9 or not state.tables.turn_card):
        state.seats[state.to_move].bonus = 3 if _others_opened(state) else 4


def replace_after_foot(state: State) -> None:
    """Red threes of a foot just taken up are laid and replaced; so are threes of the hand where all threes are laid."""
    if state.phase != OVER and state.tables.foot_size > 0:
        replace_red_threes(state, state.to_move)


def _next_card(state: State, seat: i64) -> i64:
    """One card from the stock into the hand, red threes laid on the way; 0 where the stock gave none.

    Where the rules say so, a three that is the very last card stays in the hand.
    """
    player = state.seats[seat]
    while state.stock_at < state.stock_end:
        kind = state.stock[state.stock_at]
        state.stock_at += 1
        three: i64 = 1 if kind == RED_THREE or (kind == BLACK_THREE and state.tables.black3_as_red) else 0
        if three and state.stock_at >= state.stock_end and state.tables.last_three == LAST_THREE_IN_HAND:
            player.gain(kind)
            state.note(LOG_DREW, seat)
            return 0
        if kind == RED_THREE and not state.tables.red3_kept:
            state.side_of(seat).red_threes += 1
            player.red_threes += 1
            state.note(LOG_RED_THREE, seat)
        elif kind == BLACK_THREE and state.tables.black3_as_red:
            state.side_of(seat).black_threes += 1
            state.note(LOG_BLACK_THREE, seat)
        else:
            player.gain(kind)
            state.note(LOG_DREW, seat)
            return 1
    return 0


def _draw_bonus(state: State) -> i64:
    """The bonus cards that come with this turn; how many."""
    player = state.seats[state.to_move]
    drawn: i64 = 0
    while player.bonus > 0 and state.phase != OVER:
        player.bonus -= 1
        drawn += _next_card(state, state.to_move)
    return drawn


def _draw(state: State, search: Search) -> None:
    drawn: i64 = 0
    i: i64 = 0
    while i < state.tables.draw_count:
        drawn += _next_card(state, state.to_move)
        i += 1
    drawn += _draw_bonus(state)
    if state.stock_at >= state.stock_end:
        if state.tables.end_at_once:
            state.last_turn = 1
        if drawn == 0:
            state.last_red_three = 1
            if state.tables.last_three == LAST_THREE_ENDS or state.tables.last_three == LAST_THREE_IN_HAND:
                state.phase = OVER
                return
            state.no_card_drawn = 1
    state.phase = PLAYING


def _discard(state: State, kind: i64, search: Search) -> None:
    t = state.tables
    seat = state.seats[state.to_move]
    seat.lose(kind)
    state.pile[state.pile_size] = kind
    state.pile_size += 1
    if t.wild_freezes and (kind == TWO or kind == JOKER):
        state.frozen = 1
    state.blocked = t.blocked[t.rank_of[kind]]
    if seat.held == 0:
        if seat.foot_state != FOOT_DOWN:
            finish_out(state)
            return
        # emptied by the discard: the foot is picked up at the next turn
    _end_turn(state, search)


def _others_opened(state: State) -> i64:
    """Whether another side has melds."""
    number: i64 = 0
    while number < state.tables.sides:
        if number != state.team[state.to_move] and state.sides[number].melds > 0:
            return 1
        number += 1
    return 0


def _end_turn(state: State, search: Search) -> None:
    if state.last_turn:
        state.phase = OVER
        return
    begin_turn(state, state.next_of[state.to_move], search)


def _ask(state: State) -> None:
    state.asker = state.to_move
    state.seats[state.to_move].asked_deal = 1
    state.answers_due = 0
    seat: i64 = 0
    while seat < len(state.seats):
        if seat != state.to_move and state.team[seat] == state.team[state.to_move] and state.seats[seat].sits_out == 0:
            state.answers_due += 1
        seat += 1
    state.said_no = 0
    state.phase = ANSWERING
    _next_partner(state)


def _next_partner(state: State) -> None:
    side_of = state.team
    seat = state.next_of[state.to_move]
    while side_of[seat] != side_of[state.asker] or seat == state.asker:
        seat = state.next_of[seat]
    state.to_move = seat


def _answer(state: State, yes: i64, search: Search) -> None:
    if not yes:
        state.said_no = 1
    state.answers_due -= 1
    if state.answers_due > 0:
        _next_partner(state)
        return
    state.to_move = state.asker
    state.phase = PLAYING
    state.answer = SAID_NO if state.said_no else SAID_YES
    if not state.said_no:
        state.bound = yes_binds(state, search.layout)
    if state.said_no and state.tables.no_binds_deal:
        state.seats[state.to_move].barred = 1
