"""Irregularities in a deal: what they cost from the moment they are charged on."""

from __future__ import annotations

from random import Random

import pytest

from canasta.bots import make_bot
from canasta.cards import full_pack
from canasta.engine import Breach, Deal, PositionError
from canasta.notation import deal_record, read_action, read_position, write_position
from canasta.rules import IRREGULARITIES, Rules
from canasta.view import Observation, observe

RULES = Rules.read("classic(penalties=yes)")

POSITION = """
rules = "classic(penalties=yes)"
[position]
phase = "play"
pile = "5h"
hands = ["Ks Kh Kd 9s 9h 9d 4c 4d 5s", 11, 11, 11]
"""


def dealt(rules: Rules = RULES, seed: int = 1) -> Deal:
    pack = full_pack(rules["deck.packs"], rules["deck.jokers"])
    Random(seed).shuffle(pack)
    return Deal.start(rules, pack=pack, dealer=rules.players - 1)


def test_a_short_opening_raises_the_minimum_and_what_is_listed_follows():
    deal = Deal.at(read_position(POSITION))
    opening = read_action("=KKK&999")  # 60
    assert deal.is_legal(opening) and deal.minimum(0) == 50
    told = deal.charge(0, "opening_short")
    assert (told.kind, told.seat, told.data["minimum"], told.data["points"]) == ("irregularity", 0, 60, 0)
    assert deal.is_legal(opening)
    deal.charge(0, "opening_short")
    assert [deal.minimum(side) for side in (0, 1)] == [70, 50]
    (violation,) = deal.violations(opening)
    assert (violation.code, violation.data["have"], violation.data["need"]) == ("opening_too_low", 60, 70)
    assert opening not in deal.legal_actions()


def test_a_condition_in_place_of_a_minimum_is_not_raised():
    rules = Rules.read("bolivia(penalties=yes,initial.tiers=[[min,canasta]])")
    deal = dealt(rules)
    assert deal.charge(0, "opening_short").data == {"what": "opening_short", "points": 0}
    assert deal.minimum(0) == "canasta"


@pytest.mark.parametrize(
    ("rules", "kind", "points", "raised"),
    [
        ("classic", "out_failed", 0, 0),
        ("classic", "taken_back", 0, 0),
        ("classic(meld.undo=with_penalty)", "taken_back", -50, 0),
        ("classic(meld.undo=with_penalty)", "out_failed", 0, 0),
        ("classic(penalties=yes)", "top_not_used", -50, 0),
        ("two_handed(penalties=yes)", "red3_undeclared", 0, 0),
        ("two_handed(penalties=yes)", "opening_short", 0, 0),
        ("two_handed(penalties=yes)", "out_without_canasta", -100, 0),
        ("three_handed(penalties=yes)", "red3_undeclared", -500, 0),
        ("three_handed(penalties=yes)", "opening_short", 0, 10),
    ],
)
def test_what_it_costs_is_a_matter_of_the_rules(rules: str, kind: str, points: int, raised: int):
    deal = dealt(Rules.read(rules))
    before = deal.minimum(1)
    assert deal.charge(1, kind).data["points"] == points
    assert deal.minimum(1) == before + raised


def test_the_sheet_has_them_and_a_copy_is_on_its_own():
    deal, bot = dealt(), make_bot("novice", Random(2))
    plain = deal.copy()
    deal.charge(1, "out_against_no")
    deal.charge(3, "top_not_used")
    deal.charge(2, "out_failed")
    assert not plain.breaches
    while not deal.over:
        action = bot.choose(observe(deal, deal.to_move))
        deal.play(action)
        plain.play(action)
    assert deal.sheet and plain.sheet
    (row,) = [row for row in deal.sheet.rows if row.item == "penalties"]
    assert row.points == (-100, -150)
    assert [have - gave for have, gave in zip(deal.sheet.points, plain.sheet.points, strict=True)] == [-100, -150]
    assert deal.events[-1].data == {f"side{side}": points for side, points in enumerate(deal.sheet.points)}
    with pytest.raises(ValueError, match="over"):
        deal.charge(0, "out_failed")


def test_nothing_is_charged_for_what_does_not_exist():
    deal = dealt()
    with pytest.raises(ValueError, match="'late' is no irregularity: one of red3_undeclared"):
        deal.charge(0, "late")
    with pytest.raises(ValueError, match="seat 4: a seat from 0 to 3"):
        deal.charge(4, "out_failed")
    assert not deal.breaches and deal.position().irregularities == []


def test_a_position_an_observation_and_a_sample_know_them():
    deal = dealt()
    for kind in IRREGULARITIES:
        deal.charge(1, kind)
    position = deal.position()
    assert read_position(write_position(position)).irregularities == [Breach(1, kind) for kind in IRREGULARITIES]
    again = Deal.at(read_position(write_position(position)))
    assert again.minimum(1) == deal.minimum(1) == 60
    assert again.position() == position
    seen = observe(deal, 2)
    assert Observation.from_json(seen.to_json()) == seen
    assert observe(seen.sample(Random(1)), 2, seen) == seen


def test_the_turn_is_kept_in_the_record():
    deal, bot = dealt(), make_bot("novice", Random(2))
    for _ in range(3):
        while deal.phase != "draw":
            deal.play(bot.choose(observe(deal, deal.to_move)))
        deal.charge(deal.to_move, "top_not_used")
        deal.play(bot.choose(observe(deal, deal.to_move)))
    assert deal_record(deal).irregularities == tuple(Breach(seat, "top_not_used", seat + 1) for seat in (0, 1, 2))


def test_a_position_names_what_it_cannot_hold():
    position = dealt().position()
    position.irregularities = [Breach(0, "late")]
    with pytest.raises(PositionError, match=r"irregularities\[0\]: “late”: one of red3_undeclared"):
        Deal.at(position)
    position.irregularities = [Breach(4, "out_failed")]
    with pytest.raises(PositionError, match=r"irregularities\[0\]: 4: a seat from 0 to 3"):
        Deal.at(position)
