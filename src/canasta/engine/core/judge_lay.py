"""Whether cards may be laid so: melds, takes of the pile, the opening, and what may be left in the hand."""

from __future__ import annotations

from canasta.engine.core import faults as f
from canasta.engine.core.act import Act
from canasta.engine.core.gather import gather
from canasta.engine.core.ints import i64
from canasta.engine.core.judge_out import judge_out, judge_rest
from canasta.engine.core.kinds import (
    ACE,
    BLACK_THREE,
    DRAWING,
    FOUR,
    JOKER,
    ONE,
    PLAYING,
    RATIO_FEWER,
    RATIO_NOT_MORE,
    RED_THREE,
    SEQUENCE,
    SET,
    TWO,
    UNSEEN,
    WILD_OFF,
    WILD_TWOS,
    WILDS,
)
from canasta.engine.core.layout import NO_KIND
from canasta.engine.core.out import rank_is_dead
from canasta.engine.core.room import Room
from canasta.engine.core.state import Side, State
from canasta.engine.core.tables import Tables

__all__ = ["cards_moved", "judge_meld", "judge_out", "judge_take", "rank_is_dead", "red_threes_taken"]


def judge_meld(state: State, act: Act, room: Room) -> None:
    """Note the faults of a meld."""
    if state.phase == DRAWING:
        act.fail(f.DRAW_FIRST, 0, 0, 0, -1)
    if act.groups == 0:
        act.fail(f.NOTHING_TO_LAY, 0, 0, 0, -1)
        return
    act.moved = 0
    if state.tables.first_round_closed and state.round == 1:
        act.fail(f.FIRST_ROUND, 1, 2, 0, -1)
    gather(state, act, NO_KIND)
    side = state.side_of(state.to_move)
    act.left = state.seats[state.to_move].held - act.used_cards
    _judge_melds(state, act, side)
    judge_rest(state, act, side, room)


def judge_take(state: State, act: Act, room: Room) -> None:
    """Note the faults of a take."""
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
            shown: i64 = act.claim_naturals if act.claim_naturals < t.frozen_naturals else 0  # none of them can serve
            act.fail(f.PILE_FROZEN, shown, t.frozen_naturals, rank, -1)
        return
    if t.one_card_forbidden and seat.held == 1 and state.pile_size == 1 and state.stock_left() > 0:
        act.fail(f.ONE_CARD_HAND, 1, 2, 0, -1)
    if not t.before_opening and not state.opened(state.to_move):
        act.fail(f.PILE_NOT_FOR_OPENING, 0, 0, 0, -1)
    if t.first_round_closed and state.round == 1:
        act.fail(f.FIRST_ROUND, 1, 2, 0, -1)
    if top == TWO or top == JOKER:
        if not t.wild_pair or t.wild_only == WILD_OFF:
            act.fail(f.PILE_TOP_NOT_USED, 0, 0, top, -1)
            act.fail(f.RANK_NOT_MELDABLE, 0, 0, rank, 0)
            return
        if act.claim_naturals < 2:
            act.fail(f.NO_LIKE_PAIR, act.claim_naturals, 2, top, 0)
    elif not t.meldable[rank]:
        act.fail(f.PILE_TOP_NOT_USED, 0, 0, top, -1)
        act.fail(f.RANK_NOT_MELDABLE, 0, 0, rank, 0)
        return
    else:
        _judge_claim(state, act, side, rank, frozen)
    act.left = seat.held - act.used_cards + cards_moved(state, act) - 1 - red_threes_taken(state, act)
    _judge_melds(state, act, side)
    judge_rest(state, act, side, room)


def cards_moved(state: State, act: Act) -> i64:
    """How many cards of the pile the take moves, the top one among them."""
    t = state.tables
    moved = state.pile_size
    if t.run_takes_top and act.claim_run:
        moved = 1
    elif t.take_cards > 0 and t.take_cards < moved:
        moved = t.take_cards
    if t.top_only and not state.can_draw() and act.claim_meld >= 0 and not state.frozen_for(state.to_move):
        moved = 1  # at the end of the stock a card that fits an own meld goes there alone
    act.moved = moved
    return moved


def red_threes_taken(state: State, act: Act) -> i64:
    """How many of the cards that move are threes which never come into the hand."""
    count: i64 = 0
    i = state.pile_size - act.moved
    while i < state.pile_size - 1:
        kind = state.pile[i]
        if kind == RED_THREE or (kind == BLACK_THREE and state.tables.black3_aside):
            count += 1
        i += 1
    return count


