"""Entries that positions, counts, facts and records share: hands, melds, seats, and the parts that only some rules have."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from canasta.cards import Card, Rank
from canasta.engine.breach import Breach
from canasta.notation.document import Table, Value
from canasta.rules import IRREGULARITIES, Rules

#: More cards than any pack holds.
MOST_CARDS = 1000


def seats_of(rules: Rules) -> int:
    """How many seats the rules have."""
    return sum(map(len, rules.sides))


def lays_both_colours(rules: Rules) -> bool:
    """Whether black threes lie on the table beside the red ones: laid like them, or set aside from a taken pile."""
    return bool(rules["black3.laid_like_red"]) or rules["black3.in_taken_pile"] == "set_aside"


def threes_key(rules: Rules) -> str:
    """The key of the threes that lie on the table."""
    return "laid3" if lays_both_colours(rules) else "red3"


#: Keys of parts that only some rules have, and which rules those are.
PARTS: dict[str, Callable[[Rules], bool]] = {
    "laid3": lays_both_colours,
    "feet": lambda rules: bool(rules["deal.foot"]),
    "talon": lambda rules: bool(rules["deal.talon"]),
    "lone": lambda rules: rules["teams"] == "lone_hand",
    "sits_out": lambda rules: rules["teams"] == "sit_out",
    "hidden": lambda rules: rules["start.upcard"] == "italian_prefill",
    "exact_cut": lambda rules: bool(rules["deal.exact_cut_bonus"]),
    "cut": lambda rules: bool(rules["deal.exact_cut_bonus"]),
    "time_up": lambda rules: rules.limit("game.clock") is not None,
}


def refuse_other_parts(table: Table, rules: Rules) -> None:
    """Refuses a key for a part that the rules do not have. Raises ``NotationError``."""
    for key, has in PARTS.items():
        if key in table and not has(rules):
            raise table.need(key).fault("notation-no-such-part", {"key": key, "rules": rules.text})


def count_or_cards(value: Value) -> int | list[Card]:
    """Cards, or how many there are."""
    if isinstance(value.found, str):
        return value.as_cards()
    if not isinstance(value.found, int) or isinstance(value.found, bool):
        raise value.wrong("cards-or-count")
    return value.as_number(0, MOST_CARDS)


def read_melds(value: Value, sides: int) -> list[list[list[Card]]]:
    """Each side's melds."""
    return [[meld.as_cards() for meld in side.as_list("side-melds")] for side in value.as_list("melds", sides)]


def read_seats(value: Value, seats: int) -> list[bool]:
    """Which seats are meant: their numbers, or a truth value for each."""
    items = value.as_list("seats")
    if items and all(isinstance(item.found, bool) for item in items):
        return [item.as_truth() for item in value.as_list("seats", seats)]
    meant = {item.as_number(0, seats - 1) for item in items}
    return [seat in meant for seat in range(seats)]


def read_seat(value: Value | None, seats: int) -> int | None:
    """The number of a seat, or ``None`` where it is left out."""
    return None if value is None else value.as_number(0, seats - 1)


def read_seat_numbers(value: Value, seats: int) -> list[int]:
    """The numbers of some seats, lowest first."""
    return [seat for seat, meant in enumerate(read_seats(value, seats)) if meant]


def read_feet(value: Value, seats: int) -> list[list[Card] | int | None]:
    """Each seat's foot: its cards, how many they are, or none once it was picked up."""
    return [count_or_cards(item) or [] for item in value.as_list("feet", seats)]


def read_threes(table: Table, sides: int) -> tuple[list[list[Card]] | None, list[list[Card]] | None]:
    """The keys ``red3`` and ``laid3``: of both, where both stand, all threes as ``laid3``."""
    red = [item.as_cards() for item in value.as_list("red3", sides)] if (value := table.get("red3")) else None
    both = [item.as_cards() for item in value.as_list("laid3", sides)] if (value := table.get("laid3")) else None
    if red is None or both is None:
        return red, both
    red = [[Card(Rank.THREE, None, "r") if card.text == "3" else card for card in cards] for cards in red]
    return None, [cards + others for cards, others in zip(red, both, strict=True)]


def read_breaches(value: Value | None, seats: int, *, in_turns: bool = False) -> list[Breach]:
    """The key ``irregularities``: who did what; ``in_turns``: and in which turn, in order. Raises ``NotationError``."""
    found: list[Breach] = []
    for item in value.as_list("irregularities") if value else []:
        entry = item.as_table()
        entry.only(("seat", "kind", "turn") if in_turns else ("seat", "kind"))
        kind = entry.need("kind").as_word(IRREGULARITIES)
        turn = entry.need("turn").as_number(found[-1].turn if found else 1) if in_turns else 0
        found.append(Breach(entry.need("seat").as_number(0, seats - 1), kind, turn))
    return found


def breaches_toml(found: Iterable[Breach]) -> str:
    """What ``read_breaches`` reads: the turns where they are said."""
    entries = (
        f'{{ seat = {item.seat}, kind = "{item.kind}"' + (f", turn = {item.turn} }}" if item.turn else " }") for item in found
    )
    return f"[{', '.join(entries)}]"


def check_partners(table: Table, lone: int | None) -> None:
    """Two partners against one have one table: their melds stand at the first of them. Raises ``NotationError``."""
    value = table.get("melds")
    if lone is None or value is None:
        return
    places = value.as_list("melds")
    first, *others = (seat for seat in range(len(places)) if seat != lone)
    for seat in others:
        if places[seat].found:
            raise places[seat].fault("notation-melds-at-first", {"seat": seat, "first": first})
