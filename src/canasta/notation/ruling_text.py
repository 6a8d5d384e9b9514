"""A ruling in words, as ``canasta judge`` prints it."""

from __future__ import annotations

from typing import Any

from canasta.engine.violation import Violation
from canasta.notation.ruling import Ruling
from canasta.rules import OPTIONS
from canasta.words import Words


def ruling_lines(ruling: Ruling, words: Words) -> list[str]:
    """The ruling, one sentence a line; what belongs to a line before it is indented."""
    if ruling.kind == "try":
        return _try_lines(ruling, words)
    if ruling.kind == "refused":
        return _refusal_lines(ruling, words)
    if ruling.stated_facts:
        return _differing(ruling, words) or [words.text("judge-facts-hold")]
    shown = (f"  {name} = {plain(value)}" for name, value in ruling.facts.items() if value is not None)
    return [words.text("judge-facts"), *shown]


def _try_lines(ruling: Ruling, words: Words) -> list[str]:
    acts = "  ".join(ruling.do)
    if ruling.legal:
        lines = [words.text("judge-legal", act=acts)]
    elif ruling.refused_act is None:
        lines = [words.text("judge-refused", act=acts)]
    else:
        lines = [words.text("judge-refused-early", act="  ".join(ruling.do[: ruling.refused_act + 1]))]
    lines += [f"  {_reason(ruling, violation, words)}" for violation in ruling.violations]
    if ruling.stated_legal is not None and ruling.stated_legal != ruling.legal:
        lines.append("  " + words.text("judge-stated-legal" if ruling.stated_legal else "judge-stated-illegal"))
    elif ruling.stated_legal is not None and ruling.refused_act is not None:
        lines.append("  " + words.text("judge-not-reached"))
    lines += ["  " + words.text("judge-missing", stated=stated) for stated in ruling.missing]
    return lines + [f"  {line}" for line in _differing(ruling, words)]


def _reason(ruling: Ruling, violation: Violation, words: Words) -> str:
    """A violation's sentence, with the option that decides it and the value it has."""
    sentence = words.violation(violation.code, violation.data, ruling=True)
    option = OPTIONS.get(violation.option)
    if option is None:
        return f"{sentence} [{violation.code}]"
    decides = words.text("judge-option", option=option.name, value=option.text(ruling.rules[option.name]))
    return f"{sentence} [{violation.code}: {decides}]"


def _differing(ruling: Ruling, words: Words) -> list[str]:
    return [
        words.text("judge-differs", fact=name, found=_or_nothing(difference.found, words), stated=plain(difference.stated))
        for name, difference in ruling.differs.items()
    ]


def _refusal_lines(ruling: Ruling, words: Words) -> list[str]:
    if ruling.fault is None:
        return [words.text("judge-text-read")]
    lines = [words.text("judge-text-refused", what=ruling.what, fault=ruling.fault.text(words))]
    if not ruling.holds:
        lines.append("  " + words.text("judge-other-place", found=_place(ruling, words), place=str(ruling.place)))
    return lines


def _place(ruling: Ruling, words: Words) -> str:
    return (ruling.fault.place if ruling.fault else "") or words.text("judge-nothing")


def _or_nothing(value: Any, words: Words) -> str:
    return words.text("judge-nothing") if value is None else plain(value)


def plain(value: Any) -> str:
    """Plain data as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return "[" + ", ".join(map(plain, value)) + "]"
    return str(value)
