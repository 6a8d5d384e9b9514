"""Melds of cards of one suit in sequence (Samba and its relatives)."""

from __future__ import annotations

from canasta.rules.domain import Number, OneOf, YesNo
from canasta.rules.option import Option

OPTIONS = (
    Option(
        name="sequence.wilds",
        domain=Number(0, 1),
        default=0,
        said_by=("000",),
        interacts=("meld.sequences", "sequence.wild_when", "sequence.mixed_bonus"),
    ),
    Option(
        name="sequence.wild_when",
        domain=OneOf(("only_in_seven", "any")),
        default="only_in_seven",
        interacts=("sequence.wilds",),
    ),
    Option(
        name="sequence.bonus",
        domain=Number(0, 10_000),
        default=1500,
        said_by=("000",),
        interacts=("meld.sequences", "sequence.mixed_bonus"),
    ),
    Option(
        name="sequence.mixed_bonus",
        domain=Number(0, 10_000),
        default=1000,
        interacts=("sequence.wilds", "sequence.bonus"),
    ),
    Option(
        name="sequence.short_penalty",
        domain=Number(0, 10_000),
        default=0,
        interacts=("meld.sequences",),
    ),
    Option(
        name="sequence.extend_when_out",
        domain=YesNo(),
        default=False,
        interacts=("meld.sequences",),
    ),
    Option(
        name="sequence.take_yields",
        domain=OneOf(("all", "top_only")),
        default="all",
        interacts=("meld.sequences", "pile.unfrozen_allows", "pile.take_amount"),
    ),
)