def pile_may_be_taken(state: State) -> i64:
    """Whether the top card is one that could be taken at all, whatever is held."""
    t = state.tables
    if state.phase != DRAWING or state.pile_size == 0 or state.blocked:
        return 0
    rank = t.rank_of[state.top()]
    seat = state.seats[state.to_move]
    if t.one_card_forbidden and seat.held == 1 and state.pile_size == 1 and state.stock_left() > 0:
        return 0
    if not t.before_opening and not state.opened(state.to_move):
        return 0
    if rank == TWO or rank == JOKER:
        return 1 if t.wild_pair and state.may_hold(state.to_move, rank) >= 2 else 0
    if not t.meldable[rank]:
        return 0
    if not t.full_canasta_open and t.per_rank == ONE:
        side = state.side_of(state.to_move)
        m = side.slot[rank]
        if m >= 0 and side.size(m) >= t.canasta_size:
            return 0
    if state.frozen_for(state.to_move) and state.may_hold(state.to_move, rank) < t.frozen_naturals:
        return 0
    return 1


def unseen_claim(state: State) -> i64:
    """Whether a hand with unseen cards may hold a pair for the top card, or what else the rules take it with."""
    t = state.tables
    seat = state.to_move
    unseen = state.seats[seat].hand[UNSEEN]
    rank = t.rank_of[state.top()]
    naturals = state.may_hold(seat, rank)
    if unseen == 0:
        return 0
    if naturals >= t.frozen_naturals or state.frozen_for(seat) or naturals == 0:
        return 1 if naturals >= t.frozen_naturals else 0
    if t.take_natural and state.side_of(seat).slot[rank] >= 0:
        return 1
    held = state.seats[seat].hand
    lacking: i64 = 0 if held[rank] > 0 else 1
    if held[TWO] + held[JOKER] == 0:
        lacking += 1
    wilds = state.may_hold(seat, TWO) + state.may_hold(seat, JOKER)
    return 1 if t.take_wild and wilds > 0 and lacking <= unseen else 0


def _judge_claim(state: State, act: Act, side: Side, rank: i64, frozen: i64) -> None:
    """Whether the cards of the claim are a way to take the pile."""
    t = state.tables
    naturals = act.claim_naturals
    wilds = act.claim_wilds
    m = side.slot[rank]
    onto = act.claim_meld
    if not t.full_canasta_open and onto >= 0 and not act.claim_run and side.size(onto) >= t.canasta_size:
        act.fail(f.MELD_CLOSED, side.size(onto) + 1 + naturals + wilds, t.canasta_size, rank, 0)
    if t.rank_limit > 0 and m >= 0 and side.size(m) >= t.rank_limit and not act.claim_run:
        act.fail(f.MELD_CLOSED, side.size(m) + 1, t.rank_limit, rank, 0)
    if act.claim_other >= 0:
        if not t.sequences:
            act.fail(f.MIXED_RANKS, 0, 0, act.claim_other, 0)
        if naturals == 0:
            act.fail(f.PILE_TOP_NOT_USED, 0, 0, state.top(), -1)
    if frozen:
        if naturals < t.frozen_naturals:
            act.fail(f.PILE_FROZEN, naturals, t.frozen_naturals, rank, -1)
        return
    if act.claim_run:
        if not t.take_run:
            act.fail(f.PAIR_REQUIRED, naturals, 2, rank, 0)
        return
    if naturals >= 2 and t.take_pair:
        return
    if naturals == 1 and wilds > 0 and t.take_wild:
        return
    if onto >= 0:  # a set beside it is a new one: it needs what any new set needs
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
        elif not t.take_natural:
            act.fail(f.PAIR_REQUIRED, naturals, 2, rank, 0)
    elif naturals >= 2 or (naturals == 1 and wilds > 0) or m >= 0:
        act.fail(f.PAIR_REQUIRED, naturals, 2, rank, 0)
        act.fail(f.TOO_FEW_NATURALS, naturals, 2, rank, 0)


def _judge_melds(state: State, act: Act, side: Side) -> None:
    """Whether each touched meld is one that the rules allow, as it lies after the act."""
    opened = state.opened(state.to_move)
    i: i64 = 0
    while i < act.touched:
        shape = act.touch_shape[i]
        if shape == SET:
            _judge_set(state, act, side, i, opened)
        elif shape == SEQUENCE:
            _judge_sequence(state, act, side, i)
        else:
            _judge_wild_meld(state, act, side, i)
        if not opened and state.tables.open_no_wilds and act.touch_twos[i] + act.touch_jokers[i] > 0:
            wilds = act.touch_twos[i] + act.touch_jokers[i]
            act.fail(f.NO_WILD_IN_OPENING, wilds, 0, act.touch_rank[i], act.touch_group[i])
        i += 1
    if state.tables.wild_lock:
        _judge_lock(state, act, side)


