"""The score of a deal, line by line. One reckoning, for deals played and for deals counted from the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from canasta.cards import Card
from canasta.engine.breach import Breach
from canasta.engine.compile import tables_for
from canasta.engine.core import kinds as k
from canasta.engine.core import score
from canasta.engine.core.alone import form_sides
from canasta.engine.core.state import State
from canasta.engine.kinds import kind_in, kind_rank
from canasta.engine.melds import add_meld
from canasta.rules import IRREGULARITIES, Rules

#: The lines of a score sheet, in order. Those that are nothing for everybody are left out.
ITEMS = (
    "natural_canastas",
    "mixed_canastas",
    "sambas",
    "mixed_sambas",
    "wild_canastas",
    "concealed_canastas",
    "many_canastas",
    "special_hand",
    "out",
    "concealed_out",
    "exact_cut",
    "red_threes",
    "melded_cards",
    "open_melds",
    "hand_cards",
    "penalties",
)


@dataclass(frozen=True, slots=True)
class Row:
    """One line: an item of ITEMS, each side's points for it, and how many of it each side has (canastas, red threes, cards)."""

    item: str
    points: tuple[int, ...]
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A counted deal. ``points`` is the sum of ``rows``; ``totals`` is ``scores`` (before the deal) plus ``points``."""

    rules: Rules
    rows: tuple[Row, ...]
    scores: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    went_out: int | None
    concealed: bool
    canasta_kinds: tuple[tuple[str, ...], ...]

    def canastas(self, side: int) -> tuple[str, ...]:
        """The side's canastas by kind (``natural``, ``mixed``), in the order in which the melds were laid."""
        return self.canasta_kinds[side]


@dataclass(frozen=True, slots=True)
class CountInput:
    """A deal as it lies on the table, to be counted: cards by side (melds, red threes) and by seat (hands). Suits
    may be left out.
    """

    rules: Rules
    melds: list[list[list[Card]]]
    red3: list[list[Card]]
    hands: list[list[Card]]
    went_out: int | None = None
    concealed: bool = False
    scores: list[int] | None = None
    concealed_canastas: list[int] | None = None  # how many of each side's canastas were laid whole from the hand
    feet: list[list[Card]] | None = None  # by seat; empty: picked up
    lone: int | None = None  # the seat that played alone, where sides form in the deal
    irregularities: list[Breach] = field(default_factory=list)
    exact_cut: int | None = None  # the seat that cut exactly what the deal needs


def count_deal(count: CountInput) -> ScoreSheet:
    """The score sheet of a deal that was played with real cards. Positions and melds are taken as they are."""
    rules = count.rules
    state = State(tables_for(rules))
    for side, melds in enumerate(count.melds):
        for cards in melds:
            add_meld(state, side, cards)
        if count.concealed_canastas:
            _mark_concealed(state, side, count.concealed_canastas[side])
    for side, threes in enumerate(count.red3):
        state.sides[side].red_threes = sum(card.is_red_three for card in threes)
        state.sides[side].black_threes = len(threes) - int(state.sides[side].red_threes)
        if state.tables.lone_hand:
            state.seats[side].red_threes = len(threes)
    for seat, hand in enumerate(count.hands):
        for card in hand:
            state.seats[seat].gain(kind_in(state.tables, card))
    for seat, foot in enumerate(count.feet or []):
        player = state.seats[seat]
        for card in foot:
            player.foot[kind_in(state.tables, card)] += 1
        player.foot_held = len(foot)
        player.foot_state = k.FOOT_DOWN if foot else k.FOOT_UP
    if count.lone is not None:
        form_sides(state, count.lone)
    state.went_out = -1 if count.went_out is None else count.went_out
    state.out_concealed = int(count.concealed)
    state.exact_cut = -1 if count.exact_cut is None else count.exact_cut
    scores = tuple(count.scores or [0] * len(rules.sides))
    return sheet_of(rules, state, scores, penalties_of(rules, count.irregularities))


def penalties_of(rules: Rules, breaches: Iterable[Breach]) -> tuple[int, ...]:
    """What irregularities cost each side: no points, or fewer."""
    paid = [0] * len(rules.sides)
    for found in breaches:
        paid[rules.side_of[found.seat]] += IRREGULARITIES[found.kind].points_in(rules)
    return tuple(paid)


