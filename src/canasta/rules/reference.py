"""The rules reference, written from the registry: ``python -m canasta.rules.reference > docs/rules-reference.md``."""

from __future__ import annotations

from collections.abc import Iterator

from canasta.rules.irregularities import IRREGULARITIES
from canasta.rules.option import DOCUMENTS, GROUPS, Option
from canasta.rules.presets import ALIASES, PRESETS, SOURCES
from canasta.rules.registry import OPTIONS
from canasta.rules.rules import preset
from canasta.rules.wording import form_text, preset_sentence, preset_title
from canasta.words import Words

_INTRODUCTION = """# Rules reference

Written from the option registry by `python -m canasta.rules.reference`; do not edit it by hand. A test holds it to the registry.

A rule string names a preset and the options that are changed: `classic(game.target=2500,start.cover={joker,two,red3})`. Words
stand without quotes, sets in braces, lists in brackets, truth as `yes` and `no`. Canonical: no blanks, keys sorted, what equals
the preset left out. Values that follow from others (players, packs) need not be set. A constant has one possible value. An
option of the table is read by the table, not by the engine. Documents 000 to 004 are the five texts that the rules are built
on; where none is quoted for an option, all are silent. `canasta rules show NAME` shows a preset, a rule string or an option in
your language."""


def reference_text() -> str:
    """The whole page."""
    return "\n\n".join([_INTRODUCTION, _presets(), _sources(), *(_group(group) for group in GROUPS), _irregularities()]) + "\n"


def _presets() -> str:
    classic = preset("classic")
    rows = [
        "## Presets",
        "",
        "| preset | what it is | sources |",
        "| --- | --- | --- |",
    ]
    details = [
        "What each sets apart from `classic`. A choice is a value on which the preset's sources are silent or differ: ours,",
        f"taken from the nearest relative where there is one. {_other_names()}",
        "",
    ]
    for name, found in PRESETS.items():
        differences = preset(name).differences(classic)
        settings = ", ".join(f"`{difference.option.name}={difference.text}`" for difference in differences) or "–"
        title, sentence = preset_title(name, "en"), preset_sentence(name, "en")
        choices = ", ".join(f"`{option}`" for option in found.choices) or "–"
        relative = f"; nearest relative `{found.relative}`" if found.relative != "classic" else ""
        rows.append(f"| `{name}` | {title}. {sentence} | {', '.join(found.sources)} |")
        details.append(f"- **`{name}`**: {settings}. Our choice: {choices}{relative}.")
    return "\n".join([*rows, "", *details])


def _other_names() -> str:
    return " ".join(f"`{other}` is another name for `{name}`." for other, name in ALIASES.items())


def _sources() -> str:
    rows = ["## Sources", "", "| code | source |", "| --- | --- |"]
    return "\n".join([*rows, *(f"| {code} | {title} |" for code, title in SOURCES.items())])


def _irregularities() -> str:
    """What a count may name under `irregularities`."""
    words = Words("en")
    rows = [
        "## Irregularities",
        "",
        "What a count, a position or a record may name under `irregularities`, and what it costs where `penalties=yes` (taking",
        "back also where `meld.undo=with_penalty`). The engine refuses what is not allowed; a table with penalties charges",
        "whoever tried it, where the reasons are those of the last column.",
        "",
        "| kind | what happened | points | sources | at a table: an act refused for |",
        "| --- | --- | --- | --- | --- |",
    ]
    for found in IRREGULARITIES.values():
        cost = f"{found.points}".replace("-", "−") if found.points else f"+{found.minimum} on the minimum"
        alone = "" if found.with_two else "; none where two play"
        tried = ", ".join(f"`{code}`" for code in found.tried) + (" (with cards, for the pile)" if found.taking else "")
        rows.append(f"| `{found.kind}` | {words.text(found.message)} | {cost}{alone} | {', '.join(found.sources)} | {tried} |")
    return "\n".join(rows)


def _group(group: str) -> str:
    words = Words("en")
    title = words.text(f"option-group-{group.replace('_', '-')}")
    parts = ["\n".join(_option(option, words)) for option in OPTIONS.values() if option.group == group]
    return "\n\n".join([f"## {title}", *parts])


def _option(option: Option, words: Words) -> Iterator[str]:
    yield f"### `{option.name}`"
    yield ""
    yield f"**{words.text(option.title)}.** {words.text(option.meaning)}"
    yield ""
    yield f"- {_nature(option)}"
    labels = [f"`{word}` {words.text(option.label(word))}" for word in option.domain.words if not option.constant]
    if labels:
        yield f"- Words: {'; '.join(labels)}."
    said: dict[str, list[str]] = {}
    for number in option.said_by:
        said.setdefault(words.text(option.sources[number]), []).append(number)
    yield from (f"- {', '.join(numbers)}: {text}" for text, numbers in said.items())
    silent = [number for number in DOCUMENTS if number not in option.said_by]
    if silent and option.said_by:
        yield f"- Silent: {', '.join(silent)}."
    if option.authorities:
        played = "; ".join(f"`{value}` {', '.join(codes)}" for value, codes in option.authorities)
        yield f"- Played by: {played}."
    if option.interacts:
        yield f"- See also {', '.join(_link(name) for name in option.interacts)}."


def _nature(option: Option) -> str:
    """Values, default and standing in one line."""
    default = f"`{option.text(option.default)}`"
    if option.constant:
        parts = [f"Constant: {default}."]
    elif option.derived:
        parts = [f"Never set: it follows from {_codes(option.follows)}. In Classic {default}."]
    else:
        parts = [f"Values: `{form_text(option, 'en')}`. In Classic {default}."]
        if option.follows:
            parts.append(f"Follows {_codes(option.follows)} unless set.")
    if option.table:
        parts.append("Of the table.")
    if option.alike:
        parts.append("All values lead to the same play.")
    return " ".join(parts)


def _codes(names: tuple[str, ...]) -> str:
    return " and ".join(f"`{name}`" for name in names)


def _link(name: str) -> str:
    anchor = name.replace(".", "")
    return f"[`{name}`](#{anchor})"


if __name__ == "__main__":
    print(reference_text(), end="")
