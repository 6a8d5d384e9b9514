"""Whole deals inside the core: simulation with the core policy, and walks of random moves that check themselves."""

from __future__ import annotations

from typing import Final

from canasta.engine.core.ints import i64, vec
from canasta.engine.core.kinds import (
    ACE,
    BLACK_THREE,
    FOUR,
    JOKER,
    MELD,
    OVER,
    RANKS,
    RED_THREE,
    SEQUENCE,
    SUITED,
    THREE_DISCARDED,
    TWO,
)
from canasta.engine.core.moves import Mover
from canasta.engine.core.policy import Policy
from canasta.engine.core.rng import Rng
from canasta.engine.core.score import deal_points
from canasta.engine.core.special import CARDS
from canasta.engine.core.start import start
from canasta.engine.core.state import Side, State
from canasta.engine.core.tables import Tables

PRIME: Final = 2147483647
MOST_ACTS: Final = 6000


class Walker:
    """Plays deals with packs from its own generator and keeps the tally of them.

    ``lost``: deals in which a card was lost or doubled; ``stuck``: deals without a legal move or without an end.
    """

    def __init__(self, mover: Mover, pack: list[int]) -> None:
        self.mover: Mover = mover
        self.policy: Policy = Policy(mover.search)
        self.pack: vec[i64] = vec[i64](pack)
        self.seating: State = State(mover.tables)  # who plays after whom, and who rests
        self.cutters: vec[i64] = vec[i64]([0] * int(mover.tables.seats))  # who cuts, by who deals
        self.needed: i64 = 0  # how many cards the cut aims at; 0: nobody counts them
        self.spread: i64 = 1
        self.lifted: i64 = 0  # in the last deal
        self.rng: Rng = Rng(1)
        self.points: vec[i64] = vec[i64]([0] * int(mover.tables.sides))
        self.deals: i64 = 0
        self.acts: i64 = 0
        self.outs: i64 = 0
        self.lost: i64 = 0
        self.stuck: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0

    def fresh(self, seed: i64, number: i64, dealer: i64) -> State:
        """A deal with the pack of (``seed``, ``number``), dealt by ``dealer``."""
        state = State(self.mover.tables)
        self.rng.seed(seed, number)
        i: i64 = 0
        while i < len(self.pack):
            state.stock[i] = self.pack[i]
            i += 1
        self.rng.shuffle(state.stock, len(self.pack))
        state.stock_end = len(self.pack)
        i = 0
        while i < self.mover.tables.seats:
            state.next_of[i] = self.seating.next_of[i]
            state.seats[i].sits_out = self.seating.seats[i].sits_out
            i += 1
        i = 0
        while i < self.mover.tables.sides:
            state.minimums[i] = self.mover.tables.minimum(0)
            i += 1
        start(state, dealer, self.mover.search)
        if self.needed:
            self.cut(state)
        return state

    def cut(self, state: State) -> None:
        """Lift cards from the pack, as docs/shuffle.md says ("The cut"), but with the core's own generator."""
        lifted = self.needed + self.rng.below(self.spread) - self.rng.below(self.spread)
        if lifted < 1:
            lifted = 1
        if lifted > len(self.pack):
            lifted = len(self.pack)
        self.lifted = lifted
        if self.lifted == self.needed:
            state.exact_cut = self.cutters[state.dealer]

    def play(self, seed: i64, first: i64, deals: i64) -> None:
        """Play the deals numbered from ``first`` with the core policy at every seat, the dealer rotating."""
        number = first
        while number < first + deals:
            state = self.fresh(seed, number, number % self.mover.tables.seats)
            acts: i64 = 0
            while state.phase != OVER and acts < MOST_ACTS:
                act = self.policy.choose(state)
                if act.faults:
                    self.stuck += 1
                    break
                self.mix(act.verb * 64 + act.arg)
                i: i64 = 0
                while act.verb <= MELD and i < act.start[act.groups]:
                    self.mix(act.cards[i] * 64 + act.groups)
                    i += 1
                self.policy.do(state, act)
                acts += 1
            self.close(state, acts)
            number += 1

    def walk(self, seed: i64, first: i64, deals: i64) -> None:
        """The same with a random legal move each time."""
        number = first
        while number < first + deals:
            state = self.fresh(seed, number, number % self.mover.tables.seats)
            acts: i64 = 0
            while state.phase != OVER and acts < MOST_ACTS:
                count = self.mover.list_moves(state)
                if count == 0:
                    break
                move = self.mover.moves[self.rng.below(count)]
                self.mix(move % PRIME)
                self.mover.play(state, move)
                acts += 1
            self.close(state, acts)
            number += 1

    def mix(self, number: i64) -> None:
        """Stir a number into the digest."""
        self.first = (self.first * 48271 + number + 1) % PRIME
        self.second = (self.second * 69621 + number + self.first) % PRIME

    def close(self, state: State, acts: i64) -> None:
        """Add a deal to the tally."""
        self.deals += 1
        self.acts += acts
        if state.phase != OVER:
            self.stuck += 1
        if state.went_out >= 0:
            self.outs += 1
        if state.special < 0 and not conserved(state, self.pack):
            self.lost += 1
        side: i64 = 0
        while side < self.mover.tables.sides:
            points = deal_points(state, side)
            self.points[side] = self.points[side] + points
            self.mix(points % PRIME)
            side += 1

    def digest(self) -> str:
        """Two words that every act and score went into."""
        return f"{int(self.first):08x}{int(self.second):08x}"


