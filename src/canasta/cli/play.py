"""``canasta play``: the table in the browser."""

from __future__ import annotations

import sys
import threading
import webbrowser

from canasta.cli.language import words_for
from canasta.cli.problem import Problem
from canasta.cli.rule_sets import read_rules

_LAST_PORT = 65535


def play(
    *,
    port: int | None = None,
    browser: bool = True,
    rules: str = "classic",
    database: str = "",
    lang: str = "",
) -> int:
    """Play at a table in the browser. Ctrl-C ends it; the games are kept.

    Parameters
    ----------
    port: Where to listen on this machine (by default 8108, or the next one that is free).
    browser: Open the browser when the table is ready.
    rules: What "play now" plays: a preset, or a rule string such as "classic(game.target=2500)".
    database: Where games are kept: sqlite:///PATH (by default in your own data folder).
    lang: Language of this command: sv, nb or en (by default that of the system).
    """
    words = words_for(lang)
    chosen = read_rules(words, rules, playable=True)[0]
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
