"""A table as one seat sees it: the view message, put together from an ``Observation``, names and words."""

from __future__ import annotations

from collections import Counter

from canasta.cards import Card
from canasta.engine import Event, Join
from canasta.notation import write_action
from canasta.rules import IRREGULARITIES, SPECIAL_HANDS, TAKEN_BACK
from canasta.table.table import Table
from canasta.table.telling import (
    Reader,
    announcement,
    button_states,
    last_acts,
    meld_label,
    pile_note,
    plain_claims,
    status,
    tell_events,
    to_natural,
)
from canasta.table.telling.buttons import ButtonStates
from canasta.table.telling.charges import cost_text
from canasta.table.telling.clock import clock_text
from canasta.table.telling.melds import (
    CANASTAS,
    canasta_kind,
    card_points,
    is_closed,
    meld_name,
    meld_shape,
    naturals,
    open_cost,
)
from canasta.table.telling.needs import deals_of, goal_text, need_text
from canasta.table.telling.rules_short import difference_texts, differences_told, rules_title
from canasta.table.telling.sheet import over_status, tell_sheet
from canasta.view import Observation, observe
from canasta.web.connection import Connection
from canasta.web.messages import (
    Buttons,
    CanastaCount,
    CommitmentView,
    EventGroup,
    EventView,
    JoinChoice,
    JoinWhy,
    MeldView,
    PileView,
    SeatView,
    Sheet,
    SheetRow,
    SideView,
    SpecialChoice,
    SpecialWhy,
    TakeWhy,
    ToldAct,
    View,
    ViewMessage,
    Why,
)

_MOST_CLAIMS = 24
_MOST_DIFFERENCES = 4


def reader_for(table: Table, connection: Connection) -> Reader:
    """Who reads at this connection."""
    return Reader(connection.seat, connection.words, table.names, table.rules)


def view_message(table: Table, connection: Connection, now: int | None = None) -> ViewMessage | None:
    """The view for a connection, with the facts it has not been sent yet; ``None`` before the first deal.

    ``now`` is the time (ms since 1970) for the clock of the game; left out: that of the table's last row.
    """
    if table.running is None:
        return None
    reader = reader_for(table, connection)
    events = table.deal.events
    full = connection.full
    start = connection.seen_events if not full and connection.seen_deal == table.running.number else 0
    seen = observe(table.deal, connection.seat)
    told = _told_cut(table, reader) if full else []
    told += _told_acts(table, reader, start, full or not connection.seen_time_up)
    message = ViewMessage(
        seq=table.seq,
        full=full,
        view=make_view(table, reader, seen, now),
        events=[] if full else [_event(event.seen_by(connection.seat)) for event in events[start:]],
        acts=told,
    )
    connection.full = False
    connection.seen_deal, connection.seen_events = table.running.number, len(events)
    connection.seen_time_up = table.game.time_up
    return message


def _told_acts(table: Table, reader: Reader, start: int, with_time: bool) -> list[ToldAct]:
    """The events from number ``start`` on in words; that the time was over stands where it was (if ``with_time``)."""
    events = table.deal.events
    up = table.running.time_up if table.running is not None and with_time else None
    cut = start if up is None else max(start, up)
    before = tell_events(reader, events, start, only=frozenset(range(start, cut)))
    note = (
        [] if up is None else [ToldAct(-1, reader.words.text("clock-over" if up == len(events) and table.over else "clock-up"))]
    )
    told = [
        [ToldAct(act.seat, act.sentence(reader), act.mark) for act in acts] for acts in (before, tell_events(reader, events, cut))
    ]
    return [*told[0], *note, *told[1]]


def make_view(table: Table, reader: Reader, seen: Observation, now: int | None = None) -> View:
    """The whole view at the time ``now``."""
    running = table.running
    assert running is not None
    over = seen.phase == "over"
    return View(
        table=table.id,
        title=rules_title(reader.words, table.rules),
        rules=table.rules.text,
        differences=len(differences_told(reader.words, table.rules)),
        difference_texts=difference_texts(reader.words, table.rules)[:_MOST_DIFFERENCES],
        target=table.rules["game.target"],
        deals=deals_of(table.rules),
        goal=goal_text(reader.words, table.rules, running.number),
        clock=clock_text(reader.words, table, table.updated if now is None else now),
        deal=running.number,
        sequences=table.rules["meld.sequences"] == "on",
        feet=bool(table.rules["deal.foot"]),
        alone=seen.alone,
        resting_text=_resting(reader, seen),
        phase=seen.phase,  # type: ignore[arg-type]
        to_move=-1 if over else seen.to_move,
        me=reader.seat,
        dealer=running.dealer,
        pace=table.pace_name,  # type: ignore[arg-type]
        open_hands=table.setup.open_hands,
        game_over=table.over,
        winner=_winner(table),
        seats=_seats(table, reader, seen),
        sides=[_side(table, reader, seen, side) for side in range(len(table.rules.sides))],
        stock=seen.stock,
        pile=_pile(reader, seen),
        hand=[card.text for card in seen.hand],
        fresh=[card.text for card in _fresh(seen)],
        status=over_status(reader, table) if over else status(reader, seen),
        announce=_announce(table, reader, seen),
        actions=_buttons(table, reader, seen),
        commitment=_commitment(table),
        sheet=_sheet(table, reader) if over else None,
    )


