"""One act to be judged: its cards by kind, group by group, and the faults found in it. And what one group holds."""

from __future__ import annotations

from typing import Final

from canasta.engine.core.ints import i64, vec
from canasta.engine.core.kinds import JOKER, KINDS, RANKS, RED_THREE, SUITED, TWO

MOST_CARDS: Final = 448  # no pack is larger
MOST_GROUPS: Final = 24
MOST_FAULTS: Final = 48
FAULT_FIELDS: Final = 5


class Found:
    """What one group holds, before it is known where it goes."""

    def __init__(self) -> None:
        self.rank: i64 = -1
        self.naturals: i64 = 0
        self.twos: i64 = 0
        self.jokers: i64 = 0
        self.threes: i64 = 0
        self.suit: i64 = -1
        self.ranks: i64 = 0
        self.low: i64 = RANKS
        self.high: i64 = -1
        self.other: i64 = -1  # a natural card of another rank than the first
        self.suits_differ: i64 = 0
        self.doubled: i64 = 0
        self.leading_wilds: i64 = 0

    def clear(self) -> None:
        """Begin with nothing."""
        self.rank = -1
        self.naturals = 0
        self.twos = 0
        self.jokers = 0
        self.threes = 0
        self.suit = -1
        self.ranks = 0
        self.low = RANKS
        self.high = -1
        self.other = -1
        self.suits_differ = 0
        self.doubled = 0
        self.leading_wilds = 0

    def take_in(self, kind: i64, rank: i64, bit: i64) -> None:
        """Count one card; ``bit`` stands for its rank."""
        if kind == TWO:
            self.twos += 1
        elif kind == JOKER:
            self.jokers += 1
        elif kind == RED_THREE:
            self.threes += 1
        else:
            if self.naturals == 0:
                self.leading_wilds = self.twos + self.jokers
            self.naturals += 1
            if self.rank < 0:
                self.rank = rank
            if rank != self.rank:
                self.other = kind
            if kind >= SUITED:
                suit = (kind - SUITED) % 4
                if self.suit < 0:
                    self.suit = suit
                elif self.suit != suit:
                    self.suits_differ = 1
            if self.ranks & bit:
                self.doubled = 1
            self.ranks |= bit
            if rank < self.low:
                self.low = rank
            if rank > self.high:
                self.high = rank


class Act:
    """A verb with its cards. In a take, group 0 is the claim: the cards from the hand that go with the top card.

    Faults are rows of five: code, have, need (or most), rank or kind, group (-1: the act as a whole).
    """

    def __init__(self) -> None:
        self.verb: i64 = 0
        self.arg: i64 = 0  # the kind discarded; the answer
        self.cards: vec[i64] = vec[i64]([0] * MOST_CARDS)
        self.start: vec[i64] = vec[i64]([0] * (MOST_GROUPS + 1))
        self.onto: vec[i64] = vec[i64]([0] * MOST_GROUPS)
        self.groups: i64 = 0
        self.fault: vec[i64] = vec[i64]([0] * (MOST_FAULTS * FAULT_FIELDS))
        self.faults: i64 = 0
        # what the judge worked out, valid after a judgement
        self.used: vec[i64] = vec[i64]([0] * KINDS)
        self.used_kinds: vec[i64] = vec[i64]([0] * KINDS)  # the kinds that are not 0 in ``used``
        self.distinct: i64 = 0  # how many
        self.used_cards: i64 = 0
        self.points: i64 = 0
        self.left: i64 = 0
        self.group_points: vec[i64] = vec[i64]([0] * MOST_GROUPS)
        self.claim_naturals: i64 = 0
        self.claim_wilds: i64 = 0
        self.claim_other: i64 = -1  # a natural card of another rank in the claim
        self.claim_run: i64 = 0  # the top card goes to a sequence
        self.claim_meld: i64 = -1  # the own meld that the top card goes to
        self.red_threes: i64 = 0  # red threes laid by choice
        self.moved: i64 = 0  # cards of the pile that a take moves
        # melds touched: rank, meld index (-1 new), and what is added
        self.touched: i64 = 0
        self.touch_rank: vec[i64] = vec[i64]([0] * MOST_GROUPS)
        self.touch_meld: vec[i64] = vec[i64]([0] * MOST_GROUPS)
        self.touch_shape: vec[i64] = vec[i64]([0] * MOST_GROUPS)
        self.touch_suit: vec[i64] = vec[i64]([0] * MOST_GROUPS)
        self.touch_ranks: vec[i64] = vec[i64]([0] * MOST_GROUPS)  # of a sequence, the bits of its ranks that are added
        self.touch_low: vec[i64] = vec[i64]([0] * MOST_GROUPS)
        self.touch_high: vec[i64] = vec[i64]([0] * MOST_GROUPS)
        self.touch_fresh: vec[i64] = vec[i64]([0] * MOST_GROUPS)  # a rank comes twice among what is added
        self.touch_naturals: vec[i64] = vec[i64]([0] * MOST_GROUPS)
        self.touch_twos: vec[i64] = vec[i64]([0] * MOST_GROUPS)
        self.touch_jokers: vec[i64] = vec[i64]([0] * MOST_GROUPS)
        self.touch_group: vec[i64] = vec[i64]([0] * MOST_GROUPS)  # first group that touched it
        self.found: Found = Found()  # the group that is being counted
        self.group_touch: vec[i64] = vec[i64]([0] * MOST_GROUPS)  # which touched meld a group went to, or -1

    def begin(self, verb: i64, arg: i64 = 0) -> None:
        """Start a new act."""
        self.verb = verb
        self.arg = arg
        self.groups = 0
        self.start[0] = 0
        self.faults = 0

    def group(self, onto: i64) -> None:
        """Start a group that goes to a meld's index, or by rank, or beside another."""
        self.onto[self.groups] = onto
        self.groups += 1
        self.start[self.groups] = self.start[self.groups - 1]

    def add(self, kind: i64, count: i64 = 1) -> None:
        """Add cards of a kind to the group last begun."""
        at = self.start[self.groups]
        i: i64 = 0
        while i < count:
            self.cards[at] = kind
            at += 1
            i += 1
        self.start[self.groups] = at

    def drop(self, kind: i64) -> None:
        """Take one card out of the group last begun."""
        at = self.start[self.groups - 1]
        end = self.start[self.groups]
        while at < end and self.cards[at] != kind:
            at += 1
        while at < end - 1:
            self.cards[at] = self.cards[at + 1]
            at += 1
        self.start[self.groups] = end - 1

    def fail(self, code: i64, have: i64, need: i64, what: i64, group: i64) -> None:
        """Note a fault."""
        if self.faults >= MOST_FAULTS:
            return
        at = self.faults * FAULT_FIELDS
        self.fault[at] = code
        self.fault[at + 1] = have
        self.fault[at + 2] = need
        self.fault[at + 3] = what
        self.fault[at + 4] = group
        self.faults += 1
