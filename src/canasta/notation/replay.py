"""Playing a record again: every card, act and score is checked by the engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta.cards import full_pack
from canasta.engine.action import Answer
from canasta.engine.deal import Deal
from canasta.engine.game import Game
from canasta.engine.position import Position, PositionError
from canasta.engine.violation import IllegalAction, Violation
from canasta.notation.actions import write_action
from canasta.notation.document import Value
from canasta.notation.fault import NotationError
from canasta.notation.record import DealRecord, Record, Shuffle
from canasta.notation.record_reader import read_record_form
from canasta.notation.turns import TurnLine
from canasta.shuffle import read_seed, shuffled

if TYPE_CHECKING:
    from canasta.words import Words


class RecordFault(NotationError):
    """An act of a record that the rules refuse; ``violations`` say why."""

    violations: tuple[Violation, ...] = ()

    def sentence(self, words: Words) -> str:
        """The act and all reasons."""
        reasons = " ".join(words.violation(violation.code, violation.data, ruling=True) for violation in self.violations)
        return words.text(self.message_id, reasons=reasons, **self.words)


class ShuffleFault(NotationError):
    """A pack that is not the one its seed gives."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played again: the game, and its deals in order; the last one may be running."""

    record: Record
    game: Game
    deals: tuple[Deal, ...]


def read_record(text: str, file: str = "") -> Record:
    """The record that ``text`` writes, form and meaning checked. Raises ``NotationError`` with file, line and column."""
    return replay(read_record_form(text, file)).record


def replay(record: Record | str) -> Replay:
    """Plays a record (or its text) again. Raises ``NotationError`` at the first thing that cannot be true."""
    if isinstance(record, str):
        record = read_record_form(record)
    rules = record.rules
    game = Game(rules, list(record.players), record.deals[0].dealer if record.deals else 0)
    deals: list[Deal] = []
    for number, written in enumerate(record.deals):
        if game.over:
            raise _fault(written, "", "notation-game-over")
        if written.dealer != game.dealer:
            raise _fault(written, "dealer", "notation-wrong-dealer", need=game.dealer, have=written.dealer)
        if deals and not deals[-1].sheet:
            raise _fault(record.deals[number - 1], "", "notation-deal-unfinished")
        deal = _start(record, written, game)
        deals.append(deal)
        _play(deal, written, last=number == len(record.deals) - 1)
        _check_score(deal, written)
        if deal.sheet:
            game.finish(deal)
    return Replay(record, game, tuple(deals))
