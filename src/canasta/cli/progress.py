"""The bar that shows how far a long command is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from canasta.words import Words


@contextmanager
def progress(deals: int, words: Words) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal (standard error) while deals are played; nothing where there is no terminal."""
    console = Console(file=sys.stderr)
    if not console.is_terminal:
        yield lambda count: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(words.text("cmd-simulate-progress"), total=deals)
        yield lambda count: bar.advance(task, count)
