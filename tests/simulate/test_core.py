"""The core's policy inside the core, and card by card through ``Deal`` and observations, plays the same deals."""

from __future__ import annotations

import pytest
from playing import TYPICAL

from canasta.bots.core_simulation import core_deal, simulate_core
from canasta.rules import PRESETS, preset
from canasta.testing import lost_cards

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", PRESETS)
def test_inside_and_outside_the_core(name: str) -> None:
    rules = preset(name)
    deals = 2 if name in TYPICAL else 1
    outside = [core_deal(rules, "parity", number) for number in range(deals)]
    inside = simulate_core(rules, deals, "parity")
    assert inside.points == [sum(points) for points in zip(*(played.sheet.points for played in outside), strict=True)]
    assert inside.went_out == sum(played.sheet.went_out is not None for played in outside)
    assert not any(lost_cards(played.deal) for played in outside)


def test_deals_do_not_depend_on_how_many_are_played() -> None:
    rules = preset("classic")
    whole = simulate_core(rules, 150, "chunks")
    parts = [simulate_core(rules, 100, "chunks"), simulate_core(rules, 50, "chunks", first=100)]
    assert whole.points == [sum(points) for points in zip(*(part.points for part in parts), strict=True)]
