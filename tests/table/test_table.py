"""A table is the fold of its rows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canasta.cli.verify import verify
from canasta.engine import Discard
from canasta.notation import read_action, read_record, replay
from canasta.rules import preset
from canasta.table.recording import record_text, table_record
from canasta.table.rows import Row
from canasta.table.table import Refusal, Table, TableError


@pytest.mark.parametrize("name", ["classic", "two_handed", "three_handed", "six_pairs", "seed002"])
def test_every_prefix_of_the_rows_leads_to_the_table_as_it_was(tables, name):
    table, rows = tables.new(3, preset(name))
    tables.play(table, rows)
    assert Table.replay(rows).deal.position() == table.deal.position()
    half = Table.replay(rows[: len(rows) // 2])
    assert half.seq == len(rows) // 2 - 1
    for row in rows[half.seq + 1 :]:
        half.take_in(row)
    assert half.deal.events == table.deal.events
    assert half.summary() == table.summary()


def test_a_game_goes_over_several_deals_to_its_end(tables):
    table, rows = tables.new(5, preset("classic").change({"game.target": 500}))
    number = 1
    while True:
        tables.play(table, rows, seed=number)
        if table.over:
            break
        number += 1
        tables.next(table, rows, seed=number)
    assert table.running.number == number == len(table.history)
    assert [sum(points[side] for points in table.history) for side in (0, 1)] == list(table.game.totals)
    assert max(table.game.totals) >= 500 and not table.wants_deal
    again = Table.replay(rows)
    assert (again.over, again.game.totals, again.history) == (True, table.game.totals, table.history)


def test_the_next_deal_waits_until_the_person_is_ready(tables):
    table, rows = tables.new(2)
    tables.play(table, rows)
    assert not table.wants_deal and table.bot_to_move is None
    table.take_in(table.next_row("ready", {"seat": table.setup.person}, 9))
    assert table.wants_deal


def test_reasons_come_all_at_once_and_from_the_right_seat(tables):
    table, _ = tables.new(1)
    seat = table.deal.to_move
    other = (seat + 1) % 4
    with pytest.raises(Refusal) as refusal:
        table.read_act(other, "+")
    assert [violation.code for violation in refusal.value.violations] == ["not_your_turn"]
    with pytest.raises(Refusal) as refusal:
        table.read_act(seat, "-" + table.deal.hand(seat)[0].text)
    assert "draw_first" in [violation.code for violation in refusal.value.violations]


def test_an_act_is_kept_with_the_cards_that_were_meant(tables):
    table, _ = tables.new(1)
    seat = table.deal.to_move
    table.take_in(table.act_row(seat, table.read_act(seat, "+"), "a", 1))
    rank = next(card.rank.text for card in table.deal.hand(seat) if card.suit is not None and card.rank.text != "3")
    act = table.read_act(seat, f"-{rank}")
    assert isinstance(act, Discard) and act.card in table.deal.hand(seat)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda rows: rows[1:],
        lambda rows: [],
        lambda rows: [*rows[:4], *rows[5:]],
        lambda rows: [*rows[:3], replace(rows[3], kind="party"), *rows[4:]],
        lambda rows: [*rows[:2], replace(rows[2], body={**rows[2].body, "do": "-Ah"}), *rows[3:]],
        lambda rows: [*rows[:2], replace(rows[2], body={}), *rows[3:]],
        lambda rows: [*rows[:2], replace(rows[2], body={**rows[2].body, "seat": 99}), *rows[3:]],
        lambda rows: [rows[0], replace(rows[1], body={**rows[1].body, "scheme": "none"}), *rows[2:]],
        lambda rows: [*rows, Row("t", 999, 1, "act", {})],
    ],
)
def test_rows_that_are_no_table_are_named_and_not_repaired(tables, spoil):
    table, rows = tables.new(3)
    tables.play(table, rows)
    with pytest.raises(TableError):
        Table.replay(spoil(rows))


def test_the_record_is_replayed_to_the_same_scores_and_its_shuffles_are_verified(tables, tmp_path, capsys):
    table, rows = tables.new(8, pace="once")
    tables.play(table, rows)
    tables.next(table, rows, seed=4)
    seat = table.deal.to_move
    table.take_in(table.act_row(seat, read_action("+"), "", 7))
    text = record_text(table, 0)
    record = read_record(text)
    assert record.deals == table_record(table, 0).deals
    assert record.deals[0].score == tuple(table.history[0])
    assert [deal.shuffle is not None for deal in record.deals] == [True, False]
    assert table.running.seed not in text
    assert replay(record)
    file = tmp_path / "game.canasta"
    file.write_text(text, encoding="utf-8")
    assert verify(file) == 0
    file.write_text(text.replace('seed = "' + table.finished[0].seed[:4], 'seed = "0000'), encoding="utf-8")
    assert verify(file) == 1
    capsys.readouterr()


def test_a_running_deal_is_recorded_as_the_seat_may_know_it(tables):
    table, _ = tables.new(2)
    deal = table_record(table, 1).deals[0]
    assert deal.pack is None and deal.shuffle is None
    assert [isinstance(hand, int) for hand in deal.hands] == [True, False, True, True]
    assert sorted(deal.hands[1]) == sorted(table.deal.first_hands[1])
