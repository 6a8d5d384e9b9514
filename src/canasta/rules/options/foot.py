"""The second hand (the foot), and cards that a side draws as a bonus for opening (Hand and Foot, Modern American)."""

from __future__ import annotations

from canasta.rules.domain import Number, OneOf, YesNo
from canasta.rules.option import Option

OPTIONS = (
    Option(
        name="deal.foot",
        domain=Number(0, 15),
        default=0,
        said_by=("000",),
        interacts=("deal.hand_size", "deck.packs", "foot.pick_up", "out.partner_in_foot"),
    ),
    Option(
        name="foot.pick_up",
        domain=OneOf(("at_once_or_next_turn",)),
        default="at_once_or_next_turn",
        interacts=("deal.foot",),
        constant=True,
    ),
    Option(name="deal.talon", domain=YesNo(), default=False, interacts=("deal.turn_card",)),
    Option(name="deal.turn_card", domain=YesNo(), default=False, interacts=("deal.talon",)),
)
