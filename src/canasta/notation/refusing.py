"""Whether a refusal names the place that a case says it must."""

from __future__ import annotations

import re

from canasta.notation.document import key_path
from canasta.notation.fault import NotationError
from canasta.notation.rule_text import RulesFault

_LINE = re.compile(r"(?:line )?([1-9][0-9]{0,6})")


def names_place(fault: NotationError, place: str | int) -> bool:
    """Whether the refusal names ``place``: a line, an option of the rules, or a key, perhaps without what stands around it.

    ``hands`` is named by ``position.hands[2]``; so is ``hands[2]``, but not ``hands[1]``.
    """
    if isinstance(place, int):
        return fault.line == place
    if line := _LINE.fullmatch(place):
        return fault.line == int(line[1])
    if isinstance(fault, RulesFault) and place in fault.options:
        return True
    wanted, named = _steps(place), _steps(fault.key)
    for start in range(len(named) - len(wanted) + 1):
        pairs = zip(wanted, named[start : start + len(wanted)], strict=True)
        if wanted and all(name == other and numbers == those[: len(numbers)] for (name, numbers), (other, those) in pairs):
            return True
    return False


def _steps(key: str) -> list[tuple[str, tuple[int, ...]]]:
    """``position.hands[2]`` as names, each with the numbers that follow it."""
    steps: list[tuple[str, tuple[int, ...]]] = []
    for part in key_path(key):
        if isinstance(part, str):
            steps.append((part, ()))
        elif steps:
            steps[-1] = (steps[-1][0], (*steps[-1][1], part))
    return steps
