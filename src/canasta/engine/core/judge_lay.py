"""Whether cards may be laid so: melds, takes of the pile, the opening, and what may be left in the hand."""

from __future__ import annotations

from canasta.engine.core import faults as f
from canasta.engine.core.act import Act
from canasta.engine.core.gather import gather
from canasta.engine.core.ints import i64
from canasta.engine.core.kinds import (
    ASK_REQUIRED,
    BLACK_THREE,
    DISCARD,
    DISCARD_FORBIDDEN,
    DISCARD_REQUIRED,
    DRAWING,
    NOT_ASKED,
    PLAYING,
    RATIO_FEWER,
    RATIO_NOT_MORE,
    RED_THREE,
    SAID_NO,
    TAKE,
    WAIVE_FROM_STOCK,
    WAIVE_NO,
    WAIVE_YES,
)
from canasta.engine.core.layout import NO_KIND
from canasta.engine.core.out import keep_least, may_end_by_pass
from canasta.engine.core.room import Room
from canasta.engine.core.state import Seat, Side, State
from canasta.engine.core.tables import Tables


def judge_meld(state: State, act: Act, room: Room) -> None:
    if state.phase == DRAWING:
        act.fail(f.DRAW_FIRST, 0, 0, 0, -1)
    if act.groups == 0:
        act.fail(f.NOTHING_TO_LAY, 0, 0, 0, -1)
        return
    gather(state, act, NO_KIND)
    side = state.side_of(state.to_move)
    _judge_melds(state, act, side, 0)
    seat = state.seats[state.to_move]
    act.left = seat.held - act.used_cards
    _judge_rest(state, act, side, room)


def judge_take(state: State, act: Act, room: Room) -> None:
    t = state.tables
    if state.phase == PLAYING:
        act.fail(f.ALREADY_DRAWN, 0, 0, 0, -1)
    if state.pile_size == 0:
        act.fail(f.PILE_EMPTY, 0, 0, 0, -1)
        return
    seat = state.seats[state.to_move]
    side = state.side_of(state.to_move)
    top = state.top()
    rank = t.rank_of[top]
    frozen = state.frozen_for(state.to_move)
    gather(state, act, rank)
    if state.blocked:
        act.fail(f.PILE_BLOCKED, 0, 0, top, -1)
        if frozen:
            act.fail(f.PILE_FROZEN, act.claim_naturals, t.frozen_naturals, rank, -1)
        return
    if t.one_card_forbidden and seat.held == 1 and state.pile_size == 1 and state.stock_left() > 0:
        act.fail(f.ONE_CARD_HAND, 1, 2, 0, -1)
    m = side.slot[rank]
    if not t.full_canasta_open and m >= 0 and side.size(m) >= t.canasta_size:
        act.fail(f.MELD_CLOSED, side.size(m), t.canasta_size, rank, 0)
    if not t.meldable[rank]:
        act.fail(f.PILE_TOP_NOT_USED, 0, 0, top, -1)
        act.fail(f.RANK_NOT_MELDABLE, 0, 0, rank, 0)
        return
    _judge_claim(state, act, rank, m, frozen)
    _judge_melds(state, act, side, 1)
    act.left = seat.held - act.used_cards + state.pile_size - 1 - red_threes_taken(state)
    _judge_rest(state, act, side, room)


def red_threes_taken(state: State) -> i64:
    """How many red threes lie in the pile: they never come into the hand."""
    count: i64 = 0
    i: i64 = 0
    while i < state.pile_size:
        if state.pile[i] == RED_THREE:
            count += 1
        i += 1
    return count


def _judge_claim(state: State, act: Act, rank: i64, m: i64, frozen: i64) -> None:
    """Whether the cards of the claim are a way to take the pile."""
    t = state.tables
    naturals = act.claim_naturals
    wilds = act.claim_wilds
    if act.claim_other >= 0:
        act.fail(f.MIXED_RANKS, 0, 0, act.claim_other, 0)
        if naturals == 0:
            act.fail(f.PILE_TOP_NOT_USED, 0, 0, state.top(), -1)
    if frozen:
        if naturals < t.frozen_naturals:
            act.fail(f.PILE_FROZEN, naturals, t.frozen_naturals, rank, -1)
        return
    if naturals >= 2 and t.take_pair:
        return
    if naturals == 1 and wilds > 0 and t.take_wild:
        return
    if m >= 0:
        if t.take_top:
            return
        if t.take_natural:
            if naturals < 1:
                act.fail(f.TOO_FEW_NATURALS, naturals, 1, rank, 0)
            return
    if naturals + wilds == 0:
        act.fail(f.PILE_TOP_NOT_USED, 0, 0, state.top(), -1)
        if m < 0:
            act.fail(f.NO_SUCH_MELD, 0, 0, rank, 0)
    elif naturals >= 2 or (naturals == 1 and wilds > 0) or m >= 0:
        act.fail(f.PAIR_REQUIRED, naturals, 2, rank, 0)
        act.fail(f.TOO_FEW_NATURALS, naturals, 2, rank, 0)


