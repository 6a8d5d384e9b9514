"""What a meld is (A4)."""

from __future__ import annotations

from canasta.rules.domain import Number, OneNumber, OneOf
from canasta.rules.option import Option

_ALL = ("000", "001", "002", "003", "004")

OPTIONS = (
    Option(name="meld.min_size", domain=Number(3, 3), default=3, said_by=("000", "001", "002", "003"), constant=True),
    Option(name="meld.ranks", domain=OneOf(("4..A",)), default="4..A", said_by=("000", "001", "002", "003"), constant=True),
    Option(
        name="meld.sequences",
        domain=OneOf(("off", "on")),
        default="off",
        said_by=_ALL,
        interacts=("sequence.bonus", "sequence.wilds", "out.sequences", "pile.unfrozen_allows"),
    ),
    Option(
        name="meld.min_naturals",
        domain=Number(2, 4),
        default=2,
        said_by=_ALL,
        interacts=("meld.max_wilds", "meld.wild_ratio", "meld.naturals_for_wild", "pile.unfrozen_allows"),
    ),
    Option(
        name="meld.max_wilds",
        domain=OneNumber((2, 3), ("none",)),
        default=3,
        said_by=_ALL,
        interacts=("meld.min_naturals", "meld.wild_ratio"),
    ),
    Option(
        name="meld.wild_ratio",
        domain=OneOf(("none", "not_more", "fewer", "double")),
        default="none",
        said_by=_ALL,
        interacts=("meld.max_wilds", "meld.min_naturals"),
    ),
    Option(
        name="meld.wild_only",
        domain=OneOf(("off", "on", "twos")),
        default="off",
        said_by=_ALL,
        interacts=("meld.min_naturals", "meld.wild_lock", "canasta.wild", "out.wilds", "pile.wild_top"),
    ),
    Option(
        name="meld.per_rank",
        domain=OneOf(("one", "one_open", "many")),
        default="one",
        said_by=_ALL,
        interacts=("meld.max_size", "meld.join", "meld.finished_rank_dead"),
    ),
    Option(
        name="meld.max_size",
        domain=OneNumber((7, 11), ("unlimited",)),
        default="unlimited",
        said_by=_ALL,
        interacts=("canasta.size", "pile.add_to_full_canasta"),
    ),
    Option(
        name="meld.add_to_opponents",
        domain=OneOf(("never",)),
        default="never",
        said_by=("000", "001", "002", "004"),
        constant=True,
    ),
    Option(
        name="meld.wild_onto_natural_canasta",
        domain=OneOf(("allowed_becomes_mixed", "forbidden", "forbidden_on_all")),
        default="allowed_becomes_mixed",
        said_by=("000", "001"),
        interacts=("canasta.natural", "canasta.mixed"),
    ),
    Option(
        name="meld.first_round",
        domain=OneOf(("allowed", "nobody")),
        default="allowed",
        interacts=("initial.tiers",),
    ),
)
