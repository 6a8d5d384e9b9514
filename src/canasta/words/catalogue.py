"""The catalogue files of one language, read when first needed."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

if TYPE_CHECKING:
    from collections.abc import Callable

#: Files that other files may refer to with ``{ message }`` or ``{ -term }``; references within a file are always allowed.
SHARED_FILES = ("cards.ftl", "common.ftl")

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)


@cache
def catalogue_texts(language: str) -> dict[str, str]:
    """File name -> text of every catalogue file of ``language``, in order of their names."""
    folder = files("canasta.words") / language
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {name: (folder / name).read_text(encoding="utf-8") for name in names}


class _Bundle(FluentBundle):
    """A bundle that leaves numbers in the classes of ``canasta.words.numbers``; Fluent's own print otherwise."""

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        errors: list[Exception] = []
        current = CurrentEnvironment(args=args or {})
        return pattern(ResolverEnvironment(context=self, current=current, errors=errors)), errors


class Catalogue:
    """All messages of one language. A file is parsed when one of its messages is first asked for; the shared ones at once."""

    def __init__(self, language: str, functions: dict[str, Callable[..., Any]]) -> None:
        self._texts = catalogue_texts(language)
        self._file_of = {entry: name for name, text in self._texts.items() for entry in _ENTRY.findall(text)}
        self._bundle = _Bundle([language], functions=functions, use_isolating=False)
        self._loaded: set[str] = set()
        for name in SHARED_FILES:
            self._load(name)

    def _load(self, name: str) -> None:
        if name not in self._loaded and name in self._texts:
            self._loaded.add(name)
            self._bundle.add_resource(FluentResource(self._texts[name]))

    @property
    def ids(self) -> frozenset[str]:
        """The ids of all messages, without their attributes."""
        return frozenset(self._file_of)

    def pattern(self, message_id: str, attribute: str = "") -> Any:
        """The pattern of a message or of one of its attributes; ``None`` where there is none."""
        name = self._file_of.get(message_id)
        if name is None:
            return None
        self._load(name)
        if not self._bundle.has_message(message_id):
            return None
        message = self._bundle.get_message(message_id)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Any, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The pattern with ``args`` filled in, and what went wrong (a missing argument, an unknown function)."""
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors
