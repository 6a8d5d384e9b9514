"""The opening: a side's first meld (A5)."""

from __future__ import annotations

from canasta.rules.domain import Number, OneOf, YesNo
from canasta.rules.domain_lists import Tiers
from canasta.rules.option import Option
from canasta.rules.value import LOWEST

OPTIONS = (
    Option(
        name="initial.tiers",
        domain=Tiers(),
        default=((LOWEST, 15), (0, 50), (1500, 90), (3000, 120)),
        said_by=("000", "001", "003", "004"),
        interacts=("initial.score_basis", "game.target"),
    ),
    Option(
        name="initial.score_basis",
        domain=OneOf(("team_total_before_deal", "own_score", "round_number")),
        default="team_total_before_deal",
        said_by=("000", "001", "003", "004"),
        interacts=("initial.tiers", "teams"),
    ),
    Option(name="initial.combine_melds", domain=YesNo(), default=True, said_by=("000", "001", "003", "004")),
    Option(
        name="initial.bonus_counts",
        domain=OneOf(("no", "canastas")),
        default="no",
        said_by=("000", "001", "003"),
        interacts=("initial.tiers",),
    ),
    Option(
        name="initial.top_card_counts",
        domain=YesNo(),
        default=True,
        said_by=("000", "002"),
        interacts=("initial.tiers",),
    ),
    Option(
        name="initial.per",
        domain=OneOf(("team", "player")),
        default="team",
        said_by=("000", "001", "002", "003", "004"),
        interacts=("teams", "pile.frozen_by"),
    ),
    Option(
        name="initial.waived_if_concealed_out",
        domain=OneOf(("yes", "no", "only_from_stock")),
        default="only_from_stock",
        interacts=("out.concealed_who", "out.concealed_with_pile"),
    ),
    Option(
        name="initial.wilds",
        domain=OneOf(("allowed", "barred")),
        default="allowed",
        interacts=("initial.natural_triple",),
    ),
    Option(
        name="initial.natural_triple",
        domain=OneOf(("no", "yes", "or_wild")),
        default="no",
        interacts=("initial.wilds", "initial.splash", "pile.before_opening"),
    ),
    Option(
        name="initial.splash",
        domain=YesNo(),
        default=False,
        interacts=("initial.tiers", "initial.natural_triple"),
    ),
    Option(
        name="initial.bonus_draw",
        domain=Number(0, 26),
        default=0,
        interacts=("deal.talon",),
    ),
)
