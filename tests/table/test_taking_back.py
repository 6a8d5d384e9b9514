"""Taking melds back within the turn, where the rules let players do that."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from canasta.bots import make_bot
from canasta.engine import Meld
from canasta.notation import replay
from canasta.rules import Rules
from canasta.table.recording import record_text
from canasta.table.table import Table, TableError
from canasta.view import observe

RULES = Rules.read("classic(meld.undo=within_turn)")


def until_a_meld(table: Table, rows: list[Any]) -> tuple[int, Meld]:
    """Plays on until a seat is about to meld: the seat and its meld."""
    bot = make_bot("novice", Random(1))
    for _number in range(300):
        seat = table.deal.to_move
        action = bot.choose(observe(table.deal, seat))
        if isinstance(action, Meld):
            return seat, action
        do(table, rows, table.act_row(seat, action, "", 5))
    raise AssertionError("nobody melds")


def do(table: Table, rows: list[Any], row: Any) -> None:
    """The row happens."""
    rows.append(row)
    table.take_in(row)


def test_a_meld_comes_back_to_the_hand_as_if_it_had_not_been(tables):
    table, rows = tables.new(2, RULES)
    seat, meld = until_a_meld(table, rows)
    before = table.deal.position()
    assert not table.can_take_back(seat)
    do(table, rows, table.act_row(seat, meld, "a", 5))
    assert table.can_take_back(seat)
    assert not table.can_take_back((seat + 1) % 4)
    do(table, rows, table.undo_row(seat, "u", 6))
    assert table.deal.position() == before
    assert not table.can_take_back(seat)
    assert table.act_seq(seat, "u") == table.seq


def test_the_rows_lead_to_the_same_table_and_a_record_without_the_meld(tables):
    table, rows = tables.new(2, RULES)
    seat, meld = until_a_meld(table, rows)
    do(table, rows, table.act_row(seat, meld, "a", 5))
    do(table, rows, table.undo_row(seat, "u", 6))
    assert Table.replay(rows).deal.position() == table.deal.position()
    do(table, rows, table.act_row(seat, meld, "b", 7))
    tables.play(table, rows)
    assert Table.replay(rows).game.totals == table.game.totals
    again = replay(record_text(table, 0))
    assert again.game.totals == table.game.totals


def test_not_after_the_discard_and_not_under_other_rules(tables):
    table, rows = tables.new(2, RULES)
    seat, meld = until_a_meld(table, rows)
    do(table, rows, table.act_row(seat, meld, "a", 5))
    bot = make_bot("novice", Random(1))
    while table.deal.to_move == seat and table.deal.phase == "play":
        do(table, rows, table.act_row(seat, bot.choose(observe(table.deal, seat)), "", 5))
    assert not table.can_take_back(seat)
    with pytest.raises(TableError, match="takes back"):
        table.take_in(table.undo_row(seat, "u", 9))

    table, rows = tables.new(2)
    seat, meld = until_a_meld(table, rows)
    do(table, rows, table.act_row(seat, meld, "a", 5))
    assert not table.can_take_back(seat)
