"""Whole deals inside the core: simulation with the core policy, and walks of random moves that check themselves."""

from __future__ import annotations

from typing import Final

from canasta.engine.core.ints import i64, vec
from canasta.engine.core.kinds import JOKER, OVER, RANKS, RED_THREE, THREE_DISCARDED, TWO
from canasta.engine.core.moves import Mover
from canasta.engine.core.policy import Policy
from canasta.engine.core.rng import Rng
from canasta.engine.core.score import deal_points
from canasta.engine.core.start import start
from canasta.engine.core.state import State
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
        while i < self.mover.tables.sides:
            state.minimums[i] = self.mover.tables.minimum(0)
            i += 1
        start(state, dealer, self.mover.search)
        return state

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
                self.mix(act.verb * 64 + act.arg + act.used_cards)
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
        if not conserved(state, self.pack):
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
    """Whether every card of the pack lies somewhere, and none twice (cards set aside by rule are red threes)."""
    count = vec[i64]([0] * RANKS)
    i: i64 = 0
    while i < len(pack):
        count[pack[i]] = count[pack[i]] + 1
        i += 1
    i = state.stock_at
    while i < state.stock_end:
        count[state.stock[i]] = count[state.stock[i]] - 1
        i += 1
    i = 0
    while i < state.pile_size:
        count[state.pile[i]] = count[state.pile[i]] - 1
        i += 1
    t: Tables = state.tables
    seat: i64 = 0
    kind: i64 = 0
    while seat < t.seats:
        held: i64 = 0
        kind = 0
        while kind < RANKS:
            count[kind] = count[kind] - state.seats[seat].hand[kind]
            held += state.seats[seat].hand[kind]
            kind += 1
        if held != state.seats[seat].held:
            return 0
        seat += 1
    number: i64 = 0
    while number < t.sides:
        side = state.sides[number]
        count[RED_THREE] = count[RED_THREE] - side.red_threes
        m: i64 = 0
        while m < side.melds:
            count[side.rank[m]] = count[side.rank[m]] - side.naturals[m]
            count[TWO] = count[TWO] - side.twos[m]
            count[JOKER] = count[JOKER] - side.jokers[m]
            m += 1
        number += 1
    kind = 0
    while kind < RANKS:
        if count[kind] != 0 and not (kind == RED_THREE and count[kind] > 0 and t.red3_in_pile == THREE_DISCARDED):
            return 0
        kind += 1
    return 1
