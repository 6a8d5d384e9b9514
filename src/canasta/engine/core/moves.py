"""Moves as integers: listing what is legal, and doing it. The step interface for search and for programs.

A move is one number; `Mover.decode` says what it means in a state. What is listed, and once each: draw, pass, ask and the
answers; every discard by kind; every lay-off, new meld and claim of one group; openings with all natural cards of a set of
ranks (every set of up to six ranks, beyond that sets of three and all together), with no wild card more than the minimum
takes, twos before jokers; and, where no simpler act of the kind is legal but one is, that one.
"""

from __future__ import annotations

from typing import Final

from canasta.engine.core.act import Act
from canasta.engine.core.gather import gather
from canasta.engine.core.ints import i64, vec
from canasta.engine.core.judge import judge
from canasta.engine.core.kinds import (
    ACE,
    ANSWER,
    ANSWERING,
    ASK,
    BLACK_THREE,
    BY_RANK,
    DISCARD,
    DRAW,
    DRAWING,
    FOUR,
    JOKER,
    MELD,
    OVER,
    PASS,
    RANKS,
    TAKE,
    TWO,
)
from canasta.engine.core.layout import NO_KIND
from canasta.engine.core.search import Search
from canasta.engine.core.state import State
from canasta.engine.core.tables import Tables
from canasta.engine.core.turn import apply

MOVE_DRAW: Final = 1
MOVE_PASS: Final = 2
MOVE_ASK: Final = 3
MOVE_YES: Final = 4
MOVE_NO: Final = 5
MOVE_LEAVE: Final = 6  # lay all, but for a last discard
MOVE_OPEN: Final = 7  # the opening that the search finds
MOVE_TAKE: Final = 8  # the take with further melds that the search finds
MOVE_DISCARD: Final = 16  # + kind
MOVE_LAY: Final = 0x100000  # + group
MOVE_CLAIM: Final = 0x200000  # + group
MOVE_SET: Final = 0x400000  # + set of ranks: an opening from the hand
MOVE_TAKE_SET: Final = 0x800000  # + set of ranks: an opening with the pile
# a group: rank, naturals, twos, jokers
NATURAL: Final = 32
WILD_TWO: Final = 1024
WILD_JOKER: Final = 16384

MOST_MOVES = 4096


