"""The cards that a seat does not see, and the deal with them left unknown."""

from __future__ import annotations

from collections import Counter
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
    for cards in (*seen.red3, *known_to_others(seen)):
        rest.subtract(cards)
    return sorted(card for card, count in rest.items() if card is not UNKNOWN for _ in range(max(count, 0)))


def known_to_others(seen: Observation) -> list[tuple[Card, ...]]:
    """By seat, what must be in its hand; nothing for the own seat, whose hand is seen."""
    return [() if seat == seen.seat else cards for seat, cards in enumerate(seen.known)]


def position_seen(seen: Observation) -> Position:
    """What ``Observation.position`` gives."""
    hands: list[list[Card] | int] = []
    for seat, known in enumerate(known_to_others(seen)):
        if seat == seen.seat:
            hands.append(list(seen.hand))
        else:
            hands.append([*known, *[UNKNOWN] * (seen.hand_sizes[seat] - len(known))])
    return position_with(seen, hands, seen.stock)


def position_with(
    seen: Observation,
    hands: list[list[Card] | int],
    stock: int | list[Card],
    feet: list[list[Card] | int | None] | None = None,
    buried: list[Card] | None = None,
) -> Position:
    """What lies open, with these hands and this stock; ``feet`` and cards ``buried`` in the pile are unknown if left out."""
    rules = seen.rules
    both = rules["black3.laid_like_red"] or rules["black3.in_taken_pile"] == "set_aside"
    threes = [list(cards) for cards in seen.red3]
    if feet is None and rules["deal.foot"]:
        feet = [size if size else [] for size in seen.feet]
    return Position(
        rules=seen.rules,
        scores=list(seen.scores),
        to_move=seen.to_move,
        phase=seen.phase,
        stock=stock,
        pile=list(seen.pile) if buried is None else [*buried, *seen.pile[seen.hidden :]],
        hands=hands,
        melds=[[list(meld) for meld in melds] for melds in seen.melds],
        red3=None if both else threes,
        laid3=threes if both else None,
        barred=list(seen.barred) or None,
        asked_before=list(seen.asked_before) or None,
        feet=feet,
        talon=list(seen.due) if rules["deal.talon"] else None,
        lone=seen.alone if seen.alone >= 0 else None,
        sits_out=list(seen.resting) or None,
        exact_cut=seen.exact_cut if seen.exact_cut >= 0 else None,
        irregularities=list(seen.irregularities),
        hidden=seen.hidden,
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
