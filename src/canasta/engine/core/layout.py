"""Exact answers about laying cards out: can all be laid, and does an opening reach its minimum.

Every rank is asked once what it can do with each number of wild cards; the answers are added up over the ranks. Where sequences
exist they are tried first, by a short search; what is left are sets. Tests compare with a slow, obvious search.
"""

from __future__ import annotations

from typing import Final

from canasta.engine.core.ints import i64, vec
from canasta.engine.core.kinds import (
    ACE,
    BLACK_THREE,
    FOUR,
    JOKER,
    KINDS,
    NEED_CANASTA_200,
    NEED_NATURAL_CANASTA,
    RANKS,
    SEQUENCE,
    SUITED,
    TWO,
    WILD_OFF,
    WILD_TWOS,
    WILDS,
)
from canasta.engine.core.spread import Spread
from canasta.engine.core.state import MOST_MELDS, Side
from canasta.engine.core.tables import Tables

NO_KIND: Final = -1
MOST_WILDS: Final = 40
MOST_RUNS: Final = 24
MOST_LEAVES: Final = 600
LAST_ROW: Final = 480  # of sums over wild cards: that of the aces
IMPOSSIBLE: Final = -1000000


class Layout:
    """Working rows of one reckoning, kept to be used again. The plan of the last answer stands in it until the next.

    The plan: ``runs`` sequences (``run_meld`` the meld extended or -1, ``run_suit``, ``run_low``, ``run_high`` as they will lie),
    ``laid[rank]`` natural cards and ``given[rank]`` wild cards for sets, ``to_wilds`` wild cards for the all-wild meld.
    """

    def __init__(self) -> None:
        self.spread: Spread = Spread()
        self.pool: vec[i64] = vec[i64]([0] * KINDS)  # what is left of the hand beside the sequences planned
        self.laid: vec[i64] = vec[i64]([0] * RANKS)
        self.given: vec[i64] = vec[i64]([0] * RANKS)
        self.combos: vec[i64] = vec[i64]([-1] * RANKS)  # the canastas that a rank ends with, where that matters
        self.to_wilds: i64 = 0
        self.runs: i64 = 0
        self.run_meld: vec[i64] = vec[i64]([0] * MOST_RUNS)
        self.run_suit: vec[i64] = vec[i64]([0] * MOST_RUNS)
        self.run_low: vec[i64] = vec[i64]([0] * MOST_RUNS)
        self.run_high: vec[i64] = vec[i64]([0] * MOST_RUNS)
        self.run_from: vec[i64] = vec[i64]([0] * MOST_RUNS)  # what of it lies there already
        self.run_to: vec[i64] = vec[i64]([0] * MOST_RUNS)
        self.twos: i64 = 0
        self.jokers: i64 = 0
        self.points: i64 = 0
        self.cards: i64 = 0
        self.leaves: i64 = 0
        # sums over wild cards, so that the way back can be found: the row of a rank, and before all the row of no rank
        self.sums: vec[i64] = vec[i64]([0] * ((RANKS + 1) * MOST_WILDS))
        self.back: vec[i64] = vec[i64]([0] * ((RANKS + 1) * MOST_WILDS))
        self.many: vec[i64] = vec[i64]([0] * ((RANKS + 1) * MOST_WILDS))
        self.least_jokers: i64 = 0
        self.every: i64 = 0  # all natural cards must be laid
        self.pure: i64 = NO_KIND  # a rank that an opening must lay without wild cards; TWO: a meld of wild cards
        self.pure_least: i64 = 0  # and how many cards of it
        self.claim_kind: i64 = NO_KIND  # the top card of a frozen pile that is to be taken: it goes into a set,
        self.claim_least: i64 = 0  # which takes so many cards of its rank at least; 0: no such claim
        self.use_twos: i64 = 0  # the wild cards that an opening takes
        self.use_jokers: i64 = 0

    # All of it

    def whole(self, t: Tables, side: Side, hand: vec[i64], skip: i64, minimum: i64, fresh: i64, opened: i64) -> i64:
        """Whether all of ``hand`` but one card of kind ``skip`` can be laid so that the side may go out, with ``minimum`` points.

        ``fresh``: only new melds may be used (a concealed going out). ``opened``: the side's opening is behind it.
        """
        self._begin(t, hand, skip)
        self.points = 0
        self.cards = 0
        rank: i64 = BLACK_THREE
        while rank <= JOKER:
            self.points += self.pool[rank] * t.points[rank]
            self.cards += self.pool[rank]
            rank += 1
        if self.cards == 0:
            return 0
        threes = self.pool[BLACK_THREE]
        if threes > 0 and t.lowest > BLACK_THREE and (not t.black3_meld or threes < t.min_size):
            return 0
        if t.sequences:
            return self._whole_runs(t, side, 0, minimum, fresh, opened)
        return self._whole_sets(t, side, minimum, fresh, opened)

    def _begin(self, t: Tables, hand: vec[i64], skip: i64) -> None:
        kind: i64 = 0
        while kind < t.kinds:
            self.pool[kind] = hand[kind]
            kind += 1
        if skip != NO_KIND:
            self.pool[skip] = self.pool[skip] - 1
            if skip >= SUITED:
                self.pool[t.rank_of[skip]] = self.pool[t.rank_of[skip]] - 1
        self.twos = self.pool[TWO]
        self.jokers = self.pool[JOKER]
        self.runs = 0
        self.leaves = 0
        self.to_wilds = 0

    def _whole_sets(self, t: Tables, side: Side, minimum: i64, fresh: i64, opened: i64) -> i64:
        """The same for what is left beside the sequences planned: natural cards in sets, wild cards with them or apart."""
        wilds = self.twos + self.jokers
        if wilds >= MOST_WILDS or not self._claims(t):
            return 0
        aside: i64 = 0
        while aside <= wilds:
            if self._wild_meld_takes(t, side, aside, opened, 1) and self._whole_beside(
                t, side, wilds, aside, minimum, fresh, opened
            ):
                return 1
            aside += 1
        return 0

    def _wild_meld_takes(self, t: Tables, side: Side, count: i64, opened: i64, finishing: i64) -> i64:
        """Whether ``count`` wild cards can go to an all-wild meld."""
        if count == 0:
            return 0 if finishing and t.open_melds_bar_out and side.wild_slot >= 0 else 1
        if t.wild_only == WILD_OFF or (t.open_no_wilds and not opened):
            return 0
        before: i64 = 0
        if side.wild_slot >= 0:
            before = side.size(side.wild_slot)
        if before + count < t.min_size or before + count > 7:
            return 0
        if finishing and t.open_melds_bar_out and before + count < 7:
            return 0
        if t.wild_only == WILD_TWOS:  # a rank of its own: twos are its natural cards, jokers its wild ones
            jokers = count - self.twos
            if jokers > 0 and jokers > t.max_wilds:
                return 0
        return 1

    def _whole_beside(self, t: Tables, side: Side, wilds: i64, aside: i64, minimum: i64, fresh: i64, opened: i64) -> i64:
        """With ``aside`` wild cards in the all-wild meld: whether the ranks take all the rest, with canastas enough."""
        rest = wilds - aside
        if t.wild_lock and rest > 0:
            size = aside
            if side.wild_slot >= 0:
                size += side.size(side.wild_slot)
            if size > 0 and size < 7:
                return 0
        spread = self.spread
        before = t.lowest * MOST_WILDS
        w: i64 = 0
        while w <= rest:
            self.sums[before + w] = 0
            w += 1
        self.sums[before] = 1  # no canastas yet: the first bit
        rank = t.lowest
        while rank <= ACE:
            row = before + MOST_WILDS
            spread.weigh(t, side, rank, self.pool[rank], rest, fresh, opened)
            w = 0
            any_left: i64 = 0
            while w <= rest:
                mask: i64 = 0
                own: i64 = 0
                while own <= w:
                    if spread.fits[own] and self.sums[before + w - own]:
                        mask |= spread.combine(self.sums[before + w - own], spread.fits[own])
                    own += 1
                self.sums[row + w] = mask
                any_left |= mask
                w += 1
            if any_left == 0:
                return 0
            before = row
            rank += 1
        mask = self.sums[before + rest]
        if mask == 0:
            return 0
        wanted = t.out_canastas
        if fresh:  # a canasta of one's own among the new melds
            wanted = t.out_canastas - side.canastas(t.canasta_size)
            if wanted < 1:
                wanted = 1
        found = spread.enough(
            t, mask, self._sequences_done(t, side), self._wild_canastas(side, aside, fresh), wanted, side.red_threes
        )
        if found < 0:
            return 0
        if minimum > 0 and not self._reaches(t, side, minimum, rest, found, fresh, opened):
            return 0
        self.to_wilds = aside
        self._trace(t, side, rest, found, fresh, opened)
        return 1

    def _sequences_done(self, t: Tables, side: Side) -> i64:
        """Sequences of seven on the table when the plan is done."""
        count: i64 = 0
        m: i64 = 0
        while m < side.melds:
            if side.shape[m] == SEQUENCE and side.size(m) >= t.canasta_size:
                count += 1
            m += 1
        i: i64 = 0
        while i < self.runs:
            if self._done(t, self.run_high[i] - self.run_low[i]) and not self._done(t, self.run_to[i] - self.run_from[i]):
                count += 1
            i += 1
        return count

    def _done(self, t: Tables, span: i64) -> i64:
        """Whether a sequence whose ends are ``span`` ranks apart is a canasta."""
        return 1 if span + 1 >= t.canasta_size else 0

    def _wild_canastas(self, side: Side, aside: i64, fresh: i64) -> i64:
        """All-wild canastas on the table when ``aside`` more wild cards are laid to the open one."""
        count: i64 = 0
        m: i64 = 0
        while m < side.melds and not fresh:
            if side.shape[m] == WILDS and side.size(m) >= 7:
                count += 1
            m += 1
        if aside > 0:
            size = aside
            if side.wild_slot >= 0:
                size += side.size(side.wild_slot)
            if size >= 7:
                count += 1
        return count

    def _reaches(self, t: Tables, side: Side, minimum: i64, rest: i64, found: i64, fresh: i64, opened: i64) -> i64:
        """Whether the whole hand, laid as an opening, reaches the minimum."""
        if t.open_single:
            return self._one_reaches(t, side, minimum, rest, fresh, opened)
        points = self.points
        if t.open_bonus:
            points += t.natural_bonus if found // 6 > 0 else t.mixed_bonus
        return 1 if points >= minimum else 0

    def _one_reaches(self, t: Tables, side: Side, minimum: i64, rest: i64, fresh: i64, opened: i64) -> i64:
        """Where one meld alone must reach the minimum: whether the wild cards can be given so that one does."""
        rank = t.lowest
        while rank <= ACE:
            if self.pool[rank] > 0 and side.slot[rank] < 0:
                own: i64 = 0
                while own <= rest:
                    if self._alone_points(t, rank, own) >= minimum and self._others_take(t, side, rank, own, rest, fresh, opened):
                        return 1
                    own += 1
            rank += 1
        return 0

    def _alone_points(self, t: Tables, rank: i64, wilds: i64) -> i64:
        jokers = self.jokers
        if jokers > wilds:
            jokers = wilds
        points = self.pool[rank] * t.points[rank] + jokers * t.points[JOKER] + (wilds - jokers) * t.points[TWO]
        if t.open_bonus and self.pool[rank] + wilds >= t.canasta_size:
            points += t.natural_bonus if wilds == 0 else t.mixed_bonus
        return points

    def _others_take(self, t: Tables, side: Side, chosen: i64, own: i64, rest: i64, fresh: i64, opened: i64) -> i64:
        """Whether ``chosen`` can have ``own`` wild cards and the other ranks just the rest."""
        spread = self.spread
        spread.weigh(t, side, chosen, self.pool[chosen], rest, fresh, opened)
        if not spread.fits[own]:
            return 0
        least: i64 = 0
        most: i64 = 0
        rank = t.lowest
        while rank <= ACE:
            if rank != chosen:
                spread.weigh(t, side, rank, self.pool[rank], rest, fresh, opened)
                w: i64 = 0
                while w <= rest and not spread.fits[w]:
                    w += 1
                least += w
                while w <= rest and spread.fits[w]:
                    w += 1
                most += w - 1
            rank += 1
        return 1 if least <= rest - own and rest - own <= most else 0

    def _trace(self, t: Tables, side: Side, rest: i64, found: i64, fresh: i64, opened: i64) -> None:
        """Find the way back: how many wild cards each rank gets."""
        spread = self.spread
        rank: i64 = ACE
        while rank >= t.lowest:
            before = rank * MOST_WILDS
            spread.weigh(t, side, rank, self.pool[rank], rest, fresh, opened)
            self.laid[rank] = self.pool[rank]
            own: i64 = 0
            while own <= rest:
                if spread.fits[own] and self.sums[before + rest - own]:
                    earlier = spread.without(self.sums[before + rest - own], spread.fits[own], found)
                    if earlier >= 0:
                        self.given[rank] = own
                        self.combos[rank] = spread.own
                        rest -= own
                        found = earlier
                        break
                own += 1
            rank -= 1
        self.laid[BLACK_THREE] = self.pool[BLACK_THREE]

    # Sequences, by search

    def _whole_runs(self, t: Tables, side: Side, item: i64, minimum: i64, fresh: i64, opened: i64) -> i64:
        """Try every way to lay sequences, none first; ``item`` counts own open sequences, then places where one can begin."""
        if self.leaves >= MOST_LEAVES:
            return 0
        item = self._next_item(t, side, item, fresh)
        if item >= MOST_MELDS + 44:
            self.leaves += 1
            return self._whole_sets(t, side, minimum, fresh, opened)
        if self._whole_runs(t, side, item + 1, minimum, fresh, opened):
            return 1
        option: i64 = 0
        while self._take_run(t, side, item, option):
            again: i64 = item if item >= MOST_MELDS else item + 1
            if self._whole_runs(t, side, again, minimum, fresh, opened):
                return 1
            self._untake_run()
            option += 1
        return 0

    def _next_item(self, t: Tables, side: Side, item: i64, fresh: i64) -> i64:
        """The next place from ``item`` where a sequence can be extended or begun."""
        while item < MOST_MELDS:
            if item >= side.melds or fresh:
                item = MOST_MELDS
                break
            if side.shape[item] == SEQUENCE and side.size(item) > 0 and (side.size(item) < 7 or t.extend_when_out):
                if self._extends(t, side, item, 1, 0) or self._extends(t, side, item, 0, 1):
                    return item
            item += 1
        while item < MOST_MELDS + 44:
            if self._run_length(item - MOST_MELDS) >= 3:
                return item
            item += 1
        return item

    def _extends(self, t: Tables, side: Side, m: i64, down: i64, up: i64) -> i64:
        """Whether the pool holds the cards that make sequence ``m`` longer by ``down`` and ``up``."""
        low = side.rank[m] - down
        high = side.high[m] + up
        longest: i64 = 11 if t.extend_when_out and side.size(m) >= 7 else 7
        if low < FOUR or high > ACE or high - low + 1 > longest:
            return 0
        rank = low
        while rank < side.rank[m]:
            if self.pool[SUITED + (rank - FOUR) * 4 + side.suit[m]] == 0:
                return 0
            rank += 1
        rank = side.high[m] + 1
        while rank <= high:
            if self.pool[SUITED + (rank - FOUR) * 4 + side.suit[m]] == 0:
                return 0
            rank += 1
        return 1

    def _run_length(self, place: i64) -> i64:
        """How many cards of one suit follow each other from ``place`` (rank by rank within a suit), seven at the most."""
        suit = place // 11
        rank = FOUR + place % 11
        length: i64 = 0
        while rank <= ACE and length < 7:
            if self.pool[SUITED + (rank - FOUR) * 4 + suit] == 0:
                break
            length += 1
            rank += 1
        return length

    def _claims(self, t: Tables) -> i64:
        """Whether the sequences planned leave what takes a frozen pile: the top card, and enough of its rank with it."""
        top = self.claim_kind
        if self.claim_least == 0:
            return 1
        return 1 if self.pool[top] > 0 and self.pool[t.rank_of[top]] >= self.claim_least else 0

    def _take_run(self, t: Tables, side: Side, item: i64, option: i64) -> i64:
        """Plan the ``option``-th way to use ``item``; 0 where there are no more."""
        if self.runs >= MOST_RUNS:
            return 0
        if item >= MOST_MELDS:
            length = self._run_length(item - MOST_MELDS) - option
            if length < 3:
                return 0
            rank = FOUR + (item - MOST_MELDS) % 11
            self._plan_run(-1, (item - MOST_MELDS) // 11, rank, rank + length - 1, rank, rank - 1)
            return 1
        down: i64 = 0
        while down <= 4:
            up: i64 = 0
            while up <= 4:
                if down + up > 0 and self._extends(t, side, item, down, up):
                    if option == 0:
                        low = side.rank[item]
                        high = side.high[item]
                        self._plan_run(item, side.suit[item], low - down, high + up, low, high)
                        return 1
                    option -= 1
                up += 1
            down += 1
        return 0

    def _plan_run(self, m: i64, suit: i64, low: i64, high: i64, old_low: i64, old_high: i64) -> None:
        """Put a sequence into the plan; its cards (those outside ``old_low`` … ``old_high``) leave the pool."""
        i = self.runs
        self.run_meld[i] = m
        self.run_suit[i] = suit
        self.run_low[i] = low
        self.run_high[i] = high
        self.run_from[i] = old_low
        self.run_to[i] = old_high
        self.runs = i + 1
        self._move_run(i, -1)

    def _move_run(self, i: i64, step: i64) -> None:
        rank = self.run_low[i]
        while rank <= self.run_high[i]:
            if rank < self.run_from[i] or rank > self.run_to[i]:
                kind = SUITED + (rank - FOUR) * 4 + self.run_suit[i]
                self.pool[kind] = self.pool[kind] + step
                self.pool[rank] = self.pool[rank] + step
            rank += 1

    def _untake_run(self) -> None:
        self.runs -= 1
        self._move_run(self.runs, 1)

    # An opening

    def opening(self, t: Tables, side: Side, hand: vec[i64], forced: i64, minimum: i64, every: i64) -> i64:
        """Whether an opening from ``hand`` reaches ``minimum`` (or its condition) with all of ``forced``, or of ``every`` rank.

        The plan takes ``use_twos`` and ``use_jokers``, no more than the minimum does. ``cards`` tells how many cards it takes.
        """
        self._begin(t, hand, NO_KIND)
        self.every = every
        if self.twos + self.jokers >= MOST_WILDS:
            return 0
        if t.sequences:
            return self._opening_runs(t, side, 0, forced, minimum, 0)
        return self._opening_sets(t, side, forced, minimum, 0)

    def _opening_runs(self, t: Tables, side: Side, item: i64, forced: i64, minimum: i64, gained: i64) -> i64:
        if self.leaves >= MOST_LEAVES:
            return 0
        item = self._next_item(t, side, item, 0)
        if item >= MOST_MELDS + 44:
            self.leaves += 1
            return self._opening_sets(t, side, forced, minimum, gained)
        option: i64 = 0
        while self._take_run(t, side, item, option):
            points = gained
            i = self.runs - 1
            rank = self.run_low[i]
            while rank <= self.run_high[i]:
                if rank < self.run_from[i] or rank > self.run_to[i]:
                    points += t.points[rank]
                rank += 1
            if t.open_bonus and self.run_high[i] - self.run_low[i] + 1 >= t.canasta_size:
                points += t.sequence_bonus
            again: i64 = item if item >= MOST_MELDS else item + 1
            if self._opening_runs(t, side, again, forced, minimum, points):
                return 1
            self._untake_run()
            option += 1
        return self._opening_runs(t, side, item + 1, forced, minimum, gained)

    def _opening_sets(self, t: Tables, side: Side, forced: i64, minimum: i64, gained: i64) -> i64:
        """The same beside the sequences planned. A condition in place of a number asks for a canasta among the melds."""
        if not self._claims(t):
            return 0
        if minimum >= 0 or (minimum != NEED_NATURAL_CANASTA and self._planned_sequence(t)):
            points = minimum
            if minimum < 0:
                points = 200 if minimum == NEED_CANASTA_200 else 0
            return self._opening_with(t, side, forced, NO_KIND, points, gained, 0)
        points = 200 if minimum == NEED_CANASTA_200 else 0
        clean: i64 = 1 if minimum == NEED_NATURAL_CANASTA else 0
        rank = t.lowest
        while rank <= ACE:
            if self.pool[rank] + self.twos + self.jokers >= t.canasta_size:
                if self._opening_with(t, side, forced, rank, points, gained, clean):
                    return 1
            rank += 1
        return 0

    def _planned_sequence(self, t: Tables) -> i64:
        i: i64 = 0
        while i < self.runs:
            if self.run_high[i] - self.run_low[i] + 1 >= t.canasta_size:
                return 1
            i += 1
        return 0

    def _opening_with(self, t: Tables, side: Side, forced: i64, canasta: i64, minimum: i64, gained: i64, clean: i64) -> i64:
        """Sets that reach ``minimum`` with the points ``gained``; the rank ``canasta`` as one (``clean``: a natural one)."""
        wilds = self.twos + self.jokers
        spread = self.spread
        before = t.lowest * MOST_WILDS
        w: i64 = 0
        while w <= wilds:
            self.sums[before + w] = IMPOSSIBLE
            w += 1
        self.sums[before] = 0
        rank = t.lowest
        while rank <= ACE:
            row = before + MOST_WILDS
            count = self.pool[rank]
            idle: i64 = 1 if count < t.min_naturals and side.slot[rank] < 0 else 0
            if idle:
                w = 0
                while w <= wilds:
                    barred = rank == forced or rank == canasta or rank == self.pure or (self.every and count > 0)
                    self.sums[row + w] = IMPOSSIBLE if barred else self.sums[before + w]
                    self.back[row + w] = 0
                    self.many[row + w] = 0
                    w += 1
                before = row
                rank += 1
                continue
            spread.weigh_most(t, side, rank, count, wilds, 1 if rank == forced or (self.every and count > 0) else 0, 0)
            w = 0
            while w <= wilds:
                best: i64 = IMPOSSIBLE
                own: i64 = 0
                while own <= w:
                    if spread.worth[own] >= 0 and self.sums[before + w - own] + spread.worth[own] > best:
                        pure: i64 = 1 if rank != self.pure or (own == 0 and spread.count[0] >= self.pure_least) else 0
                        if pure and (rank != canasta or (spread.count[own] + own >= t.canasta_size and not (clean and own > 0))):
                            best = self.sums[before + w - own] + spread.worth[own]
                            self.back[row + w] = own
                            self.many[row + w] = spread.count[own]
                    own += 1
                self.sums[row + w] = best
                w += 1
            before = row
            rank += 1
        return self._fewest_wilds(t, side, wilds, minimum - gained)

    def _fewest_wilds(self, t: Tables, side: Side, wilds: i64, minimum: i64) -> i64:
        """The plan that reaches ``minimum`` with few jokers (``least_jokers`` at least), and no two beyond it."""
        jokers = self.least_jokers
        while jokers <= self.jokers:
            twos: i64 = 0
            while twos <= self.twos:
                used = twos + jokers
                points = jokers * t.points[JOKER] + twos * t.points[TWO]
                aside: i64 = t.min_size if self.pure == TWO else 0
                while aside <= used and used <= wilds:
                    base = self.sums[LAST_ROW + used - aside]
                    if base >= 0 and base + points >= minimum and used + base + self.runs > 0:
                        if aside == 0 or (self._wild_meld_takes(t, side, aside, 0, 0) and not (t.wild_lock and used > aside)):
                            self.use_twos = twos
                            self.use_jokers = jokers
                            self._trace_opening(t, used - aside, aside)
                            return 1
                    aside += 1
                twos += 1
            jokers += 1
        return 0

    def _trace_opening(self, t: Tables, placed: i64, aside: i64) -> None:
        self.to_wilds = aside
        self.cards = placed + aside
        rank: i64 = ACE
        self.laid[BLACK_THREE] = 0
        while rank >= t.lowest:
            row = (rank + 1) * MOST_WILDS
            own = self.back[row + placed]
            self.given[rank] = own
            self.combos[rank] = -1
            self.laid[rank] = self.many[row + placed]
            self.cards += self.laid[rank]
            placed -= own
            rank -= 1
        i: i64 = 0
        while i < self.runs:
            self.cards += self.run_high[i] - self.run_low[i] + 1
            if self.run_to[i] >= self.run_from[i]:
                self.cards -= self.run_to[i] - self.run_from[i] + 1
            i += 1
