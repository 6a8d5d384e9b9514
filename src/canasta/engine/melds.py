"""Melds of physical cards: what shape one is, whether any rule allows it, and how it goes into the core."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from canasta.cards import UNKNOWN, Card, Rank, Suit
from canasta.engine.action import Join, Meld, Take
from canasta.engine.core import kinds as k
from canasta.engine.core.act import Act
from canasta.engine.core.state import State
from canasta.engine.core.tables import RANK_BITS
from canasta.engine.holdings import Holdings
from canasta.engine.kinds import rank_kind
from canasta.engine.position import Impossible, Reason
from canasta.rules import Rules

#: A meld of wild cards takes no more of them from here on.
_WILDS_CLOSE_AT = 7


@dataclass(frozen=True, slots=True)
class Shape:
    """A meld's shape: ``set``, ``sequence`` or ``wilds``; of a set its rank, of a sequence its suit and ends."""

    kind: str
    rank: Rank | None = None
    suit: Suit | None = None
    low: int = 0
    high: int = 0


def shape_of(meld: Sequence[Card]) -> Shape:
    """The shape in which ``meld`` can lie. Raises Impossible, which says why, where it can lie in none."""
    return _shape_of(tuple(meld))


@lru_cache(maxsize=8192)
def _shape_of(meld: tuple[Card, ...]) -> Shape:
    naturals = [card for card in meld if not card.is_wild]
    if UNKNOWN in meld:
        raise Impossible(Reason("meld-unknown"))
    if not naturals:
        return Shape("wilds")
    ranks = {card.rank for card in naturals}
    if len(ranks) == 1:
        return Shape("set", naturals[0].rank)
    suits = {card.suit for card in naturals}
    if len(suits) > 1 or None in suits or Rank.THREE in ranks:
        raise Impossible(Reason("meld-ranks"))
    if len(ranks) < len(naturals):
        raise Impossible(Reason("meld-rank-twice"))
    low = min(ranks)
    leading = next(number for number, card in enumerate(meld) if not card.is_wild)
    if meld[leading].rank == low:
        low = Rank(max(Rank.FOUR, low - leading))
    high = max(max(ranks), low + len(meld) - 1)
    if high > Rank.ACE:
        low, high = Rank(low - (high - Rank.ACE)), Rank.ACE
    if high - low + 1 > len(meld):
        raise Impossible(Reason("meld-gap"))
    return Shape("sequence", None, naturals[0].suit, int(low), int(high))


def meld_fault(rules: Rules, meld: list[Card], going_out: bool, merged: bool = False) -> Reason | None:
    """Why no rule allows ``meld`` to lie on the table, or nothing. ``merged``: it may be two partners' melds in one."""
    if not rules["meld.threes"] and any(card.is_red_three for card in meld):
        return Reason("meld-red-three")
    try:
        shape = shape_of(meld)
    except Impossible as error:
        if rules["meld.sequences"] == "off" and UNKNOWN not in meld:
            return Reason("meld-ranks")  # whatever they lack to be a sequence
        return error.reason
    wilds = sum(card.is_wild for card in meld)
    if len(meld) < rules["meld.min_size"]:
        return Reason("meld-small", {"have": len(meld), "least": rules["meld.min_size"]})
    if shape.kind == "wilds":
        return _fault_of_wilds(rules, meld)
    if shape.kind == "sequence":
        return _fault_of_sequence(rules, len(meld), wilds)
    return _fault_of_set(rules, meld, 0 if merged else wilds, going_out)


def _fault_of_wilds(rules: Rules, meld: list[Card]) -> Reason | None:
    if rules["meld.wild_only"] == "off":
        return Reason("meld-naturals", {"have": 0, "least": rules["meld.min_naturals"]})
    if len(meld) > _WILDS_CLOSE_AT:
        return Reason("meld-wilds-closed", {"have": len(meld), "most": _WILDS_CLOSE_AT})
    if rules["meld.wild_only"] == "twos" and sum(card.rank == Rank.TWO for card in meld) < rules["meld.min_naturals"]:
        return Reason("meld-twos", {"least": rules["meld.min_naturals"]})
    return None


