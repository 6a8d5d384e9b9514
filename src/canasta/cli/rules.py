"""``canasta rules``: the rules that can be played, what each option says, how two sets of rules differ, and what that does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from cyclopts import App

from canasta.cli.help import set_up
from canasta.cli.language import told, words_for
from canasta.cli.problem import Problem
from canasta.cli.rule_sets import print_differences, read_rules, value_both_ways
from canasta.rules import GROUPS, OPTIONS, PRESETS, Option, Rules, preset
from canasta.rules.checking import no_option
from canasta.rules.wording import form_text, preset_sentence, preset_title, source_text
from canasta.words import Words

app = set_up(App(name="rules", help_format="plaintext"))
_Lang = Annotated[str, told("cmd-arg-lang")]
_RulesText = Annotated[str, told("cmd-arg-rules")]


@app.default
@app.command(name="list", help="cmd-rules-list")
def list_rules(*, lang: _Lang = "") -> None:
    """List the rules that can be played by name."""
    words = words_for(lang)
    print(words.text("cmd-rules-list-head"))
    width = max(map(len, PRESETS))
    for name in PRESETS:
        rules = preset(name)
        print(f"  {name:{width}}  {preset_title(name, words.lang)}: {_size(rules, words)}")
    print(words.text("cmd-rules-list-foot"))


@app.command(help="cmd-rules-show")
def show(
    name: Annotated[str, told("cmd-arg-rules-or-option")],
    /,
    *,
    lang: _Lang = "",
) -> None:
    """Show rules with every option, or one option with what the documents say."""
    words = words_for(lang)
    if name in OPTIONS and name not in PRESETS:
        _show_option(OPTIONS[name], words)
    elif "." in name and "(" not in name:
        # Only options have a dot in their name.
        raise Problem(no_option(name).text(words.lang))
    else:
        _show_rules(read_rules(words, name)[0], words)


@app.command(help="cmd-rules-diff")
def diff(
    first: _RulesText,
    second: Annotated[str, told("cmd-arg-other-rules")] = "classic",
    /,
    *,
    lang: _Lang = "",
) -> None:
    """Show in which options two sets of rules differ."""
    words = words_for(lang)
    ours, other = read_rules(words, first, second)
    print_differences(ours, other, words)


@app.command(help="cmd-rules-check")
def check(rules: _RulesText, /, *, lang: _Lang = "") -> None:
    """Say whether rules can be played, and name every fault.

    Exit code 0: they can; 2: they cannot be read, or contradict themselves.
    """
    words = words_for(lang)
    found = read_rules(words, rules)[0]
    print(words.text("cmd-rules-sound", rules=found.text, size=_size(found, words)))


app.command("canasta.cli.lab:lab", name="lab", help="cmd-rules-lab")


def _sources(codes: Iterable[str], words: Words) -> str:
    return ", ".join(source_text(code, words.lang) for code in codes)


def _size(rules: Rules, words: Words) -> str:
    deals = rules.limit("game.deals")
    end = words.text("cmd-rules-target", n=rules["game.target"]) if deals is None else words.text("cmd-rules-deals", n=deals)
    return ", ".join((words.text("cmd-rules-players", n=rules.players), end))


def _show_rules(rules: Rules, words: Words) -> None:
    classic = preset("classic")
    print(rules.text)
    print(preset_sentence(rules.preset, words.lang))
    found = PRESETS[rules.preset]
    print(words.text("cmd-rules-sources", sources=_sources(found.sources, words)))
    if found.choices:
        print(words.text("cmd-rules-choices", options=", ".join(found.choices)))
    sides = " · ".join(" ".join(map(str, seats)) for seats in rules.sides)
    print(words.text("cmd-rules-sides", sides=sides))
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
    print(words.text("cmd-rules-values", values=form_text(option, words.lang)))
    print(words.text("cmd-rules-default", value=value_both_ways(option, option.default, words)))
    for number, message in option.sources.items():
        said = words.text("option-documents-silent" if message == "silent" else message)
        print(words.text("cmd-rules-document", number=number, text=said))
    for value, codes in option.authorities:
        print(words.text("cmd-rules-source", value=value, sources=_sources(codes, words)))
    if option.interacts:
        print(words.text("cmd-rules-see", options=", ".join(option.interacts)))
