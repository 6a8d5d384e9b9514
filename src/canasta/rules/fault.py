"""What is wrong with a rule string or a set of options: data, put in words by the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from canasta.words import Words


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong.

    ``code`` is stable; its sentence is the message ``rules-fault-<code>``. ``options`` are the options concerned, the one to
    change first. ``column`` counts from 1 in the rule string (0: the fault is not at one place of it). ``args`` fill the
    sentence.
    """

    code: str
    options: tuple[str, ...] = ()
    column: int = 0
    args: dict[str, int | str] = field(default_factory=dict, hash=False)

    @property
    def place(self) -> str:
        """Where: the name of the option, or the column of the rule string."""
        return self.options[0] if self.options else str(self.column)

    def at(self, columns: Mapping[str, int]) -> Fault:
        """The fault at the first of its options that a rule string sets (``columns`` by option name)."""
        if self.column:
            return self
        return replace(self, column=next((columns[name] for name in self.options if name in columns), 0))

    @property
    def message(self) -> str:
        """The id of the fault's sentence."""
        return f"rules-fault-{self.code}"

    def text(self, lang: str = "en") -> str:
        """The fault as a sentence."""
        args = {name: str(value) for name, value in self.args.items()}
        return Words(lang).text(self.message, option=self.place, column=str(self.column), **args)


class RulesError(ValueError):
    """Rules that cannot be used. ``faults`` names everything that is wrong, never empty."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(faults)
        self.faults = faults

    def text(self, lang: str = "en") -> str:
        """All faults as sentences, one a line."""
        return "\n".join(fault.text(lang) for fault in self.faults)

    def __str__(self) -> str:
        return self.text()


class ValueFault(ValueError):
    """A value outside its domain. ``code`` and ``args_`` become a ``Fault`` once the option is known."""

    def __init__(self, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args
