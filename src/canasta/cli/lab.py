"""``canasta rules lab``: two sets of rules played by the same bots, and what the change does, with intervals."""

from __future__ import annotations

import json
from functools import partial
from math import inf, isinf
from typing import Annotated

from canasta import engine_kind
from canasta.bots import bot_names, make_bot
from canasta.bots.estimates import CONFIDENCE, Estimate
from canasta.bots.lab import LEAST_DEALS, Lab, Measures, run_lab
from canasta.cli.language import told, words_for
from canasta.cli.problem import Problem
from canasta.cli.progress import progress
from canasta.cli.rule_sets import print_differences, read_rules
from canasta.rules import Rules
from canasta.words import Words

#: measure -> (by how much its figure is multiplied to be shown, whether tenths are shown)
_SHOWN = {"turns": (1, True), "went_out": (100, True), "points": (1, False), "spread": (1, False), "luck": (100, False)}


def lab(
    first: Annotated[str, told("cmd-arg-rules", name="A")],
    second: Annotated[str, told("cmd-arg-changed-rules", name="B")],
    /,
    *,
    deals: Annotated[int, told("cmd-arg-packs", whole=True)] = 200,
    bots: Annotated[str, told("cmd-arg-two-bots")] = "steady,novice",
    seed: Annotated[str, told("cmd-arg-seed")] = "1",
    json_: Annotated[bool, told("cmd-arg-json", name="--json", flag=True)] = False,
    lang: Annotated[str, told("cmd-arg-lang")] = "",
) -> None:
    """Let the same bots play two sets of rules on the same packs, from 0-0, and measure what the change does.

    Length, share of deals ended by going out, points, spread, and luck: the share of the variance of the difference between the
    sides that the cards explain (the same pack with the sides changed). Each has a 95 % interval (``canasta.bots.lab``).
    """
    words = words_for(lang)
    ours, theirs = read_rules(words, first, second)
    names = _names(bots, words)
    if deals < LEAST_DEALS:
        raise Problem(words.text("cmd-rules-lab-deals", least=LEAST_DEALS, deals=deals))
    makers = (partial(make_bot, names[0]), partial(make_bot, names[1]))
    with progress(deals * (len(ours.sides) + len(theirs.sides)), words) as advance:
        found = run_lab(ours, theirs, makers, deals, seed, each=advance)
    if json_:
        print(json.dumps(_as_json(found, ours, theirs, names, seed), ensure_ascii=False))
    else:
        _print_words(found, ours, theirs, names, words)


def _names(text: str, words: Words) -> tuple[str, str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in bot_names():
            raise Problem(words.text("cmd-simulate-unknown-bot", bot=name or '""', known=words.join(bot_names())))
    if len(names) > 2:
        raise Problem(words.text("cmd-rules-lab-bots", have=len(names)))
    return names[0], names[-1]


def _as_json(lab: Lab, ours: Rules, theirs: Rules, names: tuple[str, str], seed: str) -> dict[str, object]:
    """The same arguments give the same object; an end of an interval that is not bounded is null."""
    return {
        "rules": {"a": ours.text, "b": theirs.text},
        "differences": [
            {"option": difference.option.name, "a": difference.text, "b": difference.other_text}
            for difference in ours.differences(theirs)
        ],
        "bots": list(names),
        "deals": lab.deals,
        "plays": {"a": lab.deals * len(ours.sides), "b": lab.deals * len(theirs.sides)},
        "seed": seed,
        "confidence": CONFIDENCE,
        "a": _measures_json(lab.first),
        "b": _measures_json(lab.second),
        "change": _measures_json(lab.change),
        "engine": engine_kind(),
    }


def _measures_json(measures: Measures) -> dict[str, object]:
    return {name: _estimate_json(getattr(measures, name)) for name in _SHOWN}


def _estimate_json(estimate: Estimate | None) -> dict[str, float | None] | None:
    if estimate is None:
        return None
    ends = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return {name: None if isinf(end) else round(end, 6) + 0.0 for name, end in ends.items()}


def _print_words(lab: Lab, ours: Rules, theirs: Rules, names: tuple[str, str], words: Words) -> None:
    print_differences(ours, theirs, words)
    print()
    if names[0] == names[1]:
        print(words.text("cmd-rules-lab-played-alike", deals=lab.deals, bot=names[0]))
    else:
        print(words.text("cmd-rules-lab-played", deals=lab.deals, first=names[0], second=names[1]))
    print(f"  A: {ours.text}")
    print(f"  B: {theirs.text}")
    for name, (times, tenths) in _SHOWN.items():
        print(words.text(f"cmd-rules-lab-{name.replace('_', '-')}"))
        for label, measures in (("A", lab.first), ("B", lab.second), ("B − A", lab.change)):
            estimate: Estimate | None = getattr(measures, name)
            if estimate is None:
                print(f"  {label:5} {'–':>8}")
                continue
            value, low, high = (
                _number(end, times, tenths, measures is lab.change, words)
                for end in (estimate.value, estimate.low, estimate.high)
            )
            print(f"  {label:5} {value:>8}  {words.text('cmd-rules-lab-interval', low=low, high=high)}")
    alike = [rules.text for rules, found in ((ours, lab.first), (theirs, lab.second)) if found.luck is None]
    if alike:
        print(words.text("cmd-rules-lab-alike", rules=words.join(dict.fromkeys(alike))))


def _number(value: float, times: int, tenths: bool, signed: bool, words: Words) -> str:
    """A figure as it is shown; of a change always with its sign."""
    if isinf(value):
        return ("+∞" if signed else "∞") if value == inf else "−∞"
    shown = round(value * times, 1 if tenths else 0) + 0.0
    text = words.text("cmd-rules-lab-tenths", value=shown) if tenths else words.number(int(shown))
    return f"+{text}" if signed and shown > 0 else text
