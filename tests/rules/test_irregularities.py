"""Irregularities and special hands: amounts, texts, and what costs nothing where two play."""

from __future__ import annotations

import pytest

from canasta.rules import IRREGULARITIES, OPTIONS, SOURCES, SPECIAL_HANDS, TAKEN_BACK, Rules, preset
from canasta.rules.domain import OneOf
from canasta.words import Words, languages


def test_amounts() -> None:
    assert {kind: (found.points, found.minimum) for kind, found in IRREGULARITIES.items()} == {
        "red3_undeclared": (-500, 0),
        "out_against_no": (-100, 0),
        "out_failed": (-100, 0),
        "out_without_canasta": (-100, 0),
        "top_not_used": (-50, 0),
        "opening_short": (0, 10),
        "taken_back": (-50, 0),
    }


def test_without_penalties_nothing_counts() -> None:
    rules = preset("classic")
    assert not any(found.counts_in(rules) for found in IRREGULARITIES.values())
    assert {found.points_in(rules) for found in IRREGULARITIES.values()} == {0}
    assert {found.minimum_in(rules) for found in IRREGULARITIES.values()} == {0}


def test_with_penalties_everything_counts() -> None:
    rules = Rules.read("classic(penalties=yes)")
    for found in IRREGULARITIES.values():
        assert found.counts_in(rules)
        assert (found.points_in(rules), found.minimum_in(rules)) == (found.points, found.minimum)


def test_taking_back_has_its_price_also_without_penalties() -> None:
    rules = Rules.read("classic(meld.undo=with_penalty)")
    assert [kind for kind, found in IRREGULARITIES.items() if found.counts_in(rules)] == [TAKEN_BACK]
    assert IRREGULARITIES[TAKEN_BACK].points_in(rules) == -50
    assert IRREGULARITIES[TAKEN_BACK].points_in(Rules.read("classic(meld.undo=within_turn)")) == 0
    assert IRREGULARITIES[TAKEN_BACK].points_in(Rules.read("two_handed(meld.undo=with_penalty)")) == -50


def test_two_players_pay_nothing_for_red_threes_and_short_openings() -> None:
    assert {kind for kind, found in IRREGULARITIES.items() if not found.with_two} == {"red3_undeclared", "opening_short"}
    two, three = Rules.read("two_handed(penalties=yes)"), Rules.read("three_handed(penalties=yes)")
    assert [IRREGULARITIES["red3_undeclared"].points_in(rules) for rules in (two, three)] == [0, -500]
    assert [IRREGULARITIES["opening_short"].minimum_in(rules) for rules in (two, three)] == [0, 10]
    assert [IRREGULARITIES["out_failed"].points_in(rules) for rules in (two, three)] == [-100, -100]


@pytest.mark.parametrize("lang", languages())
def test_texts(lang: str) -> None:
    words = Words(lang)
    for found in IRREGULARITIES.values():
        assert set(found.sources) <= set(SOURCES)
        assert words.text(found.message).endswith(".")
    for hand in SPECIAL_HANDS["pag"]:
        assert words.text(hand.message)
        assert words.text(f"{hand.message}.what").endswith(".")


def test_every_set_of_special_hands_is_a_value_of_its_option() -> None:
    domain = OPTIONS["special.hands"].domain
    assert isinstance(domain, OneOf)
    assert set(SPECIAL_HANDS) == set(domain.choices)
    assert [(hand.name, hand.points) for hand in SPECIAL_HANDS["pag"]] == [
        ("straight", 3000),
        ("pairs", 2500),
        ("wild_pairs", 2000),
        ("garbage", 2000),
    ]
