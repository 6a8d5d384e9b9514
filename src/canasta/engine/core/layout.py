"""Exact answers about laying cards out: can all be laid, and how many points can be laid at the most.

Both count, they do not search. Wild cards are alike for what a meld may hold, and a wild card that a pair needs can always
be met first, so giving wild cards greedily is exact (tests compare with a slow, obvious search).
"""

from __future__ import annotations

from canasta.engine.core.ints import i64, vec
from canasta.engine.core.kinds import ACE, BLACK_THREE, FOUR, JOKER, RANKS, TWO
from canasta.engine.core.state import Side
from canasta.engine.core.tables import Tables

NO_KIND = -1


class Layout:
    """Working rows of one reckoning, kept to be used again. Valid until the next."""

    def __init__(self) -> None:
        self.naturals: vec[i64] = vec[i64]([0] * RANKS)  # laid from the hand, by rank
        self.needs: vec[i64] = vec[i64]([0] * RANKS)  # wild cards the rank must get
        self.room: vec[i64] = vec[i64]([0] * RANKS)  # wild cards the rank may get
        self.short: vec[i64] = vec[i64]([0] * RANKS)  # wild cards to a canasta beyond what it needs; 0: none wanted or possible
        self.twos: i64 = 0
        self.jokers: i64 = 0
        self.points: i64 = 0
        self.cards: i64 = 0
        self.canastas: i64 = 0

    def weigh_rank(self, t: Tables, side: Side, rank: i64, naturals: i64, fresh: i64) -> i64:
        """Set the rows of ``rank`` for ``naturals`` cards from the hand; 0 where they cannot lie there at all.

        ``fresh``: only new melds may be used (a concealed going out).
        """
        m = side.slot[rank]
        before: i64 = 0
        wilds: i64 = 0
        if m >= 0:
            if fresh and naturals > 0:
                return 0
            before = side.naturals[m]
            wilds = side.twos[m] + side.jokers[m]
        self.naturals[rank] = naturals
        self.needs[rank] = 0
        self.room[rank] = 0
        self.short[rank] = 0
        if m < 0 and naturals == 0:
            return 1
        if m < 0 and (naturals < t.min_naturals or not t.meldable[rank]):
            return 0
        if fresh and m >= 0:
            return 1
        total = before + naturals
        room = t.wild_room(total) - wilds
        if room < 0:
            room = 0
        if t.natural_canasta_closed and wilds == 0 and before >= t.canasta_size:
            room = 0
        needs = t.min_size - total - wilds
        if needs < 0:
            needs = 0
        if needs > room:
            return 0
        self.needs[rank] = needs
        self.room[rank] = room
        size = total + wilds + needs
        if size >= t.canasta_size:
            self.canastas += 1
        elif t.canasta_size - size <= room - needs:
            self.short[rank] = t.canasta_size - size
        return 1

    def whole(self, t: Tables, side: Side, hand: vec[i64], skip: i64, wanted: i64, minimum: i64, fresh: i64) -> i64:
        """Whether all of ``hand`` but one card of kind ``skip`` can be laid, ending with ``wanted`` canastas and
        ``minimum`` points.
        """
        self.canastas = 0
        self.points = 0
        self.cards = 0
        needs: i64 = 0
        room: i64 = 0
        rank: i64 = FOUR
        while rank <= ACE:
            count = hand[rank]
            if rank == skip:
                count -= 1
            if not self.weigh_rank(t, side, rank, count, fresh):
                return 0
            needs += self.needs[rank]
            room += self.room[rank]
            self.points += count * t.points[rank]
            self.cards += count
            rank += 1
        threes = hand[BLACK_THREE]
        if skip == BLACK_THREE:
            threes -= 1
        if threes > 0 and (not t.black3_meld or threes < t.min_size):
            return 0
        self.naturals[BLACK_THREE] = threes
        self.points += threes * t.points[BLACK_THREE]
        self.twos = hand[TWO]
        self.jokers = hand[JOKER]
        if skip == TWO:
            self.twos -= 1
        elif skip == JOKER:
            self.jokers -= 1
        wilds = self.twos + self.jokers
        self.points += self.twos * t.points[TWO] + self.jokers * t.points[JOKER]
        self.cards += threes + wilds
        if wilds < needs or wilds > room or self.cards == 0:
            return 0
        if self.canastas < wanted and not self.canastas_within(wanted, wilds - needs):
            return 0
        if minimum > 0:
            if t.open_single:
                return self.one_reaches(t, side, minimum, needs, room)
            if self.points + self.canasta_points(t, side, wilds - needs) < minimum:
                return 0
        return 1

    def canastas_within(self, wanted: i64, spare: i64) -> i64:
        """Whether ``spare`` wild cards complete enough melds: the cheapest first."""
        count = self.canastas
        gap: i64 = 1
        while gap <= spare and count < wanted:
            rank: i64 = FOUR
            while rank <= ACE:
                if self.short[rank] == gap and count < wanted and spare >= gap:
                    spare -= gap
                    count += 1
                rank += 1
            gap += 1
        if count >= wanted:
            return 1
        return 0

    def canasta_points(self, t: Tables, side: Side, spare: i64) -> i64:
        """Bonuses that count towards an opening, where the rules count them: one canasta is more than any minimum."""
        if not t.open_bonus:
            return 0
        best: i64 = 0
        rank: i64 = FOUR
        while rank <= ACE:
            if self.naturals[rank] > 0:
                if self.naturals[rank] >= t.canasta_size:
                    if t.natural_bonus > best:
                        best = t.natural_bonus
                elif self.naturals[rank] + self.needs[rank] >= t.canasta_size:
                    if t.mixed_bonus > best:
                        best = t.mixed_bonus
                elif self.short[rank] > 0 and self.short[rank] <= spare and t.mixed_bonus > best:
                    best = t.mixed_bonus
            rank += 1
        return best

    def one_reaches(self, t: Tables, side: Side, minimum: i64, needs: i64, room: i64) -> i64:
        """Where one meld alone must reach the minimum: whether the wild cards can be given so that one does."""
        wilds = self.twos + self.jokers
        rank: i64 = FOUR
        while rank <= ACE:
            if self.naturals[rank] > 0 and side.slot[rank] < 0:
                given = self.needs[rank]
                while given <= self.room[rank]:
                    rest = wilds - given
                    if rest >= needs - self.needs[rank] and rest <= room - self.room[rank]:
                        jokers = self.jokers
                        if jokers > given:
                            jokers = given
                        points = self.naturals[rank] * t.points[rank] + jokers * t.points[JOKER]
                        points += (given - jokers) * t.points[TWO]
                        if t.open_bonus and self.naturals[rank] + given >= t.canasta_size:
                            points += t.natural_bonus if given == 0 else t.mixed_bonus
                        if points >= minimum:
                            return 1
                    given += 1
            rank += 1
        return 0

    def most(self, t: Tables, side: Side, hand: vec[i64], forced: i64) -> i64:
        """The most points that can be laid from ``hand`` in one act, all of the rank ``forced`` (or NO_KIND) among them; -1 if
        it cannot.

        ``cards`` tells how many cards that takes. Card points only, but a canasta's bonus where the rules count it.
        """
        self.canastas = 0
        self.points = 0
        self.cards = 0
        self.twos = hand[TWO]
        self.jokers = hand[JOKER]
        wilds = self.twos + self.jokers
        needs: i64 = 0
        room: i64 = 0
        rank: i64 = ACE
        if forced != NO_KIND:
            if not self.weigh_rank(t, side, forced, hand[forced], 0):
                return -1
            needs = self.needs[forced]
            room = self.room[forced]
            if needs > wilds:
                return -1
            self.lay_rank(t, forced)
        while rank >= FOUR:  # whole ranks that need no wild card
            if rank != forced:
                if not self.weigh_rank(t, side, rank, hand[rank], 0):
                    self.naturals[rank] = -hand[rank]  # perhaps with a wild card; see below
                elif self.needs[rank] > 0:
                    self.naturals[rank] = -hand[rank]
                else:
                    room += self.room[rank]
                    self.lay_rank(t, rank)
            rank -= 1
        worth: i64 = t.points[ACE]
        while worth > 0:  # pairs that need one, the dearest first
            next_worth: i64 = 0
            rank = ACE
            while rank >= FOUR:
                if self.naturals[rank] < 0:
                    if t.points[rank] == worth:
                        if self.weigh_rank(t, side, rank, hand[rank], 0) and needs + self.needs[rank] <= wilds:
                            needs += self.needs[rank]
                            room += self.room[rank]
                            self.lay_rank(t, rank)
                        else:
                            self.naturals[rank] = 0
                            self.needs[rank] = 0
                            self.room[rank] = 0
                            self.short[rank] = 0
                    elif t.points[rank] < worth and t.points[rank] > next_worth:
                        next_worth = t.points[rank]
                rank -= 1
            worth = next_worth
        placed = wilds
        if placed > room:
            placed = room
        if self.jokers > placed:
            self.jokers = placed
        self.twos = placed - self.jokers
        if self.twos > hand[TWO]:
            self.twos = hand[TWO]
        self.cards += placed
        self.points += self.jokers * t.points[JOKER] + self.twos * t.points[TWO]
        if t.open_bonus:
            self.points += self.canasta_points(t, side, placed - needs)
        return self.points

    def lay_rank(self, t: Tables, rank: i64) -> None:
        """Count the naturals of a rank as laid."""
        self.points += self.naturals[rank] * t.points[rank]
        self.cards += self.naturals[rank]

    def most_single(self, t: Tables, side: Side, hand: vec[i64], forced: i64, limit: i64) -> i64:
        """The most points that one meld of at most ``limit`` cards can have, where one alone must open; of rank
        ``forced`` if given.
        """
        best: i64 = -1
        rank: i64 = FOUR
        while rank <= ACE:
            if (forced == NO_KIND or forced == rank) and hand[rank] > 0:
                count = hand[rank]
                while count >= t.min_naturals:
                    if self.weigh_rank(t, side, rank, count, 0):
                        given = self.room[rank]
                        if given > hand[TWO] + hand[JOKER]:
                            given = hand[TWO] + hand[JOKER]
                        if given > limit - count:
                            given = limit - count
                        if given >= self.needs[rank]:
                            jokers = hand[JOKER]
                            if jokers > given:
                                jokers = given
                            points = count * t.points[rank] + jokers * t.points[JOKER] + (given - jokers) * t.points[TWO]
                            if t.open_bonus and count + given >= t.canasta_size:
                                points += t.natural_bonus if given == 0 else t.mixed_bonus
                            if points > best:
                                best = points
                    count -= 1
            rank += 1
        return best
