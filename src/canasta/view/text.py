"""An observation as JSON data, and back."""

from __future__ import annotations

from typing import Any

from canasta.cards import Card, CardTextError, cards_text, read_cards
from canasta.engine import Breach, Event
from canasta.engine.minimum import CONDITIONS
from canasta.notation import ActionTextError, read_action, write_action
from canasta.rules import IRREGULARITIES, Rules, RulesError
from canasta.view.memory import Memory
from canasta.view.observation import Observation


class ObservationError(ValueError):
    """Data that is no observation. The text names the key and what was expected there."""


_PLAIN: dict[str, type] = {
    "seat": int,
    "phase": str,
    "to_move": int,
    "dealer": int,
    "deal_number": int,
    "round": int,
    "stock": int,
    "frozen": bool,
    "blocked": bool,
    "took": bool,
    "laid": bool,
    "asked": str,
    "asker": int,
    "alone": int,
    "hidden": int,
    "exact_cut": int,
}
_LISTS: dict[str, type] = {
    "scores": int,
    "hand_sizes": int,
    "melded": bool,
    "barred": bool,
    "asked_before": bool,
    "feet": int,
    "due": int,
    "resting": int,
}
_MEMORY = ("known", "discards", "left")


def to_json(seen: Observation) -> dict[str, Any]:
    """What ``Observation.to_json`` gives."""
    data: dict[str, Any] = {"rules": seen.rules.text}
    data |= {key: getattr(seen, key) for key in _PLAIN}
    data |= {key: list(getattr(seen, key)) for key in _LISTS}
    data["minimums"] = list(seen.minimums)
    data["pile"] = cards_text(seen.pile)
    data["hand"] = cards_text(seen.hand)
    data["melds"] = [[cards_text(meld) for meld in melds] for melds in seen.melds]
    data["red3"] = [cards_text(cards) for cards in seen.red3]
    data["memory"] = {key: [cards_text(cards) for cards in getattr(seen.memory, key)] for key in _MEMORY}
    data["events"] = [_event_data(event) for event in seen.events]
    data["irregularities"] = [[found.seat, found.kind] for found in seen.irregularities]
    data["legal"] = [write_action(action) for action in seen.legal]
    return data


def from_json(data: dict[str, Any]) -> Observation:
    """What ``Observation.from_json`` gives. Raises ``ObservationError``."""
    values: dict[str, Any] = {}
    try:
        values["rules"] = Rules.read(_get(data, "rules", str))
    except RulesError as problem:
        raise ObservationError(f"rules: {problem}") from problem
    values |= {key: _get(data, key, kind) for key, kind in _PLAIN.items()}
    values |= {key: tuple(_items(data, key, kind)) for key, kind in _LISTS.items()}
    values["minimums"] = _minimums(data)
    values["irregularities"] = tuple(_breach(item) for item in _items(data, "irregularities", list))
    values["pile"] = _cards(_get(data, "pile", str), "pile")
    values["hand"] = _cards(_get(data, "hand", str), "hand")
    values["melds"] = tuple(tuple(_cards(meld, "melds") for meld in melds) for melds in _items(data, "melds", list))
    values["red3"] = _rows(data, "red3")
    memory = _get(data, "memory", dict)
    values["memory"] = Memory(**{key: _rows(memory, key) for key in _MEMORY})
    values["events"] = tuple(_event(item) for item in _items(data, "events", dict))
    try:
        values["legal"] = tuple(read_action(text) for text in _items(data, "legal", str))
    except ActionTextError as problem:
        raise ObservationError(f"legal: {problem}") from problem
    return Observation(**values)


def _minimums(data: Any) -> tuple[int | str, ...]:
    """Points, or the names of conditions."""
    found = tuple(_get(data, "minimums", list))
    for need in found:
        if type(need) is not int and need not in CONDITIONS:
            raise ObservationError(f"minimums: points or the name of a condition are expected, not {need!r}")
    return found


def _breach(item: list[Any]) -> Breach:
    """A seat and a kind."""
    if len(item) != 2 or type(item[0]) is not int or item[1] not in IRREGULARITIES:
        raise ObservationError(f"irregularities: pairs of a seat and a kind are expected, not {item!r}")
    return Breach(item[0], item[1])


def _event_data(event: Event) -> dict[str, Any]:
    return {
        "seq": event.seq,
        "kind": event.kind,
        "seat": event.seat,
        "cards": cards_text(event.cards),
        "private": event.private,
        "groups": [[number, cards_text(cards)] for number, cards in event.groups],
        "data": dict(event.data),
        "hidden": event.hidden,
    }


def _event(data: dict[str, Any]) -> Event:
    groups = _items(data, "groups", list)
    if any(len(group) != 2 or type(group[0]) is not int or not isinstance(group[1], str) for group in groups):
        raise ObservationError("events.groups: pairs of a meld's number and its cards are expected")
    return Event(
        _get(data, "seq", int),
        _get(data, "kind", str),
        _get(data, "seat", int),
        _cards(_get(data, "cards", str), "events.cards"),
        _get(data, "private", bool),
        tuple((number, _cards(cards, "events.groups")) for number, cards in groups),
        _get(data, "data", dict),
        _get(data, "hidden", int),
    )


def _get(data: Any, key: str, kind: type) -> Any:
    """``data[key]``, which is of type ``kind`` exactly (a truth value is no number)."""
    if not isinstance(data, dict) or key not in data:
        raise ObservationError(f"{key} is missing")
    if type(data[key]) is not kind:
        raise ObservationError(f"{key}: {kind.__name__} is expected, not {data[key]!r}")
    return data[key]


def _items(data: Any, key: str, kind: type) -> list[Any]:
    items: list[Any] = _get(data, key, list)
    for item in items:
        if type(item) is not kind:
            raise ObservationError(f"{key}: a list of {kind.__name__} is expected, not {item!r} in it")
    return items


def _rows(data: Any, key: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(_cards(text, key) for text in _items(data, key, str))


def _cards(text: Any, key: str) -> tuple[Card, ...]:
    if not isinstance(text, str):
        raise ObservationError(f"{key}: cards as text are expected, not {text!r}")
    try:
        return read_cards(text)
    except CardTextError as problem:
        raise ObservationError(f"{key}: {problem}") from problem
