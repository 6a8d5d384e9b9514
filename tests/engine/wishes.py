"""Acts that somebody might try, legal or not."""

from __future__ import annotations

from random import Random

from canasta.cards import UNKNOWN, Card, Rank, full_pack
from canasta.engine import Action, Answer, Ask, Deal, Discard, Draw, Group, Join, Meld, Onto, Pass, Special, Take


def wish(deal: Deal, rng: Random) -> Action:
    """An act by chance: often near to what could be legal, sometimes nonsense."""
    pick = rng.randrange(14)
    if pick == 0:
        return rng.choice([Draw(), Pass(), Ask(), Answer(True), Answer(False)])
    if pick == 1:
        return rng.choice([Join(1, 2), Special("straight"), Meld(()), Take((), Onto(new=True)), Draw((_any_card(deal, rng),))])
    if pick <= 4:
        return Discard(_card(deal, rng))
    if pick <= 9:
        return Meld(tuple(_group(deal, rng) for _ in range(rng.choice([1, 1, 2, 3]))))
    if deal.pile and rng.random() < 0.9:
        top = deal.pile[-1]
        fitting = [card for card in deal.hand(deal.to_move) if card.rank == top.rank]
        claim = tuple(rng.sample(fitting, rng.randint(0, len(fitting))))
    else:
        claim = tuple(_card(deal, rng) for _ in range(2))
    return Take(claim, None, tuple(_group(deal, rng) for _ in range(rng.choice([0, 0, 1, 2]))))


def _group(deal: Deal, rng: Random) -> Group:
    """Mostly cards of one rank and some wild ones, mostly held."""
    hand = [card for card in deal.hand(deal.to_move) if card is not UNKNOWN]
    if not hand or rng.random() < 0.1:
        return Group(tuple(_card(deal, rng) for _ in range(rng.randint(0, 4))), _onto(rng))
    card = rng.choice(hand)
    alike = [other for other in hand if other.rank == card.rank]
    wild = [other for other in hand if other.is_wild and other.rank != card.rank]
    cards = rng.sample(alike, rng.randint(1, len(alike))) + rng.sample(wild, rng.randint(0, min(2, len(wild))))
    return Group(tuple(cards), _onto(rng) if rng.random() < 0.3 else None)


def _onto(rng: Random) -> Onto:
    forms = [Onto(rank=Rank(rng.randint(2, 15))), Onto(number=rng.randint(1, 5)), Onto(new=True), Onto(wild=True)]
    forms.append(Onto(low=Card(Rank.FOUR), high=Card(Rank.SIX)))
    return rng.choice(forms)


def _card(deal: Deal, rng: Random) -> Card:
    """Mostly a card of the mover's, or one without its suit."""
    hand = [card for card in deal.hand(deal.to_move) if card is not UNKNOWN]
    if hand and rng.random() < 0.8:
        card = rng.choice(hand)
        return card if rng.random() < 0.7 else Card(card.rank)
    return _any_card(deal, rng)


def _any_card(deal: Deal, rng: Random) -> Card:
    card = rng.choice(full_pack(deal.rules["deck.packs"], deal.rules["deck.jokers"]))
    return rng.choice([card, card, Card(card.rank), Card(Rank.THREE, None, rng.choice("rb")), UNKNOWN])
