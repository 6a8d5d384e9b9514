"""Reading a position: what is given must be possible, what is left out is filled in (docs/notation.md, "Position")."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from canasta.cards import UNKNOWN, Card, Rank, full_pack
from canasta.engine.core import kinds as k
from canasta.engine.core.layout import Layout
from canasta.engine.core.moves import Mover
from canasta.engine.core.out import yes_binds
from canasta.engine.core.state import State
from canasta.engine.holdings import Holdings
from canasta.engine.kinds import has_kind, kind_of
from canasta.engine.minimum import minimum_of
from canasta.engine.position import Position, PositionError
from canasta.engine.scoresheet import add_meld
from canasta.rules import Rules

_T = TypeVar("_T")
_PHASES = {"draw": k.DRAWING, "play": k.PLAYING, "answer": k.ANSWERING, "over": k.OVER}
_ANSWERS = {"": k.NOT_ASKED, "y": k.SAID_YES, "n": k.SAID_NO}


def read_position(position: Position, mover: Mover) -> tuple[State, Holdings, tuple[int, ...], int]:
    """The state, the cards, the scores and the deal's number. Raises PositionError."""
    rules = position.rules
    cards = _place_cards(position)
    state = State(mover.tables)
    _fill_state(state, cards)
    for card, count in cards.free(Counter(full_pack(rules["deck.packs"], rules["deck.jokers"]))).items():
        state.free[kind_of(card)] += count
    scores = _list(position.scores, "scores", len(rules.sides), [0] * len(rules.sides))
    number = 1 if position.deal_number is None else position.deal_number
    if number < 1:
        raise PositionError("deal_number", f"{number}: a number from 1 was expected")
    for side in range(len(rules.sides)):
        state.minimums[side] = minimum_of(rules, scores, side, number)
    _fill_turn(state, position, cards, mover.search.layout)
    if state.phase == k.DRAWING and mover.search.ends_here(state):
        state.phase = k.OVER
    return state, cards, tuple(scores), number


def _list(given: list[_T] | None, key: str, length: int, default: list[_T]) -> list[_T]:
    if given is None:
        return default
    if len(given) != length:
        raise PositionError(key, f"{len(given)} given, {length} expected", {"have": len(given), "need": length})
    return given


# Cards


class _Pool:
    """The pack, from which every card that is placed is taken; patterns get what is left after all named cards."""

    def __init__(self, rules: Rules) -> None:
        self.free = Counter(full_pack(rules["deck.packs"], rules["deck.jokers"]))
        self._waiting: list[tuple[list[Card], int, str]] = []

    def place(self, cards: list[Card], key: str) -> list[Card]:
        """A list to hold ``cards``; patterns in it are filled by `fill`."""
        placed = list(cards)
        for number, card in enumerate(cards):
            if card.is_pattern:
                if not has_kind(card):
                    raise PositionError(key, "a three needs its suit, or 3r or 3b", {"card": card.text})
                self._waiting.append((placed, number, key))
            elif card is not UNKNOWN:
                self._take(card, card, key)
        return placed

    def _take(self, card: Card, name: Card, key: str) -> None:
        if self.free[card] <= 0:
            raise PositionError(key, f"more {name} than the pack holds", {"card": name.text})
        self.free[card] -= 1

    def fill(self) -> None:
        """Give every pattern a card that is free."""
        for placed, number, key in self._waiting:
            name = placed[number]
            card = min((card for card, count in self.free.items() if count > 0 and name.matches(card)), default=None)
            if card is None:
                raise PositionError(key, f"more {name} than the pack holds", {"card": name.text})
            self._take(card, name, key)
            placed[number] = card


