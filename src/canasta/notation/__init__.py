"""The text contract: acts, turns, positions, cases and records, read strictly and written canonically, and the referee.

All of it is described in docs/notation.md. Whatever cannot be read raises ``NotationError``, with its place.
"""

from canasta.notation.actions import read_action, write_action
from canasta.notation.case import Case, read_case
from canasta.notation.fault import ActionTextError, NotationError
from canasta.notation.judge import judge, rulings
from canasta.notation.position import read_position_text as read_position
from canasta.notation.position import write_position
from canasta.notation.record import DealRecord, Record, Shuffle
from canasta.notation.record_of import deal_record, deal_record_for
from canasta.notation.record_reader import read_record_form
from canasta.notation.record_writer import write_record
from canasta.notation.replay import RecordFault, Replay, ShuffleFault, read_record, replay
from canasta.notation.ruling import Ruling
from canasta.notation.turns import TurnLine, read_turn, read_turns, write_turn

__all__ = [
    "ActionTextError",
    "Case",
    "DealRecord",
    "NotationError",
    "Record",
    "RecordFault",
    "Replay",
    "Ruling",
    "Shuffle",
    "ShuffleFault",
    "TurnLine",
    "deal_record",
    "deal_record_for",
    "judge",
    "read_action",
    "read_case",
    "read_position",
    "read_record",
    "read_record_form",
    "read_turn",
    "read_turns",
    "replay",
    "rulings",
    "write_action",
    "write_position",
    "write_record",
    "write_turn",
]
