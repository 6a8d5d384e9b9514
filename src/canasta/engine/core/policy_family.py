"""The core policy for the whole family: sequences, several sets of a rank, wild melds, feet, questions that must be asked.

It looks at nothing but what its seat may know. It opens as soon as it can, lays what fits, spends wild cards where the canastas
that going out asks for are lacking, and goes out when it may.
"""

from __future__ import annotations

from typing import Final

from canasta.engine.core.act import Act
from canasta.engine.core.ints import i64, vec
from canasta.engine.core.judge import judge
from canasta.engine.core.kinds import (
    ACE,
    ANSWER,
    ANSWERING,
    ASK,
    ASK_REQUIRED,
    BY_RANK,
    DISCARD,
    DRAW,
    DRAWING,
    JOKER,
    KINDS,
    MELD,
    NOT_ASKED,
    PASS,
    RANKS,
    RED_THREE,
    SPECIAL,
    TAKE,
    TWO,
)
from canasta.engine.core.layout import NO_KIND
from canasta.engine.core.moves import Mover
from canasta.engine.core.out import can_go_out
from canasta.engine.core.policy_aims import Aims
from canasta.engine.core.policy_lay import Laying
from canasta.engine.core.policy_throw import throw_cost
from canasta.engine.core.score import seat_points
from canasta.engine.core.search import Search
from canasta.engine.core.state import State
from canasta.engine.core.tables import Tables

BIG_PILE: Final = 5
#: Where whoever first takes the pile plays alone against the others, only a pile of so many cards is worth it.
ALONE_FOR: Final = 22


