"""The end of the game (A10)."""

from __future__ import annotations

from canasta.rules.domain import Number, OneOf
from canasta.rules.option import Option

OPTIONS = (
    Option(
        name="game.target",
        domain=Number(1, 1_000_000),
        default=5000,
        said_by=("000", "001", "003", "004"),
        interacts=("game.reach", "game.deals", "initial.tiers"),
    ),
    Option(
        name="game.deals",
        domain=Number(1, 20, ("none",)),
        default="none",
        said_by=("000",),
        interacts=("game.target", "initial.score_basis"),
    ),
    Option(
        name="game.reach",
        domain=OneOf(("at_least", "strictly_over")),
        default="at_least",
        said_by=("000", "001", "003", "004"),
        interacts=("game.target",),
    ),
    Option(
        name="game.end_check",
        domain=OneOf(("end_of_deal",)),
        default="end_of_deal",
        said_by=("000", "001", "003", "004"),
        constant=True,
    ),
    Option(
        name="game.both_over",
        domain=OneOf(("highest_total", "first_to_reach")),
        default="highest_total",
        said_by=("000", "001", "004"),
        interacts=("game.target", "game.exact_tie"),
    ),
    Option(
        name="game.exact_tie",
        domain=OneOf(("draw", "extra_deal", "shared")),
        default="draw",
        interacts=("game.both_over",),
    ),
    Option(
        name="game.short_tiers",
        domain=OneOf(("unchanged",)),
        default="unchanged",
        said_by=("000",),
        interacts=("game.target", "initial.tiers"),
        constant=True,
    ),
    Option(name="game.clock", domain=Number(10, 600, ("none",)), default="none", interacts=("game.exact_tie",)),
)
