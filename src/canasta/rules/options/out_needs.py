"""What else is needed to go out: kinds of canastas, the partner's foot; and hands that end the deal by themselves."""

from __future__ import annotations

from canasta.rules.domain import Number, OneOf, YesNo
from canasta.rules.option import Option


def _kind(name: str, *neighbours: str) -> Option:
    """How many canastas of one kind are needed."""
    return Option(name=name, domain=Number(0, 6), default=0, interacts=("out.canastas", *neighbours))


OPTIONS = (
    _kind("out.naturals", "out.mixed"),
    _kind("out.mixed", "out.naturals"),
    _kind("out.wilds", "meld.wild_only", "out.wild_counts"),
    _kind("out.sequences", "meld.sequences"),
    Option(name="out.wild_counts", domain=YesNo(), default=True, interacts=("out.canastas", "out.wilds", "meld.wild_only")),
    Option(
        name="out.open_special",
        domain=OneOf(("allowed", "forbidden")),
        default="allowed",
        interacts=("score.open_penalties", "meld.wild_only"),
    ),
    Option(
        name="out.red3_per_canasta",
        domain=YesNo(),
        default=False,
        interacts=("out.canastas",),
    ),
    Option(
        name="out.partner_in_foot",
        domain=YesNo(),
        default=False,
        interacts=("deal.foot", "out.permission"),
    ),
    Option(
        name="special.hands",
        domain=OneOf(("none", "pag")),
        default="none",
        interacts=("deal.hand_size", "draw.count"),
    ),
)
