"""Taking the discard pile (A6)."""

from __future__ import annotations

from canasta.rules.domain import OneOf, SetOf, YesNo
from canasta.rules.option import Option

_ALL = ("000", "001", "002", "003", "004")

OPTIONS = (
    Option(
        name="pile.take_amount",
        domain=OneOf(("all", "top_7", "top_5", "top_3", "top_1")),
        default="all",
        said_by=_ALL,
    ),
    Option(
        name="pile.top_must_be_melded",
        domain=OneOf(("now",)),
        default="now",
        said_by=("000", "001", "003", "004"),
        constant=True,
    ),
    Option(
        name="pile.frozen_by",
        domain=SetOf(("wild_in_pile", "unopened_side"), alone="always"),
        default=frozenset({"wild_in_pile", "unopened_side"}),
        said_by=("000", "001", "002", "003", "004"),
        interacts=("start.freezes", "pile.frozen_needs", "pile.unfreeze"),
    ),
    Option(
        name="pile.frozen_needs",
        domain=OneOf(("natural_pair", "three_naturals")),
        default="natural_pair",
        said_by=("000", "001", "003", "004"),
        interacts=("pile.frozen_by",),
    ),
    Option(
        name="pile.unfrozen_allows",
        domain=SetOf(("natural_pair", "natural_plus_wild", "add_top_to_meld", "natural_plus_meld", "add_top_to_sequence")),
        default=frozenset({"natural_pair", "natural_plus_wild", "add_top_to_meld"}),
        said_by=("000", "001", "003", "004"),
        interacts=("pile.frozen_by", "meld.min_naturals", "pile.add_to_full_canasta"),
    ),
    Option(
        name="pile.two_wilds_plus_top",
        domain=YesNo(),
        default=False,
        said_by=_ALL,
        interacts=("meld.min_naturals",),
        constant=True,
    ),
    Option(
        name="pile.blocked_top",
        domain=SetOf(("joker", "two", "black3", "red3", "seven")),
        default=frozenset({"joker", "two", "black3", "red3"}),
        said_by=("000", "001", "003", "004"),
        interacts=("black3.stop", "start.cover", "pile.wild_top"),
    ),
    Option(
        name="pile.unfreeze",
        domain=OneOf(("when_taken",)),
        default="when_taken",
        said_by=("000", "002", "004"),
        interacts=("pile.frozen_by",),
        constant=True,
    ),
    Option(
        name="pile.one_card_hand",
        domain=OneOf(("forbid_if_pile_is_one_card", "allow")),
        default="forbid_if_pile_is_one_card",
        interacts=("stock_end.when",),
    ),
    Option(
        name="pile.add_to_full_canasta",
        domain=YesNo(),
        default=True,
        said_by=("000", "001"),
        interacts=("pile.unfrozen_allows", "meld.max_size"),
    ),
    Option(
        name="pile.browse",
        domain=OneOf(("top_only", "last_3", "all")),
        default="top_only",
        said_by=("000", "003"),
        table=True,
    ),
    Option(
        name="pile.freeze_spacing",
        domain=OneOf(("none", "natural_between")),
        default="none",
        interacts=("pile.frozen_by",),
    ),
    Option(
        name="pile.single_card_same_discard",
        domain=OneOf(("free", "other_card")),
        default="free",
    ),
)
