"""HTTP: what can be chosen, a browser's tables, a new table, a table's rules and record."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec.structs import replace

from canasta.rules import Rules, preset
from canasta.table.families import FAMILIES, family_of, presets_in_order
from canasta.table.pace import PACES
from canasta.table.recording import record_text
from canasta.table.rows import Summary
from canasta.table.setup import LEVELS, SetupError, TableWish
from canasta.table.table import Table, TableError
from canasta.table.telling import Reader
from canasta.table.telling.needs import deals_of
from canasta.table.telling.rule_reading import read_rules_text
from canasta.table.telling.rules_short import difference_texts, differences_told, rules_title, sections
from canasta.view import observe
from canasta.web.asking import AnyRequest, refused, words_for
from canasta.web.identity import COOKIE, new_secret, owner_of, secret_cookie
from canasta.web.reading import Unreadable, read_json
from canasta.web.registry import Registry
from canasta.web.requests import (
    BotView,
    DifferenceView,
    FamilyView,
    Faults,
    FaultView,
    Made,
    PresetView,
    RulesInShort,
    RulesSection,
    SetupChoices,
    TableEntry,
    TableList,
    TableRequest,
)
from canasta.words import Words

_SHORT_TARGET = 2500
_NAMES = ("Lasse", "Astrid", "Ingrid", "Olle", "Maja", "Einar", "Signe", "Nils", "Tuva")


def _registry(state: State) -> Registry:
    registry = state.registry
    assert isinstance(registry, Registry)
    return registry


def _owner(request: AnyRequest) -> str:
    return owner_of(request.cookies.get(COOKIE))


@get("/api/setup", sync_to_thread=False)
def setup_choices(request: AnyRequest) -> Response[SetupChoices | Faults]:
    """What can be chosen for a table; house rules that are named (``rules``) beside the known games."""
    words = words_for(request)
    text = request.query_params.get("rules", "")
    own = read_rules_text(text) if text else None
    if own is not None and not own.playable:
        return refused([FaultView(fault.place, fault.text(words.lang)) for fault in own.faults])
    choices = SetupChoices(
        families=[FamilyView(name, words.text(f"family-{name.replace('_', '-')}")) for name in FAMILIES],
        presets=[_preset_view(words, preset(name)) for name in presets_in_order()],
        bots=[BotView(level, words.text(f"level-{level}")) for level in LEVELS],
        paces=list(PACES),
        names=list(_NAMES),
        own=_own_view(words, own.rules) if own is not None and own.rules.changes else None,
    )
    return Response(choices)


def _own_view(words: Words, rules: Rules) -> PresetView:
    """House rules as one more game: called by their text, in no family."""
    return replace(_preset_view(words, rules), name=rules.text, family="")


def _preset_view(words: Words, rules: Rules) -> PresetView:
    target = int(rules["game.target"])
    return PresetView(
        name=rules.preset,
        family=family_of(rules.preset),
        title=rules_title(words, rules),
        summary=words.text("preset-" + rules.preset.replace("_", "-")),
        seats=rules.players,
        sides=[list(side) for side in rules.sides],
        target=target,
        targets=[] if deals_of(rules) else sorted({_SHORT_TARGET, int(preset("classic")["game.target"]), target}),
        deals=deals_of(rules),
        differences=len(differences_told(words, rules)),
        difference_texts=difference_texts(words, rules),
    )


@get("/api/tables")
async def tables(request: AnyRequest, state: State) -> TableList:
    """The games of this browser."""
    owner = _owner(request)
    words = words_for(request)
    found = await _registry(state).tables_of(owner) if owner else []
    return TableList([_entry(words, seat, summary) for seat, summary in found])


def _entry(words: Words, seat: int, summary: Summary) -> TableEntry:
    return TableEntry(
        id=summary.table,
        rules=summary.rules,
        title=rules_title(words, Rules.read(summary.rules)),
        seats=[other["name"] for other in summary.seats],
        me=seat,
        sides=summary.sides,
        totals=summary.totals,
        target=summary.target,
        deals=deals_of(Rules.read(summary.rules)),
        deal=summary.deal,
        your_turn=summary.to_move in (seat, -1) and not summary.over,
        over=summary.over,
        updated=summary.updated,
    )


@post("/api/tables")
async def make_table(request: AnyRequest, state: State) -> Response[Made | Faults]:
    """A new table; an empty wish is "play now"."""
    words = words_for(request)
    body = await request.body()
    try:
        wish = read_json(body or b"{}", TableRequest).wish()
    except Unreadable as fault:
        return refused([FaultView(fault.place, words.text("setup-message", detail=fault.text(words)))])
    return await _make(request, state, wish, words)


@post("/api/tables/{table_id:str}/again")
async def play_again(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[Made | Faults]:
    """A new game with the set-up of a table at which the browser has a seat."""
    words = words_for(request)
    owner = _owner(request)
    seat = await _registry(state).storage.seat_of(table_id, owner) if owner else None
    setup = await _registry(state).setup_of(table_id) if seat is not None else None
    if setup is None:
        return missing(words)
    return await _make(request, state, setup.as_wish(), words)


async def _make(request: AnyRequest, state: State, wish: TableWish, words: Words) -> Response[Made | Faults]:
    secret = request.cookies.get(COOKIE)
    fresh = "" if owner_of(secret) else new_secret()
    try:
        table_id = await _registry(state).create(wish, owner_of(fresh or secret), words)
    except SetupError as error:
        return refused([FaultView(fault.place, fault.text) for fault in error.faults])
    return Response(Made(table_id), status_code=201, cookies=[secret_cookie(fresh)] if fresh else [])


@get("/api/tables/{table_id:str}/rules")
async def rules_in_short(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[RulesInShort | Faults]:
    """A table's rules in short, with the pile as it stands now for this seat."""
    words = words_for(request)
    found = await table_and_seat(request, state, table_id)
    if found is None:
        return missing(words)
    table, seat = found
    reader = Reader(seat, words, table.names, table.rules)
    return Response(
        RulesInShort(
            title=rules_title(words, table.rules),
            rules=table.rules.text,
            differences=[DifferenceView(d.option, d.title, d.here, d.classic) for d in differences_told(words, table.rules)],
            sections=[RulesSection(s.id, s.title, s.lines, s.table) for s in sections(reader, observe(table.deal, seat))],
        )
    )


@get("/api/tables/{table_id:str}/record")
async def record(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[bytes | Faults]:
    """The game as a record, to be kept or replayed."""
    words = words_for(request)
    found = await table_and_seat(request, state, table_id)
    if found is None:
        return missing(words)
    table, seat = found
    headers = {"content-disposition": f'attachment; filename="canasta-{table_id}.canasta"', "cache-control": "no-store"}
    return Response(record_text(table, seat).encode(), media_type="application/toml", headers=headers)


async def table_and_seat(request: AnyRequest, state: State, table_id: str) -> tuple[Table, int] | None:
    """The table, and this browser's seat at it; ``None`` where there is no such table or seat."""
    owner = _owner(request)
    seat = await _registry(state).storage.seat_of(table_id, owner) if owner else None
    if seat is None:
        return None
    try:
        hub = await _registry(state).hub(table_id)
    except TableError:
        return None
    return (hub.table, seat) if hub is not None else None


def missing(words: Words) -> Response[Any]:
    """There is no such table, or no seat at it."""
    return Response(Faults([FaultView("table", words.text("table-error-no-table"))]), status_code=404)
