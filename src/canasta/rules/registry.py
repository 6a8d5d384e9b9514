"""All options by name, in the order of the reference."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

from canasta.rules.option import GROUPS, Option
from canasta.rules.options import deal, game, meld, opening, out, pile, scoring, start, stock_end, threes, turn

_MODULES: dict[str, ModuleType] = {
    "deal": deal,
    "start": start,
    "turn": turn,
    "meld": meld,
    "opening": opening,
    "pile": pile,
    "threes": threes,
    "scoring": scoring,
    "out": out,
    "stock_end": stock_end,
    "game": game,
}

#: Option name -> option.
OPTIONS: dict[str, Option] = {option.name: replace(option, group=group) for group in GROUPS for option in _MODULES[group].OPTIONS}


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
