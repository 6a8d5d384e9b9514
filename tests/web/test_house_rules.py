"""Every option for the editor, and rules checked while they are written."""

from __future__ import annotations

import pytest

from canasta.rules import DOCUMENTS, OPTIONS, PRESETS, Rules, preset
from canasta.web.option_view import option_view
from canasta.words import Words


async def options_of(client, rules="", lang="en"):
    answer = await client.get("/api/rules/options", params={"rules": rules, "lang": lang})
    assert answer.status_code == 200
    view = answer.json()
    return view, {option["name"]: option for group in view["groups"] for option in group["options"]}


async def test_every_option_is_there_with_its_group(client):
    view, options = await options_of(client)
    assert list(options) == list(OPTIONS)
    assert view["rules"] == "classic" and view["playable"] and not view["differences"] and not view["faults"]
    assert {group["id"] for group in view["groups"]} == {option.group for option in OPTIONS.values()}


@pytest.mark.parametrize("name", sorted(PRESETS))
@pytest.mark.parametrize("lang", ["sv", "nb", "en"])
def test_every_option_can_be_told_of_every_game(name, lang):
    rules = preset(name)
    for option in OPTIONS.values():
        told = option_view(Words(lang), rules, option, ())
        assert told.title and told.meaning and told.text
        assert [said.document for said in told.documents] == list(DOCUMENTS)


async def test_what_is_chosen_can_be_sent_back(client):
    """The values that an option offers are read as changes, and lead to rules with that value."""
    _, options = await options_of(client, "hand_and_foot")
    for name, option in options.items():
        if not option["settable"] or option["kind"] not in ("yes_no", "words", "numbers"):
            continue
        for word in option["words"]:
            check = await client.post("/api/rules/check", json={"base": "hand_and_foot", "changes": {name: word["value"]}})
            found = check.json()
            assert found["rules"], (name, word, found["faults"])
            assert OPTIONS[name].text(Rules(*_parts(found["rules"]))[name]) == word["value"]


def _parts(text):
    from canasta.table.telling.rule_reading import read_rules_text

    rules = read_rules_text(text).rules
    return rules.preset, rules.changes


async def test_a_change_differs_from_classic_until_it_is_taken_back(client):
    check = (await client.post("/api/rules/check?lang=sv", json={"base": "classic", "changes": {"game.target": "7000"}})).json()
    assert check["rules"] == "classic(game.target=7000)" and check["playable"]
    assert [found["option"] for found in check["differences"]] == ["game.target"]
    assert "7\u202f000" in check["differences"][0]["sentence"] or "7\u00a0000" in check["differences"][0]["sentence"]
    back = {"base": check["rules"], "changes": {"game.target": check["differences"][0]["classic_value"]}}
    assert (await client.post("/api/rules/check", json=back)).json()["rules"] == "classic"


async def test_a_contradiction_is_explained_and_kept(client):
    changes = {"out.sequences": "1"}
    check = (await client.post("/api/rules/check?lang=en", json={"base": "classic", "changes": changes})).json()
    assert not check["playable"] and check["rules"] == "classic(out.sequences=1)"
    assert check["faults"][0]["options"] == ["out.sequences", "meld.sequences"]
    _, options = await options_of(client, check["rules"])
    assert options["meld.sequences"]["fault"] == [check["faults"][0]["text"]]


async def test_every_fault_of_a_rule_string_is_named_at_its_place(client):
    text = "classic(game.target=-3,meld.max_wilds=77,nonsense=1)"
    check = (await client.post("/api/rules/check", json={"rules": text})).json()
    assert check["rules"] == "" and not check["playable"]
    assert [fault["column"] for fault in check["faults"]] == [9, 24, 42]
    view, _ = await options_of(client, text)
    assert view["rules"] == text and len(view["faults"]) == 3


@pytest.mark.parametrize("value", ["5),game.target=9", "", "(", "{a", "5,deck.packs=3"])
async def test_a_value_cannot_smuggle_in_another(client, value):
    check = (await client.post("/api/rules/check", json={"base": "classic", "changes": {"draw.count": value}})).json()
    assert check["rules"] == "" and {fault["place"] for fault in check["faults"]} == {"draw.count"}


async def test_what_is_no_wish_is_refused(client):
    for body in (b"{", b"[]", b'{"rules": 7}', b'{"surprise": 1}'):
        answer = await client.post("/api/rules/check", content=body)
        assert answer.status_code == 400 and answer.json()["faults"][0]["text"]


async def test_documents_that_disagree_are_named_with_what_is_played(client):
    _, options = await options_of(client, "classic", "en")
    split = [option for option in options.values() if option["disagree"]]
    assert split
    for option in split:
        assert len({said["value"] for said in option["documents"] if not said["silent"]}) > 1
        assert option["text"] in option["reading"]
