"""The numbers of the rules that a bot reckons with, read once a rule set."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from canasta.cards import Rank
from canasta.engine.compile import tables_for
from canasta.engine.core.policy import is_plain
from canasta.rules import Rules

RANKS = Rank.JOKER + 1
TWO, THREE, JOKER = int(Rank.TWO), int(Rank.THREE), int(Rank.JOKER)


@dataclass(frozen=True, slots=True)
class Figures:
    """``points`` by rank number (threes: black, as held); ``ranks`` that sets are made of; limits of melds; bonuses; what going
    out asks for.

    ``plain``: sets only, one a rank, as in Classic; such games are judged by these figures alone.
    """

    points: tuple[int, ...]
    ranks: range
    copies: int
    min_size: int
    min_naturals: int
    max_wilds: int
    ratio: str
    canasta: int
    natural_bonus: int
    mixed_bonus: int
    out_canastas: int
    out_bonus: int
    discard_required: bool
    discard_forbidden: bool
    seats: int
    sides: tuple[tuple[int, ...], ...]
    side_of: tuple[int, ...]
    take_pair: bool
    take_wild: bool
    take_top: bool
    frozen_unopened: bool
    black_threes_melt: bool
    target: int
    plain: bool

    def room(self, naturals: int) -> int:
        """How many wild cards a meld with ``naturals`` natural cards may hold."""
        by_ratio = {"not_more": naturals, "fewer": naturals - 1, "double": naturals // 2}.get(self.ratio, self.max_wilds)
        return max(0, min(self.max_wilds, by_ratio))


@lru_cache(maxsize=64)
def figures(rules: Rules) -> Figures:
    """The figures of ``rules``."""
    values = {str(name): int(points) for name, points in rules["card.values"]}
    points = [0] * RANKS
    for rank in Rank:
        points[rank] = values.get(rank.text, 0)
    points[THREE] = rules["black3.value" if rules["meld.threes"] else "black3.hand_value"]
    frozen_by = rules["pile.frozen_by"]
    ways = rules["pile.unfrozen_allows"]
    most = rules["meld.max_wilds"]
    return Figures(
        points=tuple(points),
        ranks=range(THREE if rules["meld.threes"] else Rank.FOUR, Rank.ACE + 1),
        copies=4 * rules["deck.packs"],
        min_size=rules["meld.min_size"],
        min_naturals=rules["meld.min_naturals"],
        max_wilds=99 if most == "none" else most,
        ratio=rules["meld.wild_ratio"],
        canasta=rules["canasta.size"],
        natural_bonus=rules["canasta.natural"],
        mixed_bonus=rules["canasta.mixed"],
        out_canastas=rules["out.canastas"],
        out_bonus=rules["out.bonus"],
        discard_required=rules["out.discard"] == "required",
        discard_forbidden=rules["out.discard"] == "forbidden",
        seats=rules["players"],
        sides=rules.sides,
        side_of=tuple(rules.side_of),
        take_pair="natural_pair" in ways,
        take_wild="natural_plus_wild" in ways,
        take_top="add_top_to_meld" in ways,
        frozen_unopened=not frozen_by.isdisjoint({"always", "unopened_side"}),
        black_threes_melt=rules["black3.meld"] != "never",
        target=rules["game.target"],
        plain=bool(is_plain(tables_for(rules))),
    )
