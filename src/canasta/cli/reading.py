"""Reading the files that a command is given."""

from __future__ import annotations

from pathlib import Path

from canasta.cli.problem import Problem
from canasta.words import Words


def read_file(file: Path, words: Words) -> str:
    """The text of ``file``, without a byte order mark. Raises ``Problem`` where there is none or it is no text."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except FileNotFoundError as problem:
        raise Problem(words.text("cmd-no-file", file=str(file))) from problem
    except UnicodeDecodeError as problem:
        line = problem.object[: problem.start].count(b"\n") + 1
        raise Problem(words.text("cmd-unreadable-file", file=str(file), reason="text", line=line)) from problem
    except OSError as problem:
        reason = {IsADirectoryError: "folder", PermissionError: "denied"}.get(type(problem), "other")
        raise Problem(words.text("cmd-unreadable-file", file=str(file), reason=reason, line=0)) from problem
