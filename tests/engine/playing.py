"""Playing deals by chance, for tests that look at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from canasta.cards import Card, Rank, full_pack, read_cards
from canasta.engine import Action, Ask, Deal, Discard, Draw, Meld, Take
from canasta.engine.compile import mover_for
from canasta.engine.core.state import State
from canasta.engine.seating import resting_in, seat_players
from canasta.rules import Rules

MOST_ACTS = 3000
#: Presets in which everything that rules can be is met at least once; tests that look at every step play these at length.
#: The others get one short walk each; `make soak` and the core walk's command play all of them for long.
TYPICAL = (
    "classic",
    "two_handed",
    "six_handed",
    "samba",
    "brazilian",
    "italian",
    "modern_american",
    "hf_whitnack",
    "cutthroat",
    "five_handed",
)
#: Rules under which threes are a rank like any other.
THREES = (
    "classic(meld.threes=yes)",
    "classic(meld.per_rank=many,meld.threes=yes,meld.wild_only=on)",
    "three_handed(meld.threes=yes)",
    "samba(meld.threes=yes)",
    "hf_whitnack(meld.threes=yes)",
)


def most_acts(name: str, typical: int, other: int = 30) -> int:
    """How many acts of a deal a test looks at: ``typical`` in the presets that stand for all, few in the others."""
    return typical if name in TYPICAL else other


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


def order_of_play(rules: Rules, dealer: int) -> list[int]:
    """The seats that play in the first deal of a game, from the dealer's left."""
    state = State(mover_for(rules).tables)
    seat_players(rules, state, resting_in(rules, 1))
    order = [int(state.next_of[dealer])]
    while int(state.next_of[order[-1]]) != order[0]:
        order.append(int(state.next_of[order[-1]]))
    return order


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
    turns = order_of_play(rules, dealer)
    for _ in range(rules["deal.hand_size"]):
        pack += (named[seat].pop(0) if named.get(seat) else rest.pop(0) for seat in turns)
    pack += (rest.pop(0) for _ in range(rules["deal.foot"] * len(turns)))
    return [*pack, *after, *rest, *end]
