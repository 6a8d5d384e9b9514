"""Who plays and what a turn is made of (A1, A3)."""

from __future__ import annotations

from collections.abc import Mapping

from canasta.rules.domain import Number, OneOf, YesNo
from canasta.rules.option import Option
from canasta.rules.value import Value


def _draw(values: Mapping[str, Value]) -> Value:
    """Two players draw two cards, more players one."""
    return 2 if values["players"] == 2 else 1


OPTIONS = (
    Option(
        name="turn.first_player",
        domain=OneOf(("left_of_dealer", "drawn_high")),
        default="left_of_dealer",
        said_by=("000", "001", "002", "004"),
        interacts=("deal.first_dealer", "turn.direction"),
        alike=True,
    ),
    Option(
        name="turn.direction",
        domain=OneOf(("clockwise", "anticlockwise")),
        default="clockwise",
        said_by=("000", "001", "002", "004"),
    ),
    Option(
        name="draw.count",
        domain=Number(1, 2),
        default=1,
        said_by=("000", "001", "002", "003", "004"),
        interacts=("players", "stock_end.short_draw"),
        follows=("players",),
        derive=_draw,
    ),
    Option(name="draw.final", domain=YesNo(), default=True, said_by=("000", "002"), constant=True, table=True),
    Option(
        name="meld.undo",
        domain=OneOf(("never", "within_turn", "with_penalty")),
        default="never",
        said_by=("000", "002"),
        interacts=("penalties",),
        table=True,
    ),
    Option(
        name="discard.required",
        domain=YesNo(),
        default=True,
        said_by=("000", "001", "002", "003", "004"),
        interacts=("out.discard", "discard.pass_if_cannot_go_out"),
        constant=True,
    ),
    Option(
        name="discard.pass_if_cannot_go_out",
        domain=OneOf(("off", "on")),
        default="off",
        interacts=("discard.required", "out.must_keep_if_not"),
    ),
    Option(name="meld.before_draw", domain=YesNo(), default=False, said_by=("000", "001", "002", "003", "004"), constant=True),
)
