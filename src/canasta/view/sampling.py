"""A whole deal as it may lie: the unseen cards dealt anew, in agreement with all that the rules let everybody conclude."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from canasta.cards import Card, Rank
from canasta.engine import Answer, Deal, Position
from canasta.view.hidden import known_to_others, position_with, unseen

if TYPE_CHECKING:
    from canasta.view.observation import Observation

#: How often the cards are dealt evenly before the hand that something is known of is made to fit.
_EVEN_TRIES = 200


def sampled(seen: Observation, rng: Random) -> Deal:
    """What ``Observation.sample`` gives."""
    tries = 0
    while True:
        deal = Deal.at(position_sampled(seen, rng, helped=tries >= _EVEN_TRIES and tries % 2 == 0))
        if _agrees(seen, deal):
            return deal
        tries += 1


def _agrees(seen: Observation, deal: Deal) -> bool:
    """Whether the rules would have brought the deal here with these cards.

    A deal whose stock is gone is over unless the player to move can take the pile; and who asks, can go out.
    """
    if deal.phase != seen.phase:
        return False
    if seen.rules["out.permission_if"] == "any":
        return True
    if seen.phase == "answer":
        asking = deal.copy()
        while asking.phase == "answer":
            asking.play(Answer(True))
        return asking.can_go_out()
    return seen.asked != "y" or seen.phase != "play" or deal.can_go_out()


def position_sampled(seen: Observation, rng: Random, helped: bool = False) -> Position:
    """A position without unknown cards in hands and stock. Red threes never lie in a hand (they are laid at once).

    ``helped``: the hand that must be able to do something is first dealt cards that go together.
    """
    cards = unseen(seen)
    rng.shuffle(cards)
    kept = seen.rules["red3.laying"] == "optional"  # red threes may be held
    red_threes = [card for card in cards if _is_laid(seen, card) and not kept]
    others = [card for card in cards if not _is_laid(seen, card) or kept]
    if helped:
        others = _together(seen, others, rng)
    first = seen.asker if seen.phase == "answer" else seen.to_move
    hands: list[list[Card] | int] = [[] for _ in seen.hand_sizes]
    known = known_to_others(seen)
    for seat in sorted(range(len(hands)), key=lambda seat: seat != first):
        if seat == seen.seat:
            hands[seat] = list(seen.hand)
            continue
        missing = seen.hand_sizes[seat] - len(known[seat])
        hands[seat] = [*known[seat], *others[:missing]]
        del others[:missing]
    rest = others + red_threes
    rng.shuffle(rest)
    stock = rest[: seen.stock]
    del rest[: seen.stock]
    feet: list[list[Card] | int | None] | None = None
    if seen.rules["deal.foot"]:
        feet = []
        for size in seen.feet:
            feet.append(rest[:size])
            del rest[:size]
    return position_with(seen, hands, stock, feet, rest[: seen.hidden])


def _is_laid(seen: Observation, card: Card) -> bool:
    """Whether the rules lay a card at once, so that it lies in no hand."""
    if seen.rules["meld.threes"]:
        return False
    return card.is_red_three or (card.is_black_three and bool(seen.rules["black3.laid_like_red"]))


def _together(seen: Observation, cards: Sequence[Card], rng: Random) -> list[Card]:
    """``cards`` with those in front that the side of the player in question can lay or take with: by rank, some at a time."""
    seat = seen.asker if seen.phase == "answer" else seen.to_move
    laid = {card.rank for meld in seen.melds[seen.side_of(seat)] for card in meld if not card.is_wild}
    by_rank: dict[Rank, list[Card]] = {}
    for card in cards:
        by_rank.setdefault(card.rank, []).append(card)
    ranks = list(by_rank)
    rng.shuffle(ranks)
    ranks.sort(key=lambda rank: seen.top is None or rank != seen.top.rank)
    front: list[Card] = []
    for rank in ranks:
        held = by_rank[rank]
        if rank in laid or rank in (Rank.TWO, Rank.JOKER):
            front += held[: rng.randint(0, len(held))]
        elif len(held) >= 3 and (rank != Rank.THREE or seen.rules["meld.threes"]):
            front += held[: rng.randint(2, len(held))]
    places = Counter(front)
    rest = []
    for card in cards:
        if places[card]:
            places[card] -= 1
        else:
            rest.append(card)
    odd = rng.randint(0, 1)
    return rest[:odd] + front + rest[odd:]
