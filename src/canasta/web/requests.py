"""What comes and goes over HTTP, as structs."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from canasta.table.pace import DEFAULT_PACE
from canasta.table.setup import SeatWish, TableWish

_Word = Annotated[str, Meta(max_length=40)]


class SeatRequest(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: ``you``, or a ``bot`` with its level."""

    kind: _Word
    level: _Word = ""
    name: Annotated[str, Meta(max_length=200)] = ""


class TableRequest(Struct, forbid_unknown_fields=True):
    """A table as the page asks for it; empty for "play now"."""

    rules: Annotated[str, Meta(max_length=4000)] = ""
    seats: Annotated[list[SeatRequest], Meta(max_length=12)] = field(default_factory=list)
    pace: _Word = DEFAULT_PACE
    open_hands: bool = False
    first_dealer: int | None = None
    target: int | None = None
    seating: _Word = "choice"

    def wish(self) -> TableWish:
        """The same for the table layer."""
        seats = [SeatWish(seat.kind, seat.name, seat.level) for seat in self.seats]
        return TableWish(self.rules, seats, self.pace, self.open_hands, self.first_dealer, self.target, self.seating)


class Made(Struct):
    """A new table."""

    id: str


class FaultView(Struct):
    """What is wrong, and where."""

    place: str
    text: str


class Faults(Struct):
    """Everything that keeps a request from being met."""

    faults: list[FaultView]


class TableEntry(Struct):
    """One game of a list."""

    id: str
    rules: str
    title: str
    seats: list[str]
    me: int
    sides: list[list[int]]
    totals: list[int]
    target: int
    deals: int
    deal: int
    your_turn: bool
    over: bool
    updated: int


class TableList(Struct):
    """A browser's games, the newest first."""

    tables: list[TableEntry]


class FamilyView(Struct):
    """A group of games."""

    name: str
    title: str


class PresetView(Struct):
    """A game that can be chosen. ``deals``: after how many it ends (0: at a score)."""

    name: str
    family: str
    title: str
    summary: str
    seats: int
    sides: list[list[int]]
    target: int
    targets: list[int]
    deals: int
    differences: int
    difference_texts: list[str]


class BotView(Struct):
    """A bot that can be chosen."""

    level: str
    title: str


class SetupChoices(Struct):
    """What can be chosen for a table."""

    families: list[FamilyView]
    presets: list[PresetView]
    bots: list[BotView]
    paces: list[str]
    names: list[str]
    own: PresetView | None = None


class DifferenceView(Struct):
    """An option that a table sets apart from Classic."""

    option: str
    title: str
    here: str
    classic: str


class RulesSection(Struct):
    """A part of the rules in short."""

    id: str
    title: str
    lines: list[str]
    table: list[tuple[str, str]]


class RulesInShort(Struct):
    """A table's rules in short."""

    title: str
    rules: str
    differences: list[DifferenceView]
    sections: list[RulesSection]
