"""A table's game as a record (docs/notation.md)."""

from __future__ import annotations

from datetime import UTC, datetime

from canasta.notation import Record, Shuffle, deal_record, deal_record_for, write_record
from canasta.shuffle import SCHEME
from canasta.table.table import Table


def table_record(table: Table, seat: int) -> Record:
    """Finished deals whole, with the seed that gave their cards; the running deal as ``seat`` may know it."""
    deals = [deal_record(past.deal, Shuffle(SCHEME, past.seed, past.commitment)) for past in table.finished]
    if table.running is not None and not table.deal_over:
        deals.append(deal_record_for(table.deal, seat))
    players = tuple(f"bot:{at.level}" if at.is_bot else table.names[number] for number, at in enumerate(table.setup.seats))
    day = datetime.fromtimestamp(table.created / 1000, UTC).date()
    return Record(table.rules, players, day, table.id, tuple(deals), table.game.time_up)


def record_text(table: Table, seat: int) -> str:
    """The record as text."""
    return write_record(table_record(table, seat))
