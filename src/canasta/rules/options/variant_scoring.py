"""Scoring that depends on how a side ended the deal."""

from __future__ import annotations

from canasta.rules.domain import Number, OneOf
from canasta.rules.option import Option

OPTIONS = (
    Option(
        name="score.no_canasta_melds",
        domain=OneOf(("plus", "minus")),
        default="plus",
        interacts=("score.canasta_needed_for_plus", "red3.sign"),
    ),
    Option(
        name="score.open_penalties",
        domain=OneOf(("none", "modern")),
        default="none",
        interacts=("score.open_wild_penalty", "out.open_special", "canasta.aces", "canasta.sevens"),
    ),
    Option(
        name="score.open_wild_penalty",
        domain=Number(0, 10_000),
        default=0,
        interacts=("meld.wild_only", "score.open_penalties"),
    ),
    Option(
        name="score.hand_triples",
        domain=OneOf(("none", "modern")),
        default="none",
        interacts=("score.open_penalties",),
    ),
)
