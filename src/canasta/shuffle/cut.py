"""How many cards are lifted in the cut before a deal, as its seed gives it (docs/shuffle.md, "The cut")."""

from __future__ import annotations

from canasta.engine.cutting import cards_needed
from canasta.rules import Rules
from canasta.shuffle.seed import below, words

#: A hand misses by less than this; it lifts exactly what it aims at once in so many cuts.
SPREAD = 10
_LABEL = b"canasta-1 cut"


def lifted(need: int, most: int, seed: bytes) -> int:
    """How many cards a hand lifts that aims at ``need`` of ``most``. Raises ``SeedError``.

    It follows from the seed through a hash of its own, so that it tells nothing of the order of the cards.
    """
    source = words(seed, _LABEL)
    more, fewer = below(SPREAD, source), below(SPREAD, source)
    return min(max(need + more - fewer, 1), most)


def cut_of(rules: Rules, seed: bytes) -> int | None:
    """How many cards are lifted before the deal of ``seed``; ``None`` where the rules pay nothing for an exact cut."""
    if not rules["deal.exact_cut_bonus"]:
        return None
    return lifted(cards_needed(rules), int(rules["deck.total"]), seed)
