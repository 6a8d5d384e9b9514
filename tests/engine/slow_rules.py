"""Classic Canasta once more, slow and obvious: no counting tricks, just every way to lay cards out.

The engine is compared with this. It speaks of ranks as text and knows the options that the tests vary, nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

NATURAL = "4 5 6 7 8 9 T J Q K A".split()
POINTS = dict.fromkeys("4567", 5) | dict.fromkeys("89TJQK", 10) | {"A": 20, "2": 20, "Jo": 50, "3": 5, "3b": 5}

Meld = tuple[int, int, int]  # naturals, twos, jokers


@dataclass(frozen=True)
class Table:
    """What the player to move sees of the own side, and the hand by rank."""

    hand: dict[str, int]
    melds: dict[str, Meld]
    minimum: int
    pile_rest: int = 0  # cards of the pile under its top that would come into the hand
    top: str = ""
    frozen: bool = False
    from_stock: bool = True
    max_wilds: int = 3
    ratio: str = "none"
    canastas_needed: int = 1
    discard: str = "optional"
    waived: str = "only_from_stock"
    allows: frozenset[str] = frozenset({"natural_pair", "natural_plus_wild", "add_top_to_meld"})
    may_go_out: bool = True
    top_counts: bool = True  # towards the opening
    one_meld_opens: bool = False
    bonus_counts: bool = False  # a canasta laid in the opening brings its bonus


def sound(table: Table, rank: str, meld: Meld) -> bool:
    """Whether a meld may lie like this."""
    naturals, wilds = meld[0], meld[1] + meld[2]
    if rank == "3b":  # "3" is any three, where threes are a rank like any other
        return wilds == 0 and naturals >= 3
    room = {"none": 99, "not_more": naturals, "fewer": naturals - 1, "double": naturals // 2}[table.ratio]
    return naturals >= 2 and naturals + wilds >= 3 and wilds <= min(table.max_wilds, room)


def additions(table: Table) -> Iterator[dict[str, Meld]]:
    """Every way to lay cards of the hand (and the top card, in a take) at once: rank -> what is added."""
    ranks = [rank for rank in [*NATURAL, "3", "3b"] if table.hand.get(rank) or rank in table.melds or rank == table.top]
    twos, jokers = table.hand.get("2", 0), table.hand.get("Jo", 0)

    def ways(index: int, twos: int, jokers: int) -> Iterator[dict[str, Meld]]:
        if index == len(ranks):
            yield {}
            return
        rank = ranks[index]
        old = table.melds.get(rank, (0, 0, 0))
        top = int(rank == table.top)
        for naturals, t, j in product(range(table.hand.get(rank, 0) + 1), range(twos + 1), range(jokers + 1)):
            add = (naturals + top, t, j)
            if sum(add) and not sound(table, rank, (old[0] + add[0], old[1] + t, old[2] + j)):
                continue
            if t + j and old[1] + old[2] + t + j > table.max_wilds:
                continue
            for rest in ways(index + 1, twos - t, jokers - j):
                yield {rank: add, **rest} if sum(add) else rest

    yield from (way for way in ways(0, twos, jokers) if way)


def canastas(table: Table, way: dict[str, Meld]) -> int:
    """How many canastas the side has after ``way``."""
    sizes = {rank: sum(meld) for rank, meld in table.melds.items()}
    for rank, add in way.items():
        sizes[rank] = sizes.get(rank, 0) + sum(add)
    return sum(size >= 7 for size in sizes.values())


def legal(table: Table, way: dict[str, Meld]) -> bool:
    """Whether laying ``way`` is legal (with a top card: as a take of the pile)."""
    used = sum(sum(add) for add in way.values()) - (1 if table.top else 0)
    left = sum(table.hand.values()) - used + table.pile_rest
    if table.top and not _claim(table, way):
        return False
    out = table.may_go_out and canastas(table, way) >= table.canastas_needed
    if "3b" in way and not (out and left <= 1):
        return False
    if left == 0 and not (out and table.discard != "required"):
        return False
    if left == 1 and not (out and (table.discard != "forbidden" or _last_can_be_laid(table, way))):
        return False
    if not table.melds:
        points = _opening_points(table, way)
        waived = table.waived == "yes" or (table.waived == "only_from_stock" and not table.top and table.from_stock)
        concealed = out and left <= 1 and any(sum(add) >= 7 for add in way.values())
        return points >= table.minimum or (waived and concealed)
    return True


def _opening_points(table: Table, way: dict[str, Meld]) -> int:
    """What counts towards the opening."""
    worth = []
    for rank, add in way.items():
        naturals = add[0] - (rank == table.top and not table.top_counts)
        worth.append(naturals * POINTS[rank] + add[1] * 20 + add[2] * 50)
        if table.bonus_counts and sum(add) >= 7:
            worth[-1] += 300 if add[1] + add[2] else 500
    return max(worth) if table.one_meld_opens else sum(worth)


def _last_can_be_laid(table: Table, way: dict[str, Meld]) -> bool:
    """Whether the one card that ``way`` leaves in the hand fits a meld (nothing comes from the pile)."""
    left = dict(table.hand)
    melds = dict(table.melds)
    for rank, add in way.items():
        own = add[0] - (1 if rank == table.top else 0)
        for card, count in ((rank, own), ("2", add[1]), ("Jo", add[2])):
            if count:
                left[card] -= count
        old = melds.get(rank, (0, 0, 0))
        melds[rank] = (old[0] + add[0], old[1] + add[1], old[2] + add[2])
    after = replace(table, hand={rank: count for rank, count in left.items() if count}, melds=melds, top="")
    return any(legal(after, way) for way in additions(after))


def _claim(table: Table, way: dict[str, Meld]) -> bool:
    """Whether the top card is claimed in a way that the rules know."""
    if table.top not in way:
        return False
    naturals, wilds = way[table.top][0] - 1, way[table.top][1] + way[table.top][2]
    if table.frozen or not table.melds:
        return naturals >= 2
    if naturals >= 2 and "natural_pair" in table.allows:
        return True
    if naturals == 1 and wilds and "natural_plus_wild" in table.allows:
        return True
    if table.top not in table.melds:
        return False
    return "add_top_to_meld" in table.allows or ("natural_plus_meld" in table.allows and naturals >= 1)


def any_legal(table: Table) -> bool:
    """Whether any way is legal."""
    return any(legal(table, way) for way in additions(table))


def can_go_out(table: Table) -> bool:
    """Whether the hand can be laid out this turn, in as many acts as it takes (the side has opened, or one act must do)."""
    for way in additions(table):
        used = sum(sum(add) for add in way.values())
        if sum(table.hand.values()) - used <= 1 and legal(table, way):
            return True
    return False