def conserved(state: State, pack: vec[i64]) -> i64:
    """Whether every card of the pack lies somewhere, and none twice (cards set aside by rule are red threes). Counted by rank."""
    t: Tables = state.tables
    count = vec[i64]([0] * RANKS)
    i: i64 = 0
    while i < len(pack):
        count[t.rank_of[pack[i]]] = count[t.rank_of[pack[i]]] + 1
        i += 1
    i = state.stock_at
    while i < state.stock_end:
        rank = t.rank_of[state.stock[i]]
        count[rank] = count[rank] - 1
        i += 1
    i = 0
    while i < state.pile_size:
        rank = t.rank_of[state.pile[i]]
        count[rank] = count[rank] - 1
        i += 1
    seat: i64 = 0
    while seat < t.seats:
        player = state.seats[seat]
        if not _hand_adds_up(t, player.hand, player.held, count) or not _hand_adds_up(t, player.foot, player.foot_held, count):
            return 0
        seat += 1
    number: i64 = 0
    while number < t.sides:
        _take_off_melds(t, state.sides[number], count)
        number += 1
    if state.special >= 0:
        return 1 if _sum_of(count) == CARDS else 0  # a special hand was laid whole
    rank = 0
    while rank < RANKS:
        if count[rank] != 0 and not (rank == RED_THREE and count[rank] > 0 and t.red3_in_pile == THREE_DISCARDED):
            return 0
        rank += 1
    return 1


def _sum_of(count: vec[i64]) -> i64:
    total: i64 = 0
    rank: i64 = 0
    while rank < RANKS:
        total += count[rank]
        rank += 1
    return total


def _hand_adds_up(t: Tables, row: vec[i64], held: i64, count: vec[i64]) -> i64:
    """Whether a row of cards held is as long as it says, by rank and by suit; its cards are taken off ``count``."""
    total: i64 = 0
    rank: i64 = 0
    while rank < RANKS:
        own = row[rank]
        if t.kinds > RANKS and rank >= FOUR and rank <= ACE:
            own = 0
            suit: i64 = 0
            while suit < 4:
                own += row[SUITED + (rank - FOUR) * 4 + suit]
                suit += 1
        total += own
        count[rank] = count[rank] - own
        rank += 1
    return 1 if total == held else 0


def _take_off_melds(t: Tables, side: Side, count: vec[i64]) -> None:
    count[RED_THREE] = count[RED_THREE] - side.red_threes
    count[BLACK_THREE] = count[BLACK_THREE] - side.black_threes
    m: i64 = 0
    while m < side.melds:
        if side.shape[m] == SEQUENCE:
            rank: i64 = 0
            while rank < RANKS:
                if side.ranks[m] & t.bits[rank]:
                    count[rank] = count[rank] - 1
                rank += 1
        elif side.naturals[m] > 0:
            count[side.rank[m]] = count[side.rank[m]] - side.naturals[m]
        count[TWO] = count[TWO] - side.twos[m]
        count[JOKER] = count[JOKER] - side.jokers[m]
        m += 1