def _judge_melds(state: State, act: Act, side: Side, take: i64) -> None:
    """Whether each touched meld is one that the rules allow, as it lies after the act."""
    t = state.tables
    i: i64 = 0
    while i < act.touched:
        rank = act.touch_rank[i]
        m = act.touch_meld[i]
        g = act.touch_group[i]
        naturals = act.touch_naturals[i]
        added = act.touch_twos[i] + act.touch_jokers[i]
        wilds = added
        if m >= 0:
            if t.natural_canasta_closed and added > 0 and side.wilds(m) == 0 and side.size(m) >= t.canasta_size:
                act.fail(f.NATURAL_CANASTA_CLOSED, added, 0, rank, g)
            naturals += side.naturals[m]
            wilds += side.wilds(m)
        size = naturals + wilds
        if rank == BLACK_THREE:
            if not t.black3_meld:
                act.fail(f.RANK_NOT_MELDABLE, 0, 0, rank, g)
            if wilds > 0:
                act.fail(f.NO_WILD_WITH_THREES, wilds, 0, rank, g)
            if size < t.min_size:
                act.fail(f.MELD_TOO_SMALL, size, t.min_size, rank, g)
            i += 1
            continue
        if not t.meldable[rank]:
            act.fail(f.RANK_NOT_MELDABLE, 0, 0, rank, g)
        if size < t.min_size:
            act.fail(f.MELD_TOO_SMALL, size, t.min_size, rank, g)
        if naturals < t.min_naturals:
            act.fail(f.TOO_FEW_NATURALS, naturals, t.min_naturals, rank, g)
        if added > 0:
            if wilds > t.max_wilds:
                act.fail(f.TOO_MANY_WILDS, wilds, t.max_wilds, rank, g)
            if t.wild_ratio:
                room = _ratio_room(t, naturals)
                if wilds > room:
                    act.fail(f.MORE_WILDS_THAN_NATURALS, wilds, room, rank, g)
        i += 1


def _ratio_room(t: Tables, naturals: i64) -> i64:
    """How many wild cards the ratio alone allows beside ``naturals``."""
    if t.wild_ratio == RATIO_NOT_MORE:
        return naturals
    if t.wild_ratio == RATIO_FEWER:
        return naturals - 1
    return naturals // 2


def canastas_after(state: State, act: Act, side: Side) -> i64:
    """How many canastas the side has when the act is done."""
    size = state.tables.canasta_size
    count = side.canastas(size)
    i: i64 = 0
    while i < act.touched:
        m = act.touch_meld[i]
        before: i64 = 0
        if m >= 0:
            before = side.size(m)
        added = act.touch_naturals[i] + act.touch_twos[i] + act.touch_jokers[i]
        if before < size and before + added >= size:
            count += 1
        i += 1
    return count


def new_canasta(state: State, act: Act) -> i64:
    """Whether a meld laid new by the act is a canasta at once."""
    i: i64 = 0
    while i < act.touched:
        if act.touch_meld[i] < 0:
            if act.touch_naturals[i] + act.touch_twos[i] + act.touch_jokers[i] >= state.tables.canasta_size:
                return 1
        i += 1
    return 0


def lays_on_old(state: State, act: Act, side: Side) -> i64:
    """Whether the act adds to a meld that lay there before this turn."""
    i: i64 = 0
    while i < act.touched:
        m = act.touch_meld[i]
        if m >= 0 and side.laid_turn[m] != state.turn:
            return 1
        i += 1
    return 0


def _judge_rest(state: State, act: Act, side: Side, room: Room) -> None:
    """What holds for the act as a whole: the opening, black threes, and what may be left in the hand."""
    t = state.tables
    seat = state.seats[state.to_move]
    canastas = canastas_after(state, act, side)
    if not state.opened(state.to_move):
        _judge_opening(state, act, side, canastas)
    if act.left < 0:
        return  # cards that are not there; said already
    threes: i64 = 0
    i: i64 = 0
    while i < act.touched:
        if act.touch_rank[i] == BLACK_THREE:
            threes = act.touch_naturals[i]
        i += 1
    if threes > 0 and t.black3_meld and (act.left > 1 or canastas < t.out_canastas):
        act.fail(f.BLACK_THREES_ONLY_GOING_OUT, act.left, 1, BLACK_THREE, -1)
    if state.phase == PLAYING or act.verb == TAKE:
        if act.left == 0:
            judge_out(state, act, 0, canastas, 0)
        elif act.left == 1 and (keep_least(state) > 1 or threes > 0):
            judge_out(state, act, 1, canastas, 1)
            if act.faults == 0 and t.out_discard == DISCARD_FORBIDDEN:
                _judge_last_card(state, act, side, seat, room)
        if state.bound and act.left > 0 and act.faults == 0:
            if not room.can_go_out_after(state, act):
                act.fail(f.PARTNER_SAID_YES, 0, 0, 0, -1)


