"""Rule sets at random: every option of the engine takes part, in combinations nobody has thought of."""

from __future__ import annotations

from random import Random

from canasta.rules import OPTIONS, PRESETS, Option, Rules, Value
from canasta.rules.domain import Number, OneNumber, OneOf, SetOf, YesNo

#: Numbers that make deals differ, where the domain is wide.
_NUMBERS = {
    "players": (2, 3, 4, 5, 6),
    "deck.packs": (2, 3),
    "deck.jokers": (0, 2, 4, 6),
    "deal.hand_size": (3, 5, 11, 13),
    "canasta.concealed_bonus": (0, 100),
    "black3.value": (5, 0),
    "black3.hand_value": (5, 100),
    "out.canastas": (1, 1, 2),
}
#: Lists: the openings that matter are the low ones, which random play reaches.
_LISTS: dict[str, tuple[Value, ...]] = {
    "initial.tiers": (((-1_000_000_000, 0),), ((-1_000_000_000, 15), (0, 30)), ((-1_000_000_000, 90),)),
}


def values_of(option: Option, rng: Random) -> Value:
    """A value of the option, or its default where the domain gives no choice worth making."""
    domain = option.domain
    choices: list[Value] = [option.default]
    if isinstance(domain, YesNo):
        choices = [True, False]
    elif isinstance(domain, OneOf):
        choices = list(domain.choices)
    elif isinstance(domain, OneNumber):
        choices = [*domain.numbers, *domain.others]
    elif isinstance(domain, SetOf):
        choices = [frozenset(word for word in domain.choices if rng.random() < 0.5)]
        choices += [frozenset({domain.alone})] if domain.alone else []
    elif option.name in _NUMBERS:
        choices = list(_NUMBERS[option.name])
    elif option.name in _LISTS:
        choices = list(_LISTS[option.name])
    elif isinstance(domain, Number) and domain.most - domain.least <= 3:
        choices = list(range(domain.least, domain.most + 1))
    return rng.choice(choices)


CHANGEABLE = [option for option in OPTIONS.values() if not (option.constant or option.derived or option.table or option.alike)]


def random_rules(rng: Random) -> Rules:
    """A preset with one to fifteen options changed; always playable."""
    while True:
        changes = {option.name: values_of(option, rng) for option in rng.sample(CHANGEABLE, rng.randint(1, 15))}
        rules = Rules(rng.choice(list(PRESETS)), changes)
        if not rules.problems():
            return rules


def many_rules(count: int, seed: str) -> list[Rules]:
    """``count`` random rule sets, the same for the same seed."""
    rng = Random(seed)
    return [random_rules(rng) for _ in range(count)]
