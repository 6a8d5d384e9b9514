"""Moves as integers: what each means in a state, and doing it.

A move is one number: a family and what it holds. `Decoder.decode` turns it into an act.
"""

from __future__ import annotations

from typing import Final

from canasta.engine.core.act import Act
from canasta.engine.core.ints import i64, vec
from canasta.engine.core.kinds import (
    ACE,
    ANSWER,
    AS_NEW,
    AS_WILDS,
    ASK,
    BY_RANK,
    DISCARD,
    DRAW,
    FOUR,
    JOIN,
    JOKER,
    MELD,
    PASS,
    RANKS,
    SPECIAL,
    SUITED,
    TAKE,
    TWO,
)
from canasta.engine.core.layout import NO_KIND
from canasta.engine.core.search import Search
from canasta.engine.core.state import State
from canasta.engine.core.tables import Tables

MOVE_DRAW: Final = 1
MOVE_PASS: Final = 2
MOVE_ASK: Final = 3
MOVE_YES: Final = 4
MOVE_NO: Final = 5
MOVE_LEAVE: Final = 6  # lay all, but for a last discard
MOVE_OPEN: Final = 7  # the opening that the search finds
MOVE_TAKE: Final = 8  # the take with further melds that the search finds
MOVE_DISCARD: Final = 16  # + kind
MOVE_SPECIAL: Final = 128  # + number of the special hand
FAMILY: Final = 0x1000000
MOVE_LAY: Final = 0x1000000  # + group
MOVE_CLAIM: Final = 0x2000000  # + group
MOVE_SET: Final = 0x3000000  # + set of ranks: an opening from the hand
MOVE_TAKE_SET: Final = 0x4000000  # + set of ranks: an opening with the pile
MOVE_RUN: Final = 0x5000000  # + sequence
MOVE_RUN_CLAIM: Final = 0x6000000  # + meld: the top card onto an own sequence
MOVE_WILDS: Final = 0x7000000  # + wild cards for the all-wild meld
MOVE_JOIN: Final = 0x8000000  # + source * 64 + target
# a group: rank, naturals, twos, jokers, beside another
NATURAL: Final = 32
WILD_TWO: Final = 1024
WILD_JOKER: Final = 16384
BESIDE: Final = 262144
NEW_RUN: Final = 63  # in place of a meld's index


class Decoder:
    """Says what moves mean. Keeps working room, no state of a deal."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.search: Search = Search(tables)
        self.act: Act = Act()
        self.bit: vec[i64] = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048])
        self.part: vec[i64] = vec[i64]([0] * int(tables.kinds))

    def decode(self, state: State, move: i64) -> Act:
        """The act that ``move`` is in ``state``; valid until the next call."""
        act = self.act
        family = move // FAMILY
        held = move % FAMILY
        if family == 0:
            return self._decode_plain(state, held)
        if family == 1:
            self.write_group(state, act, MELD, held)
        elif family == 2:
            self.write_group(state, act, TAKE, held)
        elif family == 3:
            self.open_with(state, MELD, held)
            return self.search.trial
        elif family == 4:
            self.open_with(state, TAKE, held)
            return self.search.trial
        elif family == 5:
            self.write_run(act, held)
        elif family == 6:
            act.begin(TAKE)
            act.group(held)
        elif family == 7:
            act.begin(MELD)
            slot = state.side_of(state.to_move).wild_slot
            act.group(slot if slot >= 0 else AS_WILDS)
            act.add(TWO, held // 16)
            act.add(JOKER, held % 16)
        else:
            act.begin(JOIN, held)
        return act

    def _decode_plain(self, state: State, move: i64) -> Act:
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
        elif move >= MOVE_SPECIAL:
            act.begin(SPECIAL, move - MOVE_SPECIAL)
        else:
            act.begin(DISCARD, move - MOVE_DISCARD)
        return act

    def write_group(self, state: State, act: Act, verb: i64, group: i64) -> None:
        """A group of one rank, of whatever suits there are most of. A claim of a wild top card names cards of its kind."""
        t = self.tables
        rank = group % NATURAL
        naturals = (group // NATURAL) % 32
        side = state.side_of(state.to_move)
        fresh = group // BESIDE
        act.begin(verb)
        onto: i64 = BY_RANK
        if fresh:
            onto = AS_NEW
        elif rank < TWO and side.slot[rank] >= 0 and (naturals == 0 or t.sequences or t.per_rank):
            onto = side.slot[rank]
        act.group(onto)
        if t.kinds == RANKS:
            act.add(rank, naturals)
        else:
            kind: i64 = 0
            while kind < t.kinds:
                self.part[kind] = state.seats[state.to_move].hand[kind]
                kind += 1
            self._add_suits(act, rank, naturals)
        act.add(TWO, (group // WILD_TWO) % 16)
        act.add(JOKER, (group // WILD_JOKER) % 16)

    def _add_suits(self, act: Act, rank: i64, count: i64) -> None:
        if rank < FOUR or rank > ACE:
            act.add(rank, count)
            return
        while count > 0:
            best = SUITED + (rank - FOUR) * 4
            suit: i64 = 1
            while suit < 4:
                if self.part[SUITED + (rank - FOUR) * 4 + suit] > self.part[best]:
                    best = SUITED + (rank - FOUR) * 4 + suit
                suit += 1
            self.part[best] = self.part[best] - 1
            act.add(best)
            count -= 1

    def write_run(self, act: Act, run: i64) -> None:
        """A sequence laid new, or cards onto an own one: suit, lowest and highest rank, and the meld (47: a new one)."""
        suit = run % 4
        low = (run // 4) % 16
        high = (run // 64) % 16
        m = run // 1024
        act.begin(MELD)
        act.group(AS_NEW if m == NEW_RUN else m)
        rank = low
        while rank <= high:
            act.add(SUITED + (rank - FOUR) * 4 + suit)
            rank += 1

    def open_with(self, state: State, verb: i64, ranks: i64) -> i64:
        """Whether an opening of all naturals of ``ranks`` (and of the top card) is legal; it stands in ``trial``."""
        t = self.tables
        seat = state.seats[state.to_move]
        hand = self.part
        kind: i64 = 0
        while kind < t.kinds:
            rank = t.rank_of[kind]
            wanted = rank >= TWO
            if rank <= ACE:
                wanted = ranks & self.bit[rank] != 0
            hand[kind] = seat.hand[kind] if wanted else 0
            kind += 1
        forced: i64 = NO_KIND
        if verb == TAKE:
            top = state.top()
            forced = t.rank_of[top]
            kind = 0
            while kind < t.kinds:
                if t.rank_of[kind] == forced:
                    hand[kind] = seat.hand[kind]
                kind += 1
            hand[top] = hand[top] + 1
            if top >= SUITED:
                hand[forced] = hand[forced] + 1
        every: i64 = 1 if self.ranks_in(ranks) <= 6 else 0
        return self.search.open_from(state, verb, hand, forced, every)

    def ranks_in(self, ranks: i64) -> i64:
        """How many ranks a set of ranks holds."""
        count: i64 = 0
        i: i64 = 0
        while i < len(self.bit):
            if ranks & self.bit[i]:
                count += 1
            i += 1
        return count
