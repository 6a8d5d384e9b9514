"""Listing what is legal, as moves: the step interface for search and for programs.

What is listed: draw, pass, ask and the answers; every discard by kind of card; every lay-off, new meld and claim
of one group (each number of naturals and wild cards, of whatever suits; every sequence and each of its ends); openings with all
natural cards of a set of ranks (every set of up to six ranks, beyond that sets of three and all together), with no wild card more
than the minimum takes, twos before jokers; and, where no simpler act of the kind is legal but one is, that one.
"""

from __future__ import annotations

from typing import Final

from canasta.engine.core.decode import (
    BESIDE,
    MOVE_ASK,
    MOVE_CLAIM,
    MOVE_DISCARD,
    MOVE_DRAW,
    MOVE_JOIN,
    MOVE_LAY,
    MOVE_LEAVE,
    MOVE_NO,
    MOVE_OPEN,
    MOVE_PASS,
    MOVE_RUN,
    MOVE_RUN_CLAIM,
    MOVE_SET,
    MOVE_SPECIAL,
    MOVE_TAKE,
    MOVE_TAKE_SET,
    MOVE_WILDS,
    MOVE_YES,
    NATURAL,
    NEW_RUN,
    WILD_JOKER,
    WILD_TWO,
    Decoder,
)
from canasta.engine.core.gather import gather
from canasta.engine.core.ints import i64, vec
from canasta.engine.core.judge import judge
from canasta.engine.core.kinds import (
    ACE,
    ANSWERING,
    ASK,
    ASK_OFF,
    BLACK_THREE,
    DISCARD,
    DRAWING,
    FOUR,
    JOKER,
    MANY,
    MELD,
    OVER,
    PASS,
    RANKS,
    RED_THREE,
    SEQUENCE,
    SET,
    SPECIAL,
    SUITED,
    TAKE,
    TWO,
)
from canasta.engine.core.layout import NO_KIND
from canasta.engine.core.state import State
from canasta.engine.core.tables import Tables
from canasta.engine.core.turn import apply

MOST_MOVES: Final = 4096


