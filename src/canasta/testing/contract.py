"""What every bot must keep to, checked by playing."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from time import perf_counter

from canasta.bots.bot import Bot
from canasta.bots.playing import play_deal
from canasta.bots.random_bot import RandomBot
from canasta.bots.simulation import dealer_of, pack_of
from canasta.engine import Action
from canasta.notation import write_action
from canasta.rules import Rules
from canasta.shuffle import deal_seed, shuffled
from canasta.testing.cards import lost_cards
from canasta.view import Observation


class BrokenContract(AssertionError):
    """A bot that does not keep to the contract; the text says what it did, and where."""


class _Watched:
    """Hands decisions on to the bot under test and looks over its shoulder."""

    def __init__(self, make: Callable[[Random], Bot], seed: str, place: str) -> None:
        self._bot, self._twin = make(Random(seed)), make(Random(seed))
        self._place = place
        self.slowest = 0.0

    def choose(self, observation: Observation) -> Action:
        kept = pickle.dumps(observation)
        start = perf_counter()
        action = self._bot.choose(observation)
        self.slowest = max(self.slowest, perf_counter() - start)
        if pickle.dumps(observation) != kept:
            raise BrokenContract(f"{self._place}: the bot changed its observation")
        if not isinstance(action, Action):
            raise BrokenContract(f"{self._place}: {action!r} is no action")
        text = write_action(action)
        if action not in observation.legal:
            violations = observation.deal().violations(action)
            if violations:
                codes = ", ".join(violation.code for violation in violations)
                raise BrokenContract(f"{self._place}: {text} is not legal ({codes})")
        # The same observation after a journey to another process, and the same generator: the same choice.
        again = self._twin.choose(replace(pickle.loads(kept), memory=observation.memory))
        if again != action:
            raise BrokenContract(f"{self._place}: {text} and {write_action(again)} for one and the same observation")
        return action


def check_bot(
    make: Callable[[Random], Bot], rules: Iterable[Rules], deals: int = 2, *, seed: str = "1", seconds: float | None = None
) -> float:
    """Let a bot play all seats of ``deals`` deals under each of ``rules``, then one seat among bots of chance.

    Returns how long the slowest decision took, in seconds.

    Checked: every choice is legal; it is the same for the same observation and generator; the observation stays as it was; no
    card is lost; every deal ends. With ``seconds``, no decision may take longer. Raises ``BrokenContract``.
    """
    slowest = 0.0
    for these in rules:
        for number in range(deals):
            for alone in (False, True):
                place = f"{these.text}, seed {seed!r}, deal {number}"
                watched = [_Watched(make, f"{seed}\n{number}\n{seat}", place) for seat in range(these["players"])]
                players: list[Bot] = list(watched)
                if alone:
                    players = [RandomBot(Random(f"{number}\n{seat}")) for seat in range(these["players"])]
                    players[number % len(players)] = watched[number % len(players)]
                deal = play_deal(these, shuffled(pack_of(these), deal_seed(seed, number)), dealer_of(these, number), players)
                if lost := lost_cards(deal):
                    raise BrokenContract(f"{place}: cards were lost or made: {dict(lost)}")
                slowest = max(slowest, *(bot.slowest for bot in watched))
                if seconds is not None and slowest > seconds:
                    raise BrokenContract(f"{place}: a decision took {slowest:.3f} s; {seconds} s are allowed")
    return slowest
