"""What a table shows before the deal: a hash that fixes the seed without telling it."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from canasta.shuffle.seed import SeedError, seed_text


@dataclass(frozen=True, slots=True)
class CommitmentText:
    """What a commitment is bound to: ``table`` (its name), ``deal`` (its number, from 1) and ``rules`` (the rule string)."""

    table: str
    deal: int
    rules: str

    def text(self) -> str:
        """The three, one a line. Raises ``SeedError`` where one would break a line."""
        for part in (self.table, self.rules):
            if "\n" in part:
                raise SeedError(f"{part!r} holds a line break, so no commitment can be bound to it")
        return f"{self.table}\n{self.deal}\n{self.rules}"


def commitment(seed: bytes, bound_to: CommitmentText) -> str:
    """64 hexadecimal digits: SHA-256 over a label, what the commitment is bound to, and the seed. Raises ``SeedError``."""
    text = f"canasta-1 commitment\n{bound_to.text()}\n{seed_text(seed)}\n"
    return sha256(text.encode()).hexdigest()
