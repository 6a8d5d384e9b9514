"""How the core policy of the family lays cards: sequences, sets, wild cards, joins. One act at a time."""

from __future__ import annotations

from canasta.engine.core.act import Act
from canasta.engine.core.ints import i64, vec
from canasta.engine.core.judge import judge
from canasta.engine.core.kinds import (
    ACE,
    AS_NEW,
    AS_WILDS,
    FOUR,
    JOIN,
    JOKER,
    KINDS,
    MELD,
    RANKS,
    SEQUENCE,
    SET,
    SUITED,
    TWO,
)
from canasta.engine.core.policy_aims import Aims
from canasta.engine.core.search import Search
from canasta.engine.core.state import Side, State
from canasta.engine.core.tables import Tables


class Laying:
    """Working room; the act that was found stands in ``act``, judged legal."""

    def __init__(self, search: Search, aims: Aims) -> None:
        self.search: Search = search
        self.aims: Aims = aims
        self.act: Act = Act()
        self.pool: vec[i64] = vec[i64]([0] * KINDS)

    def lay(self, state: State) -> i64:
        """Whether there is something to lay now, for a side that has opened and does not go out."""
        t = state.tables
        aims = self.aims
        side = state.side_of(state.to_move)
        if aims.spare <= 0:
            return 0
        if t.sequences and (self._longer_run(state, side) or self._new_run(state, side)):
            return 1
        if aims.wild_meld and self._wild_meld(state, side):
            return 1
        if aims.mixed > 0 and aims.wilds == 0 and self._mix(state, side):
            return 1
        if self._onto_sets(state, side) or self._finish(state, side) or self._new_set(state, side):
            return 1
        if self._pair_and_wild(state, side) or self._last_wilds(state, side):
            return 1
        return 1 if t.join and self._join(state, side) else 0

    def _legal(self, state: State) -> i64:
        return 1 if judge(state, self.act, self.search) == 0 else 0

    # Sequences

    def _longer_run(self, state: State, side: Side) -> i64:
        """All cards of the hand that follow an own sequence, and a wild card where it makes the seventh."""
        t = state.tables
        hand = state.seats[state.to_move].hand
        m: i64 = 0
        while m < side.melds:
            size = side.size(m)
            if side.shape[m] == SEQUENCE and size > 0 and size < 7:
                room = least(7 - size, self.aims.spare)
                self.act.begin(MELD)
                self.act.group(m)
                added: i64 = 0
                rank = side.high[m] + 1
                while rank <= ACE and added < room and hand[suited(rank, side.suit[m])] > 0:
                    self.act.add(suited(rank, side.suit[m]))
                    added += 1
                    rank += 1
                rank = side.rank[m] - 1
                while rank >= FOUR and added < room and hand[suited(rank, side.suit[m])] > 0:
                    self.act.add(suited(rank, side.suit[m]))
                    added += 1
                    rank -= 1
                if added == 0 and t.sequence_wilds > 0 and size == 6 and side.wilds(m) == 0 and side.high[m] < ACE:
                    added = self._add_wilds(hand, 1)
                if added > 0 and self._legal(state):
                    return 1
            m += 1
        return 0

    def _new_run(self, state: State, side: Side) -> i64:
        """The longest sequence of the hand that is worth beginning."""
        t = state.tables
        hand = state.seats[state.to_move].hand
        tied = self.aims.tied
        shortest: i64 = 3
        if t.short_penalty:
            shortest = 4 if self.aims.rounds > 3 else 5
        best: i64 = 0
        at: i64 = 0
        of: i64 = 0
        suit: i64 = 0
        while suit < 4:
            length: i64 = 0
            rank: i64 = FOUR
            while rank <= ACE:
                kind = suited(rank, suit)
                if hand[kind] > tied[kind] and length < 7:
                    length += 1
                    if length > best:
                        best = length
                        at = rank - length + 1
                        of = suit
                else:
                    length = 0
                rank += 1
            suit += 1
        best = least(best, self.aims.spare)
        if best < shortest:
            return 0
        self.act.begin(MELD)
        self.act.group(AS_NEW)
        rank = at
        while rank < at + best:
            self.act.add(suited(rank, of))
            rank += 1
        return self._legal(state)

    # Wild cards by themselves

    def _wild_meld(self, state: State, side: Side) -> i64:
        """All wild cards onto the all-wild meld, or the first ones that begin it."""
        t = state.tables
        hand = state.seats[state.to_move].hand
        size: i64 = 0
        if side.wild_slot >= 0:
            size = side.size(side.wild_slot)
        elif self.aims.held_wilds < self.aims.start_wilds(t):
            return 0
        count = least(least(self.aims.held_wilds, 7 - size), self.aims.spare)
        if count == 0 or size + count < t.min_size:
            return 0
        self.act.begin(MELD)
        self.act.group(side.wild_slot if size > 0 else AS_WILDS)
        self._add_wilds(hand, count)
        return self._legal(state)

    # Sets

    def _onto_sets(self, state: State, side: Side) -> i64:
        """All natural cards of a rank that has an open set, the largest sets first."""
        most = state.tables.canasta_size
        size: i64 = most
        while size >= 0:
            m: i64 = 0
            while m < side.melds:
                if side.shape[m] == SET and side.rank[m] >= state.tables.lowest and side.size(m) > 0:
                    if side.size(m) == size or (size == most and side.size(m) > most):
                        if self._onto_set(state, side, m):
                            return 1
                m += 1
            size -= 1
        return 0

    def _onto_set(self, state: State, side: Side, m: i64) -> i64:
        """The natural cards of the hand onto one set, but for those that are held back to take the pile with."""
        count = self._most_onto(state, side, m)
        if self.aims.holding and 2 <= count <= 3 and side.size(m) + count < state.tables.canasta_size:
            count -= 2
        while count > 0:
            if self._group(state, m, side.rank[m], count, 0):
                return 1
            count = 0 if count == 1 else 1
        return 0

    def _most_onto(self, state: State, side: Side, m: i64) -> i64:
        """How many natural cards of the hand an own set may get."""
        t = state.tables
        count = least(self.aims.free[side.rank[m]], self.aims.spare)
        if t.max_size > 0:
            count = least(count, t.max_size - side.size(m))
        return count

    def _group(self, state: State, onto: i64, rank: i64, naturals: i64, wilds: i64) -> i64:
        """One group of a rank; whether it is legal."""
        hand = state.seats[state.to_move].hand
        self.act.begin(MELD)
        self.act.group(onto)
        self.add_rank(state.tables, hand, rank, naturals)
        self._add_wilds(hand, wilds)
        return self._legal(state)

    def _finish(self, state: State, side: Side) -> i64:
        """Wild cards that make a canasta of a set, the nearest first. Those collected apart are spent only on what is lacking."""
        t = state.tables
        aims = self.aims
        wilds = least(aims.held_wilds, aims.spare)
        if aims.racing and t.foot_size > 0 and not aims.late:
            return 0  # a wild card fits anywhere: the easiest card to go out with
        if aims.wild_meld and (aims.wilds > 0 or aims.lacking == 0 or aims.naturals + aims.mixed + aims.sequences > 1):
            if aims.mixed == 0 or aims.wilds > 0:
                return 0
        gap: i64 = 1
        widest: i64 = 1 if aims.mixed > 0 and not aims.late else 3
        while gap <= wilds and gap <= widest:
            m: i64 = 0
            while m < side.melds:
                if t.canasta_size - side.size(m) == gap and aims.takes_wilds(t, side, m):
                    if self._group(state, m, side.rank[m], 0, gap):
                        return 1
                m += 1
            gap += 1
        return 0

    def _new_set(self, state: State, side: Side) -> i64:
        """Three or more of a rank that has no open set."""
        t = state.tables
        aims = self.aims
        rank: i64 = ACE
        while rank >= t.lowest:
            count = least(aims.free[rank], aims.spare)
            if t.max_size > 0:
                count = least(count, t.max_size)
            if count >= t.min_size and self._may_begin(t, side, rank) and self._may_stay_open(t, rank, count):
                if self._group(state, AS_NEW, rank, count, 0):
                    return 1
            rank -= 1
        return 0

    def _may_begin(self, t: Tables, side: Side, rank: i64) -> i64:
        """Whether a new set of the rank has a place: none is open, or the open one is a canasta already."""
        m = side.slot[rank]
        if m < 0:
            return 1
        return 1 if t.per_rank == 2 and side.size(m) >= t.canasta_size else 0

    def _may_stay_open(self, t: Tables, rank: i64, count: i64) -> i64:
        """Whether a set keeps nobody from going out: its rank bars nothing, or the hand makes it a canasta."""
        if not t.bars_out[rank] or count >= t.canasta_size:
            return 1
        return 1 if count >= 5 and not t.no_wild[rank] and count + self.aims.held_wilds >= t.canasta_size else 0

    def _pair_and_wild(self, state: State, side: Side) -> i64:
        """A pair and a wild card as a new set, where the hand has to become small or mixed canastas are asked for."""
        t = state.tables
        aims = self.aims
        held = state.seats[state.to_move].held
        wilds = aims.held_wilds
        if wilds == 0 or aims.spare < t.min_size or t.rule_of_five or t.naturals_for_wild > 2 or t.min_naturals > 2:
            return 0
        if aims.wild_meld and (aims.wilds > 0 or wilds < 2):
            return 0
        if aims.mixed > 0 and wilds <= aims.mixed:
            return 0
        if not aims.racing and not aims.late and not aims.foot_down and (held > 8 or wilds < 2):
            return 0
        rank: i64 = ACE
        while rank >= t.lowest:
            if aims.free[rank] == 2 and not t.bars_out[rank] and self._may_begin(t, side, rank):
                if self._group(state, AS_NEW, rank, 2, 1):
                    return 1
            rank -= 1
        return 0

    def _mix(self, state: State, side: Side) -> i64:
        """A wild card onto the largest set, where more mixed canastas are asked for than are on their way.

        It grows by natural cards from there.
        """
        t = state.tables
        aims = self.aims
        if aims.held_wilds == 0:
            return 0
        growing: i64 = 0
        m: i64 = 0
        while m < side.melds:
            if side.shape[m] == SET and side.wilds(m) > 0 and side.size(m) < t.canasta_size:
                growing += 1
            m += 1
        if growing >= aims.mixed:
            return 0
        size = t.canasta_size - 1
        while size >= t.min_size:
            m = 0
            while m < side.melds:
                if side.size(m) == size and side.wilds(m) == 0 and aims.takes_wilds(t, side, m):
                    if self._group(state, m, side.rank[m], 0, 1):
                        return 1
                m += 1
            size -= 1
        return 0

    def _last_wilds(self, state: State, side: Side) -> i64:
        """Wild cards onto any set that takes them: at the end of the stock, and where nothing else lies between hand and foot."""
        t = state.tables
        aims = self.aims
        held = state.seats[state.to_move].held
        if aims.held_wilds == 0 or t.open_melds_bar_out:
            return 0
        if not aims.late and not (aims.foot_down and held <= aims.held_wilds + 3 and aims.wilds + aims.mixed == 0):
            return 0
        size = t.canasta_size - 1
        while size >= t.min_size:
            m: i64 = 0
            while m < side.melds:
                if side.size(m) == size and aims.takes_wilds(t, side, m) and self._group(state, m, side.rank[m], 0, 1):
                    return 1
                m += 1
            size -= 1
        return 0

    def _join(self, state: State, side: Side) -> i64:
        """Two sets of a rank that make a canasta together."""
        t = state.tables
        source: i64 = 1
        while source < side.melds:
            target: i64 = 0
            while target < source:
                if side.shape[source] == SET and side.shape[target] == SET and side.rank[source] == side.rank[target]:
                    small = side.size(source) < t.canasta_size and side.size(target) < t.canasta_size
                    if small and side.size(source) > 0 and side.size(target) > 0:
                        if side.size(source) + side.size(target) >= t.canasta_size:
                            self.act.begin(JOIN, source * 64 + target)
                            if self._legal(state):
                                return 1
                target += 1
            source += 1
        return 0

    # Cards into a group

    def add_rank(self, t: Tables, hand: vec[i64], rank: i64, count: i64) -> None:
        """Cards of a rank, those that no sequence waits for."""
        if t.kinds == RANKS or rank < FOUR:
            self.act.add(rank, count)
            return
        suit: i64 = 0
        while suit < 4:
            kind = suited(rank, suit)
            self.pool[kind] = hand[kind] - self.aims.kept[kind]
            suit += 1
        while count > 0:
            best = suited(rank, 0)
            suit = 1
            while suit < 4:
                if self.pool[suited(rank, suit)] > self.pool[best]:
                    best = suited(rank, suit)
                suit += 1
            self.pool[best] = self.pool[best] - 1
            self.act.add(best)
            count -= 1

    def _add_wilds(self, hand: vec[i64], count: i64) -> i64:
        """Wild cards, twos first; how many there were."""
        twos = least(hand[TWO], count)
        jokers = least(hand[JOKER], count - twos)
        self.act.add(TWO, twos)
        self.act.add(JOKER, jokers)
        return twos + jokers


def suited(rank: i64, suit: i64) -> i64:
    """The kind of a card of rank and suit."""
    return SUITED + (rank - FOUR) * 4 + suit


def least(first: i64, second: i64) -> i64:
    """The smaller of two numbers."""
    return first if first < second else second
