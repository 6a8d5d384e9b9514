"""Values of options, and presets, in words."""

from __future__ import annotations

from typing import cast

from canasta.rules.domain import Domain, Ranks, SetOf, YesNo
from canasta.rules.domain_lists import CONDITIONS, CardValues, CountBonuses, Points, Tiers, runs_of_card_values
from canasta.rules.option import DOCUMENTS, Option
from canasta.rules.value import Value
from canasta.words import Words


def value_text(option: Option, value: Value, lang: str) -> str:
    """A value in words: ``a natural pair``, ``15 below 0, 50 from 0``. Constants are given as in the notation."""
    words = Words(lang)
    if option.constant and not isinstance(option.domain, YesNo):
        return words.number(value) if isinstance(value, int) else option.text(value)
    if isinstance(option.domain, YesNo):
        return words.text("yes" if value else "no").lower()
    if isinstance(option.domain, SetOf):
        return _set_text(option, cast("frozenset[str]", value), words)
    if isinstance(option.domain, Points | Tiers | CardValues | CountBonuses):
        return words.join(_list_parts(option.domain, option, value, words))
    if isinstance(value, str):
        return words.text(option.label(value))
    return words.number(cast(int, value))


def form_text(option: Option, lang: str) -> str:
    """Which values an option takes: ``2 … 6``, ``one | many``, ``a set out of {a,b} | none``."""
    words = Words(lang)
    match option.domain:
        case SetOf(alone=alone) as domain:
            said = words.text("option-form-set", choices=domain.whole)
            return f"{said} | {alone}" if alone else said
        case Points(most=most):
            return words.text("option-form-numbers", most=str(most))
        case Tiers(most=most):
            return words.text("option-form-tiers", most=str(most), choices=" | ".join(CONDITIONS))
        case CardValues():
            return words.text("option-form-card-values")
        case CountBonuses():
            return words.text("option-form-count-bonuses")
    return option.domain.form


def preset_title(name: str, lang: str) -> str:
    """The name of a preset for people."""
    return Words(lang).text(f"preset-{name.replace('_', '-')}.title")


def preset_sentence(name: str, lang: str) -> str:
    """What a preset is, in one sentence."""
    return Words(lang).text(f"preset-{name.replace('_', '-')}")


def source_text(code: str, lang: str) -> str:
    """A source as it is named: the code of an established one, ``document 000``."""
    return Words(lang).text("cmd-rules-source-document", number=code) if code in DOCUMENTS else code


def _set_text(option: Option, value: frozenset[str], words: Words) -> str:
    if isinstance(option.domain, Ranks):
        labels = [words.rank(rank, "many") for rank in option.domain.choices if rank in value]
        return words.join(labels) if labels else words.text("option-set-empty")
    labels = [words.text(option.label(word)) for word in option.domain.words if word in value]
    return words.join(labels) if labels else words.text("option-set-empty")


def _list_parts(domain: Domain, option: Option, value: Value, words: Words) -> list[str]:
    """The entries of a list, each in words."""
    if isinstance(domain, Points):
        return [words.number(points) for points in cast("tuple[int, ...]", value)]
    if isinstance(domain, CountBonuses):
        pairs = cast("tuple[tuple[int, int], ...]", value)
        parts = [words.text("option-count-bonus", count=count, bonus=bonus) for count, bonus in pairs]
        return parts or [words.text("option-count-bonus-none")]
    if isinstance(domain, CardValues):
        return [
            words.text("option-card-values-rank", rank=words.rank(low), points=points)
            if low == high
            else words.text("option-card-values-ranks", low=words.rank(low), high=words.rank(high), points=points)
            for low, high, points in runs_of_card_values(value)
        ]
    tiers = cast("tuple[tuple[int, int | str], ...]", value)
    needs = [words.text(option.label(need)) if isinstance(need, str) else need for _, need in tiers]
    if len(tiers) == 1:
        return [words.text("option-tiers-only", need=needs[0])]
    later = [words.text("option-tiers-from", need=need, score=start) for (start, _), need in zip(tiers, needs, strict=True)]
    return [words.text("option-tiers-below", need=needs[0], score=tiers[1][0]), *later[1:]]
