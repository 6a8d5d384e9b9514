"""Canastas of wild cards, of certain ranks, and of many at once."""

from __future__ import annotations

from canasta.rules.domain import Number, OneOf
from canasta.rules.option import Option

_AS_OTHER = Number(0, 10_000, ("as_other",))

OPTIONS = (
    Option(
        name="canasta.wild",
        domain=Number(0, 10_000),
        default=2000,
        interacts=("meld.wild_only", "canasta.wild_twos", "canasta.wild_four_jokers", "canasta.wild_for"),
    ),
    Option(
        name="canasta.wild_twos",
        domain=_AS_OTHER,
        default="as_other",
        interacts=("canasta.wild", "canasta.wild_for"),
    ),
    Option(
        name="canasta.wild_four_jokers",
        domain=_AS_OTHER,
        default="as_other",
        interacts=("canasta.wild",),
    ),
    Option(
        name="canasta.wild_for",
        domain=OneOf(("every_side", "side_going_out")),
        default="every_side",
        interacts=("canasta.wild", "canasta.wild_twos"),
    ),
    Option(name="canasta.aces", domain=_AS_OTHER, default="as_other", interacts=("canasta.natural", "score.open_penalties")),
    Option(
        name="canasta.sevens",
        domain=_AS_OTHER,
        default="as_other",
        interacts=("canasta.natural", "meld.no_wild_ranks", "score.open_penalties"),
    ),
    Option(name="canasta.identical", domain=_AS_OTHER, default="as_other", interacts=("canasta.natural", "deck.packs")),
    Option(
        name="canasta.set_bonuses",
        domain=OneOf(("none", "italian")),
        default="none",
        interacts=("canasta.count_bonus",),
    ),
)
