"""Playing deals by chance, for tests that look at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from canasta.cards import Card, Rank, full_pack, read_cards
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


def stacked(rules: Rules, dealer: int, *, hands: dict[int, str] | None = None, then: str = "", last: str = "") -> list[Card]:
    """A pack that deals what is wanted: cards of some hands, what is turned and drawn after the hands, and the very last cards.

    Everything else is plain: from four to ace where there are such cards left.
    """
    named = {seat: list(read_cards(text)) for seat, text in (hands or {}).items()}
    after, end = list(read_cards(then)), list(read_cards(last))
    spare = Counter(full_pack(rules["deck.packs"], rules["deck.jokers"]))
    for cards in [*named.values(), after, end]:
        for place, card in enumerate(cards):
            cards[place] = min(free for free, count in spare.items() if count > 0 and card.matches(free))
            spare[cards[place]] -= 1
    rest = sorted(spare.elements(), key=lambda card: (card.is_wild or card.rank == Rank.THREE, card.suit or 0, card.rank))
    pack: list[Card] = []
    for _ in range(rules["deal.hand_size"]):
        for step in range(1, rules.players + 1):
            seat = rules.seat_after(dealer, step)
            pack.append(named[seat].pop(0) if named.get(seat) else rest.pop(0))
    return [*pack, *after, *rest, *end]
