"""What a discard gives away: how likely the next player takes the pile with it, and what that costs."""

from __future__ import annotations

from math import comb

from canasta.bots.figures import JOKER, TWO
from canasta.bots.sight import Sight
from canasta.cards import Card


def at_least(wanted: int, good: int, hand: int, total: int) -> float:
    """How likely ``hand`` cards out of ``total`` hold ``wanted`` or more of ``good`` ones (no order, none put back)."""
    if wanted <= 0:
        return 1.0
    hand = min(hand, total)
    if good < wanted or hand < wanted:
        return 0.0
    ways = comb(total, hand)
    fewer = sum(comb(good, k) * comb(total - good, hand - k) for k in range(wanted) if hand - k <= total - good)
    return 1 - fewer / ways


def take_chance(sight: Sight, card: Card) -> float:
    """How likely (0 to 1) the next player takes the pile with ``card`` on top. Partners next in turn are no danger."""
    numbers = sight.figures
    seat = sight.next
    side = numbers.side_of[seat]
    rank = int(card.rank)
    if side == sight.side or rank not in numbers.ranks:
        return 0.0  # wild cards and threes that are no rank of sets cannot be taken
    frozen = sight.frozen_for(side)
    melds = sight.theirs[side]
    if not frozen and rank in melds and numbers.take_top:
        full = melds[rank].size >= numbers.canasta
        if not full or sight.seen.rules["pile.add_to_full_canasta"]:
            return 1.0
    known = sight.seen.known[seat]
    sure = sum(other.rank == rank for other in known)
    hidden = sight.seen.hand_sizes[seat] - len(known)
    total = max(1, sum(sight.unseen))
    good = sight.unseen[rank]
    pair = at_least(2 - sure, good, hidden, total)
    chance = pair * _belief(sight, seat, rank)
    if not frozen and numbers.take_wild:
        wild_sure = sum(other.is_wild for other in known)
        wild = at_least(1 - wild_sure, sight.unseen[TWO] + sight.unseen[JOKER], hidden, total)
        one = at_least(1 - sure, good, hidden, total)
        chance = max(chance, chance + (one - pair) * wild * 0.7 * _belief(sight, seat, rank))
    if not sight.side_opened(side):
        chance *= _opening_chance(sight.seen.points_needed(side), sight.figures.points[rank], hidden)
    return min(1.0, chance)


def _opening_chance(need: int, points: int, hand: int) -> float:
    """How likely a player who holds the pair can also reach the opening minimum."""
    lacking = need - 3 * points
    if lacking <= 0:
        return 1.0
    return max(0.15, min(1.0, (1.05 - lacking / 110) * min(1.0, hand / 9)))


def _belief(sight: Sight, seat: int, rank: int) -> float:
    """How much less likely a pair is, after what the player threw and let lie."""
    memory = sight.seen.memory
    belief = 1.0
    recent = memory.left[seat][-6:]
    if any(card.rank == rank for card in recent):
        belief *= 0.35
    if any(card.rank == rank for card in memory.discards[seat][-8:]):
        belief *= 0.5
    return belief


def gift(sight: Sight, card: Card) -> float:
    """What the pile with ``card`` on top would be worth to the next player's side, and lost to us (points)."""
    numbers = sight.figures
    side = numbers.side_of[sight.next]
    melds = sight.theirs.get(side, {})
    total = 30.0
    for rank, count in enumerate(sight.pile):
        if not count:
            continue
        total += count * (14 + numbers.points[rank])
        if rank in melds:
            total += count * 25
        elif count >= 2 and rank in numbers.ranks:
            total += count * 15
    rank = int(card.rank)
    if rank in melds:
        lacking = numbers.canasta - melds[rank].size
        total += 160 if lacking == 1 else 60 if lacking == 2 else 20
    return total


def discard_risk(sight: Sight, card: Card) -> float:
    """The expected loss of throwing ``card``, in points."""
    if card.rank not in sight.figures.ranks:
        return 0.0
    return take_chance(sight, card) * gift(sight, card)
