"""Random walks in the core: whatever is listed may be played to the end, and no card is lost."""

from __future__ import annotations

import pytest
from playing import THREES, TYPICAL, most_acts
from random_rules import many_rules

from canasta.bots.core_simulation import walker_for
from canasta.engine.core.state import State
from canasta.engine.core.walk import conserved
from canasta.rules import PRESETS, Rules, preset
from canasta.testing.core_walk import main, walk_core

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", PRESETS)
def test_in_presets(name: str) -> None:
    acts = most_acts(name, 800, 10)
    walk = walk_core(preset(name), acts, seed=11)
    assert (walk.lost, walk.stuck) == (0, 0)
    assert walk.acts >= acts
    assert walk.deals >= 2


@pytest.mark.parametrize("text", THREES)
def test_where_threes_are_a_rank(text: str) -> None:
    walk = walk_core(Rules.read(text), 300, seed=3)
    assert (walk.lost, walk.stuck) == (0, 0)
    walker = walker_for(Rules.read(text))
    walker.play(3, 0, 1)
    assert (int(walker.lost), int(walker.stuck)) == (0, 0)


@pytest.mark.parametrize("part", range(4))
def test_under_random_rules(part: int) -> None:
    for rules in many_rules(6, f"walk {part}"):
        walk = walk_core(rules, 100, seed=part)
        assert (walk.lost, walk.stuck) == (0, 0), rules.text


@pytest.mark.parametrize("name", PRESETS)
def test_the_core_policy_plays_to_the_end(name: str) -> None:
    walker = walker_for(preset(name))
    deals = 4 if name in TYPICAL else 1
    walker.play(7, 0, deals)
    assert (int(walker.lost), int(walker.stuck)) == (0, 0)
    assert walker.deals == deals


def test_the_core_policy_plays_under_random_rules() -> None:
    for rules in many_rules(12, "policy"):
        walker = walker_for(rules)
        walker.play(3, 0, 2)
        assert (int(walker.lost), int(walker.stuck)) == (0, 0), rules.text


def test_a_lost_card_is_noticed() -> None:
    """The walk's own check can fail: take a card away, or move one to where it is not."""
    rules = preset("classic")
    walker = walker_for(rules)
    state: State = walker.fresh(1, 1, 0)
    assert conserved(state, walker.pack)
    kind = next(kind for kind in range(14) if state.seats[0].hand[kind])
    state.seats[0].lose(kind)
    assert not conserved(state, walker.pack)
    state.seats[1].gain(kind)
    assert conserved(state, walker.pack)
    state.seats[1].held += 1
    assert not conserved(state, walker.pack)


def test_the_command_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["200", "classic", "seed003(out.canastas=2)"]) == 0
    out = capsys.readouterr().out
    assert "200 acts" in out
    assert "seed003(out.canastas=2): " in out
    assert main(["many"]) == 2
    assert main(["5", "klassisk"]) == 2
