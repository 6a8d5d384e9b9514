"""A small generator for simulation, always passed in: xorshift with 32 bits, written without shifts that could overflow."""

from __future__ import annotations

from typing import Final

from canasta.engine.core.ints import i64, vec

MASK: Final = 0xFFFFFFFF


class Rng:
    """Reproducible everywhere from its seed. Not for tables: those shuffle with `canasta.shuffle`."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = 0
        self.seed(seed, 0)

    def seed(self, seed: i64, stream: i64) -> None:
        """Start the ``stream``-th sequence of ``seed``."""
        x = (seed % 0x7FFFFFFF) * 48271 + (stream % 0x7FFFFFFF) * 69621 + 2463534242
        self.state = x & MASK
        if self.state == 0:
            self.state = 2463534242
        i: i64 = 0
        while i < 8:
            self.next()
            i += 1

    def next(self) -> i64:
        """The next number from 1 to 2**32 - 1."""
        x = self.state
        x ^= (x * 8192) & MASK
        x ^= x // 131072
        x ^= (x * 32) & MASK
        self.state = x
        return x

    def below(self, n: i64) -> i64:
        """A number from 0 to ``n`` - 1."""
        return (self.next() * n) // 4294967296

    def shuffle(self, row: vec[i64], n: i64) -> None:
        """Put the first ``n`` entries into random order."""
        i = n - 1
        while i > 0:
            j = self.below(i + 1)
            held = row[i]
            row[i] = row[j]
            row[j] = held
            i -= 1
