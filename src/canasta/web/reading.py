"""Reading what the page sends: JSON of a known form, or the first thing that is wrong with it, as data and as a sentence.

msgspec decodes, and refuses in English and in a text only. What it refuses is therefore looked at again here, against the same
types, so that the fault has a place and can be said in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from canasta.words import Words

T = TypeVar("T")

#: A place in a message: names of fields and numbers of entries.
_Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Expected:
    """What belongs at a place: the message ``form-<code>`` with its arguments."""

    code: str
    args: dict[str, object] = field(default_factory=dict, hash=False)
    or_null: bool = False

    def text(self, words: Words) -> str:
        """What belongs there, in words: "a whole number"."""
        said = words.text(f"form-{self.code}", **self.args)
        return words.text("form-or-null", what=said) if self.or_null else said


class Unreadable(ValueError):
    """A message that has not the form it should have.

    ``code``: ``json`` (it is no JSON), ``deep`` (nested too deep), ``missing`` and ``unknown`` (a field), ``value``, or ``form``
    (none of these). ``place`` is the field (``seats[1].level``), empty for the whole message.
    """

    def __init__(self, code: str, path: _Path = (), expected: Expected | None = None) -> None:
        super().__init__(code, path)
        self.code = code
        self.path = path
        self.expected = expected

    @property
    def place(self) -> str:
        """The path as text."""
        return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in self.path).removeprefix(".")

    def text(self, words: Words) -> str:
        """The fault as a sentence."""
        expected = self.expected.text(words) if self.expected else ""
        place = self.place or words.text("form-whole-message")
        return words.text("form-fault", code=self.code, place=place, expected=expected)


def read_json(text: str | bytes, form: type[T]) -> T:
    """The message that ``text`` holds. Raises ``Unreadable``."""
    return read_with(msgspec.json.Decoder(form), text)


def read_with(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    """The same with a decoder that is kept."""
    try:
        return decoder.decode(text)
    except RecursionError:
        fault = Unreadable("deep")
    except (msgspec.MsgspecError, UnicodeError):
        fault = _fault(text, decoder.type)
    raise fault from None


def _fault(text: str | bytes, form: Any) -> Unreadable:
    try:
        found = msgspec.json.decode(text)
    except RecursionError:
        return Unreadable("deep")
    except (msgspec.MsgspecError, UnicodeError):
        return Unreadable("json")
    return next(_faults(found, inspect.type_info(form), ()), Unreadable("form"))


def _faults(found: object, form: inspect.Type, path: _Path) -> Iterator[Unreadable]:
    """What is wrong with ``found``, in the order in which it stands there."""
    if isinstance(form, inspect.UnionType):
        yield from _faults_of_union(found, form, path)
    elif isinstance(form, inspect.StructType) and isinstance(found, dict):
        yield from _faults_of_struct(found, form, path)
    elif isinstance(form, inspect.DictType) and isinstance(found, dict):
        for key, value in found.items():
            yield from _faults(key, form.key_type, (*path, key))
            yield from _faults(value, form.value_type, (*path, key))
    elif not _fits(found, form):
        yield Unreadable("value", path, _expected(form))
    elif isinstance(form, inspect.ListType) and isinstance(found, list):
        for number, value in enumerate(found):
            yield from _faults(value, form.item_type, (*path, number))


def _faults_of_union(found: object, form: inspect.UnionType, path: _Path) -> Iterator[Unreadable]:
    structs = {kind.tag: kind for kind in form.types if isinstance(kind, inspect.StructType)}
    if not structs:
        # One type, or null in its place.
        kind = next(kind for kind in form.types if not isinstance(kind, inspect.NoneType))
        for fault in _faults(found, kind, path) if found is not None else ():
            if fault.path == path and fault.expected is not None:
                fault.expected = replace(fault.expected, or_null=True)
            yield fault
        return
    if not isinstance(found, dict):
        yield Unreadable("value", path, Expected("object"))
        return
    field_of_tag = str(next(iter(structs.values())).tag_field)
    tag = found.get(field_of_tag)
    if isinstance(tag, str) and tag in structs:
        yield from _faults_of_struct(found, structs[tag], path)
    else:
        code = "value" if field_of_tag in found else "missing"
        yield Unreadable(code, (*path, field_of_tag), Expected("words", {"words": ", ".join(map(str, structs))}))


def _faults_of_struct(found: dict[str, object], form: inspect.StructType, path: _Path) -> Iterator[Unreadable]:
    fields = {known.encode_name: known for known in form.fields}
    for name, value in found.items():
        if name in fields:
            yield from _faults(value, fields[name].type, (*path, name))
        elif form.forbid_unknown_fields and name != form.tag_field:
            yield Unreadable("unknown", (*path, name), Expected("words", {"words": ", ".join(fields)}))
    for name, known in fields.items():
        if known.required and name not in found:
            yield Unreadable("missing", (*path, name), _expected(known.type))


def _fits(found: object, form: inspect.Type) -> bool:
    match form:
        case inspect.StrType(min_length=least, max_length=most):
            return isinstance(found, str) and (least or 0) <= len(found) and (most is None or len(found) <= most)
        case inspect.ListType(max_length=most):
            return isinstance(found, list) and (most is None or len(found) <= most)
        case inspect.IntType():
            return isinstance(found, int) and not isinstance(found, bool)
        case inspect.BoolType():
            return isinstance(found, bool)
        case inspect.LiteralType(values=values):
            return found in values
        case inspect.StructType() | inspect.DictType():
            return isinstance(found, dict)
    return True


def _expected(form: inspect.Type) -> Expected:
    match form:
        case inspect.StrType(min_length=least, max_length=most) if most is not None:
            return Expected("text-of", {"least": least or 0, "most": most})
        case inspect.StrType():
            return Expected("text")
        case inspect.ListType(max_length=most) if most is not None:
            return Expected("list-of", {"most": most})
        case inspect.ListType():
            return Expected("list")
        case inspect.IntType():
            return Expected("whole")
        case inspect.BoolType():
            return Expected("truth")
        case inspect.LiteralType(values=values):
            return Expected("words", {"words": ", ".join(map(str, values))})
    return Expected("object")
