"""Placing the cards of a position: what is given must be in the pack, what is left out is unknown."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from canasta.cards import UNKNOWN, Card, Rank, full_pack
from canasta.engine.holdings import Holdings
from canasta.engine.kinds import has_kind
from canasta.engine.melds import beside_fault, in_order, meld_fault
from canasta.engine.position import Position, PositionError
from canasta.rules import Rules

_T = TypeVar("_T")


def list_of(given: list[_T] | None, key: str, length: int, default: list[_T]) -> list[_T]:
    """``given``, which must have ``length`` entries, or the default. Raises PositionError."""
    if given is None:
        return default
    if len(given) != length:
        raise PositionError(key, "length", {"have": len(given), "need": length})
    return given


class _Pool:
    """The pack, from which every card that is placed is taken; patterns get what is left after all named cards."""

    def __init__(self, rules: Rules) -> None:
        self._threes = bool(rules["meld.threes"])
        self.free = Counter(full_pack(rules["deck.packs"], rules["deck.jokers"]))
        self._spread = rules["canasta.identical"] != "as_other"  # a card without a suit is no claim that suits are alike
        self._waiting: list[tuple[list[Card], int, str]] = []

    def place(self, cards: list[Card], key: str) -> list[Card]:
        """A list to hold ``cards``; patterns in it are filled by `fill`."""
        placed = list(cards)
        for number, card in enumerate(cards):
            if card.is_pattern:
                if not has_kind(card, self._threes):
                    raise PositionError(key, "three-colour")
                self._waiting.append((placed, number, key))
            elif card is not UNKNOWN:
                self._take(card, card, key)
        return placed

    def _take(self, card: Card, name: Card, key: str) -> None:
        if self.free[card] <= 0:
            raise PositionError(key, "pack-lacks", {"card": name.text})
        self.free[card] -= 1

    def fill(self) -> None:
        """Give every pattern a card that is free."""
        for placed, number, key in self._waiting:
            name = placed[number]
            fitting = [card for card, count in self.free.items() if count > 0 and name.matches(card)]
            card = min(fitting, key=self._order, default=None)
            if card is None:
                raise PositionError(key, "pack-lacks", {"card": name.text})
            self._take(card, name, key)
            placed[number] = card

    def _order(self, card: Card) -> tuple[int, Card]:
        return (-self.free[card] if self._spread else 0, card)


def place_cards(position: Position, resting: tuple[int, ...]) -> Holdings:
    """Every card of the position in its place, patterns filled. Raises PositionError."""
    rules = position.rules
    cards = Holdings(rules.players, len(rules.sides))
    pool = _Pool(rules)
    cards.pile = pool.place(position.pile, "pile")
    _place_hands(position, cards, pool, resting)
    _place_feet(position, cards, pool, resting)
    empty: list[list[list[Card]]] = [[] for _ in rules.sides]
    for side, melds in enumerate(list_of(position.melds, "melds", len(rules.sides), empty)):
        cards.melds[side] = [pool.place(meld, f"melds[{side}][{number}]") for number, meld in enumerate(melds)]
    _place_threes(position, cards, pool)
    if isinstance(position.stock, list):
        cards.stock = pool.place(list(reversed(position.stock)), "stock")
    pool.fill()
    _fill_stock(position, cards, pool)
    _check_melds(position, cards)
    _check_hands(position, cards)
    cards.hidden = position.hidden
    return cards


def _place_hands(position: Position, cards: Holdings, pool: _Pool, resting: tuple[int, ...]) -> None:
    rules = position.rules
    dealt: list[list[Card] | int] = [0 if seat in resting else int(rules["deal.hand_size"]) for seat in range(rules.players)]
    # red threes are laid at once, so a three without a colour is black
    black = not rules["meld.threes"] and rules["red3.replace_when"] != "on_own_first_turn" and rules["red3.laying"] == "at_once"
    for seat, hand in enumerate(list_of(position.hands, "hands", rules.players, dealt)):
        key = f"hands[{seat}]"
        if isinstance(hand, int):
            cards.hands[seat] = _unknown(hand, key)
        else:
            named = [Card(Rank.THREE, None, "b") if black and card is Card(Rank.THREE) else card for card in hand]
            cards.hands[seat] = pool.place(named, key)
        if seat in resting and cards.hands[seat]:
            raise PositionError(key, "rests-no-cards")


def _place_feet(position: Position, cards: Holdings, pool: _Pool, resting: tuple[int, ...]) -> None:
    rules = position.rules
    size = int(rules["deal.foot"])
    if position.feet is not None and size == 0:
        raise PositionError("feet", "no-feet")
    untouched: list[list[Card] | int | None] = [None] * rules.players
    for seat, foot in enumerate(list_of(position.feet, "feet", rules.players, untouched)):
        key = f"feet[{seat}]"
        if foot is None:
            cards.feet[seat] = [] if seat in resting else [UNKNOWN] * size
        elif isinstance(foot, int):
            cards.feet[seat] = _unknown(foot, key)
        else:
            cards.feet[seat] = pool.place(foot, key)


def _unknown(count: int, key: str) -> list[Card]:
    if count < 0:
        raise PositionError(key, "from-zero", {"have": count})
    return [UNKNOWN] * count


def _place_threes(position: Position, cards: Holdings, pool: _Pool) -> None:
    rules = position.rules
    both = rules["black3.laid_like_red"] or rules["black3.in_taken_pile"] == "set_aside"
    if position.laid3 is not None and not both:
        raise PositionError("laid3", "no-laid3")
    if position.laid3 is not None and position.red3 is not None:
        raise PositionError("red3", "laid3-given")
    if rules["meld.threes"] and any(position.red3 or []):
        raise PositionError("red3", "threes-melded")
    given, key = (position.red3, "red3") if position.laid3 is None else (position.laid3, "laid3")
    no_threes: list[list[Card]] = [[] for _ in rules.sides]
    for side, threes in enumerate(list_of(given, key, len(rules.sides), no_threes)):
        named = [Card(Rank.THREE, None, "r") if card.text == "3" and key == "red3" else card for card in threes]
        wrong = next((card for card in named if not (card.is_red_three or (key == "laid3" and card.rank == Rank.THREE))), None)
        if wrong is not None:
            raise PositionError(f"{key}[{side}]", "no-red-three" if key == "red3" else "no-three", {"card": wrong.text})
        cards.red3[side] = pool.place(named, f"{key}[{side}]")


def _fill_stock(position: Position, cards: Holdings, pool: _Pool) -> None:
    unknown = sum(hand.count(UNKNOWN) for hand in (*cards.hands, *cards.feet, cards.stock, cards.pile))
    left = pool.free.total() - unknown
    if left < 0:
        raise PositionError("hands", "too-many-cards", {"have": -left})
    if position.stock is None:
        cards.stock = [UNKNOWN] * left
    elif isinstance(position.stock, int):
        if position.stock < 0:
            raise PositionError("stock", "from-zero", {"have": position.stock})
        if position.stock > left:
            raise PositionError("stock", "stock-too-big", {"have": position.stock, "most": left})
        cards.stock = [UNKNOWN] * position.stock


def _check_melds(position: Position, cards: Holdings) -> None:
    """Every meld is one that the rules allow. Black threes lie only where a side is going out, perhaps with a card to
    discard yet, or has gone out.
    """
    rules = position.rules
    mover = position.to_move or 0
    going_out = position.phase in ("play", "answer") and (position.took or position.laid)
    for side, melds in enumerate(cards.melds):
        for number, meld in enumerate(melds):
            if not meld:
                continue  # joined to another; it keeps its number
            key = f"melds[{side}][{number}]"
            threes = position.phase == "over" or (going_out and mover in rules.sides[side])
            fault = meld_fault(rules, meld, going_out=threes, merged=position.lone is not None)
            if fault:
                raise PositionError(key, fault.code, fault.data)
            melds[number] = in_order(meld)
            if beside := beside_fault(rules, melds[:number], meld):
                raise PositionError(key, beside.code, beside.data)


def _check_hands(position: Position, cards: Holdings) -> None:
    rules = position.rules
    held = rules["red3.replace_when"] == "on_own_first_turn" or rules["red3.laying"] == "optional"
    if held or rules["meld.threes"] or rules["special.hands"] != "none" or rules["stock_end.last_card_red3"] == "end_in_hand":
        return
    for seat, hand in enumerate(cards.hands):
        if any(card.is_red_three for card in hand):
            raise PositionError(f"hands[{seat}]", "red-three-held")
