"""Melds of physical cards: what shape one is, whether any rule allows it, and how it goes into the core."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from canasta.cards import UNKNOWN, Card, Rank, Suit
from canasta.engine.core import kinds as k
from canasta.engine.core.state import State
from canasta.engine.core.tables import RANK_BITS
from canasta.engine.holdings import Holdings
from canasta.engine.kinds import rank_kind
from canasta.rules import Rules


@dataclass(frozen=True, slots=True)
class Shape:
    """A meld's shape: ``set``, ``sequence`` or ``wilds``; of a set its rank, of a sequence its suit and ends."""

    kind: str
    rank: Rank | None = None
    suit: Suit | None = None
    low: int = 0
    high: int = 0


def shape_of(meld: Sequence[Card]) -> Shape:
    """The shape in which ``meld`` can lie. Raises ValueError, which says why, where it can lie in none."""
    return _shape_of(tuple(meld))


@lru_cache(maxsize=8192)
def _shape_of(meld: tuple[Card, ...]) -> Shape:
    naturals = [card for card in meld if not card.is_wild]
    if UNKNOWN in meld:
        raise ValueError("a meld lies open: its cards are known")
    if not naturals:
        return Shape("wilds")
    ranks = {card.rank for card in naturals}
    if len(ranks) == 1:
        return Shape("set", naturals[0].rank)
    suits = {card.suit for card in naturals}
    if len(suits) > 1 or None in suits or Rank.THREE in ranks:
        raise ValueError("cards of different ranks")
    if len(ranks) < len(naturals):
        raise ValueError("a rank stands twice in a sequence")
    low = min(ranks)
    leading = next(number for number, card in enumerate(meld) if not card.is_wild)
    if meld[leading].rank == low:
        low = Rank(max(Rank.FOUR, low - leading))
    high = max(max(ranks), low + len(meld) - 1)
    if high > Rank.ACE:
        low, high = Rank(low - (high - Rank.ACE)), Rank.ACE
    if high - low + 1 > len(meld):
        raise ValueError("the cards of a sequence do not follow each other")
    return Shape("sequence", None, naturals[0].suit, int(low), int(high))


def meld_fault(rules: Rules, meld: list[Card], going_out: bool, merged: bool = False) -> str:
    """Why no rule allows ``meld`` to lie on the table, or nothing. ``merged``: it may be two partners' melds in one."""
    if not rules["meld.threes"] and any(card.is_red_three for card in meld):
        return "a red three is no part of a meld"
    try:
        shape = shape_of(meld)
    except ValueError as error:
        if rules["meld.sequences"] == "off" and UNKNOWN not in meld:
            return "cards of different ranks"  # whatever they lack to be a sequence
        return str(error)
    wilds = sum(card.is_wild for card in meld)
    if len(meld) < rules["meld.min_size"]:
        return f"{len(meld)} cards; a meld has {rules['meld.min_size']} at least"
    if shape.kind == "wilds":
        return _fault_of_wilds(rules, meld)
    if shape.kind == "sequence":
        return _fault_of_sequence(rules, len(meld), wilds)
    return _fault_of_set(rules, meld, 0 if merged else wilds, going_out)


def _fault_of_wilds(rules: Rules, meld: list[Card]) -> str:
    if rules["meld.wild_only"] == "off":
        return f"0 natural cards; a meld has {rules['meld.min_naturals']} at least"
    if len(meld) > 7:
        return f"{len(meld)} wild cards; such a meld closes at 7"
    if rules["meld.wild_only"] == "twos" and sum(card.rank == Rank.TWO for card in meld) < rules["meld.min_naturals"]:
        return f"a meld of twos has {rules['meld.min_naturals']} twos at least"
    return ""


def _fault_of_sequence(rules: Rules, size: int, wilds: int) -> str:
    if rules["meld.sequences"] == "off":
        return "cards of different ranks"
    if size > rules["canasta.size"] and not rules["sequence.extend_when_out"]:
        return f"{size} cards; a sequence closes at {rules['canasta.size']}"
    if wilds > rules["sequence.wilds"]:
        return f"{wilds} wild cards in a sequence; it has {rules['sequence.wilds']} at most"
    return ""


