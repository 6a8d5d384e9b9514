"""Messages of one language by id."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from canasta.cards import Card, Rank, cards_text
from canasta.words.catalogue import Catalogue
from canasta.words.functions import card_text, functions_for, join, kinds_text, rank_text
from canasta.words.language import LANGUAGES
from canasta.words.numbers import number

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


#: No argument of a sentence is longer; Fluent itself refuses some thousand characters.
_LONGEST = 1200


class WordsError(LookupError):
    """A language or message that does not exist, or a message that lacks one of its arguments."""


class Words:
    """The sentences of one language. ``Words("sv")`` is made once and kept.

    A message id may name an attribute after a point (``option-pile-blocked-top.title``). Arguments may be numbers, texts, truth
    values (``yes`` / ``no`` for selectors), cards and ranks (or their notation text), and lists, which are joined as in speech.
    """

    lang: str
    _catalogue: Catalogue

    def __new__(cls, lang: str) -> Words:
        """The words of ``lang``; raises ``WordsError`` for a language without a catalogue."""
        if lang not in LANGUAGES:
            raise WordsError(f"no language {lang!r}: the languages are {', '.join(LANGUAGES)}")
        return _made(lang)

    def has(self, message_id: str) -> bool:
        """Whether the message, or the attribute that follows a point, exists."""
        return self._catalogue.pattern(*_split(message_id)) is not None

    @property
    def ids(self) -> frozenset[str]:
        """All message ids of the language, without attributes."""
        return self._catalogue.ids

    def text(self, message_id: str, /, **args: object) -> str:
        """The message in words. Raises ``WordsError`` for an unknown id and for a missing argument."""
        pattern = self._catalogue.pattern(*_split(message_id))
        if pattern is None:
            raise WordsError(f"no message {message_id!r} in the language {self.lang}")
        text, errors = self._catalogue.format(pattern, {name: self._argument(value) for name, value in args.items()})
        if errors:
            raise WordsError(f"message {message_id!r} in the language {self.lang}: {errors[0]}")
        return text

    def sentence(self, message_id: str, /, **args: object) -> str:
        """The same with a capital first letter, for a message that begins with a card or a rank."""
        text = self.text(message_id, **args)
        return text[:1].upper() + text[1:]

    def violation(self, code: str, data: Mapping[str, object] | None = None, *, ruling: bool = False) -> str:
        """Why an act is refused, with its numbers: to the player, or (``ruling``) about the player, for a referee."""
        return self._of_violation(code, data or {}, ".ruling" if ruling else "")

    def remedy(self, code: str, data: Mapping[str, object] | None = None) -> str:
        """What the player can do instead; empty where that goes without saying."""
        message_id = f"violation-{code.replace('_', '-')}.remedy"
        return self._of_violation(code, data or {}, ".remedy") if self.has(message_id) else ""

    def short_reason(self, code: str, data: Mapping[str, object] | None = None) -> str:
        """The reason in a few words, for the second line of a button: "en nia fattas"."""
        return self._of_violation(code, data or {}, ".short")

    def refusal(self, violations: Iterable[tuple[str, Mapping[str, object]]]) -> str:
        """All reasons of a refused act, then what the player can do about the first that has a way out."""
        reasons = list(violations)
        sentences = [self.violation(code, data) for code, data in reasons]
        remedies = [text for text in (self.remedy(code, data) for code, data in reasons) if text]
        return " ".join(dict.fromkeys([*sentences, *remedies[:1]]))

    def card(self, card: Card | str, form: str = "name") -> str:
        """A card by name: "spader nia"; ``form="the"`` as a sentence names it: "the nine of spades", "a joker"."""
        return card_text(self, str(card), form)

    def rank(self, rank: Rank | str, form: str = "one") -> str:
        """A rank: ``one`` "nia", ``a`` "en nia", ``the`` "nian", ``many`` "nior", ``all`` "niorna"."""
        return rank_text(self, rank.text if isinstance(rank, Rank) else rank, form)

    def kinds(self, cards: Iterable[Card] | str) -> str:
        """Cards counted by rank: "två damer och en joker"."""
        return kinds_text(self, cards if isinstance(cards, str) else cards_text(cards))

    def join(self, parts: Iterable[str]) -> str:
        """The parts as a list in running text: "a, b och c"."""
        return join(self, list(parts))

    def number(self, value: float) -> str:
        """A number as the language writes it: "1 640", "1,640", "−75"."""
        return self.text("number", value=value)

    def _of_violation(self, code: str, data: Mapping[str, object], attribute: str) -> str:
        message_id = f"violation-{code.replace('_', '-')}"
        if attribute and self.has(message_id + attribute):
            message_id += attribute
        args: dict[str, object] = {name: data.get(name, "") for name in _VIOLATION_DATA} | dict(data)
        if code in _OF_A_RANK and args["rank"] not in _NATURAL_RANKS:
            args["rank"] = "??"  # a wild card or a three lies on top: no pair of its rank would help
        if isinstance(have := args["have"], int):
            if isinstance(need := args["need"], int):
                args["short"] = max(need - have, 0)
            if isinstance(most := args["most"], int):
                args["over"] = max(have - most, 0)
        return self.text(message_id, **args)

    def _argument(self, value: object) -> Any:
        plain = self._plain_argument(value)
        return shortened(plain) if isinstance(plain, str) else plain

    def _plain_argument(self, value: object) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Rank):
            return value.text
        if isinstance(value, int | float):
            return number(value)
        if isinstance(value, Card):
            return value.text
        if isinstance(value, tuple | list) and value and all(isinstance(item, Card) for item in value):
            return cards_text(value)
        if isinstance(value, frozenset | set):
            return self.join(sorted(str(item) for item in value))
        if isinstance(value, tuple | list):
            return self.join([str(item) for item in value])
        return str(value)


#: What a violation may carry. What one does not carry is empty text, so that a sentence can choose (``*[other]``).
_VIOLATION_DATA = ("have", "need", "most", "rank", "card", "cards", "meld", "seat", "points", "short", "over")
_OF_A_RANK = ("pile_frozen", "pair_required")
_NATURAL_RANKS = tuple("3456789TJQKA")  # a three is named so where threes are a rank; else it is red or black


@cache
def _made(lang: str) -> Words:
    words = object.__new__(Words)
    words.lang = lang
    words._catalogue = Catalogue(lang, functions_for(words))
    return words


def shortened(text: str) -> str:
    """``text`` without its middle where it is longer than any sentence needs: what somebody sent may have any length."""
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST // 2]} … {text[-_LONGEST // 4 :]}"


def _split(message_id: str) -> tuple[str, str]:
    name, _, attribute = message_id.partition(".")
    return name, attribute