def _judge_set(state: State, act: Act, side: Side, i: i64, opened: i64) -> None:
    t = state.tables
    rank = act.touch_rank[i]
    m = act.touch_meld[i]
    g = act.touch_group[i]
    naturals = act.touch_naturals[i]
    added = act.touch_twos[i] + act.touch_jokers[i]
    wilds = added
    before: i64 = 0
    if m >= 0:
        before = side.size(m)
        if t.natural_canasta_closed and added > 0 and before >= t.canasta_size:
            if side.wilds(m) == 0 or t.full_closed_to_wilds:
                act.fail(f.NATURAL_CANASTA_CLOSED, added, 0, rank, g)
        naturals += side.naturals[m]
        wilds += side.wilds(m)
    elif t.per_rank != ONE and m < 0 and _may_not_begin(t, act, side, i):
        act.fail(f.ONE_MELD_PER_RANK, 0, 0, rank, g)
    size = naturals + wilds
    if rank < t.lowest:
        if not t.black3_meld:
            act.fail(f.RANK_NOT_MELDABLE, 0, 0, rank, g)
        if wilds > 0:
            act.fail(f.NO_WILD_WITH_THREES, wilds, 0, rank, g)
        if size < t.min_size:
            act.fail(f.MELD_TOO_SMALL, size, t.min_size, rank, g)
        return
    if not t.meldable[rank]:
        act.fail(f.RANK_NOT_MELDABLE, 0, 0, rank, g)
    if t.rank_dies and rank_is_dead(state, rank):
        act.fail(f.RANK_DEAD, 0, 0, rank, g)
    if t.max_size > 0 and size > t.max_size:
        act.fail(f.MELD_CLOSED, size, t.max_size, rank, g)
    if size < t.min_size:
        act.fail(f.MELD_TOO_SMALL, size, t.min_size, rank, g)
    if naturals < t.min_naturals:
        act.fail(f.TOO_FEW_NATURALS, naturals, t.min_naturals, rank, g)
    if added > 0:
        _judge_wilds_of_set(t, act, rank, naturals, wilds, opened, g)


def _judge_wilds_of_set(t: Tables, act: Act, rank: i64, naturals: i64, wilds: i64, opened: i64, g: i64) -> None:
    if t.no_wild[rank]:
        act.fail(f.NO_WILDS_ON_RANK, wilds, 0, rank, g)
    elif t.rule_of_five and opened and naturals < 5:
        act.fail(f.RULE_OF_FIVE, naturals, 5, rank, g)
    elif naturals < t.naturals_for_wild:
        act.fail(f.TOO_FEW_NATURALS, naturals, t.naturals_for_wild, rank, g)
    if wilds > t.max_wilds:
        act.fail(f.TOO_MANY_WILDS, wilds, t.max_wilds, rank, g)
    if t.wild_ratio:
        room = _ratio_room(t, naturals)
        if wilds > room:
            act.fail(f.MORE_WILDS_THAN_NATURALS, wilds, room, rank, g)


def _may_not_begin(t: Tables, act: Act, side: Side, i: i64) -> i64:
    """Whether a new set of the rank may not be begun because another is still open (meld.per_rank = one_open)."""
    if t.per_rank != 1:
        return 0
    rank = act.touch_rank[i]
    open_sets: i64 = 0
    m: i64 = 0
    while m < side.melds:
        if side.shape[m] == SET and side.rank[m] == rank and side.size(m) > 0:
            size = side.size(m)
            j: i64 = 0
            while j < act.touched:
                if act.touch_meld[j] == m:
                    size += act.touch_naturals[j] + act.touch_twos[j] + act.touch_jokers[j]
                j += 1
            if t.max_size == 0 or size < t.max_size:
                open_sets += 1
        m += 1
    j = 0
    while j < i:
        if act.touch_meld[j] < 0 and act.touch_shape[j] == SET and act.touch_rank[j] == rank:
            if act.touch_naturals[j] + act.touch_twos[j] + act.touch_jokers[j] < t.max_size:
                open_sets += 1
        j += 1
    return 1 if open_sets > 0 else 0


