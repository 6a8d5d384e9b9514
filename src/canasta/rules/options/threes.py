"""Red and black threes (A2, A7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from canasta.rules.domain import Number, OneOf, YesNo
from canasta.rules.domain_lists import Points
from canasta.rules.option import Option
from canasta.rules.value import Value

_ALL = ("000", "001", "002", "003", "004")


def _red3_values(values: Mapping[str, Value]) -> Value:
    """Two packs: 100 each, 800 for all four. More packs: 100 each to four, 200 each from five on (five 1000, six 1200).

    Where every player has a foot a red three is worth the same whether it is laid out or left over (100 unless set).
    """
    packs = cast(int, values["deck.packs"])
    if values["deal.foot"]:
        each = cast(int, values["red3.hand_penalty"]) or 100
        return tuple(each * count for count in range(1, 2 * packs + 1))
    if packs == 2:
        return (100, 200, 300, 800)
    return tuple(100 * count if count <= 4 else 200 * count for count in range(1, 2 * packs + 1))


OPTIONS = (
    Option(
        name="red3.replace_when",
        domain=OneOf(("before_first_turn", "on_own_first_turn")),
        default="before_first_turn",
        said_by=("000", "001", "002", "003"),
        interacts=("red3.replacement",),
    ),
    Option(
        name="red3.values",
        domain=Points(most=10_000, longest=16),
        default=(100, 200, 300, 800),
        said_by=_ALL,
        interacts=("deck.packs", "red3.sign"),
        follows=("deck.packs", "deal.foot", "red3.hand_penalty"),
        derive=_red3_values,
    ),
    Option(
        name="red3.sign",
        domain=OneOf(
            (
                "plus_if_melded",
                "plus_if_canasta",
                "plus_if_two_canastas",
                "plus_if_out_requirement",
                "by_canasta_count",
                "always_plus",
                "always_minus",
            )
        ),
        default="plus_if_melded",
        said_by=("000", "001", "003", "004"),
        interacts=("red3.values", "red3.minus_table", "out.canastas"),
    ),
    Option(
        name="red3.minus_table",
        domain=OneOf(("mirror",)),
        default="mirror",
        said_by=("000", "001", "003", "004"),
        interacts=("red3.values",),
        constant=True,
    ),
    Option(
        name="red3.replacement",
        domain=OneOf(("stock_yes_pile_no",)),
        default="stock_yes_pile_no",
        said_by=("000", "001", "002", "003"),
        constant=True,
    ),
    Option(name="red3.is_meld", domain=YesNo(), default=False, said_by=_ALL, constant=True),
    Option(
        name="black3.stop",
        domain=OneOf(("next_player_only", "until_covered")),
        default="next_player_only",
        said_by=("000", "001", "003", "004"),
        interacts=("pile.blocked_top",),
        alike=True,
    ),
    Option(
        name="black3.meld",
        domain=OneOf(("on_going_out_3_or_4_no_wild", "never")),
        default="on_going_out_3_or_4_no_wild",
        said_by=("000", "001", "002", "003"),
        interacts=("black3.value", "out.discard"),
    ),
    Option(
        name="black3.value",
        domain=Number(0, 1000),
        default=5,
        said_by=("000", "001", "002", "003", "004"),
        interacts=("black3.meld", "black3.hand_value"),
    ),
    Option(
        name="black3.hand_value",
        domain=Number(0, 1000),
        default=5,
        said_by=("000", "003", "004"),
        interacts=("black3.value", "black3.hand_when", "score.hand_minus"),
    ),
    Option(
        name="black3.four_going_out",
        domain=Number(0, 10_000, ("sum",)),
        default="sum",
        interacts=("black3.meld", "black3.value"),
    ),
)
