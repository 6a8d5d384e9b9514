"""The log of a table: rows that are only ever appended. Everything at a table is the fold of its rows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

#: kind -> what its body holds
KINDS = {
    "created": "how the table is set up: rules (text), seats, pace, open_hands, first_dealer, cut; always row 0",
    "deal": "a deal starts: number (from 1), dealer, scheme, seed (secret until the deal is over), commitment",
    "act": "seat acts: do (notation, every card named), id (the client's, for repeats; empty for bots)",
    "time": "the time that the rules give the game is over: no deal follows on the one that has begun",
    "ready": "seat has seen the score sheet and wants to go on",
    "pace": "bots act at another pace: pace",
}


@dataclass(frozen=True, slots=True)
class Row:
    """One fact of a table: its number (from 0, without gaps), when it happened (ms since 1970), its kind and body."""

    table: str
    seq: int
    time: int
    kind: str
    body: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of games shows of one, kept beside the log so that nobody has to replay it for that."""

    table: str
    rules: str
    seats: list[dict[str, str]]
    sides: list[list[int]]
    totals: list[int]
    target: int
    deal: int
    to_move: int
    over: bool
    updated: int


class Conflict(Exception):
    """A row with this number is there already: another process has written to the table. Read it again."""


class LogError(Exception):
    """The log could not be written; nothing of the batch is in it."""


class Log(Protocol):
    """Where rows go. ``append`` returns when they are durable, all or none of them."""

    async def append(self, rows: list[Row], summary: Summary) -> None:
        """Appends ``rows``. Raises ``Conflict`` or ``LogError``."""

    async def rows(self, table: str) -> list[Row]:
        """All rows of ``table``, in order; none where there is no such table."""
