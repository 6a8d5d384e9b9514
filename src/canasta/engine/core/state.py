"""The state of one deal: seats, sides, stock and pile as counts and rows of kinds."""

from __future__ import annotations

from typing import Final

from canasta.engine.core.ints import i64, vec
from canasta.engine.core.kinds import (
    FOUR,
    LOG_STEP,
    NO_FOOT,
    NO_SUIT,
    NOT_ASKED,
    RANKS,
    SET,
    SEVERAL_SUITS,
    SUITED,
    UNSEEN,
    WILDS,
)
from canasta.engine.core.tables import Tables

MOST_MELDS: Final = 48


class Seat:
    """What one player holds: ``hand[kind]`` cards of a kind, ``held`` in all. Suited kinds count with their rank too."""

    def __init__(self, kinds: i64) -> None:
        self.kinds: i64 = kinds
        self.hand: vec[i64] = vec[i64]([0] * int(kinds))
        self.held: i64 = 0
        self.foot: vec[i64] = vec[i64]([0] * int(kinds))
        self.foot_held: i64 = 0
        self.foot_state: i64 = NO_FOOT
        self.bonus: i64 = 0  # bonus cards that come with the next draw
        self.melded: i64 = 0  # has laid a meld this deal
        self.turns: i64 = 0  # turns begun
        self.barred: i64 = 0  # a "no" that binds for the deal
        self.asked_deal: i64 = 0  # has asked in this deal
        self.sits_out: i64 = 0  # rests in this deal
        self.red_threes: i64 = 0  # of those on the side's table, who laid them

    def copy(self) -> Seat:
        """The same, to be changed on its own."""
        other = Seat(self.kinds)
        self.copy_to(other)
        return other

    def copy_to(self, other: Seat) -> None:
        """Make ``other`` equal to this."""
        kind: i64 = 0
        while kind < self.kinds:
            other.hand[kind] = self.hand[kind]
            kind += 1
        if self.foot_state or other.foot_state:
            kind = 0
            while kind < self.kinds:
                other.foot[kind] = self.foot[kind]
                kind += 1
        other.held = self.held
        other.foot_held = self.foot_held
        other.foot_state = self.foot_state
        other.bonus = self.bonus
        other.melded = self.melded
        other.turns = self.turns
        other.barred = self.barred
        other.asked_deal = self.asked_deal
        other.red_threes = self.red_threes
        other.sits_out = self.sits_out

    def gain(self, kind: i64) -> None:
        """Take one card into the hand."""
        self.hand[kind] = self.hand[kind] + 1
        self.held += 1
        if kind >= SUITED:
            rank = FOUR + (kind - SUITED) // 4
            self.hand[rank] = self.hand[rank] + 1

    def lose(self, kind: i64) -> None:
        """Let one card go."""
        self.hand[kind] = self.hand[kind] - 1
        self.held -= 1
        if kind >= SUITED:
            rank = FOUR + (kind - SUITED) // 4
            self.hand[rank] = self.hand[rank] - 1


