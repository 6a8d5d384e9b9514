"""What the referee says of one expectation, one try or one text that must be refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from canasta.engine.violation import Violation
from canasta.notation.fault import NotationError
from canasta.rules import Rules

if TYPE_CHECKING:
    from canasta.words import Words


@dataclass(frozen=True, slots=True)
class Difference:
    """A fact that does not hold: what is stated and what is found, both as plain data."""

    stated: Any
    found: Any


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ruling. ``kind`` is ``expect``, ``try`` or ``refused``; ``holds`` says whether everything stated of it is so."""

    file: str
    case: str
    kind: str
    holds: bool
    rules: Rules
    #: How many facts are stated; all that is known is in ``facts`` where none is.
    stated_facts: int = 0
    #: Plain data by name; of a ``try`` only what it states.
    facts: dict[str, Any] = field(default_factory=dict)
    differs: dict[str, Difference] = field(default_factory=dict)
    #: Of a try: its acts as written, whether all are legal, why not, and which act (from 0) was refused before the last.
    do: tuple[str, ...] = ()
    legal: bool = True
    stated_legal: bool | None = None
    violations: tuple[Violation, ...] = ()
    refused_act: int | None = None
    #: Of a try: stated codes and numbers that no violation carries.
    missing: tuple[str, ...] = ()
    #: Of a text that must be refused: what it should be, the refusal (``None``: it was read) and the place that had to be named.
    what: str = ""
    fault: NotationError | None = None
    place: str | int | None = None

    def to_json(self, words: Words) -> dict[str, Any]:
        """The ruling as docs/notation.md describes it for ``--json``."""
        start: dict[str, Any] = {"file": self.file, "case": self.case, "kind": self.kind}
        if self.kind == "try":
            start["do"] = self.do[0] if len(self.do) == 1 else list(self.do)
            start["legal"] = self.legal
            start["violations"] = [violation_json(violation, words) for violation in self.violations]
            if self.refused_act is not None:
                start["refused_act"] = self.refused_act
            if self.facts:
                start |= {"facts": self.facts, "differs": _differs(self.differs)}
        elif self.kind == "refused":
            start |= {"what": self.what, "refused": self.fault is not None}
            start |= {"fault": None if self.fault is None else fault_json(self.fault, words)}
        else:
            start |= {"facts": self.facts, "differs": _differs(self.differs)}
        return start | {"holds": self.holds}


def violation_json(violation: Violation, words: Words) -> dict[str, Any]:
    """A violation as plain data with its sentence."""
    text = words.violation(violation.code, violation.data, ruling=True)
    return {"code": violation.code, "option": violation.option, "data": dict(violation.data), "text": text}


def fault_json(fault: NotationError, words: Words) -> dict[str, Any]:
    """A refusal as plain data with its sentence."""
    return {"line": fault.line, "column": fault.column, "key": fault.key, "text": fault.sentence(words)}


def _differs(differs: dict[str, Difference]) -> dict[str, Any]:
    return {name: {"stated": difference.stated, "found": difference.found} for name, difference in differs.items()}
