"""Whatever values are put together, a deal comes to its end: nobody is left without a legal act."""

from __future__ import annotations

from random import Random

import pytest

from canasta.cards import full_pack
from canasta.engine import Deal
from canasta.rules import OPTIONS, PRESETS, Option, Rules, Value, preset
from canasta.rules.domain import Number, OneNumber, OneOf, SetOf, YesNo

pytestmark = pytest.mark.engine

SETTABLE = [option for option in OPTIONS.values() if not (option.constant or option.derived or option.table)]
MOST_ACTS = 3000


def _value(option: Option, rng: Random) -> Value:
    """Any value; of numbers a low one, where the odd cases are."""
    domain = option.domain
    if isinstance(domain, YesNo):
        return rng.random() < 0.5
    if isinstance(domain, OneOf):
        return rng.choice(domain.choices)
    if isinstance(domain, OneNumber):
        return rng.choice((*domain.numbers, *domain.others))
    if isinstance(domain, Number):
        return rng.randint(domain.least, min(domain.most, domain.least + 20))
    if isinstance(domain, SetOf):
        if domain.alone and rng.random() < 0.2:
            return frozenset({domain.alone})
        return frozenset(word for word in domain.choices if rng.random() < 0.6)
    return option.default


def _rules(rng: Random) -> Rules:
    """A preset with up to twelve options changed, such that nothing contradicts."""
    while True:
        changed = rng.sample(SETTABLE, rng.randint(0, 12))
        rules = preset(rng.choice(list(PRESETS))).change({option.name: _value(option, rng) for option in changed})
        if not rules.problems():
            return rules


@pytest.mark.parametrize("seed", range(40))
def test_a_deal_under_random_rules_ends(seed: int) -> None:
    rng = Random(seed)
    rules = _rules(rng)
    pack = full_pack(rules["deck.packs"], rules["deck.jokers"])
    rng.shuffle(pack)
    scores = [rng.choice([-100, 0, 1500, 3000, 7500]) for _ in rules.sides]
    deal = Deal.start(rules, pack=pack, dealer=rng.randrange(rules.players), scores=scores)
    for _ in range(MOST_ACTS):
        if deal.phase == "over":
            break
        acts = deal.legal_actions()
        assert acts, f"no legal act under {rules}"
        laying = [act for act in acts if type(act).__name__ in ("Take", "Meld", "Ask")]
        deal.play(rng.choice(laying if laying and rng.random() < 0.5 else acts))
    assert deal.phase == "over", f"no end under {rules}"
    assert deal.sheet is not None
    assert len(deal.sheet.points) == len(rules.sides)
