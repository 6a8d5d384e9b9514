"""An irregularity that somebody committed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Breach:
    """What ``seat`` did against the rules of play; ``kind`` is one of ``canasta.rules.IRREGULARITIES``.

    ``turn``: in which turn of the deal, from 1 (0: not said). What it costs is a matter of the rules.
    """

    seat: int
    kind: str
    turn: int = 0
