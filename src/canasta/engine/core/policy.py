"""The core policy: a plain, quick player for rollouts and simulation.

It looks at nothing but what its seat may know: its hand, the table, how many cards others hold. It opens as soon as it can,
lays what fits, spends wild cards to finish canastas, keeps pairs, does not feed the opponents' melds when the pile is open to
them, and goes out when it may. Games of other melds, or with more canastas than one to go out, are played by `policy_family`,
which aims at those canastas and takes half as long again.
"""

from __future__ import annotations

from typing import Final

from canasta.engine.core.act import Act
from canasta.engine.core.ints import i64
from canasta.engine.core.judge import judge
from canasta.engine.core.kinds import (
    ACE,
    ANSWER,
    ANSWERING,
    ASK_REQUIRED,
    BY_RANK,
    DISCARD,
    DRAW,
    DRAWING,
    JOKER,
    MELD,
    ONE,
    OVER,
    PASS,
    RANKS,
    TAKE,
    TWO,
    UNSEEN,
    WILD_OFF,
)
from canasta.engine.core.layout import NO_KIND
from canasta.engine.core.out import can_go_out
from canasta.engine.core.policy_family import FamilyPolicy
from canasta.engine.core.search import Search
from canasta.engine.core.state import Side, State
from canasta.engine.core.tables import Tables
from canasta.engine.core.turn import apply

BIG_PILE: Final = 5


