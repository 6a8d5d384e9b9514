"""What goes over a table's socket, as structs: the source of docs/protocol.md.

A message is a JSON object whose field ``t`` tells its type. Cards and acts are notation text; fields that hold sentences
are already in the language of the socket.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from canasta.web.reading import read_with

PaceName = Literal["slow", "normal", "fast", "once"]
_MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
_CardText = Annotated[str, Meta(min_length=1, max_length=4)]
_ActText = Annotated[str, Meta(min_length=1, max_length=2000)]
_Hand = Annotated[list[_CardText], Meta(max_length=300)]


# ---- from the page ---------------------------------------------------------------------------------------------------


class ActWish(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """Do this. ``seq`` is the view that the wish was based on; a repeated ``id`` is harmless; ``sure`` skips the doubt."""

    id: _MessageId
    seq: int
    do: _ActText
    sure: bool = False


class StagedGroup(Struct, forbid_unknown_fields=True):
    """Cards set out as one meld, or for the own meld with number ``onto``; ``new``: a new meld beside another of its rank."""

    cards: _Hand
    onto: int | None = None
    new: bool = False


class DraftWish(Struct, tag_field="t", tag="draft", forbid_unknown_fields=True):
    """What would this be? Nothing is done. ``take``: the first group claims the pile's top card."""

    id: _MessageId
    take: bool = False
    groups: Annotated[list[StagedGroup], Meta(max_length=60)] = msgspec.field(default_factory=list)
    select: _Hand = msgspec.field(default_factory=list)


class PaceWish(Struct, tag_field="t", tag="pace", forbid_unknown_fields=True):
    """From now on bots act at this pace."""

    pace: PaceName


class ReadyWish(Struct, tag_field="t", tag="ready", forbid_unknown_fields=True):
    """Go on to the next deal."""