def _fault_of_sequence(rules: Rules, size: int, wilds: int) -> Reason | None:
    if rules["meld.sequences"] == "off":
        return Reason("meld-ranks")
    if size > rules["canasta.size"] and not rules["sequence.extend_when_out"]:
        return Reason("meld-sequence-closed", {"have": size, "most": rules["canasta.size"]})
    if wilds > rules["sequence.wilds"]:
        return Reason("meld-sequence-wilds", {"have": wilds, "most": rules["sequence.wilds"]})
    return None


def _fault_of_set(rules: Rules, meld: list[Card], wilds: int, going_out: bool) -> Reason | None:
    naturals = [card for card in meld if not card.is_wild]
    if naturals[0].rank == Rank.THREE and not rules["meld.threes"]:
        if wilds:
            return Reason("meld-black-wilds")
        return None if going_out else Reason("meld-black-out")
    if len(naturals) < rules["meld.min_naturals"]:
        return Reason("meld-naturals", {"have": len(naturals), "least": rules["meld.min_naturals"]})
    most = rules.limit("meld.max_size")
    if most is not None and len(meld) > most:
        return Reason("meld-closed", {"have": len(meld), "most": most})
    limit = rules.limit("meld.max_wilds")
    if limit is not None and wilds > limit:
        return Reason("meld-wilds", {"have": wilds, "most": limit})
    if wilds and naturals[0].rank.text in rules["meld.no_wild_ranks"]:
        return Reason("meld-no-wilds", {"rank": naturals[0].rank.text})
    room = {"none": wilds, "not_more": len(naturals), "fewer": len(naturals) - 1, "double": len(naturals) // 2}
    if wilds > room[rules["meld.wild_ratio"]]:
        return Reason("meld-ratio", {"have": wilds, "naturals": len(naturals)})
    return None


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


def beside_fault(rules: Rules, others: Sequence[Sequence[Card]], meld: Sequence[Card]) -> Reason | None:
    """Why no rule allows ``meld`` beside ``others`` of its side, or nothing: a rank has one meld, or one that is open, and so
    have wild cards one that is open.
    """
    shape = shape_of(meld)
    if shape.kind == "sequence" or rules["meld.per_rank"] == "many":
        return None
    most = rules.limit("meld.max_size") if rules["meld.per_rank"] == "one_open" else None
    if shape.kind == "wilds":
        most = _WILDS_CLOSE_AT
    for other in others:
        closed = most is not None and (len(other) >= most or len(meld) >= most)
        if other and shape_of(other) == shape and not closed:
            return Reason("second-meld", {"rank": shape.rank.text if shape.rank else "W"})
    return None


def join_melds(cards: Holdings, action: Join, team: int) -> None:
    """Two melds of ``team`` become one: the lower number stays, the other is empty from then on."""
    low, high = sorted((action.source, action.target))
    melds = cards.melds[team]
    melds[low - 1].extend(melds[high - 1])
    melds[high - 1] = []


def lay_cards(
    cards: Holdings, act: Act, action: Meld | Take, seat: int, team: int, side: int
) -> list[tuple[int, tuple[Card, ...]]]:
    """Move the cards of a judged ``action`` from hand and pile onto the melds of ``team``: (meld number, cards) group by group.

    Red threes that are laid by choice go to those of ``side``.
    """
    hand, melds = cards.hands[seat], cards.melds[team]
    groups = [group.cards for group in action.groups] if isinstance(action, Meld) else []
    if isinstance(action, Take):
        groups = [(*action.cards, cards.pile[-1]), *(group.cards for group in action.lay)]
    new: dict[int, int] = {}
    laid: list[tuple[int, tuple[Card, ...]]] = []
    for number in range(act.touched):
        if act.touch_meld[number] < 0:
            new[number] = len(melds)
            melds.append([])
    for number, group in enumerate(groups):
        touched = int(act.group_touch[number])
        if touched < 0:  # red threes laid by choice
            cards.red3[side].extend(group)
            for card in group:
                hand.remove(card)
            continue
        meld = new[touched] if touched in new else int(act.touch_meld[touched])
        melds[meld] = in_order([*melds[meld], *group])
        laid.append((meld + 1, tuple(group)))
        for card in group[: len(group) - (number == 0 and isinstance(action, Take))]:
            hand.remove(card)
    return laid
