"""What cards count, and how a deal is scored (A8)."""

from __future__ import annotations

from canasta.rules.domain import OneOf
from canasta.rules.domain_lists import CardValues
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
)
