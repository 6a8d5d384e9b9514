"""What cannot be read is said in the reader's language, with its place: over the socket and over HTTP."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from canasta.web.messages import FromPage, read_message
from canasta.web.reading import Unreadable, read_json
from canasta.web.referee_messages import CaseRequest
from canasta.web.requests import TableRequest
from canasta.web.rule_messages import RulesCheck
from canasta.words import Words, languages

ACT = {"t": "act", "id": "1", "seq": 0, "do": "^"}
DRAFT = {"t": "draft", "id": "1"}

#: What msgspec says by itself.
ENGLISH = re.compile(r"Expected|Object|JSON is|Invalid|missing required|unknown field|\$|truncated|null")

SOCKET: list[tuple[Any, str, str, str]] = [
    ([], "value", "", "det hela ska vara ett objekt med fält."),
    ("hello", "value", "", "det hela ska vara ett objekt med fält."),
    ({}, "missing", "t", "t saknas: något av act, draft, "),
    ({"t": "fly"}, "value", "t", "t ska vara något av act, draft, "),
    ({"t": 3}, "value", "t", "t ska vara något av act, draft, "),
    (ACT | {"seq": "0"}, "value", "seq", "seq ska vara ett heltal."),
    (ACT | {"seq": True}, "value", "seq", "seq ska vara ett heltal."),
    (ACT | {"sure": 1}, "value", "sure", "sure ska vara true eller false."),
    (ACT | {"do": ""}, "value", "do", "do ska vara text på 1 till 2\u202f000 tecken."),
    (ACT | {"fly": 1}, "unknown", "fly", "fly finns inte här: något av id, seq, do, sure väntades."),
    ({"t": "act", "id": "1", "seq": 0}, "missing", "do", "do saknas: text på 1 till 2\u202f000 tecken väntades."),
    ({"t": "pace", "pace": "warp"}, "value", "pace", "pace ska vara något av fast, normal, once, slow."),
    (DRAFT | {"select": "Qh"}, "value", "select", "select ska vara en lista med högst 300."),
    (DRAFT | {"select": ["Qh", "Queen"]}, "value", "select[1]", "select[1] ska vara text på 1 till 4 tecken."),
    (
        DRAFT | {"groups": [{"cards": [], "onto": "x"}]},
        "value",
        "groups[0].onto",
        "groups[0].onto ska vara ett heltal, eller null.",
    ),
    (DRAFT | {"groups": [{}]}, "missing", "groups[0].cards", "groups[0].cards saknas: en lista med högst 300 väntades."),
    (DRAFT | {"groups": [3]}, "value", "groups[0]", "groups[0] ska vara ett objekt med fält."),
]


@pytest.mark.parametrize(("message", "code", "place", "sentence"), SOCKET)
def test_a_message_of_the_wrong_form(message: Any, code: str, place: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_message(json.dumps(message))
    assert (refused.value.code, refused.value.place) == (code, place)
    assert refused.value.text(Words("sv")).lower().startswith(sentence.lower())
    for lang in ("sv", "nb"):
        said = refused.value.text(Words(lang)).replace("eller null", "")
        assert ENGLISH.search(said) is None, said


@pytest.mark.parametrize("text", ["", "{", "nul", '{"t":', b"\xff", '"\\ud800"'])
def test_no_json(text: str | bytes) -> None:
    with pytest.raises(Unreadable) as refused:
        read_message(text)
    assert {refused.value.text(Words(lang)) for lang in languages()} == {
        "Det är inte JSON.",
        "Det er ikke JSON.",
        "It is not JSON.",
    }


def test_nested_too_deep() -> None:
    with pytest.raises(Unreadable) as refused:
        read_message("[" * 50_000)
    assert refused.value.text(Words("sv")) == "Det är nästlat för djupt."


@pytest.mark.parametrize("form", [*get_args(FromPage), TableRequest, CaseRequest, RulesCheck])
def test_every_field_of_every_message_names_itself(form: Any) -> None:
    """Whatever field holds something of a wrong type: msgspec refuses it, and the refusal names it and what belongs there."""
    info = inspect.type_info(form)
    assert isinstance(info, inspect.StructType)
    tag = {info.tag_field: info.tag} if info.tag_field else {}
    for known in info.fields:
        for wrong in ([[[1]]], {"a": {"b": 1}}, 1.5, "x" * 70_000):
            message = json.dumps(tag | {known.encode_name: wrong})
            try:
                msgspec.json.decode(message, type=form)
            except msgspec.ValidationError as error:
                if known.encode_name not in str(error):
                    continue  # another field is missing, and that came first
            else:
                continue
            with pytest.raises(Unreadable) as refused:
                read_json(message, form)
            assert refused.value.place.startswith(known.encode_name), message[:80]
            assert refused.value.code in ("value", "missing", "unknown")
            assert refused.value.expected is not None


@pytest.mark.parametrize(
    ("address", "body", "place", "sentence"),
    [
        (
            "/api/tables",
            {"seats": [{"kind": "you"}, {"kind": 1}]},
            "seats[1].kind",
            "seats[1].kind ska vara text på högst 40 tecken.",
        ),
        ("/api/tables", {"target": "5000"}, "target", "target ska vara ett heltal, eller null."),
        ("/api/tables", {"open_hands": "yes"}, "open_hands", "open_hands ska vara true eller false."),
        (
            "/api/rules/check",
            {"changes": {"game.target": 7000}},
            "changes.game.target",
            "changes.game.target ska vara text på högst",
        ),
        ("/api/rules/check", {"rule": "classic"}, "rule", "rule finns inte här: något av rules, base, changes väntades."),
        ("/api/referee", {}, "case", "case saknas: text på högst 20\u202f000 tecken väntades."),
    ],
)
async def test_over_http(client: Any, address: str, body: Any, place: str, sentence: str) -> None:
    answer = await client.post(f"{address}?lang=sv", json=body)
    assert answer.status_code == 400
    [fault] = answer.json()["faults"]
    assert fault["place"] == place
    assert sentence in fault["text"]


async def test_a_target_for_games_of_a_number_of_deals(client: Any) -> None:
    said = {}
    for lang in languages():
        answer = await client.post(f"/api/tables?lang={lang}", json={"rules": "hand_and_foot", "target": 5000})
        assert answer.status_code == 400
        [fault] = answer.json()["faults"]
        assert fault["place"] == "target"
        said[lang] = fault["text"]
    assert said == {
        "sv": "De här reglerna slutar efter fyra givar: det finns ingen målpoäng att välja.",
        "nb": "Disse reglene slutter etter fire runder: det er ikke noe poengmål å velge.",
        "en": "These rules end after four deals: there is no target to choose.",
    }
    assert (await client.post("/api/tables", json={"rules": "hand_and_foot"})).status_code == 201


async def test_over_the_socket(open_hub: Any, page_at: Any) -> None:
    async with open_hub() as (hub, _):
        page = page_at(hub, hub.table.setup.person)
        await page.send(t="hello", seq=0)
        await page.turn()
        refused = await page.ask(t="act", id=7, seq=0, do="+")
        assert (refused["t"], refused["code"], refused["place"]) == ("error", "message", "id")
        assert refused["text"].endswith("id ska vara text på 1 till 64 tecken.")
        refused = await page.ask(t="draft", id="1", select=["Zz"])
        assert refused["text"].endswith("”Zz” börjar inte med ett kort. " + refused["text"].partition("ett kort. ")[2])
        assert "no card" not in refused["text"]


@pytest.mark.parametrize(
    ("method", "address", "status", "said"),
    [
        ("GET", "/api/nothing", 404, "Det finns inget på den här adressen."),
        ("GET", "/assets/nothing.js", 404, "Det finns inget på den här adressen."),
        ("PUT", "/api/tables", 405, "Så går det inte att fråga på den här adressen."),
        ("POST", "/api/rules/check", 413, "Det är mer än vad som läses på en gång."),
    ],
)
async def test_what_the_server_refuses_by_itself(client: Any, method: str, address: str, status: int, said: str) -> None:
    answer = await client.request(method, f"{address}?lang=sv", content=b"x" * 70_000 if status == 413 else None)
    assert answer.status_code == status
    assert said in answer.text


async def test_a_foreign_page_is_refused_in_the_browsers_language(client: Any) -> None:
    headers = {"origin": "http://elsewhere.example", "accept-language": "nb-NO,nb;q=0.9,en;q=0.8"}
    answer = await client.post("/api/tables", json={}, headers=headers)
    assert (answer.status_code, answer.text) == (403, "Bare serverens egen side kan be om dette.")