class Side:
    """What one side has on the table. Melds are rows in the order laid; one that was joined to another stays as an empty row."""

    def __init__(self) -> None:
        self.melds: i64 = 0
        self.shape: vec[i64] = vec[i64]([0] * MOST_MELDS)
        self.rank: vec[i64] = vec[i64]([0] * MOST_MELDS)  # of a set; of a sequence its lowest rank
        self.high: vec[i64] = vec[i64]([0] * MOST_MELDS)  # of a sequence its highest rank
        self.suit: vec[i64] = vec[i64]([0] * MOST_MELDS)
        self.ranks: vec[i64] = vec[i64]([0] * MOST_MELDS)  # of a sequence, the bits of its natural ranks
        self.naturals: vec[i64] = vec[i64]([0] * MOST_MELDS)
        self.twos: vec[i64] = vec[i64]([0] * MOST_MELDS)
        self.jokers: vec[i64] = vec[i64]([0] * MOST_MELDS)
        self.laid_by: vec[i64] = vec[i64]([0] * MOST_MELDS)
        self.laid_turn: vec[i64] = vec[i64]([0] * MOST_MELDS)
        self.concealed: vec[i64] = vec[i64]([0] * MOST_MELDS)  # a canasta laid whole from the hand
        self.slot: vec[i64] = vec[i64]([-1] * RANKS)  # the set that takes cards of a rank, or -1
        self.wild_slot: i64 = -1  # the all-wild meld that takes cards, or -1
        self.red_threes: i64 = 0
        self.black_threes: i64 = 0  # laid like red ones, or set aside from a taken pile

    def copy_to(self, other: Side) -> None:
        """Make ``other`` equal to this."""
        other.melds = self.melds
        m: i64 = 0
        while m < self.melds:
            other.shape[m] = self.shape[m]
            other.rank[m] = self.rank[m]
            other.high[m] = self.high[m]
            other.suit[m] = self.suit[m]
            other.ranks[m] = self.ranks[m]
            other.naturals[m] = self.naturals[m]
            other.twos[m] = self.twos[m]
            other.jokers[m] = self.jokers[m]
            other.laid_by[m] = self.laid_by[m]
            other.laid_turn[m] = self.laid_turn[m]
            other.concealed[m] = self.concealed[m]
            m += 1
        r: i64 = 0
        while r < RANKS:
            other.slot[r] = self.slot[r]
            r += 1
        other.wild_slot = self.wild_slot
        other.red_threes = self.red_threes
        other.black_threes = self.black_threes

    def copy(self) -> Side:
        """The same, to be changed on its own."""
        other = Side()
        self.copy_to(other)
        return other

    def size(self, m: i64) -> i64:
        """How many cards the meld holds; 0 of one that was joined to another."""
        return self.naturals[m] + self.twos[m] + self.jokers[m]

    def wilds(self, m: i64) -> i64:
        """How many wild cards the meld holds."""
        return self.twos[m] + self.jokers[m]

    def canastas(self, canasta_size: i64) -> i64:
        """How many melds are canastas."""
        count: i64 = 0
        m: i64 = 0
        while m < self.melds:
            if self.naturals[m] + self.twos[m] + self.jokers[m] >= canasta_size:
                count += 1
            m += 1
        return count

    def open_meld(self, shape: i64, rank: i64, seat: i64, turn: i64) -> i64:
        """Begin a meld; its index."""
        m = self.melds
        self.shape[m] = shape
        self.rank[m] = rank
        self.high[m] = rank
        self.suit[m] = NO_SUIT
        self.ranks[m] = 0
        self.naturals[m] = 0
        self.twos[m] = 0
        self.jokers[m] = 0
        self.laid_by[m] = seat
        self.laid_turn[m] = turn
        self.concealed[m] = 0
        self.melds = m + 1
        return m

    def join(self, source: i64, target: i64) -> None:
        """Put the set ``source`` onto the set ``target``; its number is not used again."""
        self.suit[target] = both_suits(self.suit[target], self.suit[source])
        self.naturals[target] = self.naturals[target] + self.naturals[source]
        self.twos[target] = self.twos[target] + self.twos[source]
        self.jokers[target] = self.jokers[target] + self.jokers[source]
        self.naturals[source] = 0
        self.twos[source] = 0
        self.jokers[source] = 0

    def find_slots(self, max_size: i64, per_rank: i64) -> None:
        """Find anew which melds take cards: of a rank the first that is not closed, and no canasta yet if there is one."""
        r: i64 = 0
        while r < RANKS:
            self.slot[r] = -1
            r += 1
        self.wild_slot = -1
        m: i64 = 0
        while m < self.melds:
            size = self.size(m)
            if size > 0:
                closed: i64 = 1 if max_size > 0 and size >= max_size and per_rank != 0 else 0
                if self.shape[m] == SET and not closed:
                    held = self.slot[self.rank[m]]
                    if held < 0 or (self.size(held) >= 7 and size < 7):
                        self.slot[self.rank[m]] = m  # one that is no canasta yet comes before a full one
                elif self.shape[m] == WILDS and self.wild_slot < 0 and size < 7:
                    self.wild_slot = m
            m += 1


def both_suits(one: i64, other: i64) -> i64:
    """The suit of a set that holds what has ``one`` suit and what has the ``other``."""
    if one == NO_SUIT or one == other:
        return other
    return one if other == NO_SUIT else SEVERAL_SUITS


