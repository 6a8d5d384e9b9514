"""What holds for an act as a whole: the opening, black threes, and what may be left in the hand."""

from __future__ import annotations

from canasta.engine.core import faults as f
from canasta.engine.core.act import Act
from canasta.engine.core.ints import i64
from canasta.engine.core.kinds import (
    ASK_REQUIRED,
    BLACK_THREE,
    DISCARD,
    DISCARD_FORBIDDEN,
    DISCARD_REQUIRED,
    FOOT_DOWN,
    HAND_OPENS,
    NEED_CANASTA,
    NEED_CANASTA_200,
    NEED_NATURAL_CANASTA,
    NOT_ASKED,
    PLAYING,
    SAID_NO,
    SEQUENCE,
    SET,
    TAKE,
    WAIVE_FROM_STOCK,
    WAIVE_NO,
    WAIVE_YES,
    WILDS,
)
from canasta.engine.core.out import Tally, keep_least, may_end_by_pass, partner_down
from canasta.engine.core.room import Room
from canasta.engine.core.state import Side, State


def judge_rest(state: State, act: Act, side: Side, room: Room) -> None:
    """Note what is wrong with the act as a whole."""
    t = state.tables
    if act.touched == 0 and act.red_threes > 0:
        return  # each is replaced from the stock
    threes: i64 = 0
    i: i64 = 0
    while i < act.touched:
        if act.touch_rank[i] < t.lowest and act.touch_shape[i] == SET:
            threes = act.touch_naturals[i]
        i += 1
    opened = state.opened(state.to_move)
    if not opened or threes > 0 or act.left <= 1:
        tally_after(state, act, side, room.tally)
    if not opened:
        _judge_opening(state, act, side, room.tally)
    if act.left < 0:
        return  # cards that are not there; said already
    if threes > 0 and t.black3_meld and (act.left > 1 or not room.tally.enough(t)):
        act.fail(f.BLACK_THREES_ONLY_GOING_OUT, act.left, 1, BLACK_THREE, -1)
    if state.phase != PLAYING and act.verb != TAKE:
        return
    if state.seats[state.to_move].foot_state == FOOT_DOWN:
        return  # an empty hand only takes up the foot
    if act.left == 0:
        judge_out(state, act, 0, room.tally, 0)
    elif act.left == 1 and (keep_least(state) > 1 or threes > 0):
        judge_out(state, act, 1, room.tally, 1)
        if act.faults == 0 and t.out_discard == DISCARD_FORBIDDEN and not room.can_go_out_after(state, act):
            act.fail(f.MUST_KEEP_CARD, 1, 2, 0, -1)  # the last card must be one that can still be laid
    if state.bound and act.left > 0 and act.faults == 0 and not room.can_go_out_after(state, act):
        act.fail(f.PARTNER_SAID_YES, 0, 0, 0, -1)


def tally_after(state: State, act: Act, side: Side, tally: Tally) -> None:
    """Count the side's canastas by kind, as they lie when the act is done."""
    size = state.tables.canasta_size
    tally.count(side, size)
    i: i64 = 0
    while i < act.touched:
        m = act.touch_meld[i]
        wilds = act.touch_twos[i] + act.touch_jokers[i]
        total = act.touch_naturals[i] + wilds
        if m >= 0:
            if side.size(m) >= size:
                tally.add(act.touch_shape[i], side.wilds(m), -1)
            total += side.size(m)
            wilds += side.wilds(m)
        if total >= size:
            tally.add(act.touch_shape[i], wilds, 1)
        i += 1


def _new_canasta(state: State, act: Act) -> i64:
    """Whether a meld laid new by the act is a canasta at once."""
    i: i64 = 0
    while i < act.touched:
        if act.touch_meld[i] < 0:
            if act.touch_naturals[i] + act.touch_twos[i] + act.touch_jokers[i] >= state.tables.canasta_size:
                return 1
        i += 1
    return 0


def _lays_on_old(state: State, act: Act, side: Side) -> i64:
    """Whether the act adds to a meld that lay there before this turn."""
    i: i64 = 0
    while i < act.touched:
        m = act.touch_meld[i]
        if m >= 0 and side.laid_turn[m] != state.turn:
            return 1
        i += 1
    return 0


