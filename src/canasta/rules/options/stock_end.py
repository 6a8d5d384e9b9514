"""When the stock runs out (A10)."""

from __future__ import annotations

from canasta.rules.domain import OneOf
from canasta.rules.option import Option

OPTIONS = (
    Option(
        name="stock_end.when",
        domain=OneOf(("play_on_while_taken", "immediate")),
        default="play_on_while_taken",
        said_by=("000", "001", "003", "004"),
        interacts=("stock_end.forced_take",),
    ),
    Option(
        name="stock_end.forced_take",
        domain=OneOf(("if_top_fits_own_meld", "always_if_legal", "never")),
        default="if_top_fits_own_meld",
        said_by=("000", "001", "003", "004"),
        interacts=("stock_end.when", "pile.unfrozen_allows"),
    ),
    Option(
        name="stock_end.last_card_red3",
        domain=OneOf(("end_no_meld", "end_after_meld", "play_on", "end_in_hand")),
        default="end_no_meld",
        said_by=("004",),
        interacts=("red3.replacement", "red3.hand_penalty", "stock_end.short_draw"),
    ),
    Option(
        name="stock_end.short_draw",
        domain=OneOf(("counts", "ends")),
        default="counts",
        interacts=("draw.count", "stock_end.last_card_red3"),
    ),
    Option(name="stock_end.out_bonus", domain=OneOf(("none",)), default="none", said_by=("000",), constant=True),
    Option(
        name="stock_end.top_only",
        domain=OneOf(("off", "on")),
        default="off",
        interacts=("stock_end.forced_take",),
    ),
)
