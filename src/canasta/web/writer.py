"""One writer for all tables: what waits is committed together.

The cost of SQLAlchemy and of the disk is per transaction, not per row, so a group of waiting batches shares one. Nobody is told
that a row is kept before the transaction that holds it has been committed.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from canasta.table.rows import Conflict, LogError, Row, Summary

_MOST_AT_ONCE = 512


@dataclass(frozen=True, slots=True)
class SeatOwner:
    """A seat and the hash of the secret that owns it."""

    table: str
    seat: int
    owner: str


@dataclass(frozen=True, slots=True)
class Batch:
    """Rows of one table that are kept together or not at all."""

    rows: list[Row]
    summary: Summary
    seat: SeatOwner | None = None


class GroupWriter:
    """Takes batches from anybody, writes them in the order they came."""

    def __init__(self, engine: AsyncEngine, rows: sa.Table, seats: sa.Table, summaries: sa.Table) -> None:
        self._engine = engine
        self._rows, self._seats, self._summaries = rows, seats, summaries
        self._waiting: asyncio.Queue[tuple[Batch, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts the writer's task in the running loop."""
        self._task = asyncio.create_task(self._run(), name="group writer")

    async def stop(self) -> None:
        """Writes what waits, then ends."""
        if self._task is not None:
            await self._waiting.put(None)
            await self._task
            self._task = None

    async def write(self, batch: Batch) -> None:
        """Returns when ``batch`` is durable. Raises ``Conflict`` or ``LogError``; then nothing of it is kept."""
        if self._task is None:
            raise LogError("the storage is closed")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put((batch, future))
        await future

    async def _run(self) -> None:
        ending = False
        while not ending:
            group = []
            item = await self._waiting.get()
            while True:
                if item is None:
                    ending = True
                else:
                    group.append(item)
                if len(group) >= _MOST_AT_ONCE or self._waiting.empty():
                    break
                item = self._waiting.get_nowait()
            if group:
                await self._commit(group)

    async def _commit(self, group: list[tuple[Batch, asyncio.Future[None]]]) -> None:
        try:
            async with self._engine.begin() as connection:
                await self._insert(connection, [batch for batch, _ in group])
        except IntegrityError:
            # Somebody's row is there already. Find out whose, so that the others are not refused with it.
            await self._commit_singly(group)
        except (SQLAlchemyError, OSError) as fault:
            _settle(group, LogError(str(getattr(fault, "orig", None) or fault)))
        else:
            _settle(group, None)

    async def _commit_singly(self, group: list[tuple[Batch, asyncio.Future[None]]]) -> None:
        outcome: list[tuple[tuple[Batch, asyncio.Future[None]], Exception | None]] = []
        try:
            async with self._engine.begin() as connection:
                for item in group:
                    try:
                        async with connection.begin_nested():
                            await self._insert(connection, [item[0]])
                    except IntegrityError:
                        outcome.append((item, Conflict(f"table {item[0].summary.table} was written to by another process")))
                    else:
                        outcome.append((item, None))
        except (SQLAlchemyError, OSError) as fault:
            _settle(group, LogError(str(getattr(fault, "orig", None) or fault)))
            return
        for item, fault_or_none in outcome:
            _settle([item], fault_or_none)

    async def _insert(self, connection: AsyncConnection, batches: list[Batch]) -> None:
        rows = [_row_values(row) for batch in batches for row in batch.rows]
        await connection.execute(self._rows.insert(), rows)
        seats = [batch.seat for batch in batches if batch.seat is not None]
        if seats:
            values = [{"table_id": seat.table, "seat": seat.seat, "owner": seat.owner} for seat in seats]
            await connection.execute(self._seats.insert(), values)
        newest = {batch.summary.table: batch.summary for batch in batches}
        ids = list(newest)
        await connection.execute(self._summaries.delete().where(self._summaries.c.table_id.in_(ids)))
        await connection.execute(self._summaries.insert(), [_summary_values(summary) for summary in newest.values()])


def _settle(group: list[tuple[Batch, asyncio.Future[None]]], fault: Exception | None) -> None:
    for _, future in group:
        if future.done():
            continue
        if fault is None:
            future.set_result(None)
        else:
            future.set_exception(fault)


def _row_values(row: Row) -> dict[str, Any]:
    body = json.dumps(row.body, ensure_ascii=False, separators=(",", ":"))
    return {"table_id": row.table, "seq": row.seq, "time_ms": row.time, "kind": row.kind, "body": body}


def _summary_values(summary: Summary) -> dict[str, Any]:
    body = json.dumps(asdict(summary), ensure_ascii=False, separators=(",", ":"))
    return {"table_id": summary.table, "updated_ms": summary.updated, "body": body}
