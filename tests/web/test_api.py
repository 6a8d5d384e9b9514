"""HTTP: what can be chosen, a new table, and what is wrong with a wish for one."""

from __future__ import annotations

import httpx
import pytest

from canasta.notation import read_record
from canasta.rules import preset

HOST = "testserver.local"
BOTS = [{"kind": "bot"}] * 3


async def test_setup_lists_every_preset_that_can_be_played(client):
    setup = (await client.get("/api/setup?lang=sv")).json()
    by_name = {entry["name"]: entry for entry in setup["presets"]}
    assert {"classic", "two_handed", "three_handed", "six_handed", "six_pairs", "short"} <= set(by_name)
    assert by_name["six_pairs"]["sides"] == [[0, 3], [1, 4], [2, 5]]
    assert by_name["classic"]["differences"] == 0 < by_name["two_handed"]["differences"]
    assert [bot["level"] for bot in setup["bots"]] == ["novice", "steady"]
    assert setup["bots"][0]["title"] == "Nybörjare"
    assert setup["paces"] == ["slow", "normal", "fast", "once"]


async def test_an_empty_wish_is_play_now(client):
    answer = await client.post("/api/tables", json={})
    assert answer.status_code == 201
    (entry,) = (await client.get("/api/tables")).json()["tables"]
    assert entry["id"] == answer.json()["id"]
    assert (entry["rules"], entry["target"], entry["totals"], entry["deal"], entry["over"]) == ("classic", 5000, [0, 0], 1, False)
    assert len(entry["seats"]) == 4 and entry["seats"][entry["me"]] == ""


async def test_a_table_is_set_up_as_wished(client):
    wish = {
        "rules": "six_pairs",
        "target": 2500,
        "seats": [
            {"kind": "bot", "level": "novice", "name": "Kari"},
            {"kind": "you", "name": "  Ana  Maria "},
            *BOTS,
            {"kind": "bot"},
        ],
        "pace": "once",
    }
    answer = await client.post("/api/tables", json=wish)
    assert answer.status_code == 201
    (entry,) = (await client.get("/api/tables")).json()["tables"]
    assert entry["rules"] == "six_pairs(game.target=2500)"
    assert (entry["me"], entry["seats"][:2]) == (1, ["Kari", "Ana Maria"])
    assert len(set(entry["seats"])) == 6
    assert entry["sides"] == [[0, 3], [1, 4], [2, 5]]


async def test_cutting_for_seats_puts_the_highest_together_and_the_one_before_deals(client):
    answer = await client.post("/api/tables", json={"seating": "cut", "pace": "once"})
    assert answer.status_code == 201
    hub = await client.registry.hub(answer.json()["id"])
    setup = hub.table.setup
    ranks = [card.rank for card in setup.cut]
    assert len(set(ranks)) == 4
    assert min(ranks[0], ranks[2]) > max(ranks[1], ranks[3])
    assert ranks[0] == max(ranks) and setup.first_dealer == 3


@pytest.mark.parametrize(
    ("wish", "places"),
    [
        ({"rules": "nonsense"}, ["rules"]),
        ({"rules": "classic(game.target=-3,meld.max_wilds=77)"}, ["rules", "rules"]),
        ({"rules": "classic(out.sequences=1)"}, ["rules"]),
        ({"target": -1}, ["rules"]),
        ({"seats": [{"kind": "you"}]}, ["seats"]),
        ({"seats": [{"kind": "bot"}, *BOTS]}, ["seats"]),
        ({"seats": [{"kind": "you"}, {"kind": "you"}, *BOTS[:2]]}, ["seats"]),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "level": "god"}, *BOTS[:2]]}, ["seats[1].level"]),
        ({"seats": [{"kind": "you", "name": "a" * 60}, *BOTS]}, ["seats[0].name"]),
        ({"seats": [{"kind": "you", "name": "Kari"}, {"kind": "bot", "name": "kari"}, *BOTS[:2]]}, ["seats[1].name"]),
        ({"seats": [{"kind": "ghost"}, *BOTS]}, ["seats", "seats[0].kind"]),
        ({"pace": "warp", "seating": "throne", "first_dealer": 9}, ["pace", "seating", "first_dealer"]),
        ({"surprise": 1}, ["surprise"]),
        ({"seats": 7}, ["seats"]),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "level": 7}]}, ["seats[1].level"]),
        ({"rules": "hand_and_foot", "target": 5000}, ["target"]),
    ],
)
async def test_a_wish_that_cannot_be_met_is_refused_with_every_fault(client, wish, places):
    answer = await client.post("/api/tables?lang=nb", json=wish)
    assert answer.status_code == 400
    faults = answer.json()["faults"]
    assert [fault["place"] for fault in faults] == places
    assert all(fault["text"].strip() for fault in faults)
    assert (await client.get("/api/tables")).json() == {"tables": []}


