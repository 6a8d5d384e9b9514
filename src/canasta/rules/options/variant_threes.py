"""Threes in Samba, Bolivia, Cuban, Hand and Foot and Modern American."""

from __future__ import annotations

from collections.abc import Mapping

from canasta.rules.domain import Number, OneOf, YesNo
from canasta.rules.option import Option
from canasta.rules.value import Value


def _unopened_foot(values: Mapping[str, Value]) -> Value:
    """As much as a red three left in the hand, where there are feet."""
    return values["red3.hand_penalty"] if values["deal.foot"] else 0


OPTIONS = (
    Option(
        name="red3.laying",
        domain=OneOf(("at_once", "optional")),
        default="at_once",
        interacts=("red3.hand_penalty", "red3.replace_when", "pile.blocked_top"),
    ),
    Option(
        name="red3.hand_penalty",
        domain=Number(0, 10_000),
        default=0,
        interacts=("red3.laying", "foot.red3_unopened", "red3.values"),
    ),
    Option(
        name="foot.red3_unopened",
        domain=Number(0, 10_000),
        default=0,
        interacts=("deal.foot", "red3.hand_penalty"),
        follows=("red3.hand_penalty", "deal.foot"),
        derive=_unopened_foot,
    ),
    Option(
        name="black3.laid_like_red",
        domain=YesNo(),
        default=False,
        said_by=("001",),
        interacts=("red3.values", "red3.sign", "black3.meld", "discard.threes"),
    ),
    Option(
        name="black3.in_taken_pile",
        domain=OneOf(("to_hand", "set_aside")),
        default="to_hand",
        interacts=("black3.value", "black3.meld"),
    ),
    Option(
        name="black3.first_round_discard",
        domain=OneOf(("allowed", "forbidden")),
        default="allowed",
        interacts=("discard.threes",),
    ),
    Option(
        name="black3.hand_when",
        domain=OneOf(("always", "another_goes_out")),
        default="always",
        interacts=("black3.hand_value", "black3.value"),
    ),
)
