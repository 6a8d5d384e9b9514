"""What a deal is worth to a side, item by item."""

from __future__ import annotations

from typing import Final

from canasta.engine.core.ints import i64, vec
from canasta.engine.core.kinds import (
    ACE,
    FOOT_DOWN,
    JOKER,
    RANKS,
    RED_THREE,
    SEQUENCE,
    SET,
    SEVERAL_SUITS,
    SIGN_CANASTA,
    SIGN_COUNT,
    SIGN_MELDED,
    SIGN_MINUS,
    SIGN_OUT,
    SIGN_PLUS,
    SIGN_TWO,
    TWO,
    WILDS,
)
from canasta.engine.core.out import Tally
from canasta.engine.core.special import SEVEN
from canasta.engine.core.state import Side, State
from canasta.engine.core.tables import Tables

NATURAL: Final = 1
MIXED: Final = 2
SAMBA: Final = 3
SAMBA_MIXED: Final = 4
WILD: Final = 5


def meld_points(t: Tables, side: Side, m: i64) -> i64:
    """The card points of one meld."""
    points = side.twos[m] * t.points[TWO] + side.jokers[m] * t.points[JOKER]
    if side.shape[m] == SEQUENCE:
        bit: i64 = 1
        rank: i64 = 0
        while rank <= ACE:
            if side.ranks[m] & bit:
                points += t.points[rank]
            bit += bit
            rank += 1
        return points
    if side.shape[m] == WILDS:
        return points
    return points + side.naturals[m] * t.points[side.rank[m]]


def canasta_kind(t: Tables, side: Side, m: i64) -> i64:
    """0: no canasta; else NATURAL, MIXED, SAMBA, SAMBA_MIXED or WILD."""
    if side.size(m) < t.canasta_size or (side.shape[m] == SET and side.rank[m] < t.lowest):
        return 0
    wilds = side.wilds(m)
    if side.shape[m] == WILDS:
        return WILD
    if side.shape[m] == SEQUENCE:
        return SAMBA if wilds == 0 else SAMBA_MIXED
    return NATURAL if wilds == 0 else MIXED


def melded_points(t: Tables, side: Side) -> i64:
    """The card points of all the side's melds that count; against the side where the rules ask for a canasta that it lacks."""
    points: i64 = 0
    m: i64 = 0
    while m < side.melds:
        if t.card_values_added or not canasta_kind(t, side, m):
            points += meld_points(t, side, m)
            if t.black3_four > 0 and side.shape[m] == SET and side.rank[m] < t.lowest and side.naturals[m] >= 4:
                points += t.black3_four - meld_points(t, side, m)
        m += 1
    if t.melds_against and side.canastas(t.canasta_size) == 0:
        return -points
    if t.needs_canasta_for_plus and not meets_out(t, side):
        return -points
    return points


def meets_out(t: Tables, side: Side) -> i64:
    """Whether the side has the canastas that going out asks for."""
    tally = Tally()
    tally.count(side, t.canasta_size)
    return tally.enough(t)


def canasta_bonus(state: State, side: Side, number: i64, m: i64) -> i64:
    """The bonus of one meld of side ``number``, 0 where it is no canasta."""
    t = state.tables
    kind = canasta_kind(t, side, m)
    if kind == 0:
        return 0
    if kind == WILD:
        if t.wild_for_out and (state.went_out < 0 or state.team[state.went_out] != number):
            return 0
        if side.jokers[m] == 0 and side.twos[m] == 7:
            return t.wild_twos
        if side.jokers[m] >= 4:
            return t.wild_jokers
        return t.wild_bonus
    if kind == SAMBA:
        return t.sequence_bonus
    if kind == SAMBA_MIXED:
        return t.sequence_mixed
    if kind == NATURAL and t.identical and side.suit[m] >= 0 and side.suit[m] < SEVERAL_SUITS:
        return t.identical_bonus
    if kind == NATURAL and t.rank_bonus[side.rank[m]] > 0:
        return t.rank_bonus[side.rank[m]]
    return t.natural_bonus if kind == NATURAL else t.mixed_bonus


def canasta_points(state: State, number: i64) -> i64:
    """The bonuses of the side's canastas, laid whole from the hand or not."""
    t = state.tables
    side = state.sides[number]
    points: i64 = 0
    m: i64 = 0
    while m < side.melds:
        if canasta_kind(t, side, m):
            points += canasta_bonus(state, side, number, m)
            if side.concealed[m]:
                points += t.concealed_canasta
        m += 1
    return points


def set_bonus(t: Tables, side: Side) -> i64:
    """What many canastas are worth beside their own bonuses (canasta.count_bonus, canasta.set_bonuses)."""
    tally = Tally()
    tally.count(side, t.canasta_size)
    count = side.canastas(t.canasta_size)
    points: i64 = 0
    i: i64 = 0
    while i < len(t.count_from):
        if count >= t.count_from[i]:
            points = t.count_points[i]
        i += 1
    if t.set_bonuses:
        if count >= 10 or tally.naturals >= 5:
            points += 2000
        elif tally.naturals == 4 and tally.mixed >= 1:
            points += 1000
    return points