class Mover(Decoder):
    """Lists and does moves. Keeps working room, no state of a deal."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.moves: vec[i64] = vec[i64]([0] * MOST_MOVES)
        self.count: i64 = 0
        self.listed: State | None = None
        self.listed_at: i64 = 0
        self.eligible: vec[i64] = vec[i64]([0] * RANKS)
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
        if rank >= TWO:
            self._list_like_wilds(state, rank, hand[rank])
            return
        self._list_groups(state, TAKE, rank, hand[rank])
        if t.sequences:
            self._list_run_claims(state)
        if not state.opened(state.to_move):
            self._list_sets(state, TAKE, rank)
        if self.count == before and self.search.planned_claim(state):
            self._push(MOVE_TAKE)

    def _list_like_wilds(self, state: State, rank: i64, have: i64) -> None:
        """Claims of a wild top card with two or more like it."""
        naturals: i64 = 2
        while naturals <= have:
            group = rank + naturals * NATURAL
            self.write_group(state, self.act, TAKE, group)
            if not judge(state, self.act, self.search):
                self._push(MOVE_CLAIM + group)
            naturals += 1

    def _list_run_claims(self, state: State) -> None:
        """The top card onto an own sequence."""
        side = state.side_of(state.to_move)
        m: i64 = 0
        while m < side.melds:
            if side.shape[m] == SEQUENCE and side.size(m) < 7:
                self.act.begin(TAKE)
                self.act.group(m)
                if not judge(state, self.act, self.search):
                    self._push(MOVE_RUN_CLAIM + m)
            m += 1

    def _list_playing(self, state: State) -> None:
        seat = state.seats[state.to_move]
        t = self.tables
        act = self.act
        if t.permission != ASK_OFF and not state.laid:
            act.begin(ASK)
            if not judge(state, act, self.search):
                self._push(MOVE_ASK)
        act.begin(PASS)
        if not judge(state, act, self.search):
            self._push(MOVE_PASS)
        i: i64 = 0
        while i < len(t.card_kinds):
            kind = t.card_kinds[i]
            if seat.hand[kind] > 0:
                act.begin(DISCARD, kind)
                if not judge(state, act, self.search):
                    self._push(MOVE_DISCARD + kind)
            i += 1
        self._list_melds(state)
        special: i64 = 0
        while special < t.specials:
            act.begin(SPECIAL, special)
            if not judge(state, act, self.search):
                self._push(MOVE_SPECIAL + special)
            special += 1

    def _list_melds(self, state: State) -> None:
        t = self.tables
        seat = state.seats[state.to_move]
        side = state.side_of(state.to_move)
        before = self.count
        opened = state.opened(state.to_move)
        reach: i64 = 1
        if not opened and not t.open_single and not t.open_splash:
            reach = self.search.plan_opening(state, MELD, seat.hand, NO_KIND)
        if t.red3_kept and seat.hand[RED_THREE] > 0:
            self._push(MOVE_LAY + RED_THREE + NATURAL)
        if reach:
            rank: i64 = BLACK_THREE
            while rank <= ACE:
                if side.slot[rank] >= 0 or seat.hand[rank] >= 2:
                    self._list_groups(state, MELD, rank, seat.hand[rank])
                rank += 1
            if t.sequences:
                self._list_runs(state)
            if t.wild_only:
                self._list_wild_melds(state)
            if t.join:
                self._list_joins(state)
            if not opened:
                self._list_sets(state, MELD, NO_KIND)
        if not opened and reach and self.count == before and self.search.opening(state, MELD):
            self._push(MOVE_OPEN)
        elif self.count == before or not opened or state.bound:
            if self.search.leaving_meld(state) and not self._leaving_is_listed(state):
                self._push(MOVE_LEAVE)

    def _leaving_is_listed(self, state: State) -> i64:
        """Whether the act in ``trial``, which goes out, is listed as a group or a set already (in games of one set a rank)."""
        t = self.tables
        trial = self.search.trial
        if t.per_rank or t.sequences or t.wild_only:
            return 0
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
        if not self._is_listed(MOVE_SET + ranks) or not self.open_with(state, MELD, ranks):
            return 0
        kind = 0
        while kind < RANKS:
            if self.leaving[kind] != trial.used[kind]:
                return 0
            kind += 1
        return 1

    def _list_runs(self, state: State) -> None:
        """Sequences: every new one, and every way to lengthen an own one at one end."""
        seat = state.seats[state.to_move]
        side = state.side_of(state.to_move)
        suit: i64 = 0
        while suit < 4:
            low: i64 = FOUR
            while low <= ACE:
                high = low
                while high <= ACE and high - low < 7 and seat.hand[SUITED + (high - FOUR) * 4 + suit] > 0:
                    if high - low >= 2:
                        self._try_run(state, suit, low, high, NEW_RUN)
                    m: i64 = 0
                    while m < side.melds:
                        if side.shape[m] == SEQUENCE and side.suit[m] == suit and side.size(m) > 0:
                            if low == side.high[m] + 1 or high == side.rank[m] - 1:
                                self._try_run(state, suit, low, high, m)
                        m += 1
                    high += 1
                low += 1
            suit += 1

    def _try_run(self, state: State, suit: i64, low: i64, high: i64, m: i64) -> None:
        run = suit + low * 4 + high * 64 + m * 1024
        self.write_run(self.act, run)
        if not judge(state, self.act, self.search):
            self._push(MOVE_RUN + run)

    def _list_wild_melds(self, state: State) -> None:
        """Wild cards by themselves: each number of twos and jokers."""
        seat = state.seats[state.to_move]
        twos: i64 = 0
        while twos <= seat.hand[TWO] and twos <= 7:
            jokers: i64 = 0
            while jokers <= seat.hand[JOKER] and twos + jokers <= 7:
                if twos + jokers > 0:
                    move = MOVE_WILDS + twos * 16 + jokers
                    self.decode(state, move)
                    if not judge(state, self.act, self.search):
                        self._push(move)
                jokers += 1
            twos += 1

    def _list_joins(self, state: State) -> None:
        """Two own sets of a rank into one."""
        side = state.side_of(state.to_move)
        source: i64 = 0
        while source < side.melds:
            target: i64 = 0
            while target < source:
                if side.shape[source] == SET and side.shape[target] == SET and side.rank[source] == side.rank[target]:
                    if side.size(source) > 0 and side.size(target) > 0:
                        move = MOVE_JOIN + source * 64 + target
                        self.decode(state, move)
                        if not judge(state, self.act, self.search):
                            self._push(move)
                target += 1
            source += 1

    def _list_groups(self, state: State, verb: i64, rank: i64, have: i64) -> None:
        """Every single group of ``rank``: each number of naturals and wild cards."""
        t = self.tables
        seat = state.seats[state.to_move]
        side = state.side_of(state.to_move)
        opened = state.opened(state.to_move)
        m = side.slot[rank]
        own: i64 = 0  # natural cards of the set beside those of the hand
        base: i64 = 0
        wilds: i64 = 0
        if verb == TAKE:
            own = 1
        if m >= 0:
            base = side.naturals[m]
            wilds = side.wilds(m)
        base += own
        act = self.act
        move: i64 = MOVE_LAY if verb == MELD else MOVE_CLAIM
        naturals: i64 = 0
        while naturals <= have:
            if base + naturals >= t.min_naturals or rank < t.lowest:
                room: i64 = 0
                if rank >= t.lowest:
                    room = t.wild_room(rank, base + naturals, opened) - wilds
                    if m >= 0 and t.per_rank == MANY and t.wild_room(rank, own + naturals, opened) > room:
                        room = t.wild_room(rank, own + naturals, opened)  # that of a new set beside the own one
                twos: i64 = 0
                while twos == 0 or (twos <= seat.hand[TWO] and twos <= room):
                    jokers: i64 = 0
                    while jokers == 0 or (jokers <= seat.hand[JOKER] and twos + jokers <= room):
                        if (
                            naturals + twos + jokers > 0 or verb == TAKE
                        ) and base + wilds + naturals + twos + jokers >= t.min_size:
                            group = rank + naturals * NATURAL + twos * WILD_TWO + jokers * WILD_JOKER
                            self.write_group(state, act, verb, group)
                            if not judge(state, act, self.search):
                                self._push(move + group)
                            if m >= 0 and t.per_rank == MANY and naturals + twos + jokers + own >= t.min_size:
                                self.write_group(state, act, verb, group + BESIDE)
                                if not judge(state, act, self.search):
                                    self._push(move + group + BESIDE)
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
        if wilds > 4:
            wilds = 4  # more are not needed to make a set of a rank
        n: i64 = 0
        rank = t.lowest
        while rank <= ACE:
            if rank != forced and seat.hand[rank] > 0:
                layout.spread.weigh_most(t, side, rank, seat.hand[rank], wilds, 0, 0)
                w: i64 = 0
                while w <= wilds and layout.spread.worth[w] <= 0:
                    w += 1
                if w <= wilds:
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
        if not self.open_with(state, verb, ranks):
            return
        laid: i64 = 0
        rank = self.tables.lowest
        while rank <= ACE:
            if ranks & self.bit[rank] and self.search.layout.laid[rank] > 0:
                laid += 1
            rank += 1
        if laid >= least:
            self._push((MOVE_SET if verb == MELD else MOVE_TAKE_SET) + ranks)
