"""Which seats form which side. Seats run clockwise from 0."""

from __future__ import annotations

from functools import cache


@cache
def sides_of(players: int, teams: str) -> tuple[tuple[int, ...], ...]:
    """The sides, each a tuple of seats, in order of their first seat.

    Partners sit alternately: two sides A B A B …, three sides A B C A B C. Where sides form during the deal
    (``lone_hand``) each seat is a side of its own; with ``sit_out`` the five form A B A B B, the six A B A B A B.
    """
    if teams in ("individual", "lone_hand"):
        return tuple((seat,) for seat in range(players))
    count = 3 if teams == "3x2" else 2
    sides = [tuple(range(side, players, count)) for side in range(count)]
    if teams == "sit_out" and players % 2:
        sides = [sides[0][:-1], (*sides[1], players - 1)]
    return tuple(sides)