class Policy:
    """Chooses one act at a time. Holds working room only."""

    def __init__(self, search: Search) -> None:
        self.search: Search = search
        self.act: Act = Act()
        self.family: FamilyPolicy = FamilyPolicy(search)
        self.plain: i64 = 0
        if is_plain(search.scratch.tables) and search.scratch.tables.out_canastas <= 1:
            self.plain = 1

    def step(self, state: State) -> None:
        """Choose and do one act."""
        self.do(state, self.choose(state))

    def do(self, state: State, act: Act) -> None:
        """Do an act that was chosen."""
        apply(state, act, self.search)

    def play_out(self, state: State) -> i64:
        """Play the deal to its end; how many acts it took."""
        acts: i64 = 0
        while state.phase != OVER:
            self.step(state)
            acts += 1
        return acts

    def choose(self, state: State) -> Act:
        """The act for whoever is to move: judged legal, valid until the next question."""
        if not self.plain:
            return self.family.choose(state)
        if state.phase == DRAWING:
            return self._choose_drawing(state)
        if state.phase == ANSWERING:
            self.act.begin(ANSWER, self._answer(state))
            judge(state, self.act, self.search)
            return self.act
        return self._choose_playing(state)

    def _answer(self, state: State) -> i64:
        """Yes, unless the one who answers would be caught with much more than the bonus."""
        hand = state.seats[state.to_move].hand
        t = state.tables
        points: i64 = 0
        kind: i64 = 0
        while kind < UNSEEN:
            points += hand[kind] * t.hand_points[kind]
            kind += 1
        return 1 if points <= 150 else 0

    def _choose_drawing(self, state: State) -> Act:
        if self.search.may_claim(state) and self._claim(state):
            return self.search.trial
        if state.can_draw():
            self.act.begin(DRAW)
        elif self.search.must_take(state):
            self.search.takeable(state)
            return self.search.trial
        else:
            self.act.begin(PASS)
        judge(state, self.act, self.search)
        return self.act

    def _claim(self, state: State) -> i64:
        """Whether to take the pile; the take stands in the search's ``trial``."""
        t = state.tables
        seat = state.seats[state.to_move]
        rank = t.rank_of[state.top()]
        search = self.search
        if not state.opened(state.to_move):
            if search.opening(state, TAKE):
                return 1
            return search.leaving_claim(state)
        have = seat.hand[rank]
        m = state.side_of(state.to_move).slot[rank]
        if m >= 0 and search.legal_claim(state, have, 0, 0):
            return 1
        if have >= 2 and search.legal_claim(state, have, 0, 0):
            return 1
        if m >= 0 and search.legal_claim(state, 0, 0, 0):
            return 1
        if state.pile_size >= BIG_PILE and have == 1:
            if seat.hand[TWO] > 0 and search.legal_claim(state, 1, 1, 0):
                return 1
            if seat.hand[JOKER] > 0 and search.legal_claim(state, 1, 0, 1):
                return 1
        return 0

    def _choose_playing(self, state: State) -> Act:
        search = self.search
        if not state.opened(state.to_move):
            if search.opening(state, MELD):
                return search.trial
            if search.leaving_meld(state):
                return search.trial
        elif can_go_out(state, search.layout) and search.leaving_meld(state):
            return search.trial
        elif self._lay_off(state) or self._finish_canasta(state) or self._new_meld(state):
            return self.act
        self._discard(state)
        if self.act.faults == 0:
            return self.act
        if state.bound and search.leaving_meld(state):
            return search.trial
        self.act.begin(PASS)
        if judge(state, self.act, search) == 0:
            return self.act
        return self._any_act(state)

    def _any_act(self, state: State) -> Act:
        """What is left where nothing plain was legal: one card at a time onto the own melds."""
        side = state.side_of(state.to_move)
        hand = state.seats[state.to_move].hand
        m: i64 = 0
        while m < side.melds:
            kind = state.tables.lowest
            while kind <= JOKER:
                if hand[kind] > 0 and (kind == side.rank[m] or kind >= TWO):
                    self.act.begin(MELD)
                    self.act.group(m)
                    self.act.add(kind)
                    if judge(state, self.act, self.search) == 0:
                        return self.act
                kind += 1
            m += 1
        kind = 0
        while kind <= JOKER:
            if hand[kind] > 0:
                self.act.begin(DISCARD, kind)
                if judge(state, self.act, self.search) == 0:
                    return self.act
            kind += 1
        self.search.leaving_meld(state)
        return self.search.trial

    def _group(self, state: State, side: Side, rank: i64, naturals: i64, twos: i64, jokers: i64) -> i64:
        """One group onto the rank's meld, or as a new one; whether it is legal."""
        self.act.begin(MELD)
        onto: i64 = BY_RANK
        if naturals == 0:
            onto = side.slot[rank]
        self.act.group(onto)
        self.act.add(rank, naturals)
        self.act.add(TWO, twos)
        self.act.add(JOKER, jokers)
        return 1 if judge(state, self.act, self.search) == 0 else 0

    def _lay_off(self, state: State) -> i64:
        """All natural cards of a rank that the side has on the table."""
        side = state.side_of(state.to_move)
        hand = state.seats[state.to_move].hand
        m: i64 = 0
        while m < side.melds:
            rank = side.rank[m]
            if rank >= state.tables.lowest and hand[rank] > 0:
                if self._group(state, side, rank, hand[rank], 0, 0):
                    return 1
                if hand[rank] > 1 and self._group(state, side, rank, 1, 0, 0):
                    return 1
            m += 1
        return 0

    def _finish_canasta(self, state: State) -> i64:
        """Wild cards that make a canasta of a meld, the nearest first, twos before jokers."""
        t = state.tables
        side = state.side_of(state.to_move)
        hand = state.seats[state.to_move].hand
        wilds = hand[TWO] + hand[JOKER]
        gap: i64 = 1
        while gap <= wilds and gap <= 3:
            m: i64 = 0
            while m < side.melds:
                if side.rank[m] >= t.lowest and t.canasta_size - side.size(m) == gap:
                    twos = hand[TWO]
                    if twos > gap:
                        twos = gap
                    if self._group(state, side, side.rank[m], 0, twos, gap - twos):
                        return 1
                m += 1
            gap += 1
        return 0

    def _new_meld(self, state: State) -> i64:
        """Three or more of a rank; with few cards in the hand also a pair and a wild card."""
        side = state.side_of(state.to_move)
        seat = state.seats[state.to_move]
        hand = seat.hand
        rank: i64 = ACE
        while rank >= state.tables.lowest:
            if side.slot[rank] < 0 and hand[rank] >= 3 and self._group(state, side, rank, hand[rank], 0, 0):
                return 1
            rank -= 1
        if seat.held > 8:
            return 0
        rank = ACE
        while rank >= state.tables.lowest:
            if side.slot[rank] < 0 and hand[rank] == 2 and hand[TWO] + hand[JOKER] > 1:
                twos: i64 = 1 if hand[TWO] > 0 else 0
                if self._group(state, side, rank, 2, twos, 1 - twos):
                    return 1
            rank -= 1
        return 0

    def _discard(self, state: State) -> None:
        """The card that is least missed and least dangerous."""
        best: i64 = NO_KIND
        least: i64 = 0
        kind: i64 = 0
        hand = state.seats[state.to_move].hand
        while kind <= JOKER:
            if hand[kind] > 0:
                cost = self._cost(state, kind, hand[kind])
                if best == NO_KIND or cost < least:
                    self.act.begin(DISCARD, kind)
                    if judge(state, self.act, self.search) == 0:
                        best = kind
                        least = cost
            kind += 1
        if best != NO_KIND:
            self.act.begin(DISCARD, best)
        judge(state, self.act, self.search)

    def _cost(self, state: State, kind: i64, count: i64) -> i64:
        """What throwing a card of ``kind`` costs: its worth to the hand and what it gives the next player."""
        t = state.tables
        pile = state.pile_size
        after = state.next_of[state.to_move]
        if kind == UNSEEN:
            return 50
        if kind < t.lowest:
            return 20 - 2 * pile
        if kind == TWO or kind == JOKER:
            return 400 + t.points[kind] - 10 * pile
        cost = t.points[kind]
        if count == 2:
            cost += 40
        elif count > 2:
            cost += 60
        own = state.side_of(state.to_move)
        if own.slot[kind] >= 0:
            cost += 50
        number: i64 = 0
        while number < t.sides:
            if number != state.team[state.to_move]:
                other = state.sides[number]
                m = other.slot[kind]
                if m >= 0 and not state.frozen_for(after):
                    cost += 60 + 25 * pile
                    if other.size(m) >= 5:
                        cost += 40
            number += 1
        return cost + self._seen(state, kind) * -3

    def _seen(self, state: State, kind: i64) -> i64:
        """How many cards of ``kind`` everybody has seen in the pile and on the table: the more, the fewer others can hold."""
        count: i64 = 0
        i: i64 = 0
        while i < state.pile_size:
            if state.pile[i] == kind:
                count += 1
            i += 1
        number: i64 = 0
        while number < state.tables.sides:
            m = state.sides[number].slot[kind]
            if m >= 0:
                count += state.sides[number].naturals[m]
            number += 1
        return count


def is_plain(t: Tables) -> i64:
    """Whether the game is one of plain sets, one a rank, as Classic is."""
    if t.kinds != RANKS or t.per_rank != ONE or t.max_size > 0 or t.wild_only != WILD_OFF or t.foot_size > 0:
        return 0
    if t.permission == ASK_REQUIRED or t.open_triple or t.rule_of_five or t.lone_hand or t.specials > 0:
        return 0
    return 1 if t.out_naturals + t.out_mixed + t.out_sequences + t.out_wilds == 0 else 0
