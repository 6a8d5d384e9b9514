"""A table in use: takes wishes from its sockets, lets bots act, keeps every row before anybody hears of it.

Knows nothing of HTTP: a socket is a ``Connection`` with something that sends text.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

from canasta.notation import NotationError
from canasta.table.rows import Conflict, Log, LogError, Row
from canasta.table.table import SEED_BYTES, Refusal, Table, TableError
from canasta.view import observe
from canasta.web.answers import doubt, drafted, error, refused_act, refused_by_table, unreadable
from canasta.web.connection import Connection
from canasta.web.fault_log import log_fault
from canasta.web.messages import ActWish, Done, DraftWish, FromPage, Hello, PaceWish, ReadyWish, ToPage, UndoWish, read_message
from canasta.web.reading import Unreadable
from canasta.web.thinking import Thinker, plain_act
from canasta.web.viewing import view_message

_log = logging.getLogger("canasta.table")
_AFTER_A_FAULT = 1.0
_MINUTE = 60_000


def now_ms() -> int:
    """The time, in ms since 1970."""
    return time.time_ns() // 1_000_000


class Hub:
    """One table with its sockets. Create it in a running loop; ``close`` ends its task."""

    def __init__(
        self,
        table: Table,
        log: Log,
        thinker: Thinker,
        clock: Callable[[], int] = now_ms,
        chance: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.table = table
        self._log, self._thinker = log, thinker
        self._clock, self._chance = clock, chance
        self._connections: set[Connection] = set()
        self._acting = asyncio.Lock()
        self._changed = asyncio.Event()
        self._changed.set()
        self._pace_changed = asyncio.Event()
        self._unkept = False
        self._ticker: asyncio.Task[None] | None = None
        self._driver = asyncio.create_task(self._drive(), name=f"table {table.id}")

    async def close(self) -> None:
        """Ends the table's own task; what it has done is kept already."""
        tasks = [self._driver] if self._ticker is None else [self._driver, self._ticker]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def in_use(self) -> bool:
        """Whether somebody looks on or a bot is to act."""
        return bool(self._connections) or self.table.bot_to_move is not None

    def join(self, connection: Connection) -> None:
        """A socket begins to look on. Its first view goes out when it says hello."""
        self._connections.add(connection)

    def leave(self, connection: Connection) -> None:
        """It ends; the table goes on."""
        self._connections.discard(connection)

    def view_for(self, connection: Connection) -> ToPage | None:
        """The newest view for a connection, with what it has not yet been told; nothing while a row is being kept."""
        return None if self._unkept else view_message(self.table, connection, self._clock())

    # Wishes.

    async def receive(self, connection: Connection, text: str | bytes) -> None:
        """One message from a socket, whatever it holds. Never raises for what somebody sent."""
        try:
            wish = read_message(text)
        except Unreadable as fault:
            connection.answer(error(connection, "message", fault.place, detail=fault.text(connection.words)))
            return
        try:
            await self._carry_out(connection, wish)
        except (Conflict, LogError, TableError) as fault:
            _log.error("table %s: %s", self.table.id, fault)
            connection.answer(error(connection, "storage"))
        except Exception as fault:
            log_fault(_log, f"a wish at table {self.table.id}", fault)
            connection.answer(error(connection, "internal"))

    async def _carry_out(self, connection: Connection, wish: FromPage) -> None:
        match wish:
            case ActWish():
                await self._act(connection, wish)
            case DraftWish():
                connection.answer(drafted(self.table, connection, wish))
            case PaceWish(pace=pace):
                async with self._acting:
                    if pace != self.table.pace_name:
                        await self._keep(self.table.next_row("pace", {"pace": pace}, self._clock()))
                self._pace_changed.set()
            case ReadyWish():
                await self._ready(connection)
            case UndoWish():
                await self._take_back(connection, wish)
            case Hello():
                connection.start_anew()

    async def _act(self, connection: Connection, wish: ActWish) -> None:
        seat = connection.seat
        async with self._acting:
            if self._is_answered(connection, wish):
                return
            try:
                action = self.table.read_act(seat, wish.do)
            except NotationError as fault:
                connection.answer(unreadable(connection, wish.id, fault))
                return
            except Refusal as refusal:
                if refusal.charge is not None:
                    await self._note_time()
                    await self._keep(self.table.charge_row(seat, refusal.charge, self._clock()))
                connection.answer(refused_act(connection, wish.id, refusal, self.table))
                return
            question = None if wish.sure else doubt(self.table, connection, wish.id, action)
            if question is not None:
                connection.answer(question)
                return
            await self._note_time()
            row = self.table.act_row(seat, action, wish.id, self._clock())
            await self._keep(row)
        connection.answer(Done(wish.id, row.seq))

    def _is_answered(self, connection: Connection, wish: ActWish | UndoWish) -> bool:
        """Whether the wish needs nothing more: it was carried out before, or it was based on a view that is old."""
        done = self.table.act_seq(connection.seat, wish.id)
        if done is not None:
            connection.answer(Done(wish.id, done))
            return True
        if wish.seq < self.table.acted_seq:
            connection.answer(refused_by_table(connection, wish.id, "stale"))
            connection.refresh()
            return True
        return False

    async def _take_back(self, connection: Connection, wish: UndoWish) -> None:
        seat = connection.seat
        async with self._acting:
            if self._is_answered(connection, wish):
                return
            if not self.table.can_take_back(seat):
                connection.answer(refused_by_table(connection, wish.id, "nothing-to-take-back"))
                return
            row = self.table.undo_row(seat, wish.id, self._clock())
            for looking in self._connections:
                looking.start_anew()  # what was told of the meld is no longer so
            await self._keep(row)
        connection.answer(Done(wish.id, row.seq))

    async def _ready(self, connection: Connection) -> None:
        async with self._acting:
            if not self.table.deal_over or self.table.over:
                connection.answer(error(connection, "not-now"))
                return
            running = self.table.running
            if running is None or connection.seat in running.ready:
                return
            await self._keep(self.table.next_row("ready", {"seat": connection.seat}, self._clock()))
            await self._deal_if_wanted()

    async def _keep(self, row: Row) -> None:
        """Lets the table take the row in and has it kept; only then does anybody hear of it.

        Taken in first, so that no row that cannot be replayed reaches the log. While it is not yet kept no view is made, and
        where it cannot be kept the table is read again as it was.
        """
        self._unkept = True
        try:
            self.table.take_in(row)
            await self._log.append([row], self.table.summary())
        except Exception:
            await self._restore()
            raise
        finally:
            self._unkept = False
            self._changed.set()
            for connection in self._connections:
                connection.refresh()

    async def _restore(self) -> None:
        """Reads the table again: what is kept is true, whatever went wrong here."""
        try:
            rows = await self._log.rows(self.table.id)
            if rows:
                self.table = Table.replay(rows)
        except (LogError, TableError) as fault:
            _log.error("table %s cannot be read again: %s", self.table.id, fault)
        for connection in self._connections:
            connection.start_anew()

    # Bots.

    async def _drive(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                await self._start_deal_if_wanted()
                while self.table.bot_to_move is not None:
                    await self._let_bot_act()
            except asyncio.CancelledError:
                raise
            except (Conflict, LogError, TableError) as fault:
                _log.error("table %s: %s", self.table.id, fault)
                await asyncio.sleep(_AFTER_A_FAULT)
                self._changed.set()
            except Exception as fault:
                log_fault(_log, f"a bot's turn at table {self.table.id}", fault)
                await asyncio.sleep(_AFTER_A_FAULT)
                self._changed.set()

    async def _start_deal_if_wanted(self) -> None:
        async with self._acting:
            await self._deal_if_wanted()
        if self._ticker is None and self.table.time_left(self._clock()) is not None:
            self._ticker = asyncio.create_task(self._tick(), name=f"clock of table {self.table.id}")

    async def _deal_if_wanted(self) -> None:
        """The next deal, where everybody waits for it and the time allows it."""
        now = self._clock()
        await self._note_time(now)
        if self.table.wants_deal:
            await self._keep(self.table.deal_row(self._chance(SEED_BYTES), now))

    # The game's time.

    async def _note_time(self, now: int | None = None) -> None:
        """Keeps it, once, that the time of the game is over."""
        now = self._clock() if now is None else now
        if self.table.time_due(now):
            await self._keep(self.table.time_row(now))

    async def _tick(self) -> None:
        """Whenever a minute is over everybody is told how many are left, and at last that there are none."""
        while not self.table.over and not self.table.game.time_up:
            left = self.table.time_left(self._clock()) or 0
            await asyncio.sleep((left % _MINUTE or _MINUTE) / 1000)
            try:
                async with self._acting:
                    await self._note_time()
            except (Conflict, LogError, TableError) as fault:
                _log.error("table %s: %s", self.table.id, fault)
            for connection in self._connections:
                connection.refresh()

    async def _let_bot_act(self) -> None:
        table, seat = self.table, self.table.bot_to_move
        if seat is None:
            return
        based_on = table.acted_seq
        first = table.deal.phase != "play"
        started = asyncio.get_running_loop().time()
        seen = observe(table.deal, seat)
        action = await self._thinker.choose(table.setup.seats[seat].level, seen)
        await self._wait_since(started, first)
        async with self._acting:
            if self.table is not table or table.acted_seq != based_on:
                return
            try:
                table.check_act(seat, action)
            except Refusal as refusal:
                _log.error("a %s bot wished for an illegal act: %s", table.setup.seats[seat].level, refusal)
                action = plain_act(seen)
            await self._note_time()
            await self._keep(table.act_row(seat, action, "", self._clock()))

    async def _wait_since(self, started: float, first: bool) -> None:
        """Waits until the pace lets the bot act; a changed pace counts at once."""
        loop = asyncio.get_running_loop()
        while True:
            self._pace_changed.clear()
            pace = self.table.pace
            left = started + (pace.first if first else pace.further) - loop.time()
            if left <= 0:
                return
            try:
                async with asyncio.timeout(left):
                    await self._pace_changed.wait()
            except TimeoutError:
                return
