"""Code asks only for messages that exist, and no message stands unused."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from canasta.words.catalogue import catalogue_texts

Patterns = Callable[[str], tuple[dict[str, Any], list[str]]]

_ROOT = Path(__file__).resolve().parents[2]
_SOURCES = {"src/canasta": ("*.py",), "web/src": ("*.ts", "*.svelte")}

#: A message id that is asked for by name: `words.text("act-drew", …)`, `t("page-close")`.
_ASKED = re.compile(r"""\b(?:words\.(?:text|sentence|has)|t)\(\s*["']([a-z][\w-]*-[\w.-]*\w)["']""")
#: Text that may be an id, and beginnings that code completes: f"act-canasta-{kind}", `page-why-${code}`, "option-" + name.
_LITERAL = re.compile(r"""["'`]([A-Za-z][\w-]*)(?:\.[a-z][\w-]*)?["'`]""")
_BEGINNING = re.compile(r"""["'`]([a-z][\w-]*-)(?:\$?\{|["'`]\s*\+)""")


def _sources() -> dict[str, str]:
    return {
        str(path.relative_to(_ROOT)): path.read_text(encoding="utf-8")
        for folder, names in _SOURCES.items()
        for name in names
        for path in sorted((_ROOT / folder).rglob(name))
        if "node_modules" not in path.parts and "static" not in path.parts
    }


def test_code_asks_only_for_messages_that_exist(patterns: Patterns) -> None:
    known = patterns("en")[0].keys()
    asked = {(name, message_id) for name, text in _sources().items() for message_id in _ASKED.findall(text)}
    assert len(asked) > 20, "the search for message ids finds next to nothing: does it still fit the code?"
    assert sorted(pair for pair in asked if pair[1] not in known) == []


def test_no_message_stands_unused(patterns: Patterns) -> None:
    everything = "\n".join(_sources().values())
    literals = set(_LITERAL.findall(everything))
    beginnings = tuple(set(_BEGINNING.findall(everything)))
    entries = patterns("en")[0]
    referred = {name for pattern in entries.values() for name in pattern.references}
    unused = {
        message_id
        for message_id in (entry.partition(".")[0] for entry in entries)
        if message_id not in literals and message_id not in referred and not message_id.startswith(beginnings)
    }
    assert sorted(unused) == []


def test_page_files_stand_alone(patterns: Patterns) -> None:
    """The page loads ``cards.ftl`` and ``page.ftl`` and no more: they refer to no other file, and call what the page has."""
    functions = set(
        re.findall(r"^\s+([A-Z]+): \(", (_ROOT / "web/src/words/words.svelte.ts").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert "CARD" in functions, "the page's functions are not found: where are they now?"
    assert {"cards.ftl", "page.ftl"} <= catalogue_texts("en").keys()
    for lang in ("sv", "nb", "en"):
        entries = patterns(lang)[0]
        for key, pattern in entries.items():
            if pattern.file in ("cards.ftl", "page.ftl"):
                assert {entries[name].file for name in pattern.references} <= {"cards.ftl", "page.ftl"}, key
                assert pattern.functions <= functions | {"NUMBER"}, key
