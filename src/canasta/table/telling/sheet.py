"""The end of a deal and of a game in words, and the score sheet line by line."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine import ScoreSheet
from canasta.table.table import Table
from canasta.table.telling.melds import canasta_kind, rank_of
from canasta.table.telling.reader import Reader


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line: an item, each side's points for it, and a word of detail for each side."""

    id: str
    text: str
    points: list[int]
    detail: list[str]


@dataclass(frozen=True, slots=True)
class SheetTold:
    """A counted deal. ``went_out``: a seat, or -1 where the stock ran out. ``history``: points by side, deal by deal."""

    deal: int
    title: str
    went_out: int
    concealed: bool
    rows: list[SheetLine]
    totals_before: list[int]
    deal_points: list[int]
    totals: list[int]
    minimums: list[int]
    history: list[list[int]]
    margin: int


def tell_sheet(reader: Reader, table: Table) -> SheetTold:
    """The sheet of the table's last deal, which is over."""
    sheet = _sheet(table)
    running = table.running
    number = running.number if running else 0
    return SheetTold(
        deal=number,
        title=reader.words.text("sheet-title", n=number),
        went_out=-1 if sheet.went_out is None else sheet.went_out,
        concealed=sheet.concealed,
        rows=[
            SheetLine(
                row.item,
                reader.words.text(f"sheet-{row.item.replace('_', '-')}"),
                list(row.points),
                [_detail(reader, table, row.item, side, count) for side, count in enumerate(row.counts)],
            )
            for row in sheet.rows
        ],
        totals_before=list(sheet.scores),
        deal_points=list(sheet.points),
        totals=list(table.game.totals),
        minimums=[_minimum(table, total) for total in table.game.totals],
        history=[list(points) for points in table.history],
        margin=table.game.margin,
    )


def over_status(reader: Reader, table: Table) -> str:
    """What now, after a deal: how it ended, and who won where the game is over."""
    text = reader.words.text
    sheet = _sheet(table)
    if sheet.went_out is None:
        ended = text("status-over-stock")
    else:
        ended = text("status-over-out", name=reader.name(sheet.went_out), concealed=sheet.concealed)
    if not table.over:
        return ended
    winner, margin = table.game.winner, table.game.margin
    if not isinstance(winner, int):
        return f"{text('status-game-won', who='draw', name='', margin=0)} {ended}"
    mine = winner == reader.side
    who = ("you" if reader.solo else "us") if mine else "other"
    return f"{text('status-game-won', who=who, name=reader.side_name(winner), margin=margin)} {ended}"


def _sheet(table: Table) -> ScoreSheet:
    sheet = table.deal.sheet
    assert sheet is not None, "only a deal that is over is told"
    return sheet


def _minimum(table: Table, total: int) -> int:
    need = table.rules.minimum_at(total)
    return need if isinstance(need, int) else 0


def _detail(reader: Reader, table: Table, item: str, side: int, count: int) -> str:
    words = reader.words
    if item in ("natural_canastas", "mixed_canastas"):
        kind = item.split("_")[0]
        melds = table.deal.melds(side)
        ranks = [words.rank(rank_of(meld), "many") for meld in melds if canasta_kind(table.rules, meld) == kind]
        return " · ".join(ranks)
    sheet = _sheet(table)
    if item in ("out", "concealed_out"):
        return reader.name(sheet.went_out) if count and sheet.went_out is not None else ""
    if item in ("melded_cards", "hand_cards"):
        return words.text("cards-count", n=count) if count else ""
    return words.number(count) if count else ""
