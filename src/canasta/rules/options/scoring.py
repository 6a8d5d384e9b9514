"""What cards and canastas count (A8)."""

from __future__ import annotations

from canasta.rules.domain import Number, OneOf, YesNo
from canasta.rules.domain_lists import CardValues, CountBonuses
from canasta.rules.option import Option

_ALL = ("000", "001", "002", "003", "004")

_CARD_VALUES = (
    *((rank, 5) for rank in "4567"),
    *((rank, 10) for rank in "89TJQK"),
    ("A", 20),
    ("2", 20),
    ("Jo", 50),
)

OPTIONS = (
    Option(
        name="card.values",
        domain=CardValues(),
        default=_CARD_VALUES,
        said_by=_ALL,
        interacts=("black3.value", "black3.hand_value", "initial.tiers"),
    ),
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
    Option(
        name="score.hand_minus",
        domain=OneOf(("both_partners",)),
        default="both_partners",
        said_by=("000", "001", "003", "004"),
        interacts=("black3.hand_value",),
        constant=True,
    ),
    Option(
        name="score.negative_total",
        domain=OneOf(("allowed",)),
        default="allowed",
        said_by=("000", "003", "004"),
        interacts=("initial.tiers",),
        constant=True,
    ),
    Option(name="score.margin", domain=OneOf(("report",)), default="report", said_by=("004",), constant=True),
    Option(
        name="score.canasta_needed_for_plus",
        domain=OneOf(("off", "on")),
        default="off",
        interacts=("out.canastas", "red3.sign", "score.no_canasta_melds"),
    ),
    Option(name="penalties", domain=YesNo(), default=False, interacts=("meld.undo",)),
)
