"""Tables in a database: rows of the log, who owns which seat, and a summary of each table. SQLite for now; SQL for any."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from canasta.table.rows import Row, Summary
from canasta.web.database import place_error, sqlite_file
from canasta.web.writer import Batch, GroupWriter, SeatOwner
from canasta.words import system_code

SCHEMA_VERSION = 1
_metadata = sa.MetaData()

rows_table = sa.Table(
    "table_rows",
    _metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("time_ms", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
seats_table = sa.Table(
    "seat_owners",
    _metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("owner", sa.String(64), nullable=False, index=True),
)
summaries_table = sa.Table(
    "table_summaries",
    _metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("updated_ms", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
schema_table = sa.Table("schema_version", _metadata, sa.Column("version", sa.Integer, primary_key=True))


class Storage:
    """The database of one server process. ``open`` before use, ``close`` at the end."""

    def __init__(self, url: str) -> None:
        """Raises ``DatabaseError`` where ``url`` names no SQLite file."""
        self._file: Path = sqlite_file(url)
        self._engine: AsyncEngine | None = None
        self._writer: GroupWriter | None = None

    async def open(self) -> None:
        """Opens or creates the database. Raises ``DatabaseError`` in a sentence where that is not possible."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise place_error(self._file, system_code(fault)) from fault
        engine = create_async_engine(sa.URL.create("sqlite+aiosqlite", database=str(self._file)))
        sa.event.listen(engine.sync_engine, "connect", _set_up_connection)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_metadata.create_all)
                version = (await connection.execute(sa.select(sa.func.max(schema_table.c.version)))).scalar()
                if version is None:
                    await connection.execute(schema_table.insert(), [{"version": SCHEMA_VERSION}])
        except SQLAlchemyError as fault:
            await engine.dispose()
            raise place_error(self._file, system_code(getattr(fault, "orig", None) or fault)) from fault
        if version is not None and version > SCHEMA_VERSION:
            await engine.dispose()
            raise place_error(self._file, "newer")
        self._engine = engine
        self._writer = GroupWriter(engine, rows_table, seats_table, summaries_table)
        self._writer.start()

    async def close(self) -> None:
        """Writes what is waiting and closes."""
        if self._writer is not None:
            await self._writer.stop()
        if self._engine is not None:
            await self._engine.dispose()
        self._engine = self._writer = None

    async def append(self, rows: list[Row], summary: Summary) -> None:
        """Appends rows, durably, all or none. Raises ``Conflict`` or ``LogError``."""
        await self._write(Batch(rows, summary))

    async def create(self, rows: list[Row], summary: Summary, seat: int, owner: str) -> None:
        """A new table's first rows, with the owner (the hash of a secret) of the person's seat."""
        await self._write(Batch(rows, summary, SeatOwner(summary.table, seat, owner)))

    async def _write(self, batch: Batch) -> None:
        if self._writer is None:
            raise RuntimeError("the storage is not open")
        await self._writer.write(batch)

    async def rows(self, table: str) -> list[Row]:
        """All rows of ``table``, in order."""
        query = sa.select(rows_table).where(rows_table.c.table_id == table).order_by(rows_table.c.seq)
        return [Row(row.table_id, row.seq, row.time_ms, row.kind, json.loads(row.body)) for row in await self._read(query)]

    async def seat_of(self, table: str, owner: str) -> int | None:
        """The seat of ``table`` that belongs to ``owner``, if any."""
        query = sa.select(seats_table.c.seat).where(seats_table.c.table_id == table, seats_table.c.owner == owner)
        found = await self._read(query)
        return int(found[0].seat) if found else None

    async def tables_of(self, owner: str, most: int = 50) -> list[tuple[int, Summary]]:
        """The newest tables at which ``owner`` sits, with the seat."""
        query = (
            sa.select(seats_table.c.seat, summaries_table.c.body)
            .join(summaries_table, summaries_table.c.table_id == seats_table.c.table_id)
            .where(seats_table.c.owner == owner)
            .order_by(summaries_table.c.updated_ms.desc())
            .limit(most)
        )
        return [(int(row.seat), Summary(**json.loads(row.body))) for row in await self._read(query)]

    async def _read(self, query: sa.Select[Any]) -> list[Any]:
        if self._engine is None:
            raise RuntimeError("the storage is not open")
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).all())


def _set_up_connection(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
