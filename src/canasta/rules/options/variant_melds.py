"""What a meld is in Samba, Hand and Foot, Modern American and their relatives."""

from __future__ import annotations

from canasta.rules.domain import Number, OneOf, Ranks, YesNo
from canasta.rules.option import Option

OPTIONS = (
    Option(
        name="meld.naturals_for_wild",
        domain=Number(2, 6),
        default=2,
        interacts=("meld.min_naturals", "meld.max_wilds", "meld.rule_of_five"),
    ),
    Option(
        name="meld.no_wild_ranks",
        domain=Ranks(),
        default=frozenset(),
        interacts=("meld.max_wilds", "canasta.sevens"),
    ),
    Option(
        name="meld.rule_of_five",
        domain=YesNo(),
        default=False,
        interacts=("meld.max_wilds", "meld.naturals_for_wild"),
    ),
    Option(name="meld.join", domain=YesNo(), default=False, interacts=("meld.per_rank",)),
    Option(
        name="meld.finished_rank_dead",
        domain=YesNo(),
        default=False,
        interacts=("meld.per_rank", "meld.max_size", "discard.empty_pile"),
    ),
    Option(
        name="meld.wild_lock",
        domain=OneOf(("off", "on")),
        default="off",
        interacts=("meld.wild_only",),
    ),
    Option(
        name="meld.threes",
        domain=YesNo(),
        default=False,
        interacts=("black3.value", "red3.values", "black3.meld", "pile.blocked_top", "start.cover"),
    ),
)
