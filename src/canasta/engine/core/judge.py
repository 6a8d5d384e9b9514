"""The one legality path: what is wrong with an act. No fault means that it may be done."""

from __future__ import annotations

from canasta.engine.core import faults as f
from canasta.engine.core.act import Act
from canasta.engine.core.ints import i64
from canasta.engine.core.judge_lay import judge_meld, judge_out, judge_take
from canasta.engine.core.kinds import (
    ANSWER,
    ANSWERING,
    ASK,
    ASK_OFF,
    DISCARD,
    DRAW,
    DRAWING,
    LAST_THREE_MELDS,
    MELD,
    NOT_ASKED,
    OVER,
    PASS,
    PLAYING,
    RED_THREE,
    TAKE,
)
from canasta.engine.core.out import can_go_out, keep_least, may_end_by_pass
from canasta.engine.core.search import Search
from canasta.engine.core.state import State


def judge(state: State, act: Act, search: Search) -> i64:
    """How many faults ``act`` has in ``state``; they stand in the act."""
    act.faults = 0
    verb = act.verb
    if state.phase == OVER:
        act.fail(f.DEAL_OVER, 0, 0, 0, -1)
        return act.faults
    if state.phase == ANSWERING and verb != ANSWER:
        act.fail(f.ANSWER_FIRST, 0, 0, 0, -1)
        return act.faults
    if verb == DRAW:
        _judge_draw(state, act, search)
    elif verb == TAKE:
        judge_take(state, act, search)
    elif verb == MELD:
        judge_meld(state, act, search)
    elif verb == DISCARD:
        _judge_discard(state, act)
    elif verb == ASK:
        _judge_ask(state, act, search)
    elif verb == ANSWER:
        if state.phase != ANSWERING:
            act.fail(f.NOT_ASKED, 0, 0, 0, -1)
    elif verb == PASS:
        _judge_pass(state, act, search)
    return act.faults


def _judge_draw(state: State, act: Act, search: Search) -> None:
    if state.phase != DRAWING:
        act.fail(f.ALREADY_DRAWN, 0, 0, 0, -1)
    elif not state.can_draw():
        act.fail(f.STOCK_EMPTY, state.stock_left(), state.tables.draw_count, 0, -1)
        if search.must_take(state):
            act.fail(f.MUST_TAKE_PILE, 0, 0, state.top(), -1)


def _judge_pass(state: State, act: Act, search: Search) -> None:
    if state.phase == PLAYING:
        if not may_end_by_pass(state):
            act.fail(f.DISCARD_REQUIRED, 0, 0, 0, -1)
        elif state.bound:
            act.fail(f.PARTNER_SAID_YES, 0, 0, 0, -1)
    elif state.can_draw():
        act.fail(f.DRAW_FIRST, 0, 0, 0, -1)
    elif search.must_take(state):
        act.fail(f.MUST_TAKE_PILE, 0, 0, state.top(), -1)


def _judge_discard(state: State, act: Act) -> None:
    t = state.tables
    kind = act.arg
    seat = state.seats[state.to_move]
    if state.phase == DRAWING:
        act.fail(f.DRAW_FIRST, 0, 0, 0, -1)
    if seat.hand[kind] <= 0:
        act.fail(f.NOT_IN_HAND, 0, 1, kind, -1)
        return
    if kind == RED_THREE:
        act.fail(f.RANK_NOT_DISCARDABLE, 0, 0, kind, -1)
    if state.phase == DRAWING:
        return
    if state.no_card_drawn and t.last_three == LAST_THREE_MELDS:
        act.fail(f.DISCARD_FORBIDDEN, 0, 0, 0, -1)
        return
    if seat.held == 1:
        judge_out(state, act, 0, state.side_of(state.to_move).canastas(t.canasta_size), 1)
    elif state.bound:
        act.fail(f.PARTNER_SAID_YES, 0, 0, 0, -1)


def _judge_ask(state: State, act: Act, search: Search) -> None:
    t = state.tables
    if t.permission == ASK_OFF:
        act.fail(f.QUESTION_NOT_USED, 0, 0, 0, -1)
    if t.partners == 0:
        act.fail(f.NO_PARTNER, 0, 0, 0, -1)
    if state.phase == DRAWING:
        act.fail(f.DRAW_FIRST, 0, 0, 0, -1)
        return
    if state.answer != NOT_ASKED or (t.ask_per_deal and state.seats[state.to_move].asked_deal):
        act.fail(f.ALREADY_ASKED, 0, 0, 0, -1)
    if state.seats[state.to_move].barred:
        act.fail(f.PARTNER_SAID_NO, 0, 0, 0, -1)
    if state.laid:
        act.fail(f.ASK_TOO_LATE, 0, 0, 0, -1)
    held = state.seats[state.to_move].held
    if held < keep_least(state):  # a "no" would leave nothing that may be done
        act.fail(f.MUST_KEEP_CARD, held, keep_least(state), 0, -1)
    if not t.ask_any_time and not can_go_out(state, search.layout):
        have = state.side_of(state.to_move).canastas(t.canasta_size)
        act.fail(f.CANNOT_GO_OUT, have, t.out_canastas, 0, -1)
