"""What happened, act by act, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Literal

from canasta.cards import UNKNOWN, Card
from canasta.engine import Event
from canasta.table.telling.melds import card_points
from canasta.table.telling.reader import Reader

_ANY_RANK = "W"
Mark = Literal["", "ice", "stop", "canasta", "out"]


@dataclass(frozen=True, slots=True)
class ToldEvent:
    """An event in words: ``parts`` say, without a name, what was done one after another; ``text`` is all of them.

    ``mark``: ``ice``, ``stop``, ``canasta``, ``out`` or nothing.
    """

    seat: int
    parts: tuple[str, ...]
    text: str
    mark: Mark = ""

    def sentence(self, reader: Reader) -> str:
        """The text with the name before it, where somebody did it."""
        return f"{reader.name(self.seat)} {self.text}" if self.seat >= 0 else self.text


@dataclass(slots=True)
class _Laid:
    """The ranks of all melds so far, by side and number: tells a new meld from a lay-off, and where a wild card went."""

    min_size: int
    ranks: dict[tuple[int, int], str] = field(default_factory=dict)

    def add(self, side: int, event: Event) -> list[bool]:
        """Takes the event in; for each of its groups, whether it was a new meld."""
        new = []
        for number, cards in event.groups:
            # A deal that is looked at from the middle has melds whose beginning was not seen; too few cards are no new meld.
            new.append((side, number) not in self.ranks and len(cards) >= self.min_size)
            natural = next((card.rank.text for card in cards if not card.is_wild and card is not UNKNOWN), _ANY_RANK)
            if self.ranks.get((side, number), _ANY_RANK) == _ANY_RANK:
                self.ranks[side, number] = natural
        return new


#: Events that are told of nobody, or only through what follows from them.
_UNTOLD = frozenset({"dealt", "scored"})


def last_acts(reader: Reader, events: Sequence[Event]) -> dict[int, str]:
    """By seat, the last of its acts in words, without its name."""
    last: dict[int, int] = {}
    for at in range(len(events) - 1, -1, -1):
        if events[at].kind not in _UNTOLD:
            last.setdefault(events[at].seat, at)
    return {act.seat: act.text for act in tell_events(reader, events, only=frozenset(last.values()))}


def tell_events(
    reader: Reader, events: Sequence[Event], start: int = 0, *, spelled: bool = False, only: frozenset[int] | None = None
) -> list[ToldEvent]:
    """The events from number ``start`` on in words; ``events`` are all of the deal, so that new melds are known from old ones.

    ``spelled`` names cards in full, else they are signs. ``only`` tells no others than those with these numbers.
    """
    told: list[ToldEvent] = []
    laid = _Laid(reader.rules["meld.min_size"])
    cards = reader.spelled if spelled else reader.signs
    for at, event in enumerate(events):
        side = reader.rules.side_of[event.seat] if event.seat >= 0 else -1
        new = laid.add(side, event)
        if at >= start and (only is None or at in only):
            seen = event.seen_by(reader.seat)
            melds = [
                _meld(reader, fresh, group, laid.ranks[side, number], cards)
                for fresh, (number, group) in zip(new, seen.groups, strict=True)
            ]
            parts = tuple(part for part in _parts(reader, seen, melds, cards) if part)
            if parts:
                told.append(ToldEvent(event.seat, parts, reader.words.join(parts), _mark(event)))
    return told


def joined_acts(reader: Reader, told: Iterable[ToldEvent]) -> str:
    """Whole sentences, one for each seat's run of acts: "Lasse drog och kastade klöver knekt."."""
    sentences = []
    for seat, run in groupby(told, key=lambda act: act.seat):
        texts = [part for act in run for part in act.parts]
        if seat < 0:
            sentences += [f"{text}." for text in texts]
        else:
            sentences.append(f"{reader.name(seat)} {reader.words.join(texts)}.")
    return " ".join(sentences)


def _mark(event: Event) -> Mark:
    if event.kind == "canasta":
        return "canasta"
    if event.kind == "went_out":
        return "out"
    if event.kind in ("discarded", "upcard"):
        end = _end(event)
        return "ice" if end == "freezes" else "stop" if end == "stops" else ""
    return ""


def _end(event: Event) -> str:
    """What a card did as it came to lie on the pile: ``freezes``, ``stops`` or ``plain``."""
    if event.data.get("frozen"):
        return "freezes"
    return "stops" if event.data.get("blocked") and event.cards and event.cards[-1].is_black_three else "plain"


def _meld(reader: Reader, fresh: bool, group: tuple[Card, ...], rank: str, cards: Callable[[Iterable[Card]], str]) -> str:
    if fresh:
        return reader.words.text("act-melded-new", kinds=reader.words.kinds(group))
    named = reader.words.kinds(group) if len(group) > 1 else cards(group)
    return reader.words.text("act-melded-onto", cards=named, rank=rank)


def _parts(reader: Reader, event: Event, melds: list[str], cards: Callable[[Iterable[Card]], str]) -> list[str]:
    words = reader.words
    match event.kind:
        case "upcard" if event.cards:
            return [words.text("act-upcard", cards=cards(event.cards[-1:]))]
        case "red_three":
            return [words.text("act-red-three", cards=cards(event.cards))]
        case "drew" if UNKNOWN in event.cards:
            return [words.text("act-drew", n=len(event.cards))]
        case "drew" if event.cards:
            return [words.text("act-drew-own", cards=cards(event.cards))]
        case "took":
            used = _used(reader, event)
            took = words.text("act-took", n=len(event.cards), used=used, **{"with": bool(used)})
            return [took, *_opened(reader, event, melds[1:])]
        case "melded":
            return _opened(reader, event, melds)
        case "canasta":
            kind = "spoiled" if event.data.get("was") else event.data.get("canasta")
            return [words.text(f"act-canasta-{kind}", rank=event.data.get("rank", _ANY_RANK))]
        case "discarded":
            return [words.text("act-discarded", cards=cards(event.cards[:1]), end=_end(event))]
        case "asked" | "passed" | "stock_out":
            return [words.text(f"act-{event.kind.replace('_', '-')}")]
        case "answered":
            return [words.text("act-answered", yes=bool(event.data.get("yes")))]
        case "went_out":
            return [words.text("act-went-out", concealed=bool(event.data.get("concealed")))]
        case _:
            return []


def _opened(reader: Reader, event: Event, melds: list[str]) -> list[str]:
    """What was laid, with what it counted where the side opened with it."""
    if not event.data.get("opened"):
        return melds
    points = sum(card_points(reader.rules, cards) for _, cards in event.groups)
    return [*melds, reader.words.text("act-opened", points=points)]


def _used(reader: Reader, event: Event) -> str:
    """The cards from the hand with which the pile was taken; empty where the top card went onto a meld alone."""
    used = list(event.groups[0][1]) if event.groups else []
    if event.cards and event.cards[-1] in used:
        used.remove(event.cards[-1])
    return reader.words.kinds(used) if used else ""
