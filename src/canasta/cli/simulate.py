"""``canasta simulate``: many deals by bots, and what came of them as one JSON object or in words."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Annotated

from canasta import engine_kind
from canasta.bots import bot_names
from canasta.bots.core_simulation import CORE, core_deal, simulate_core
from canasta.bots.recording import write_deal
from canasta.bots.simulation import SimulatedDeal, Summary
from canasta.bots.simulation import simulate as run
from canasta.cli.language import told, words_for
from canasta.cli.problem import Problem
from canasta.cli.progress import progress
from canasta.cli.rule_sets import read_rules
from canasta.rules import Rules
from canasta.words import Words, system_code


def simulate(
    *,
    bots: Annotated[str, told("cmd-arg-bots")],
    rules: Annotated[str, told("cmd-arg-rules")] = "classic",
    deals: Annotated[int, told("cmd-arg-deals", whole=True)] = 1000,
    seed: Annotated[str, told("cmd-arg-seed")] = "1",
    json_: Annotated[bool, told("cmd-arg-json", name="--json", flag=True)] = False,
    record: Annotated[Path | None, told("cmd-arg-record-folder")] = None,
    lang: Annotated[str, told("cmd-arg-lang")] = "",
) -> None:
    """Let bots play independent deals, each from 0-0, the deal going round the table."""
    words = words_for(lang)
    chosen = read_rules(words, rules)[0]
    names = _names(bots, chosen, words)
    if deals < 1:
        raise Problem(words.text("cmd-simulate-deals", deals=deals))
    if record is not None:
        _make_folder(record, words)
    start = process_time()
    with progress(deals, words) as advance:
        try:
            summary = _run(chosen, names, deals, seed, record, advance)
        except OSError as problem:
            raise _no_record(record, problem, words) from problem
    seconds = max(process_time() - start, 1e-9)
    if json_:
        _print_json(summary, chosen, names, seconds)
    else:
        _print_words(summary, chosen, names, seconds, words)


def _run(
    rules: Rules, names: Sequence[str], deals: int, seed: str, record: Path | None, advance: Callable[[int], None]
) -> Summary:
    """Play the deals: inside the core where all bots are the core's policy."""

    def each(played: SimulatedDeal) -> None:
        if record is not None:
            write_deal(record, rules, names, played)
        advance(1)

    if set(names) != {CORE}:
        return run(rules, names, deals, seed, each=each)
    if record is not None:
        for number in range(deals):
            write_deal(record, rules, names, core_deal(rules, seed, number))
    return simulate_core(rules, deals, seed, each=advance)


def _names(text: str, rules: Rules, words: Words) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in bot_names():
            raise Problem(words.text("cmd-simulate-unknown-bot", bot=name or '""', known=words.join(bot_names())))
    if len(names) != rules["players"]:
        raise Problem(words.text("cmd-simulate-bots", need=rules["players"], have=len(names)))
    return names


def _make_folder(place: Path, words: Words) -> None:
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise _no_record(place, problem, words) from problem


def _no_record(place: Path | None, problem: OSError, words: Words) -> Problem:
    return Problem(words.text("cmd-simulate-record", place=str(place), code=system_code(problem)))


def _print_json(summary: Summary, rules: Rules, names: Sequence[str], seconds: float) -> None:
    result = {
        "rules": rules.text,
        "bots": list(names),
        "deals": summary.deals,
        "cpu_seconds": round(seconds, 6),
        "deals_per_cpu_second": round(summary.deals / seconds, 3),
        "went_out_share": summary.went_out_share,
        "mean_points": summary.mean_points,
        "digest": summary.digest,
        "engine": engine_kind(),
    }
    print(json.dumps(result, ensure_ascii=False))


def _print_words(summary: Summary, rules: Rules, names: Sequence[str], seconds: float, words: Words) -> None:
    rate = round(summary.deals / seconds, 1)
    print(words.text("cmd-simulate-summary", deals=summary.deals, rules=rules.text, rate=rate, engine=engine_kind()))
    print(words.text("cmd-simulate-went-out", percent=round(100 * summary.went_out_share, 1)))
    for side, points in zip(rules.sides, summary.mean_points, strict=True):
        bots = words.join([names[seat] for seat in side])
        print(words.text("cmd-simulate-side", bots=bots, points=round(points, 1)))
    print(words.text("cmd-simulate-digest", digest=summary.digest))
