"""A count that may be one has a sentence for one: "one seat was given"."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse

from canasta.words import Words, languages
from canasta.words.catalogue import catalogue_texts

#: What is counted, where its plural looks otherwise.
PLURALS = {
    "en": "cards|points|seats|players|deals|turns|minutes|options|rulings|numbers|ranks|bots|packs|canastas|naturals",
    "sv": "platser|givar|turer|minuter|valörer|botar|lekar|canastor|treor|naturliga",
    "nb": "plasser|spillere|runder|turer|minutter|boter|stokker|canastaer|treere|naturlige",
}

#: Counts that are never one: the size of a meld or canasta, an opening minimum, a penalty, the cards of a deal, a mean.
NEVER_ONE = {
    ("charge-cost", "minimum"),
    ("charge-cost", "points"),
    ("charge-would-cost", "points"),
    ("choice-join", "second"),
    ("cmd-rules-lab-played", "deals"),
    ("cmd-rules-lab-played-alike", "deals"),
    ("cmd-rules-players", "n"),
    ("cmd-simulate-bots", "need"),
    ("cmd-simulate-side", "points"),
    ("page-have-of", "need"),
    ("page-said-staged", "need"),
    ("rules-fault-out-sets-too-many", "have"),
    ("rules-fault-pack-too-small", "need"),
    ("rules-fault-points", "longest"),
    ("rules-fault-red3-values-count", "need"),
    ("setup-seats", "need"),
    ("short-canasta", "n"),
    ("short-melds", "n"),
    ("short-melds", "naturals"),
    ("violation-meld-still-open", "have"),
    ("violation-meld-too-small", "need"),
    ("violation-no-natural-triple", "need"),
    ("violation-one-meld-must-open", "need"),
    ("violation-opening-too-low", "need"),
    ("violation-pair-required", "need"),
    ("violation-pile-frozen", "need"),
    ("violation-rule-of-five", "need"),
}


def _name(node: object) -> str:
    """The argument that a placeable prints or a selector asks."""
    match node:
        case ast.VariableReference():
            return node.id.name
        case ast.FunctionReference() if node.arguments.positional:
            return _name(node.arguments.positional[0])
    return ""


def _counts(pattern: ast.Pattern, plural: str, settled: frozenset[str] = frozenset()) -> Iterator[str]:
    """Arguments that stand before a plural and whose being one is not asked before."""
    for place, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        if isinstance(element.expression, ast.SelectExpression):
            keys = {getattr(v.key, "name", getattr(v.key, "value", "")) for v in element.expression.variants}
            asked = {_name(element.expression.selector)} if keys & {"one", "1"} else set()
            for variant in element.expression.variants:
                yield from _counts(variant.value, plural, settled | asked)
        elif (name := _name(element.expression)) and name not in settled:
            after = pattern.elements[place + 1] if place + 1 < len(pattern.elements) else None
            if isinstance(after, ast.TextElement) and re.match(rf"\s(?:\w+ )?({plural})\b(?! here|=)", after.value):
                yield name


@pytest.mark.parametrize("lang", languages())
def test_counts_have_a_form_for_one(lang: str) -> None:
    found = set()
    for text in catalogue_texts(lang).values():
        for entry in parse(text).body:
            if isinstance(entry, ast.Message):
                patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
                found |= {(entry.id.name, name) for pattern in patterns if pattern for name in _counts(pattern, PLURALS[lang])}
    assert sorted(found - NEVER_ONE) == []


@pytest.mark.parametrize(
    ("lang", "one", "more"),
    [
        ("sv", "De här reglerna är för fyra spelare, men en plats angavs.", "men 3 platser angavs."),
        ("nb", "Disse reglene er for fire spillere, men én plass ble oppgitt.", "men 3 plasser ble oppgitt."),
        ("en", "These rules are for four players, but one seat was given.", "but 3 seats were given."),
    ],
)
def test_one_seat_was_given(lang: str, one: str, more: str) -> None:
    assert Words(lang).text("setup-seats", need=4, have=1) == one
    assert Words(lang).text("setup-seats", need=4, have=3).endswith(more)
