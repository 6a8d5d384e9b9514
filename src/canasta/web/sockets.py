"""A table's web socket: one for each page that looks at the table from a seat."""

from __future__ import annotations

import asyncio
import contextlib

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from canasta.table.table import TableError
from canasta.web.connection import Connection
from canasta.web.hub import Hub
from canasta.web.identity import COOKIE, owner_of
from canasta.web.registry import Registry
from canasta.words import Words, best_language

#: Why a socket is closed: no such table or no seat at it; the table cannot be read; the reader is too slow.
NO_SEAT, BROKEN, TOO_SLOW = 4404, 4500, 4408
_MOST_REASON = 120

AnySocket = WebSocket[object, object, State]


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: AnySocket, state: State, table_id: FromPath[str]) -> None:
    """From the handshake to the end of one socket."""
    registry: Registry = state.registry
    lang = best_language(socket.query_params.get("lang", "") or socket.headers.get("accept-language", ""))
    words = Words(lang)
    owner = owner_of(socket.cookies.get(COOKIE))
    seat = await registry.storage.seat_of(table_id, owner) if owner else None
    await socket.accept()
    if seat is None:
        await _close(socket, NO_SEAT, words.text("table-error-no-table"))
        return
    try:
        hub = await registry.hub(table_id)
    except TableError:
        await _close(socket, BROKEN, words.text("table-error-broken"))
        return
    if hub is None:
        await _close(socket, NO_SEAT, words.text("table-error-no-table"))
        return
    await _talk(socket, hub, seat, lang)


async def _talk(socket: AnySocket, hub: Hub, seat: int, lang: str) -> None:
    connection = Connection(seat, lang, socket.send_text, hub.view_for)
    hub.join(connection)
    writing = asyncio.create_task(connection.run())
    reading = asyncio.create_task(_read(socket, hub, connection))
    try:
        await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.leave(connection)
        for task in (writing, reading):
            task.cancel()
        await asyncio.gather(writing, reading, return_exceptions=True)
        if connection.lost.is_set():
            await _close(socket, TOO_SLOW, "")


async def _read(socket: AnySocket, hub: Hub, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            # A wish that has begun is carried to its end, also when the socket is lost meanwhile.
            await asyncio.shield(hub.receive(connection, await socket.receive_data("text")))


async def _close(socket: AnySocket, code: int, reason: str) -> None:
    # The socket may be gone already, and then there is nobody to tell.
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.close(code, reason[:_MOST_REASON])
