"""Running the server: its address, its signals, its end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import Callable, Iterator

import uvicorn
from litestar.types import ASGIApp

from canasta.web.storage import Storage

HOST = "127.0.0.1"
#: As many as there are cards in the two packs of Canasta, and easy to remember.
DEFAULT_PORT = 8108
_PORTS_TRIED = 50
_LONGEST_MESSAGE = 65536
_SECONDS_TO_END = 3
_LOOK_AGAIN = 0.01


class PortTaken(OSError):
    """The port that was asked for cannot be used."""


def listen(port: int | None) -> socket.socket:
    """A socket that listens on ``port`` of this machine only; without one, on the usual port or the next free one.

    Raises ``PortTaken``.
    """
    tried = [port] if port is not None else [*range(DEFAULT_PORT, DEFAULT_PORT + _PORTS_TRIED), 0]
    for number in tried:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if os.name == "posix":
            # Otherwise a server could not come back to its port until old connections have timed out. Elsewhere it means "steal".
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HOST, number))
            listener.listen(128)
        except OSError as fault:
            listener.close()
            reason = fault.strerror or str(fault)
            continue
        listener.setblocking(False)
        return listener
    raise PortTaken(reason)


class _Server(uvicorn.Server):
    """uvicorn that leaves signals and the exit code to ``serve``."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def serve(app: ASGIApp, storage: Storage, listener: socket.socket, when_ready: Callable[[], None]) -> None:
    """Serves ``app`` until SIGINT or SIGTERM; ``when_ready`` is called once, when it answers. Raises ``DatabaseError``."""
    config = uvicorn.Config(
        app,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=_LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_SECONDS_TO_END,
    )
    server = _Server(config)
    with _signals(server), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(server, storage, listener, when_ready))


async def _serve(server: _Server, storage: Storage, listener: socket.socket, when_ready: Callable[[], None]) -> None:
    await storage.open()
    try:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            while not server.started and not serving.done():
                await asyncio.sleep(_LOOK_AGAIN)
            if server.started and not server.should_exit:
                when_ready()
        except BaseException:
            server.should_exit = True
            raise
        finally:
            await serving
    finally:
        await storage.close()


@contextlib.contextmanager
def _signals(server: _Server) -> Iterator[None]:
    """Either signal ends the server in order; a second Ctrl-C ends it at once."""
    before = {kind: signal.signal(kind, server.handle_exit) for kind in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for kind, handler in before.items():
            signal.signal(kind, handler)
