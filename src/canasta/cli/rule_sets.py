"""Rules that a command is given: read, refused with every fault, and compared."""

from __future__ import annotations

from canasta.cli.problem import Problem
from canasta.rules import Fault, Option, Rules, RulesError, Value
from canasta.rules.wording import value_text
from canasta.words import Words


def read_rules(words: Words, *texts: str) -> list[Rules]:
    """The rules that ``texts`` name. Raises ``Problem`` with every fault of all of them."""
    found: list[Rules] = []
    faults: list[Fault] = []
    for text in texts:
        try:
            found.append(Rules.read(text))
        except RulesError as error:
            faults += error.faults
    if faults:
        raise Problem(fault_text(faults, words))
    return found


def fault_text(faults: list[Fault], words: Words) -> str:
    """The faults in words, on one line, each once."""
    return " ".join(dict.fromkeys(fault.text(words.lang) for fault in faults))


def print_differences(first: Rules, second: Rules, words: Words) -> None:
    """In which options two sets of rules differ, with both values."""
    differences = first.differences(second)
    if not differences:
        print(words.text("cmd-rules-same", first=first.text, second=second.text))
        return
    print(words.text("cmd-rules-differ", first=first.text, second=second.text, n=len(differences)))
    for difference in differences:
        option = difference.option
        print(f"  {option.name}: {words.text(option.title)}")
        for rules, value in ((first, difference.value), (second, difference.other)):
            label = rules.preset if first.preset != second.preset else rules.text
            print(f"    {label}: {value_both_ways(option, value, words)}")


def value_both_ways(option: Option, value: Value, words: Words) -> str:
    """A value in the notation and, where that says more, in words."""
    text = option.text(value)
    plain = option.constant or isinstance(value, int | tuple)
    return text if plain else f"{text} ({value_text(option, value, words.lang)})"
