"""The cards that a seat does not see: left unknown, or dealt anew."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from canasta.cards import UNKNOWN, Card, full_pack
from canasta.engine import Position

if TYPE_CHECKING:
    from canasta.view.observation import Observation


def unseen(seen: Observation) -> list[Card]:
    """All cards that lie neither open nor in the own hand nor in a hand that must hold them, in pack order."""
    rest = Counter(full_pack(seen.rules["deck.packs"], seen.rules["deck.jokers"]))
    rest.subtract(seen.pile)
    rest.subtract(seen.hand)
    for meld in (meld for melds in seen.melds for meld in melds):
        rest.subtract(meld)
    for cards in (*seen.red3, *_known_to_others(seen)):
        rest.subtract(cards)
    return sorted(card for card, count in rest.items() if card is not UNKNOWN for _ in range(max(count, 0)))


def _known_to_others(seen: Observation) -> list[tuple[Card, ...]]:
    """By seat, what must be in its hand; nothing for the own seat, whose hand is seen."""
    return [() if seat == seen.seat else cards for seat, cards in enumerate(seen.known)]


def position_seen(seen: Observation) -> Position:
    """What ``Observation.position`` gives."""
    hands: list[list[Card] | int] = []
    for seat, known in enumerate(_known_to_others(seen)):
        if seat == seen.seat:
            hands.append(list(seen.hand))
        else:
            hands.append([*known, *[UNKNOWN] * (seen.hand_sizes[seat] - len(known))])
    return _position(seen, hands, seen.stock)


def position_sampled(seen: Observation, rng: Random) -> Position:
    """A position without unknown cards in hands and stock that looks the same from the seat.

    Red threes never lie in a hand (they are laid at once), so they go to the stock or out of play.
    """
    cards = unseen(seen)
    rng.shuffle(cards)
    red_threes = [card for card in cards if card.is_red_three]
    others = [card for card in cards if not card.is_red_three]
    hands: list[list[Card] | int] = []
    for seat, known in enumerate(_known_to_others(seen)):
        if seat == seen.seat:
            hands.append(list(seen.hand))
            continue
        missing = seen.hand_sizes[seat] - len(known)
        dealt, others = others[:missing], others[missing:]
        hands.append(sorted([*known, *dealt]))
    rest = others + red_threes
    rng.shuffle(rest)
    return _position(seen, hands, rest[: seen.stock])


def _position(seen: Observation, hands: list[list[Card] | int], stock: int | list[Card]) -> Position:
    return Position(
        rules=seen.rules,
        scores=list(seen.scores),
        to_move=seen.to_move,
        phase=seen.phase,
        stock=stock,
        pile=list(seen.pile),
        hands=hands,
        melds=[[list(meld) for meld in melds] for melds in seen.melds],
        red3=[list(cards) for cards in seen.red3],
        frozen=seen.frozen,
        blocked=seen.blocked,
        melded=list(seen.melded),
        dealer=seen.dealer,
        deal_number=seen.deal_number,
        round=seen.round,
        took=seen.took,
        laid=seen.laid,
        asked=seen.asked,
        asker=seen.asker if seen.asker >= 0 else None,
    )
