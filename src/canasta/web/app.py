"""The application: routes, the page, start and end, and the guard around them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, get
from litestar.datastructures import State

from canasta.rules import Rules
from canasta.web.api import make_table, play_again, record, rules_in_short, setup_choices, tables
from canasta.web.asking import AnyRequest, told, words_for
from canasta.web.fault_log import logging_config
from canasta.web.guard import Guard
from canasta.web.house_rules import check_rules, rule_options
from canasta.web.referee import case_of_table, referee, referee_examples
from canasta.web.registry import Registry
from canasta.web.sockets import table_socket
from canasta.web.static_files import StaticFiles, missing_page
from canasta.web.storage import Storage
from canasta.web.thinking import BotPool

_LONGEST_BODY = 65536


@get(["/", "/{path:path}"], sync_to_thread=False)
def page(request: AnyRequest, state: State) -> Response[bytes]:
    """A file of the page, or the page for a path of the page."""
    path = request.url.path
    files: StaticFiles = state.files
    if not files.built and not path.strip("/").startswith("api"):
        return Response(missing_page(words_for(request)).encode(), media_type="text/html; charset=utf-8", status_code=503)
    file = files.find(path)
    if file is None:
        text = words_for(request).text("http-error", status=404)
        return Response(text.encode(), media_type="text/plain; charset=utf-8", status_code=404)
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.media_type, headers=headers)


def make_app(
    storage: Storage,
    rules: Rules,
    hosts: Iterable[str],
    *,
    bots: BotPool | None = None,
    files: StaticFiles | None = None,
) -> Guard:
    """The whole application on an open ``storage``.

    ``hosts``: the values of Host that it answers to; ``rules``: those of "play now".
    """
    pool = bots or BotPool()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        pool.start()
        registry = Registry(storage, pool, rules)
        registry.start()
        app.state.registry = registry
        app.state.files = files or StaticFiles()
        try:
            yield
        finally:
            await registry.stop()
            pool.stop()

    handlers: list[Any] = [setup_choices, tables, make_table, play_again, rules_in_short, record, table_socket]
    handlers += [rule_options, check_rules, referee_examples, referee, case_of_table, page]
    app = Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        openapi_config=None,
        exception_handlers={Exception: told},
        request_max_body_size=_LONGEST_BODY,
        logging_config=logging_config(),
    )
    return Guard(app, hosts)
