"""One table: the fold of its rows. It decides what may happen, says it as a row, and changes only by taking rows in.

Nothing here waits, writes or reads a clock. Whoever drives a table makes a row, has it kept, and then lets the table take it in;
rows read back from a log lead to the same table, to the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from canasta.cards import Card, full_pack
from canasta.engine import Action, Deal, Draw, Game, Join, Meld, Take, Violation
from canasta.notation import read_action, write_action
from canasta.rules import TAKEN_BACK, Irregularity, Rules
from canasta.shuffle import SCHEME, CommitmentText, commitment, cut_of, read_seed, seed_text, shuffled
from canasta.table.charging import charge_for
from canasta.table.names import free_name
from canasta.table.pace import PACES, Pace
from canasta.table.rows import Row, Summary
from canasta.table.setup import Setup

_ACT_IDS_KEPT = 200
_MINUTE = 60_000
#: What may be taken back, by the option meld.undo.
_COMES_BACK: dict[str, tuple[type[Action], ...]] = {
    "never": (),
    "within_turn": (Meld, Join),
    "with_penalty": (Meld, Join, Take),
}
#: Bytes of chance that a deal's pack follows from.
SEED_BYTES = 32


class TableError(ValueError):
    """Rows that are no table: from another version, or damaged. The text says which row."""


class Refusal(Exception):
    """An act that is not carried out. ``violations`` are all the reasons, never empty; ``charge`` is what trying it costs."""

    def __init__(self, violations: Sequence[Violation], charge: Irregularity | None = None) -> None:
        super().__init__(", ".join(violation.code for violation in violations))
        self.violations = tuple(violations)
        self.charge = charge


@dataclass(slots=True)
class DealOnTable:
    """The running (or last) deal with what the table knows about it.

    ``time_up``: how many events it had when the time of the game was over, where that was in this deal or after it.
    """

    deal: Deal
    number: int
    dealer: int
    commitment: str
    seed: str
    scores: list[int]
    ready: set[int] = field(default_factory=set)
    #: The deal before each meld of this turn that may still be taken back, where the rules let players do that.
    before: list[Deal] = field(default_factory=list)
    time_up: int | None = None


class Table:
    """A table made from its rows: ``Table.replay(rows)``."""

    def __init__(self, first: Row) -> None:
        """Raises ``TableError`` where ``first`` does not set up a table."""
        if first.kind != "created" or first.seq != 0:
            raise TableError(f"table {first.table} begins with {first.kind!r}, not with how it is set up")
        self.id = first.table
        self.setup = Setup.from_body(first.body)
        self.rules: Rules = self.setup.rules
        self.pace_name: str = self.setup.pace
        self.game = Game(self.rules, first_dealer=self.setup.first_dealer)
        self.running: DealOnTable | None = None
        self.finished: list[DealOnTable] = []
        self.seq = 0
        self.acted_seq = 0
        self.created = self.updated = first.time
        self.clock_started: int | None = None
        self.time_up_seq: int | None = None
        self._act_ids: dict[tuple[int, str], int] = {}

    @classmethod
    def replay(cls, rows: Sequence[Row]) -> Table:
        """The table that ``rows`` (all of one table, in order) lead to. Raises ``TableError``."""
        if not rows:
            raise TableError("a table without rows is no table")
        table = cls(rows[0])
        for row in rows[1:]:
            try:
                table.take_in(row)
            except TableError:
                raise
            except Exception as fault:
                raise TableError(
                    f"row {row.seq} ({row.kind}) of table {table.id} cannot be replayed: {type(fault).__name__}"
                ) from fault
        return table

    # What is so.

    @property
    def deal(self) -> Deal:
        """The running deal, or the last one."""
        if self.running is None:
            raise TableError(f"no deal has started at table {self.id}")
        return self.running.deal

    @property
    def deal_over(self) -> bool:
        """Whether the deal has been counted."""
        return self.running is not None and self.running.deal.phase == "over"

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.over

    @property
    def pace(self) -> Pace:
        """How quickly bots act."""
        return PACES[self.pace_name]

    @property
    def bot_to_move(self) -> int | None:
        """The seat whose bot is to act now, if one is."""
        if self.running is None or self.deal_over:
            return None
        seat = self.deal.to_move
        return seat if self.setup.seats[seat].is_bot else None

    @property
    def wants_deal(self) -> bool:
        """Whether the next deal may start: the first, or everybody who is a person is ready."""
        if self.running is None:
            return True
        people = {at for at, seat in enumerate(self.setup.seats) if not seat.is_bot}
        return self.deal_over and not self.over and people <= self.running.ready

    @property
    def history(self) -> list[list[int]]:
        """Each finished deal's points, by side."""
        return [list(past.deal.sheet.points) for past in self.finished if past.deal.sheet is not None]

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called, by seat; a person without a name gets a plain one for others to read."""
        given = [seat.name for seat in self.setup.seats]
        return tuple(name or free_name(given) for name in given)

    def time_left(self, now: int) -> int | None:
        """How many ms the game may still begin deals; ``None`` where the rules have no clock, or nothing has been dealt.

        The clock starts with the first deal and never stops: what time it is is all that is asked, not whether anybody played.
        """
        minutes = self.rules.limit("game.clock")
        if minutes is None or self.clock_started is None:
            return None
        return max(0, self.clock_started + minutes * _MINUTE - now)

    def time_due(self, now: int) -> bool:
        """Whether it is to be said now that the time is over."""
        return self.time_left(now) == 0 and not self.game.time_up and not self.over

    def act_seq(self, seat: int, act_id: str) -> int | None:
        """The row that this act became, where it was carried out before."""
        return self._act_ids.get((seat, act_id))

    def can_take_back(self, seat: int) -> bool:
        """Whether ``seat`` may take its last meld back, or the pile that it took where that has its price: in the same turn, and
        no card has been seen since (meld.undo).
        """
        return self.running is not None and bool(self.running.before) and not self.deal_over and self.deal.to_move == seat

    def summary(self) -> Summary:
        """What a list of games shows."""
        over = self.over
        return Summary(
            table=self.id,
            rules=self.rules.text,
            seats=[{"name": seat.name, "kind": seat.kind} for seat in self.setup.seats],
            sides=[list(side) for side in self.rules.sides],
            totals=list(self.game.totals),
            target=int(self.rules["game.target"]),
            deal=self.running.number if self.running else 0,
            to_move=-1 if over or self.running is None or self.deal_over else self.deal.to_move,
            over=over,
            updated=self.updated,
        )

    # What may be.

    def next_row(self, kind: str, body: dict[str, Any], now: int) -> Row:
        """The next row."""
        return Row(self.id, self.seq + 1, now, kind, body)

    def read_act(self, seat: int, text: str) -> Action:
        """The act that ``seat`` may carry out now. Raises ``ActionTextError``, or ``Refusal`` with all reasons."""
        action = at_the_table(read_action(text))
        self.check_act(seat, action)
        return self.deal.concrete(action)

    def check_act(self, seat: int, action: Action) -> None:
        """Raises ``Refusal`` where ``seat`` may not carry out ``action`` now."""
        if self.running is None or self.deal_over:
            raise Refusal([Violation("deal_over")])
        violations = self.deal.violations(action, seat)
        if violations:
            raise Refusal(violations, charge_for(self.rules, action, violations) if self.deal.to_move == seat else None)

    def act_row(self, seat: int, action: Action, act_id: str, now: int) -> Row:
        """The row for an act that was checked."""
        return self.next_row("act", {"seat": seat, "do": write_action(action), "id": act_id}, now)

    def charge_row(self, seat: int, charge: Irregularity, now: int) -> Row:
        """The row for a refused act that costs something (``Refusal.charge``)."""
        return self.next_row("irregularity", {"seat": seat, "what": charge.kind}, now)

    def undo_row(self, seat: int, act_id: str, now: int) -> Row:
        """The row that takes the last meld of ``seat`` back, where it may (``can_take_back``)."""
        return self.next_row("undo", {"seat": seat, "id": act_id}, now)

    def time_row(self, now: int) -> Row:
        """The row that says that the time is over, where it is (``time_due``)."""
        return self.next_row("time", {}, now)

    def deal_row(self, seed: bytes, now: int) -> Row:
        """The row that starts the next deal with 32 bytes of chance."""
        number = self.running.number + 1 if self.running else 1
        bound_to = CommitmentText(self.id, number, self.rules.text)
        body = {
            "number": number,
            "dealer": self.game.dealer,
            "scheme": SCHEME,
            "seed": seed_text(seed),
            "commitment": commitment(seed, bound_to),
        }
        return self.next_row("deal", body, now)

    # What happens.

    def take_in(self, row: Row) -> None:
        """The row has happened. Raises ``TableError`` where it cannot follow on those before."""
        if row.table != self.id or row.seq != self.seq + 1:
            raise TableError(f"row {row.seq} of table {row.table} does not follow row {self.seq} of table {self.id}")
        match row.kind:
            case "deal":
                if self.time_due(row.time):
                    raise TableError(f"row {row.seq} of table {row.table} deals when the time of the game is over")
                self._start_deal(row.body)
                self.clock_started = row.time if self.clock_started is None else self.clock_started
            case "time":
                if not self.time_due(row.time):
                    raise TableError(f"row {row.seq} of table {row.table} ends a game whose time is not over")
                self.game.time_is_up()
                self._running().time_up, self.time_up_seq = len(self.deal.events), row.seq
            case "act":
                self._act(row)
            case "undo":
                self._undo(row)
            case "irregularity":
                self._running().deal.charge(row.body["seat"], row.body["what"])
            case "ready":
                self._running().ready.add(row.body["seat"])
            case "pace":
                self.pace_name = row.body["pace"]
            case _:
                raise TableError(f"row {row.seq} of table {row.table} is of an unknown kind, {row.kind!r}")
        self.seq = row.seq
        self.updated = row.time
        if row.kind in ("deal", "act", "undo", "irregularity"):
            self.acted_seq = row.seq

    def _running(self) -> DealOnTable:
        if self.running is None:
            raise TableError(f"no deal has started at table {self.id}")
        return self.running

    def _start_deal(self, body: dict[str, Any]) -> None:
        if body["scheme"] != SCHEME:
            raise TableError(f"the shuffle {body['scheme']!r} of deal {body['number']} at table {self.id} is unknown")
        seed = read_seed(body["seed"])
        scores = list(self.game.totals)
        deal = self.game.next_deal(shuffled(self._pack(), seed), cut=cut_of(self.rules, seed))
        self.running = DealOnTable(deal, body["number"], body["dealer"], body["commitment"], body["seed"], scores)
        self._act_ids.clear()

    def _pack(self) -> list[Card]:
        return full_pack(self.rules["deck.packs"], self.rules["deck.jokers"])

    def _act(self, row: Row) -> None:
        running = self._running()
        seat, act_id = row.body["seat"], row.body["id"]
        if running.deal.to_move != seat:
            raise TableError(f"row {row.seq} of table {self.id} is an act of seat {seat}, which is not to move")
        action = read_action(row.body["do"])
        before = running.deal.copy() if isinstance(action, _COMES_BACK[self.rules["meld.undo"]]) else None
        running.deal.play(action)
        if before is not None and _nothing_seen(before, running.deal):
            running.before.append(before)
        else:
            running.before.clear()
        if running.deal.phase == "over":
            self.game.finish(running.deal)
            self.finished.append(running)
        self._note_act(seat, act_id, row.seq)

    def _undo(self, row: Row) -> None:
        running, seat = self._running(), row.body["seat"]
        if not self.can_take_back(seat):
            raise TableError(f"row {row.seq} of table {self.id} takes back what seat {seat} may not")
        charged = running.deal.breaches
        running.deal = self.game.deals[-1] = running.before.pop()
        for breach in charged[len(running.deal.breaches) :]:
            running.deal.charge(breach.seat, breach.kind, breach.turn)
        if self.rules["meld.undo"] == "with_penalty":
            running.deal.charge(seat, TAKEN_BACK)
        self._note_act(seat, row.body["id"], row.seq)

    def _note_act(self, seat: int, act_id: str, seq: int) -> None:
        if act_id:
            self._act_ids[seat, act_id] = seq
            if len(self._act_ids) > _ACT_IDS_KEPT:
                del self._act_ids[next(iter(self._act_ids))]


def _nothing_seen(before: Deal, after: Deal) -> bool:
    """Whether the same player goes on and has seen no card more: none was drawn or dug up, and no foot was picked up."""
    seat = before.to_move
    same = after.phase == "play" and after.to_move == seat and after.stock_size == before.stock_size
    same = same and after.hidden == before.hidden
    return same and after.foot_size(seat) == before.foot_size(seat)


def at_the_table(action: Action) -> Action:
    """The act as it may be wished for here: what is drawn is never named, or a wish could feel for the next card."""
    return Draw() if isinstance(action, Draw) else action