def _judge_opening(state: State, act: Act, side: Side, tally: Tally) -> None:
    t = state.tables
    need = state.minimums[t.side_of[state.to_move]]
    if t.open_splash and _new_canasta(state, act) and act.verb != TAKE:
        return
    if t.open_triple and not _natural_triple(act, t.open_triple == 2, t.before_opening == HAND_OPENS):
        act.fail(f.NO_NATURAL_TRIPLE, 0, 3, 0, -1)
    have = act.points + _canasta_bonus(state, act)
    if t.open_single:
        have = _best_meld(state, act)
    if _reached(state, act, have, need) or _waived(state, act, side, tally):
        return
    if need == NEED_CANASTA_200 and _reached(state, act, have, NEED_CANASTA):
        need = 200  # the canasta is there, and what lacks is points
    act.fail(f.OPENING_TOO_LOW, have, need, 0, -1)
    if t.open_single and act.points >= need:
        act.fail(f.ONE_MELD_MUST_OPEN, have, need, 0, -1)


def _reached(state: State, act: Act, have: i64, need: i64) -> i64:
    """Whether the points, or the canasta asked for in their place, are there."""
    if need >= 0:
        return 1 if have >= need else 0
    if need == NEED_CANASTA_200 and have < 200:
        return 0
    i: i64 = 0
    while i < act.touched:
        wilds = act.touch_twos[i] + act.touch_jokers[i]
        if act.touch_meld[i] < 0 and act.touch_naturals[i] + wilds >= state.tables.canasta_size:
            if need != NEED_NATURAL_CANASTA or (wilds == 0 and act.touch_shape[i] == SET):
                return 1
        i += 1
    return 0


def _natural_triple(act: Act, wild_too: bool, from_hand: bool) -> i64:
    """Whether a set of the act has three natural cards and no wild one, or is of wild cards alone.

    ``from_hand``: what takes the pile is no part of the opening.
    """
    i: i64 = 0
    while i < act.touched:
        naturals = act.touch_naturals[i]
        wilds = act.touch_twos[i] + act.touch_jokers[i]
        if from_hand and act.verb == TAKE and act.group_touch[0] == i:
            naturals -= act.claim_naturals + 1
            wilds -= act.claim_wilds
        if act.touch_meld[i] < 0:
            if naturals >= 3 and wilds == 0:
                return 1
            if wild_too and act.touch_shape[i] == WILDS and wilds >= 3:
                return 1
        i += 1
    return 0


def _canasta_bonus(state: State, act: Act) -> i64:
    """The bonuses of canastas laid in an opening, where they count towards it."""
    t = state.tables
    points: i64 = 0
    if t.open_bonus:
        i: i64 = 0
        while i < act.touched:
            points += _bonus_of(state, act, i)
            i += 1
    return points


def _bonus_of(state: State, act: Act, i: i64) -> i64:
    t = state.tables
    wilds = act.touch_twos[i] + act.touch_jokers[i]
    if act.touch_meld[i] >= 0 or act.touch_naturals[i] + wilds < t.canasta_size:
        return 0
    if act.touch_shape[i] == SEQUENCE:
        return t.sequence_mixed if wilds > 0 else t.sequence_bonus
    if act.touch_shape[i] == WILDS:
        return t.wild_bonus
    return t.mixed_bonus if wilds > 0 else t.natural_bonus


def _best_meld(state: State, act: Act) -> i64:
    """The points of the dearest meld of the act, where one alone must reach the minimum."""
    best: i64 = 0
    i: i64 = 0
    while i < act.touched:
        points: i64 = 0
        g: i64 = 0
        while g < act.groups:
            if act.group_touch[g] == i:
                points += act.group_points[g]
            g += 1
        if state.tables.open_bonus:
            points += _bonus_of(state, act, i)
        if points > best:
            best = points
        i += 1
    return best


def _waived(state: State, act: Act, side: Side, tally: Tally) -> i64:
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
    if not tally.enough(t) or not _new_canasta(state, act) or _lays_on_old(state, act, side):
        return 0
    if act.left == 1 and t.out_discard == DISCARD_FORBIDDEN:
        return 0
    if act.left == 0 and t.out_discard == DISCARD_REQUIRED:
        return 0
    return 1