class State:
    """A deal at one moment."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.seats: list[Seat] = [Seat(tables.kinds) for number in range(int(tables.seats))]
        self.sides: list[Side] = [Side() for number in range(int(tables.sides))]
        self.team: vec[i64] = vec[i64]([tables.side_of[seat] for seat in range(int(tables.seats))])  # each seat's side
        self.next_of: vec[i64] = vec[i64]([tables.next_of[seat] for seat in range(int(tables.seats))])
        self.alone: i64 = -1  # the seat that plays alone, once sides have formed
        self.free: vec[i64] = vec[i64]([0] * int(tables.kinds))  # cards by kind that unseen ones may turn out to be
        self.minimums: vec[i64] = vec[i64]([0] * int(tables.sides))
        self.stock: vec[i64] = vec[i64]([0] * int(tables.cards))
        self.stock_at: i64 = 0
        self.stock_end: i64 = 0
        self.pile: vec[i64] = vec[i64]([0] * int(tables.cards))
        self.pile_size: i64 = 0
        self.hidden: i64 = 0  # cards at the bottom of the pile that nobody has seen
        self.frozen: i64 = 0
        self.blocked: i64 = 0
        self.dealer: i64 = 0
        self.exact_cut: i64 = -1  # the seat that cut exactly what the deal needs
        self.to_move: i64 = 0
        self.phase: i64 = 0
        self.turn: i64 = 0
        self.version: i64 = 0  # grows with every change, so that a list of moves knows whether it still holds
        self.round: i64 = 1
        # this turn
        self.took: i64 = 0
        self.laid: i64 = 0
        self.took_single: i64 = -1  # the kind of a pile of one card that was taken
        self.laid_on_old: i64 = 0  # something was added to a meld that lay there before this turn
        self.answer: i64 = NOT_ASKED
        self.asker: i64 = 0
        self.answers_due: i64 = 0
        self.said_no: i64 = 0
        self.bound: i64 = 0  # a "yes" that obliges: only going out, or what keeps it possible, is legal
        self.melded_before: i64 = 0  # the mover (or side, by rule) had melded before this turn
        self.last_turn: i64 = 0  # the deal ends with this turn
        self.no_card_drawn: i64 = 0  # the last card was a red three and the turn goes on
        # the end
        self.went_out: i64 = -1
        self.special: i64 = -1  # the special hand that ended the deal
        self.out_concealed: i64 = 0
        self.last_red_three: i64 = 0
        # what the last move did, for whoever follows with physical cards
        self.log: vec[i64] = vec[i64]([0] * (2 * int(tables.cards) + 64))
        self.logged: i64 = 0

    def copy(self) -> State:
        """The same deal, to be played on its own."""
        other = State(self.tables)
        self.copy_to(other)
        return other

    def copy_to(self, other: State) -> None:
        """Make ``other`` (of the same tables) equal to this; its log is emptied."""
        i: i64 = 0
        while i < len(self.seats):
            self.seats[i].copy_to(other.seats[i])
            i += 1
        i = 0
        while i < len(self.sides):
            self.sides[i].copy_to(other.sides[i])
            other.minimums[i] = self.minimums[i]
            i += 1
        i = 0
        while i < self.tables.kinds:
            other.free[i] = self.free[i]
            i += 1
        i = 0
        while i < len(self.seats):
            other.team[i] = self.team[i]
            other.next_of[i] = self.next_of[i]
            i += 1
        other.alone = self.alone
        i = self.stock_at
        while i < self.stock_end:
            other.stock[i] = self.stock[i]
            i += 1
        i = 0
        while i < self.pile_size:
            other.pile[i] = self.pile[i]
            i += 1
        other.stock_at = self.stock_at
        other.stock_end = self.stock_end
        other.pile_size = self.pile_size
        other.hidden = self.hidden
        other.frozen = self.frozen
        other.blocked = self.blocked
        other.dealer = self.dealer
        other.exact_cut = self.exact_cut
        other.to_move = self.to_move
        other.phase = self.phase
        other.turn = self.turn
        other.version += 1
        other.round = self.round
        other.took = self.took
        other.laid = self.laid
        other.took_single = self.took_single
        other.special = self.special
        other.laid_on_old = self.laid_on_old
        other.answer = self.answer
        other.asker = self.asker
        other.answers_due = self.answers_due
        other.said_no = self.said_no
        other.bound = self.bound
        other.melded_before = self.melded_before
        other.last_turn = self.last_turn
        other.no_card_drawn = self.no_card_drawn
        other.went_out = self.went_out
        other.out_concealed = self.out_concealed
        other.last_red_three = self.last_red_three
        other.logged = 0

    def note(self, what: i64, seat: i64) -> None:
        """Write one step into the log of the last move."""
        self.log[self.logged] = what * LOG_STEP + seat
        self.logged += 1

    def stock_left(self) -> i64:
        """Cards in the stock."""
        return self.stock_end - self.stock_at

    def side_of(self, seat: i64) -> Side:
        """The side that ``seat`` plays for."""
        return self.sides[self.team[seat]]

    def rest(self, seat: i64) -> None:
        """``seat`` sits out this deal: nobody's turn comes to it."""
        self.seats[seat].sits_out = 1
        other: i64 = 0
        while other < len(self.seats):
            if self.next_of[other] == seat:
                self.next_of[other] = self.next_of[seat]
            other += 1

    def has_partner(self) -> i64:
        """Whether the player to move has a partner."""
        side = self.team[self.to_move]
        seat: i64 = 0
        while seat < len(self.seats):
            if seat != self.to_move and self.team[seat] == side and self.seats[seat].sits_out == 0:
                return 1
            seat += 1
        return 0

    def opened(self, seat: i64) -> i64:
        """Whether the opening minimum is behind ``seat`` (by side, or by player where the rules say so)."""
        if self.tables.open_per_player:
            return self.seats[seat].melded
        if self.side_of(seat).melds > 0:
            return 1
        return 0

    def frozen_for(self, seat: i64) -> i64:
        """Whether the pile is frozen to ``seat``."""
        if self.frozen or self.tables.frozen_always:
            return 1
        if self.tables.frozen_unopened and not self.opened(seat):
            return 1
        return 0

    def may_hold(self, seat: i64, kind: i64) -> i64:
        """How many cards of ``kind`` the seat holds, or may hold among the unseen cards of its hand."""
        hand = self.seats[seat].hand
        unseen = hand[UNSEEN]
        if unseen > self.free[kind]:
            unseen = self.free[kind]
        return hand[kind] + unseen

    def can_draw(self) -> i64:
        """Whether the stock still gives a draw."""
        left = self.stock_end - self.stock_at
        if left <= 0:
            return 0
        if self.tables.short_draw_ends and left < self.tables.draw_count:
            return 0
        return 1

    def top(self) -> i64:
        """The kind of the pile's top card; only where there is one."""
        return self.pile[self.pile_size - 1]
