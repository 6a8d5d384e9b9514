"""The facts that a case may state: how each is read, compared and shown (docs/notation.md, "Facts")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import eq
from typing import Any

from canasta.cards import Card, Rank
from canasta.engine.breach import Breach
from canasta.notation.document import Table, Value
from canasta.notation.entries import (
    count_or_cards,
    read_breaches,
    read_feet,
    read_melds,
    read_seat_numbers,
    read_seats,
    refuse_other_parts,
    seats_of,
)
from canasta.notation.matching import same_cards, same_melds, same_order
from canasta.notation.position import ANSWERS, PHASES
from canasta.rules import Rules

#: Conditions that may stand in place of an opening minimum's number.
MINIMUM_WORDS = ("canasta", "canasta_200", "natural_canasta")
CANASTA_KINDS = ("natural", "mixed", "wild", "samba")


@dataclass(frozen=True, slots=True)
class Fact:
    """How a fact is read from a file, compared (stated, found) and shown as plain data."""

    read: Callable[[Value, Rules], Any]
    holds: Callable[[Any, Any], bool] = eq
    show: Callable[[Any], Any] = lambda found: found


def _truth(value: Value, rules: Rules) -> bool:
    return value.as_truth()


def _seat(value: Value, rules: Rules) -> int:
    return value.as_number(0, seats_of(rules) - 1)


def _number(value: Value, rules: Rules) -> int:
    return value.as_number()


def _by_side(value: Value, rules: Rules) -> list[int]:
    return [item.as_number() for item in value.as_list("scores", len(rules.sides))]


def _minimums(value: Value, rules: Rules) -> list[int | str]:
    items = value.as_list("minimums", len(rules.sides))
    return [item.as_word(MINIMUM_WORDS) if isinstance(item.found, str) else item.as_number() for item in items]


def _winner(value: Value, rules: Rules) -> int | str:
    if isinstance(value.found, str):
        return value.as_word(("draw", "none"))
    return value.as_number(0, len(rules.sides) - 1)


def _canastas(value: Value, rules: Rules) -> list[list[str]]:
    sides = value.as_list("canastas", len(rules.sides))
    return [sorted(kind.as_word(CANASTA_KINDS) for kind in side.as_list("canasta-kinds")) for side in sides]


def _hands(value: Value, rules: Rules) -> list[int | list[Card]]:
    return [count_or_cards(item) for item in value.as_list("hands", seats_of(rules))]


def _cards_by_side(value: Value, rules: Rules) -> list[list[Card]]:
    return [item.as_cards() for item in value.as_list("red3", len(rules.sides))]


def _same_hands(stated: list[int | list[Card]], found: list[Sequence[Card]]) -> bool:
    return all(
        len(hand) == cards if isinstance(cards, int) else same_cards(cards, hand)
        for cards, hand in zip(stated, found, strict=True)
    )


def _threes_by_side(value: Value, rules: Rules) -> list[list[Card]]:
    return [item.as_cards() for item in value.as_list("laid3", len(rules.sides))]


def _by_seat(value: Value, rules: Rules) -> list[int]:
    return [item.as_number() for item in value.as_list("talon", seats_of(rules))]


def _same_feet(stated: Sequence[int | Sequence[Card] | None], found: Sequence[int | Sequence[Card]]) -> bool:
    """Whether the feet are the same; those of which only the number is known fit any cards that are as many."""
    return all(
        _size(foot) == _size(cards) and (isinstance(foot, int) or isinstance(cards, int) or same_cards(foot or (), cards))
        for foot, cards in zip(stated, found, strict=True)
    )


def _size(cards: int | Sequence[Card] | None) -> int:
    return cards if isinstance(cards, int) else len(cards or ())


def _same_stock(stated: int | list[Card], found: int | list[Card]) -> bool:
    count = found if isinstance(found, int) else len(found)
    if isinstance(stated, int):
        return stated == count
    return not isinstance(found, int) and same_order(stated, found)


def _same_by_side(stated: list[list[Card]], found: list[list[Card]]) -> bool:
    return all(map(same_cards, stated, found))


def _same_melds(stated: list[list[list[Card]]], found: list[list[list[Card]]]) -> bool:
    return all(map(same_melds, stated, found))


def _same_canastas(stated: list[list[str]], found: list[list[str]]) -> bool:
    return stated == [sorted(side) for side in found]


def _same_breaches(stated: list[Breach], found: list[Breach]) -> bool:
    return Counter(stated) == Counter(found)


def shown_cards(cards: Sequence[Card]) -> str:
    """Cards as text, with blanks between."""
    return " ".join(card.text for card in cards)


def _shown_hand(hand: int | Sequence[Card]) -> int | str:
    if isinstance(hand, int):
        return hand
    unseen = bool(hand) and all(card.rank is Rank.UNKNOWN for card in hand)
    return len(hand) if unseen else shown_cards(hand)


def _shown_stock(stock: int | list[Card]) -> int | str:
    return _shown_hand(stock) or 0


_TRUTH = Fact(_truth)
_SEAT = Fact(_seat)
_NUMBER = Fact(_number)
_BY_SIDE = Fact(_by_side)

#: All facts by name, those of a position first.
FACTS: dict[str, Fact] = {
    "scores": _BY_SIDE,
    "to_move": _SEAT,
    "phase": Fact(lambda value, rules: value.as_word(PHASES)),
    "stock": Fact(lambda value, rules: count_or_cards(value), _same_stock, _shown_stock),
    "pile": Fact(lambda value, rules: value.as_cards(), same_order, shown_cards),
    "hands": Fact(_hands, _same_hands, lambda hands: [_shown_hand(hand) for hand in hands]),
    "melds": Fact(
        lambda value, rules: read_melds(value, len(rules.sides)),
        _same_melds,
        lambda sides: [[shown_cards(meld) for meld in side] for side in sides],
    ),
    "red3": Fact(_cards_by_side, _same_by_side, lambda sides: [shown_cards(cards) for cards in sides]),
    "laid3": Fact(_threes_by_side, _same_by_side, lambda sides: [shown_cards(cards) for cards in sides]),
    "feet": Fact(
        lambda value, rules: read_feet(value, seats_of(rules)),
        _same_feet,
        lambda feet: [_shown_hand(foot or []) for foot in feet],
    ),
    "talon": Fact(_by_seat),
    "lone": _SEAT,
    "sits_out": Fact(lambda value, rules: read_seat_numbers(value, seats_of(rules))),
    "hidden": _NUMBER,
    "exact_cut": _SEAT,
    "frozen": _TRUTH,
    "blocked": _TRUTH,
    "melded": Fact(
        lambda value, rules: read_seats(value, seats_of(rules)),
        show=lambda melded: [seat for seat, has in enumerate(melded) if has],
    ),
    "barred": Fact(
        lambda value, rules: read_seats(value, seats_of(rules)),
        show=lambda barred: [seat for seat, is_barred in enumerate(barred) if is_barred],
    ),
    "asked_before": Fact(
        lambda value, rules: read_seats(value, seats_of(rules)),
        show=lambda asked: [seat for seat, has in enumerate(asked) if has],
    ),
    "dealer": _SEAT,
    "deal_number": _NUMBER,
    "round": _NUMBER,
    "took": _TRUTH,
    "laid": _TRUTH,
    "asked": Fact(lambda value, rules: value.as_word(ANSWERS)),
    "asker": _SEAT,
    "irregularities": Fact(
        lambda value, rules: read_breaches(value, seats_of(rules)),
        _same_breaches,
        lambda found: [{"seat": breach.seat, "kind": breach.kind} for breach in found],
    ),
    "minimum": Fact(_minimums),
    "takeable": _TRUTH,
    "must_take": _TRUTH,
    "can_go_out": _TRUTH,
    "over": _TRUTH,
    "deal": _BY_SIDE,
    "total": _BY_SIDE,
    "winner": Fact(_winner),
    "margin": _NUMBER,
    "canastas": Fact(_canastas, _same_canastas),
    "next_dealer": _SEAT,
}


def read_facts(table: Table | None, rules: Rules) -> dict[str, Any]:
    """The facts that a table states. Raises ``NotationError`` for one that does not exist or has not the form it needs."""
    if table is None:
        return {}
    refuse_other_parts(table, rules)
    table.only(FACTS)
    return {name: FACTS[name].read(table.need(name), rules) for name in table.found}


def shown_facts(found: Mapping[str, Any]) -> dict[str, Any]:
    """Facts as plain data (JSON); what is not known is ``None``."""
    return {name: None if value is None else FACTS[name].show(value) for name, value in found.items()}


def differences(stated: Mapping[str, Any], found: Mapping[str, Any]) -> list[str]:
    """The names of the stated facts that do not hold."""
    return [name for name, value in stated.items() if found.get(name) is None or not FACTS[name].holds(value, found[name])]
