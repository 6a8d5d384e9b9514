"""Names for bots: short, common in all three languages' homes, none twice at a table."""

from __future__ import annotations

from collections.abc import Iterable

_NAMES = ("Lasse", "Astrid", "Ingrid", "Olle", "Maja", "Einar", "Signe", "Nils", "Tuva", "Arvid")


def free_name(taken: Iterable[str]) -> str:
    """The first name that nobody at the table has."""
    used = {name.casefold() for name in taken}
    for name in _NAMES:
        if name.casefold() not in used:
            return name
    number = 2
    while f"bot {number}" in used:
        number += 1
    return f"Bot {number}"
