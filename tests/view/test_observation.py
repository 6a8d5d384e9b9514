"""Observations as data: JSON, pickles, and what they say of the pile."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

from canasta.cards import read_card, read_cards
from canasta.engine import Deal, Position
from canasta.rules import Rules, preset
from canasta.testing import walk
from canasta.view import Observation, ObservationError, observe

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", ["classic", "three_handed", "six_pairs", "classic(meld.threes=yes)"])
def test_there_and_back(name: str) -> None:
    for step, deal in enumerate(walk(Rules.read(name), 1, "json")):
        seen = observe(deal, step % (deal.rules.players + 1) - 1)
        assert Observation.from_json(json.loads(json.dumps(seen.to_json()))) == seen
        assert pickle.loads(pickle.dumps(seen)) == seen


def example() -> dict[str, Any]:
    deal = next(iter(walk(preset("classic"), 1, "example")))
    return observe(deal, deal.to_move).to_json()


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("rules", "klassic", "rules: "),
        ("seat", True, "seat: int is expected"),
        ("stock", "many", "stock: int is expected"),
        ("hand", "Qx", "hand: "),
        ("melds", [[3]], "melds: cards as text"),
        ("scores", [1, "2"], "scores: a list of int"),
        ("memory", {"known": []}, "discards is missing"),
        ("legal", ["^^"], "legal: "),
        ("events", [{"seq": 1}], "groups is missing"),
    ],
)
def test_what_is_no_observation_is_refused(key: str, value: object, said: str) -> None:
    data = copy.deepcopy(example())
    data[key] = value
    with pytest.raises(ObservationError, match=said.replace("^", r"\^")):
        Observation.from_json(data)
    del data[key]
    with pytest.raises(ObservationError, match=f"{key} is missing"):
        Observation.from_json(data)


def test_what_froze_the_pile() -> None:
    def freezer(pile: str) -> object:
        return observe(Deal.at(Position(preset("classic"), pile=list(read_cards(pile)))), 0).freezer

    assert freezer("5h7d") is None
    assert freezer("5h2d7d") is read_card("2d")
    assert freezer("3hJo7d") is read_card("Jo")
    assert freezer("3h7d") is read_card("3h")


def test_a_bystander_sees_no_hand_and_may_do_nothing() -> None:
    deal = next(iter(walk(preset("classic"), 1, "bystander")))
    seen = observe(deal, -1)
    assert (seen.hand, seen.legal, seen.side) == ((), (), -1)


@pytest.mark.parametrize("seat", [-2, 4])
def test_a_seat_that_does_not_exist(seat: int) -> None:
    deal = next(iter(walk(preset("classic"), 1, "seat")))
    with pytest.raises(ValueError, match=f"seat {seat}: a seat"):
        observe(deal, seat)