def _winner(table: Table) -> int:
    return table.game.winner if table.over and isinstance(table.game.winner, int) else -1


def _announce(table: Table, reader: Reader, seen: Observation) -> str:
    said = announcement(reader, seen, table.deal.events)
    if table.time_up_seq == table.seq and not table.over:
        said = f"{reader.words.sentence('clock-up')} {said}"
    return f"{said} {over_status(reader, table)}" if seen.phase == "over" else said


def _seats(table: Table, reader: Reader, seen: Observation) -> list[SeatView]:
    last = last_acts(reader, table.deal.events)
    views = []
    for at, seat in enumerate(table.setup.seats):
        view = SeatView(
            seat=at,
            name=table.names[at] if seat.is_bot else seat.name,
            kind="bot" if seat.is_bot else "person",
            level=seat.level,
            side=seen.side_of(at),
            cards=seen.hand_sizes[at],
            melded=seen.melded[at],
            turn=seen.phase != "over" and seen.to_move == at,
            dealer=table.running is not None and table.running.dealer == at,
            last=last.get(at, ""),
            foot=seen.feet[at],
            due=seen.due[at],
            rests=at in seen.resting,
        )
        if table.setup.open_hands:
            view.hand = [card.text for card in sorted(table.deal.hand(at))]
        views.append(view)
    return views


def _side(table: Table, reader: Reader, seen: Observation, side: int) -> SideView:
    melds = [_meld(table, reader, number, cards) for number, cards in enumerate(seen.melds[side], start=1) if cards]
    need = seen.minimums[side]
    return SideView(
        side=side,
        name=reader.side_name(side),
        seats=list(table.deal.sides[side]),
        total=table.game.totals[side],
        minimum=seen.points_needed(side),
        need=need_text(reader.words, need),
        condition=need if isinstance(need, str) else "",
        opened=seen.opened(side),
        red3=[card.text for card in seen.red3[side]],
        red3_points=table.rules.red3_points(sum(card.is_red_three for card in seen.red3[side])),
        canastas=CanastaCount(**{kind: sum(meld.canasta == kind for meld in melds) for kind in CANASTAS}),
        melds=melds,
    )


def _meld(table: Table, reader: Reader, number: int, cards: tuple[Card, ...]) -> MeldView:
    natural = naturals(cards)
    shape = meld_shape(cards)
    cost = open_cost(table.rules, cards)
    return MeldView(
        n=number,
        kind=shape.kind or "set",  # type: ignore[arg-type]
        rank=shape.rank,
        suit=shape.suit,
        low=shape.low,
        high=shape.high,
        cards=[card.text for card in cards],
        naturals=natural,
        wilds=len(cards) - natural,
        points=card_points(table.rules, cards),
        canasta=canasta_kind(table.rules, cards),
        closed=is_closed(table.rules, cards),
        label=meld_label(reader, cards),
        to_natural=to_natural(reader, cards),
        cost=reader.words.sentence("meld-open-cost", n=cost) if cost else "",
    )


def _pile(reader: Reader, seen: Observation) -> PileView:
    note = pile_note(reader, seen)
    return PileView(
        count=len(seen.pile),
        hidden=seen.hidden,
        takes=_takes(seen),
        fan=_fan(seen),
        top=seen.top.text if seen.top is not None else None,
        freezer=seen.freezer.text if seen.freezer is not None else None,
        frozen=seen.frozen,
        frozen_for_me=note.frozen,
        blocked=seen.blocked,
        why=note.why,
        note_title=note.title,
        note=note.text,
    )


def _takes(seen: Observation) -> int:
    """How many cards a take brings now."""
    amount = str(seen.rules["pile.take_amount"])
    return len(seen.pile) if amount == "all" else min(len(seen.pile), int(amount.removeprefix("top_")))


