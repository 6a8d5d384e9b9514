"""``canasta play``: the table in the browser."""

from __future__ import annotations

import sys
import threading
import webbrowser
from typing import Annotated

from canasta.cli.language import told, words_for
from canasta.cli.problem import Problem
from canasta.cli.rule_sets import read_rules

_LAST_PORT = 65535


def play(
    *,
    port: Annotated[int | None, told("cmd-arg-port", whole=True)] = None,
    browser: Annotated[bool, told("cmd-arg-browser")] = True,
    rules: Annotated[str, told("cmd-arg-play-rules")] = "classic",
    database: Annotated[str, told("cmd-arg-database")] = "",
    lang: Annotated[str, told("cmd-arg-lang")] = "",
) -> int:
    """Play at a table in the browser. Ctrl-C ends it; the games are kept."""
    words = words_for(lang)
    chosen = read_rules(words, rules)[0]
    if port is not None and not 0 <= port <= _LAST_PORT:
        raise Problem(words.text("cmd-play-port", port=str(port), most=str(_LAST_PORT)))
    # The server's libraries are loaded here, so that the other commands do not wait for them.
    from canasta.web.app import make_app
    from canasta.web.database import DatabaseError, default_database
    from canasta.web.guard import local_hosts
    from canasta.web.serving import HOST, PortTaken, listen, serve
    from canasta.web.storage import Storage

    try:
        storage = Storage(database or default_database())
        listener = listen(port)
    except DatabaseError as problem:
        raise Problem(problem.text(words)) from problem
    except PortTaken as problem:
        raise Problem(words.text("cmd-play-port-taken", port=str(port))) from problem
    number = listener.getsockname()[1]
    address = f"http://{HOST}:{number}/"

    def ready() -> None:
        print(words.text("cmd-play-ready", url=address), flush=True)
        if browser:
            # Some systems wait for the browser to end, and the table must not.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        serve(make_app(storage, chosen, local_hosts(number)), storage, listener, ready)
    except DatabaseError as problem:
        raise Problem(problem.text(words)) from problem
    finally:
        listener.close()
    print(words.text("cmd-play-ended"), file=sys.stderr)
    return 0
