"""Numbers by language: ``1 640`` (narrow no-break space) in Swedish and bokmål, ``1,640`` in English, minus U+2212."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentNumber

if TYPE_CHECKING:
    from babel import Locale

_MINUS = "\N{MINUS SIGN}"
_WIDE_SPACES = ("\N{NO-BREAK SPACE}", " ")
_NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"


def _polish(text: str) -> str:
    for space in _WIDE_SPACES:
        text = text.replace(space, _NARROW_SPACE)
    return text.replace("-", _MINUS)


class Whole(FluentInt):
    """A whole number that prints in our manner and still chooses plural forms."""

    def format(self, locale: Locale) -> str:
        """The number as text."""
        return _polish(super().format(locale))


class Decimal(FluentFloat):
    """The same for a number with decimals."""

    def format(self, locale: Locale) -> str:
        """The number as text."""
        return _polish(super().format(locale))


def number(value: Any, **options: Any) -> FluentNumber | FluentNone:
    """Fluent's ``NUMBER``, which keeps our way of printing. ``options`` are those of Intl.NumberFormat."""
    if isinstance(value, int):
        return Whole(value, **options)
    if isinstance(value, float):
        return Decimal(value, **options)
    return value if isinstance(value, FluentNone) else FluentNone(str(value))
