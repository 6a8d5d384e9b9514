"""What a table charges for acts that it refuses, where its rules have penalties (option penalties).

An act that was tried counts as done at a real table: it is taken back, and costs. Whoever only arranges cards has tried nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from canasta.engine import Action, Take, Violation
from canasta.rules import Irregularity, Rules, irregularity_in


def charge_for(rules: Rules, action: Action, violations: Sequence[Violation]) -> Irregularity | None:
    """What ``action`` was, that the rules refused with ``violations``; ``None`` where it costs nothing."""
    if not violations or not rules["penalties"]:
        return None
    taking = isinstance(action, Take) and bool(action.cards)
    found = irregularity_in({violation.code for violation in violations}, taking=taking)
    return found if found is not None and found.counts_in(rules) else None
