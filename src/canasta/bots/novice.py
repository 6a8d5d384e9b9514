"""An honest beginner: lays what it can, takes what it may, throws its lowest safe card."""

from __future__ import annotations

from random import Random

from canasta.bots.bot import generator, require_turn
from canasta.bots.going_out import plan
from canasta.bots.opening import openings
from canasta.bots.sight import Sight
from canasta.cards import Rank
from canasta.engine import Action, Answer, Ask, Discard, Draw, Meld, Special, Take
from canasta.view import Observation


class NoviceBot:
    """Knows the rules and the values of the cards, and looks no further than its own turn. It needs no chance."""

    def __init__(self, rng: Random) -> None:
        self._rng = generator(rng)

    def choose(self, observation: Observation) -> Action:
        """What a beginner does."""
        require_turn(observation)
        legal = observation.legal
        if observation.phase == "answer":
            return Answer(True)
        if observation.phase == "draw":
            takes = [action for action in legal if isinstance(action, Take)]
            if takes:
                return max(takes, key=_cards_of_take)
            return next((action for action in legal if isinstance(action, Draw)), legal[0])
        sight = Sight(observation)
        melds = _melds if sight.figures.plain else _listed
        return melds(sight) or _discard(sight) or legal[0]


def _cards_of_take(action: Take) -> tuple[int, int]:
    """Naturals before wild cards, few wild cards laid with them."""
    wilds = sum(card.is_wild for card in action.cards) + sum(card.is_wild for group in action.lay for card in group.cards)
    return -wilds, len(action.cards) + sum(len(group.cards) for group in action.lay)


def _melds(sight: Sight) -> Action | None:
    """Out if it can; else the meld with the most cards, wild cards last; a beginner does not hold back."""
    seen = sight.seen
    melds = [action for action in seen.legal if isinstance(action, Meld)]
    way = plan(sight)
    if way is not None and way.groups and not seen.deal().violations(Meld(way.groups)):
        return Meld(way.groups)
    if not sight.opened:
        deal = seen.deal()
        found = [action for action in openings(sight, list(melds)) if isinstance(action, Meld)]
        melds = [action for action in found if action in melds or not deal.violations(action)]
    if not melds:
        return None
    return max(melds, key=lambda action: _eagerness(sight, action))


def _listed(sight: Sight) -> Action | None:
    """In games beyond plain sets: what the rules list, the most cards first; the question where it must be asked."""
    seen = sight.seen
    special = next((action for action in seen.legal if isinstance(action, Special)), None)
    if special is not None:
        return special
    if Ask() in seen.legal and seen.rules["out.permission"] == "required" and seen.deal().can_go_out():
        return Ask()
    melds = [action for action in seen.legal if isinstance(action, Meld)]
    return max(melds, key=lambda action: _eagerness(sight, action)) if melds else None


def _eagerness(sight: Sight, action: Meld) -> tuple[int, int, int]:
    cards = [card for group in action.groups for card in group.cards]
    wilds = sum(card.is_wild for card in cards)
    return len(cards) - 2 * wilds, -wilds, sum(sight.figures.points[card.rank] for card in cards)


def _discard(sight: Sight) -> Action | None:
    """The cheapest card that is not wild, of no pair and of no meld of the opponents; then the cheapest that is left."""
    theirs = {rank for melds in sight.theirs.values() for rank in melds}

    def fear(action: Discard) -> tuple[bool, bool, bool, int]:
        rank = int(action.card.rank)
        useful = rank in sight.own or sight.held[rank] >= 2
        return action.card.is_wild, rank in theirs, useful and rank in sight.figures.ranks, sight.figures.points[rank]

    discards = [action for action in sight.seen.legal if isinstance(action, Discard) and action.card.rank != Rank.UNKNOWN]
    return min(discards, key=fear) if discards else None
