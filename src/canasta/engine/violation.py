"""Why an action is not legal: data, put in words by the catalogue."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Violation:
    """One broken rule.

    ``code`` is stable (docs/notation.md lists all); ``option`` names the rule option that decides it (empty where none does);
    ``data`` holds the numbers and names: ``have`` and ``need`` where something lacks, ``have`` and ``most`` where a limit is
    passed, ``rank`` / ``card`` / ``meld`` (as notation text) where one is meant.
    """

    code: str
    option: str = ""
    data: dict[str, int | str] = field(default_factory=dict)
    group: int = -1  # which group of a meld or take it is about (in a take, 0 is the claim); -1: the act as a whole


class IllegalAction(ValueError):
    """An action that the rules refuse here. ``violations`` lists every reason, never empty. Nothing was changed."""

    def __init__(self, violations: tuple[Violation, ...]) -> None:
        super().__init__(", ".join(violation.code for violation in violations))
        self.violations = violations
