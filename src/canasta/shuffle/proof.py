"""Checking a deal's pack against the seed and the commitment that were published for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hmac import compare_digest

from canasta.cards import Card
from canasta.shuffle.commitment import CommitmentText, commitment
from canasta.shuffle.order import shuffled
from canasta.shuffle.seed import SCHEME, SeedError, read_hex, read_seed


@dataclass(frozen=True, slots=True)
class Proof:
    """What came of it: the pack that the seed gives, and whether what was published agrees (``None``: nothing was)."""

    pack: tuple[Card, ...]
    pack_agrees: bool | None
    commitment_agrees: bool | None

    @property
    def holds(self) -> bool:
        """Whether nothing disagrees."""
        return self.pack_agrees is not False and self.commitment_agrees is not False


def prove(
    cards: Sequence[Card],
    seed: str,
    *,
    scheme: str = SCHEME,
    pack: Sequence[Card] | None = None,
    committed: str = "",
    bound_to: CommitmentText | None = None,
) -> Proof:
    """Checks ``pack`` (as dealt) and the commitment ``committed`` against ``seed``; ``cards`` are all cards of the rules' pack.

    Raises ``SeedError`` where the scheme is unknown, a text is not 64 hexadecimal digits, or a commitment comes without
    what it is bound to.
    """
    if scheme != SCHEME:
        raise SeedError(f"scheme {scheme!r} is unknown; {SCHEME!r} is the one there is")
    secret = read_seed(seed)
    order = tuple(shuffled(cards, secret))
    agrees = None if pack is None else order == tuple(pack)
    if not committed:
        return Proof(order, agrees, None)
    if bound_to is None:
        raise SeedError("a commitment is bound to a table and a deal, and none is named")
    read_hex(committed, "commitment")
    return Proof(order, agrees, compare_digest(commitment(secret, bound_to), committed.lower()))
