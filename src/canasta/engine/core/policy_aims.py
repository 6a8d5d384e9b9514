"""What the core policy of the family aims at: the canastas that are lacking, and what of the hand is kept for sequences."""

from __future__ import annotations

from typing import Final

from canasta.engine.core.ints import i64, vec
from canasta.engine.core.kinds import (
    ACE,
    FOOT_DOWN,
    FOUR,
    JOKER,
    KINDS,
    RANKS,
    SEQUENCE,
    SET,
    SUITED,
    TWO,
    WILD_OFF,
    WILD_TWOS,
)
from canasta.engine.core.out import Tally, keep_least, partner_down
from canasta.engine.core.state import Side, State
from canasta.engine.core.tables import Tables

#: A pile of so many cards is worth holding pairs back for, where only pairs take it.
HELD_FOR: Final = 4
#: With a foot to come, so few cards of the hand are laid as they can.
SMALL_HAND: Final = 6


class Aims:
    """Looked at anew for each decision of the player to move. ``lacking``: canastas still to make before the side may go out.

    ``kept[kind]``: cards that are kept for sequences, ``tied[kind]`` those of them that wait for one on the table;
    ``free[rank]``: cards that sets may have. ``spare``: how many cards may be laid without going out.
    """

    def __init__(self) -> None:
        self.tally: Tally = Tally()
        self.kept: vec[i64] = vec[i64]([0] * KINDS)
        self.tied: vec[i64] = vec[i64]([0] * KINDS)
        self.free: vec[i64] = vec[i64]([0] * RANKS)
        self.naturals: i64 = 0
        self.mixed: i64 = 0
        self.sequences: i64 = 0
        self.wilds: i64 = 0
        self.lacking: i64 = 0
        self.rounds: i64 = 0
        self.spare: i64 = 0
        self.held_wilds: i64 = 0
        self.foot_down: i64 = 0
        self.racing: i64 = 0  # all canastas are there: the hand has to become empty
        self.late: i64 = 0  # the stock is nearly gone: the hand has to become small
        self.holding: i64 = 0  # pairs are held back to take the pile with
        self.wild_meld: i64 = 0  # wild cards are collected in a meld of their own

    def look(self, state: State) -> None:
        """Take in the state for the player to move."""
        t = state.tables
        side = state.side_of(state.to_move)
        seat = state.seats[state.to_move]
        self._count_lacking(t, side)
        self.foot_down = 1 if seat.foot_state == FOOT_DOWN else 0
        self.rounds = state.stock_left() // (t.seats * t.draw_count)
        self.racing = 1 if self.lacking == 0 and not (t.out_partner_in_foot and partner_down(state)) else 0
        self.late = 1 if self.rounds < 2 else 0
        self.held_wilds = seat.hand[TWO] + seat.hand[JOKER]
        self.spare = seat.held
        if not self.foot_down:
            self.spare -= keep_least(state)
        self.holding = self._holds_pairs(state, seat.held)
        self.wild_meld = self._collects_wilds(t, side)
        self._keep(t, side, seat.hand)

    def _holds_pairs(self, state: State, held: i64) -> i64:
        """Whether pairs are held back: only they take the pile, and the hand is not all that lies before the foot."""
        if not state.tables.frozen_always or self.racing or state.pile_size < HELD_FOR:
            return 0
        return 1 if not self.foot_down or held > SMALL_HAND else 0

    def _count_lacking(self, t: Tables, side: Side) -> None:
        tally = self.tally
        tally.count(side, t.canasta_size)
        self.naturals = above(t.out_naturals - tally.naturals)
        self.mixed = above(t.out_mixed - tally.mixed)
        self.sequences = above(t.out_sequences - tally.sequences)
        self.wilds = above(t.out_wilds - tally.wilds)
        self.lacking = above(t.out_canastas - tally.total(t))
        kinds = self.naturals + self.mixed + self.sequences + self.wilds
        if kinds > self.lacking:
            self.lacking = kinds

    def _collects_wilds(self, t: Tables, side: Side) -> i64:
        """Whether wild cards go to an all-wild meld: one that is open, or one that the hand can begin with promise."""
        if t.wild_only == WILD_OFF:
            return 0
        if side.wild_slot >= 0:
            return 1
        if self.wilds == 0 and self.mixed > 0:
            return 0
        if self.late and self.wilds == 0:
            return 1 if self.held_wilds >= 7 else 0
        start = self.start_wilds(t)
        return 1 if start == t.min_size or self.held_wilds >= start else 0

    def start_wilds(self, t: Tables) -> i64:
        """How many wild cards of the hand begin an all-wild meld."""
        if t.open_melds_bar_out:
            return 7
        if t.wild_only == WILD_TWOS:
            return 6
        if self.wilds == 0 and t.cards < 150:
            return 5
        return t.min_size

    # What is kept for sequences

    def _keep(self, t: Tables, side: Side, hand: vec[i64]) -> None:
        rank: i64 = 0
        while rank < RANKS:
            self.free[rank] = hand[rank]
            rank += 1
        if not t.sequences:
            return
        kind: i64 = SUITED
        while kind < KINDS:
            self.kept[kind] = 0
            self.tied[kind] = 0
            kind += 1
        m: i64 = 0
        while m < side.melds:
            if side.shape[m] == SEQUENCE and side.size(m) > 0 and side.size(m) < 7:
                self._keep_for(side, hand, m)
            m += 1
        if not self.racing and not self.late:
            suit: i64 = 0
            while suit < 4:
                self._keep_window(side, hand, suit)
                suit += 1
        rank = FOUR
        while rank <= ACE:
            suit = 0
            while suit < 4:
                self.free[rank] = self.free[rank] - self.kept[SUITED + (rank - FOUR) * 4 + suit]
                suit += 1
            rank += 1

    def _keep_for(self, side: Side, hand: vec[i64], m: i64) -> None:
        """Keep what may yet go to the open sequence ``m``, the nearer the longer."""
        limit: i64 = 0
        if not self.racing and self.rounds > 2:
            limit = 2 if self.rounds > 4 else 1
        gaps: i64 = 0
        rank = side.rank[m] - 1
        while rank >= FOUR and rank >= side.high[m] - 6 and gaps <= limit:
            gaps += self._tie(hand, rank, side.suit[m])
            rank -= 1
        gaps = 0
        rank = side.high[m] + 1
        while rank <= ACE and rank <= side.rank[m] + 6 and gaps <= limit:
            gaps += self._tie(hand, rank, side.suit[m])
            rank += 1

    def _tie(self, hand: vec[i64], rank: i64, suit: i64) -> i64:
        """Keep one card for a sequence on the table; 1 where the hand has none."""
        kind = SUITED + (rank - FOUR) * 4 + suit
        if hand[kind] <= self.kept[kind]:
            return 1
        self.kept[kind] = self.kept[kind] + 1
        self.tied[kind] = self.tied[kind] + 1
        return 0

    def _keep_window(self, side: Side, hand: vec[i64], suit: i64) -> None:
        """Keep the best seven ranks of a suit for a sequence of their own, where enough of them are held."""
        best: i64 = 0
        at: i64 = FOUR
        low: i64 = FOUR
        while low <= ACE - 6:
            count: i64 = 0
            rank = low
            while rank < low + 7:
                kind = SUITED + (rank - FOUR) * 4 + suit
                if hand[kind] > self.kept[kind]:
                    count += 1
                rank += 1
            if count > best:
                best = count
                at = low
            low += 1
        wanted: i64 = 4
        if self.sequences > 0 and self.rounds > 4:
            wanted = 3
        if self.rounds < 4:
            wanted = 5
        if best < wanted:
            return
        rank = at
        while rank < at + 7:
            kind = SUITED + (rank - FOUR) * 4 + suit
            if hand[kind] > self.kept[kind]:
                self.kept[kind] = self.kept[kind] + 1
            rank += 1

    # Questions about melds

    def takes_wilds(self, t: Tables, side: Side, m: i64) -> i64:
        """Whether a set may be made a mixed one: not where so many of the largest clean ones are still asked for."""
        if side.shape[m] != SET or side.size(m) == 0:
            return 0
        if side.wilds(m) > 0 or self.naturals == 0:
            return 1
        larger: i64 = 0
        other: i64 = 0
        while other < side.melds:
            if other != m and side.shape[other] == SET and side.wilds(other) == 0:
                size = side.size(other)
                if size < t.canasta_size and (size > side.size(m) or (size == side.size(m) and other < m)):
                    larger += 1
            other += 1
        return 1 if larger >= self.naturals else 0

    def near(self, state: State) -> i64:
        """Whether going out this turn is thinkable: the cards that the lacking canastas ask for are no more than are held.

        Never says no where it is possible.
        """
        if self.foot_down:
            return 0
        if self.lacking == 0:
            return 1
        t = state.tables
        side = state.side_of(state.to_move)
        held = state.seats[state.to_move].held
        wanted = self.lacking
        cards: i64 = 0
        gap: i64 = 1
        while gap < t.canasta_size and wanted > 0:
            m: i64 = 0
            while m < side.melds and wanted > 0:
                if side.size(m) == t.canasta_size - gap:
                    cards += gap
                    wanted -= 1
                m += 1
            gap += 1
        cards += wanted * t.canasta_size
        if cards > held:
            return 0
        if self.wilds > 0:
            have = self.held_wilds
            if side.wild_slot >= 0:
                have += side.size(side.wild_slot)
            if have < 7:
                return 0
        return 1


def above(number: i64) -> i64:
    """The number, or none where it is below."""
    return number if number > 0 else 0
