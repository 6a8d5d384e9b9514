"""The one legality path: what is wrong with an act. No fault means that it may be done."""

from __future__ import annotations

from canasta.engine.core import faults as f
from canasta.engine.core.act import Act
from canasta.engine.core.ints import i64
from canasta.engine.core.judge_lay import judge_meld, judge_out, judge_take, rank_is_dead
from canasta.engine.core.kinds import (
    ACE,
    ANSWER,
    ANSWERING,
    ASK,
    ASK_OFF,
    ASK_REQUIRED,
    DISCARD,
    DRAW,
    DRAWING,
    FOOT_DOWN,
    JOIN,
    JOKER,
    LAST_THREE_MELDS,
    MELD,
    NOT_ASKED,
    OVER,
    PASS,
    PLAYING,
    RED_THREE,
    SET,
    SPECIAL,
    TAKE,
    TWO,
)
from canasta.engine.core.lay import do_join
from canasta.engine.core.out import can_go_out, keep_least, may_end_by_pass
from canasta.engine.core.search import Search
from canasta.engine.core.special import judge_special
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
        _judge_discard(state, act, search)
    elif verb == ASK:
        _judge_ask(state, act, search)
    elif verb == ANSWER:
        if state.phase != ANSWERING:
            act.fail(f.NOT_ASKED, 0, 0, 0, -1)
    elif verb == PASS:
        _judge_pass(state, act, search)
    elif verb == JOIN:
        _judge_join(state, act, search)
    elif verb == SPECIAL:
        judge_special(state, act)
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
        if not may_end_by_pass(state) and not _stuck_with_one(state, search):
            act.fail(f.DISCARD_REQUIRED, 0, 0, 0, -1)
        elif state.bound:
            act.fail(f.PARTNER_SAID_YES, 0, 0, 0, -1)
    elif state.can_draw():
        act.fail(f.DRAW_FIRST, 0, 0, 0, -1)
    elif search.must_take(state):
        act.fail(f.MUST_TAKE_PILE, 0, 0, state.top(), -1)


def _stuck_with_one(state: State, search: Search) -> i64:
    """Whether the player keeps a single card that may not be discarded, and the rules let the turn end so."""
    t = state.tables
    if not t.pass_when_stuck or state.seats[state.to_move].held != 1:
        return 0
    search.tally.count(state.side_of(state.to_move), t.canasta_size)
    last = search.trial
    last.begin(DISCARD)
    judge_out(state, last, 0, search.tally, 1)
    return 1 if last.faults else 0


def _judge_discard(state: State, act: Act, search: Search) -> None:
    t = state.tables
    kind = act.arg
    seat = state.seats[state.to_move]
    if state.phase == DRAWING:
        act.fail(f.DRAW_FIRST, 0, 0, 0, -1)
    if seat.hand[kind] <= 0:
        act.fail(f.NOT_IN_HAND, 0, 1, kind, -1)
        return
    if kind == RED_THREE and not t.red3_kept:
        act.fail(f.RANK_NOT_DISCARDABLE, 0, 0, kind, -1)
    if state.phase == DRAWING:
        return
    if state.no_card_drawn and t.last_three == LAST_THREE_MELDS:
        act.fail(f.DISCARD_FORBIDDEN, 0, 0, 0, -1)
        return
    limit = discard_limit(state, kind)
    if limit and _other_discard(state):
        act.fail(limit, 0, 0, kind, -1)
    if seat.held == 1 and seat.foot_state != FOOT_DOWN:
        search.tally.count(state.side_of(state.to_move), t.canasta_size)
        judge_out(state, act, 0, search.tally, 1)
    elif state.bound:
        act.fail(f.PARTNER_SAID_YES, 0, 0, 0, -1)