def _place_cards(position: Position) -> Holdings:
    rules = position.rules
    cards = Holdings(rules.players, len(rules.sides))
    pool = _Pool(rules)
    cards.pile = pool.place(position.pile, "pile")
    dealt: list[list[Card] | int] = [int(rules["deal.hand_size"])] * rules.players
    hands = _list(position.hands, "hands", rules.players, dealt)
    for seat, hand in enumerate(hands):
        key = f"hands[{seat}]"
        if isinstance(hand, int):
            if hand < 0:
                raise PositionError(key, f"{hand}: a number from 0 was expected")
            cards.hands[seat] = [UNKNOWN] * hand
        else:
            # red threes are laid at once, so a three without a colour is black
            black = rules["red3.replace_when"] != "on_own_first_turn"
            named = [Card(Rank.THREE, None, "b") if black and card is Card(Rank.THREE) else card for card in hand]
            cards.hands[seat] = pool.place(named, key)
    empty: list[list[list[Card]]] = [[] for _ in rules.sides]
    for side, melds in enumerate(_list(position.melds, "melds", len(rules.sides), empty)):
        cards.melds[side] = [pool.place(meld, f"melds[{side}][{number}]") for number, meld in enumerate(melds)]
    no_threes: list[list[Card]] = [[] for _ in rules.sides]
    for side, threes in enumerate(_list(position.red3, "red3", len(rules.sides), no_threes)):
        key = f"red3[{side}]"
        red = [Card(Rank.THREE, None, "r") if card.text == "3" else card for card in threes]
        wrong = next((card for card in red if not card.is_red_three), None)
        if wrong is not None:
            raise PositionError(key, f"{wrong} is no red three", {"card": wrong.text})
        cards.red3[side] = pool.place(red, key)
    if isinstance(position.stock, list):
        cards.stock = pool.place(list(reversed(position.stock)), "stock")
    pool.fill()
    _fill_stock(position, cards, pool)
    _check_melds(position, cards)
    _check_hands(position, cards)
    return cards


def _fill_stock(position: Position, cards: Holdings, pool: _Pool) -> None:
    unknown = sum(hand.count(UNKNOWN) for hand in (*cards.hands, cards.stock, cards.pile))
    left = pool.free.total() - unknown
    if left < 0:
        raise PositionError("hands", f"{-left} cards more than the pack holds", {"have": -left})
    if position.stock is None:
        cards.stock = [UNKNOWN] * left
    elif isinstance(position.stock, int):
        if position.stock < 0:
            raise PositionError("stock", f"{position.stock}: a number from 0 was expected")
        if position.stock > left:
            message = f"{position.stock} cards, but only {left} of the pack are left"
            raise PositionError("stock", message, {"have": position.stock, "most": left})
        cards.stock = [UNKNOWN] * position.stock


def _check_melds(position: Position, cards: Holdings) -> None:
    """Every meld is one that the rules allow. Black threes lie only where a side is going out, perhaps with a card to
    discard yet, or has gone out.
    """
    mover = position.to_move or 0
    going_out = position.phase in ("play", "answer") and (position.took or position.laid)
    for side, melds in enumerate(cards.melds):
        seen: set[object] = set()
        for number, meld in enumerate(melds):
            key = f"melds[{side}][{number}]"
            threes = position.phase == "over" or (going_out and mover in position.rules.sides[side])
            fault = meld_fault(position.rules, meld, going_out=threes)
            if fault:
                raise PositionError(key, fault)
            rank = next(card.rank for card in meld if not card.is_wild)
            if rank in seen:
                raise PositionError(key, f"a second meld of {rank.text}; a side has one of each rank")
            seen.add(rank)


