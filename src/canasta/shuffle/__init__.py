"""The documented shuffle ``canasta-1``: 256 bits give one order of the pack, on every platform and Python.

A table draws a fresh seed, shows its commitment before the deal and the seed after it; anybody can then check that
the pack was fixed beforehand (`docs/shuffle.md`).
"""

from canasta.shuffle.commitment import CommitmentText, commitment
from canasta.shuffle.cut import SPREAD, cut_of, lifted
from canasta.shuffle.order import deal_seed, shuffled
from canasta.shuffle.proof import Proof, prove
from canasta.shuffle.seed import SCHEME, SeedError, read_seed, seed_text

__all__ = [
    "SCHEME",
    "SPREAD",
    "CommitmentText",
    "Proof",
    "SeedError",
    "commitment",
    "cut_of",
    "deal_seed",
    "lifted",
    "prove",
    "read_seed",
    "seed_text",
    "shuffled",
]
