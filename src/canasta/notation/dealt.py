"""The table ``[deal]``: a pack in the order in which its cards leave it."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.cards import Card
from canasta.notation.document import Table, Value
from canasta.notation.entries import refuse_other_parts, seats_of
from canasta.notation.free_cards import PackCards
from canasta.rules import Rules


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal to be made: the whole pack, in order."""

    dealer: int
    scores: list[int]
    pack: list[Card]
    deal_number: int
    cut: int | None = None


def read_dealt(table: Table, rules: Rules) -> Dealt:
    """The deal that ``table`` describes. Cards that the pack does not name follow those it names. Raises ``NotationError``."""
    refuse_other_parts(table, rules)
    table.only(("dealer", "scores", "pack", "deal_number", "cut"))
    seats, sides = seats_of(rules), len(rules.sides)
    dealer = value.as_number(0, seats - 1) if (value := table.get("dealer")) else seats - 1
    scores = [item.as_number() for item in value.as_list("scores", sides)] if (value := table.get("scores")) else [0] * sides
    number = value.as_number(1) if (value := table.get("deal_number")) else 1
    free = PackCards(rules)
    pack = read_pack(value, free) if (value := table.get("pack")) else []
    cut = value.as_number(1, rules["deck.total"]) if (value := table.get("cut")) else None
    return Dealt(dealer, scores, pack + free.rest(), number, cut)


def read_pack(value: Value, free: PackCards) -> list[Card]:
    """The cards that a ``pack`` names, each a card of the rules' pack. Raises ``NotationError``."""
    cards = value.as_cards()
    free.reserve([(value, cards)])
    return free.choose(value, cards)
