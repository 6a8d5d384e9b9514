"""Commitments: bound to their deal, and checked."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

import pytest

from canasta.cards import full_pack
from canasta.shuffle import CommitmentText, SeedError, commitment, prove, shuffled

SEED = sha256(b"a table").digest()
BOUND = CommitmentText(table="t1", deal=3, rules="classic(game.target=2500)")
PACK = full_pack(2, 4)


def test_the_commitment_is_the_documented_hash() -> None:
    text = f"canasta-1 commitment\nt1\n3\nclassic(game.target=2500)\n{SEED.hex()}\n"
    assert commitment(SEED, BOUND) == sha256(text.encode()).hexdigest()


def test_another_table_deal_or_rules_is_another_commitment() -> None:
    others = [replace(BOUND, table="t2"), replace(BOUND, deal=4), replace(BOUND, rules="classic")]
    assert len({commitment(SEED, bound) for bound in [BOUND, *others]}) == 4


def test_an_honest_deal_holds() -> None:
    dealt = shuffled(PACK, SEED)
    proof = prove(PACK, SEED.hex(), pack=dealt, committed=commitment(SEED, BOUND).upper(), bound_to=BOUND)
    assert (proof.pack_agrees, proof.commitment_agrees, proof.holds) == (True, True, True)
    assert list(proof.pack) == dealt


def test_two_cards_changed_are_found() -> None:
    dealt = shuffled(PACK, SEED)
    at = next(place for place in range(1, len(dealt)) if dealt[place] != dealt[0])
    dealt[0], dealt[at] = dealt[at], dealt[0]
    proof = prove(PACK, SEED.hex(), pack=dealt)
    assert (proof.pack_agrees, proof.commitment_agrees, proof.holds) == (False, None, False)


def test_another_seed_than_the_one_committed_is_found() -> None:
    other = sha256(b"another").digest()
    proof = prove(PACK, other.hex(), pack=shuffled(PACK, other), committed=commitment(SEED, BOUND), bound_to=BOUND)
    assert (proof.pack_agrees, proof.commitment_agrees, proof.holds) == (True, False, False)


def test_nothing_to_compare_is_said() -> None:
    proof = prove(PACK, SEED.hex())
    assert (proof.pack_agrees, proof.commitment_agrees, proof.holds) == (None, None, True)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"scheme": "canasta-9"}, "scheme 'canasta-9' is unknown"),
        ({"seed": "00"}, "seed '00' is not 64"),
        ({"committed": "ab"}, "a commitment is bound to a table"),
        ({"committed": "ab", "bound_to": BOUND}, "commitment 'ab' is not 64"),
        ({"committed": "ab", "bound_to": CommitmentText("a\nb", 1, "classic")}, "commitment 'ab' is not 64"),
    ],
)
def test_what_cannot_be_read_is_said(given: dict[str, str], expected: str) -> None:
    arguments = {"seed": SEED.hex(), **given}
    with pytest.raises(SeedError, match=expected):
        prove(PACK, arguments.pop("seed"), **arguments)  # type: ignore[arg-type]


def test_a_line_break_in_the_name_is_refused() -> None:
    with pytest.raises(SeedError, match="line break"):
        commitment(SEED, CommitmentText("a\nb", 1, "classic"))
