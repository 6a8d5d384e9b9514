"""The key ``rules`` of a file, and a rule string as a text of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.notation.document import Table
from canasta.notation.fault import NotationError
from canasta.rules import Rules, RulesError

if TYPE_CHECKING:
    from canasta.words import Words

#: What is played where a file does not say.
DEFAULT_RULES = "classic"


class RulesFault(NotationError):
    """A rule string that cannot be used: ``rules_error`` names every fault of it."""

    rules_error: RulesError

    def sentence(self, words: Words) -> str:
        """All faults, one after another."""
        return " ".join(fault.text(words.lang) for fault in self.rules_error.faults)

    @property
    def options(self) -> tuple[str, ...]:
        """The options that are at fault."""
        return tuple(option for fault in self.rules_error.faults for option in fault.options)


def read_rules(top: Table, default: str = DEFAULT_RULES) -> Rules:
    """The rules of a file, which can be played; ``default`` where the key is left out. Raises ``NotationError``."""
    value = top.get("rules")
    text = value.as_text() if value else default
    try:
        return Rules.read(text)
    except RulesError as error:
        path = (*top.path, "rules")
        place = top.document.fault(path, "notation-rules")
        column = error.faults[0].column
        within = top.document.places.within(path, 1, column) if column else None
        line, at = (within.line, within.column) if within else (place.line, place.column)
        fault = RulesFault("notation-rules", key=place.key, line=line, column=at, file=place.file)
        fault.rules_error = error
        raise fault from None


def read_rule_string(text: str) -> Rules:
    """The rules that a rule string writes. Raises ``RulesFault``."""
    try:
        return Rules.read(text)
    except RulesError as error:
        fault = RulesFault("notation-rules", column=error.faults[0].column)
        fault.rules_error = error
        raise fault from None
