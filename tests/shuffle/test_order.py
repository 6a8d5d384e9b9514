"""The shuffle: test vectors that hold on every platform, and fairness."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from canasta.cards import JOKER, cards_text, full_pack
from canasta.shuffle import SeedError, deal_seed, read_seed, seed_text, shuffled
from canasta.shuffle.seed import below, words

ZERO = bytes(32)


def test_the_stream_is_sha_256_in_counter_mode() -> None:
    block = sha256(b"canasta-1 shuffle" + ZERO + (0).to_bytes(8, "big")).digest()
    following = sha256(b"canasta-1 shuffle" + ZERO + (1).to_bytes(8, "big")).digest()
    source = words(ZERO)
    numbers = [next(source) for _ in range(9)]
    assert numbers[:8] == [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    assert numbers[8] == int.from_bytes(following[:4], "big")


VECTORS = {
    # seed: (first ten cards of two packs with four jokers, SHA-256 of the whole order as text)
    "00" * 32: ("9d2h6dTdJc4d8h2d5sTh", "3efb099b883f78bee5533b787d38123382eb6eede3758a3b42395286e7da6888"),
    "ff" * 32: ("5s8h5hAc7cKs5c6c6dKh", "a8eaea118d53311ef248217292a41f2393b1272267f03c71a8ff146e84400ae8"),
    sha256(b"canasta").hexdigest(): ("Qd4c5dKs5h6hQsKdJoQd", "415991825e04634e8b5a5048e7ae736b1e11a41ed11e175d2b868676b35bb8d1"),
}


@pytest.mark.parametrize("seed", VECTORS)
def test_vectors(seed: str) -> None:
    first, whole = VECTORS[seed]
    order = shuffled(full_pack(2, 4), read_seed(seed))
    assert cards_text(order[:10]) == first
    assert sha256(cards_text(order).encode()).hexdigest() == whole


def test_the_order_depends_on_the_cards_alone() -> None:
    pack = full_pack(3, 6)
    assert shuffled(pack, ZERO) == shuffled(pack[::-1], ZERO)
    assert Counter(shuffled(pack, ZERO)) == Counter(pack)
    assert shuffled(pack, ZERO) != shuffled(pack, b"\x01" + ZERO[1:])


def test_rejection_leaves_no_favourite() -> None:
    # 2**32 - 1 lies in the uneven rest of every limit that is no power of two
    assert below(3, iter([2**32 - 1, 5])) == 2
    assert below(4, iter([2**32 - 1, 5])) == 3


def test_every_place_is_as_likely() -> None:
    # 4000 shuffles of ten cards: where the joker lands, chi-square with 9 degrees of freedom stays under the 0.1 % limit
    pack = [*full_pack(1, 0)[:9], JOKER]
    places = Counter(shuffled(pack, deal_seed("fair", number)).index(JOKER) for number in range(4000))
    assert sum((places[place] - 400) ** 2 / 400 for place in range(10)) < 27.9


def test_a_simulation_gives_every_deal_its_own_seed() -> None:
    assert seed_text(deal_seed("7", 0)) == "c779a826117373d8646bcf274719550b844c25e1e88d1d20d19961adc9b38787"
    assert len({deal_seed(seed, number) for seed in ("1", "2") for number in range(100)}) == 200


@pytest.mark.parametrize("text", ["", "00", "zz" * 32, "00" * 33, "٠" * 64])
def test_a_seed_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(SeedError, match="64 hexadecimal digits"):
        read_seed(text)


def test_short_bytes_are_refused() -> None:
    with pytest.raises(SeedError, match="32 bytes, not 3"):
        shuffled(full_pack(1, 0), b"abc")
