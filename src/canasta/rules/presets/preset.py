"""What a preset is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from canasta.rules.value import Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A rule set by name.

    ``settings`` are the options it sets apart from the defaults; what follows from players, packs and feet is not repeated.
    ``sources`` are codes of ``SOURCES``, or the numbers of documents. ``choices`` are the options on which the sources are silent
    or disagree: their values are our choice, taken from ``relative`` (the nearest relative) unless the texts say otherwise.
    ``where`` says what it sets instead where another option is changed: (option, value) -> settings.
    """

    settings: dict[str, Value] = field(default_factory=dict)
    sources: tuple[str, ...]
    relative: str = "classic"
    choices: tuple[str, ...] = ()
    where: Mapping[tuple[str, Value], Mapping[str, Value]] = field(default_factory=dict)

    def given(self, changes: Mapping[str, Value]) -> dict[str, Value]:
        """What the preset and ``changes`` to it set together."""
        given = dict(self.settings)
        for (name, value), settings in self.where.items():
            if changes.get(name) == value:
                given.update(settings)
        return {**given, **changes}
