"""A hub without a server: rows in memory, bots in this process, a page that only keeps what it is told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest

from canasta.bots import make_bot
from canasta.engine import Action
from canasta.rules import Rules, preset
from canasta.table.rows import Conflict, Row, Summary
from canasta.table.setup import TableWish, make_setup
from canasta.table.table import SEED_BYTES, Table
from canasta.view import Observation
from canasta.web.app import make_app
from canasta.web.connection import Connection
from canasta.web.hub import Hub
from canasta.web.static_files import StaticFiles
from canasta.web.storage import Storage
from canasta.web.thinking import BotPool
from canasta.words import Words


class MemoryLog:
    """A log that keeps rows in a list and can be made to fail."""

    def __init__(self) -> None:
        self.kept: list[Row] = []
        self.summaries: list[Summary] = []
        self.fault: Exception | None = None

    async def append(self, rows: list[Row], summary: Summary) -> None:
        await asyncio.sleep(0)
        if self.fault is not None:
            fault, self.fault = self.fault, None
            raise fault
        if any(row.seq <= self.kept[-1].seq for row in rows):
            raise Conflict("there already")
        self.kept += rows
        self.summaries.append(summary)

    async def rows(self, table: str) -> list[Row]:
        return [row for row in self.kept if row.table == table]


class InlineThinker:
    """Bots that think in the test's own process."""

    def __init__(self, seed: int = 1) -> None:
        self._rng = Random(seed)
        self.asked: list[Observation] = []

    async def choose(self, bot: str, seen: Observation) -> Action:
        self.asked.append(seen)
        return make_bot(bot, self._rng).choose(seen)


class Page:
    """One page at a table: what it sends and everything it was told."""

    def __init__(self, hub: Hub, seat: int, language: str = "sv") -> None:
        self.hub = hub
        self.got: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.news = asyncio.Event()
        self.connection = Connection(seat, language, self._take, hub.view_for)
        self._writer = asyncio.create_task(self.connection.run())
        hub.join(self.connection)

    async def _take(self, text: str) -> None:
        self.raw.append(text)
        self.got.append(json.loads(text))
        self.news.set()

    async def send(self, **message: Any) -> None:
        await self.hub.receive(self.connection, json.dumps(message))

    @property
    def view(self) -> dict[str, Any]:
        return next(message["view"] for message in reversed(self.got) if message["t"] == "view")

    @property
    def seq(self) -> int:
        return next(message["seq"] for message in reversed(self.got) if message["t"] == "view")

    async def until(self, told: Callable[[dict[str, Any]], bool], seconds: float = 10.0) -> dict[str, Any]:
        """The first message, from now on, for which ``told`` holds."""
        at = len(self.got)
        async with asyncio.timeout(seconds):
            while True:
                while at < len(self.got):
                    if told(self.got[at]):
                        return self.got[at]
                    at += 1
                self.news.clear()
                await self.news.wait()

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Sends a message with an id and waits for its answer."""
        waiting = asyncio.create_task(self.until(lambda got: got.get("id") == message["id"] or got["t"] == "error"))
        await asyncio.sleep(0)
        await self.send(**message)
        return await waiting

    async def turn(self) -> dict[str, Any]:
        """The newest view once it is this seat's turn, or the deal is over."""
        async with asyncio.timeout(10):
            while not self._mine():
                self.news.clear()
                await self.news.wait()
        return self.view

    def _mine(self) -> bool:
        views = [message for message in self.got if message["t"] == "view"]
        if not views or views[-1]["seq"] != self.hub.table.seq:
            return False
        view = views[-1]["view"]
        return view["phase"] == "over" or view["to_move"] == view["me"]

    async def leave(self) -> None:
        self.hub.leave(self.connection)
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)


Opened = Callable[..., Awaitable[tuple[Hub, MemoryLog]]]


@asynccontextmanager
async def opened_hub(
    wish: TableWish | None = None, rules: Rules | None = None, seed: int = 1, thinker: Any = None
) -> AsyncIterator[tuple[Hub, MemoryLog]]:
    """A hub with its first deal, whose chance follows from ``seed``."""
    rng = Random(seed)
    setup = make_setup(wish or TableWish(pace="once"), rules or preset("classic"), rng, Words("en"))
    log = MemoryLog()
    created = Row("t", 0, 1, "created", setup.to_body())
    table = Table(created)
    first = table.deal_row(rng.randbytes(SEED_BYTES), 2)
    table.take_in(first)
    log.kept += [created, first]
    hub = Hub(table, log, thinker or InlineThinker(seed), clock=lambda: 3, chance=rng.randbytes)
    try:
        yield hub, log
    finally:
        await hub.close()


@pytest.fixture
def open_hub() -> Any:
    """``async with open_hub(...) as (hub, log)``."""
    return opened_hub


@pytest.fixture
def page_at() -> type[Page]:
    """``page_at(hub, seat, language)``: a page at a hub."""
    return Page


HOST = "testserver.local"


class NoProcesses(BotPool):
    """Bots that play plain acts without processes of their own."""

    def start(self) -> None:
        """Nothing: without a pool every act is a plain one."""


@pytest.fixture
async def client(tmp_path: Any) -> AsyncIterator[httpx.AsyncClient]:
    storage = Storage(f"sqlite:///{tmp_path}/tables.sqlite3")
    await storage.open()
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Canasta</title>")
    (folder / "assets" / "app-1a2b.js").write_text("export const words = 1;\n" * 200)
    app = make_app(storage, preset("classic"), [HOST], bots=NoProcesses(), files=StaticFiles(folder))
    started, ended = asyncio.Event(), asyncio.Event()

    async def live() -> None:
        # The application's start and end must happen in one task, and a fixture's two halves do not.
        async with app.litestar.lifespan():
            started.set()
            await ended.wait()

    life = asyncio.create_task(live())
    await started.wait()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=f"http://{HOST}") as opened:
        opened.registry = app.litestar.state.registry
        yield opened
    ended.set()
    await life
    await storage.close()
