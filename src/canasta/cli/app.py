"""The main command: its subcommands, its version, its exit codes.

Exit codes: 0 all well, 1 the answer is no (a case that does not hold, a record that does not agree), 2 bad input.
"""

from __future__ import annotations

import os
import signal
import sys

from cyclopts import App, CycloptsError

from canasta import __version__, engine_kind
from canasta.cli.problem import Problem


def version_text() -> str:
    """The version and which engine runs: ``canasta 0.1.0 (compiled engine)``."""
    return f"canasta {__version__} ({engine_kind()} engine)"


app = App(
    name="canasta",
    help="Canasta: learn it, play it tonight, settle every dispute.",
    version=version_text,
    version_format="plaintext",
    help_format="plaintext",
)
app.command("canasta.cli.play:play", name="play", help="Play at a table in the browser.")
app.command("canasta.cli.judge:judge", name="judge", help="Rule on case files.")
app.command("canasta.cli.replay:replay", name="replay", help="Play a record again and check it.")
app.command("canasta.cli.verify:verify", name="verify", help="Check that a record's cards lay as its seed says.")
app.command("canasta.cli.rules:app", name="rules", help="List, show and compare rules.")
app.command("canasta.cli.simulate:simulate", name="simulate", help="Let bots play many deals.")


def _say(sentence: object) -> None:
    print(f"canasta: {sentence}", file=sys.stderr)


def main(arguments: list[str] | None = None) -> None:
    """Run ``canasta`` with ``arguments`` (those of the process by default) and leave with its exit code."""
    try:
        result = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except (CycloptsError, Problem) as problem:
        _say(problem)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)
    except BrokenPipeError:
        # Whoever read our output has had enough (`canasta rules show classic | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(128 + signal.SIGPIPE)
    sys.exit(result if isinstance(result, int) else 0)
