"""All tables of one server: made, found by owner, kept in memory while they are in use."""

from __future__ import annotations

import asyncio
import secrets
import time
from random import SystemRandom

from canasta.rules import Rules
from canasta.table.rows import Row, Summary
from canasta.table.setup import Setup, TableWish, make_setup
from canasta.table.table import SEED_BYTES, Table
from canasta.web.hub import Hub, now_ms
from canasta.web.storage import Storage
from canasta.web.thinking import Thinker
from canasta.words import Words

_IDLE_SECONDS = 600.0
_LOOK_EVERY = 60.0


class Registry:
    """The server's tables. ``start`` in a running loop, ``stop`` at the end."""

    def __init__(self, storage: Storage, thinker: Thinker, rules: Rules) -> None:
        self.storage = storage
        self.rules = rules
        self._thinker = thinker
        self._hubs: dict[str, Hub] = {}
        self._used: dict[str, float] = {}
        self._loading = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to put idle tables away."""
        self._sweeper = asyncio.create_task(self._sweep(), name="idle tables")

    async def stop(self) -> None:
        """Ends all tables' tasks."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        for hub in list(self._hubs.values()):
            await hub.close()
        self._hubs.clear()

    async def create(self, wish: TableWish, owner: str, words: Words) -> str:
        """A new table whose person is ``owner``; its id. Raises ``SetupError``."""
        setup = make_setup(wish, self.rules, SystemRandom(), words)
        table_id, now = secrets.token_hex(8), now_ms()
        created = Row(table_id, 0, now, "created", setup.to_body())
        table = Table(created)
        first_deal = table.deal_row(secrets.token_bytes(SEED_BYTES), now)
        table.take_in(first_deal)
        await self.storage.create([created, first_deal], table.summary(), setup.person, owner)
        self._hubs[table_id] = Hub(table, self.storage, self._thinker)
        self._used[table_id] = time.monotonic()
        return table_id

    async def hub(self, table_id: str) -> Hub | None:
        """The table in use, read from the log where it is not in memory. Raises ``TableError`` where it cannot be replayed."""
        async with self._loading:
            hub = self._hubs.get(table_id)
            if hub is None:
                rows = await self.storage.rows(table_id)
                if not rows:
                    return None
                hub = self._hubs[table_id] = Hub(Table.replay(rows), self.storage, self._thinker)
            self._used[table_id] = time.monotonic()
            return hub

    async def setup_of(self, table_id: str) -> Setup | None:
        """How a table was set up."""
        rows = await self.storage.rows(table_id)
        return Setup.from_body(rows[0].body) if rows else None

    async def tables_of(self, owner: str) -> list[tuple[int, Summary]]:
        """The tables at which ``owner`` sits, the newest first, with the seat."""
        kept = await self.storage.tables_of(owner)
        return [(seat, self._hubs[entry.table].table.summary() if entry.table in self._hubs else entry) for seat, entry in kept]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_LOOK_EVERY)
            long_ago = time.monotonic() - _IDLE_SECONDS
            async with self._loading:
                for table_id, hub in list(self._hubs.items()):
                    if not hub.in_use and self._used.get(table_id, 0.0) < long_ago:
                        del self._hubs[table_id]
                        self._used.pop(table_id, None)
                        await hub.close()
