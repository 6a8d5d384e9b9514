"""Playing deals by chance, for tests that look at every step."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from canasta.cards import Card, full_pack
from canasta.engine import Action, Ask, Deal, Discard, Draw, Meld, Take
from canasta.rules import Rules

MOST_ACTS = 3000


def pack_of(rules: Rules, rng: Random) -> list[Card]:
    """The pack of the rules, shuffled."""
    pack = full_pack(rules["deck.packs"], rules["deck.jokers"])
    rng.shuffle(pack)
    return pack


def started(rules: Rules, seed: object, *, scores: list[int] | None = None) -> Deal:
    """A deal with a pack and a dealer by chance."""
    rng = Random(str(seed))
    return Deal.start(rules, pack=pack_of(rules, rng), dealer=rng.randrange(rules.players), scores=scores)


def choose(legal: list[Action], rng: Random) -> Action:
    """One of the legal actions; melds, takes and questions oftener than their share, so that more happens."""
    rare = [action for action in legal if isinstance(action, Meld | Take | Ask)]
    if rare and rng.random() < 0.4:
        return rng.choice(rare)
    common = [action for action in legal if isinstance(action, Draw | Discard)]
    return rng.choice(common if common and rng.random() < 0.4 else legal)


def steps(deal: Deal, rng: Random, most: int = MOST_ACTS) -> Iterator[Deal]:
    """Play the deal by chance; it is yielded before each act and once more when it is over (or ``most`` acts are done)."""
    acts = 0
    while not deal.over and acts < most:
        yield deal
        legal = deal.legal_actions()
        assert legal, f"no legal action in phase {deal.phase} of {deal.rules.text}"
        deal.play(choose(legal, rng))
        acts += 1
    yield deal
