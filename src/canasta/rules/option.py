"""One option of the rules with all that is known of it.

The registry of options is the one source for reading, checking, documents and editors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from canasta.rules.domain import Domain
from canasta.rules.value import Value

#: The five documents that the rules are built on, by number.
DOCUMENTS = ("000", "001", "002", "003", "004")

#: The groups of options, named for what a player would look for, in the order of the reference.
GROUPS = ("deal", "draw", "meld", "opening", "pile", "threes", "canastas", "out", "end", "score", "penalties")

Derive: TypeAlias = Callable[[Mapping[str, Value]], Value]


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """A rule that can be set.

    ``default`` is the value of ``classic``. Where ``follows`` names other options, the value follows from theirs unless set:
    ``derive`` gives it. ``said_by`` are the documents that say something on the point; ``authorities`` values in the notation,
    each with the codes of the established sources that play it. ``interacts`` are options to be read together with this one.
    ``constant``: one possible value. ``derived``: never typed in. ``table``: read by the table, not by the engine. ``alike``: a
    way of speaking; all values lead to the same play.
    """

    name: str
    domain: Domain
    default: Value
    group: str = ""
    said_by: tuple[str, ...] = ()
    interacts: tuple[str, ...] = ()
    authorities: tuple[tuple[str, tuple[str, ...]], ...] = ()
    follows: tuple[str, ...] = ()
    derive: Derive | None = None
    constant: bool = False
    derived: bool = False
    table: bool = False
    alike: bool = False

    @property
    def meaning(self) -> str:
        """Message id of the one sentence that says what the option means."""
        return "option-" + self.name.replace(".", "-").replace("_", "-")

    @property
    def title(self) -> str:
        """Message id of the option's short name."""
        return f"{self.meaning}.title"

    @property
    def sources(self) -> dict[str, str]:
        """Document number -> message id of what the document says, or ``silent``."""
        return {number: f"{self.meaning}.seed{number}" if number in self.said_by else "silent" for number in DOCUMENTS}

    def label(self, word: str) -> str:
        """Message id of the label of one of the domain's words."""
        return f"{self.meaning}.v-{word.replace('_', '-')}"

    def text(self, value: Value) -> str:
        """The canonical text of a value."""
        return self.domain.text(value)
