"""``canasta judge``: rule on case files."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from canasta.cli.language import told, words_for
from canasta.cli.problem import Problem
from canasta.cli.reading import read_file
from canasta.notation.fault import NotationError
from canasta.notation.judge import judge as rule_on
from canasta.notation.ruling import Ruling
from canasta.notation.ruling_text import ruling_lines
from canasta.words import Words


def judge(
    *files: Annotated[Path, told("cmd-arg-case-files")],
    json: Annotated[bool, told("cmd-arg-json-lines", flag=True)] = False,
    lang: Annotated[str, told("cmd-arg-lang")] = "",
) -> int:
    """Rule on cases: what is allowed, why, and which rule decides.

    Exit code 0: everything that the cases state holds; 1: something does not; 2: a file cannot be read.
    """
    words = words_for(lang)
    if not files:
        raise Problem(words.text("judge-no-files"))
    rulings: list[Ruling] = []
    unreadable = False
    for file in files:
        try:
            found = rule_on(read_file(file, words), str(file))
        except NotationError as fault:
            print(f"canasta: {fault.text(words)}", file=sys.stderr)
            unreadable = True
        except Problem as problem:
            print(f"canasta: {problem}", file=sys.stderr)
            unreadable = True
        else:
            rulings += found
            _print_json(found, words) if json else _print_words(found, words)
    failed = sum(not ruling.holds for ruling in rulings)
    if not json and rulings:
        print(words.text("judge-summary", rulings=len(rulings), failed=failed))
    return 2 if unreadable else 1 if failed else 0


def _print_json(rulings: Sequence[Ruling], words: Words) -> None:
    for ruling in rulings:
        print(json.dumps(ruling.to_json(words), ensure_ascii=False))


def _print_words(rulings: Sequence[Ruling], words: Words) -> None:
    for number, ruling in enumerate(rulings):
        if number == 0:
            print(f"{ruling.file}: {ruling.case}")
        for line in ruling_lines(ruling, words):
            print(f"  {line}")
