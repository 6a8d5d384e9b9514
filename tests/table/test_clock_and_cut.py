"""The clock of a table, which its rows alone keep, and the cut of each deal."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from canasta.notation import replay
from canasta.rules import Rules
from canasta.shuffle import cut_of, read_seed
from canasta.table.recording import record_text, table_record
from canasta.table.table import SEED_BYTES, Table, TableError
from canasta.table.telling import tell_events
from canasta.table.telling.clock import clock_text
from canasta.table.telling.sheet import over_status, tell_sheet
from canasta.words import LANGUAGES, Words

RULES = "classic(deal.exact_cut_bonus=50,game.clock=60)"
#: In the tests' tables the first deal is at 2 ms.
END = 2 + 60 * 60_000


def timed(tables: Any, seed: int = 1) -> tuple[Table, list[Any]]:
    """A table with a clock and its rows."""
    return tables.new(seed, Rules.read(RULES))


def say_time(table: Table, rows: list[Any], now: int = END) -> None:
    """The time is over."""
    rows.append(table.time_row(now))
    table.take_in(rows[-1])


def test_the_clock_runs_from_the_first_deal(tables):
    table, _ = timed(tables)
    assert table.time_left(2) == 60 * 60_000
    assert table.time_left(2 + 90_000) == 60 * 60_000 - 90_000
    assert table.time_left(END + 5) == 0
    assert not table.time_due(END - 1)
    assert table.time_due(END)
    assert tables.new()[0].time_left(END) is None


def test_the_running_deal_is_the_last(tables):
    table, rows = timed(tables)
    say_time(table, rows)
    assert not table.over
    assert not table.time_due(END)
    tables.play(table, rows)
    assert table.over
    assert not table.wants_deal
    assert table.summary().over


def test_between_deals_the_game_is_over_and_no_deal_starts(tables):
    table, rows = timed(tables)
    tables.play(table, rows)
    rows.append(table.next_row("ready", {"seat": table.setup.person}, END))
    table.take_in(rows[-1])
    assert table.wants_deal
    with pytest.raises(TableError, match="time of the game is over"):
        table.take_in(table.deal_row(bytes(SEED_BYTES), END))
    say_time(table, rows)
    assert table.over
    assert not table.wants_deal


def test_the_time_is_said_once_and_only_when_it_is_over(tables):
    table, rows = timed(tables)
    with pytest.raises(TableError, match="not over"):
        table.take_in(table.time_row(END - 1))
    say_time(table, rows)
    with pytest.raises(TableError, match="not over"):
        table.take_in(table.time_row(END + 1))
    plain = tables.new()[0]
    with pytest.raises(TableError, match="not over"):
        plain.take_in(plain.time_row(END))


def test_a_table_read_again_has_the_same_clock(tables):
    table, rows = timed(tables)
    tables.play(table, rows)
    tables.next(table, rows, 7)
    again = Table.replay(rows)
    assert again.time_left(99_000) == table.time_left(99_000) == END - 99_000
    say_time(table, rows)
    again = Table.replay(rows)
    assert again.game.time_up
    assert again.running is not None
    assert table.running is not None
    assert again.running.time_up == table.running.time_up == len(table.deal.events)
    tables.play(table, rows)
    assert Table.replay(rows).over


def test_the_record_says_that_the_time_was_up_and_replays(tables):
    table, rows = timed(tables)
    assert not table_record(table, 0).time_up
    say_time(table, rows)
    assert not replay(record_text(table, 0)).game.over
    tables.play(table, rows)
    again = replay(record_text(table, 0))
    assert again.record.time_up
    assert (again.game.over, again.game.winner) == (True, table.game.winner)


@pytest.mark.parametrize(
    ("language", "many", "one", "up", "over"),
    [
        ("sv", "60 minuter kvar", "1 minut kvar", "Tiden är ute: det här är sista given", "Tiden är ute"),
        ("nb", "60 minutter igjen", "1 minutt igjen", "Tiden er ute: dette er siste runde", "Tiden er ute"),
        ("en", "60 minutes left", "1 minute left", "Time is up: this is the last deal", "Time is up"),
    ],
)
def test_the_time_in_words(tables, language, many, one, up, over):
    words = Words(language)
    table, rows = timed(tables)
    assert [clock_text(words, table, now) for now in (2, 2 + 1, END - 60_000, END - 1)] == [many, many, one, one]
    say_time(table, rows)
    assert clock_text(words, table, END) == up
    tables.play(table, rows)
    assert clock_text(words, table, END) == over
    assert words.text("status-time-up") in over_status(tables.reader(table, 0, language), table)
    assert clock_text(words, tables.new()[0], END) == ""


def exact_table(tables: Any, exact: bool) -> tuple[Table, list[Any]]:
    """A table whose first cut is exact, or is not."""
    rules = Rules.read(RULES)
    for seed in range(200):
        table, rows = timed(tables, seed)
        if (cut_of(rules, read_seed(rows[1].body["seed"])) == 45) == exact:
            return table, rows
    raise AssertionError("no such seed")


@pytest.mark.parametrize("exact", [True, False])
def test_the_cut_is_the_seeds_and_everybody_is_told(tables, exact):
    table, rows = exact_table(tables, exact)
    deal = table.deal
    assert deal.cut == cut_of(table.rules, read_seed(rows[1].body["seed"]))
    cutter = deal.events[0].seat
    assert cutter == (deal.dealer - 1) % 4
    for language in LANGUAGES:
        reader = tables.reader(table, (cutter + 1) % 4, language)
        told = tell_events(reader, deal.events)[0].sentence(reader)
        assert told.startswith(table.names[cutter])
        assert f"{deal.cut} " in told
        assert ("50" in told) == exact
    assert ("exactly enough: 50 points" in told) == exact
    if not exact:
        assert told.endswith("not the 45 that were needed")
    tables.play(table, rows)
    sheet = tell_sheet(tables.reader(table), table)
    lines = [line for line in sheet.rows if line.id == "exact_cut"]
    assert len(lines) == int(exact)
    if exact:
        side = table.rules.side_of[cutter]
        assert (lines[0].text, lines[0].points[side], sum(lines[0].points)) == ("Exact cut", 50, 50)
        assert lines[0].detail[side] in (table.names[cutter], "you", "You")
    assert replay(record_text(table, 0)).game.totals == table.game.totals


def test_a_row_that_is_out_of_order_is_refused(tables):
    """A log with the time said before the first deal is no table."""
    _, rows = timed(tables, 3)
    with pytest.raises(TableError):
        Table.replay([rows[0], replace(rows[1], seq=1, kind="time", time=END, body={})])


def test_the_seed_of_the_next_deal_is_not_told_by_the_cut(tables):
    """Of one seat, whatever the cut, only the number is known: the pack is what the seed gives without any cut."""
    table, rows = timed(tables)
    plain, _ = tables.new(1)
    assert table.deal.pack == plain.deal.pack
    rng = Random(9)
    tables.play(table, rows)
    rows.append(table.next_row("ready", {"seat": table.setup.person}, 9))
    table.take_in(rows[-1])
    row = table.deal_row(rng.randbytes(SEED_BYTES), 10)
    assert "cut" not in row.body
