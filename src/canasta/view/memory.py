"""What everybody at the table could remember: who took, threw and left which cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from canasta.cards import UNKNOWN, Card
from canasta.engine import Event


@dataclass(frozen=True, slots=True)
class Memory:
    """Public knowledge that the table no longer shows, by seat.

    ``known``: cards that must be in the hand, because all saw them taken with the pile and not played since.
    ``discards``: all cards thrown, in order. ``left``: the tops of the pile that the seat could see and did not take,
    having drawn instead, in order.
    """

    known: tuple[tuple[Card, ...], ...]
    discards: tuple[tuple[Card, ...], ...]
    left: tuple[tuple[Card, ...], ...]

    @classmethod
    def empty(cls, seats: int) -> Memory:
        """Nothing has happened yet."""
        nothing: tuple[tuple[Card, ...], ...] = ((),) * seats
        return cls(nothing, nothing, nothing)


def remember(events: Iterable[Event], seats: int, top: Card | None = None) -> Memory:
    """What ``events`` leave to remember; ``top`` is the top of the pile before the first of them.

    Only what every seat may see of an event is used, so the result is the same whoever looks.
    """
    known: list[list[Card]] = [[] for _ in range(seats)]
    discards: list[list[Card]] = [[] for _ in range(seats)]
    left: list[list[Card]] = [[] for _ in range(seats)]
    for event in events:
        seat = event.seat
        if event.kind == "upcard":
            top = event.cards[-1] if event.cards else None
        elif event.kind == "drew":
            if top is not None and top is not UNKNOWN:
                left[seat].append(top)
        elif event.kind == "took":
            known[seat] += (card for card in event.cards if card is not UNKNOWN)
            _forget(known[seat], (card for _, cards in event.groups for card in cards))
            top = None
        elif event.kind == "melded":
            _forget(known[seat], (card for _, cards in event.groups for card in cards))
        elif event.kind == "red_three":
            _forget(known[seat], event.cards)
        elif event.kind == "discarded":
            top = event.cards[0]
            discards[seat].append(top)
            _forget(known[seat], event.cards)
    return Memory(
        known=tuple(tuple(sorted(cards)) for cards in known),
        discards=_frozen(discards),
        left=_frozen(left),
    )


def _forget(cards: list[Card], played: Iterable[Card]) -> None:
    """Take what was played out of ``cards``, as far as it is there: one fewer must be in the hand now."""
    for card in played:
        if card in cards:
            cards.remove(card)


def _frozen(rows: Sequence[Sequence[Card]]) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(row) for row in rows)
