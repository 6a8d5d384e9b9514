"""What a bot is, and where bots are found by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from canasta.cards.given import require
from canasta.engine import Action
from canasta.view import Observation


class Bot(Protocol):
    """A player. It is given what its seat may know and says what it does; the same in the same state of its generator."""

    def choose(self, observation: Observation) -> Action:
        """A legal action for ``observation.seat``, which is to move."""
        ...


class UnknownBot(ValueError):
    """A name that no bot has; the text lists those there are."""


_MAKERS: dict[str, Callable[[Random], Bot]] = {}


def register(name: str, make: Callable[[Random], Bot]) -> None:
    """Make a bot known by ``name``; ``make`` is given the bot's own random generator."""
    _MAKERS[name] = make


def bot_names() -> list[str]:
    """All names, in alphabetical order."""
    return sorted(_MAKERS)


def generator(rng: Random) -> Random:
    """``rng``, which must be a random generator: a bot's chance is its own, and comes from nowhere else. Raises ``TypeError``."""
    require(rng, Random, "rng", "a generator such as random.Random(7)")
    return rng


def require_turn(observation: Observation) -> None:
    """Raise ``TypeError`` for what is no observation, and ``ValueError`` for one of a seat that has nothing to choose."""
    require(observation, Observation, "observation", "an Observation")
    if observation.to_move != observation.seat or observation.phase == "over":
        raise ValueError(f"observation of seat {observation.seat}: one of the seat that is to move was expected")


def make_bot(name: str, rng: Random) -> Bot:
    """A new bot of that name with its own generator. Raises ``UnknownBot``."""
    if not isinstance(name, str) or name not in _MAKERS:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(bot_names())}")
    return _MAKERS[name](rng)
