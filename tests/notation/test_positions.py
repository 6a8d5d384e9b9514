"""Positions written and read back."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.cards import full_pack
from canasta.engine.deal import Deal
from canasta.notation import NotationError, read_position, write_position
from canasta.rules import PRESETS, Rules

pytestmark = pytest.mark.engine


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 60), st.sampled_from(list(PRESETS)))
def test_any_moment_is_written_and_read_back(seed: int, steps: int, name: str) -> None:
    chance = random.Random(seed)
    rules = Rules.read(name)
    pack = full_pack(rules["deck.packs"], rules["deck.jokers"])
    chance.shuffle(pack)
    deal = Deal.start(rules, pack=pack, dealer=chance.randrange(rules.players))
    for _ in range(steps):
        if deal.over:
            break
        deal.play(chance.choice(deal.legal_actions()))
    text = write_position(deal.position())
    again = read_position(text)
    assert write_position(again) == text
    assert write_position(Deal.at(again).position()) == text


def test_what_is_left_out_stays_left_out() -> None:
    assert write_position(read_position("[position]\n")) == 'rules = "classic"\n\n[position]\n'


def test_the_canonical_text() -> None:
    text = """\
rules = "classic(game.target=2500)"

[position]
scores = [1200, 0]
to_move = 0
phase = "draw"
stock = 40
pile = "2d 7h 8d"
hands = ["8h 8s Jo 4c Qd", 11, 11, 11]
melds = [["K K K", "9 9 2"], []]
red3 = ["3h", ""]
frozen = true
melded = [0, 2]
"""
    assert write_position(read_position(text)) == text


def test_another_table_in_the_text_is_refused() -> None:
    with pytest.raises(NotationError):
        read_position("[position]\n[expect]\nfrozen = true\n")
