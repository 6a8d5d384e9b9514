"""The opening minimum of a side (options initial.tiers, initial.score_basis)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from canasta.engine.breach import Breach
from canasta.rules import IRREGULARITIES, Rules

#: In the order of the core's numbers -1, -2, -3.
CONDITIONS = ("canasta", "canasta_200", "natural_canasta")


def minimum_of(rules: Rules, scores: Sequence[int], side: int, deal_number: int, breaches: Iterable[Breach] = ()) -> int | str:
    """What the first melds of ``side`` need in a deal, from the totals before it (or the deal's number).

    Points, or the name of a condition: ``canasta``, ``canasta_200``, ``natural_canasta``. Short openings that were taken back
    (``breaches``) raise points, never a condition, where the rules have penalties.
    """
    basis = deal_number if rules["initial.score_basis"] == "round_number" else scores[side]
    minimum: int | str = rules.minimum_at(basis)
    if isinstance(minimum, str):
        return minimum
    own = (IRREGULARITIES[found.kind] for found in breaches if rules.side_of[found.seat] == side)
    return minimum + sum(kind.minimum_in(rules) for kind in own)


def to_core(minimum: int | str) -> int:
    """A minimum as the core has it: conditions are numbers below 0."""
    return minimum if isinstance(minimum, int) else -1 - CONDITIONS.index(minimum)


def from_core(need: int) -> int | str:
    """A minimum of the core as points or the name of its condition."""
    return CONDITIONS[-1 - need] if need < 0 else need
