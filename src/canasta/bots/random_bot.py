"""The bot that plays any listed action, each as likely: for tests, and to find what nobody thought of."""

from __future__ import annotations

from random import Random

from canasta.bots.bot import generator, require_turn
from canasta.engine import Action
from canasta.view import Observation


class RandomBot:
    """Plays a legal action by chance."""

    def __init__(self, rng: Random) -> None:
        self._rng = generator(rng)

    def choose(self, observation: Observation) -> Action:
        """Any of ``observation.legal``."""
        require_turn(observation)
        return observation.legal[self._rng.randrange(len(observation.legal))]
