"""Which discards are asked about once: public facts and the own hand, nothing else."""

from __future__ import annotations

import pytest

from canasta.cards import read_card
from canasta.engine import Deal
from canasta.notation import read_position
from canasta.table.telling import Reader, discard_doubts
from canasta.view import observe
from canasta.words import Words

POSITION = """
rules = "{rules}"
[position]
to_move = 0
phase = "play"
stock = 30
pile = "{pile}"
hands = ["{hand}", 9, 9, 9]
melds = [[{ours}], [{theirs}]]
"""


def doubts(card: str, hand: str, pile: str = "4h 5h", ours: str = "", theirs: str = "", rules: str = "classic") -> list[str]:
    deal = Deal.at(read_position(POSITION.format(rules=rules, hand=hand, pile=pile, ours=ours, theirs=theirs)))
    reader = Reader(0, Words("en"), ("Ana", "Lasse", "Bo", "Cia"), deal.rules)
    return [reason.code for reason in discard_doubts(reader, observe(deal, 0), read_card(card))]


@pytest.mark.parametrize(
    ("card", "about", "expected"),
    [
        ("9d", {"theirs": '"9 9 9"'}, ["fits_their_meld"]),
        ("9d", {"theirs": '"K K K"'}, []),
        ("9d", {"theirs": '"9 9 9"', "pile": "2c 5h"}, []),
        ("9d", {"ours": '"9 9 9"'}, ["fits_own_meld"]),
        ("9d", {"ours": '"9 9 9"', "theirs": '"9 9 9"'}, ["fits_their_meld", "fits_own_meld"]),
        ("2d", {}, ["is_wild"]),
        ("Ks", {}, ["breaks_pair"]),
        ("Ks", {"hand": "9d Ks Kd Qs Qd 2d 7c"}, []),
        ("9d", {"theirs": '"9 9 9 9 9 9 9"'}, ["fits_their_meld"]),
        ("9d", {"theirs": '"9 9 9 9 9 9 9"', "rules": "classic(pile.add_to_full_canasta=no)"}, []),
        ("3s", {"hand": "9d 3s Kd Qd 2d 7c"}, []),
        ("9d", {"hand": "9d", "theirs": '"9 9 9"', "ours": '"K K K K K K K"'}, []),
    ],
)
def test_doubts(card, about, expected):
    assert doubts(card, **({"hand": "9d Ks Kd Qd 2d 7c"} | about)) == expected
