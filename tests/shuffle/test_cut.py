"""The cut follows from the seed alone, tells nothing of the cards, and is exact about once in ten."""

from __future__ import annotations

from hashlib import sha256

import pytest

from canasta.cards import full_pack
from canasta.rules import Rules, preset
from canasta.shuffle import SPREAD, cut_of, lifted, read_seed, shuffled


def seeds(count: int) -> list[bytes]:
    """Seeds of their own."""
    return [sha256(b"%d" % number).digest() for number in range(count)]


def by_hand(seed: bytes, need: int) -> int:
    """The cut as docs/shuffle.md says it, where the first two words are below the uneven rest."""
    block = sha256(b"canasta-1 cut" + seed + (0).to_bytes(8, "big")).digest()
    first, second = (int.from_bytes(block[at : at + 4], "big") for at in (0, 4))
    assert max(first, second) < 2**32 - 2**32 % 10
    return need + first % 10 - second % 10


def test_it_is_what_the_page_says() -> None:
    for seed in seeds(50):
        assert lifted(45, 108, seed) == by_hand(seed, 45)
    assert lifted(45, 108, read_seed("00" * 32)) == 43


def test_about_one_in_ten_is_exact_and_none_is_far_off() -> None:
    cuts = [lifted(45, 108, seed) for seed in seeds(5000)]
    assert set(cuts) == set(range(45 - SPREAD + 1, 45 + SPREAD))
    assert 430 <= cuts.count(45) <= 570


def test_it_stays_within_the_pack() -> None:
    cuts = [lifted(7, 10, seed) for seed in seeds(300)]
    assert (min(cuts), max(cuts)) == (1, 10)


def test_the_cards_do_not_depend_on_it_nor_it_on_the_cards() -> None:
    """Over many seeds the card on top is as often red with a high cut as with a low one."""
    pack = full_pack(2, 4)
    high, low = [], []
    for seed in seeds(1500):
        top = shuffled(pack, seed)[0]
        (high if lifted(45, 108, seed) > 45 else low).append(int(top.rank))
    means = [sum(ranks) / len(ranks) for ranks in (high, low)]
    assert abs(means[0] - means[1]) < 0.8


@pytest.mark.parametrize("text", ["classic", "hf_whitnack"])
def test_nobody_lifts_where_nothing_is_paid(text: str) -> None:
    seed = read_seed("11" * 32)
    assert cut_of(preset(text), seed) is None
    assert cut_of(Rules.read(f"{text}(deal.exact_cut_bonus=100)"), seed) is not None
