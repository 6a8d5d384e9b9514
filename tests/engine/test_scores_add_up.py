"""A score sheet is the sum of its lines, and says the same as counting the table by hand."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from playing import TYPICAL, started, steps
from random_rules import many_rules

from canasta.engine import CountInput, Deal, count_deal
from canasta.rules import PRESETS, Rules, preset

pytestmark = pytest.mark.engine


def _ended(rules: Rules, seed: str, scores: list[int]) -> Deal:
    deal = started(rules, seed, scores=scores)
    for _ in steps(deal, Random(seed)):
        assert deal.over == (deal.sheet is not None)
    return deal


def _check(rules: Rules, seed: str) -> None:
    rng = Random(seed)
    scores = [rng.randrange(-500, 5000, 5) for _ in rules.sides]
    deal = _ended(rules, seed, scores)
    sheet = deal.sheet
    assert sheet is not None
    sides = range(len(rules.sides))
    assert sheet.points == tuple(sum(row.points[side] for row in sheet.rows) for side in sides), rules.text
    assert sheet.totals == tuple(scores[side] + sheet.points[side] for side in sides)
    assert sheet.went_out == deal.went_out
    told = deal.events[-1].data
    assert sheet.points == tuple(told[f"side{side}"] for side in sides)
    hands = [list(deal.hand(seat)) for seat in range(rules.players)]
    melds = [[list(meld) for meld in deal.melds(side)] for side in sides]
    red3 = [list(deal.red3(side)) for side in sides]
    whole = next((row.counts for row in sheet.rows if row.item == "concealed_canastas"), (0,) * len(rules.sides))
    table = CountInput(rules, melds, red3, hands, deal.went_out, deal.concealed, scores, list(whole))
    feet = deal.position().feet
    if feet:
        table = replace(table, feet=[foot if isinstance(foot, list) else [] for foot in feet])
    again = count_deal(replace(table, lone=deal.alone))
    assert again.points == sheet.points, rules.text
    assert [again.canastas(side) for side in sides] == [sheet.canastas(side) for side in sides]


@pytest.mark.parametrize("name", PRESETS)
def test_in_presets(name: str) -> None:
    for number in range(3 if name in TYPICAL else 1):
        _check(preset(name), f"sum {number}")


@pytest.mark.parametrize("part", range(2))
def test_under_random_rules(part: int) -> None:
    for number, rules in enumerate(many_rules(8, f"sum {part}")):
        _check(rules, f"sum {part} {number}")
