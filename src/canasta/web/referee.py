"""HTTP: the referee rules on a case, opens the documents' disputes, and is asked at a table."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from canasta.notation import NotationError, read_action, read_case, write_action, write_position
from canasta.view import Observation, observe
from canasta.web.api import missing, table_and_seat
from canasta.web.asking import AnyRequest, refused, words_for
from canasta.web.reading import Unreadable, read_json
from canasta.web.referee_messages import CaseFaults, CaseRequest, CaseText, Example, Examples, PlacedFault, Rulings
from canasta.web.requests import Faults, FaultView
from canasta.web.ruling_view import case_ruled
from canasta.words import Words

_LONGEST_ACT = 2000


@cache
def example_cases() -> dict[str, str]:
    """The documents' disputes: id -> case in the notation. The id begins with the number of the document."""
    folder = files("canasta.web") / "examples"
    found = {file.name.removesuffix(".toml"): file.read_text(encoding="utf-8") for file in folder.iterdir()}
    return dict(sorted(found.items(), key=lambda entry: (-int(entry[0][:3]), entry[0])))


@get("/api/referee/examples", sync_to_thread=False)
def referee_examples(request: AnyRequest) -> Examples:
    """Disputes to open."""
    words = words_for(request)
    return Examples([_example(words, name, text) for name, text in example_cases().items()])


def _example(words: Words, name: str, text: str) -> Example:
    document, _, about = name.partition("-")
    question = f"referee-example-{about}"
    return Example(name, words.text(f"{question}.title"), words.text(question), document, text)


@post("/api/referee")
async def referee(request: AnyRequest) -> Response[Rulings | CaseFaults]:
    """The rulings on a case; 400 with the place of what cannot be read or cannot be true."""
    words = words_for(request)
    try:
        wish = read_json(await request.body(), CaseRequest)
    except Unreadable as fault:
        return _faulty(PlacedFault(fault.place, words.text("referee-message", detail=fault.text(words)), 0, 0, ""))
    try:
        return Response(case_ruled(words, read_case(wish.case)), status_code=200)
    except NotationError as fault:
        return _faulty(PlacedFault(fault.place, fault.sentence(words), fault.line, fault.column, fault.key))
    except RecursionError:
        return _faulty(PlacedFault("", words.text("referee-message", detail=Unreadable("deep").text(words)), 0, 0, ""))


def _faulty(fault: PlacedFault) -> Response[Rulings | CaseFaults]:
    return Response(CaseFaults([fault]), status_code=400)


@get("/api/tables/{table_id:str}/case")
async def case_of_table(request: AnyRequest, state: State, table_id: FromPath[str]) -> Response[CaseText | Faults]:
    """The moment at a table as this seat may know it, as a case, with an act of its own as a try."""
    words = words_for(request)
    found = await table_and_seat(request, state, table_id)
    if found is None:
        return missing(words)
    table, seat = found
    act = request.query_params.get("do", "")[:_LONGEST_ACT]
    try:
        return Response(CaseText(case_of(observe(table.deal, seat), act)), headers={"cache-control": "no-store"})
    except NotationError as fault:
        return refused([FaultView("do", _unreadable(words, fault))])


def case_of(seen: Observation, act: str = "") -> str:
    """What ``seen`` shows, as a case. ``act`` is a try where the one who sees is to move; raises ``NotationError`` for no act."""
    written = write_action(read_action(act)) if act else ""
    text = write_position(seen.position())
    if not written or seen.to_move != seen.seat or seen.phase == "over":
        return text
    return f'{text}\n[[try]]\ndo = "{written}"\n'


def _unreadable(words: Words, fault: NotationError) -> str:
    return words.text("table-refusal-unreadable", detail=fault.sentence(words))
