"""Reading the fenced blocks of a Markdown page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_FENCE = re.compile(r"^(?P<indent> *)(?P<marks>```+)(?P<language>\w*)$")


@dataclass(frozen=True)
class Block:
    """A fenced block: its language (empty where none is named), its text, and the line where the text starts."""

    language: str
    text: str
    line: int


@dataclass(frozen=True)
class Command:
    """One command of a session (a line after ``$``) and the output shown under it."""

    line: int
    text: str
    shown: tuple[str, ...]


def pages() -> list[Path]:
    """All pages whose code is run."""
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def name_of(page: Path) -> str:
    """The page's name as a person would say it."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of ``page``, in order."""
    found: list[Block] = []
    open_fence: re.Match[str] | None = None
    lines: list[str] = []
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        fence = _FENCE.match(line)
        if open_fence is None:
            open_fence, lines = fence, []
        elif fence is not None and fence["marks"] == open_fence["marks"] and not fence["language"]:
            found.append(Block(open_fence["language"], "\n".join(lines) + "\n", number - len(lines)))
            open_fence = None
        else:
            lines.append(line.removeprefix(open_fence["indent"]))
    assert open_fence is None, f"{name_of(page)}: a fence is never closed"
    return found


def commands(block: Block) -> list[Command]:
    """The commands of a ``console`` block."""
    found: list[Command] = []
    for number, line in enumerate(block.text.splitlines(), block.line):
        if line.startswith("$ "):
            found.append(Command(number, line[2:], ()))
        else:
            last = found.pop()
            found.append(Command(last.line, last.text, (*last.shown, line)))
    return found


def matches(shown: tuple[str, ...], output: str) -> bool:
    """Whether ``output`` is what is shown, where ``…`` stands for any text (alone on a line: for any lines)."""
    pattern = re.escape("\n".join(line.rstrip() for line in shown).strip())
    pattern = re.sub(r"(?m)^…$", "(?s:.*)", pattern).replace("…", ".*")
    return re.fullmatch(pattern, "\n".join(line.rstrip() for line in output.strip().splitlines())) is not None
