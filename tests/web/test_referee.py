"""The referee over HTTP: rulings, faults with their place, the documents' disputes, and the moment at a table."""

from __future__ import annotations

from random import Random

import pytest

from canasta.bots import make_bot
from canasta.cards import UNKNOWN
from canasta.engine import Deal, Draw
from canasta.notation import judge, read_case
from canasta.rules import OPTIONS, PRESETS, preset
from canasta.view import observe
from canasta.web.referee import case_of, example_cases
from canasta.words import Words

FROZEN = """
name  = "a frozen pile"
[position]
hands = ["8h 8s Jo 4c Qd", 11, 11, 11]
pile  = "2d 7h 8d"
melds = [["K K K"], []]
[[try]]
do = "^8hJo"
[[try]]
do = "^8h8s"
"""


async def ruled(client, case, lang="en"):
    return await client.post(f"/api/referee?lang={lang}", json={"case": case})


async def test_a_ruling_tells_reason_numbers_option_and_documents(client):
    answer = await ruled(client, FROZEN)
    assert answer.status_code == 200
    found = answer.json()
    no, yes = found["rulings"]
    assert (no["legal"], yes["legal"]) == (False, True)
    assert no["text"] == "Not allowed: to take the pile with an eight and a joker."
    reason = no["violations"][0]
    assert reason["code"] == "pile_frozen" and reason["data"] == {"have": 1, "need": 2, "rank": "8"}
    assert reason["option"] == "pile.frozen_by" and reason["option_title"] and reason["reading"]
    assert [said["document"] for said in reason["documents"]] == ["000", "001", "002", "003", "004"]
    assert found["layout"]["pile"] == ["2d", "7h", "8d"] and found["layout"]["tries"] == [["^8hJo"], ["^8h8s"]]
    assert found["layout"]["hands"][1] == [UNKNOWN.text] * 11


@pytest.mark.parametrize("lang", ["sv", "nb", "en"])
async def test_the_documents_disputes_are_ruled_on_as_by_the_judge(client, lang):
    examples = (await client.get(f"/api/referee/examples?lang={lang}")).json()["examples"]
    assert len(examples) == 12 == len(example_cases())
    for example in examples:
        assert example["title"] and example["question"]
        found = (await ruled(client, example["case"], lang)).json()
        assert found["rules"] == f"seed{example['document']}"
        same = judge(example["case"])
        assert [ruling["legal"] for ruling in found["rulings"]] == [ruling.legal for ruling in same]
        assert all(ruling["holds"] for ruling in found["rulings"])
        codes = [[violation.code for violation in ruling.violations] for ruling in same]
        assert [[reason["code"] for reason in ruling["violations"]] for ruling in found["rulings"]] == codes


@pytest.mark.parametrize(
    ("case", "place"),
    [
        ("x = = 1", "1"),
        ('[position]\nhands = ["8h 1s", 11, 11, 11]', "position.hands[0]"),
        ('[position]\npile = "Qh Qh Qh"', "position"),
        ('rules = "classic(deck.packs=9)"\n[position]', "rules"),
        ("", ""),
    ],
)
async def test_what_cannot_be_read_or_true_is_refused_at_its_place(client, case, place):
    answer = await ruled(client, case)
    assert answer.status_code == 400
    fault = answer.json()["faults"][0]
    assert place in fault["place"] and fault["text"]


async def test_what_is_too_long_or_no_case_is_refused(client):
    for content in (b"{", b"{}", b'{"case": 1}', b'{"case": "' + b"#" * 20_001 + b'"}'):
        answer = await client.post("/api/referee", content=content)
        assert answer.status_code == 400 and answer.json()["faults"][0]["text"]


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_moment_at_a_table_is_a_case_that_tells_no_more_than_its_seat_knows(name):
    """In every game: the case is read, and the hands of others hold only what all saw them take."""
    deal = _started(name)
    player = make_bot("random", Random(3))
    for turn in range(24):
        if deal.over:
            break
        if turn % 5 == 0:
            for seat in range(deal.rules.players):
                seen = observe(deal, seat)
                position = read_case(case_of(seen)).setting
                for other, hand in enumerate(position.hands):
                    known = [card for card in hand if card is not UNKNOWN] if isinstance(hand, list) else []
                    assert other == seat or known == list(seen.known[other])
                assert isinstance(position.stock, int)
        deal.play(player.choose(observe(deal, deal.to_move)))


def _started(name):
    from canasta.cards import full_pack

    rules = preset(name)
    pack = full_pack(rules["deck.packs"], rules["deck.jokers"])
    Random(7).shuffle(pack)
    return Deal.start(rules, pack=pack, dealer=0)


def test_a_refused_act_is_refused_by_the_referee_for_the_same_reasons():
    deal = _started("classic")
    deal.play(Draw())
    seen = observe(deal, deal.to_move)
    card = seen.hand[0]
    act = f"={card.text}{card.text}"
    ruling = judge(case_of(seen, act))[-1]
    from canasta.notation import read_action

    assert [violation.code for violation in ruling.violations] == [found.code for found in deal.violations(read_action(act))]


async def test_a_table_gives_its_moment_only_to_its_seat(client):
    made = (await client.post("/api/tables", json={})).json()["id"]
    answer = await client.get(f"/api/tables/{made}/case?do=-4c")
    assert answer.status_code == 200 and answer.json()["case"].startswith('rules = "classic"')
    assert (await client.get(f"/api/tables/{made}/case?do=zzz")).status_code == 400
    client.cookies.clear()
    assert (await client.get(f"/api/tables/{made}/case")).status_code == 404


def test_every_reason_can_be_told_with_its_option():
    from canasta.engine.faults import FAULTS

    words = Words("sv")
    for fault in FAULTS.values():
        assert fault.option in OPTIONS or not fault.option
        assert words.violation(fault.code, {}, ruling=True)
