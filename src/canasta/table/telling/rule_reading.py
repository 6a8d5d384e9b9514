"""Rules as somebody writes or changes them: read as far as they can be, with every fault."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from canasta.rules import ALIASES, OPTIONS, PRESETS, Fault, Rules, RulesError
from canasta.rules.checking import read_changes
from canasta.rules.reading import split_rule_text
from canasta.rules.value import Value

#: What is shown where nothing can be read.
_FALLBACK = "classic"


@dataclass(frozen=True, slots=True)
class RulesRead:
    """``rules``: what could be read (Classic where nothing could); ``whole``: whether all of it could. ``faults``: all of them,
    contradictions too.
    """

    rules: Rules
    whole: bool
    faults: tuple[Fault, ...]

    @property
    def playable(self) -> bool:
        """Whether a table can be set up with these rules."""
        return not self.faults


def read_rules_text(text: str) -> RulesRead:
    """The rules that a rule string names."""
    try:
        rules = Rules.read(text)
    except RulesError as error:
        parts = split_rule_text(text)
        changes, faults = read_changes(parts.settings)
        name = ALIASES.get(parts.preset, parts.preset)
        known = name in PRESETS
        rules = Rules(name if known else _FALLBACK, _settable(changes))
        return RulesRead(rules, known and not parts.faults and not faults, error.faults)
    return RulesRead(rules, True, ())


def changed_rules(base: str, changes: Mapping[str, str]) -> RulesRead:
    """``base`` with other values (in the notation) for some options. A change that cannot be read is a fault at its option."""
    start = read_rules_text(base)
    values: dict[str, Value] = {}
    faults: list[Fault] = []
    for name, text in changes.items():
        value, found = read_value(name, text)
        faults += found
        if value is not None:
            values[name] = value
    if faults or not start.whole:
        return RulesRead(start.rules, False, (*(() if start.whole else start.faults), *faults))
    rules = Rules(start.rules.preset, {**start.rules.changes, **values})
    return RulesRead(rules, True, rules.problems())


def read_value(name: str, text: str) -> tuple[Value | None, tuple[Fault, ...]]:
    """One value in the notation; ``None`` with its faults where it cannot be read."""
    parts = split_rule_text(f"{_FALLBACK}({name}={text})")
    changes, faults = read_changes(parts.settings)
    faults = (*parts.faults, *faults)
    if not faults and list(changes) != [name]:
        faults = (Fault("no-option", (name,)),)
    if faults:
        return None, tuple(Fault(fault.code, (name,), 0, fault.args) for fault in faults)
    return changes[name], ()


def _settable(changes: Mapping[str, Value]) -> dict[str, Value]:
    return {name: value for name, value in changes.items() if not OPTIONS[name].derived and not OPTIONS[name].constant}
