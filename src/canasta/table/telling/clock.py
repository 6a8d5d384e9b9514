"""The time that the rules give a game, in words."""

from __future__ import annotations

from canasta.table.table import Table
from canasta.words import Words

_MINUTE = 60_000


def clock_text(words: Words, table: Table, now: int) -> str:
    """How many minutes are left, begun ones counted whole, or that the time is over; empty where the rules have no clock."""
    if table.game.time_up:
        return words.text("clock-over" if table.over else "clock-up")
    left = table.time_left(now)
    if left is None or table.over:
        return ""
    return words.text("clock-left", n=max(1, -(-left // _MINUTE)))