def _fault_of_set(rules: Rules, meld: list[Card], wilds: int, going_out: bool) -> str:
    naturals = [card for card in meld if not card.is_wild]
    if naturals[0].rank == Rank.THREE and not rules["meld.threes"]:
        if wilds:
            return "wild cards among black threes"
        return "" if going_out else "black threes are laid only when going out"
    if len(naturals) < rules["meld.min_naturals"]:
        return f"{len(naturals)} natural cards; a meld has {rules['meld.min_naturals']} at least"
    most = rules.limit("meld.max_size")
    if most is not None and len(meld) > most:
        return f"{len(meld)} cards; a meld closes at {most}"
    limit = rules.limit("meld.max_wilds")
    if limit is not None and wilds > limit:
        return f"{wilds} wild cards; a meld has {limit} at most"
    if wilds and naturals[0].rank.text in rules["meld.no_wild_ranks"]:
        return f"a meld of {naturals[0].rank.text} takes no wild cards"
    room = {"none": wilds, "not_more": len(naturals), "fewer": len(naturals) - 1, "double": len(naturals) // 2}
    if wilds > room[rules["meld.wild_ratio"]]:
        return f"{wilds} wild cards beside {len(naturals)} natural ones"
    return ""


def add_meld(state: State, side: int, cards: list[Card], turn: int = 0) -> None:
    """Put a meld that lies on the table into the state; an empty one keeps its number."""
    table = state.sides[side]
    if not cards:
        table.open_meld(k.SET, 0, -1, turn)
        return
    shape = shape_of(cards)
    twos = sum(card.rank == Rank.TWO for card in cards)
    jokers = sum(card.rank == Rank.JOKER for card in cards)
    if shape.kind == "set" and shape.rank is not None:
        number = table.open_meld(k.SET, rank_kind(shape.rank), -1, turn)
    elif shape.kind == "wilds":
        number = table.open_meld(k.WILDS, k.TWO, -1, turn)
    else:
        number = table.open_meld(k.SEQUENCE, shape.low - 3, -1, turn)
        table.high[number] = shape.high - 3
        table.suit[number] = int(shape.suit or 0)
        for card in cards:
            if not card.is_wild:
                table.ranks[number] |= RANK_BITS[card.rank - 3]
    if shape.kind == "set":
        suits = {card.suit for card in cards if not card.is_wild and card.rank != Rank.THREE}  # threes have no suits in the core
        table.suit[number] = k.SEVERAL_SUITS if len(suits) > 1 else _suit_number(next(iter(suits), None))
    table.naturals[number] = len(cards) - twos - jokers
    table.twos[number] = twos
    table.jokers[number] = jokers
    table.find_slots(state.tables.max_size, state.tables.per_rank)


def _suit_number(suit: Suit | None) -> int:
    return k.NO_SUIT if suit is None else int(suit)


def in_order(cards: list[Card]) -> list[Card]:
    """The cards of a meld as they lie: of a sequence low to high with a wild card in its place, else as they were laid."""
    try:
        shape = shape_of(sorted(cards, key=lambda card: (card.is_wild, card.rank)))
    except ValueError:
        return cards
    if shape.kind != "sequence":
        return cards
    naturals = {int(card.rank): card for card in cards if not card.is_wild}
    wilds = [card for card in cards if card.is_wild]
    placed = [naturals[rank] if rank in naturals else wilds.pop() for rank in range(min(naturals), max(naturals) + 1)]
    return placed + wilds if max(naturals) < Rank.ACE else wilds + placed


def merge_melds(state: State, cards: Holdings) -> None:
    """Follow the core where two players have become a side: their melds lie together at the first of them."""
    for seat in range(len(cards.melds)):
        first = int(state.team[seat])
        if first == seat:
            continue
        for meld in cards.melds[seat]:
            rank = next(card.rank for card in meld if not card.is_wild)
            target = next((own for own in cards.melds[first] if own and _rank_of(own) == rank), None)
            if target is None:
                cards.melds[first].append(list(meld))
            else:
                target.extend(meld)
        cards.melds[seat] = []


def _rank_of(meld: list[Card]) -> Rank | None:
    shape = shape_of(meld)
    return shape.rank if shape.kind == "set" else None
