"""Going out: what is needed, and whether the player to move can do it this turn."""

from __future__ import annotations

from typing import Final

from canasta.engine.core.ints import i64, vec
from canasta.engine.core.kinds import (
    ACE,
    BLACK_THREE,
    DISCARD_FORBIDDEN,
    DISCARD_REQUIRED,
    FOUR,
    JOKER,
    LAST_THREE_MELDS,
    PLAYING,
    UNSEEN,
    WAIVE_NO,
    WAIVE_YES,
)
from canasta.engine.core.layout import NO_KIND, Layout
from canasta.engine.core.state import Side, State
from canasta.engine.core.tables import Tables

TOO_MANY: Final = -2


def may_end_by_pass(state: State) -> i64:
    """Whether the turn may end without a discard: the rules leave it free, or no card was to be had from the stock."""
    if state.tables.discard_free:
        return 1
    if not state.no_card_drawn:
        return 0
    # playing on without a card, a player with a single card may be left without any other act
    return 1 if state.tables.last_three == LAST_THREE_MELDS or state.seats[state.to_move].held == 1 else 0


def keep_least(state: State) -> i64:
    """How many cards a player who is not going out must have left after laying: one to discard and one to hold."""
    if may_end_by_pass(state):
        return 1
    return 2


def waives(state: State) -> i64:
    """Whether the player to move could still go out without the minimum: concealed, in one act."""
    t = state.tables
    if t.waive == WAIVE_NO or state.laid or state.seats[state.to_move].melded:
        return 0
    if t.waive != WAIVE_YES and state.took:
        return 0
    if state.took and not t.concealed_with_pile:
        return 0
    if t.concealed_by_side and state.side_of(state.to_move).melds > 0:
        return 0
    return 1


def can_leave(state: State, layout: Layout, skip: i64) -> i64:
    """Whether everything but one card of kind ``skip`` (NO_KIND: everything) can be laid so that the player goes out."""
    t = state.tables
    side = state.side_of(state.to_move)
    hand = state.seats[state.to_move].hand
    if state.opened(state.to_move):
        return layout.whole(t, side, hand, skip, t.out_canastas, 0, 0)
    if waives(state):
        wanted = t.out_canastas - side.canastas(t.canasta_size)
        if wanted < 1:
            wanted = 1
        if layout.whole(t, side, hand, skip, wanted, 0, 1):
            return 1
    return layout.whole(t, side, hand, skip, t.out_canastas, state.minimums[t.side_of[state.to_move]], 0)


def last_discard_allowed(state: State) -> i64:
    """Whether the player may go out with a last discard."""
    if state.tables.out_discard == DISCARD_FORBIDDEN:
        return 0
    if state.no_card_drawn and state.tables.last_three == LAST_THREE_MELDS:
        return 0
    return 1


def odd_card(t: Tables, side: Side, hand: vec[i64]) -> i64:
    """The one kind of ``hand`` that cannot be laid by any means; NO_KIND where there is none, TOO_MANY for two cards or more."""
    odd: i64 = 0
    found: i64 = NO_KIND
    threes = hand[BLACK_THREE]
    if threes > 0 and (threes < t.min_size or not t.black3_meld):
        odd = threes
        found = BLACK_THREE
    rank: i64 = FOUR
    while rank <= ACE and odd < 2:
        count = hand[rank]
        if count > 0 and side.slot[rank] < 0 and (count < t.min_naturals or not t.meldable[rank]):
            odd += count
            found = rank
        rank += 1
    if odd > 1:
        return TOO_MANY
    return found


def can_go_out(state: State, layout: Layout) -> i64:
    """Whether the player to move, having drawn or taken, can go out this turn with the cards held. The partner's word aside.

    A hand with unseen cards may hold whatever it takes.
    """
    if state.phase != PLAYING:
        return 0
    t = state.tables
    seat = state.seats[state.to_move]
    side = state.side_of(state.to_move)
    if seat.hand[UNSEEN] > 0:
        return 1
    discarding = last_discard_allowed(state)
    if seat.held == 1 and discarding and side.canastas(t.canasta_size) >= t.out_canastas:
        return 1
    odd = odd_card(t, side, seat.hand)
    if odd == TOO_MANY:
        return 0
    if odd == NO_KIND and (t.out_discard != DISCARD_REQUIRED or may_end_by_pass(state)):
        if can_leave(state, layout, NO_KIND):
            return 1
    if discarding:
        kind: i64 = 0
        while kind <= JOKER:
            if seat.hand[kind] > 0 and (odd == NO_KIND or odd == kind) and can_leave(state, layout, kind):
                return 1
            kind += 1
    return 0


def yes_binds(state: State, layout: Layout) -> i64:
    """Whether a "yes" obliges the asker to go out: only where he can. A question that was free tells nothing of unseen cards."""
    if state.tables.ask_any_time and state.seats[state.to_move].hand[UNSEEN] > 0:
        return 0
    return can_go_out(state, layout)
