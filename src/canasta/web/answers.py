"""Answers to single wishes: refusals, doubts, drafts, errors, each in the socket's language."""

from __future__ import annotations

from canasta.cards import CardTextError
from canasta.engine import Action, Discard
from canasta.notation import NotationError
from canasta.table.drafting import Drafting, StagedWish
from canasta.table.table import Refusal, Table
from canasta.table.telling import discard_doubts
from canasta.table.telling.charges import charge_text
from canasta.view import observe
from canasta.web.connection import Connection
from canasta.web.messages import (
    Doubt,
    Drafted,
    DraftedGroup,
    DraftWish,
    ErrorMessage,
    MeldTarget,
    NewTarget,
    PileTarget,
    ReasonView,
    Refused,
    Targets,
    ViolationView,
    Why,
)
from canasta.web.viewing import reader_for


def error(connection: Connection, code: str, place: str = "", **args: object) -> ErrorMessage:
    """The message could not be carried out; ``code`` names the sentence ``table-error-<code>``, ``place`` the field at fault."""
    return ErrorMessage(code.replace("-", "_"), connection.words.text(f"table-error-{code}", **args), place)


def refused_act(connection: Connection, act_id: str, refusal: Refusal, table: Table) -> Refused:
    """The rules' reasons, each with its sentence, and one text that says them all, what would do, and what trying it cost."""
    words, violations = connection.words, refusal.violations
    text = words.refusal([(v.code, v.data) for v in violations])
    if refusal.charge is not None:
        text = f"{text} {charge_text(reader_for(table, connection), refusal.charge, table.deal)}"
    return Refused(
        act_id,
        [ViolationView(v.code, v.option, dict(v.data), words.violation(v.code, v.data)) for v in violations],
        text,
    )


def refused_by_table(connection: Connection, act_id: str, code: str, **args: object) -> Refused:
    """A reason of the table's own: ``code`` names the sentence ``table-refusal-<code>``."""
    text = connection.words.text(f"table-refusal-{code}", **args)
    return Refused(act_id, [ViolationView(code, "", {}, text)], text)


def unreadable(connection: Connection, act_id: str, fault: NotationError) -> Refused:
    """The act is no notation."""
    return refused_by_table(connection, act_id, "unreadable", detail=fault.sentence(connection.words))


def doubt(table: Table, connection: Connection, act_id: str, action: Action) -> Doubt | None:
    """What speaks against a legal act, if anything does."""
    if not isinstance(action, Discard):
        return None
    reader = reader_for(table, connection)
    reasons = discard_doubts(reader, observe(table.deal, connection.seat), action.card)
    return Doubt(act_id, [ReasonView(reason.code, reason.text) for reason in reasons]) if reasons else None


def drafted(table: Table, connection: Connection, wish: DraftWish) -> Drafted | ErrorMessage:
    """What the staged groups would be, and what the selected cards could do."""
    if table.running is None:
        return error(connection, "not-now")
    reader = reader_for(table, connection)
    staged = [StagedWish(group.cards, group.onto, group.new) for group in wish.groups]
    try:
        drafting = Drafting(reader, observe(table.deal, connection.seat), wish.take, staged, wish.select)
    except CardTextError as fault:
        return error(connection, "message", detail=connection.words.text("notation-no-card", text=fault.text[fault.column :]))
    told = drafting.told()
    targets = drafting.targets()
    return Drafted(
        id=wish.id,
        groups=[DraftedGroup(g.cards, g.points, g.ok, g.text, g.onto, g.new, g.kind, g.label) for g in told.groups],
        points=told.points,
        need=told.need,
        short=told.short,
        legal=told.legal,
        text=told.text,
        do=told.do,
        cost=told.cost,
        targets=Targets(
            discard=Why(*targets.discard),
            new=NewTarget(*targets.new),
            pile=PileTarget(*targets.pile),
            melds=[MeldTarget(meld.number, meld.can, meld.why, meld.note) for meld in targets.melds],
        ),
    )
