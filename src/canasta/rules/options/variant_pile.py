"""Taking the pile in Samba, Hand and Foot, Modern American and their relatives."""

from __future__ import annotations

from canasta.rules.domain import Number, OneOf
from canasta.rules.option import Option

OPTIONS = (
    Option(
        name="pile.wild_top",
        domain=OneOf(("blocked", "like_pair")),
        default="blocked",
        interacts=("pile.blocked_top", "meld.wild_only"),
    ),
    Option(
        name="pile.before_opening",
        domain=OneOf(("allowed", "hand_opens", "forbidden")),
        default="allowed",
        interacts=("initial.tiers", "initial.top_card_counts", "pile.frozen_by"),
    ),
    Option(
        name="pile.full_rank_limit",
        domain=Number(3, 7, ("none",)),
        default="none",
        interacts=("meld.max_size", "pile.add_to_full_canasta"),
    ),
)
