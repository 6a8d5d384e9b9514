"""The main command: its subcommands, its version, its exit codes.

Exit codes: 0 all well, 1 the answer is no (a case that does not hold, a record that does not agree), 2 bad input.
"""

from __future__ import annotations

import os
import signal
import sys

from cyclopts import App, CycloptsError

from canasta import __version__, engine_kind
from canasta.cli.help import set_up
from canasta.cli.language import listen, spoken
from canasta.cli.problem import Problem
from canasta.cli.refusing import refusal


def version_text() -> str:
    """The version and which engine runs: ``canasta 0.1.0 (compiled engine)``."""
    return spoken().text("cmd-version", version=__version__, engine=engine_kind())


#: subcommand -> where its function (or its own app) is, loaded when it is called for.
COMMANDS = {
    "play": "canasta.cli.play:play",
    "judge": "canasta.cli.judge:judge",
    "replay": "canasta.cli.replay:replay",
    "verify": "canasta.cli.verify:verify",
    "rules": "canasta.cli.rules:app",
    "simulate": "canasta.cli.simulate:simulate",
}


def _make_app() -> App:
    made = set_up(
        App(
            name="canasta",
            help="cmd-canasta",
            version=version_text,
            version_format="plaintext",
            help_format="plaintext",
        )
    )
    for name, place in COMMANDS.items():
        made.command(place, name=name, help=f"cmd-{name}")
    return made


app = _make_app()


def _say(sentence: object) -> None:
    print(f"canasta: {sentence}", file=sys.stderr)


def main(arguments: list[str] | None = None) -> None:
    """Run ``canasta`` with ``arguments`` (those of the process by default) and leave with its exit code."""
    listen(sys.argv[1:] if arguments is None else arguments)
    try:
        result = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        _say(refusal(error, spoken()))
        sys.exit(2)
    except Problem as problem:
        _say(problem)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)
    except BrokenPipeError:
        # Whoever read our output has had enough (`canasta rules show classic | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(128 + signal.SIGPIPE)
    sys.exit(result if isinstance(result, int) else 0)
