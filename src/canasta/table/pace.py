"""How quickly bots act, so that people can follow."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds that pass before a bot's first act of a turn, and before each further one."""

    first: float
    further: float


PACES = {
    "slow": Pace(1.8, 1.4),
    "normal": Pace(1.0, 0.8),
    "fast": Pace(0.35, 0.25),
    "once": Pace(0.0, 0.0),
}
DEFAULT_PACE = "normal"
