"""The card that starts the discard pile (A2)."""

from __future__ import annotations

from canasta.rules.domain import OneOf, SetOf
from canasta.rules.option import Option

OPTIONS = (
    Option(
        name="start.upcard",
        domain=OneOf(("turned", "none", "italian_prefill")),
        default="turned",
        said_by=("000", "001", "002", "003", "004"),
        interacts=("start.cover", "start.freezes", "start.prefill_extra"),
    ),
    Option(
        name="start.cover",
        domain=SetOf(("joker", "two", "red3", "black3")),
        default=frozenset({"joker", "two", "red3"}),
        said_by=("000", "002", "003", "004"),
        interacts=("start.repeat_until", "start.freezes", "start.red3_in_pile"),
    ),
    Option(
        name="start.repeat_until",
        domain=OneOf(("first_ok_card", "one_cover_only")),
        default="first_ok_card",
        said_by=("000", "002", "003", "004"),
        interacts=("start.cover", "pile.blocked_top"),
    ),
    Option(
        name="start.freezes",
        domain=SetOf(("wild", "red3", "black3")),
        default=frozenset({"wild", "red3"}),
        said_by=("000", "001", "002", "004"),
        interacts=("start.cover", "pile.frozen_by"),
    ),
    Option(
        name="start.red3_in_pile",
        domain=OneOf(("stays_then_bonus_no_replacement", "to_first_player", "reshuffled", "discarded")),
        default="stays_then_bonus_no_replacement",
        said_by=("000", "002", "003"),
        interacts=("start.cover", "red3.replacement"),
    ),
    Option(
        name="start.prefill_extra",
        domain=OneOf(("none", "drawn")),
        default="none",
        interacts=("start.upcard",),
    ),
)
