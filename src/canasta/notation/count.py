"""The table ``[count]``: a deal as it lies, to be counted."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.cards import Card, Rank
from canasta.engine.melds import meld_fault
from canasta.notation.document import Table, Value
from canasta.notation.free_cards import PackCards
from canasta.notation.position import read_melds, seats_of
from canasta.rules import Rules

#: Kinds of irregularity that rules with penalties know (rules: ``penalties``).
IRREGULARITIES = ("red3_undeclared", "out_against_no", "out_failed", "out_without_canasta", "top_not_used", "opening_short")


@dataclass(frozen=True, slots=True)
class Irregularity:
    """A breach that somebody is to pay for."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Count:
    """A finished deal: melds and red threes by side, hands by seat. ``went_out`` is ``None`` where the stock ran out."""

    went_out: int | None
    concealed: bool
    scores: list[int]
    melds: list[list[list[Card]]]
    red3: list[list[Card]]
    hands: list[list[Card]]
    irregularities: list[Irregularity]
    dealer: int
    deal_number: int


def read_count(table: Table, rules: Rules) -> Count:
    """The count that ``table`` describes, with a free card for each that is written without suit. Raises ``NotationError``."""
    keys = ("went_out", "concealed", "scores", "melds", "red3", "hands", "irregularities", "dealer", "deal_number")
    table.only(keys)
    seats, sides = seats_of(rules), len(rules.sides)
    went_out = value.as_number(0, seats - 1) if (value := table.get("went_out")) else None
    concealed = value.as_truth() if (value := table.get("concealed")) else False
    if concealed and went_out is None:
        raise table.need("concealed").fault("notation-concealed-nobody")
    scores = [item.as_number() for item in value.as_list("scores", sides)] if (value := table.get("scores")) else [0] * sides
    melds, red3, hands = _cards(table, rules, seats, sides)
    if went_out is not None and hands[went_out]:
        raise table.need("hands").as_list("hands")[went_out].fault("notation-out-with-cards", {"seat": went_out})
    dealer = value.as_number(0, seats - 1) if (value := table.get("dealer")) else seats - 1
    number = value.as_number(1) if (value := table.get("deal_number")) else 1
    return Count(went_out, concealed, scores, melds, red3, hands, _irregularities(table, rules, seats), dealer, number)


def _cards(
    table: Table, rules: Rules, seats: int, sides: int
) -> tuple[list[list[list[Card]]], list[list[Card]], list[list[Card]]]:
    """Melds, red threes and hands, none of them holding more of a card than the pack does."""
    melds: list[list[list[Card]]] = [[] for _ in range(sides)]
    red3: list[list[Card]] = [[] for _ in range(sides)]
    hands: list[list[Card]] = [[] for _ in range(seats)]
    lists: list[tuple[Value, list[Card], str]] = []
    places: list[list[Value]] = [[] for _ in range(sides)]
    if value := table.get("melds"):
        melds = read_melds(value, sides)
        places = [side.as_list("side-melds") for side in value.as_list("melds", sides)]
        lists += [(places[side][n], meld, "b") for side, laid in enumerate(melds) for n, meld in enumerate(laid)]
    if value := table.get("red3"):
        items = value.as_list("red3", sides)
        red3 = [item.as_cards() for item in items]
        lists += [(item, cards, "r") for item, cards in zip(items, red3, strict=True)]
        for item, cards in zip(items, red3, strict=True):
            if not all(card.is_red_three or card.text == "3" for card in cards):
                raise item.fault("notation-red-threes-only")
    if value := table.get("hands"):
        items = value.as_list("hands", seats)
        hands = [item.as_cards() for item in items]
        lists += [(item, cards, "b") for item, cards in zip(items, hands, strict=True)]
    free = PackCards(rules)
    free.reserve((value, cards) for value, cards, _ in lists)
    for value, cards, three in lists:
        cards[:] = free.choose(value, cards, three)
    for side, laid in enumerate(melds):
        _check_melds(laid, places[side], rules)
    return melds, red3, hands


def _check_melds(melds: list[list[Card]], places: list[Value], rules: Rules) -> None:
    """Every meld of a side is one that some rule allows, and each rank has one."""
    ranks: set[Rank] = set()
    for place, meld in zip(places, melds, strict=True):
        fault = meld_fault(rules, meld, going_out=True)
        rank = next((card.rank for card in meld if not card.is_wild), Rank.UNKNOWN)
        if not fault and rank in ranks:
            fault = f"a second meld of {rank.text}; a side has one of each rank"
        if fault:
            raise place.fault("notation-impossible", {"message": fault})
        ranks.add(rank)


def _irregularities(table: Table, rules: Rules, seats: int) -> list[Irregularity]:
    value = table.get("irregularities")
    found: list[Irregularity] = []
    for item in value.as_list("irregularities") if value else []:
        entry = item.as_table()
        entry.only(("seat", "kind"))
        kind = entry.need("kind").as_word(IRREGULARITIES)
        found.append(Irregularity(entry.need("seat").as_number(0, seats - 1), kind))
    return found
