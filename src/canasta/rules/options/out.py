"""Going out and the question to the partner (A9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from canasta.rules.domain import Number, OneOf
from canasta.rules.option import Option
from canasta.rules.value import Value


def _canastas(values: Mapping[str, Value]) -> Value:
    """Two for two players, and for six with three packs or more; one for all others."""
    six_with_three_packs = values["players"] == 6 and cast(int, values["deck.packs"]) >= 3
    return 2 if values["players"] == 2 or six_with_three_packs else 1


OPTIONS = (
    Option(
        name="out.canastas",
        domain=Number(1, 12, ("spec",)),
        default=1,
        said_by=("000", "001", "003", "004"),
        interacts=("players", "out.naturals", "out.mixed", "out.wilds", "out.sequences", "red3.sign", "out.must_keep_if_not"),
        follows=("players", "deck.packs"),
        derive=_canastas,
    ),
    Option(
        name="out.canasta_owner",
        domain=OneOf(("side",)),
        default="side",
        said_by=("000", "001", "003", "004"),
        constant=True,
    ),
    Option(
        name="out.discard",
        domain=OneOf(("optional", "required", "forbidden")),
        default="optional",
        said_by=("000", "001", "003", "004"),
        interacts=("discard.required", "black3.meld"),
    ),
    Option(
        name="out.must_keep_if_not",
        domain=OneOf(("keep_one_after_discard",)),
        default="keep_one_after_discard",
        said_by=("001", "003"),
        interacts=("out.canastas",),
        constant=True,
    ),
    Option(
        name="out.bonus",
        domain=Number(0, 10_000),
        default=100,
        said_by=("000", "001", "003", "004"),
        interacts=("out.concealed_total",),
    ),
    Option(
        name="out.concealed_total",
        domain=Number(0, 10_000),
        default=200,
        said_by=("000", "001", "003", "004"),
        interacts=("out.bonus", "out.concealed_who", "out.concealed_with_pile"),
    ),
    Option(
        name="out.concealed_who",
        domain=OneOf(("player_not_melded", "side_not_melded")),
        default="player_not_melded",
        said_by=("000", "001", "004"),
        interacts=("out.concealed_total",),
    ),
    Option(
        name="out.concealed_with_pile",
        domain=OneOf(("allowed", "no_bonus")),
        default="allowed",
        interacts=("out.concealed_total", "initial.waived_if_concealed_out"),
    ),
    Option(
        name="out.permission",
        domain=OneOf(("optional", "required", "off")),
        default="optional",
        said_by=("000", "001", "003", "004"),
        interacts=("out.permission_if", "out.permission_limit", "out.answer_binds", "teams"),
    ),
    Option(
        name="out.permission_if",
        domain=OneOf(("can_go_out", "any")),
        default="can_go_out",
        said_by=("003",),
        interacts=("out.permission",),
    ),
    Option(
        name="out.permission_when",
        domain=OneOf(("before_first_meld_of_turn",)),
        default="before_first_meld_of_turn",
        said_by=("000", "003"),
        interacts=("out.permission",),
        constant=True,
    ),
    Option(
        name="out.permission_limit",
        domain=OneOf(("per_turn", "per_deal")),
        default="per_turn",
        said_by=("000",),
        interacts=("out.permission", "out.answer_binds"),
    ),
    Option(
        name="out.answer_binds",
        domain=OneOf(("this_turn", "this_deal")),
        default="this_turn",
        said_by=("000", "001", "003", "004"),
        interacts=("out.permission", "out.permission_limit"),
    ),
    Option(
        name="out.question_extra_info",
        domain=OneOf(("none",)),
        default="none",
        said_by=("000", "001", "003"),
        constant=True,
        table=True,
    ),
)