def meld_fault(rules: Rules, meld: list[Card], going_out: bool) -> str:
    """Why no rule allows ``meld`` to lie on the table, or nothing."""
    naturals = [card for card in meld if not card.is_wild]
    wilds = len(meld) - len(naturals)
    if UNKNOWN in meld:
        return "a meld lies open: its cards are known"
    if any(card.is_red_three for card in meld):
        return "a red three is no part of a meld"
    if len({card.rank for card in naturals}) > 1:
        return "cards of different ranks"
    if len(meld) < rules["meld.min_size"]:
        return f"{len(meld)} cards; a meld has {rules['meld.min_size']} at least"
    if naturals and naturals[0].is_black_three:
        if wilds:
            return "wild cards among black threes"
        return "" if going_out else "black threes are laid only when going out"
    if len(naturals) < rules["meld.min_naturals"]:
        return f"{len(naturals)} natural cards; a meld has {rules['meld.min_naturals']} at least"
    limit = rules.limit("meld.max_wilds")
    if limit is not None and wilds > limit:
        return f"{wilds} wild cards; a meld has {limit} at most"
    room = {"none": wilds, "not_more": len(naturals), "fewer": len(naturals) - 1, "double": len(naturals) // 2}
    if wilds > room[rules["meld.wild_ratio"]]:
        return f"{wilds} wild cards beside {len(naturals)} natural ones"
    return ""


def _check_hands(position: Position, cards: Holdings) -> None:
    if position.rules["red3.replace_when"] == "on_own_first_turn":
        return
    for seat, hand in enumerate(cards.hands):
        if any(card.is_red_three for card in hand):
            raise PositionError(f"hands[{seat}]", "a red three is laid at once, it is not held")


# The state


def _fill_state(state: State, cards: Holdings) -> None:
    for seat, hand in enumerate(cards.hands):
        for card in hand:
            state.seats[seat].gain(kind_of(card))
    for card in cards.pile:
        state.pile[state.pile_size] = kind_of(card)
        state.pile_size += 1
    for card in reversed(cards.stock):
        state.stock[state.stock_end] = kind_of(card)
        state.stock_end += 1
    for side, melds in enumerate(cards.melds):
        state.sides[side].red_threes = len(cards.red3[side])
        for meld in melds:
            add_meld(state, side, meld)


def _fill_turn(state: State, position: Position, cards: Holdings, layout: Layout) -> None:
    rules, t = position.rules, state.tables
    phase = "draw" if position.phase is None else position.phase
    if phase not in _PHASES:
        raise PositionError("phase", f"{phase!r}: draw, play, answer or over was expected")
    state.phase = _PHASES[phase]
    state.to_move = _seat(position.to_move, "to_move", rules, 0)
    state.dealer = _seat(position.dealer, "dealer", rules, rules.seat_after(0, -1))
    if position.asked not in _ANSWERS:
        raise PositionError("asked", f'{position.asked!r}: "y", "n" or "" was expected')
    turns = 2 if position.round is None else position.round
    if turns < 1:
        raise PositionError("round", f"{turns}: a number from 1 was expected")
    has_melds = [bool(cards.melds[rules.side_of[seat]]) for seat in range(rules.players)]
    melded = _list(position.melded, "melded", rules.players, has_melds)
    for seat in range(rules.players):
        if melded[seat] and not cards.melds[rules.side_of[seat]]:
            raise PositionError(f"melded[{seat}]", "the side has no meld")
        state.seats[seat].melded = int(melded[seat])
    state.turn = 1
    state.took = int(position.took)
    state.laid = int(position.laid)
    state.answer = _ANSWERS[position.asked]
    _fill_pile(state, position, cards)
    if phase == "answer":
        _fill_question(state, position)
    elif position.asker is not None:
        raise PositionError("asker", "there is an asker in phase answer only")
    whose = int(state.asker if phase == "answer" else state.to_move)
    state.melded_before = state.seats[whose].melded
    if t.concealed_by_side and state.side_of(whose).melds:
        state.melded_before = 1
    _fill_rounds(state, rules, whose, turns)
    if state.seats[whose].hand[k.RED_THREE]:
        raise PositionError(f"hands[{whose}]", "a red three is laid when the first turn begins, it is not held after that")
    if state.answer == k.SAID_YES and phase == "play":
        state.bound = yes_binds(state, layout)
    if phase == "play" and t.end_at_once and not cards.stock:
        state.last_turn = 1


def _fill_rounds(state: State, rules: Rules, whose: int, turns: int) -> None:
    """In a round, those before the player whose turn it is have had theirs, the others have not."""
    state.round = turns
    begun = turns
    for step in range(1, rules.players + 1):
        seat = rules.seat_after(int(state.dealer), step)
        state.seats[seat].turns = begun
        if seat == whose:
            begun = turns - 1


def _fill_pile(state: State, position: Position, cards: Holdings) -> None:
    rules, t = position.rules, state.tables
    wild = any(card.is_wild for card in cards.pile) and (t.wild_freezes or "wild" in rules["start.freezes"])
    three = any(card.is_red_three for card in cards.pile) and "red3" in rules["start.freezes"]
    frozen = bool(wild or three) if position.frozen is None else position.frozen
    if position.frozen and not cards.pile:
        raise PositionError("frozen", "there is no pile to be frozen")
    state.frozen = int(frozen)
    top = bool(cards.pile) and bool(t.blocked[t.rank_of[kind_of(cards.pile[-1])]])
    state.blocked = int(top if position.blocked is None else position.blocked)
    if position.blocked and not cards.pile:
        raise PositionError("blocked", "there is no pile to be blocked")


def _fill_question(state: State, position: Position) -> None:
    rules = position.rules
    partners = rules.partners(int(state.to_move))
    if not partners:
        raise PositionError("phase", "nobody has a partner to answer to")
    asker = _seat(position.asker, "asker", rules, partners[-1])
    if asker not in partners:
        raise PositionError("asker", f"seat {asker} is no partner of seat {int(state.to_move)}")
    state.asker = asker
    order = rules.partners(asker)
    state.answers_due = len(order) - order.index(int(state.to_move))
    state.seats[asker].asked_deal = 1


def _seat(given: int | None, key: str, rules: Rules, default: int) -> int:
    if given is None:
        return default
    if not 0 <= given < rules.players:
        raise PositionError(key, f"{given}: a seat from 0 to {rules.players - 1} was expected")
    return given