class UndoWish(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take the last meld of this turn back; ``id`` and ``seq`` as of an act."""

    id: _MessageId
    seq: int


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """After a (re)connect: ``seq`` of the last view seen, 0 for none. A full view answers it."""

    seq: int = 0


FromPage = ActWish | DraftWish | PaceWish | ReadyWish | UndoWish | Hello


# ---- to the page -----------------------------------------------------------------------------------------------------


class Why(Struct):
    """Whether a button can be used now, and its second line."""

    can: bool
    why: str = ""


class TakeWhy(Why):
    """The same for the pile, with the claims that are possible, as acts."""

    claims: list[str] = msgspec.field(default_factory=list)


class JoinChoice(Struct):
    """Two own melds that can be joined; ``do`` is the act."""

    source: int
    target: int
    text: str
    do: str


class JoinWhy(Why):
    """The same for joining melds, with the pairs that can be joined."""

    joins: list[JoinChoice] = msgspec.field(default_factory=list)


class SpecialChoice(Struct):
    """A special hand of the rules that can be laid; ``do`` is the act."""

    name: str
    title: str
    text: str
    points: int
    do: str


class SpecialWhy(Why):
    """The same for special hands, with those that can be laid."""

    hands: list[SpecialChoice] = msgspec.field(default_factory=list)


class Buttons(Struct):
    """What can be done now, button by button."""

    draw: Why
    take: TakeWhy
    meld: Why
    discard: Why
    ask: Why
    answer: Why
    passing: Why = msgspec.field(name="pass")
    join: JoinWhy
    special: SpecialWhy
    undo: Why


class MeldView(Struct):
    """One meld on the table; ``n`` is its number in the notation (``>#n``)."""

    n: int
    kind: Literal["set", "sequence", "wilds"]
    rank: str
    suit: str
    low: str
    high: str
    cards: list[str]
    naturals: int
    wilds: int
    points: int
    canasta: str
    closed: bool
    label: str
    to_natural: str = ""
    cost: str = ""


class CanastaCount(Struct):
    """How many canastas a side has."""

    natural: int = 0
    mixed: int = 0
    samba: int = 0
    mixed_samba: int = 0
    wild: int = 0


class SideView(Struct):
    """What lies before one side, and its score."""

    side: int
    name: str
    seats: list[int]
    total: int
    minimum: int
    need: str
    condition: str
    opened: bool
    red3: list[str]
    red3_points: int
    canastas: CanastaCount
    melds: list[MeldView]


class SeatView(Struct):
    """What everybody may know of a seat. ``hand`` only at a table with open hands.

    ``foot``: cards in a foot that is not picked up; ``due``: bonus cards that come with the next turn; ``rests``: in this deal.
    """

    seat: int
    name: str
    kind: Literal["person", "bot"]
    level: str
    side: int
    cards: int
    melded: bool
    turn: bool
    dealer: bool
    last: str
    foot: int
    due: int
    rests: bool
    hand: list[str] | UnsetType = UNSET


class PileView(Struct):
    """The discard pile: ``why`` are codes of what freezes or stops it for this seat, ``note`` says it in words."""

    count: int
    hidden: int
    takes: int
    fan: list[str]
    top: str | None
    freezer: str | None
    frozen: bool
    frozen_for_me: bool
    blocked: bool
    why: list[str]
    note_title: str
    note: str


class CommitmentView(Struct, omit_defaults=True):
    """The shuffle's commitment, and its seed once the deal is over."""

    deal: int
    hash: str
    table: str
    rules: str
    seed: str | UnsetType = UNSET


class SheetRow(Struct):
    """One line of the score sheet: points and a word of detail for each side."""

    id: str
    text: str
    points: list[int]
    detail: list[str]


class Sheet(Struct):
    """The count of a deal. ``winner`` is a side, -1 for a draw or while the game goes on (``game_over`` tells which)."""

    deal: int
    went_out: int
    concealed: bool
    title: str
    rows: list[SheetRow]
    totals_before: list[int]
    deal_points: list[int]
    totals: list[int]
    minimums: list[int]
    needs: list[str]
    history: list[list[int]]
    game_over: bool
    winner: int
    margin: int
    ready: bool


class View(Struct, omit_defaults=False):
    """The whole table as one seat may see it."""

    table: str
    title: str
    rules: str
    differences: int
    difference_texts: list[str]
    target: int
    deals: int
    goal: str
    clock: str
    deal: int
    sequences: bool
    feet: bool
    alone: int
    resting_text: str
    phase: Literal["draw", "play", "answer", "over"]
    to_move: int
    me: int
    dealer: int
    pace: PaceName
    open_hands: bool
    game_over: bool
    winner: int
    seats: list[SeatView]
    sides: list[SideView]
    stock: int
    pile: PileView
    hand: list[str]
    fresh: list[str]
    status: str
    announce: str
    actions: Buttons
    commitment: CommitmentView
    sheet: Sheet | None = None


class EventGroup(Struct):
    """Cards that went to the meld with number ``n``."""

    n: int
    cards: list[str]


class EventView(Struct, omit_defaults=True):
    """One fact of the running deal; cards that this seat may not see are ``??``."""

    seq: int
    kind: str
    seat: int = -1
    cards: list[str] = msgspec.field(default_factory=list)
    groups: list[EventGroup] = msgspec.field(default_factory=list)
    data: dict[str, int | str | bool] = msgspec.field(default_factory=dict)


class ViolationView(Struct):
    """One broken rule, with its sentence."""

    code: str
    option: str
    data: dict[str, int | str]
    text: str


class ReasonView(Struct):
    """One reason to think again."""

    code: str
    text: str


class DraftedGroup(Struct):
    """One staged group: what it counts, and what is wrong with it."""

    cards: list[str]
    points: int
    ok: bool
    text: str
    onto: int | None = None
    new: bool = False
    kind: str = ""
    label: str = ""


class NewTarget(Struct):
    """What the selected cards would be as a new meld; ``beside``: only beside another of the rank."""

    can: bool
    why: str = ""
    kind: str = ""
    beside: bool = False


class MeldTarget(Struct):
    """What the selected cards could do on an own meld; ``note`` is what it costs."""

    n: int
    can: bool
    why: str = ""
    note: str = ""


class PileTarget(Struct):
    """What the selected cards could do with the pile; ``do`` is the act."""

    can: bool
    why: str = ""
    do: str = ""


class Targets(Struct):
    """What the selected cards could do: shown as dashed outlines."""

    discard: Why
    new: NewTarget
    pile: PileTarget
    melds: list[MeldTarget]


class ToldAct(Struct):
    """One act in words, beginning with the name; ``mark`` says what it did to the table."""

    seat: int
    text: str
    mark: Literal["", "ice", "stop", "canasta", "out"] = ""


class ViewMessage(Struct, tag_field="t", tag="view"):
    """The whole view, with what has happened since the last one sent, as facts and in words.

    ``full``: the first one on a socket, or after ``hello``: no events, and the acts of the whole running deal.
    """

    seq: int
    full: bool
    view: View
    events: list[EventView]
    acts: list[ToldAct]


class Done(Struct, tag_field="t", tag="done"):
    """The wish with this id was carried out."""

    id: str
    seq: int


class Refused(Struct, tag_field="t", tag="refused"):
    """It was not; nothing changed."""

    id: str
    violations: list[ViolationView]
    text: str


class Doubt(Struct, tag_field="t", tag="doubt"):
    """It is legal but doubtful: send it again with ``sure``."""

    id: str
    reasons: list[ReasonView]


class Drafted(Struct, tag_field="t", tag="drafted"):
    """The answer to a draft. ``need`` is the opening minimum (0 once opened), ``do`` the staged act as notation; ``cost`` says
    what it would cost to try it as it is, where the rules refuse it and have penalties.
    """

    id: str
    groups: list[DraftedGroup]
    points: int
    need: int
    short: int
    legal: bool
    text: str
    do: str
    targets: Targets
    cost: str = ""


class ErrorMessage(Struct, tag_field="t", tag="error"):
    """The message was not understood, or could not be carried out; nothing changed. ``place``: which field is at fault."""

    code: str
    text: str
    place: str = ""


ToPage = ViewMessage | Done | Refused | Doubt | Drafted | ErrorMessage

_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
_encoder = msgspec.json.Encoder()


def read_message(text: str | bytes) -> FromPage:
    """The message that ``text`` holds. Raises ``Unreadable`` that says where and why."""
    return read_with(_decoder, text)


def write_message(message: ToPage) -> str:
    """``message`` as the text that goes over the socket."""
    return _encoder.encode(message).decode()