def open_penalty(t: Tables, side: Side) -> i64:
    """What unfinished melds cost at the end: short sequences, open melds of wild cards, aces and sevens."""
    points: i64 = 0
    m: i64 = 0
    while m < side.melds:
        size = side.size(m)
        if size > 0 and size < t.canasta_size:
            if side.shape[m] == SEQUENCE and size < 5:
                points += t.short_penalty
            elif side.shape[m] == WILDS:
                points += t.open_wild_penalty
                if t.open_penalties:
                    points += 2500 if side.jokers[m] >= 4 else 2000
            elif t.open_penalties and side.shape[m] == SET:
                if side.rank[m] == SEVEN or (side.rank[m] == ACE and side.wilds(m) == 0):
                    points += 2500
        m += 1
    return points


def three_sign(t: Tables, side: Side) -> i64:
    """Whether the side's threes count for it (1), against it (-1) or not at all (0)."""
    canastas = side.canastas(t.canasta_size)
    sign = t.red3_sign
    good: i64 = 0
    if sign == SIGN_MELDED:
        good = 1 if side.melds > 0 else 0
    elif sign == SIGN_CANASTA:
        good = 1 if canastas > 0 else 0
    elif sign == SIGN_OUT:
        good = meets_out(t, side)
    elif sign == SIGN_TWO:
        good = 1 if canastas >= 2 else 0
    elif sign == SIGN_PLUS:
        good = 1
    elif sign == SIGN_MINUS:
        good = 0
    elif sign == SIGN_COUNT:
        if canastas == 1:
            return 0
        good = 1 if canastas > 1 else 0
    return 1 if good else -1


def three_points(t: Tables, side: Side, red: i64) -> i64:
    """``red`` red threes of the side (and its black ones where they are laid too), with their sign."""
    points = t.red3_values[red]
    if t.black3_as_red:
        points += t.red3_values[side.black_threes]
    points = three_sign(t, side) * points
    if t.black3_aside:
        points += 100 if side.black_threes >= 4 else 5 * side.black_threes
    return points


def out_points(state: State, number: i64) -> i64:
    """The bonus for going out, if a seat of the side did."""
    if state.went_out < 0 or state.team[state.went_out] != number or state.special >= 0:
        return 0
    return state.tables.out_concealed if state.out_concealed else state.tables.out_bonus


def row_points(t: Tables, row: vec[i64], others_out: i64) -> i64:
    """The value of cards held, by kind; a black three costs its price only when another goes out, where the rules say so."""
    points: i64 = 0
    kind: i64 = 0
    while kind < RANKS:
        if kind < t.lowest and t.black3_hand_when_out and not others_out:
            points += row[kind] * t.points[kind]
        else:
            points += row[kind] * t.hand_points[kind]
        kind += 1
    return points


def seat_points(state: State, seat: i64) -> i64:
    """What the cards that a seat still holds, in hand and foot, cost."""
    t = state.tables
    player = state.seats[seat]
    out: i64 = 1 if state.went_out >= 0 and state.went_out != seat else 0
    points = row_points(t, player.hand, out) + player.hand[RED_THREE] * t.red3_hand
    if player.foot_state == FOOT_DOWN:
        points += row_points(t, player.foot, out) + player.foot[RED_THREE] * t.red3_foot
    if t.hand_triples:
        if player.hand[ACE] >= 3:
            points += 1500
        if player.hand[SEVEN] >= 3:
            points += 1500
    return points


def hand_points(state: State, number: i64) -> i64:
    """The value of the cards that the side still holds."""
    points: i64 = 0
    seat: i64 = 0
    while seat < state.tables.seats:
        if state.team[seat] == number:
            points += seat_points(state, seat)
        seat += 1
    return points


def side_points(state: State, number: i64) -> i64:
    """What the deal is worth to the side, threes aside."""
    t = state.tables
    side = state.sides[number]
    if state.special >= 0 and state.team[state.went_out] == number:
        return t.special_points[state.special]
    points = melded_points(t, side) + canasta_points(state, number) + set_bonus(t, side) - open_penalty(t, side)
    return points + out_points(state, number) - hand_points(state, number)


def cut_points(state: State, number: i64) -> i64:
    """The bonus for an exact cut, if a seat of side ``number`` made it; where sides form in the deal it is the seat's own."""
    seat = state.exact_cut
    if seat < 0:
        return 0
    own = state.team[seat]
    if state.tables.lone_hand:
        own = seat
    if own != number:
        return 0
    return state.tables.exact_cut


def deal_points(state: State, number: i64) -> i64:
    """What the deal is worth to side ``number`` (by seat where sides form in the deal), as it stands."""
    t = state.tables
    team = number
    red = state.sides[number].red_threes
    if t.lone_hand:  # partners share all but the red threes
        team = state.team[number]
        red = state.seats[number].red_threes
    if state.special >= 0 and state.team[state.went_out] == team:
        return t.special_points[state.special] + cut_points(state, number)
    return side_points(state, team) + three_points(t, state.sides[team], red) + cut_points(state, number)
