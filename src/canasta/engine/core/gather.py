"""Counting an act's cards: what leaves the hand, what it is worth, and which melds it touches. Notes faults of form."""

from __future__ import annotations

from typing import Final

from canasta.engine.core import faults as f
from canasta.engine.core.act import Act, Found
from canasta.engine.core.ints import i64
from canasta.engine.core.kinds import (
    ACE,
    AS_NEW,
    AS_WILDS,
    HAND_OPENS,
    JOKER,
    NAMED,
    NO_SUIT,
    RANKS,
    RED_THREE,
    SEQUENCE,
    SET,
    SEVERAL_SUITS,
    TWO,
    WILD_OFF,
    WILD_TWOS,
    WILDS,
)
from canasta.engine.core.layout import NO_KIND
from canasta.engine.core.state import Side, State, both_suits
from canasta.engine.core.tables import Tables

LATER: Final = -2  # a group of wild cards that names, by rank, a meld laid in the same act


def gather(state: State, act: Act, top_rank: i64) -> None:
    """Count the act's cards. ``top_rank``: the rank of the pile's top card in a take, whose first group it joins, or NO_KIND."""
    t = state.tables
    side = state.side_of(state.to_move)
    seat = state.seats[state.to_move]
    act.touched = 0
    act.points = 0
    act.used_cards = 0
    act.claim_naturals = 0
    act.claim_wilds = 0
    act.claim_other = -1
    act.claim_run = 0
    act.claim_meld = -1
    act.red_threes = 0
    k: i64 = 0
    while k < act.distinct:
        act.used[act.used_kinds[k]] = 0
        k += 1
    act.distinct = 0
    g: i64 = 0
    while g < act.groups:
        claim: i64 = 1 if g == 0 and top_rank != NO_KIND else 0
        act.group_points[g] = 0
        if claim and t.open_top_counts:
            act.group_points[g] = t.points[top_rank]
        _gather_group(state, act, side, g, claim)
        if claim and t.before_opening == HAND_OPENS and not state.opened(state.to_move):
            act.group_points[g] = 0  # what takes the pile is no part of the opening
        act.points += act.group_points[g]
        g += 1
    g = 0
    while g < act.groups:
        if act.group_touch[g] == LATER:
            _gather_named(act, g)
        g += 1
    lacking: i64 = 0
    k = 0
    while k < act.distinct:
        if act.used[act.used_kinds[k]] > seat.hand[act.used_kinds[k]]:
            lacking = 1
        k += 1
    k = 0
    while lacking and k < t.kinds:
        if act.used[k] > seat.hand[k]:
            act.fail(f.NOT_IN_HAND, seat.hand[k], act.used[k], k, -1)
        k += 1


def _gather_group(state: State, act: Act, side: Side, g: i64, claim: i64) -> None:
    t = state.tables
    found = act.found
    found.clear()
    act.group_touch[g] = -1
    if claim:
        top = state.top()
        found.take_in(top, t.rank_of[top], t.bits[t.rank_of[top]])
    used = act.used
    cards = act.cards
    points: i64 = 0
    i = act.start[g]
    end = act.start[g + 1]
    act.used_cards += end - i
    while i < end:
        kind = cards[i]
        rank = t.rank_of[kind]
        if used[kind] == 0:
            act.used_kinds[act.distinct] = kind
            act.distinct += 1
        used[kind] = used[kind] + 1
        points += t.points[rank]
        found.take_in(kind, rank, t.bits[rank])
        i += 1
    act.group_points[g] = act.group_points[g] + points
    if claim:
        _note_claim(state, act, found)
    if found.threes > 0 and t.red3_kept and found.naturals + found.twos + found.jokers == 0 and not claim:
        act.red_threes += found.threes  # laid before the side, not a meld
        return
    if found.threes > 0 and not (claim and state.top() == RED_THREE):
        act.fail(f.RANK_NOT_MELDABLE, 0, 0, RED_THREE, g)
        if found.twos + found.jokers > 0:
            act.fail(f.NO_WILD_WITH_THREES, found.twos + found.jokers, 0, RED_THREE, g)
        if found.naturals == 0:
            return
    if act.start[g] == act.start[g + 1] and not claim:
        act.fail(f.NOTHING_TO_LAY, 0, 0, 0, g)
        return
    if found.naturals == 0:
        _place_wilds(t, act, side, g, found, claim)
    elif found.other >= 0 and (t.sequences or claim):
        _place_run(t, act, side, g, found, claim)
    else:
        if found.other >= 0:
            act.fail(f.MIXED_RANKS, 0, 0, found.other, g)
        _place_set(t, act, side, g, found, claim)


