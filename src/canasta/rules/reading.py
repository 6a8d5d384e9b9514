"""Rule strings as text: ``classic(game.target=2500,start.cover={joker,two})`` into its parts, with every fault and its column."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from canasta.rules.fault import Fault
from canasta.rules.value import Raw, RawList, RawSet

_MARKS = frozenset("(),={}[]")
_DEEPEST = 3
_NEXT_SETTING = re.compile(r",(?=\s*[\w.]+\s*=)")


@dataclass(frozen=True, slots=True)
class Setting:
    """One ``key=value`` of a rule string; ``column`` of the key, counted from 1."""

    key: str
    raw: Raw
    column: int


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule string split into its parts. ``faults``: what cannot be read of it; the parts are then those that can."""

    preset: str
    settings: tuple[Setting, ...]
    faults: tuple[Fault, ...] = ()


class _Stop(Exception):
    """Reading cannot go on: the fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.code)
        self.fault = fault


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def peek(self) -> str:
        """The next character that is no blank, or an empty text at the end."""
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return self.text[self.at : self.at + 1]

    def stop(self, expected: str) -> _Stop:
        """That something else was ``expected`` here: ``name``, ``value`` or marks."""
        found = self.peek()
        column = self.at + 1
        if not found:
            return _Stop(Fault("text-ends", column=column, args={"expected": expected}))
        return _Stop(Fault("text-unexpected", column=column, args={"found": found, "expected": expected}))

    def mark(self, expected: str) -> str:
        """One of the marks ``expected``."""
        found = self.peek()
        if not found or found not in expected:
            raise self.stop(" ".join(expected))
        self.at += 1
        return found

    def word(self, expected: str) -> str:
        """A run of characters that are neither marks nor blanks."""
        self.peek()
        start = self.at
        while self.at < len(self.text) and self.text[self.at] not in _MARKS and not self.text[self.at].isspace():
            self.at += 1
        if self.at == start:
            raise self.stop(expected)
        return self.text[start : self.at]

    def words(self, end: str) -> tuple[str, ...]:
        if self.peek() == end:
            self.at += 1
            return ()
        found = [self.word("name")]
        while self.mark("," + end) == ",":
            found.append(self.word("name"))
        return tuple(found)

    def value(self, depth: int = 0) -> Raw:
        """A word, a set of words in braces, or a list in brackets."""
        mark = self.peek()
        if mark == "{":
            self.at += 1
            return RawSet(self.words("}"))
        if mark == "[" and depth < _DEEPEST:
            self.at += 1
            if self.peek() == "]":
                self.at += 1
                return RawList(())
            parts = [self.value(depth + 1)]
            while self.mark(",]") == ",":
                parts.append(self.value(depth + 1))
            return RawList(tuple(parts))
        return self.word("value")

    def setting(self) -> Setting:
        """``key=value``."""
        self.peek()
        column = self.at + 1
        key = self.word("name")
        try:
            self.mark("=")
            return Setting(key, self.value(), column)
        except _Stop as stop:
            raise _Stop(replace(stop.fault, code=f"{stop.fault.code}-in", options=(key,))) from None

    def settings(self) -> tuple[tuple[Setting, ...], tuple[Fault, ...]]:
        """What stands in the parentheses, and the closing one. After a fault reading goes on at the next setting."""
        found: list[Setting] = []
        faults: list[Fault] = []
        if self.peek() == ")":
            self.at += 1
            return (), ()
        while True:
            try:
                found.append(self.setting())
                if self.mark(",)") == ")":
                    return tuple(found), tuple(faults)
            except _Stop as stop:
                faults.append(stop.fault)
                following = _NEXT_SETTING.search(self.text, self.at)
                if following is None:
                    self.at = len(self.text)
                    return tuple(found), tuple(faults)
                self.at = following.end()


def split_rule_text(text: str) -> RuleText:
    """The parts of a rule string and what is wrong with its form. Blanks between the parts do not matter."""
    reader = _Reader(text)
    preset = ""
    settings: tuple[Setting, ...] = ()
    faults: tuple[Fault, ...] = ()
    try:
        preset = reader.word("name")
        if reader.peek():
            reader.mark("(")
            settings, faults = reader.settings()
        if reader.peek():
            faults = (*faults, Fault("text-goes-on", column=reader.at + 1, args={"found": text[reader.at :]}))
    except _Stop as stop:
        faults = (*faults, stop.fault)
    return RuleText(preset, settings, faults)
