"""The database: durable, in groups, one row for each number, and clear about what it cannot open."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from canasta.table.rows import Conflict, LogError, Row, Summary
from canasta.web.database import DatabaseError, data_folder, sqlite_file
from canasta.web.storage import Storage


def summary(table: str, updated: int = 1) -> Summary:
    return Summary(table, "classic", [{"name": "", "kind": "person"}], [[0, 2], [1, 3]], [0, 0], 5000, 1, 0, False, updated)


@pytest.fixture
async def storage(tmp_path):
    opened = Storage(f"sqlite:///{tmp_path}/deep/er/tables.sqlite3")
    await opened.open()
    yield opened
    await opened.close()


async def test_rows_come_back_as_they_were_put_in(storage):
    rows = [Row("t", seq, 1000 + seq, "act", {"do": "=7s7d7h", "name": "Åsa"}) for seq in range(3)]
    await storage.create(rows[:1], summary("t"), 2, "owner")
    await storage.append(rows[1:], summary("t", 5))
    assert await storage.rows("t") == rows
    assert await storage.rows("another") == []
    assert await storage.seat_of("t", "owner") == 2
    assert await storage.seat_of("t", "somebody") is None


async def test_many_tables_write_at_once_and_each_knows_when_its_row_is_kept(storage, tmp_path):
    async def write(table: str) -> None:
        for seq in range(20):
            await storage.append([Row(table, seq, seq, "act", {})], summary(table))
            with sqlite3.connect(tmp_path / "deep/er/tables.sqlite3") as other:
                (count,) = other.execute("select count(*) from table_rows where table_id = ?", (table,)).fetchone()
            other.close()
            assert count == seq + 1

    await asyncio.gather(*(write(f"t{number}") for number in range(8)))


async def test_a_number_is_given_once_and_others_in_the_group_are_kept(storage):
    await storage.append([Row("a", 0, 0, "act", {"first": True})], summary("a"))
    outcomes = await asyncio.gather(
        storage.append([Row("b", 0, 0, "act", {})], summary("b")),
        storage.append([Row("a", 0, 0, "act", {"first": False})], summary("a")),
        storage.append([Row("c", 0, 0, "act", {}), Row("c", 1, 0, "act", {})], summary("c")),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
    assert (await storage.rows("a"))[0].body == {"first": True}
    assert len(await storage.rows("c")) == 2


async def test_a_batch_is_kept_whole_or_not_at_all(storage):
    await storage.append([Row("a", 1, 0, "act", {})], summary("a"))
    with pytest.raises(Conflict):
        await storage.append([Row("a", 0, 0, "act", {}), Row("a", 1, 0, "act", {})], summary("a"))
    assert [row.seq for row in await storage.rows("a")] == [1]


async def test_the_games_of_an_owner_come_newest_first(storage):
    for number, table in enumerate(("x", "y", "z")):
        await storage.create([Row(table, 0, 0, "created", {})], summary(table, updated=number), number, "me")
    await storage.create([Row("other", 0, 0, "created", {})], summary("other"), 0, "you")
    assert [(seat, entry.table) for seat, entry in await storage.tables_of("me")] == [(2, "z"), (1, "y"), (0, "x")]


async def test_commits_are_on_the_disk_when_they_return(storage, tmp_path):
    async with storage._engine.connect() as connection:
        mode = (await connection.exec_driver_sql("pragma journal_mode")).scalar()
        level = (await connection.exec_driver_sql("pragma synchronous")).scalar()
    assert (mode, level) == ("wal", 2)


async def test_a_closed_storage_refuses(storage):
    await storage.close()
    with pytest.raises((LogError, RuntimeError)):
        await storage.append([Row("a", 0, 0, "act", {})], summary("a"))


@pytest.mark.parametrize(
    "url",
    ["postgresql://host/db", "mysql://x", "sqlite://", "sqlite:///", "sqlite:///:memory:", "tables.db", "", "sqlite:///a?b=c"],
)
def test_what_names_no_sqlite_file_is_refused_in_a_sentence(url):
    with pytest.raises(DatabaseError, match="sqlite:///PATH was expected"):
        sqlite_file(url)


def test_a_folder_is_no_database(tmp_path):
    with pytest.raises(DatabaseError, match="cannot be opened"):
        sqlite_file(f"sqlite:///{tmp_path}")


def test_paths_may_be_relative_absolute_and_hold_blanks(tmp_path):
    assert sqlite_file("sqlite:///games.db") == Path("games.db")
    assert sqlite_file(f"sqlite:///{tmp_path}/my%20games.db") == tmp_path / "my games.db"


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("This is not a database, it is a shopping list. " * 40)
    before = file.read_bytes()
    with pytest.raises(DatabaseError, match="cannot be opened: the file is not a database"):
        await Storage(f"sqlite:///{file}").open()
    assert file.read_bytes() == before


async def test_a_database_of_a_newer_form_is_refused(tmp_path):
    storage = Storage(f"sqlite:///{tmp_path}/new.db")
    await storage.open()
    await storage.close()
    with sqlite3.connect(tmp_path / "new.db") as other:
        other.execute("update schema_version set version = 99")
    other.close()
    with pytest.raises(DatabaseError, match="newer Canasta"):
        await Storage(f"sqlite:///{tmp_path}/new.db").open()


def test_the_usual_place_follows_the_custom_of_each_system():
    home = Path("/home/ana")
    assert data_folder("linux", {}, home) == home / ".local/share/canasta"
    assert data_folder("linux", {"XDG_DATA_HOME": "/data"}, home) == Path("/data/canasta")
    assert data_folder("linux", {"XDG_DATA_HOME": "relative"}, home) == home / ".local/share/canasta"
    assert data_folder("darwin", {}, home) == home / "Library/Application Support/Canasta"
    assert data_folder("win32", {"LOCALAPPDATA": "/local"}, home) == Path("/local/Canasta")