def judge_out(state: State, act: Act, left: i64, tally: Tally, by_discard: i64) -> None:
    """Whether the player may go out: the act leaves ``left`` cards, or none after the last discard."""
    t = state.tables
    if not tally.enough(t):
        _note_missing(state, act, tally)
        if act.verb == DISCARD:
            act.fail(f.MUST_KEEP_CARD, 0, 1, 0, -1)
        else:
            act.fail(f.MUST_KEEP_CARD, left, keep_least(state), 0, -1)
    if t.red3_per_canasta and state.side_of(state.to_move).red_threes < tally.total(t):
        act.fail(f.NO_RED_THREE_FOR_CANASTA, state.side_of(state.to_move).red_threes, tally.total(t), 0, -1)
    if t.out_partner_in_foot and partner_down(state):
        act.fail(f.PARTNER_NOT_IN_FOOT, 0, 0, 0, -1)
    if state.answer == SAID_NO or state.seats[state.to_move].barred:
        act.fail(f.PARTNER_SAID_NO, 0, 0, 0, -1)
    elif t.permission == ASK_REQUIRED and state.has_partner() and state.answer == NOT_ASKED:
        act.fail(f.MUST_ASK, 0, 0, 0, -1)
    if by_discard:
        if t.out_discard == DISCARD_FORBIDDEN and act.verb == DISCARD:
            act.fail(f.DISCARD_FORBIDDEN, 0, 0, 0, -1)
    elif t.out_discard == DISCARD_REQUIRED and act.verb != DISCARD and not may_end_by_pass(state):
        act.fail(f.DISCARD_REQUIRED, 0, 0, 0, -1)
    if t.open_melds_bar_out and act.verb != DISCARD:
        _note_open_melds(state, act, state.side_of(state.to_move))
    elif t.open_melds_bar_out:
        _note_open_melds_now(state, act, state.side_of(state.to_move))


def _note_missing(state: State, act: Act, tally: Tally) -> None:
    t = state.tables
    total = tally.total(t)
    if total < t.out_canastas:
        act.fail(f.NO_CANASTA_TO_GO_OUT, total, t.out_canastas, 0, -1)
    if tally.sequences < t.out_sequences:
        act.fail(f.NO_SEQUENCE_TO_GO_OUT, tally.sequences, t.out_sequences, 0, -1)
    if tally.naturals < t.out_naturals:
        act.fail(f.NO_NATURAL_CANASTA_TO_GO_OUT, tally.naturals, t.out_naturals, 0, -1)
    if tally.mixed < t.out_mixed:
        act.fail(f.NO_MIXED_CANASTA_TO_GO_OUT, tally.mixed, t.out_mixed, 0, -1)
    if tally.wilds < t.out_wilds:
        act.fail(f.NO_WILD_CANASTA_TO_GO_OUT, tally.wilds, t.out_wilds, 0, -1)


def _bars_out(state: State, shape: i64, rank: i64) -> i64:
    """Whether an open meld like this keeps its side from going out (Modern American: aces, sevens, wild cards)."""
    return 1 if shape == WILDS or state.tables.bars_out[rank] else 0


def _note_open_melds(state: State, act: Act, side: Side) -> None:
    """Open melds of aces, sevens or wild cards after the act."""
    t = state.tables
    m: i64 = 0
    while m < side.melds:
        size = side.size(m)
        i: i64 = 0
        while i < act.touched:
            if act.touch_meld[i] == m:
                size += act.touch_naturals[i] + act.touch_twos[i] + act.touch_jokers[i]
            i += 1
        if size > 0 and size < t.canasta_size and _bars_out(state, side.shape[m], side.rank[m]):
            act.fail(f.MELD_STILL_OPEN, size, t.canasta_size, side.rank[m], -1)
        m += 1
    i = 0
    while i < act.touched:
        size = act.touch_naturals[i] + act.touch_twos[i] + act.touch_jokers[i]
        if act.touch_meld[i] < 0 and size < t.canasta_size and _bars_out(state, act.touch_shape[i], act.touch_rank[i]):
            act.fail(f.MELD_STILL_OPEN, size, t.canasta_size, act.touch_rank[i], -1)
        i += 1


def _note_open_melds_now(state: State, act: Act, side: Side) -> None:
    """The same as the melds lie now, before a last discard."""
    act.touched = 0
    _note_open_melds(state, act, side)
