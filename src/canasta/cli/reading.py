"""Reading the files that a command is given."""

from __future__ import annotations

from pathlib import Path

from canasta.cli.problem import Problem
from canasta.words import Words


def read_file(file: Path, words: Words) -> str:
    """The text of ``file``. Raises ``Problem`` where there is none or it is no text."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError as problem:
        raise Problem(words.text("cmd-no-file", file=str(file))) from problem
    except (OSError, UnicodeDecodeError) as problem:
        raise Problem(words.text("cmd-unreadable-file", file=str(file), reason=str(problem))) from problem