def _mark_concealed(state: State, side: int, count: int) -> None:
    for number in range(state.sides[side].melds):
        if count and score.canasta_kind(state.tables, state.sides[side], number):
            state.sides[side].concealed[number] = 1
            count -= 1


def sheet_of(rules: Rules, state: State, scores: tuple[int, ...], penalties: tuple[int, ...] = ()) -> ScoreSheet:
    """The score sheet of a state whose deal is over (or that is counted as if it were)."""
    sides = range(len(rules.sides))
    fined = penalties or (0,) * len(rules.sides)
    rows = (*_rows(state, len(rules.sides)), Row("penalties", fined, tuple(int(points < 0) for points in fined)))
    points = tuple(int(score.deal_points(state, side)) + fined[side] for side in sides)
    return ScoreSheet(
        rules=rules,
        rows=tuple(row for row in rows if any(row.points) or any(row.counts)),
        scores=scores,
        points=points,
        totals=tuple(before + gained for before, gained in zip(scores, points, strict=True)),
        went_out=None if state.went_out < 0 else int(state.went_out),
        concealed=bool(state.out_concealed),
        canasta_kinds=tuple(tuple(kind for _, kind in canastas_of(state, side)) for side in sides),
    )


CANASTA_KINDS = ("", "natural", "mixed", "samba", "mixed_samba", "wild")


def canastas_of(state: State, side: int) -> list[tuple[str, str]]:
    """The side's canastas as (rank text, kind), in the order in which the melds were laid; of a sequence its lowest rank."""
    table = state.sides[side]
    found = []
    for number in range(table.melds):
        kind = int(score.canasta_kind(state.tables, table, number))
        if kind:
            found.append((kind_rank(int(table.rank[number])).text, CANASTA_KINDS[kind]))
    return found


def _rows(state: State, sides: int) -> list[Row]:
    """Every item for every side, as (points, count)."""
    by_side = [_items(state, side) for side in range(sides)]
    return [Row(item, tuple(items[item][0] for items in by_side), tuple(items[item][1] for items in by_side)) for item in ITEMS]


def _items(state: State, number: int) -> dict[str, tuple[int, int]]:
    """One side's items. Where partners share a table but not a score, each has the side's items and the own red threes."""
    t = state.tables
    team = int(state.team[number]) if t.lone_hand else number
    table = state.sides[team]
    items = dict.fromkeys(ITEMS, (0, 0))
    red = int(state.seats[number].red_threes if t.lone_hand else table.red_threes)
    cut = int(score.cut_points(state, number))
    items["exact_cut"] = (cut, int(cut > 0))
    is_out = state.went_out >= 0 and state.team[state.went_out] == team
    if state.special >= 0 and is_out:
        items["special_hand"] = (int(t.special_points[state.special]), 1)
        return items
    kinds = [int(score.canasta_kind(t, table, m)) for m in range(table.melds)]
    bonuses = [int(score.canasta_bonus(state, table, team, m)) for m in range(table.melds)]
    for kind, item in enumerate(("natural_canastas", "mixed_canastas", "sambas", "mixed_sambas", "wild_canastas"), 1):
        items[item] = (sum(bonus for bonus, own in zip(bonuses, kinds, strict=True) if own == kind), kinds.count(kind))
    concealed = sum(bool(kind and table.concealed[m]) for m, kind in enumerate(kinds))
    items["concealed_canastas"] = (concealed * int(t.concealed_canasta), concealed if t.concealed_canasta else 0)
    items["many_canastas"] = (int(score.set_bonus(t, table)), int(score.set_bonus(t, table) > 0))
    secret = is_out and bool(state.out_concealed)
    items["concealed_out" if secret else "out"] = (int(score.out_points(state, team)), int(is_out))
    threes = red + (int(table.black_threes) if t.black3_as_red or t.black3_aside else 0)
    items["red_threes"] = (int(score.three_points(t, table, red)), threes)
    cards = sum(int(table.size(m)) for m in range(table.melds))
    items["melded_cards"] = (int(score.melded_points(t, table)), cards)
    items["open_melds"] = (-int(score.open_penalty(t, table)), int(score.open_penalty(t, table) > 0))
    held = sum(int(seat.held + seat.foot_held) for place, seat in enumerate(state.seats) if state.team[place] == team)
    items["hand_cards"] = (-int(score.hand_points(state, team)), held)
    return items