def _note_claim(state: State, act: Act, found: Found) -> None:
    """What of the hand claims the top card: cards of its rank (of its kind, where it is wild) and wild cards."""
    t = state.tables
    top = state.top()
    rank = t.rank_of[top]
    i = act.start[0]
    while i < act.start[1]:
        kind = act.cards[i]
        if t.rank_of[kind] == rank:
            act.claim_naturals += 1
        elif kind == TWO or kind == JOKER:
            act.claim_wilds += 1
        else:
            act.claim_other = kind
        i += 1


def _place_wilds(t: Tables, act: Act, side: Side, g: i64, found: Found, claim: i64) -> None:
    """Wild cards alone always name their meld; three of them may be one of their own, where the rules have such melds."""
    onto = act.onto[g]
    count = found.twos + found.jokers
    if onto >= 0:
        if onto >= side.melds or side.size(onto) == 0:
            act.fail(f.NO_SUCH_MELD, 0, 0, -1, g)
            return
        _touch(act, g, side.shape[onto], side.rank[onto], onto, found, 0)
        return
    if onto <= NAMED:
        named = NAMED - onto
        if named == TWO and t.wild_only == WILD_TWOS:
            _touch(act, g, WILDS, TWO, side.wild_slot, found, 0)
            return
        m: i64 = side.slot[named] if named < TWO else -1
        if m >= 0:
            _touch(act, g, SET, named, m, found, 0)
        else:
            act.group_touch[g] = LATER
        return
    if onto == AS_WILDS:
        if t.wild_only == WILD_OFF:
            act.fail(f.TOO_FEW_NATURALS, 0, t.min_naturals, -1, g)
            return
        _touch(act, g, WILDS, TWO, _wilds_for(t, side, count), found, 0)
        return
    if t.wild_only and (onto == AS_NEW or claim):
        _touch(act, g, WILDS, TWO, side.wild_slot if claim else -1, found, 1 if onto == AS_NEW else 0)
        return
    if onto != AS_NEW and not claim:
        act.fail(f.AMBIGUOUS, 0, 0, TWO if found.twos > 0 else JOKER, g)
    if onto == AS_NEW or count >= t.min_size or claim:
        act.fail(f.TOO_FEW_NATURALS, 0, t.min_naturals, -1, g)


def _wilds_for(t: Tables, side: Side, count: i64) -> i64:
    """The own meld of wild cards that ``count`` more go to, -1: a new one. It is a full one where they are too few to begin."""
    if side.wild_slot >= 0 or count >= t.min_size:
        return side.wild_slot
    m: i64 = side.melds - 1
    while m >= 0 and side.shape[m] != WILDS:
        m -= 1
    return m


