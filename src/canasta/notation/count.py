"""The table ``[count]``: a deal as it lies, to be counted."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.cards import Card, Rank
from canasta.engine.breach import Breach
from canasta.engine.melds import beside_fault, meld_fault
from canasta.notation.document import Table, Value
from canasta.notation.entries import (
    check_partners,
    read_breaches,
    read_melds,
    read_seat,
    read_seat_numbers,
    refuse_other_parts,
    seats_of,
)
from canasta.notation.free_cards import PackCards
from canasta.rules import Rules


@dataclass(frozen=True, slots=True)
class Count:
    """A finished deal: melds and threes laid by side, hands and feet by seat.

    ``went_out`` is ``None`` where the stock ran out; ``red3`` holds black threes too where they are laid or set aside;
    ``lone`` is the seat that played alone, where sides form in the deal. ``exact_cut`` is who cut exactly what the deal needed;
    ``time_up``: the time of the game is over.
    """

    went_out: int | None
    concealed: bool
    scores: list[int]
    melds: list[list[list[Card]]]
    red3: list[list[Card]]
    hands: list[list[Card]]
    feet: list[list[Card]]
    lone: int | None
    sits_out: list[int]
    irregularities: list[Breach]
    dealer: int
    deal_number: int
    exact_cut: int | None = None
    time_up: bool = False


#: The keys of a count, those of parts that only some rules have last.
KEYS = (
    "went_out",
    "concealed",
    "scores",
    "melds",
    "red3",
    "hands",
    "irregularities",
    "dealer",
    "deal_number",
    "laid3",
    "feet",
    "lone",
    "sits_out",
    "exact_cut",
    "time_up",
)


def read_count(table: Table, rules: Rules) -> Count:
    """The count that ``table`` describes, with a free card for each that is written without suit. Raises ``NotationError``."""
    refuse_other_parts(table, rules)
    table.only(KEYS)
    seats, sides = seats_of(rules), len(rules.sides)
    went_out = read_seat(table.get("went_out"), seats)
    concealed = value.as_truth() if (value := table.get("concealed")) else False
    if concealed and went_out is None:
        raise table.need("concealed").fault("notation-concealed-nobody")
    scores = [item.as_number() for item in value.as_list("scores", sides)] if (value := table.get("scores")) else [0] * sides
    lone = read_seat(table.get("lone"), seats)
    check_partners(table, lone)
    if lone is None and rules["teams"] == "lone_hand":
        lone = went_out  # who goes out before anybody took the pile counts as the one who plays alone
    lies = _Lying(table, rules, merged=lone is not None)
    for key, cards in (("hands", lies.hands), ("feet", lies.feet)):
        if went_out is not None and cards[went_out]:
            raise table.need(key).as_list(key)[went_out].fault("notation-out-with-cards", {"seat": went_out})
    sits_out = read_seat_numbers(value, seats) if (value := table.get("sits_out")) else []
    for seat in sits_out:
        if lies.hands[seat]:
            raise table.need("hands").as_list("hands")[seat].fault("notation-rests-with-cards", {"seat": seat})
        if seat == went_out:
            raise table.need("went_out").fault("notation-rests-and-out", {"seat": seat})
    dealer = value.as_number(0, seats - 1) if (value := table.get("dealer")) else seats - 1
    number = value.as_number(1) if (value := table.get("deal_number")) else 1
    return Count(
        went_out,
        concealed,
        scores,
        lies.melds,
        lies.threes,
        lies.hands,
        lies.feet,
        lone,
        sits_out,
        read_breaches(table.get("irregularities"), seats),
        dealer,
        number,
        exact_cut=read_seat(table.get("exact_cut"), seats),
        time_up=value.as_truth() if (value := table.get("time_up")) else False,
    )


class _Lying:
    """The cards of a count: none of them more often than the pack holds it, patterns filled. Raises ``NotationError``."""

    def __init__(self, table: Table, rules: Rules, merged: bool) -> None:
        seats, sides = seats_of(rules), len(rules.sides)
        self._lists: list[tuple[Value, list[Card], str]] = []
        self.melds: list[list[list[Card]]] = [[] for _ in range(sides)]
        places: list[list[Value]] = [[] for _ in range(sides)]
        if value := table.get("melds"):
            self.melds = read_melds(value, sides)
            places = [side.as_list("side-melds") for side in value.as_list("melds", sides)]
            for side, laid in enumerate(self.melds):
                self._lists += [(places[side][number], meld, "b") for number, meld in enumerate(laid)]
        red = self._read(table, "red3", sides, "r")
        both = self._read(table, "laid3", sides, "")
        self.hands = self._read(table, "hands", seats, "b")
        self.feet = self._read(table, "feet", seats, "b")
        if rules["meld.threes"] and any(red):
            raise table.need("red3").fault("notation-no-such-part", {"key": "red3", "rules": rules.text})
        free = PackCards(rules)
        free.reserve((value, cards) for value, cards, _ in self._lists)
        for value, cards, three in self._lists:
            cards[:] = free.choose(value, cards, three)
        self.threes = [cards + others for cards, others in zip(red, both, strict=True)]
        for side, laid in enumerate(self.melds):
            _check_melds(laid, places[side], rules, merged)

    def _read(self, table: Table, key: str, length: int, three: str) -> list[list[Card]]:
        """The lists of cards of a key, empty where it is left out. ``three``: the colour of a three that is written without."""
        value = table.get(key)
        items = value.as_list(key, length) if value else []
        lists: list[list[Card]] = [item.as_cards() for item in items] or [[] for _ in range(length)]
        for item, cards in zip(items, lists, strict=False):
            if key == "red3" and not all(card.is_red_three or card.text == "3" for card in cards):
                raise item.fault("notation-red-threes-only")
            if key == "laid3" and not all(card.rank is Rank.THREE for card in cards):
                raise item.fault("notation-threes-only")
            self._lists.append((item, cards, three))
        return lists


def _check_melds(melds: list[list[Card]], places: list[Value], rules: Rules, merged: bool) -> None:
    """Every meld is one that some rule allows, and lies beside the others. ``merged``: it may be two partners' in one."""
    for number, meld in enumerate(melds):
        if fault := meld_fault(rules, meld, True, merged) or beside_fault(rules, melds[:number], meld):
            raise places[number].fault("notation-impossible", {"message": fault})
