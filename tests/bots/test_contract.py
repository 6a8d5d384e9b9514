"""Every bot keeps to the contract in every preset, and the contract's check finds bots that do not."""

from __future__ import annotations

from itertools import cycle
from random import Random

import pytest
from playing import TYPICAL

from canasta.bots import bot_names, make_bot
from canasta.cards import Card, Rank
from canasta.engine import Action, Discard, Draw, IllegalAction
from canasta.rules import PRESETS, preset
from canasta.testing import BrokenContract, check_bot
from canasta.view import Observation

pytestmark = pytest.mark.engine


#: Every bot in the games that stand for all, one bot after the other in the rest.
PAIRS = [(bot, name) for name in TYPICAL for bot in bot_names()]
PAIRS += zip(cycle(bot_names()), [name for name in PRESETS if name not in TYPICAL], strict=False)


@pytest.mark.parametrize(("bot", "name"), PAIRS)
def test_bots_keep_to_the_contract(bot: str, name: str) -> None:
    check_bot(lambda rng: make_bot(bot, rng), [preset(name)], deals=1, seed=f"{bot} {name}")


class _Chooser:
    """Plays by chance, but for what a test makes of it."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, observation: Observation) -> Action:
        return self.rng.choice(observation.legal)


class _Cheat(_Chooser):
    def choose(self, observation: Observation) -> Action:
        return Discard(Card(Rank.KING)) if observation.phase == "draw" else super().choose(observation)


class _Whim(_Chooser):
    turns = 0

    def choose(self, observation: Observation) -> Action:
        _Whim.turns += 1
        return observation.legal[_Whim.turns % len(observation.legal)]


class _Vandal(_Chooser):
    def choose(self, observation: Observation) -> Action:
        object.__setattr__(observation, "hand", ())
        return super().choose(observation)


@pytest.mark.parametrize(
    ("bot", "said"), [(_Cheat, "is not legal"), (_Whim, "same observation"), (_Vandal, "changed its observation")]
)
def test_a_bot_that_breaks_the_contract_is_found(bot: type[_Chooser], said: str) -> None:
    with pytest.raises(BrokenContract, match=said):
        check_bot(bot, [preset("classic")], deals=1)


def test_a_slow_bot_is_found() -> None:
    with pytest.raises(BrokenContract, match="took"):
        check_bot(_Chooser, [preset("classic")], deals=1, seconds=0.0)


def test_what_is_played_against_the_rules_is_refused() -> None:
    from canasta.bots.playing import play_deal
    from canasta.bots.simulation import pack_of

    rules = preset("classic")

    class Late(_Chooser):
        def choose(self, observation: Observation) -> Action:
            return Draw()

    with pytest.raises(IllegalAction):
        play_deal(rules, pack_of(rules), 0, [Late(Random(1))] * 4)
