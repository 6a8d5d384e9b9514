"""Special hands: fourteen cards laid at once, before one's side has melded; the deal ends with them."""

from __future__ import annotations

from typing import Final

from canasta.engine.core import faults as f
from canasta.engine.core.act import Act
from canasta.engine.core.ints import i64
from canasta.engine.core.kinds import ACE, BLACK_THREE, DRAWING, FOUR, JOKER, OVER, RED_THREE, TWO
from canasta.engine.core.state import Seat, State

STRAIGHT: Final = 0
PAIRS: Final = 1
WILD_PAIRS: Final = 2
GARBAGE: Final = 3
SEVEN: Final = 4
CARDS: Final = 14


def judge_special(state: State, act: Act) -> None:
    """Note why the special hand of number ``act.arg`` may not be laid."""
    if act.arg >= state.tables.specials:
        act.fail(f.NO_SPECIAL_HANDS, 0, 0, 0, -1)
        return
    if state.phase == DRAWING:
        act.fail(f.DRAW_FIRST, 0, 0, 0, -1)
    if state.side_of(state.to_move).melds > 0:
        act.fail(f.SIDE_HAS_MELDED, 0, 0, 0, -1)
    seat = state.seats[state.to_move]
    if seat.held != CARDS or not _is_special(seat, act.arg):
        act.fail(f.NOT_THAT_HAND, seat.held, CARDS, 0, -1)


def _is_special(seat: Seat, number: i64) -> i64:
    hand = seat.hand
    threes = hand[BLACK_THREE] + hand[RED_THREE]
    if number == STRAIGHT:
        rank: i64 = FOUR
        while rank <= ACE:
            if hand[rank] != 1:
                return 0
            rank += 1
        return 1 if hand[TWO] == 1 and hand[JOKER] == 1 and threes == 1 else 0
    if threes > 0 or hand[JOKER] > 0:
        return 0
    twos_or_fours: i64 = 0
    threes_of: i64 = 0
    rank = FOUR
    while rank <= ACE:
        count = hand[rank]
        if number == GARBAGE:
            if count == 4:
                twos_or_fours += 1
            elif count == 3:
                threes_of += 1
            elif count > 0:
                return 0
        elif count % 2:
            return 0
        rank += 1
    if number == GARBAGE:
        return 1 if twos_or_fours == 2 and threes_of == 2 and hand[TWO] == 0 else 0
    if number == PAIRS:
        return 1 if hand[TWO] == 0 else 0
    return 1 if hand[TWO] >= 2 and hand[TWO] % 2 == 0 and hand[SEVEN] > 0 and hand[ACE] > 0 else 0


def do_special(state: State, number: i64) -> None:
    """The deal ends with the special hand."""
    seat = state.seats[state.to_move]
    kind: i64 = 0
    while kind < state.tables.kinds:
        seat.hand[kind] = 0
        kind += 1
    seat.held = 0
    state.special = number
    state.went_out = state.to_move
    state.phase = OVER
