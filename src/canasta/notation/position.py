"""The table ``[position]`` read and written (docs/notation.md, "Position")."""

from __future__ import annotations

from collections.abc import Iterable

from canasta.cards import Card, Rank
from canasta.engine.position import Position, PositionError
from canasta.notation.document import Document, Table, key_path
from canasta.notation.entries import (
    MOST_CARDS,
    breaches_toml,
    check_partners,
    count_or_cards,
    read_breaches,
    read_feet,
    read_melds,
    read_seat,
    read_seat_numbers,
    read_seats,
    read_threes,
    refuse_other_parts,
    seats_of,
)
from canasta.notation.fault import NotationError
from canasta.rules import Rules

PHASES = ("draw", "play", "answer", "over")
ANSWERS = ("", "y", "n")
#: The keys in the order in which they are written.
KEYS = (
    "scores",
    "to_move",
    "phase",
    "stock",
    "pile",
    "hands",
    "melds",
    "red3",
    "laid3",
    "feet",
    "talon",
    "lone",
    "sits_out",
    "hidden",
    "exact_cut",
    "frozen",
    "blocked",
    "melded",
    "dealer",
    "deal_number",
    "round",
    "took",
    "laid",
    "asked",
    "asker",
    "barred",
    "asked_before",
    "irregularities",
)


def read_position(table: Table, rules: Rules) -> Position:
    """The position that ``table`` describes. Raises ``NotationError`` for its form; whether it can be true is for ``Deal.at``."""
    refuse_other_parts(table, rules)
    table.only(KEYS)
    seats, sides = seats_of(rules), len(rules.sides)
    position = Position(rules)
    if value := table.get("scores"):
        position.scores = [item.as_number() for item in value.as_list("scores", sides)]
    position.to_move = read_seat(table.get("to_move"), seats)
    if value := table.get("phase"):
        position.phase = value.as_word(PHASES)
    if value := table.get("stock"):
        position.stock = count_or_cards(value)
    if value := table.get("pile"):
        position.pile = value.as_cards()
    if value := table.get("hands"):
        position.hands = [count_or_cards(item) for item in value.as_list("hands", seats)]
    if value := table.get("melds"):
        position.melds = read_melds(value, sides)
    position.red3, position.laid3 = read_threes(table, sides)
    _read_parts(table, position, seats)
    _read_turn(table, position, seats)
    return position


def _read_parts(table: Table, position: Position, seats: int) -> None:
    """The keys of parts that only some rules have."""
    if value := table.get("feet"):
        position.feet = read_feet(value, seats)
    if value := table.get("talon"):
        position.talon = [item.as_number(0, MOST_CARDS) for item in value.as_list("talon", seats)]
    position.lone = read_seat(table.get("lone"), seats)
    check_partners(table, position.lone)
    if value := table.get("sits_out"):
        position.sits_out = read_seat_numbers(value, seats)
    if value := table.get("hidden"):
        position.hidden = value.as_number(0, MOST_CARDS)
    position.exact_cut = read_seat(table.get("exact_cut"), seats)


def _read_turn(table: Table, position: Position, seats: int) -> None:
    """The keys that say how the turn and the deal stand."""
    if value := table.get("frozen"):
        position.frozen = value.as_truth()
    if value := table.get("blocked"):
        position.blocked = value.as_truth()
    if value := table.get("melded"):
        position.melded = read_seats(value, seats)
    position.dealer = read_seat(table.get("dealer"), seats)
    if value := table.get("deal_number"):
        position.deal_number = value.as_number(1)
    if value := table.get("round"):
        position.round = value.as_number(1)
    if value := table.get("took"):
        position.took = value.as_truth()
    if value := table.get("laid"):
        position.laid = value.as_truth()
    if value := table.get("asked"):
        position.asked = value.as_word(ANSWERS)
    position.asker = read_seat(table.get("asker"), seats)
    if value := table.get("barred"):
        position.barred = read_seats(value, seats)
    if value := table.get("asked_before"):
        position.asked_before = read_seats(value, seats)
    position.irregularities = read_breaches(table.get("irregularities"), seats)


def impossible(error: PositionError, table: Table) -> NotationError:
    """A position that cannot be true, with the place of the key in the file."""
    path = (*table.path, *key_path(error.key))
    return table.document.fault(path, "notation-impossible", {"message": error.reason})


def read_position_text(text: str, file: str = "") -> Position:
    """The position of a text that holds ``rules`` and ``[position]`` and nothing else. Raises ``NotationError``."""
    from canasta.notation.rule_text import read_rules

    top = Document(text, file).top
    top.only(("rules", "position"))
    return read_position(top.need("position").as_table(), read_rules(top))


def write_position(position: Position) -> str:
    """The canonical text: ``rules`` and ``[position]``, the keys in the order of ``KEYS``, what is left out left out."""
    lines = [f'rules = "{position.rules.text}"', "", "[position]"]
    lines += [f"{key} = {text}" for key in KEYS if (text := _written(position, key))]
    return "\n".join(lines) + "\n"


def _written(position: Position, key: str) -> str:
    """The value of a key as TOML; empty where it is left out."""
    value = getattr(position, key)
    if key in ("pile", "asked"):
        return cards_toml(value) if key == "pile" and value else f'"{value}"' if value else ""
    if key in ("took", "laid"):
        return "true" if value else ""
    if value is None:
        return ""
    match key:
        case "hands":
            return _list(map(_cards_or_count, value))
        case "stock":
            return _cards_or_count(value)
        case "melds":
            return _list(_list(map(cards_toml, side)) for side in value)
        case "red3" | "laid3":
            return _list(map(cards_toml, value))
        case "feet":
            untouched = int(position.rules["deal.foot"])
            return _list(_cards_or_count(untouched if foot is None else foot) for foot in value)
        case "irregularities":
            return breaches_toml(value) if value else ""
        case "hidden":
            return str(value) if value else ""
        case "melded" | "barred" | "asked_before":
            return _list(str(seat) for seat, meant in enumerate(value) if meant)
        case "scores" | "talon" | "sits_out":
            return _list(map(str, value))
        case "frozen" | "blocked":
            return "true" if value else "false"
        case "phase":
            return f'"{value}"'
    return str(value)


def _list(items: Iterable[str]) -> str:
    return "[" + ", ".join(items) + "]"


def _cards_or_count(value: int | list[Card]) -> str:
    """Cards that are all unseen are a number."""
    if isinstance(value, list) and value and all(card.rank is Rank.UNKNOWN for card in value):
        return str(len(value))
    return str(value) if isinstance(value, int) else cards_toml(value)


def cards_toml(cards: list[Card]) -> str:
    """Cards as a TOML string, with blanks between."""
    return '"' + " ".join(card.text for card in cards) + '"'
