"""The table ``[position]`` read and written (docs/notation.md, "Position")."""

from __future__ import annotations

from collections.abc import Iterable

from canasta.cards import Card, Rank
from canasta.engine.position import Position, PositionError
from canasta.notation.document import Document, Table, Value, key_path
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
)
#: More cards than any pack holds.
MOST_CARDS = 1000
#: Keys of games with more parts than Classic: known, but not to these rules.
OTHER_KEYS = ("feet", "laid3", "talon", "lone", "sits_out")


def seats_of(rules: Rules) -> int:
    """How many seats the rules have."""
    return sum(map(len, rules.sides))


def read_position(table: Table, rules: Rules) -> Position:
    """The position that ``table`` describes. Raises ``NotationError`` for its form; whether it can be true is for ``Deal.at``."""
    for key in OTHER_KEYS:
        if key in table:
            raise table.need(key).fault("notation-no-such-part", {"key": key, "rules": rules.text})
    table.only(KEYS)
    seats, sides = seats_of(rules), len(rules.sides)
    position = Position(rules)
    if value := table.get("scores"):
        position.scores = [item.as_number() for item in value.as_list("scores", sides)]
    position.to_move = _seat(table.get("to_move"), seats)
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
    if value := table.get("red3"):
        position.red3 = [item.as_cards() for item in value.as_list("red3", sides)]
    _read_turn(table, position, seats)
    return position


def _read_turn(table: Table, position: Position, seats: int) -> None:
    """The keys that say how the turn and the deal stand."""
    if value := table.get("frozen"):
        position.frozen = value.as_truth()
    if value := table.get("blocked"):
        position.blocked = value.as_truth()
    if value := table.get("melded"):
        position.melded = read_seats(value, seats)
    position.dealer = _seat(table.get("dealer"), seats)
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
    position.asker = _seat(table.get("asker"), seats)


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


def _seat(value: Value | None, seats: int) -> int | None:
    return None if value is None else value.as_number(0, seats - 1)


def impossible(error: PositionError, table: Table) -> NotationError:
    """A position that cannot be true, with the place of the key in the file."""
    path = (*table.path, *key_path(error.key))
    return table.document.fault(path, "notation-impossible", {"message": error.message})


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
        case "red3":
            return _list(map(cards_toml, value))
        case "melded":
            return _list(str(seat) for seat, melded in enumerate(value) if melded)
        case "scores":
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
