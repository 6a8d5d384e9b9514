"""Positions for bots, as text."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from canasta.bots import make_bot
from canasta.cards import UNKNOWN, Card, read_cards
from canasta.engine import Deal, Position
from canasta.notation import write_action
from canasta.rules import preset
from canasta.view import observe

Choose = Callable[..., str]


def _cards(text: str) -> list[Card]:
    return list(read_cards(text))


@pytest.fixture
def choose() -> Choose:
    """``choose(bot, hand=…, pile=…, melds=…)``: what the bot does in seat 0, as text without suits."""

    def ask(
        bot: str,
        *,
        hand: str,
        others: tuple[int, int, int] = (11, 11, 11),
        pile: str = "",
        melds: tuple[list[str], list[str]] = ([], []),
        phase: str = "play",
        stock: int = 40,
        scores: tuple[int, int] = (0, 0),
        asked: str = "",
        **more: object,
    ) -> str:
        position = Position(
            preset("classic"),
            scores=list(scores),
            to_move=0,
            phase=phase,
            stock=stock,
            pile=_cards(pile),
            hands=[_cards(hand), *[[UNKNOWN] * count for count in others]],
            melds=[[_cards(meld) for meld in side] for side in melds],
            asked=asked,
            **more,  # type: ignore[arg-type]
        )
        action = make_bot(bot, Random(1)).choose(observe(Deal.at(position), 0))
        return _without_suits(write_action(action))

    return ask


def _without_suits(text: str) -> str:
    return "".join(letter for letter in text if letter not in "shdc")
