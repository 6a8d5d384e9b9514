"""Every value shows its effect in a case file, so that no option is an empty name."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from canasta.rules import OPTIONS, Option, Rules, RulesError, Value
from canasta.rules.domain import OneNumber, OneOf, YesNo

CASES = Path(__file__).parents[1] / "cases"
EFFECTIVE = [option for option in OPTIONS.values() if not (option.constant or option.derived or option.table or option.alike)]


@pytest.fixture(scope="module")
def values_in_cases() -> dict[str, set[Value]]:
    """Option name -> the values under which some case is ruled on."""
    found: dict[str, set[Value]] = {name: set() for name in OPTIONS}
    for path in CASES.rglob("*.toml"):
        text = tomllib.loads(path.read_text(encoding="utf-8")).get("rules")
        if isinstance(text, str):
            try:
                rules = Rules.read(text)
            except RulesError:
                continue  # A case of rules that must be refused.
            for name, values in found.items():
                values.add(rules[name])
    return found


def _choices(option: Option) -> list[Value]:
    """The values of an option that can be listed."""
    domain = option.domain
    if isinstance(domain, YesNo):
        return [True, False]
    if isinstance(domain, OneOf):
        return list(domain.choices)
    if isinstance(domain, OneNumber):
        return [*domain.numbers, *domain.others]
    return []


@pytest.mark.parametrize("option", EFFECTIVE, ids=lambda option: option.name)
def test_every_value_is_ruled_on_in_a_case(option: Option, values_in_cases: dict[str, set[Value]]) -> None:
    ruled_on = values_in_cases[option.name]
    assert len(ruled_on) >= 2, "no case sets this option"
    missing = [option.text(value) for value in _choices(option) if value not in ruled_on]
    assert missing == []