def discard_limit(state: State, kind: i64) -> i64:
    """The rule that keeps a card from being discarded now, as a fault, or 0. Where all cards are kept so, none is."""
    t = state.tables
    seat = state.seats[state.to_move]
    rank = t.rank_of[kind]
    wild: i64 = 1 if kind == TWO or kind == JOKER else 0
    if t.never_discarded[rank]:
        return f.RANK_NOT_DISCARDABLE
    if t.wilds_last and wild and seat.held > 1:
        return f.RANK_NOT_DISCARDABLE  # unless the whole hand is wild: then nothing else can be discarded
    if t.first_round_kept[rank] and state.round == 1:
        return f.RANK_NOT_DISCARDABLE
    if t.empty_pile_kept[rank] and state.pile_size == 0:
        return f.RANK_NOT_DISCARDABLE
    if t.empty_pile_limited and state.pile_size == 0 and rank <= ACE and rank_is_dead(state, rank):
        return f.RANK_NOT_DISCARDABLE
    if t.freeze_spacing and wild and state.pile_size > 0:
        top = state.top()
        if top == TWO or top == JOKER:
            return f.FREEZE_SPACING
    if t.same_card_kept and state.took_single == kind:
        return f.SAME_CARD_DISCARDED
    return 0


def _other_discard(state: State) -> i64:
    """Whether the hand holds a card that may be discarded."""
    t = state.tables
    hand = state.seats[state.to_move].hand
    i: i64 = 0
    while i < len(t.card_kinds):
        kind = t.card_kinds[i]
        if hand[kind] > 0 and not discard_limit(state, kind):
            return 1
        i += 1
    return 0


def _judge_join(state: State, act: Act, search: Search) -> None:
    """Two own sets of one rank into one, where the rules allow it and one could hold all of it."""
    t = state.tables
    side = state.side_of(state.to_move)
    source = act.arg // 64
    target = act.arg % 64
    if state.phase == DRAWING:
        act.fail(f.DRAW_FIRST, 0, 0, 0, -1)
    if source >= side.melds or target >= side.melds or source == target:
        act.fail(f.NO_SUCH_MELD, 0, 0, -1, -1)
        return
    if side.size(source) == 0 or side.size(target) == 0:
        act.fail(f.NO_SUCH_MELD, 0, 0, -1, -1)
        return
    rank = side.rank[source]
    if not t.join or side.shape[source] != SET or side.shape[target] != SET:
        act.fail(f.MELDS_CANNOT_JOIN, 0, 0, rank, -1)
        return
    if side.rank[target] != rank:
        act.fail(f.MIXED_RANKS, 0, 0, side.rank[target], -1)
        return
    naturals = side.naturals[source] + side.naturals[target]
    wilds = side.wilds(source) + side.wilds(target)
    if wilds > 0 and wilds > t.wild_room(rank, naturals, 1):
        act.fail(f.TOO_MANY_WILDS, wilds, t.wild_room(rank, naturals, 1), rank, -1)
    if t.max_size > 0 and naturals + wilds > t.max_size:
        act.fail(f.MELD_CLOSED, naturals + wilds, t.max_size, rank, -1)
    if state.bound and act.faults == 0:
        state.copy_to(search.scratch)
        do_join(search.scratch, source, target)
        if not can_go_out(search.scratch, search.layout):
            act.fail(f.PARTNER_SAID_YES, 0, 0, 0, -1)


def _judge_ask(state: State, act: Act, search: Search) -> None:
    t = state.tables
    if t.permission == ASK_OFF:
        act.fail(f.QUESTION_NOT_USED, 0, 0, 0, -1)
    if not state.has_partner():
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
    # a "no" would leave nothing that may be done; where the question must be asked, a pass is left after it
    if held < keep_least(state) and t.permission != ASK_REQUIRED:
        act.fail(f.MUST_KEEP_CARD, held, keep_least(state), 0, -1)
    if not t.ask_any_time and not can_go_out(state, search.layout):
        search.tally.count(state.side_of(state.to_move), t.canasta_size)
        act.fail(f.CANNOT_GO_OUT, search.tally.total(t), t.out_canastas, 0, -1)