def _place_set(t: Tables, act: Act, side: Side, g: i64, found: Found, claim: i64) -> None:
    """Natural cards of one rank, perhaps with wild ones: a set, or a single card that a sequence takes."""
    onto = act.onto[g]
    rank = found.rank
    m: i64 = -1
    if onto >= 0:
        if onto >= side.melds or side.size(onto) == 0:
            act.fail(f.NO_SUCH_MELD, 0, 0, -1, g)
            return
        if side.shape[onto] == SEQUENCE:
            _place_onto_run(act, side, g, found, onto, claim)
            return
        m = onto
    elif onto <= NAMED:
        named = NAMED - onto
        if rank != named:
            act.fail(f.MIXED_RANKS, 0, 0, named, g)
            return
        m = side.slot[named]
        if m < 0 and not _laid_elsewhere(act, named):
            act.fail(f.NO_SUCH_MELD, 0, 0, named, g)
    elif onto == AS_NEW:
        if t.per_rank == 0 and (side.slot[rank] >= 0 or _laid_elsewhere(act, rank)):
            act.fail(f.ONE_MELD_PER_RANK, 0, 0, rank, g)
            m = side.slot[rank]
    elif onto == AS_WILDS:
        act.fail(f.MIXED_RANKS, 0, 0, rank, g)
        return
    else:
        m = side.slot[rank]
        if claim and m >= 0 and _begins_beside(t, side, m, found):
            m = -1
        if t.sequences and found.naturals == 1 and found.twos + found.jokers == 0:
            run = _run_for(t, side, found)
            if run == LATER or (run >= 0 and m >= 0):
                act.fail(f.AMBIGUOUS, 0, 0, found.rank, g)
                return
            if run >= 0:
                _place_onto_run(act, side, g, found, run, claim)
                return
        if t.per_rank == 2 and m >= 0 and _open_sets(t, side, rank) > 1:
            act.fail(f.AMBIGUOUS, 0, 0, rank, g)
            return
    if m >= 0 and (side.shape[m] != SET or side.rank[m] != rank):
        act.fail(f.MIXED_RANKS, 0, 0, side.rank[m], g)
        return
    if claim:
        act.claim_meld = m
    _touch(act, g, SET, rank, m, found, 1 if onto == AS_NEW else 0)


def _begins_beside(t: Tables, side: Side, m: i64, found: Found) -> i64:
    """Whether a claim lays a new set: the own one is a canasta that the pile is closed to, and the cards are enough."""
    if t.per_rank == 0 or t.full_canasta_open or side.size(m) < t.canasta_size:
        return 0
    return 1 if found.naturals + found.twos + found.jokers >= t.min_size else 0


def _open_sets(t: Tables, side: Side, rank: i64) -> i64:
    """How many own sets of a rank a card could go to: those that are no canasta yet, or if there is none the full ones."""
    short: i64 = 0
    full: i64 = 0
    m: i64 = 0
    while m < side.melds:
        size = side.size(m)
        if side.shape[m] == SET and side.rank[m] == rank and size > 0:
            if size < t.canasta_size:
                short += 1
            elif t.max_size == 0 or size < t.max_size:
                full += 1
        m += 1
    return short if short > 0 else full


def _run_for(t: Tables, side: Side, found: Found) -> i64:
    """The own sequence that the group lengthens; -1 where there is none, LATER where there are several.

    One that is a canasta is thought of only where there is no other, and the rules let it grow.
    """
    run = _run_within(side, found, 0, 7)
    if run == -1 and t.extend_when_out:
        run = _run_within(side, found, 7, ACE)
    return run


def _run_within(side: Side, found: Found, least: i64, most: i64) -> i64:
    """The one sequence of ``least`` cards or more that the group makes no longer than ``most``; -1, or LATER, as above."""
    run: i64 = -1
    m: i64 = 0
    while m < side.melds:
        if side.shape[m] == SEQUENCE and side.suit[m] == found.suit and not side.ranks[m] & found.ranks:
            low = side.rank[m] if side.rank[m] < found.low else found.low
            high = side.high[m] if side.high[m] > found.high else found.high
            size = high - low + 1
            if side.size(m) >= least and size == side.size(m) + found.naturals + found.twos + found.jokers and size <= most:
                if run >= 0:
                    return LATER
                run = m
        m += 1
    return run


def _place_run(t: Tables, act: Act, side: Side, g: i64, found: Found, claim: i64) -> None:
    """Cards of different ranks: a sequence, new or longer."""
    onto = act.onto[g]
    if not t.sequences:
        act.fail(f.MIXED_RANKS, 0, 0, found.other, g)
        return
    if onto >= 0 and onto < side.melds and side.shape[onto] == SEQUENCE:
        _place_onto_run(act, side, g, found, onto, claim)
        return
    if onto >= 0 or onto <= NAMED or onto == AS_WILDS:
        act.fail(f.MIXED_RANKS, 0, 0, found.other, g)
        return
    if found.suits_differ:
        act.fail(f.NOT_SAME_SUIT, 0, 0, found.other, g)
        return
    if onto != AS_NEW:
        run = _run_for(t, side, found)
        if run == LATER:
            act.fail(f.AMBIGUOUS, 0, 0, found.rank, g)
            return
        if run >= 0:
            _place_onto_run(act, side, g, found, run, claim)
            return
    if claim:
        act.fail(f.NO_NEW_SEQUENCE, 0, 0, found.rank, g)
    _touch(act, g, SEQUENCE, found.rank, -1, found, 1)


