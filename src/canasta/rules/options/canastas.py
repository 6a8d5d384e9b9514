"""Canastas and their bonuses (A8)."""

from __future__ import annotations

from canasta.rules.domain import Number, YesNo
from canasta.rules.domain_lists import CountBonuses
from canasta.rules.option import Option

_ALL = ("000", "001", "002", "003", "004")

OPTIONS = (
    Option(name="canasta.size", domain=Number(7, 7), default=7, said_by=_ALL, constant=True),
    Option(name="canasta.natural", domain=Number(0, 10_000), default=500, said_by=_ALL, interacts=("canasta.mixed",)),
    Option(name="canasta.mixed", domain=Number(0, 10_000), default=300, said_by=_ALL, interacts=("canasta.natural",)),
    Option(
        name="canasta.concealed_bonus",
        domain=Number(0, 1000),
        default=0,
        said_by=("002",),
        interacts=("out.concealed_total",),
    ),
    Option(
        name="canasta.card_values_added",
        domain=YesNo(),
        default=True,
        said_by=("000", "001", "003", "004"),
        constant=True,
    ),
    Option(
        name="canasta.count_bonus",
        domain=CountBonuses(),
        default=(),
        interacts=("canasta.natural", "canasta.mixed", "canasta.set_bonuses"),
    ),
)
