"""Turns as lines (docs/notation.md, "Actions"): a seat, what it did, a comment."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from canasta.engine.action import Action
from canasta.notation.actions import read_action, write_action
from canasta.notation.fault import ActionTextError

_COMMENT = re.compile(r"(?:^|\s)#(?=\s|$)")
_SEAT = re.compile(r"\s*([0-9]{1,2}):(?=\s|$)")
_ACT = re.compile(r"\S+")


@dataclass(frozen=True, slots=True)
class TurnLine:
    """One line: ``acts`` of ``seat`` in order (a partner's answers stand in the asker's line), and the comment after them.

    A line of comment alone has no seat. ``columns`` says where each act begins (from 1), ``line`` which line it is (from 1);
    neither is part of what the line says.
    """

    seat: int | None
    acts: tuple[Action, ...] = ()
    comment: str = ""
    line: int = field(default=0, compare=False)
    columns: tuple[int, ...] = field(default=(), compare=False)


def read_turns(text: str) -> list[TurnLine]:
    """The lines of ``text``; empty ones are left out. Raises ``ActionTextError`` with line and column."""
    lines = (read_turn(line, number) for number, line in enumerate(text.split("\n"), 1) if line.strip())
    return list(lines)


def read_turn(text: str, line: int = 1) -> TurnLine:
    """One line of a record. No blank may stand within an act. Raises ``ActionTextError``."""
    comment = _COMMENT.search(text)
    acted = text[: comment.start()] if comment else text
    said = text[comment.end() :].strip() if comment else ""
    if not acted.strip() and comment:
        return TurnLine(None, comment=said, line=line)
    seat = _SEAT.match(acted)
    if seat is None:
        raise ActionTextError("notation-turn-seat", {"text": acted.strip()}, line=line, column=1)
    acts: list[Action] = []
    columns: list[int] = []
    for act in _ACT.finditer(acted, seat.end()):
        try:
            acts.append(read_action(act[0]))
        except ActionTextError as error:
            error.line, error.column = line, act.start() + error.column
            raise
        columns.append(act.start() + 1)
    if not acts:
        raise ActionTextError("notation-turn-empty", line=line, column=seat.end() + 1)
    return TurnLine(int(seat[1]), tuple(acts), said, line, tuple(columns))


def write_turn(turn: TurnLine) -> str:
    """The canonical line, without its line break."""
    said = f" # {turn.comment}".rstrip() if turn.comment else ""
    if turn.seat is None:
        return said or " #"
    return f"{turn.seat}: " + " ".join(map(write_action, turn.acts)) + said
