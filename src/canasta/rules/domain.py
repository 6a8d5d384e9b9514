"""Domains: which values an option may take, how they are read and written."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass

from canasta.rules.fault import ValueFault
from canasta.rules.value import Raw, RawSet, Value, raw_text

_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,8})")


def read_number(raw: Raw) -> int | None:
    """The whole number that ``raw`` writes, or ``None``."""
    return int(raw) if isinstance(raw, str) and _NUMBER.fullmatch(raw) else None


def is_number(value: object) -> bool:
    """Whether ``value`` is a whole number and no truth value."""
    return isinstance(value, int) and not isinstance(value, bool)


class Domain(ABC):
    """The values of an option. ``read`` and ``check`` raise ``ValueFault``."""

    @abstractmethod
    def read(self, raw: Raw) -> Value:
        """The value written as ``raw``."""

    @abstractmethod
    def check(self, value: Value) -> None:
        """Refuse a value outside the domain."""

    @abstractmethod
    def text(self, value: Value) -> str:
        """The canonical text of a value."""

    @property
    def form(self) -> str:
        """The domain in the notation: ``2 … 6``, ``one | many``; empty where it takes words (``form_text``)."""
        return ""

    @property
    def words(self) -> tuple[str, ...]:
        """The words that occur in values, each of which has a label in the catalogue."""
        return ()


@dataclass(frozen=True, slots=True)
class YesNo(Domain):
    """``yes`` or ``no``; ``bool`` in Python."""

    def read(self, raw: Raw) -> Value:
        if raw not in ("yes", "no"):
            raise ValueFault("yes-no", value=raw_text(raw))
        return raw == "yes"

    def check(self, value: Value) -> None:
        if not isinstance(value, bool):
            raise ValueFault("yes-no", value=str(value))

    def text(self, value: Value) -> str:
        return "yes" if value else "no"

    @property
    def form(self) -> str:
        return "yes | no"


@dataclass(frozen=True, slots=True)
class OneOf(Domain):
    """One of several words; ``str`` in Python."""

    choices: tuple[str, ...]

    def read(self, raw: Raw) -> Value:
        if not isinstance(raw, str) or raw not in self.choices:
            raise ValueFault("one-of", value=raw_text(raw), choices=", ".join(self.choices))
        return raw

    def check(self, value: Value) -> None:
        if not isinstance(value, str) or value not in self.choices:
            raise ValueFault("one-of", value=str(value), choices=", ".join(self.choices))

    def text(self, value: Value) -> str:
        return str(value)

    @property
    def form(self) -> str:
        return " | ".join(self.choices)

    @property
    def words(self) -> tuple[str, ...]:
        return self.choices


@dataclass(frozen=True, slots=True)
class Number(Domain):
    """A whole number from ``least`` to ``most``, or one of ``others`` (words); ``int`` or ``str`` in Python."""

    least: int
    most: int
    others: tuple[str, ...] = ()

    def read(self, raw: Raw) -> Value:
        if isinstance(raw, str) and raw in self.others:
            return raw
        number = read_number(raw)
        if number is None or not self.least <= number <= self.most:
            raise self._fault(raw_text(raw))
        return number

    def check(self, value: Value) -> None:
        if isinstance(value, str) and value in self.others:
            return
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            raise self._fault(str(value))

    def text(self, value: Value) -> str:
        return str(value)

    def _fault(self, value: str) -> ValueFault:
        code = "number-or-word" if self.others else "number"
        words = {"choices": ", ".join(self.others)} if self.others else {}
        return ValueFault(code, value=value, least=str(self.least), most=str(self.most), **words)

    @property
    def form(self) -> str:
        numbers = str(self.least) if self.least == self.most else f"{self.least} … {self.most}"
        return " | ".join((numbers, *self.others))

    @property
    def words(self) -> tuple[str, ...]:
        return self.others


@dataclass(frozen=True, slots=True)
class OneNumber(Domain):
    """One of several numbers or words, such as ``unlimited``, ``7``, ``11``; ``int`` or ``str`` in Python."""

    numbers: tuple[int, ...]
    others: tuple[str, ...] = ()

    def read(self, raw: Raw) -> Value:
        if isinstance(raw, str) and raw in self.others:
            return raw
        number = read_number(raw)
        if number is None or number not in self.numbers:
            raise ValueFault("one-of", value=raw_text(raw), choices=self.form.replace(" | ", ", "))
        return number

    def check(self, value: Value) -> None:
        known = value in self.others if isinstance(value, str) else is_number(value) and value in self.numbers
        if not known:
            raise ValueFault("one-of", value=str(value), choices=self.form.replace(" | ", ", "))

    def text(self, value: Value) -> str:
        return str(value)

    @property
    def form(self) -> str:
        return " | ".join((*map(str, self.numbers), *self.others))

    @property
    def words(self) -> tuple[str, ...]:
        return self.others


@dataclass(frozen=True, slots=True)
class SetOf(Domain):
    """A set of words, written in braces in the domain's order; ``frozenset`` in Python.

    ``alone`` is a word that stands by itself, without braces, in place of a set (``always``); in Python a set of that one word.
    """

    choices: tuple[str, ...]
    alone: str = ""

    def read(self, raw: Raw) -> Value:
        if self.alone and raw == self.alone:
            return frozenset({self.alone})
        if not isinstance(raw, RawSet):
            raise self._fault(raw_text(raw))
        value = frozenset(raw.words)
        if len(value) != len(raw.words) or not value <= set(self.choices):
            raise self._fault(raw_text(raw))
        return value

    def check(self, value: Value) -> None:
        if not isinstance(value, frozenset) or not (value <= set(self.choices) or value == {self.alone}):
            words = sorted(map(str, value)) if isinstance(value, frozenset) else [str(value)]
            raise self._fault("{" + ",".join(words) + "}")

    def text(self, value: Value) -> str:
        assert isinstance(value, frozenset)
        if self.alone in value:
            return self.alone
        return "{" + ",".join(word for word in self.choices if word in value) + "}"

    @property
    def whole(self) -> str:
        """The set of all its words in the notation."""
        return "{" + ",".join(self.choices) + "}"

    def _fault(self, value: str) -> ValueFault:
        if self.alone:
            return ValueFault("set-or-word", value=value, choices=self.whole, alone=self.alone)
        return ValueFault("set", value=value, choices=self.whole)

    @property
    def words(self) -> tuple[str, ...]:
        return (*self.choices, self.alone) if self.alone else self.choices


@dataclass(frozen=True, slots=True)
class Ranks(SetOf):
    """A set of ranks, written ``{7,A}``; ``frozenset`` of rank texts in Python. Ranks are named by the catalogue of cards."""

    choices: tuple[str, ...] = ("4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")

    @property
    def words(self) -> tuple[str, ...]:
        return ()