def _fan(seen: Observation) -> list[str]:
    """The cards that follow with a take, the top one last, where not the whole pile does."""
    takes = _takes(seen)
    return [] if takes == len(seen.pile) else [card.text for card in seen.pile[len(seen.pile) - takes :]]


def _resting(reader: Reader, seen: Observation) -> str:
    names = [reader.name(seat) for seat in seen.resting]
    return reader.words.sentence("seats-resting", names=names) if names else ""


def _fresh(seen: Observation) -> list[Card]:
    """The cards that came to the own hand this turn and are still in it."""
    if seen.to_move != seen.seat or seen.phase != "play":
        return []
    came: Counter[Card] = Counter()
    for event in seen.events:
        if event.seat == seen.seat and event.kind in ("drew", "took"):
            came.update(event.cards)
    return sorted((came & Counter(seen.hand)).elements())


def _buttons(table: Table, reader: Reader, seen: Observation) -> Buttons:
    states = button_states(reader, seen)
    claims = [write_action(claim) for claim in plain_claims(states.take.claims)[:_MOST_CLAIMS]]
    return Buttons(
        draw=Why(*states.draw),
        take=TakeWhy(states.take.can, states.take.why, claims),
        meld=Why(*states.meld),
        discard=Why(*states.discard),
        ask=Why(*states.ask),
        answer=Why(*states.answer),
        passing=Why(*states.passing),
        join=JoinWhy(*states.join, [_join(reader, seen, join) for join in states.joins]),
        special=SpecialWhy(*states.special, _special_hands(reader, states)),
        undo=_undo(table, reader),
    )


def _undo(table: Table, reader: Reader) -> Why:
    can = table.can_take_back(reader.seat)
    if can and table.rules["meld.undo"] == "with_penalty":
        return Why(can, cost_text(reader, IRREGULARITIES[TAKEN_BACK]))
    return Why(can, reader.words.text("button-undo" if can else "button-undo-none"))


def _join(reader: Reader, seen: Observation, join: Join) -> JoinChoice:
    melds = seen.melds[seen.side]
    source, target = melds[join.source - 1], melds[join.target - 1]
    text = reader.words.sentence("choice-join", name=meld_name(reader.words, target), first=len(target), second=len(source))
    return JoinChoice(join.source, join.target, text, write_action(join))


def _special_hands(reader: Reader, states: ButtonStates) -> list[SpecialChoice]:
    hands = {hand.name: hand for hand in SPECIAL_HANDS[reader.rules["special.hands"]]}
    found = []
    for act in states.specials:
        hand = hands[act.name]
        title, what = reader.words.text(hand.message), reader.words.text(f"{hand.message}.what")
        found.append(SpecialChoice(act.name, title, what, hand.points, write_action(act)))
    return found


def _commitment(table: Table) -> CommitmentView:
    running = table.running
    assert running is not None
    view = CommitmentView(deal=running.number, hash=running.commitment, table=table.id, rules=table.rules.text)
    if table.deal_over:
        view.seed = running.seed
    return view


def _sheet(table: Table, reader: Reader) -> Sheet:
    told = tell_sheet(reader, table)
    return Sheet(
        deal=told.deal,
        went_out=told.went_out,
        concealed=told.concealed,
        title=told.title,
        rows=[SheetRow(row.id, row.text, row.points, row.detail) for row in told.rows],
        totals_before=told.totals_before,
        deal_points=told.deal_points,
        totals=told.totals,
        minimums=told.minimums,
        needs=told.needs,
        history=told.history,
        game_over=table.over,
        winner=_winner(table),
        margin=told.margin,
        ready=reader.seat in table.running.ready if table.running else False,
    )


def _told_cut(table: Table, reader: Reader) -> list[ToldAct]:
    """What was cut for the seats, told at the beginning of the first deal."""
    if not table.setup.cut or table.running is None or table.running.number > 1:
        return []
    text = reader.words.text
    return [
        ToldAct(seat, f"{reader.name(seat)} {text('act-cut', card=reader.sign(card))}")
        for seat, card in sorted(enumerate(table.setup.cut), key=lambda drawn: -drawn[1].rank)
    ]


def _event(event: Event) -> EventView:
    return EventView(
        seq=event.seq,
        kind=event.kind,
        seat=event.seat,
        cards=[card.text for card in event.cards],
        groups=[EventGroup(number, [card.text for card in cards]) for number, cards in event.groups],
        data=dict(event.data),
    )
