"""The generated reference is current and whole; values read well in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from canasta.rules import OPTIONS, PRESETS
from canasta.rules.reference import reference_text
from canasta.rules.wording import value_text
from canasta.words import languages

REFERENCE = Path(__file__).parents[2] / "docs" / "rules-reference.md"


def test_reference_is_current() -> None:
    assert REFERENCE.read_text(encoding="utf-8") == reference_text(), (
        "run: python -m canasta.rules.reference > docs/rules-reference.md"
    )


def test_reference_names_every_option_and_preset_and_all_links_lead_somewhere() -> None:
    text = reference_text()
    headings = re.findall(r"^### `(.+)`$", text, re.MULTILINE)
    assert headings == list(OPTIONS)
    assert set(re.findall(r"\]\(#([a-z0-9_]+)\)", text)) <= {name.replace(".", "") for name in headings}
    assert all(f"| `{name}` |" in text for name in PRESETS)


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("pile.blocked_top", frozenset({"joker", "black3"}), "jokers and black threes"),
        ("start.freezes", frozenset(), "nothing"),
        ("pile.frozen_by", frozenset({"always"}), "always frozen"),
        ("initial.tiers", OPTIONS["initial.tiers"].default, "15 below 0, 50 from 0, 90 from 1,500 and 120 from 3,000"),
        ("initial.tiers", ((-1_000_000_000, 50),), "always 50"),
        ("initial.tiers", ((-1_000_000_000, 50), (7000, "canasta")), "50 below 7,000 and a canasta from 7,000"),
        ("card.values", OPTIONS["card.values"].default, "four–seven 5, eight–king 10, ace 20, two 20 and joker 50"),
        ("red3.values", (100, 200, 300, 800), "100, 200, 300 and 800"),
        ("canasta.count_bonus", ((5, 500), (7, 2000)), "500 for 5 and 2,000 for 7"),
        ("canasta.count_bonus", (), "none"),
        ("meld.max_wilds", "none", "no limit"),
        ("meld.max_wilds", 2, "2"),
        ("initial.combine_melds", False, "no"),
        ("game.target", 10_000, "10,000"),
        ("canasta.size", 7, "7"),
    ],
)
def test_values_in_words(name: str, value: object, text: str) -> None:
    assert value_text(OPTIONS[name], value, "en") == text  # type: ignore[arg-type]
    assert all(value_text(OPTIONS[name], value, lang) for lang in languages())  # type: ignore[arg-type]
