"""The compiled core's own quick policy, as a bot that can sit at any table."""

from __future__ import annotations

from random import Random

from canasta.bots.bot import generator, require_turn
from canasta.bots.policy import policy_action
from canasta.engine import Action
from canasta.view import Observation


class CoreBot:
    """Plays as the core does in rollouts, from what its seat may know. It needs no chance."""

    def __init__(self, rng: Random) -> None:
        self._rng = generator(rng)

    def choose(self, observation: Observation) -> Action:
        """The act of the core's policy."""
        require_turn(observation)
        return policy_action(observation)
