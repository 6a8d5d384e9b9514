"""Seeds of 256 bits and the stream of numbers that one gives."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

SCHEME = "canasta-1"
SEED_BYTES = 32
_WORD_BYTES = 4
_WORDS = 1 << (8 * _WORD_BYTES)
_HEX = frozenset("0123456789abcdef")


class SeedError(ValueError):
    """A seed, commitment or scheme that cannot be read; the text says what was expected."""


def read_hex(text: str, what: str) -> bytes:
    """The 32 bytes that ``text`` writes as 64 hexadecimal digits. Raises ``SeedError`` that names ``what``."""
    if len(text) != 2 * SEED_BYTES or not _HEX.issuperset(text.lower()):
        raise SeedError(f"{what} {text!r} is not 64 hexadecimal digits")
    return bytes.fromhex(text)


def read_seed(text: str) -> bytes:
    """The seed that ``text`` writes as 64 hexadecimal digits. Raises ``SeedError``."""
    return read_hex(text, "seed")


def seed_text(seed: bytes) -> str:
    """``seed`` (32 bytes) as 64 hexadecimal digits, lower case. Raises ``SeedError``."""
    if len(seed) != SEED_BYTES:
        raise SeedError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed.hex()


def words(seed: bytes, label: bytes = b"canasta-1 shuffle") -> Iterator[int]:
    """Numbers from 0 to 2**32 - 1 without end: SHA-256 over a label, the seed and a counter, four bytes a number.

    Block ``i`` is ``SHA-256(label + seed + i)`` with ``i`` as eight bytes; all numbers are big-endian.
    """
    start = sha256(label + bytes.fromhex(seed_text(seed)))
    block = 0
    while True:
        state = start.copy()
        state.update(block.to_bytes(8, "big"))
        digest = state.digest()
        for at in range(0, len(digest), _WORD_BYTES):
            yield int.from_bytes(digest[at : at + _WORD_BYTES], "big")
        block += 1


def below(limit: int, source: Iterator[int]) -> int:
    """A number from 0 to ``limit - 1``, each as likely: words in the uneven rest at the top are thrown away."""
    even = _WORDS - _WORDS % limit
    word = next(source)
    while word >= even:
        word = next(source)
    return word % limit
