"""Any moment of a deal as data: what is known of it, the rest left open."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.cards import Card
from canasta.engine.breach import Breach
from canasta.rules import Rules
from canasta.words import Words


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot lie on the table: the message ``impossible-<code>`` with its arguments."""

    code: str
    data: dict[str, int | str] = field(default_factory=dict, hash=False)

    def text(self, words: Words) -> str:
        """The reason as the end of a sentence."""
        message = f"impossible-{self.code}"
        return words.text(message, **self.data) if words.has(message) else self.code


class Impossible(ValueError):
    """Something that cannot lie on the table."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return self.reason.text(Words("en"))


class PositionError(Impossible):
    """A position that cannot be true. ``key`` is the place: the key of docs/notation.md, e.g. ``hands[2]``."""

    def __init__(self, key: str, code: str, data: dict[str, int | str] | None = None) -> None:
        super().__init__(Reason(code, data or {}))
        self.key = key

    @property
    def message(self) -> str:
        """Why, in English."""
        return super().__str__()

    def __str__(self) -> str:
        return f"{self.key}: {self.message}"


@dataclass(slots=True)
class Position:
    """The keys of ``[position]`` in docs/notation.md; ``None`` is "left out". Read it with ``Deal.at``, get it from
    ``Deal.position()``.

    ``hands``: by seat, the cards, or how many; cards and unknown cards (``??``) may be mixed.
    ``stock``: how many, or the cards, next card first. ``melds``: by side, the cards of each meld in the order laid.
    """

    rules: Rules
    scores: list[int] | None = None
    to_move: int | None = None
    phase: str | None = None
    stock: int | list[Card] | None = None
    pile: list[Card] = field(default_factory=list)
    hands: list[list[Card] | int] | None = None
    melds: list[list[list[Card]]] | None = None
    red3: list[list[Card]] | None = None
    frozen: bool | None = None
    blocked: bool | None = None
    melded: list[bool] | None = None
    dealer: int | None = None
    deal_number: int | None = None
    round: int | None = None
    took: bool = False
    laid: bool = False
    asked: str = ""
    asker: int | None = None
    barred: list[bool] | None = None  # by seat: told "no" for the whole deal (out.answer_binds = this_deal)
    asked_before: list[bool] | None = None  # by seat: has asked in this deal (out.permission_limit = per_deal)
    feet: list[list[Card] | int | None] | None = None  # by seat; None: untouched, empty: picked up
    laid3: list[list[Card]] | None = None  # in place of ``red3`` where threes of both colours are laid
    talon: list[int] | None = None  # by seat: bonus cards that come with the next turn
    lone: int | None = None  # the seat that plays alone, once sides have formed
    sits_out: list[int] | None = None  # the seats that rest in this deal
    exact_cut: int | None = None  # the seat that cut exactly what the deal needs
    irregularities: list[Breach] = field(default_factory=list)  # what was charged in this deal
    hidden: int = 0  # cards at the bottom of the pile that nobody has seen