def _judge_sequence(state: State, act: Act, side: Side, i: i64) -> None:
    t = state.tables
    m = act.touch_meld[i]
    g = act.touch_group[i]
    rank = act.touch_rank[i]
    naturals = act.touch_naturals[i]
    wilds = act.touch_twos[i] + act.touch_jokers[i]
    ranks = act.touch_ranks[i]
    low = act.touch_low[i]
    high = act.touch_high[i]
    doubled = act.touch_fresh[i]
    before: i64 = 0
    if m >= 0:
        before = side.size(m)
        if ranks & side.ranks[m]:
            doubled = 1
        ranks |= side.ranks[m]
        naturals += side.naturals[m]
        wilds += side.wilds(m)
        if side.rank[m] < low:
            low = side.rank[m]
        if side.high[m] > high:
            high = side.high[m]
    size = naturals + wilds
    closed = t.canasta_size
    if t.extend_when_out and before >= t.canasta_size and act.left <= 1:
        closed = ACE
    if size > closed:
        act.fail(f.MELD_CLOSED, size, t.canasta_size, rank, g)
    if size < t.min_size:
        act.fail(f.MELD_TOO_SMALL, size, t.min_size, rank, g)
    if wilds > 0:
        if t.sequence_wilds == 0 or (size < t.canasta_size and not t.wild_in_short):
            act.fail(f.NO_WILD_IN_SEQUENCE, wilds, 0, rank, g)
        elif wilds > t.sequence_wilds:
            act.fail(f.TOO_MANY_WILDS, wilds, t.sequence_wilds, rank, g)
    gaps: i64 = 0
    r = low
    while r <= high:
        if r < FOUR or not ranks & t.bits[r]:
            gaps += 1
        r += 1
    beyond = high + wilds - gaps - ACE  # wild cards that would stand above the ace
    if beyond > 0 and act.touch_naturals[i] == 0 and low - beyond >= FOUR:
        beyond = 0  # they can stand below instead
    if doubled or gaps > wilds or low < FOUR or beyond > 0:
        act.fail(f.NOT_CONSECUTIVE, 0, 0, rank, g)


def _judge_wild_meld(state: State, act: Act, side: Side, i: i64) -> None:
    t = state.tables
    m = act.touch_meld[i]
    g = act.touch_group[i]
    twos = act.touch_twos[i]
    jokers = act.touch_jokers[i]
    if act.touch_naturals[i] > 0:
        act.fail(f.MIXED_RANKS, 0, 0, TWO, g)
    if m >= 0:
        twos += side.twos[m]
        jokers += side.jokers[m]
    elif side.wild_slot >= 0 and t.per_rank != 2:
        act.fail(f.ONE_MELD_PER_RANK, 0, 0, TWO, g)
    if twos + jokers < t.min_size:
        act.fail(f.MELD_TOO_SMALL, twos + jokers, t.min_size, TWO, g)
    if twos + jokers > 7:
        act.fail(f.MELD_CLOSED, twos + jokers, 7, TWO, g)
    if t.wild_only == WILD_TWOS:
        if twos < t.min_naturals:
            act.fail(f.TOO_FEW_NATURALS, twos, t.min_naturals, TWO, g)
        if jokers > t.max_wilds:
            act.fail(f.TOO_MANY_WILDS, jokers, t.max_wilds, TWO, g)


def _judge_lock(state: State, act: Act, side: Side) -> None:
    """While an all-wild meld is open no wild card (of a meld of twos: no two) may go elsewhere."""
    t = state.tables
    size: i64 = 0
    if side.wild_slot >= 0:
        size = side.size(side.wild_slot)
    i: i64 = 0
    while i < act.touched:
        if act.touch_shape[i] == WILDS:
            size += act.touch_twos[i] + act.touch_jokers[i]
        i += 1
    if size == 0 or size >= 7:
        return
    i = 0
    while i < act.touched:
        if act.touch_shape[i] != WILDS:
            locked = act.touch_twos[i]
            if t.wild_only != WILD_TWOS:
                locked += act.touch_jokers[i]
            if locked > 0:
                act.fail(f.WILDS_LOCKED, locked, 0, act.touch_rank[i], act.touch_group[i])
        i += 1


def _ratio_room(t: Tables, naturals: i64) -> i64:
    """How many wild cards the ratio alone allows beside ``naturals``."""
    if t.wild_ratio == RATIO_NOT_MORE:
        return naturals
    if t.wild_ratio == RATIO_FEWER:
        return naturals - 1
    return naturals // 2