class FamilyPolicy:
    """Chooses one act at a time. Holds working room only."""

    def __init__(self, search: Search) -> None:
        self.search: Search = search
        self.act: Act = Act()
        self.aims: Aims = Aims()
        self.laying: Laying = Laying(search, self.aims)
        self.part: vec[i64] = vec[i64]([0] * KINDS)
        self.mover: Mover | None = None

    def choose(self, state: State) -> Act:
        """The act for whoever is to move: judged legal, valid until the next question."""
        if state.phase == ANSWERING:
            self.act.begin(ANSWER, self._answer(state))
            judge(state, self.act, self.search)
            return self.act
        self.aims.look(state)
        if state.phase == DRAWING:
            return self._choose_drawing(state)
        return self._choose_playing(state)

    def _answer(self, state: State) -> i64:
        """Yes, unless the one who answers would be caught with very much."""
        return 1 if seat_points(state, state.to_move) <= 400 else 0

    # Drawing

    def _choose_drawing(self, state: State) -> Act:
        search = self.search
        if not self._shuns(state) and search.may_claim(state) and self._claim(state):
            return search.trial
        if state.can_draw():
            self.act.begin(DRAW)
        elif search.must_take(state):
            search.takeable(state)
            return search.trial
        else:
            self.act.begin(PASS)
        judge(state, self.act, search)
        return self.act

    def _shuns(self, state: State) -> i64:
        """Whether the pile is left because taking it would mean to play alone."""
        return 1 if state.tables.lone_hand and state.alone < 0 and state.pile_size < ALONE_FOR and state.can_draw() else 0

    def _claim(self, state: State) -> i64:
        """Whether to take the pile; the take stands in the search's ``trial``."""
        t = state.tables
        search = self.search
        if not state.opened(state.to_move):
            return search.opening(state, TAKE) or search.leaving_claim(state)
        hand = state.seats[state.to_move].hand
        rank = t.rank_of[state.top()]
        have = hand[rank]
        if rank == TWO or rank == JOKER:
            return self._claim_wild(state, have)
        if search.run_claim(state):
            return 1
        m = state.side_of(state.to_move).slot[rank]
        most = have
        if t.max_size > 0:
            size: i64 = 1
            if m >= 0:
                size += state.side_of(state.to_move).size(m)
            if most > t.max_size - size:
                most = t.max_size - size
        if most >= 2 or (m >= 0 and most >= 0):
            if search.legal_claim(state, most, 0, 0):
                return 1
            if most > 2 and search.legal_claim(state, 2, 0, 0):
                return 1
            if m >= 0 and most > 0 and search.legal_claim(state, 0, 0, 0):
                return 1
        if t.take_wild and state.pile_size >= BIG_PILE and have == 1 and not state.frozen_for(state.to_move):
            if hand[TWO] > 0 and search.legal_claim(state, 1, 1, 0):
                return 1
            if hand[JOKER] > 0 and search.legal_claim(state, 1, 0, 1):
                return 1
        return 0

    def _claim_wild(self, state: State, have: i64) -> i64:
        while have >= 2:
            if self.search.legal_claim(state, have, 0, 0):
                return 1
            have -= 1
        return 0

    # Playing

    def _choose_playing(self, state: State) -> Act:
        search = self.search
        t = state.tables
        if t.specials > 0 and self._special(state):
            return self.act
        if t.red3_kept and self._red_threes(state):
            return self.act
        if not state.opened(state.to_move):
            if self._open(state):
                return search.trial
            if search.leaving_meld(state):
                return search.trial
        elif self.aims.near(state) and can_go_out(state, search.layout):
            if t.permission == ASK_REQUIRED and state.answer == NOT_ASKED:
                self.act.begin(ASK)
                if judge(state, self.act, search) == 0:
                    return self.act
            if search.leaving_meld(state):
                return search.trial
        if state.opened(state.to_move) and not state.bound and self.laying.lay(state):
            return self.laying.act
        if self._discard(state):
            return self.act
        if search.leaving_meld(state):
            return search.trial
        self.act.begin(PASS)
        if judge(state, self.act, search) == 0:
            return self.act
        return self._any_act(state)

    def _special(self, state: State) -> i64:
        if state.seats[state.to_move].held != 14 or state.side_of(state.to_move).melds > 0:
            return 0
        number: i64 = 0
        while number < state.tables.specials:
            self.act.begin(SPECIAL, number)
            if judge(state, self.act, self.search) == 0:
                return 1
            number += 1
        return 0

    def _red_threes(self, state: State) -> i64:
        """Red threes of the hand, where it is left to the player to lay them: held they cost more than they ever bring."""
        count = state.seats[state.to_move].hand[RED_THREE]
        if count == 0:
            return 0
        self.act.begin(MELD)
        self.act.group(BY_RANK)
        self.act.add(RED_THREE, count)
        return 1 if judge(state, self.act, self.search) == 0 else 0

    def _open(self, state: State) -> i64:
        """Whether to open; the meld stands in the search's ``trial``."""
        if state.tables.open_triple:
            return self._open_with_triple(state)
        return self.search.opening(state, MELD)

    def _open_with_triple(self, state: State) -> i64:
        """An opening with a natural set of three among it, and none of a rank that keeps the side from going out."""
        t = state.tables
        hand = state.seats[state.to_move].hand
        side = state.side_of(state.to_move)
        minimum = state.minimums[t.side_of[state.to_move]]
        triple: i64 = ACE
        while triple >= t.lowest:
            if hand[triple] >= 3 and not t.bars_out[triple]:
                kind: i64 = 0
                while kind < RANKS:
                    self.part[kind] = hand[kind]
                    if kind == triple or (kind <= ACE and t.bars_out[kind]):
                        self.part[kind] = 0
                    kind += 1
                rest = minimum - hand[triple] * t.points[triple]
                self._begin_triple(state, triple)
                if rest <= 0 and self.search.sound(state, self.search.trial):
                    return 1
                if rest > 0 and self.search.layout.opening(t, side, self.part, NO_KIND, rest, 0):
                    self._begin_triple(state, triple)
                    self._add_plan(t)
                    if self.search.sound(state, self.search.trial):
                        return 1
            triple -= 1
        return 0

    def _begin_triple(self, state: State, rank: i64) -> None:
        act = self.search.trial
        act.begin(MELD)
        act.group(BY_RANK)
        act.add(rank, state.seats[state.to_move].hand[rank])

    def _add_plan(self, t: Tables) -> None:
        """The sets that the layout planned, beside the triple."""
        layout = self.search.layout
        act = self.search.trial
        twos = layout.use_twos
        rank = t.lowest
        while rank <= ACE:
            if layout.laid[rank] + layout.given[rank] > 0:
                act.group(BY_RANK)
                act.add(rank, layout.laid[rank])
                i: i64 = 0
                while i < layout.given[rank]:
                    act.add(TWO if twos > 0 else JOKER)
                    twos -= 1
                    i += 1
            rank += 1

    # Discarding

    def _discard(self, state: State) -> i64:
        """The card that is least missed and least dangerous; whether there is one."""
        t = state.tables
        hand = state.seats[state.to_move].hand
        best: i64 = NO_KIND
        low: i64 = 0
        i: i64 = 0
        while i < len(t.card_kinds):
            kind = t.card_kinds[i]
            if hand[kind] > 0:
                cost = throw_cost(state, self.aims, kind)
                if best == NO_KIND or cost < low:
                    self.act.begin(DISCARD, kind)
                    if judge(state, self.act, self.search) == 0:
                        best = kind
                        low = cost
            i += 1
        if best == NO_KIND:
            return 0
        self.act.begin(DISCARD, best)
        return 1 if judge(state, self.act, self.search) == 0 else 0

    def _any_act(self, state: State) -> Act:
        """What is left where nothing plain was legal: the first act of all that are."""
        mover = self.mover
        if mover is None:
            mover = Mover(state.tables)
            self.mover = mover
        if mover.list_moves(state) == 0:
            return self.act
        act = mover.decode(state, mover.moves[0])
        judge(state, act, self.search)
        return act
