"""What a player decides. An action is a wish; whether it is legal is the deal's to say."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.cards import Card, Rank


@dataclass(frozen=True, slots=True)
class Onto:
    """Names the meld that cards go to. Exactly one of the forms is set.

    ``rank``: the own meld of that rank (``>K``); ``number``: the n-th meld of the side (``>#2``); ``low`` and ``high``: a
    sequence by its ends (``>4h-6h``); ``wild``: an all-wild meld (``>W``); ``new``: a new meld beside another (``>+``).
    """

    rank: Rank | None = None
    number: int = 0
    low: Card | None = None
    high: Card | None = None
    wild: bool = False
    new: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that go to one meld, in the order in which they were named; ``onto`` where the meld is named."""

    cards: tuple[Card, ...]
    onto: Onto | None = None


@dataclass(frozen=True, slots=True)
class Action:
    """Base of all actions. Cards without a suit are patterns: the deal picks a card of the mover's that fits."""


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """``+``: draw from the stock. ``cards`` names what is drawn, where the stock is not known (records, positions)."""

    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Take(Action):
    """``^``: take the pile, melding its top card with ``cards`` from the hand, and lay ``lay`` in the same act."""

    cards: tuple[Card, ...] = ()
    onto: Onto | None = None
    lay: tuple[Group, ...] = ()


@dataclass(frozen=True, slots=True)
class Meld(Action):
    """``=``: lay or lay off one or more groups, judged as a whole."""

    groups: tuple[Group, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Join(Action):
    """``=#2>#1``: join two own melds (by number)."""

    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Special(Action):
    """``=*name``: lay a special hand."""

    name: str


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """``-``: discard ``card``, which ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Ask(Action):
    """``?``: ask the partner for leave to go out."""


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """``y`` or ``n``: the partner's answer."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """``.``: decline the last take, or end the turn without a discard where a rule allows it."""
