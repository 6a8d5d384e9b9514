"""All options by name, in the order of the reference."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

from canasta.rules.authorities import AUTHORITIES
from canasta.rules.option import GROUPS, Option
from canasta.rules.options import (
    canastas,
    deal,
    discard,
    foot,
    game,
    meld,
    opening,
    out,
    out_needs,
    penalties,
    pile,
    score,
    sequence,
    special_canastas,
    start,
    stock_end,
    threes,
    turn,
    variant_melds,
    variant_pile,
    variant_scoring,
    variant_threes,
)

_MODULES: dict[str, tuple[ModuleType, ...]] = {
    "deal": (deal, foot, start),
    "draw": (turn, discard),
    "meld": (meld, variant_melds, sequence),
    "opening": (opening,),
    "pile": (pile, variant_pile),
    "threes": (threes, variant_threes),
    "canastas": (canastas, special_canastas),
    "out": (out, out_needs),
    "end": (stock_end, game),
    "score": (score, variant_scoring),
    "penalties": (penalties,),
}

#: Option name -> option.
OPTIONS: dict[str, Option] = {
    option.name: replace(
        option,
        group=group,
        authorities=tuple((value, tuple(codes.split())) for value, codes in AUTHORITIES.get(option.name, ())),
    )
    for group in GROUPS
    for module in _MODULES[group]
    for option in module.OPTIONS
}


def _derived_last() -> tuple[Option, ...]:
    """The options whose values follow from others, each after those it follows."""
    ordered: list[Option] = []
    waiting = [option for option in OPTIONS.values() if option.derive]
    while waiting:
        names = {option.name for option in waiting}
        ready = [option for option in waiting if not names & set(option.follows)]
        ordered += ready
        waiting = [option for option in waiting if option not in ready]
    return tuple(ordered)


#: The options that follow from others, in an order in which they can be derived.
FOLLOWING = _derived_last()
