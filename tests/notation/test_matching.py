"""Comparing what is stated with what is found."""

from __future__ import annotations

import pytest

from canasta.cards import read_cards
from canasta.notation.matching import same_cards, same_melds, same_order


@pytest.mark.parametrize(
    ("stated", "found", "same"),
    [
        ("8h 8s", "8s8h", True),
        ("8 8s", "8s8h", True),
        ("8s 8", "8h8s", True),
        ("8 8", "8h", False),
        ("8s8s", "8s8h", False),
        ("3 3r", "3h3s", True),
        ("3r 3", "3s3h", True),
        ("3b", "3h", False),
        ("3b 3", "3c3d", True),
        ("Jo 2", "2cJo", True),
        ("?? 8", "8hKs", True),
        ("??", "Jo", True),
        ("8h", "??", False),
        ("", "", True),
    ],
)
def test_cards_without_regard_to_order(stated: str, found: str, same: bool) -> None:
    assert same_cards(read_cards(stated), read_cards(found)) is same


def test_the_order_of_a_pile_counts() -> None:
    assert same_order(read_cards("2 Jo 3r 5"), read_cards("2hJo3d5c"))
    assert not same_order(read_cards("2 Jo 5 3r"), read_cards("2hJo3d5c"))


def test_melds_are_paired_off_however_they_are_listed() -> None:
    found = [read_cards("KhKsKd"), read_cards("9s9h2c"), read_cards("KhKcKc")]
    assert same_melds([read_cards("2 9 9"), read_cards("K K K"), read_cards("KhKsKd")], found)
    assert not same_melds([read_cards("K K K"), read_cards("K K K"), read_cards("K K K")], found)
    assert not same_melds([read_cards("2 9 9"), read_cards("K K K")], found)
