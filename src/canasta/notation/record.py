"""A game record as data (docs/notation.md, "Game record")."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field

from canasta.cards import Card
from canasta.engine.breach import Breach
from canasta.notation.document import Table
from canasta.notation.turns import TurnLine
from canasta.rules import Rules

#: What the key ``format`` must say.
FORMAT = "canasta-record 1"


@dataclass(frozen=True, slots=True)
class Shuffle:
    """From which seed the pack of a deal came (docs/shuffle.md). ``commitment`` is empty where none was shown."""

    scheme: str
    seed: str
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal. The ``pack`` is known, or ``shuffle`` gives it, or ``hands``, ``upcard`` and ``red3`` tell what is known.

    ``hands`` are those after the threes of the deal were laid and replaced: cards, or how many; ``red3`` holds those, black ones
    too where they are laid like red. ``feet`` are those that were dealt,
    with what was seen of them since. ``score`` is ``None`` while the deal is not finished.
    ``cut`` is how many cards were lifted before it, where the rules pay for an exact cut.
    ``irregularities`` are those charged, each with its turn (the first is 1).
    """

    dealer: int
    pack: tuple[Card, ...] | None = None
    shuffle: Shuffle | None = None
    hands: tuple[int | tuple[Card, ...], ...] | None = None
    upcard: tuple[Card, ...] = ()
    red3: tuple[tuple[Card, ...], ...] | None = None
    feet: tuple[int | tuple[Card, ...], ...] | None = None
    turns: tuple[TurnLine, ...] = ()
    score: tuple[int, ...] | None = None
    cut: int | None = None
    irregularities: tuple[Breach, ...] = ()
    #: Where the deal stands in the file it was read from.
    table: Table | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A game: its rules, who sat where, and its deals in order; the last one may be unfinished.

    ``name`` is the key ``table``: what the commitments of the shuffles are bound to. ``time_up``: the time of the game was over
    before another deal could follow on the last one.
    """

    rules: Rules
    players: tuple[str, ...]
    date: datetime.date | None = None
    name: str = ""
    deals: tuple[DealRecord, ...] = ()
    time_up: bool = False
    file: str = field(default="", compare=False)
