"""What may be discarded."""

from __future__ import annotations

from canasta.rules.domain import OneOf
from canasta.rules.option import Option

OPTIONS = (
    Option(
        name="discard.threes",
        domain=OneOf(("allowed", "forbidden")),
        default="allowed",
        interacts=("black3.laid_like_red", "black3.first_round_discard"),
    ),
    Option(
        name="discard.wilds",
        domain=OneOf(("free", "last_or_all_wild")),
        default="free",
        interacts=("discard.jokers", "discard.empty_pile", "pile.frozen_by"),
    ),
    Option(
        name="discard.jokers",
        domain=OneOf(("allowed", "forbidden")),
        default="allowed",
        interacts=("discard.wilds", "deck.jokers"),
    ),
    Option(
        name="discard.empty_pile",
        domain=OneOf(("free", "limited")),
        default="free",
        interacts=("discard.wilds", "meld.finished_rank_dead"),
    ),
)
