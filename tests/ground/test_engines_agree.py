"""The compiled engine and its interpreted source are the same engine: equal digests (`make bench` has their speeds)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from canasta.rules import PRESETS, preset

pytestmark = pytest.mark.compiled

#: Deals of the core's own policy, all of them played by both engines.
_DEALS = 100


def _simulate(rules: str, bots: str, deals: int, *, pure: bool) -> dict[str, Any]:
    seats = len(preset(rules.split("(")[0]).side_of)
    command = [sys.executable, "-m", "canasta", "simulate", "--rules", rules, "--bots", ",".join([bots] * seats)]
    environment = os.environ | {"CANASTA_PURE": "1" if pure else ""}
    done = subprocess.run(
        [*command, "--deals", str(deals), "--seed", "4", "--json"], capture_output=True, text=True, check=True, env=environment
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _both(rules: str, bots: str, deals: int) -> tuple[dict[str, Any], dict[str, Any]]:
    compiled = _simulate(rules, bots, deals, pure=False)
    interpreted = _simulate(rules, bots, deals, pure=True)
    assert (compiled["engine"], interpreted["engine"]) == ("compiled", "interpreted")
    return compiled, interpreted


@pytest.mark.parametrize("name", PRESETS)
def test_the_core_plays_the_same_deals(name: str) -> None:
    compiled, interpreted = _both(name, "core", _DEALS)
    for key in ("digest", "mean_points", "went_out_share"):
        assert compiled[key] == interpreted[key], key


@pytest.mark.parametrize("name", ["classic", "seed004", "two_handed", "six_pairs", "samba", "modern_american", "hand_and_foot"])
def test_bots_play_the_same_deals(name: str) -> None:
    compiled, interpreted = _both(name, "steady", 2)
    assert compiled["digest"] == interpreted["digest"]