def _place_onto_run(act: Act, side: Side, g: i64, found: Found, m: i64, claim: i64) -> None:
    if found.suits_differ or found.suit != side.suit[m]:
        act.fail(f.NOT_SAME_SUIT, 0, 0, found.rank, g)
        return
    if claim:
        act.claim_run = 1
        act.claim_meld = m
        act.claim_other = -1
    _touch(act, g, SEQUENCE, side.rank[m], m, found, 0)


def _laid_elsewhere(act: Act, rank: i64) -> i64:
    """Whether an earlier group of the act lays a set of ``rank``."""
    i: i64 = 0
    while i < act.touched:
        if act.touch_shape[i] == SET and act.touch_rank[i] == rank:
            return 1
        i += 1
    return 0


def _gather_named(act: Act, g: i64) -> None:
    """Wild cards alone that name, by rank, a meld which the same act lays."""
    rank = NAMED - act.onto[g]
    found = act.found
    found.clear()
    i = act.start[g]
    while i < act.start[g + 1]:
        found.take_in(act.cards[i], act.cards[i], 0)
        i += 1
    if not _laid_elsewhere(act, rank):
        act.group_touch[g] = -1
        act.fail(f.NO_SUCH_MELD, 0, 0, rank, g)
        return
    _touch(act, g, SET, rank, -1, found, 0)


def _touch(act: Act, g: i64, shape: i64, rank: i64, m: i64, found: Found, fresh: i64) -> None:
    """Add the group to the meld it goes to: meld ``m``, or a new one (its own where it is ``fresh``)."""
    i: i64 = 0
    while i < act.touched:
        if m >= 0 and act.touch_meld[i] == m:
            break
        if m < 0 and not fresh and act.touch_meld[i] < 0 and act.touch_shape[i] == shape and act.touch_rank[i] == rank:
            break
        i += 1
    if i == act.touched:
        act.touch_shape[i] = shape
        act.touch_rank[i] = rank
        act.touch_meld[i] = m
        act.touch_naturals[i] = 0
        act.touch_twos[i] = 0
        act.touch_jokers[i] = 0
        act.touch_group[i] = g
        if shape == SEQUENCE:
            act.touch_suit[i] = found.suit
            act.touch_ranks[i] = 0
            act.touch_low[i] = RANKS
            act.touch_high[i] = -1
            act.touch_fresh[i] = 0
        elif shape == SET:
            act.touch_suit[i] = NO_SUIT
        act.touched += 1
    if shape == SEQUENCE:
        _lengthen(act, i, found)
    elif shape == SET and found.suit >= 0:
        act.touch_suit[i] = both_suits(act.touch_suit[i], SEVERAL_SUITS if found.suits_differ else found.suit)
    act.touch_naturals[i] = act.touch_naturals[i] + found.naturals
    act.touch_twos[i] = act.touch_twos[i] + found.twos
    act.touch_jokers[i] = act.touch_jokers[i] + found.jokers
    act.group_touch[g] = i


def _lengthen(act: Act, i: i64, found: Found) -> None:
    """Add the group's ranks to the sequence that it goes to."""
    if found.doubled or act.touch_ranks[i] & found.ranks:
        act.touch_fresh[i] = 1
    act.touch_ranks[i] = act.touch_ranks[i] | found.ranks
    low = found.low
    if found.naturals > 0:
        low -= found.leading_wilds
    if low < act.touch_low[i]:
        act.touch_low[i] = low
    if found.high > act.touch_high[i]:
        act.touch_high[i] = found.high
