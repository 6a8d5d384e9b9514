"""One option for the editor: its value, what else it may be, what documents and sources say."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from canasta.rules import DOCUMENTS, LOWEST, OPTIONS, Fault, Option, Rules, Value, preset
from canasta.rules.domain import Domain, Number, OneNumber, OneOf, Ranks, SetOf, YesNo
from canasta.rules.domain_lists import CardValues, CountBonuses, Points, Tiers, runs_of_card_values
from canasta.rules.wording import form_text, source_text, value_text
from canasta.table.telling.rule_reading import read_value
from canasta.web.rule_messages import DocumentSays, Named, OptionView, SourcePlays, Word
from canasta.words import Words

_KINDS: tuple[tuple[type[Domain], str], ...] = (
    (YesNo, "yes_no"),
    (OneOf, "words"),
    (Number, "number"),
    (OneNumber, "numbers"),
    (SetOf, "set"),
    (Points, "points"),
    (Tiers, "tiers"),
    (CardValues, "card_values"),
    (CountBonuses, "pairs"),
)


def option_view(words: Words, rules: Rules, option: Option, faults: tuple[Fault, ...]) -> OptionView:
    """The option as these rules have it."""
    name, value = option.name, rules[option.name]
    classic, of_preset = preset("classic")[name], preset(rules.preset)[name]
    domain = option.domain
    documents = documents_say(words, option, value)
    return OptionView(
        name=name,
        title=words.text(option.title),
        meaning=words.text(option.meaning),
        kind=next(kind for known, kind in _KINDS if isinstance(domain, known)),
        settable=not (option.constant or option.derived),
        table=option.table,
        alike=option.alike,
        value=option.text(value),
        text=value_text(option, value, words.lang),
        classic=option.text(classic),
        classic_text=value_text(option, classic, words.lang),
        preset_value=option.text(of_preset),
        preset_text=value_text(option, of_preset, words.lang),
        differs=value != classic,
        fault=[fault.text(words.lang) for fault in faults if name in fault.options],
        least=domain.least if isinstance(domain, Number) else 0,
        most=domain.most if isinstance(domain, Number) else 0,
        words=_words(words, option),
        alone=domain.alone if isinstance(domain, SetOf) else "",
        parts=_parts(domain, value),
        rows=_rows(domain, value),
        documents=documents,
        disagree=disagreeing(documents),
        reading=reading(words, option, value, documents),
        sources=sources_play(words, option, value),
        interacts=[named(words, other) for other in option.interacts],
        follows=[named(words, other) for other in option.follows],
        form=form_text(option, words.lang),
    )


def named(words: Words, option: str) -> Named:
    """An option by its short name."""
    return Named(option, words.text(OPTIONS[option].title) if option in OPTIONS else option)


def documents_say(words: Words, option: Option, value: Value) -> list[DocumentSays]:
    """What the five documents say, and the value that each one's preset has for it."""
    found = []
    for number in DOCUMENTS:
        silent = number not in option.said_by
        said = preset(f"seed{number}")[option.name]
        text = "" if silent else words.text(option.sources[number])
        found.append(
            DocumentSays(
                number,
                text,
                silent,
                "" if silent else option.text(said),
                "" if silent else value_text(option, said, words.lang),
                not silent and said == value,
            )
        )
    return found


def disagreeing(documents: list[DocumentSays]) -> bool:
    """Whether the documents that speak do not all say the same."""
    return len({said.value for said in documents if not said.silent}) > 1


def reading(words: Words, option: Option, value: Value, documents: list[DocumentSays]) -> str:
    """Which reading these rules play, and in which documents it stands."""
    text = value_text(option, value, words.lang)
    named_by = [source_text(said.document, words.lang) for said in documents if said.here]
    if disagreeing(documents) and named_by:
        return words.text("rules-reading-as", value=text, documents=named_by)
    return words.text("rules-reading", value=text)


def sources_play(words: Words, option: Option, value: Value) -> list[SourcePlays]:
    """What established sources play."""
    found = []
    for text, codes in option.authorities:
        said = _value_of(option.name, text)
        told = text if said is None else value_text(option, said, words.lang)
        found.append(SourcePlays(text, told, list(codes), said is not None and said == value))
    return found


@lru_cache(maxsize=2048)
def _value_of(name: str, text: str) -> Value | None:
    return read_value(name, text)[0]


def _words(words: Words, option: Option) -> list[Word]:
    """The values to choose from, or the words of a set."""
    domain = option.domain
    if option.constant:
        return []
    if isinstance(domain, YesNo):
        return [Word(text, words.text(text).lower()) for text in ("yes", "no")]
    if isinstance(domain, Ranks):
        return [Word(rank, words.rank(rank, "many")) for rank in domain.choices]
    numbers = domain.numbers if isinstance(domain, OneNumber) else ()
    found = [Word(str(number), words.number(number)) for number in numbers]
    return found + [Word(word, words.text(option.label(word))) for word in domain.words]


def _parts(domain: Domain, value: Value) -> list[str]:
    if isinstance(domain, SetOf):
        return [word for word in domain.choices if word in cast("frozenset[str]", value)]
    if isinstance(domain, Points):
        return [str(points) for points in cast("tuple[int, ...]", value)]
    return []


def _rows(domain: Domain, value: Value) -> list[tuple[str, str]]:
    if isinstance(domain, Tiers):
        tiers = cast("tuple[tuple[int, int | str], ...]", value)
        return [("min" if start == LOWEST else str(start), str(need)) for start, need in tiers]
    if isinstance(domain, CardValues):
        return [(low if low == high else f"{low}-{high}", str(points)) for low, high, points in runs_of_card_values(value)]
    if isinstance(domain, CountBonuses):
        return [(str(count), str(bonus)) for count, bonus in cast("tuple[tuple[int, int], ...]", value)]
    return []
