"""``Rules``: one complete set of options, frozen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, cast

from canasta.cards.given import require
from canasta.rules.checking import checked_changes, no_preset, read_changes
from canasta.rules.fault import Fault, RulesError
from canasta.rules.option import Option
from canasta.rules.presets import ALIASES, PRESETS
from canasta.rules.problems import contradictions
from canasta.rules.reading import split_rule_text
from canasta.rules.registry import FOLLOWING, OPTIONS
from canasta.rules.sides import sides_of
from canasta.rules.value import Value


@dataclass(frozen=True, slots=True)
class Difference:
    """An option that two rule sets give different values."""

    option: Option
    value: Value
    other: Value

    @property
    def text(self) -> str:
        """The first value in the notation."""
        return self.option.text(self.value)

    @property
    def other_text(self) -> str:
        """The other value in the notation."""
        return self.option.text(self.other)


@dataclass(frozen=True, eq=False, repr=False)
class Rules(Mapping[str, Any]):
    """A complete set of rules: option name -> value. Hashable, picklable; equal when ``text`` is equal.

    ``rules["draw.count"]`` is resolved: values that follow the number of players or packs are filled in. Make rules with
    ``preset``, ``Rules.read`` or ``change``. ``change`` accepts what contradicts itself, so that an editor can show it;
    ``problems`` names it and ``require_playable`` refuses it.
    """

    preset: str
    changes: dict[str, Value] = field(default_factory=dict)
    """What these rules set apart from their preset, sorted by name."""

    def __post_init__(self) -> None:
        base = PRESETS[self.preset]
        kept: dict[str, Value] = {}
        for name, value in sorted(self.changes.items()):
            others = {key: other for key, other in self.changes.items() if key != name}
            if _resolve(base.given(others))[name] != value:
                kept[name] = value
        object.__setattr__(self, "changes", kept)

    @classmethod
    def read(cls, text: str) -> Rules:
        """The rules that a rule string names. Raises ``RulesError`` with every fault, contradictions too."""
        require(text, str, "rules", "a rule string such as 'classic(game.target=2500)'")
        return _read(text)

    @cached_property
    def _values(self) -> dict[str, Value]:
        return _resolve(PRESETS[self.preset].given(self.changes))

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __eq__(self, other: object) -> bool:
        return self.text == other.text if isinstance(other, Rules) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Rules.read({self.text!r})"

    def __str__(self) -> str:
        return self.text

    @cached_property
    def text(self) -> str:
        """The canonical rule string."""
        settings = ",".join(f"{name}={OPTIONS[name].text(value)}" for name, value in self.changes.items())
        return f"{self.preset}({settings})" if settings else self.preset

    def change(self, values: Mapping[str, Value]) -> Rules:
        """These rules with other values for some options. Raises ``RulesError`` for unknown options and impossible values."""
        require(values, Mapping, "values", "a mapping from names of options to values")
        return Rules(self.preset, {**self.changes, **checked_changes(values)})

    def problems(self) -> tuple[Fault, ...]:
        """Everything that keeps these rules from being played: where they contradict themselves."""
        return contradictions(self)

    def require_playable(self) -> None:
        """Raise ``RulesError`` with all ``problems``, if there are any."""
        faults = self.problems()
        if faults:
            raise RulesError(faults)

    def differences(self, other: Rules) -> tuple[Difference, ...]:
        """The options to which these rules and ``other`` give different values, in the order of the reference."""
        return tuple(Difference(option, self[name], other[name]) for name, option in OPTIONS.items() if self[name] != other[name])

    # Seats and sides.

    @property
    def players(self) -> int:
        """The number of players."""
        return cast(int, self["players"])

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The sides, each a tuple of seats, in order of their first seat."""
        return sides_of(self.players, self["teams"])

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """Each seat's side."""
        by_seat = {seat: side for side, seats in enumerate(self.sides) for seat in seats}
        return tuple(by_seat[seat] for seat in range(self.players))

    def partners(self, seat: int) -> tuple[int, ...]:
        """The other seats of a seat's side, in the order of play from that seat."""
        order = [self.seat_after(seat, steps) for steps in range(1, self.players)]
        return tuple(other for other in order if self.side_of[other] == self.side_of[seat])

    def seat_after(self, seat: int, steps: int = 1) -> int:
        """Who plays ``steps`` turns after ``seat``. Seats are numbered clockwise; ``turn.direction`` says which way play goes."""
        return (seat + (steps if self["turn.direction"] == "clockwise" else -steps)) % self.players

    @property
    def seats_dealt(self) -> int:
        """How many players take part in a deal: four where one of each three sits out, else all."""
        return 4 if self["teams"] == "sit_out" else self.players

    @property
    def canastas_to_go_out(self) -> int:
        """How many canastas a side needs in all before a player may go out: one at least, never fewer than the required kinds."""
        kinds = sum(self.number(f"out.{kind}") for kind in ("naturals", "mixed", "wilds", "sequences"))
        return max(self.limit("out.canastas") or 1, kinds)

    @property
    def scores_by_seat(self) -> bool:
        """Whether every seat has a score of its own."""
        return self["teams"] in ("individual", "lone_hand")

    # Values by the kind they have.

    def number(self, name: str) -> int:
        """The value of an option whose values are numbers."""
        return cast(int, self[name])

    def limit(self, name: str) -> int | None:
        """A number, or ``None`` where the value is the word for "no limit"."""
        value = self[name]
        return value if isinstance(value, int) else None

    def minimum_at(self, score: int) -> int | str:
        """The opening minimum of ``initial.tiers`` for a score (or a deal number): a number or the name of a condition."""
        tiers: tuple[tuple[int, int | str], ...] = self["initial.tiers"]
        return next(need for start, need in reversed(tiers) if score >= start)

    @cached_property
    def card_points(self) -> dict[str, int]:
        """Rank text (``4`` … ``A``, ``2``, ``Jo``) -> points."""
        return dict(self["card.values"])

    def red3_points(self, count: int) -> int:
        """What ``count`` red threes are worth together, without their sign."""
        values: tuple[int, ...] = self["red3.values"]
        return values[min(count, len(values)) - 1] if count else 0


def preset(name: str) -> Rules:
    """The rules of a preset, by its name or another name for it. Raises ``RulesError`` for an unknown name."""
    require(name, str, "preset", "the name of one")
    name = ALIASES.get(name, name)
    if name not in PRESETS:
        raise RulesError((no_preset(name),))
    return Rules(name)


@cache
def _read(text: str) -> Rules:
    parts = split_rule_text(text)
    changes, faults = read_changes(parts.settings)
    faults = (*parts.faults, *faults)
    name = ALIASES.get(parts.preset, parts.preset)
    if name not in PRESETS:
        raise RulesError(((no_preset(parts.preset),) if parts.preset else ()) + faults)
    rules = Rules(name, changes)
    doubtful = {name for fault in faults for name in fault.options}
    faults += tuple(clash for clash in contradictions(rules) if doubtful.isdisjoint(clash.options))
    if faults:
        columns = {setting.key: setting.column for setting in parts.settings}
        raise RulesError(tuple(sorted((fault.at(columns) for fault in faults), key=lambda fault: fault.column)))
    return rules


def _resolve(given: Mapping[str, Value]) -> dict[str, Value]:
    """All values: those given, the defaults of the others, and what follows from them."""
    values = {name: given.get(name, option.default) for name, option in OPTIONS.items()}
    for option in FOLLOWING:
        if option.name not in given and option.derive:
            values[option.name] = option.derive(values)
    return values
