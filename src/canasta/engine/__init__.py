"""One deal and one game of Canasta, pure: no clock, no file, no network, no chance but the pack that is passed in."""

from canasta.engine.action import Action, Answer, Ask, Discard, Draw, Group, Join, Meld, Onto, Pass, Special, Take
from canasta.engine.breach import Breach
from canasta.engine.deal import Deal
from canasta.engine.draft import Draft, DraftGroup
from canasta.engine.event import KINDS, Event
from canasta.engine.faults import CODES
from canasta.engine.game import Game, Outcome, next_dealer, outcome
from canasta.engine.minimum import minimum_of
from canasta.engine.position import Position, PositionError
from canasta.engine.scoresheet import CountInput, Row, ScoreSheet, count_deal
from canasta.engine.violation import IllegalAction, Violation

__all__ = [
    "CODES",
    "KINDS",
    "Action",
    "Answer",
    "Ask",
    "Breach",
    "CountInput",
    "Deal",
    "Discard",
    "Draft",
    "DraftGroup",
    "Draw",
    "Event",
    "Game",
    "Group",
    "IllegalAction",
    "Join",
    "Meld",
    "Onto",
    "Outcome",
    "Pass",
    "Position",
    "PositionError",
    "Row",
    "ScoreSheet",
    "Special",
    "Take",
    "Violation",
    "count_deal",
    "minimum_of",
    "next_dealer",
    "outcome",
]
