"""What everybody at the table could remember: who took, threw and left which cards."""

from __future__ import annotations

from collections.abc import Iterable
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


class Remembering:
    """What is remembered after some events, to be carried on with the next. ``top``: the top of the pile before the first."""

    def __init__(self, seats: int, top: Card | None = None) -> None:
        self.followed = 0
        self._top = top
        self._known: list[list[Card]] = [[] for _ in range(seats)]
        self._discards: list[tuple[Card, ...]] = [()] * seats
        self._left: list[tuple[Card, ...]] = [()] * seats

    def follow(self, events: Iterable[Event]) -> None:
        """Take in what came next. Only what every seat may see of an event is used."""
        for event in events:
            self.followed += 1
            follow = _FOLLOW.get(event.kind)
            if follow is not None:
                follow(self, event)

    def memory(self) -> Memory:
        """What is remembered now."""
        return Memory(tuple(tuple(sorted(cards)) for cards in self._known), tuple(self._discards), tuple(self._left))

    def _upcard(self, event: Event) -> None:
        self._top = event.cards[-1] if event.cards else None

    def _drew(self, event: Event) -> None:
        if self._top is not None and self._top is not UNKNOWN:
            self._left[event.seat] += (self._top,)

    def _took(self, event: Event) -> None:
        self._known[event.seat] += (card for card in event.cards[event.hidden :] if card is not UNKNOWN)
        self._laid(event)
        self._top = None

    def _laid(self, event: Event) -> None:
        for _, cards in event.groups:
            self._forget(event.seat, cards)

    def _red_three(self, event: Event) -> None:
        self._forget(event.seat, event.cards)

    def _discarded(self, event: Event) -> None:
        self._top = event.cards[0]
        self._discards[event.seat] += (self._top,)
        self._forget(event.seat, event.cards)

    def _forget(self, seat: int, played: Iterable[Card]) -> None:
        """Take what was played out of what is known, as far as it is there: one fewer must be in the hand now."""
        known = self._known[seat]
        if known:
            for card in played:
                if card in known:
                    known.remove(card)


_FOLLOW = {
    "upcard": Remembering._upcard,
    "drew": Remembering._drew,
    "took": Remembering._took,
    "melded": Remembering._laid,
    "red_three": Remembering._red_three,
    "discarded": Remembering._discarded,
}


def remember(events: Iterable[Event], seats: int, top: Card | None = None) -> Memory:
    """What ``events`` leave to remember, whoever looks; ``top`` is the top of the pile before the first of them."""
    remembering = Remembering(seats, top)
    remembering.follow(events)
    return remembering.memory()
