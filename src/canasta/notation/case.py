"""Case files read (docs/notation.md, "Case"): what is set up, what is expected, what is tried."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from canasta.engine.action import Action
from canasta.engine.position import Position
from canasta.notation.actions import read_action
from canasta.notation.count import Count, read_count
from canasta.notation.dealt import Dealt, read_dealt
from canasta.notation.document import Document, Table, Value
from canasta.notation.facts import read_facts
from canasta.notation.position import read_position
from canasta.notation.rule_text import DEFAULT_RULES, read_rules
from canasta.rules import Rules

#: What a ``[refused]`` case may hold.
REFUSABLE = ("position", "rules", "action", "record", "case")
_CODE = re.compile("[a-z][a-z0-9_]*")
_SETTINGS = ("position", "deal", "count", "refused")


@dataclass(frozen=True, slots=True)
class Try:
    """One ``[[try]]``: the acts, as written and as read, and what is stated of them (``legal`` is ``None`` where nothing is)."""

    value: Table
    written: tuple[str, ...]
    acts: tuple[Action, ...]
    legal: bool | None = None
    because: tuple[str, ...] = ()
    need: dict[str, int | str] = field(default_factory=dict)
    then: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refused:
    """A text that must be refused: what it should be, and the key or line (``place``) that the refusal must name."""

    what: str
    text: str
    place: str | int | None
    rules: str


@dataclass(frozen=True, slots=True)
class Case:
    """A case file. ``setting`` is what it lays out; ``table`` is where that stands in the file."""

    file: str
    name: str
    source: str
    rules: Rules
    setting: Position | Dealt | Count | Refused
    table: Table
    expect: dict[str, Any] | None
    tries: tuple[Try, ...]


def read_case(text: str, file: str = "", default_rules: str = DEFAULT_RULES) -> Case:
    """The case that ``text`` writes, form checked. Raises ``NotationError``."""
    top = Document(text, file).top
    top.only(("name", "source", "rules", *_SETTINGS, "expect", "try"))
    name = value.as_text() if (value := top.get("name")) else ""
    source = value.as_text() if (value := top.get("source")) else ""
    rules = read_rules(top, default_rules)
    kind = _setting(top)
    table = top.need(kind).as_table()
    tries = top.get("try")
    expect = top.get("expect")
    if kind == "refused":
        for extra in (tries, expect):
            if extra:
                raise extra.fault("notation-not-with", {"key": extra.key, "other": kind})
        return Case(file, name, source, rules, _refused(table, rules), table, None, ())
    if kind == "count" and tries:
        raise tries.fault("notation-not-with", {"key": "try", "other": kind})
    setting = _READERS[kind](table, rules)
    facts = None if expect is None else read_facts(expect.as_table(), rules)
    read = () if tries is None else tuple(_try(item.as_table(), rules) for item in tries.as_list("tries"))
    return Case(file, name, source, rules, setting, table, facts, read)


_READERS: dict[str, Any] = {"position": read_position, "deal": read_dealt, "count": read_count}


def _setting(top: Table) -> str:
    """Which of position, deal, count and refused the case has: exactly one."""
    kinds = [kind for kind in _SETTINGS if kind in top]
    if not kinds:
        raise top.document.fault((), "notation-no-setting")
    if len(kinds) > 1:
        raise top.need(kinds[1]).fault("notation-not-with", {"key": kinds[1], "other": kinds[0]})
    return kinds[0]


def _refused(table: Table, rules: Rules) -> Refused:
    table.only(("what", "text", "place"))
    place = table.get("place")
    if place and not isinstance(place.found, str):
        place.as_number(1)
    what, text = table.need("what").as_word(REFUSABLE), table.need("text").as_text()
    return Refused(what, text, place.found if place else None, rules.text)


def _try(table: Table, rules: Rules) -> Try:
    table.only(("do", "legal", "because", "need", "then"))
    do = table.need("do")
    values = do.as_list("acts") if isinstance(do.found, list) else [do]
    if not values:
        raise do.fault("notation-no-acts")
    acts = tuple(value.read(read_action) for value in values)
    written = tuple(value.as_text() for value in values)
    legal = value.as_truth() if (value := table.get("legal")) else None
    because = tuple(_code(item) for item in value.as_list("codes")) if (value := table.get("because")) else ()
    need = _need(value.as_table()) if (value := table.get("need")) else {}
    if legal and (value := table.get("because") or table.get("need")):
        raise value.fault("notation-not-with-legal", {"key": value.path[-1]})
    then = read_facts(value.as_table(), rules) if (value := table.get("then")) else {}
    return Try(table, written, acts, legal, because, need, then)


def _code(value: Value) -> str:
    """A reason's code. One that no rule gives is read too: the try does not hold then."""
    code = value.as_text()
    if not _CODE.fullmatch(code):
        raise value.wrong("code")
    return code


def _need(table: Table) -> dict[str, int | str]:
    numbers: dict[str, int | str] = {}
    for name in table.found:
        value = table.need(name)
        numbers[name] = value.as_text() if isinstance(value.found, str) else value.as_number()
    return numbers