@pytest.mark.parametrize("body", [b"{", b"[]", b"null", b"\xff", b"[" * 9000, b'{"rules":"' + b"a" * 70_000 + b'"}'])
async def test_a_body_that_cannot_be_read_is_refused(client, body):
    answer = await client.post("/api/tables", content=body)
    assert answer.status_code in (400, 413)


async def test_play_again_has_the_same_set_up(client):
    seats = [{"kind": "you", "name": "Ana"}, {"kind": "bot", "level": "novice", "name": "Kari"}, *BOTS[:2]]
    first = (await client.post("/api/tables", json={"rules": "short", "seats": seats, "pace": "fast"})).json()["id"]
    answer = await client.post(f"/api/tables/{first}/again")
    assert answer.status_code == 201 and answer.json()["id"] != first
    newest, oldest = (await client.get("/api/tables")).json()["tables"]
    assert {newest["id"], oldest["id"]} == {first, answer.json()["id"]}
    assert (newest["rules"], newest["seats"]) == (oldest["rules"], oldest["seats"])


@pytest.mark.parametrize("lang", ["sv", "nb", "en"])
@pytest.mark.parametrize("rules", ["classic", "seed003", "two_handed", "six_pairs", "classic(game.target=2500,out.canastas=2)"])
async def test_the_rules_in_short_tell_the_differences_first(client, lang, rules):
    table = (await client.post("/api/tables", json={"rules": rules})).json()["id"]
    told = (await client.get(f"/api/tables/{table}/rules?lang={lang}")).json()
    assert told["rules"] == rules
    assert bool(told["differences"]) == (rules != "classic")
    sections = {section["id"]: section for section in told["sections"]}
    assert list(sections) == ["values", "turn", "melds", "opening", "pile", "threes", "out", "bonuses"]
    assert all(section["lines"] or section["table"] for section in told["sections"])
    assert len(sections["opening"]["table"]) == len(preset(rules.split("(")[0])["initial.tiers"])
    assert all("{" not in line for section in told["sections"] for line in section["lines"])


async def test_a_record_can_be_read_and_holds_no_seed_of_a_running_deal(client):
    table = (await client.post("/api/tables", json={"pace": "once", "seats": [{"kind": "you", "name": "Ana"}, *BOTS]})).json()[
        "id"
    ]
    answer = await client.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    record = read_record(answer.text)
    assert record.players == ("Ana", "bot:steady", "bot:steady", "bot:steady")
    assert record.deals[-1].pack is None and record.deals[-1].shuffle is None


async def test_files_have_tags_and_last_as_long_as_their_names_allow(client):
    page = await client.get("/table/abc")
    assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
    assert (await client.get("/", headers={"if-none-match": page.headers["etag"]})).status_code == 304
    script = await client.get("/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.text.startswith("export")
    for missing in ("/assets/gone.js", "/api/nothing", "/../pyproject.toml", "/favicon.ico"):
        assert (await client.get(missing)).status_code == 404
    assert isinstance(page, httpx.Response)
