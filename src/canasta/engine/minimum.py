"""The opening minimum of a side (options initial.tiers, initial.score_basis)."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.rules import Rules


def minimum_of(rules: Rules, scores: Sequence[int], side: int, deal_number: int) -> int:
    """The points that the first melds of ``side`` need in a deal, from the totals before it (or the deal's number).

    Conditions in place of a number are not playable, so it is a number.
    """
    basis = deal_number if rules["initial.score_basis"] == "round_number" else scores[side]
    return int(rules.minimum_at(basis))
