"""TOML read strictly: every key is asked for by name and type, and every fault names its line and key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from difflib import get_close_matches
from typing import Any, TypeVar

from canasta.cards import Card, CardTextError, read_cards
from canasta.notation.fault import ActionTextError, NotationError, Part
from canasta.notation.places import Path, Places

_AT = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)")
#: How the reader of TOML says that a key or a table stands twice.
_TWICE = re.compile("overwrite|twice|mutate")
_HEADER = re.compile(r"\s*(\[\[?)\s*([\w.-]+)")
_NAME = re.compile(r"\s*([\w.-]+)\s*=")
T = TypeVar("T")
#: No score of any game comes near it.
LARGEST = 1_000_000


@dataclass(frozen=True, slots=True)
class Value:
    """A value of the document with its way there. The ``as_…`` methods give it in the type wanted or raise ``NotationError``."""

    document: Document
    path: Path
    found: Any

    @property
    def key(self) -> str:
        """The way as text: ``position.hands[2]``."""
        return path_text(self.path)

    def fault(self, message_id: str, args: Mapping[str, Part] | None = None) -> NotationError:
        """A fault of this value, with its place."""
        return self.document.fault(self.path, message_id, args)

    def wrong(self, expected: str, low: int = 0, high: int = 0) -> NotationError:
        """The fault "something else was expected"; ``expected`` is a case of ``notation-expected`` in the catalogue."""
        args: dict[str, int | str] = {"expected": expected, "found": _shown(self.found), "low": low, "high": high}
        return self.fault("notation-expected", args)

    def as_text(self) -> str:
        """A string."""
        if not isinstance(self.found, str):
            raise self.wrong("text")
        return self.found

    def as_line(self) -> str:
        """A string without line breaks or other control characters."""
        text = self.as_text()
        if not text.isprintable():
            raise self.wrong("line")
        return text

    def as_word(self, words: Iterable[str]) -> str:
        """One of ``words``."""
        if self.found not in (known := list(words)) or not isinstance(self.found, str):
            shown = ", ".join(f'"{word}"' for word in known)
            raise self.fault("notation-word", {"words": shown, "found": _shown(self.found)})
        return self.found

    def as_truth(self) -> bool:
        """``true`` or ``false``."""
        if not isinstance(self.found, bool):
            raise self.wrong("truth")
        return self.found

    def as_number(self, low: int | None = None, high: int | None = None) -> int:
        """A whole number, from ``low`` to ``high`` where they are given, and never beyond ``LARGEST``."""
        if not isinstance(self.found, int) or isinstance(self.found, bool):
            raise self.wrong("number")
        if low is not None and high is not None and not low <= self.found <= high:
            raise self.wrong("range", low, high)
        if low is not None and self.found < low:
            raise self.wrong("least", low)
        if abs(self.found) > LARGEST:
            raise self.wrong("range", -LARGEST, LARGEST)
        return self.found

    def as_date(self) -> date:
        """A day, without a time."""
        if not isinstance(self.found, date) or isinstance(self.found, datetime):
            raise self.wrong("date")
        return self.found

    def as_cards(self) -> list[Card]:
        """Cards as one string, perhaps none."""
        if not isinstance(self.found, str):
            raise self.wrong("cards")
        try:
            return list(read_cards(self.found))
        except CardTextError as error:
            found = self.found[error.column :].split()[0]
            raise self.inside("notation-no-card", {"text": found}, 1, error.column + 1) from None

    def as_list(self, expected: str, length: int | None = None) -> list[Value]:
        """The items of a list, of ``length`` where it is given; ``expected`` as in ``wrong``."""
        if not isinstance(self.found, list):
            raise self.wrong(expected, high=length or 0)
        if length is not None and len(self.found) != length:
            raise self.fault("notation-length", {"expected": expected, "need": length, "have": len(self.found)})
        return [Value(self.document, (*self.path, number), item) for number, item in enumerate(self.found)]

    def as_table(self) -> Table:
        """A table."""
        if not isinstance(self.found, dict):
            raise self.wrong("table")
        return Table(self.document, self.path, self.found)

    def read(self, reader: Callable[[str], T]) -> T:
        """What ``reader`` makes of the string; its ``ActionTextError`` gets this place."""
        text = self.as_text()
        try:
            return reader(text)
        except ActionTextError as error:
            raise self.inside(error.message_id, error.words, error.line or 1, error.column) from None

    def inside(self, message_id: str, args: Mapping[str, Part], line: int, column: int) -> NotationError:
        """A fault at line and column of the string's text."""
        place = self.document.places.within(self.path, line, column)
        error = self.fault(message_id, args)
        if place:
            error.line, error.column = place.line, place.column
        return error


