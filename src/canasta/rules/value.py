"""The plain Python values that options take, and the raw text they are read from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

#: ``int`` numbers, ``bool`` yes/no, ``str`` words, ``frozenset[str]`` sets of words, ``tuple[int, ...]`` lists,
#: tiers ``((from score, minimum or condition), ...)``, card values ``((rank text, points), ...)``.
Value: TypeAlias = (
    int | bool | str | frozenset[str] | tuple[int, ...] | tuple[tuple[int, int | str], ...] | tuple[tuple[str, int], ...]
)

#: Stands for "any score, however low" in the first tier; written ``min``.
LOWEST = -1_000_000_000


@dataclass(frozen=True, slots=True)
class RawSet:
    """Text in braces, split at the commas."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RawList:
    """Text in brackets, split at the commas; its parts may be lists."""

    parts: tuple[Raw, ...]


Raw: TypeAlias = str | RawSet | RawList


def raw_text(raw: Raw) -> str:
    """The text of a raw value, without blanks (for messages)."""
    if isinstance(raw, RawSet):
        return "{" + ",".join(raw.words) + "}"
    if isinstance(raw, RawList):
        return "[" + ",".join(raw_text(part) for part in raw.parts) + "]"
    return raw
