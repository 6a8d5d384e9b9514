"""What the referee's page sends and gets, as structs (docs/protocol.md, "Referee")."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from canasta.web.rule_messages import DocumentSays, SourcePlays

#: The longest case that is read, in characters.
LONGEST_CASE = 20_000


class CaseRequest(Struct, forbid_unknown_fields=True):
    """A case in the notation (TOML)."""

    case: Annotated[str, Meta(max_length=LONGEST_CASE)]


class CaseText(Struct):
    """A case in the notation."""

    case: str


class Example(Struct):
    """A dispute of one of the documents, to be opened."""

    id: str
    title: str
    question: str
    document: str
    case: str


class Examples(Struct):
    """All examples."""

    examples: list[Example]


class PlacedFault(Struct):
    """What cannot be read or cannot be true, and where (line and column from 1; 0: not known)."""

    place: str
    text: str
    line: int
    column: int
    key: str


class CaseFaults(Struct):
    """Why a case cannot be ruled on."""

    faults: list[PlacedFault]


class Layout(Struct):
    """What lies on the table before anything is done. Cards that nobody named are ``??``."""

    rules: str
    seats: int
    sides: list[list[int]]
    phase: str
    to_move: int
    dealer: int
    round: int
    deal_number: int
    stock: int
    pile: list[str]
    hidden: int
    hands: list[list[str]]
    melds: list[list[list[str]]]
    red3: list[list[str]]
    feet: list[int]
    scores: list[int]
    frozen: bool
    blocked: bool
    minimums: list[str]
    tries: list[list[str]]


class Reason(Struct):
    """One broken rule: what would make the act legal, and what is said of the option that decides."""

    code: str
    option: str
    data: dict[str, int | str]
    text: str
    remedy: str
    option_title: str
    option_text: str
    meaning: str
    reading: str
    disagree: bool
    documents: list[DocumentSays]
    sources: list[SourcePlays]


class RulingView(Struct):
    """One ruling. ``refused_act`` counts from 0; -1: the last one, or none."""

    kind: str
    do: list[str]
    legal: bool
    refused_act: int
    holds: bool
    text: str
    lines: list[str]
    acts: list[str]
    violations: list[Reason]
    facts: list[tuple[str, str]]


class Rulings(Struct):
    """Everything that the referee says of a case."""

    name: str
    source: str
    rules: str
    title: str
    kind: str
    layout: Layout | None
    rulings: list[RulingView]
