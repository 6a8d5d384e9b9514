"""Telling what happened: from an act that was done to the events that everybody learns of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby

from canasta.cards import Card
from canasta.engine.action import Action, Answer, Ask, Discard, Join, Meld, Pass, Special, Take
from canasta.engine.core import kinds as k
from canasta.engine.core import score
from canasta.engine.core.state import State
from canasta.engine.event import Event
from canasta.engine.holdings import Holdings
from canasta.engine.kinds import kind_rank
from canasta.engine.scoresheet import CANASTA_KINDS, ScoreSheet
from canasta.rules import Irregularity, Rules

Steps = list[tuple[int, int, Card]]
Laid = list[tuple[int, tuple[Card, ...]]]
_DEALING = (k.LOG_DEALT, k.LOG_TURNED, k.LOG_DEALT_FOOT, k.LOG_PREFILLED)
_SOURCES = {
    "stock": (k.LOG_RED_THREE, k.LOG_BLACK_THREE),
    "pile": (k.LOG_RED_THREE_OF_PILE, k.LOG_BLACK_THREE_OF_PILE),
    "hand": (k.LOG_RED_THREE_OF_HAND, k.LOG_BLACK_THREE_OF_HAND),
}
_FROM_STOCK = (k.LOG_DREW, k.LOG_RED_THREE, k.LOG_BLACK_THREE)
_KINDS = ("", "natural", "mixed")


@dataclass(frozen=True, slots=True)
class Before:
    """What the story needs to know of the moment before an act. ``canastas``: meld by meld, of the sides it may change."""

    opened: bool
    frozen: bool
    formed: bool
    canastas: dict[int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Told:
    """An act that was done: what it took and laid, what came from the stock."""

    action: Action
    seat: int
    before: Before
    taken: tuple[Card, ...]
    hidden: int
    laid: Laid
    steps: Steps


class Story:
    """The events of a deal, growing."""

    __slots__ = ("_rules", "events")

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.events: list[Event] = []

    def copy(self) -> Story:
        """The same, to be continued on its own."""
        other = Story(self._rules)
        other.events = list(self.events)
        return other

    def _add(
        self,
        kind: str,
        seat: int = -1,
        cards: tuple[Card, ...] = (),
        private: bool = False,
        groups: tuple[tuple[int, tuple[Card, ...]], ...] = (),
        **data: int | str | bool,
    ) -> None:
        self.events.append(Event(len(self.events), kind, seat, cards, private, groups, data))

    def cut(self, seat: int, lifted: int, need: int, points: int) -> None:
        """How many cards were lifted before the deal: it comes before everything else."""
        self._add("cut", seat, lifted=lifted, need=need, points=points)

    def breach(self, seat: int, what: Irregularity, minimum: int | str) -> Event:
        """An irregularity, and what it costs."""
        data: dict[str, int | str | bool] = {"what": what.kind, "points": what.points_in(self._rules)}
        if what.minimum_in(self._rules) and isinstance(minimum, int):
            data["minimum"] = minimum
        self.events.append(Event(len(self.events), "irregularity", seat, data=data))
        return self.events[-1]

    def dealt(self, state: State, cards: Holdings, steps: Steps) -> None:
        """The first events of a deal."""
        for seat in range(self._rules.players):
            self._add("dealt", seat, tuple(card for what, who, card in steps if what == k.LOG_DEALT and who == seat), True)
        turned = tuple(card for what, _, card in steps if what == k.LOG_TURNED)
        if turned:
            self._add("upcard", -1, turned, frozen=bool(state.frozen), blocked=bool(state.blocked))
        self._stock_steps([step for step in steps if step[0] not in _DEALING], state)

    def before(self, state: State, cards: Holdings) -> Before:
        """Look before an act is done."""
        forming = state.tables.lone_hand and state.alone < 0
        canastas = {}
        for number in range(len(state.sides)) if forming else [int(state.team[state.to_move])]:
            side = state.sides[number]
            canastas[number] = tuple(int(score.canasta_kind(state.tables, side, meld)) for meld in range(side.melds))
        return Before(bool(state.opened(state.to_move)), bool(state.frozen), state.alone >= 0, canastas)

    def tell(self, told: Told, state: State, sheet: ScoreSheet | None) -> tuple[Event, ...]:
        """Add the events of an act that was just done; they are returned."""
        first = len(self.events)
        self._act(told, state)
        if told.laid or isinstance(told.action, Join) or (state.alone >= 0 and not told.before.formed):
            for side in told.before.canastas:
                self._canastas(told.seat if side == state.team[told.seat] else side, side, state, told.before)
        self._stock_steps(told.steps, state)
        if sheet is not None:
            self._end(state, sheet)
        return tuple(self.events[first:])

    def run_out(self, state: State, sheet: ScoreSheet) -> tuple[Event, ...]:
        """Add the events of a deal that ends without another act; they are returned."""
        first = len(self.events)
        self._end(state, sheet)
        return tuple(self.events[first:])

    def _act(self, told: Told, state: State) -> None:
        """The event of the act itself; a draw is told by its cards."""
        action, seat, opened = told.action, told.seat, not told.before.opened
        if isinstance(action, Take):
            self._add("took", seat, told.taken, False, tuple(told.laid), size=len(told.taken), opened=opened)
            if told.hidden:
                last = self.events.pop()
                self.events.append(replace(last, hidden=told.hidden))
        elif isinstance(action, Meld):
            if told.laid:
                self._add("melded", seat, (), False, tuple(told.laid), opened=opened)
            threes = tuple(card for group in action.groups for card in group.cards if card.is_red_three)
            if threes and state.tables.red3_kept:  # by choice (red3.laying = optional)
                self._add("red_three", seat, threes, source="hand")
        elif isinstance(action, Join):
            source, target = max(action.source, action.target), min(action.source, action.target)
            self._add("joined", seat, source=source, target=target)
        elif isinstance(action, Special):
            self._add("special", seat, name=action.name)
        elif isinstance(action, Discard):
            frozen = bool(state.frozen) and not told.before.frozen
            self._add("discarded", seat, (action.card,), False, frozen=frozen, blocked=bool(state.blocked))
        elif isinstance(action, Ask):
            self._add("asked", seat, to=int(state.to_move))
        elif isinstance(action, Answer):
            self._add("answered", seat, yes=action.yes)
        elif isinstance(action, Pass):
            self._add("passed", seat)

    def _canastas(self, seat: int, of: int, state: State, before: Before) -> None:
        """The canastas of a side that are new or changed; where sides just formed, its first player has them."""
        side, known = state.sides[of], before.canastas[of]
        for number in range(side.melds):
            kind = int(score.canasta_kind(state.tables, side, number))
            was = known[number] if number < len(known) else 0
            if kind != was:
                rank = kind_rank(int(side.rank[number])).text
                self._add("canasta", seat, meld=number + 1, rank=rank, canasta=CANASTA_KINDS[kind], was=CANASTA_KINDS[was])

    def _stock_steps(self, steps: Steps, state: State) -> None:
        """Cards that came from the stock and red threes that were laid, seat by seat."""
        left = int(state.stock_left()) + sum(what in _FROM_STOCK for what, _, _ in steps)
        for seat, group in groupby(steps, key=lambda step: step[1]):
            mine = list(group)
            left -= sum(what in _FROM_STOCK for what, _, _ in mine)
            foot = tuple(card for what, _, card in mine if what == k.LOG_FOOT)
            if foot:
                self._add("foot", seat, foot, True)
            for source, logs in _SOURCES.items():
                threes = tuple(card for what, _, card in mine if what in logs)
                if threes:
                    self._add("red_three", seat, threes, source=source)
            drawn = tuple(card for what, _, card in mine if what == k.LOG_DREW)
            if drawn:
                self._add("drew", seat, drawn, True, left=left)

    def _end(self, state: State, sheet: ScoreSheet) -> None:
        if sheet.went_out is not None:
            self._add("went_out", sheet.went_out, concealed=sheet.concealed)
        else:
            self._add("stock_out", last_red_three=bool(state.last_red_three))
        points: dict[str, int | str | bool] = {f"side{side}": points for side, points in enumerate(sheet.points)}
        self.events.append(Event(len(self.events), "scored", data=points))
