"""What a bot is, and where bots are found by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

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


def make_bot(name: str, rng: Random) -> Bot:
    """A new bot of that name with its own generator. Raises ``UnknownBot``."""
    if name not in _MAKERS:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(bot_names())}")
    return _MAKERS[name](rng)
