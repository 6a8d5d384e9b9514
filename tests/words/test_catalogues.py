"""Every catalogue file reads, and says the same things in all three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from canasta.words import languages
from canasta.words.catalogue import SHARED_FILES, catalogue_texts

Patterns = Callable[[str], tuple[dict[str, Any], list[str]]]
#: Arguments that only grammar asks for: whether a side is one person (du / ni, du / dere), which English does not tell apart.
GRAMMAR = {"solo"}
FUNCTIONS = {"CARD", "RANK", "SPELL", "KINDS", "NUMBER"}


@pytest.mark.parametrize("lang", languages())
def test_files_can_be_read_and_hold_each_message_once(lang: str, patterns: Patterns) -> None:
    assert patterns(lang)[1] == []


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_same_files_and_messages_as_in_english(lang: str, patterns: Patterns) -> None:
    assert list(catalogue_texts(lang)) == list(catalogue_texts("en"))
    ours, english = patterns(lang)[0], patterns("en")[0]
    assert sorted(english.keys() - ours.keys()) == [], f"missing in {lang}"
    assert sorted(ours.keys() - english.keys()) == [], f"only in {lang}"
    for key, pattern in ours.items():
        assert pattern.file == english[key].file, key


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_same_arguments_as_in_english(lang: str, patterns: Patterns) -> None:
    ours, english = patterns(lang)[0], patterns("en")[0]
    differing = {
        key: (sorted(ours[key].variables), sorted(english[key].variables))
        for key in ours.keys() & english.keys()
        if (ours[key].variables ^ english[key].variables) - GRAMMAR
    }
    assert differing == {}


@pytest.mark.parametrize("lang", languages())
def test_only_functions_that_the_page_has_too(lang: str, patterns: Patterns) -> None:
    unknown = {key: pattern.functions - FUNCTIONS for key, pattern in patterns(lang)[0].items()}
    assert {key: names for key, names in unknown.items() if names} == {}


@pytest.mark.parametrize("lang", languages())
def test_references_stay_in_the_file_or_go_to_the_shared_ones(lang: str, patterns: Patterns) -> None:
    entries = patterns(lang)[0]
    for key, pattern in entries.items():
        for name in pattern.references:
            assert name in entries, f"{key} refers to {name}, which does not exist"
            assert entries[name].file in (pattern.file, *SHARED_FILES), f"{key} refers to {name} in {entries[name].file}"


@pytest.mark.parametrize("lang", languages())
def test_voice(lang: str, patterns: Patterns) -> None:
    """No exclamation marks, no typewriter dashes or quotes, no empty sentence."""
    for key, pattern in patterns(lang)[0].items():
        assert "!" not in pattern.text, key
        assert not re.search(r"\w - \w", pattern.text), f"{key}: a dash is –"
        assert not re.search(r"(^|[\s(\u202f])-\d+(?![shdc\d])", pattern.text), f"{key}: minus is −"
        assert pattern.text.strip() or pattern.variables or pattern.references, f"{key} is empty"
