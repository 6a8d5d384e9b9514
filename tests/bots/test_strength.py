"""How well the bots play, on fixed seeds: a small guard of the figures in docs/bots.md."""

from __future__ import annotations

from math import inf, isclose
from random import Random
from time import process_time

import pytest

from canasta.bots import CoreBot, NoviceBot, RandomBot, SteadyBot
from canasta.bots.duplicate import compare, interval
from canasta.bots.playing import play_deal
from canasta.bots.simulation import pack_of, simulate
from canasta.engine import Action
from canasta.rules import preset
from canasta.shuffle import deal_seed, shuffled
from canasta.view import Observation

pytestmark = pytest.mark.engine


def test_steady_beats_the_beginner() -> None:
    result = compare(preset("classic"), SteadyBot, NoviceBot, 60, "strength")
    assert result.low > 0
    assert result.went_out >= 0.85


def test_the_beginner_is_no_straw_man() -> None:
    assert compare(preset("classic"), NoviceBot, RandomBot, 10, "strength").low > 0


def test_steady_is_not_below_the_core_policy() -> None:
    assert compare(preset("classic"), SteadyBot, CoreBot, 40, "strength").mean > 0


def test_steady_goes_out() -> None:
    assert simulate(preset("classic"), ["steady"] * 4, 30, "out").went_out_share >= 0.85


class _Timed(SteadyBot):
    times: list[float]

    def choose(self, observation: Observation) -> Action:
        start = process_time()
        action = super().choose(observation)
        self.times.append(process_time() - start)
        return action


@pytest.mark.parametrize("name", ["classic", "two_handed", "six_pairs"])
def test_a_decision_is_quick(name: str) -> None:
    rules = preset(name)
    times: list[float] = []
    bots = [_Timed(Random(seat)) for seat in range(rules.players)]
    for bot in bots:
        bot.times = times
    for number in range(4):
        play_deal(rules, shuffled(pack_of(rules), deal_seed("quick", number)), 0, bots)
    times.sort()
    assert times[int(0.99 * len(times))] < 0.1


def test_a_bot_is_as_good_as_itself() -> None:
    """The same bot on both sides: the sides change, so every difference is exactly nothing."""
    assert compare(preset("classic"), NoviceBot, NoviceBot, 5, "self").differences == (0.0,) * 5


def test_the_interval() -> None:
    mean, half = interval([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert isclose(half, 1.96 * (5 / 3 / 4) ** 0.5)
    assert interval([7.0]) == (7.0, inf)
    assert interval([]) == (0.0, inf)
