"""What a deal is worth to a side, item by item."""

from __future__ import annotations

from canasta.engine.core.ints import i64
from canasta.engine.core.kinds import JOKER, RANKS, SIGN_CANASTA, SIGN_COUNT, SIGN_MELDED, SIGN_OUT, TWO
from canasta.engine.core.state import Side, State
from canasta.engine.core.tables import Tables


def meld_points(t: Tables, side: Side, m: i64) -> i64:
    """The card points of one meld."""
    points = side.naturals[m] * t.points[side.rank[m]]
    return points + side.twos[m] * t.points[TWO] + side.jokers[m] * t.points[JOKER]


def canasta_kind(t: Tables, side: Side, m: i64) -> i64:
    """0: no canasta; 1: natural; 2: mixed."""
    if side.size(m) < t.canasta_size:
        return 0
    return 1 if side.wilds(m) == 0 else 2


def melded_points(t: Tables, side: Side) -> i64:
    """The card points of all the side's melds that count."""
    points: i64 = 0
    m: i64 = 0
    while m < side.melds:
        if t.card_values_added or not canasta_kind(t, side, m):
            points += meld_points(t, side, m)
        m += 1
    return points


def canasta_points(t: Tables, side: Side) -> i64:
    """The bonuses of the side's canastas, laid whole from the hand or not."""
    points: i64 = 0
    m: i64 = 0
    while m < side.melds:
        kind = canasta_kind(t, side, m)
        if kind == 1:
            points += t.natural_bonus
        elif kind == 2:
            points += t.mixed_bonus
        if kind > 0 and side.concealed[m]:
            points += t.concealed_canasta
        m += 1
    return points


def red_three_sign(t: Tables, side: Side) -> i64:
    """Whether the side's red threes count for it (1), against it (-1) or not at all (0)."""
    canastas = side.canastas(t.canasta_size)
    good: i64 = 0
    if t.red3_sign == SIGN_MELDED:
        good = 1 if side.melds > 0 else 0
    elif t.red3_sign == SIGN_CANASTA:
        good = 1 if canastas > 0 else 0
    elif t.red3_sign == SIGN_OUT:
        good = 1 if canastas >= t.out_canastas else 0
    elif t.red3_sign == SIGN_COUNT:
        if canastas == 1:
            return 0
        good = 1 if canastas > 1 else 0
    return 1 if good else -1


def red_three_points(t: Tables, side: Side) -> i64:
    """The side's red threes, with their sign."""
    return red_three_sign(t, side) * t.red3_values[side.red_threes]


def out_points(state: State, side_number: i64) -> i64:
    """The bonus for going out, if a seat of the side did."""
    if state.went_out < 0 or state.tables.side_of[state.went_out] != side_number:
        return 0
    return state.tables.out_concealed if state.out_concealed else state.tables.out_bonus


def hand_points(state: State, side_number: i64) -> i64:
    """The value of the cards that the side still holds."""
    t = state.tables
    points: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        if t.side_of[seat] == side_number:
            hand = state.seats[seat].hand
            kind: i64 = 0
            while kind < RANKS:
                points += hand[kind] * t.hand_points[kind]
                kind += 1
        seat += 1
    return points


def deal_points(state: State, side_number: i64) -> i64:
    """What the deal is worth to the side, as it stands."""
    t = state.tables
    side = state.sides[side_number]
    points = melded_points(t, side) + canasta_points(t, side) + red_three_points(t, side)
    return points + out_points(state, side_number) - hand_points(state, side_number)