class Mover:
    """Lists and does moves. Keeps working room, no state of a deal."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.search: Search = Search(tables)
        self.act: Act = Act()
        self.moves: vec[i64] = vec[i64]([0] * MOST_MOVES)
        self.count: i64 = 0
        self.listed: State | None = None
        self.listed_at: i64 = 0
        self.bit: vec[i64] = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048])
        self.eligible: vec[i64] = vec[i64]([0] * RANKS)
        self.part: vec[i64] = vec[i64]([0] * RANKS)
        self.leaving: vec[i64] = vec[i64]([0] * RANKS)

    def legal_moves(self, state: State) -> list[int]:
        """All listed moves, as a Python list."""
        self.list_moves(state)
        moves: list[int] = []
        i: i64 = 0
        while i < self.count:
            moves.append(int(self.moves[i]))
            i += 1
        return moves

    def play(self, state: State, move: i64) -> None:
        """Do a listed move. Raises ValueError, and changes nothing, where it is not legal."""
        act = self.decode(state, move)
        if state is self.listed and state.version == self.listed_at and self._is_listed(move):
            if act.groups > 0 and act is self.act:  # judged when it was listed; only its cards must be counted again
                gather(state, act, state.tables.rank_of[state.top()] if act.verb == TAKE else NO_KIND)
        elif judge(state, act, self.search):
            raise ValueError("not a legal move here: " + str(int(move)))
        apply(state, act, self.search)

    def _is_listed(self, move: i64) -> i64:
        i: i64 = 0
        while i < self.count:
            if self.moves[i] == move:
                return 1
            i += 1
        return 0

    def decode(self, state: State, move: i64) -> Act:
        """The act that ``move`` is in ``state``; valid until the next call."""
        act = self.act
        if move == MOVE_DRAW:
            act.begin(DRAW)
        elif move == MOVE_PASS:
            act.begin(PASS)
        elif move == MOVE_ASK:
            act.begin(ASK)
        elif move == MOVE_YES:
            act.begin(ANSWER, 1)
        elif move == MOVE_NO:
            act.begin(ANSWER, 0)
        elif move == MOVE_LEAVE:
            self.search.leaving_meld(state)
            return self.search.trial
        elif move == MOVE_OPEN:
            self.search.opening(state, MELD)
            return self.search.trial
        elif move == MOVE_TAKE:
            self.search.planned_claim(state)
            return self.search.trial
        elif move < MOVE_LAY:
            act.begin(DISCARD, move - MOVE_DISCARD)
        elif move < MOVE_CLAIM:
            self._write_group(state, act, MELD, move - MOVE_LAY)
        elif move < MOVE_SET:
            self._write_group(state, act, TAKE, move - MOVE_CLAIM)
        else:
            verb: i64 = MELD if move < MOVE_TAKE_SET else TAKE
            ranks = move - MOVE_SET if move < MOVE_TAKE_SET else move - MOVE_TAKE_SET
            self._open_with(state, verb, ranks)
            return self.search.trial
        return act

    def _write_group(self, state: State, act: Act, verb: i64, group: i64) -> None:
        rank = group % NATURAL
        naturals = (group // NATURAL) % 32
        act.begin(verb)
        onto: i64 = BY_RANK
        if verb == MELD and naturals == 0:
            onto = state.side_of(state.to_move).slot[rank]
        act.group(onto)
        act.add(rank, naturals)
        act.add(TWO, (group // WILD_TWO) % 16)
        act.add(JOKER, group // WILD_JOKER)

    def _push(self, move: i64) -> None:
        if self.count < MOST_MOVES:
            self.moves[self.count] = move
            self.count += 1

    def list_moves(self, state: State) -> i64:
        """List the moves into ``moves``; how many. None only where the deal is over."""
        self.count = 0
        self.listed = state
        self.listed_at = state.version
        if state.phase == OVER:
            return 0
        if state.phase == ANSWERING:
            self._push(MOVE_YES)
            self._push(MOVE_NO)
        elif state.phase == DRAWING:
            self._list_drawing(state)
        else:
            self._list_playing(state)
        return self.count

    def _list_drawing(self, state: State) -> None:
        if state.can_draw():
            self._push(MOVE_DRAW)
        elif not self.search.must_take(state):
            self._push(MOVE_PASS)
        if not self.search.may_claim(state):
            return
        before = self.count
        hand = state.seats[state.to_move].hand
        t = self.tables
        rank = t.rank_of[state.top()]
        self._list_groups(state, TAKE, rank, hand[rank])
        if not state.opened(state.to_move):
            self._list_sets(state, TAKE, rank)
        if self.count == before and self.search.planned_claim(state):
            self._push(MOVE_TAKE)

    def _list_playing(self, state: State) -> None:
        seat = state.seats[state.to_move]
        act = self.act
        if self.tables.partners > 0 and not state.laid:
            act.begin(ASK)
            if not judge(state, act, self.search):
                self._push(MOVE_ASK)
        act.begin(PASS)
        if not judge(state, act, self.search):
            self._push(MOVE_PASS)
        kind: i64 = 0
        while kind <= JOKER:
            if seat.hand[kind] > 0:
                act.begin(DISCARD, kind)
                if not judge(state, act, self.search):
                    self._push(MOVE_DISCARD + kind)
            kind += 1
        self._list_melds(state)

    def _list_melds(self, state: State) -> None:
        seat = state.seats[state.to_move]
        side = state.side_of(state.to_move)
        before = self.count
        opened = state.opened(state.to_move)
        reach: i64 = 1
        if not opened and not self.tables.open_single:
            minimum = state.minimums[self.tables.side_of[state.to_move]]
            if self.search.layout.most(self.tables, side, seat.hand, NO_KIND) < minimum:
                reach = 0
        if reach:
            rank: i64 = BLACK_THREE
            while rank <= ACE:
                if side.slot[rank] >= 0 or seat.hand[rank] >= 2:
                    self._list_groups(state, MELD, rank, seat.hand[rank])
                rank += 1
            if not opened:
                self._list_sets(state, MELD, NO_KIND)
        if not opened and reach and self.count == before and self.search.opening(state, MELD):
            self._push(MOVE_OPEN)
        elif self.count == before or not opened or state.bound:
            if self.search.leaving_meld(state) and not self._leaving_is_listed(state):
                self._push(MOVE_LEAVE)

    def _leaving_is_listed(self, state: State) -> i64:
        """Whether the act in ``trial``, which goes out, is listed as a group or a set already."""
        trial = self.search.trial
        if trial.groups == 1:
            group = trial.touch_rank[0] + trial.touch_naturals[0] * NATURAL
            group += trial.touch_twos[0] * WILD_TWO + trial.touch_jokers[0] * WILD_JOKER
            return self._is_listed(MOVE_LAY + group)
        ranks: i64 = 0
        kind: i64 = 0
        while kind < RANKS:
            self.leaving[kind] = trial.used[kind]
            if kind <= ACE and trial.used[kind] > 0:
                ranks += self.bit[kind]
            kind += 1
        if not self._is_listed(MOVE_SET + ranks) or not self._open_with(state, MELD, ranks):
            return 0
        kind = 0
        while kind < RANKS:
            if self.leaving[kind] != trial.used[kind]:
                return 0
            kind += 1
        return 1

    def _list_groups(self, state: State, verb: i64, rank: i64, have: i64) -> None:
        """Every single group of ``rank``: each number of naturals and wild cards."""
        t = self.tables
        seat = state.seats[state.to_move]
        side = state.side_of(state.to_move)
        m = side.slot[rank]
        base: i64 = 0
        wilds: i64 = 0
        if m >= 0:
            base = side.naturals[m]
            wilds = side.wilds(m)
        if verb == TAKE:
            base += 1
        act = self.act
        move: i64 = MOVE_LAY if verb == MELD else MOVE_CLAIM
        naturals: i64 = 0
        while naturals <= have:
            if base + naturals >= t.min_naturals or rank == BLACK_THREE:
                room: i64 = 0
                if rank != BLACK_THREE:
                    room = t.wild_room(base + naturals) - wilds
                twos: i64 = 0
                while twos == 0 or (twos <= seat.hand[TWO] and twos <= room):
                    jokers: i64 = 0
                    while jokers == 0 or (jokers <= seat.hand[JOKER] and twos + jokers <= room):
                        if (
                            naturals + twos + jokers > 0 or verb == TAKE
                        ) and base + wilds + naturals + twos + jokers >= t.min_size:
                            group = rank + naturals * NATURAL + twos * WILD_TWO + jokers * WILD_JOKER
                            self._write_group(state, act, verb, group)
                            if not judge(state, act, self.search):
                                self._push(move + group)
                        jokers += 1
                    twos += 1
            naturals += 1

    def _list_sets(self, state: State, verb: i64, forced: i64) -> None:
        """Openings of several ranks: with the pile's top card among them, or two at least from the hand."""
        t = self.tables
        seat = state.seats[state.to_move]
        side = state.side_of(state.to_move)
        layout = self.search.layout
        wilds = seat.hand[TWO] + seat.hand[JOKER]
        n: i64 = 0
        rank: i64 = FOUR
        while rank <= ACE:
            if rank != forced and seat.hand[rank] > 0 and layout.weigh_rank(t, side, rank, seat.hand[rank], 0):
                if layout.needs[rank] <= wilds:
                    self.eligible[n] = rank
                    n += 1
            rank += 1
        least: i64 = 1 if verb == TAKE else 2
        if n < least or t.open_single:
            return
        self._sets_from(state, verb, 0, n, 0, 0, least)
        if n > 6:
            everything: i64 = 0
            i: i64 = 0
            while i < n:
                everything += self.bit[self.eligible[i]]
                i += 1
            self._try_set(state, verb, everything, 4)

    def _sets_from(self, state: State, verb: i64, at: i64, n: i64, ranks: i64, size: i64, least: i64) -> None:
        most: i64 = n if n <= 6 else 3
        while at < n:
            more = ranks + self.bit[self.eligible[at]]
            if size + 1 >= least:
                self._try_set(state, verb, more, size + 1)
            if size + 1 < most:
                self._sets_from(state, verb, at + 1, n, more, size + 1, least)
            at += 1

    def _try_set(self, state: State, verb: i64, ranks: i64, least: i64) -> None:
        """List the set where it opens with ``least`` of its ranks: all of them, or it is another set that is tried as well."""
        if not self._open_with(state, verb, ranks):
            return
        laid: i64 = 0
        rank: i64 = FOUR
        while rank <= ACE:
            if ranks & self.bit[rank] and self.search.layout.naturals[rank] > 0:
                laid += 1
            rank += 1
        if laid >= least:
            self._push((MOVE_SET if verb == MELD else MOVE_TAKE_SET) + ranks)

    def _open_with(self, state: State, verb: i64, ranks: i64) -> i64:
        """Whether an opening of all naturals of ``ranks`` (and of the top card) is legal; it stands in ``trial``."""
        t = self.tables
        seat = state.seats[state.to_move]
        hand = self.part
        rank: i64 = BLACK_THREE
        while rank <= ACE:
            hand[rank] = seat.hand[rank] if ranks & self.bit[rank] else 0
            rank += 1
        hand[TWO] = seat.hand[TWO]
        hand[JOKER] = seat.hand[JOKER]
        minimum = state.minimums[t.side_of[state.to_move]]
        forced: i64 = NO_KIND
        if verb == TAKE:
            forced = t.rank_of[state.top()]
            hand[forced] = seat.hand[forced] + 1
            if not t.open_top_counts:
                minimum += t.points[forced]
        return self.search.build(state, verb, hand, forced, minimum)