class Table(Value):
    """A table of the document. Keys that nobody knows are refused by ``only``."""

    found: dict[str, Any]

    def only(self, known: Iterable[str]) -> None:
        """Refuses any key that is not one of ``known``, and names the nearest of them."""
        names = list(known)
        for name in self.found:
            if name not in names:
                nearest = get_close_matches(name, names, 1)
                args: dict[str, int | str] = {"key": name, "nearest": nearest[0] if nearest else "none", "keys": ", ".join(names)}
                raise self.document.fault((*self.path, name), "notation-unknown-key", args)

    def __contains__(self, name: str) -> bool:
        return name in self.found

    def get(self, name: str) -> Value | None:
        """The value of the key, or ``None`` where it is left out."""
        return Value(self.document, (*self.path, name), self.found[name]) if name in self.found else None

    def need(self, name: str) -> Value:
        """The value of a key that must be there."""
        value = self.get(name)
        if value is None:
            raise self.document.fault((*self.path, name), "notation-missing-key", {"key": name})
        return value


class Document:
    """A TOML text with the places of its keys. Raises ``NotationError`` for text that is no TOML."""

    def __init__(self, text: str, file: str = "") -> None:
        self.file = file
        text = text.replace("\r\n", "\n")
        try:
            found = tomllib.loads(text)
            self.places = Places(text)
        except (ValueError, RecursionError) as error:
            raise _no_toml(error, file, text) from None
        self.top = Table(self, (), found)

    def fault(self, path: Path, message_id: str, args: Mapping[str, Part] | None = None) -> NotationError:
        """A fault of what stands at ``path``."""
        place = self.places.key(path)
        line, column = (place.line, place.column) if place else (1, 1)
        return NotationError(message_id, args, key=path_text(path), line=line, column=column, file=self.file)


def path_text(path: Path) -> str:
    """``("position", "hands", 2)`` as ``position.hands[2]``."""
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).removeprefix(".")


def key_path(key: str) -> Path:
    """``position.hands[2]`` as ``("position", "hands", 2)``."""
    return tuple(int(part) if re.fullmatch("[0-9]{1,6}", part) else part for part in re.findall(r"[^.\[\]]+", key))


def _no_toml(error: Exception, file: str, text: str) -> NotationError:
    detail = str(error)
    at = _AT.search(detail)
    line, column = (int(at[1]), int(at[2])) if at and at[1] else (0, 0)
    if at and not at[1]:
        line, column = text.count("\n") + 1, len(text) - text.rfind("\n")
    kind = "deep" if isinstance(error, RecursionError) else "twice" if _TWICE.search(detail) else "here"
    return NotationError("notation-no-toml", {"kind": kind}, key=_key_at(text, line), line=line, column=column, file=file)


def _key_at(text: str, line: int) -> str:
    """The key that seems to be meant where a text is not TOML: that of the line, in the table begun last."""
    table, counts, key = "", dict[str, int](), ""
    for written in text.split("\n")[:line]:
        key = ""
        if header := _HEADER.match(written):
            table = header[2]
            if header[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
                table += f"[{counts[table]}]"
        elif name := _NAME.match(written):
            key = name[1]
    return f"{table}.{key}".strip(".")


def _shown(found: object) -> str:
    """What was found, as short TOML."""
    if isinstance(found, bool):
        return "true" if found else "false"
    if isinstance(found, str):
        text = f'"{found}"'
    elif isinstance(found, list):
        text = "[" + ", ".join(map(_shown, found)) + "]"
    elif isinstance(found, dict):
        text = "{" + ", ".join(f"{key} = {_shown(value)}" for key, value in found.items()) + "}"
    else:
        text = str(found)
    return text if len(text) <= 60 else text[:57] + "…"
