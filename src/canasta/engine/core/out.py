"""Going out: what is needed, and whether the player to move can do it this turn."""

from __future__ import annotations

from typing import Final

from canasta.engine.core.ints import i64, vec
from canasta.engine.core.kinds import (
    ACE,
    BLACK_THREE,
    DISCARD_FORBIDDEN,
    DISCARD_REQUIRED,
    FOOT_DOWN,
    FOUR,
    LAST_THREE_MELDS,
    PLAYING,
    RED_THREE,
    SAID_NO,
    SEQUENCE,
    SET,
    SUITED,
    UNSEEN,
    WAIVE_NO,
    WAIVE_YES,
    WILDS,
)
from canasta.engine.core.layout import NO_KIND, Layout
from canasta.engine.core.spread import may_leave
from canasta.engine.core.state import Side, State
from canasta.engine.core.tables import Tables

TOO_MANY: Final = -2


def may_end_by_pass(state: State) -> i64:
    """Whether the turn may end without a discard: the rules leave it free, or no card was to be had from the stock.

    Nor can a player discard a single card whose partner has said that he shall not go out.
    """
    if state.tables.discard_free:
        return 1
    if state.answer == SAID_NO and state.seats[state.to_move].held == 1:
        return 1
    if not state.no_card_drawn:
        return 0
    # playing on without a card, a player with a single card may be left without any other act
    return 1 if state.tables.last_three == LAST_THREE_MELDS or state.seats[state.to_move].held == 1 else 0


def keep_least(state: State) -> i64:
    """How many cards a player who is not going out must have left after laying: one to discard and one to hold."""
    if may_end_by_pass(state) or state.tables.pass_when_stuck:
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


def can_leave(state: State, layout: Layout, side: Side, skip: i64) -> i64:
    """Whether everything but one card of kind ``skip`` (NO_KIND: everything) can be laid so that the player goes out.

    ``side`` is the own side as it lies, or as it would lie.
    """
    t = state.tables
    hand = state.seats[state.to_move].hand
    if state.opened(state.to_move):
        return layout.whole(t, side, hand, skip, 0, 0, 1)
    if waives(state) and layout.whole(t, side, hand, skip, 0, 1, 0):
        return 1
    return layout.whole(t, side, hand, skip, state.minimums[t.side_of[state.to_move]], 0, 0)


def last_discard_allowed(state: State) -> i64:
    """Whether the player may go out with a last discard."""
    if state.tables.out_discard == DISCARD_FORBIDDEN:
        return 0
    if state.no_card_drawn and state.tables.last_three == LAST_THREE_MELDS:
        return 0
    return 1


def rank_is_dead(state: State, rank: i64) -> i64:
    """Whether some side has closed a set of ``rank``, so that nobody may meld it any more."""
    t = state.tables
    number: i64 = 0
    while number < t.sides:
        side = state.sides[number]
        m: i64 = 0
        while m < side.melds:
            if side.shape[m] == SET and side.rank[m] == rank and side.size(m) >= t.canasta_size:
                return 1
            m += 1
        number += 1
    return 0


def odd_card(state: State, side: Side, hand: vec[i64]) -> i64:
    """The one kind of ``hand`` that cannot be laid by any means; NO_KIND where there is none, TOO_MANY for two cards or more."""
    t = state.tables
    odd: i64 = 0
    found: i64 = NO_KIND
    if t.red3_kept and hand[RED_THREE] > 0 and state.stock_left() > 0:  # laid, it would bring a card that nobody knows
        odd = hand[RED_THREE]
        found = RED_THREE
    threes = hand[BLACK_THREE]
    if threes > 0 and t.lowest > BLACK_THREE and (threes < t.min_size or not t.black3_meld):
        odd += threes
        found = BLACK_THREE
    rank = t.lowest
    while rank <= ACE and odd < 2:
        count = hand[rank]
        if count > 0 and t.rank_dies and rank_is_dead(state, rank):
            odd += count
            found = rank
        elif count > 0 and side.slot[rank] < 0 and (count < t.min_naturals or not t.meldable[rank]):
            if t.sequences and rank >= FOUR:
                suit: i64 = 0
                while suit < 4:
                    kind = SUITED + (rank - FOUR) * 4 + suit
                    if hand[kind] > 0 and not _near_sequence(t, side, hand, rank, suit):
                        odd += hand[kind]
                        found = kind
                    suit += 1
            else:
                odd += count
                found = rank
        rank += 1
    if odd > 1:
        return TOO_MANY
    return found


def _near_sequence(t: Tables, side: Side, hand: vec[i64], rank: i64, suit: i64) -> i64:
    """Whether a card might go to a sequence: an own open one near it, or two neighbours in the hand."""
    m: i64 = 0
    while m < side.melds:
        if side.shape[m] == SEQUENCE and side.suit[m] == suit and (side.size(m) < 7 or t.extend_when_out):
            if rank >= side.rank[m] - 4 and rank <= side.high[m] + 4:
                return 1
        m += 1
    near: i64 = 0
    r = rank - 2
    while r <= rank + 2:
        if r != rank and r >= FOUR and r <= ACE and hand[SUITED + (r - FOUR) * 4 + suit] > 0:
            near += 1
        r += 1
    return 1 if near >= 2 else 0


