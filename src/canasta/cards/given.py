"""What a caller gave, checked at the border: what it is, where it was given, and what was expected."""

from __future__ import annotations

from collections.abc import Iterable

_LONGEST = 60


def shown(value: object) -> str:
    """What was given, short enough for a sentence."""
    text = repr(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def whole(value: object, what: str, least: int, most: int, kind: str = "a whole number") -> int:
    """``value``, which must be a whole number from ``least`` to ``most``.

    Raises ``TypeError`` for anything that is no whole number (truth values too), else ``ValueError``.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        if least <= value <= most:
            return int(value)
        raise ValueError(f"{what} {value}: {kind} from {least} to {most} was expected")
    raise TypeError(f"{what} {shown(value)}: {kind} from {least} to {most} was expected")


def seat_of(value: object, what: str, players: int) -> int:
    """``value``, which must be one of the seats of ``players``. Raises as ``whole``."""
    return whole(value, what, 0, players - 1, "a seat")


def require(value: object, kinds: type | tuple[type, ...], what: str, expected: str) -> None:
    """Raise ``TypeError`` where ``value`` is not one of ``kinds``."""
    if not isinstance(value, kinds):
        raise TypeError(f"{what} {shown(value)}: {expected} was expected")


def entries(value: object, what: str, expected: str) -> list[object]:
    """The entries of a list or of anything else that can be gone through, but of no text. Raises ``TypeError``."""
    if isinstance(value, Iterable) and not isinstance(value, str | bytes):
        return list(value)
    raise TypeError(f"{what} {shown(value)}: {expected} was expected")
