"""``canasta rules``: the rules that can be played, what each option says, and how two rule sets differ."""

from __future__ import annotations

from collections.abc import Iterable

from cyclopts import App

from canasta.cli.language import words_for
from canasta.cli.problem import Problem
from canasta.rules import GROUPS, KNOWN_PRESETS, OPTIONS, PRESETS, Option, Rules, RulesError, Value, preset
from canasta.rules.wording import preset_sentence, preset_title, source_text, value_text
from canasta.words import Words

app = App(name="rules", help_format="plaintext")


@app.default
def list_rules(*, lang: str = "") -> None:
    """List the rules that can be played by name.

    Parameters
    ----------
    lang: Language of the answer: sv, nb or en (by default that of the system).
    """
    words = words_for(lang)
    print(words.text("cmd-rules-list-head"))
    width = max(map(len, PRESETS))
    for name in PRESETS:
        rules = preset(name)
        print(f"  {name:{width}}  {preset_title(name, words.lang)}: {_size(rules, words)}")
    print(words.text("cmd-rules-list-foot"))


@app.command
def show(name: str, *, lang: str = "") -> None:
    """Show rules with every option, or one option with what the documents say.

    Parameters
    ----------
    name: A preset, a rule string such as "classic(game.target=2500)", or the name of an option.
    lang: Language of the answer: sv, nb or en (by default that of the system).
    """
    words = words_for(lang)
    if name in OPTIONS and name not in KNOWN_PRESETS:
        _show_option(OPTIONS[name], words)
    else:
        _show_rules(_read(name, words), words)


@app.command
def diff(first: str, second: str = "classic", /, *, lang: str = "") -> None:
    """Show in which options two rule sets differ.

    Parameters
    ----------
    first: A preset or a rule string.
    second: Another; Classic if it is left out.
    lang: Language of the answer: sv, nb or en (by default that of the system).
    """
    words = words_for(lang)
    ours, other = _read(first, words), _read(second, words)
    differences = ours.differences(other)
    if not differences:
        print(words.text("cmd-rules-same", first=ours.text, second=other.text))
        return
    print(words.text("cmd-rules-differ", first=ours.text, second=other.text, n=len(differences)))
    for difference in differences:
        option = difference.option
        print(f"  {option.name}: {words.text(option.title)}")
        for rules, value in ((ours, difference.value), (other, difference.other)):
            label = rules.preset if ours.preset != other.preset else rules.text
            print(f"    {label}: {_both(option, value, words)}")


def _read(text: str, words: Words) -> Rules:
    try:
        return Rules.read(text)
    except RulesError as error:
        raise Problem(" ".join(fault.text(words.lang) for fault in error.faults)) from error


def _sources(codes: Iterable[str], words: Words) -> str:
    return ", ".join(source_text(code, words.lang) for code in codes)


def _size(rules: Rules, words: Words) -> str:
    deals = rules.limit("game.deals")
    end = words.text("cmd-rules-target", n=rules["game.target"]) if deals is None else words.text("cmd-rules-deals", n=deals)
    return ", ".join((words.text("cmd-rules-players", n=rules.players), end))


def _both(option: Option, value: Value, words: Words) -> str:
    """A value in the notation and, where that says more, in words."""
    text = option.text(value)
    plain = option.constant or isinstance(value, int | tuple)
    return text if plain else f"{text} ({value_text(option, value, words.lang)})"


def _show_rules(rules: Rules, words: Words) -> None:
    classic = preset("classic")
    print(rules.text)
    print(preset_sentence(rules.preset, words.lang))
    found = KNOWN_PRESETS[rules.preset]
    print(words.text("cmd-rules-sources", sources=_sources(found.sources, words)))
    if found.choices:
        print(words.text("cmd-rules-choices", options=", ".join(found.choices)))
    sides = " · ".join(" ".join(map(str, seats)) for seats in rules.sides)
    print(words.text("cmd-rules-sides", sides=sides))
    problems = rules.problems()
    if problems:
        print(words.text("cmd-rules-problems"), " ".join(problem.text(words.lang) for problem in problems))
    print(words.text("cmd-rules-stars", n=len(rules.differences(classic))))
    for group in GROUPS:
        print("\n" + words.text(f"option-group-{group.replace('_', '-')}"))
        for option in OPTIONS.values():
            if option.group == group:
                mark = " " if rules[option.name] == classic[option.name] else "*"
                print(f" {mark} {option.name}={option.text(rules[option.name])}")
                print(f"     {words.text(option.meaning)}")


def _show_option(option: Option, words: Words) -> None:
    print(f"{option.name}: {words.text(option.title)}")
    print(words.text(option.meaning))
    print(words.text("cmd-rules-values", values=option.domain.form))
    print(words.text("cmd-rules-default", value=_both(option, option.default, words)))
    for number, message in option.sources.items():
        said = words.text("option-documents-silent" if message == "silent" else message)
        print(words.text("cmd-rules-document", number=number, text=said))
    for value, codes in option.authorities:
        print(words.text("cmd-rules-source", value=value, sources=_sources(codes, words)))
    if option.interacts:
        print(words.text("cmd-rules-see", options=", ".join(option.interacts)))
