"""What the catalogue files hold, read with Fluent's own parser."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast, parse

from canasta.words.catalogue import catalogue_texts


class _Found:
    """What a pattern uses, found by walking its tree."""

    def __init__(self, node: Any) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []
        self._walk(node)

    def _walk(self, node: Any) -> None:
        match node:
            case ast.VariableReference():
                self.variables.add(node.id.name)
            case ast.FunctionReference():
                self.functions.add(node.id.name)
            case ast.MessageReference():
                self.references.add(node.id.name)
            case ast.TermReference():
                self.references.add("-" + node.id.name)
            case ast.TextElement():
                self.texts.append(node.value)
        if isinstance(node, list):
            for part in node:
                self._walk(part)
        elif isinstance(node, ast.BaseNode):
            for part in vars(node).values():
                self._walk(part)


@dataclass(frozen=True)
class Pattern:
    """One message or attribute: where it stands and what it uses."""

    file: str
    variables: frozenset[str]
    functions: frozenset[str]
    references: frozenset[str]
    text: str


def _pattern(file: str, node: Any) -> Pattern:
    found = _Found(node)
    return Pattern(
        file, frozenset(found.variables), frozenset(found.functions), frozenset(found.references), "".join(found.texts)
    )


@cache
def read_patterns(language: str) -> tuple[dict[str, Pattern], list[str]]:
    """Message id (with ``.attribute``) -> pattern, and the faults of form found on the way."""
    entries: dict[str, Pattern] = {}
    faults: list[str] = []
    for file, text in catalogue_texts(language).items():
        for entry in parse(text).body:
            if isinstance(entry, ast.Junk):
                faults.append(f"{language}/{file}: cannot be read: {(entry.content or '').strip()[:120]!r}")
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            parts = [(name, entry.value)] if entry.value else []
            parts += [(f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for key, node in parts:
                if key in entries:
                    faults.append(f"{language}/{file}: {key} stands in {entries[key].file} too")
                entries[key] = _pattern(file, node)
    return entries, faults


@pytest.fixture
def patterns() -> Callable[[str], tuple[dict[str, Pattern], list[str]]]:
    """Reads a language's catalogue files."""
    return read_patterns