def can_go_out(state: State, layout: Layout) -> i64:
    """Whether the player to move, having drawn or taken, can go out this turn with the cards held. The partner's word aside.

    A hand with unseen cards may hold whatever it takes. Nobody goes out while the foot lies there.
    """
    if state.phase != PLAYING:
        return 0
    t = state.tables
    seat = state.seats[state.to_move]
    side = state.side_of(state.to_move)
    if seat.foot_state == FOOT_DOWN or (t.out_partner_in_foot and partner_down(state)):
        return 0
    if t.red3_per_canasta and side.red_threes < t.out_canastas:
        return 0
    if seat.hand[UNSEEN] > 0:
        return 1
    if not t.join and not _canastas_in_reach(t, side, seat.held):
        return 0
    if _leaves(state, layout, side):
        return 1
    return _leaves_by_join(state, layout, side) if t.join else 0


def _canastas_in_reach(t: Tables, side: Side, held: i64) -> i64:
    """Whether so many cards could make the canastas to go out at all: a quick look before the layout is tried."""
    lacking = t.out_canastas
    m: i64 = 0
    while m < side.melds and lacking > 0:
        size = side.size(m)
        if size >= t.canasta_size:
            lacking -= 1
        m += 1
    if lacking <= 0 or held >= t.canasta_size:
        return 1
    m = 0
    while m < side.melds and lacking > 0:
        size = side.size(m)
        if size > 0 and size < t.canasta_size and t.canasta_size - size <= held:
            lacking -= 1
        m += 1
    return 1 if lacking <= 0 else 0


def _leaves(state: State, layout: Layout, side: Side) -> i64:
    """Whether the hand can be laid out onto ``side``, but for a last discard."""
    t = state.tables
    seat = state.seats[state.to_move]
    discarding = last_discard_allowed(state)
    if seat.held == 1 and discarding:
        tally = Tally()
        tally.count(side, t.canasta_size)
        if tally.enough(t) and not open_barring(t, side) and not (t.red3_per_canasta and side.red_threes < tally.total(t)):
            return 1
    odd = odd_card(state, side, seat.hand)
    if odd == TOO_MANY:
        return 0
    if odd == NO_KIND and (t.out_discard != DISCARD_REQUIRED or may_end_by_pass(state)):
        if can_leave(state, layout, side, NO_KIND):
            return 1
    if discarding:
        i: i64 = 0
        while i < len(t.card_kinds):
            kind = t.card_kinds[i]
            if seat.hand[kind] > 0 and (odd == NO_KIND or odd == kind) and can_leave(state, layout, side, kind):
                return 1
            i += 1
    return 0


def _leaves_by_join(state: State, layout: Layout, side: Side) -> i64:
    """The same after two own sets of a rank have become one."""
    t = state.tables
    source: i64 = 1
    while source < side.melds:
        target: i64 = 0
        while target < source:
            if join_fits(t, side, source, target):
                joined = side.copy()
                joined.join(source, target)
                joined.find_slots(t.max_size, t.per_rank)
                if _leaves(state, layout, joined):
                    return 1
            target += 1
        source += 1
    return 0


def join_fits(t: Tables, side: Side, source: i64, target: i64) -> i64:
    """Whether two own melds are sets of one rank that one set could hold."""
    if side.shape[source] != SET or side.shape[target] != SET or side.rank[source] != side.rank[target]:
        return 0
    if side.size(source) == 0 or side.size(target) == 0:
        return 0
    naturals = side.naturals[source] + side.naturals[target]
    wilds = side.wilds(source) + side.wilds(target)
    if wilds > 0 and wilds > t.wild_room(side.rank[source], naturals, 1):
        return 0
    return 0 if t.max_size > 0 and naturals + wilds > t.max_size else 1


def open_barring(t: Tables, side: Side) -> i64:
    """Whether the side has an open meld that keeps it from going out."""
    if not t.open_melds_bar_out:
        return 0
    m: i64 = 0
    while m < side.melds:
        if side.size(m) > 0 and side.size(m) < t.canasta_size:
            if side.shape[m] == WILDS or t.bars_out[side.rank[m]]:
                return 1
        m += 1
    return 0


def partner_down(state: State) -> i64:
    """Whether a partner's foot still lies there."""
    side = state.team[state.to_move]
    seat: i64 = 0
    while seat < len(state.seats):
        if state.team[seat] == side and seat != state.to_move and state.seats[seat].foot_state == FOOT_DOWN:
            return 1
        seat += 1
    return 0


class Tally:
    """A side's canastas by kind."""

    def __init__(self) -> None:
        self.naturals: i64 = 0
        self.mixed: i64 = 0
        self.sequences: i64 = 0
        self.wilds: i64 = 0

    def count(self, side: Side, size: i64) -> None:
        """Count those that lie on the table."""
        self.naturals = 0
        self.mixed = 0
        self.sequences = 0
        self.wilds = 0
        m: i64 = 0
        while m < side.melds:
            if side.size(m) >= size:
                self.add(side.shape[m], side.wilds(m), 1)
            m += 1

    def add(self, shape: i64, wilds: i64, step: i64) -> None:
        """One more, or one less, of a shape with so many wild cards."""
        if shape == SEQUENCE:
            self.sequences += step
        elif shape == WILDS:
            self.wilds += step
        elif wilds > 0:
            self.mixed += step
        else:
            self.naturals += step

    def total(self, t: Tables) -> i64:
        """All that count for going out."""
        count = self.naturals + self.mixed + self.sequences
        if t.out_wild_counts:
            count += self.wilds
        return count

    def enough(self, t: Tables) -> i64:
        """Whether they let the side go out."""
        return may_leave(t, self.naturals, self.mixed, self.sequences, self.wilds, t.out_canastas)


def yes_binds(state: State, layout: Layout) -> i64:
    """Whether a "yes" obliges the asker to go out: only where he can. A question that was free tells nothing of unseen cards."""
    if state.tables.ask_any_time and state.seats[state.to_move].hand[UNSEEN] > 0:
        return 0
    return can_go_out(state, layout)
