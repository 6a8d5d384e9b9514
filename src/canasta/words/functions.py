"""The functions that catalogue files may call, beside Fluent's ``NUMBER``. The page provides the same four (docs/words.md).

All take notation text and look the words up in ``cards.ftl`` and ``common.ftl``, so they hold no words themselves:

- ``CARD($card, form: "name")``: one or more cards by name, "spader nia"; several are joined. Forms: ``name`` (alone: "nine of
  spades", "joker") and ``the`` (in a sentence: "the nine of spades", "a joker", "a card").
- ``RANK($rank, form: "one")``: a rank, "nia". Forms: ``one`` ("nia"), ``a`` ("en nia"), ``the`` ("nian"), ``many`` ("nior"),
  ``all`` ("niorna"), ``gender`` (``c`` or ``n``, to choose by). ``3r``, ``3b``, ``W`` (wild), ``??`` (any card) are ranks here.
- ``SPELL($n, $rank)``: a number in words up to twelve, else in figures. The second argument gives the gender of what is counted:
  a rank, or ``"n"``; without it ``"c"``.
- ``KINDS($cards)``: cards counted by rank, "två damer och en joker".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fluent.runtime.types import FluentNone

from canasta.cards import Card, CardTextError, Rank, read_cards
from canasta.words.numbers import number

if TYPE_CHECKING:
    from collections.abc import Callable

    from canasta.words.words import Words

_IN_WORDS = range(13)


def join(words: Words, parts: list[str]) -> str:
    """``a, b och c``: the parts as a list in running text."""
    if len(parts) < 2:
        return "".join(parts)
    return words.text("list-and", first=", ".join(parts[:-1]), last=parts[-1])


def rank_key(card: Card) -> str:
    """Under which ``rank-…`` message of ``cards.ftl`` the card stands."""
    if card.is_red_three:
        return "3r"
    if card.is_black_three:
        return "3b"
    return "any" if card.rank is Rank.UNKNOWN else card.rank.text


def rank_text(words: Words, text: str, form: str = "one") -> str:
    """``RANK``. A rank that no catalogue knows is given back as it is written."""
    key = {"??": "any", "W": "wild"}.get(text, text)
    message_id = f"rank-{key}" + ("" if form == "one" else f".{form}")
    return words.text(message_id) if words.has(message_id) else text


def card_text(words: Words, text: str, form: str = "name") -> str:
    """``CARD``. Text that is no card is given back as it is written."""
    try:
        cards = read_cards(text)
    except CardTextError:
        return text
    ending = ".the" if form == "the" else ""
    named: list[str] = []
    for card in cards:
        if card.suit is None:
            named.append(rank_text(words, rank_key(card), "a" if ending else "one"))
        else:
            rank, suit = words.text(f"rank-{card.rank.text}"), words.text(f"suit-{card.suit.letter}")
            named.append(words.text("card" + ending, rank=rank, suit=suit))
    return join(words, named)


def spell(words: Words, value: int, gender: str = "c") -> str:
    """``SPELL``."""
    if value not in _IN_WORDS:
        return words.number(value)
    if gender not in ("c", "n"):
        gender = rank_text(words, gender, "gender")
    message_id = f"number-{value}"
    return words.text(message_id + ".n" if gender == "n" and words.has(message_id + ".n") else message_id)


def kinds_text(words: Words, text: str) -> str:
    """``KINDS``: naturals from ace down, then wild cards, then threes, then cards unseen."""
    try:
        cards = read_cards(text)
    except CardTextError:
        return text
    counts: dict[str, int] = {}
    for card in sorted(cards, key=_order):
        counts[rank_key(card)] = counts.get(rank_key(card), 0) + 1
    named = [
        rank_text(words, key, "a") if count == 1 else f"{spell(words, count, key)} {rank_text(words, key, 'many')}"
        for key, count in counts.items()
    ]
    return join(words, named)


def _order(card: Card) -> tuple[int, int]:
    if card.rank is Rank.UNKNOWN:
        return 3, 0
    return (2 if card.rank is Rank.THREE else 1 if card.is_wild else 0), -card.rank


def functions_for(words: Words) -> dict[str, Callable[..., Any]]:
    """The functions by name, bound to one language."""

    def text_or_none(function: Callable[..., str]) -> Callable[..., Any]:
        def call(value: Any, **options: Any) -> Any:
            return value if isinstance(value, FluentNone) else function(words, str(value), **options)

        return call

    def spell_or_none(value: Any, gender: Any = "c") -> Any:
        return spell(words, int(value), str(gender)) if isinstance(value, int) else value

    return {
        "NUMBER": number,
        "CARD": text_or_none(card_text),
        "RANK": text_or_none(rank_text),
        "KINDS": text_or_none(kinds_text),
        "SPELL": spell_or_none,
    }