def _judge_last_card(state: State, act: Act, side: Side, seat: Seat, room: Room) -> None:
    """Where the last card may not be discarded, it must be one that can still be laid."""
    if not room.can_go_out_after(state, act):
        act.fail(f.MUST_KEEP_CARD, 1, 2, 0, -1)


def _judge_opening(state: State, act: Act, side: Side, canastas: i64) -> None:
    t = state.tables
    need = state.minimums[t.side_of[state.to_move]]
    have = act.points
    if t.open_bonus:
        i: i64 = 0
        while i < act.touched:
            if act.touch_meld[i] < 0:
                wilds = act.touch_twos[i] + act.touch_jokers[i]
                if act.touch_naturals[i] + wilds >= t.canasta_size:
                    have += t.mixed_bonus if wilds > 0 else t.natural_bonus
            i += 1
    if t.open_single:
        have = _best_meld(state, act)
    if have >= need or _waived(state, act, side, canastas):
        return
    act.fail(f.OPENING_TOO_LOW, have, need, 0, -1)
    if t.open_single and act.points >= need:
        act.fail(f.ONE_MELD_MUST_OPEN, have, need, 0, -1)


def _best_meld(state: State, act: Act) -> i64:
    """The points of the dearest meld of the act, where one alone must reach the minimum."""
    t = state.tables
    best: i64 = 0
    i: i64 = 0
    while i < act.touched:
        points: i64 = 0
        g: i64 = 0
        while g < act.groups:
            if act.group_touch[g] == i:
                points += act.group_points[g]
            g += 1
        if t.open_bonus and act.touch_meld[i] < 0:
            wilds = act.touch_twos[i] + act.touch_jokers[i]
            if act.touch_naturals[i] + wilds >= t.canasta_size:
                points += t.mixed_bonus if wilds > 0 else t.natural_bonus
        if points > best:
            best = points
        i += 1
    return best


def _waived(state: State, act: Act, side: Side, canastas: i64) -> i64:
    """Whether the minimum is waived: a concealed going out, in this one act."""
    t = state.tables
    if t.waive == WAIVE_NO or act.left > 1 or state.laid:
        return 0
    if t.waive == WAIVE_FROM_STOCK and (act.verb == TAKE or state.took):
        return 0
    if t.waive == WAIVE_YES and act.verb == TAKE and not t.concealed_with_pile:
        return 0
    if state.seats[state.to_move].melded or (t.concealed_by_side and side.melds > 0):
        return 0
    if canastas < t.out_canastas or not new_canasta(state, act) or lays_on_old(state, act, side):
        return 0
    if act.left == 1 and t.out_discard == DISCARD_FORBIDDEN:
        return 0
    if act.left == 0 and t.out_discard == DISCARD_REQUIRED:
        return 0
    return 1


def judge_out(state: State, act: Act, left: i64, canastas: i64, by_discard: i64) -> None:
    """Whether the player may go out: the act leaves ``left`` cards, or none after the last discard."""
    t = state.tables
    need = t.out_canastas
    if canastas < need:
        act.fail(f.NO_CANASTA_TO_GO_OUT, canastas, need, 0, -1)
        least = keep_least(state)
        if act.verb == DISCARD:
            act.fail(f.MUST_KEEP_CARD, 0, 1, 0, -1)
        else:
            act.fail(f.MUST_KEEP_CARD, left, least, 0, -1)
    if state.answer == SAID_NO or state.seats[state.to_move].barred:
        act.fail(f.PARTNER_SAID_NO, 0, 0, 0, -1)
    elif t.permission == ASK_REQUIRED and t.partners > 0 and state.answer == NOT_ASKED:
        act.fail(f.MUST_ASK, 0, 0, 0, -1)
    if by_discard:
        if t.out_discard == DISCARD_FORBIDDEN and act.verb == DISCARD:
            act.fail(f.DISCARD_FORBIDDEN, 0, 0, 0, -1)
    elif t.out_discard == DISCARD_REQUIRED and act.verb != DISCARD and not may_end_by_pass(state):
        act.fail(f.DISCARD_REQUIRED, 0, 0, 0, -1)
