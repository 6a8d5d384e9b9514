"""What the rules editor and the page of rules in force send and get, as structs (docs/protocol.md, "House rules")."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

_RuleText = Annotated[str, Meta(max_length=4000)]


class RulesCheck(Struct, forbid_unknown_fields=True):
    """A rule string, or one with changes: option -> value in the notation."""

    rules: _RuleText = ""
    base: _RuleText = ""
    changes: dict[Annotated[str, Meta(max_length=80)], _RuleText] = field(default_factory=dict)


class Named(Struct):
    """A preset or an option by name."""

    name: str
    title: str


class RuleFault(Struct):
    """What is wrong, at which option or column (from 1; 0: nowhere in the text)."""

    place: str
    options: list[str]
    column: int
    text: str


class RuleDifference(Struct):
    """What differs from Classic: in words and in the notation, with the way back."""

    option: str
    title: str
    here: str
    classic: str
    sentence: str
    value: str
    classic_value: str


class Word(Struct):
    """A value, or a word of a set, in the notation and in words."""

    value: str
    text: str


class DocumentSays(Struct):
    """What one of the five documents says. ``here``: these rules play what it says."""

    document: str
    text: str
    silent: bool
    value: str
    value_text: str
    here: bool


class SourcePlays(Struct):
    """Established sources that play a value."""

    value: str
    text: str
    codes: list[str]
    here: bool


class OptionView(Struct):
    """One option of the editor."""

    name: str
    title: str
    meaning: str
    kind: str
    settable: bool
    table: bool
    alike: bool
    value: str
    text: str
    classic: str
    classic_text: str
    preset_value: str
    preset_text: str
    differs: bool
    fault: list[str]
    least: int
    most: int
    words: list[Word]
    alone: str
    parts: list[str]
    rows: list[tuple[str, str]]
    documents: list[DocumentSays]
    disagree: bool
    reading: str
    sources: list[SourcePlays]
    interacts: list[Named]
    follows: list[Named]
    form: str


class OptionGroup(Struct):
    """Options that belong together."""

    id: str
    title: str
    options: list[OptionView]


class RulesView(Struct):
    """All options under some rules."""

    rules: str
    title: str
    preset: str
    playable: bool
    faults: list[RuleFault]
    differences: list[RuleDifference]
    presets: list[Named]
    source_titles: dict[str, str]
    groups: list[OptionGroup]


class RulesChecked(Struct):
    """Some rules checked. ``rules`` is empty where they cannot be made."""

    rules: str
    title: str
    preset: str
    playable: bool
    faults: list[RuleFault]
    differences: list[RuleDifference]
    value_texts: dict[str, str]
