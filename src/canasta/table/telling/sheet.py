"""The end of a deal and of a game in words, and the score sheet line by line."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine import ScoreSheet
from canasta.engine.minimum import minimum_of
from canasta.table.table import Table
from canasta.table.telling.melds import canasta_kind, meld_name
from canasta.table.telling.needs import need_text
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
    needs: list[str]
    history: list[list[int]]
    margin: int


def tell_sheet(reader: Reader, table: Table) -> SheetTold:
    """The sheet of the table's last deal, which is over."""
    sheet = _sheet(table)
    running = table.running
    number = running.number if running else 0
    needs = [minimum_of(table.rules, table.game.totals, side, number + 1) for side in range(len(table.rules.sides))]
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
        minimums=[need if isinstance(need, int) else 0 for need in needs],
        needs=[need_text(reader.words, need) for need in needs],
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
    if table.game.time_up:
        ended = f"{ended} {text('status-time-up')}"
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


def _detail(reader: Reader, table: Table, item: str, side: int, count: int) -> str:
    words = reader.words
    if item in _KINDS:
        melds = table.deal.melds(side)
        names = [meld_name(words, meld) for meld in melds if meld and canasta_kind(table.rules, meld) == _KINDS[item]]
        return " · ".join(names)
    if item == "special_hand":
        return _special_hand(reader, table) if count else ""
    sheet = _sheet(table)
    if item in ("out", "concealed_out"):
        return reader.name(sheet.went_out) if count and sheet.went_out is not None else ""
    if item == "exact_cut":
        cutter = table.deal.exact_cut
        return reader.name(cutter) if count and cutter is not None else ""
    if item in ("melded_cards", "hand_cards"):
        return words.text("cards-count", n=count) if count else ""
    return words.number(count) if count else ""


#: The lines of canastas, with their kind.
_KINDS = {
    "natural_canastas": "natural",
    "mixed_canastas": "mixed",
    "sambas": "samba",
    "mixed_sambas": "mixed_samba",
    "wild_canastas": "wild",
}


def _special_hand(reader: Reader, table: Table) -> str:
    """The name of the special hand that ended the deal."""
    laid = next((event for event in table.deal.events if event.kind == "special"), None)
    return reader.words.text(f"special-hand-{str(laid.data['name']).replace('_', '-')}") if laid else ""
