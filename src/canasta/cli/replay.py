"""``canasta replay``: play a record again, check it, and show its score sheets."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from canasta.cli.language import told, words_for
from canasta.cli.problem import Problem
from canasta.cli.reading import read_file
from canasta.engine.cutting import cutter
from canasta.engine.deal import Deal
from canasta.engine.scoresheet import ScoreSheet
from canasta.notation.fault import NotationError
from canasta.notation.record_reader import read_record_form
from canasta.notation.replay import Replay
from canasta.notation.replay import replay as play_again
from canasta.words import Words


def replay(file: Annotated[Path, told("cmd-arg-record-file")], *, lang: Annotated[str, told("cmd-arg-lang")] = "") -> None:
    """Play a record again and check every card, act and score of it; show the score sheet of each deal.

    Exit code 0: the record is right; 2: it cannot be read, or cannot be true. Where it is not, the message names line and column.
    """
    words = words_for(lang)
    try:
        played = play_again(read_record_form(read_file(file, words), str(file)))
    except NotationError as fault:
        raise Problem(fault.text(words)) from None
    console = Console(highlight=False, soft_wrap=True)
    for number, deal in enumerate(played.deals, 1):
        sheet = played.game.sheets[number - 1] if number <= len(played.game.sheets) else None
        dealer = words.text("replay-deal", number=number, dealer=deal.dealer, player=played.record.players[deal.dealer])
        console.print(dealer, markup=False)
        if deal.cut is not None:
            console.print(_cut(played, deal, words), markup=False)
        if sheet:
            console.print(_sheet(played, sheet, words))
        console.print(_how_it_went(played, deal, sheet, words), markup=False)
        console.print()
    console.print(_end(played, words), markup=False)
    console.print(words.text("replay-agrees"), markup=False)


def _cut(played: Replay, deal: Deal, words: Words) -> str:
    """How many cards were lifted, and whether that was exact."""
    seat = cutter(deal.rules, deal.dealer, deal.number)
    points = deal.rules["deal.exact_cut_bonus"] if deal.exact_cut is not None else 0
    return words.text("replay-cut", player=played.record.players[seat], lifted=deal.cut or 0, points=points)


def _sheet(played: Replay, sheet: ScoreSheet, words: Words) -> Table:
    """The score sheet: a line for each item, a column for each side."""
    table = Table(show_header=True, header_style="bold")
    table.add_column()
    for side in range(len(sheet.points)):
        table.add_column(escape(_side(played, side, words)), justify="right")
    table.add_row(words.text("replay-row-before"), *map(words.number, sheet.scores))
    for row in sheet.rows:
        table.add_row(words.text(f"sheet-{row.item.replace('_', '-')}"), *map(words.number, row.points))
    table.add_section()
    table.add_row(words.text("replay-row-deal"), *map(words.number, sheet.points))
    table.add_row(words.text("replay-row-after"), *map(words.number, sheet.totals), style="bold")
    return table


def _how_it_went(played: Replay, deal: Deal, sheet: ScoreSheet | None, words: Words) -> str:
    number = played.deals.index(deal)
    turns = sum(turn.seat is not None for turn in played.record.deals[number].turns)
    if sheet is None:
        return words.text("replay-running", turns=turns)
    if sheet.went_out is None:
        return words.text("replay-stock-out", turns=turns)
    message = "replay-went-out-concealed" if sheet.concealed else "replay-went-out"
    return words.text(message, player=played.record.players[sheet.went_out], turns=turns)


def _end(played: Replay, words: Words) -> str:
    said = _winner(played, words)
    return f"{words.text('replay-time-up')} {said}" if played.game.time_up else said


def _winner(played: Replay, words: Words) -> str:
    winner = played.game.winner
    if winner == "none":
        return words.text("replay-going-on")
    if winner == "draw":
        return words.text("replay-draw")
    return words.text("replay-winner", side=_side(played, int(winner), words), margin=played.game.margin)


def _side(played: Replay, side: int, words: Words) -> str:
    return words.join(played.record.players[seat] for seat in played.record.rules.sides[side])
