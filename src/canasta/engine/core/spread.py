"""What one rank can do with its cards: how many wild cards its sets can take, and which canastas come of it.

Which canastas a plan ends with is told by one bit of a mask: bit ``6 * natural + mixed``, each counted to five.
"""

from __future__ import annotations

from typing import Final

from canasta.engine.core.ints import i64, vec
from canasta.engine.core.kinds import ONE, ONE_OPEN, SET
from canasta.engine.core.state import MOST_MELDS, Side
from canasta.engine.core.tables import Tables

MOST_WILDS: Final = 40
MOST_PARTS: Final = 16
COMBOS: Final = 36


class Spread:
    """Working rows for one rank at a time.

    ``fits[w]``: the mask of canasta counts with which all cards and ``w`` wild cards can lie, 0 where they cannot.
    ``worth[w]``: the most points of natural cards that sets of the rank can hold with ``w`` wild cards, below 0 where none;
    ``count[w]``: how many natural cards that is. ``part_*``: the sets of the last split.
    """

    def __init__(self) -> None:
        self.fits: vec[i64] = vec[i64]([0] * MOST_WILDS)
        self.worth: vec[i64] = vec[i64]([0] * MOST_WILDS)
        self.count: vec[i64] = vec[i64]([0] * MOST_WILDS)
        self.bit: vec[i64] = vec[i64]([2**number for number in range(COMBOS)])
        self.parts: i64 = 0
        self.part_meld: vec[i64] = vec[i64]([0] * MOST_PARTS)
        self.part_naturals: vec[i64] = vec[i64]([0] * MOST_PARTS)
        self.part_wilds: vec[i64] = vec[i64]([0] * MOST_PARTS)
        self.open: vec[i64] = vec[i64]([0] * MOST_MELDS)
        self.opens: i64 = 0
        self.finishing: i64 = 0  # the side goes out with this plan
        self.full: i64 = 0  # the open set is filled by what is being tried
        self.base: i64 = 0  # canastas of the rank that are closed
        self.mask: i64 = 0
        self.wanted: i64 = -1  # the combination that a split looks for
        self.own: i64 = 0  # the rank's own combination, as `without` found it

    def weigh(self, t: Tables, side: Side, rank: i64, naturals: i64, wilds: i64, fresh: i64, opened: i64) -> None:
        """Fill ``fits`` for a plan of going out: exactly ``naturals`` cards from the hand and 0 to ``wilds`` wild cards."""
        self._find_open(t, side, rank, fresh)
        self.finishing = 1
        w: i64 = 0
        while w <= wilds:
            self.fits[w] = self._mask_of(t, side, rank, naturals, w, opened)
            w += 1

    def weigh_most(self, t: Tables, side: Side, rank: i64, naturals: i64, wilds: i64, all_of_it: i64, opened: i64) -> None:
        """Fill ``worth`` and ``count`` for up to ``naturals`` cards; for all of them where ``all_of_it``."""
        self._find_open(t, side, rank, 0)
        self.finishing = 0
        w: i64 = 0
        while w <= wilds:
            count = naturals
            self.worth[w] = -1
            while count >= 0:
                if (count + w == 0 and not all_of_it) or (count + w > 0 and self._mask_of(t, side, rank, count, w, opened)):
                    points = count * t.points[rank]
                    if t.open_bonus and count + w >= t.canasta_size:
                        points += t.natural_bonus if w == 0 else t.mixed_bonus
                    self.worth[w] = points
                    self.count[w] = count
                    break
                if all_of_it:
                    break
                count -= 1
            w += 1

    def _find_open(self, t: Tables, side: Side, rank: i64, fresh: i64) -> None:
        """The rank's sets on the table: which take cards, and which canastas are closed."""
        self.opens = 0
        natural: i64 = 0
        mixed: i64 = 0
        m: i64 = 0
        while m < side.melds:
            if side.shape[m] == SET and side.rank[m] == rank and side.size(m) > 0:
                closed: i64 = 1 if t.max_size > 0 and side.size(m) >= t.max_size else 0
                if closed or fresh:
                    if side.size(m) >= t.canasta_size and not fresh:
                        if side.wilds(m) == 0:
                            natural += 1
                        else:
                            mixed += 1
                    if t.per_rank == ONE:
                        self.open[0] = -1  # the one set of the rank takes nothing more
                        self.opens = -1
                else:
                    self.open[self.opens] = m
                    self.opens += 1
            m += 1
        self.base = 6 * natural + mixed

    def _mask_of(self, t: Tables, side: Side, rank: i64, naturals: i64, wilds: i64, opened: i64) -> i64:
        if self.opens < 0:
            return self.bit[self.base] if naturals + wilds == 0 else 0
        self.mask = 0
        self.parts = 0
        self._place(t, side, rank, 0, naturals, wilds, self.base // 6, self.base % 6, opened, 0)
        return self.mask

    def split(self, t: Tables, side: Side, rank: i64, naturals: i64, wilds: i64, wanted: i64, fresh: i64, opened: i64) -> i64:
        """Find the sets that end with the canastas ``wanted`` (-1: any, not going out); they stand in ``part_*``."""
        self._find_open(t, side, rank, fresh)
        self.parts = 0
        if self.opens < 0:
            return 1 if naturals + wilds == 0 else 0
        self.mask = 0
        self.finishing = 0 if wanted < 0 else 1
        self.wanted = wanted
        found = self._place(t, side, rank, 0, naturals, wilds, self.base // 6, self.base % 6, opened, 1)
        self.wanted = -1
        return found

    def _place(
        self,
        t: Tables,
        side: Side,
        rank: i64,
        at: i64,
        naturals: i64,
        wilds: i64,
        natural: i64,
        mixed: i64,
        opened: i64,
        one: i64,
    ) -> i64:
        """Give cards to the open sets from the ``at``-th on, then to new ones. With ``one`` it stops at the first wanted way."""
        if at >= self.opens:
            return self._place_new(t, rank, naturals, wilds, natural, mixed, opened, one, t.max_size if t.max_size else 99)
        m = self.open[at]
        before = side.naturals[m]
        dirt = side.wilds(m)
        n: i64 = naturals
        while n >= 0:
            w: i64 = wilds
            while w >= 0:
                size = before + dirt + n + w
                if (n + w == 0 and not self._barred(t, rank, size)) or (
                    n + w > 0 and self._may_add(t, side, m, rank, n, w, opened)
                ):
                    clean: i64 = 1 if size >= t.canasta_size and dirt + w == 0 else 0
                    dirty: i64 = 1 if size >= t.canasta_size and dirt + w > 0 else 0
                    parts = self.parts
                    if n + w > 0:
                        self._part(m, n, w)
                    self.full = 1 if t.max_size > 0 and size >= t.max_size else 0
                    if self._place(t, side, rank, at + 1, naturals - n, wilds - w, natural + clean, mixed + dirty, opened, one):
                        return 1
                    self.parts = parts
                if t.per_rank == ONE:
                    return 0
                w -= 1
            n -= 1
        return 0

    def _may_add(self, t: Tables, side: Side, m: i64, rank: i64, naturals: i64, wilds: i64, opened: i64) -> i64:
        """Whether an own set may get these cards."""
        dirt = side.wilds(m)
        if wilds > 0 and t.natural_canasta_closed and side.size(m) >= t.canasta_size and (dirt == 0 or t.full_closed_to_wilds):
            return 0
        return self._may_lie(t, rank, side.naturals[m] + naturals, dirt + wilds, wilds, opened)

    def _place_new(
        self, t: Tables, rank: i64, naturals: i64, wilds: i64, natural: i64, mixed: i64, opened: i64, one: i64, most: i64
    ) -> i64:
        """Give what is left to new sets, the larger first."""
        if naturals + wilds == 0:
            if natural > 5:
                natural = 5
            if mixed > 5:
                mixed = 5
            self.mask |= self.bit[6 * natural + mixed]
            return 1 if one and (self.wanted < 0 or self.wanted == 6 * natural + mixed) else 0
        if naturals < t.min_naturals or self.parts >= MOST_PARTS:
            return 0
        if t.per_rank == ONE:
            if self.opens > 0 or not self._may_lie(t, rank, naturals, wilds, wilds, opened):
                return 0
            whole = naturals + wilds >= t.canasta_size
            self._part(-1, naturals, wilds)
            return self._place_new(
                t,
                rank,
                0,
                0,
                natural + (1 if whole and wilds == 0 else 0),
                mixed + (1 if whole and wilds > 0 else 0),
                opened,
                one,
                most,
            )
        if t.per_rank == ONE_OPEN and not self._all_full(t):
            return 0
        n: i64 = naturals
        while n >= t.min_naturals:
            w: i64 = wilds
            while w >= 0:
                if n + w <= most and self._may_lie(t, rank, n, w, w, opened):
                    done = n + w >= t.canasta_size
                    clean: i64 = 1 if done and w == 0 else 0
                    dirty: i64 = 1 if done and w > 0 else 0
                    parts = self.parts
                    self._part(-1, n, w)
                    if self._place_new(t, rank, naturals - n, wilds - w, natural + clean, mixed + dirty, opened, one, n + w):
                        return 1
                    self.parts = parts
                w -= 1
            n -= 1
        return 0

    def _all_full(self, t: Tables) -> i64:
        """Whether every set of the rank is full, so that a further one may be begun."""
        if self.opens > 0 and not self.full:
            return 0
        if self.parts > 0 and self.part_meld[self.parts - 1] < 0:
            last = self.part_naturals[self.parts - 1] + self.part_wilds[self.parts - 1]
            return 1 if t.max_size > 0 and last >= t.max_size else 0
        return 1

    def _barred(self, t: Tables, rank: i64, size: i64) -> i64:
        """Whether a set of this size would keep the side from going out."""
        return 1 if self.finishing and t.bars_out[rank] and size < t.canasta_size else 0

    def _may_lie(self, t: Tables, rank: i64, naturals: i64, wilds: i64, added: i64, opened: i64) -> i64:
        """Whether a set may hold these cards, ``added`` of the wild ones new."""
        if t.max_size > 0 and naturals + wilds > t.max_size:
            return 0
        if naturals < t.min_naturals or not t.meldable[rank] or naturals + wilds < t.min_size:
            return 0
        if self._barred(t, rank, naturals + wilds):
            return 0
        if added > 0 and wilds > t.wild_room(rank, naturals, opened):
            return 0
        return 1

    def _part(self, m: i64, naturals: i64, wilds: i64) -> None:
        self.part_meld[self.parts] = m
        self.part_naturals[self.parts] = naturals
        self.part_wilds[self.parts] = wilds
        self.parts += 1

    # Masks

    def combine(self, first: i64, second: i64) -> i64:
        """The mask of all sums of a combination of each."""
        if first == 1:
            return second
        if second == 1:
            return first
        mask: i64 = 0
        i: i64 = 0
        while i < COMBOS:
            if first & self.bit[i]:
                j: i64 = 0
                while j < COMBOS:
                    if second & self.bit[j]:
                        mask |= self.bit[added(i, j)]
                    j += 1
            i += 1
        return mask

    def without(self, earlier: i64, own: i64, wanted: i64) -> i64:
        """A combination of ``earlier`` that with one of ``own`` (left in ``self.own``) gives ``wanted``, or -1."""
        i: i64 = 0
        while i < COMBOS:
            if earlier & self.bit[i]:
                j: i64 = 0
                while j < COMBOS:
                    if own & self.bit[j] and added(i, j) == wanted:
                        self.own = j
                        return i
                    j += 1
            i += 1
        return -1

    def enough(self, t: Tables, mask: i64, sequences: i64, wilds: i64, wanted: i64, threes: i64) -> i64:
        """A combination of ``mask`` with which the side may go out, or -1; ``wanted`` canastas in all at least.

        ``threes``: the side's red threes, where each canasta asks for one.
        """
        i: i64 = COMBOS - 1
        while i >= 0:
            total = i // 6 + i % 6 + sequences
            if t.out_wild_counts:
                total += wilds
            if t.red3_per_canasta and total > threes:
                i -= 1
                continue
            if mask & self.bit[i] and may_leave(t, i // 6, i % 6, sequences, wilds, wanted):
                return i
            i -= 1
        return -1


def may_leave(t: Tables, natural: i64, mixed: i64, sequences: i64, wilds: i64, wanted: i64) -> i64:
    """Whether these canastas let a side go out."""
    total = natural + mixed + sequences
    if t.out_wild_counts:
        total += wilds
    if total < wanted or natural < t.out_naturals or mixed < t.out_mixed:
        return 0
    if sequences < t.out_sequences or wilds < t.out_wilds:
        return 0
    return 1


def added(first: i64, second: i64) -> i64:
    """Two combinations together, counted to five."""
    natural = first // 6 + second // 6
    mixed = first % 6 + second % 6
    if natural > 5:
        natural = 5
    if mixed > 5:
        mixed = 5
    return 6 * natural + mixed
