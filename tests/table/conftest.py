"""Tables and readers for the tests of the table layer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from canasta.bots import make_bot
from canasta.rules import Rules, preset
from canasta.table.rows import Row
from canasta.table.setup import TableWish, make_setup
from canasta.table.table import SEED_BYTES, Table
from canasta.table.telling import Reader
from canasta.view import observe
from canasta.words import Words


def new_table(seed: int = 1, rules: Rules | None = None, **wish: Any) -> tuple[Table, list[Row]]:
    """A table with its first deal, and its rows; all chance follows from ``seed``."""
    rng = Random(seed)
    setup = make_setup(TableWish(**wish), rules or preset("classic"), rng, Words("en"))
    created = Row("t", 0, 1_800_000_000_000, "created", setup.to_body())
    table = Table(created)
    first = table.deal_row(rng.randbytes(SEED_BYTES), 2)
    table.take_in(first)
    return table, [created, first]


def play_deal(table: Table, rows: list[Row], seed: int = 1, bot: str = "novice") -> None:
    """Bots play the running deal to its end; the rows grow."""
    rng = Random(seed)
    player = make_bot(bot, rng)
    while not table.deal_over:
        seat = table.deal.to_move
        action = player.choose(observe(table.deal, seat))
        table.check_act(seat, action)
        rows.append(table.act_row(seat, action, f"{len(rows)}", 3))
        table.take_in(rows[-1])


def next_deal(table: Table, rows: list[Row], seed: int) -> None:
    """The person is ready and the next deal starts."""
    rows.append(table.next_row("ready", {"seat": table.setup.person}, 4))
    table.take_in(rows[-1])
    assert table.wants_deal
    rows.append(table.deal_row(Random(seed).randbytes(SEED_BYTES), 5))
    table.take_in(rows[-1])


class Tables:
    """What tests need to make and play tables."""

    new = staticmethod(new_table)
    play = staticmethod(play_deal)
    next = staticmethod(next_deal)

    @staticmethod
    def reader(table: Table, seat: int = 0, language: str = "en") -> Reader:
        """Who reads at a seat."""
        return Reader(seat, Words(language), table.names, table.rules)


@pytest.fixture
def tables() -> type[Tables]:
    """Makes and plays tables."""
    return Tables
