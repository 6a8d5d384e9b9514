"""What happened, act by act, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Literal

from canasta.cards import UNKNOWN, Card
from canasta.engine import Event
from canasta.rules import Rules
from canasta.table.telling.charges import told_charge
from canasta.table.telling.melds import CANASTAS, card_points, meld_name, meld_shape, rank_of
from canasta.table.telling.reader import Reader

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


Cards = tuple[Card, ...]


@dataclass(slots=True)
class _Laid:
    """The cards of all melds so far, by side and number: tells a new meld from a lay-off, and what each is called."""

    rules: Rules
    melds: dict[tuple[int, int], Cards] = field(default_factory=dict)
    sides: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sides = list(self.rules.side_of)

    def add(self, event: Event) -> list[tuple[bool, Cards]]:
        """Takes the event in; for each of its groups, whether it was a new meld, and the meld that it came to."""
        if event.seat < 0:
            return []
        if event.kind == "took" and self.rules["teams"] == "lone_hand" and len(set(self.sides)) == len(self.sides):
            self._form_sides(event.seat)
        side = self.sides[event.seat]
        if event.kind == "joined":
            source, target = int(event.data["source"]), int(event.data["target"])
            self.melds[side, target] = (*self.of(event.seat, target), *self.melds.pop((side, source), ()))
        found = []
        for number, cards in event.groups:
            before = self.melds.get((side, number), ())
            self.melds[side, number] = (*before, *cards)
            # A deal that is looked at from the middle has melds whose beginning was not seen; too few cards are no new meld.
            found.append((not before and len(cards) >= self.rules["meld.min_size"], before or cards))
        return found

    def of(self, seat: int, number: int) -> Cards:
        """The cards of a meld of the seat's side, as far as they were seen to be laid."""
        return self.melds.get((self.sides[seat], number), ())

    def _form_sides(self, alone: int) -> None:
        """Whoever first takes the pile plays alone; the others' melds lie together from then on, rank by rank."""
        first, second = (seat for seat in range(self.rules.players) if seat != alone)
        self.sides[second] = first
        ranks = {rank_of(cards): number for (side, number), cards in self.melds.items() if side == first}
        for key in sorted(key for key in self.melds if key[0] == second):
            cards = self.melds.pop(key)
            number = ranks.get(rank_of(cards), max(ranks.values(), default=0) + 1)
            ranks[rank_of(cards)] = number
            self.melds[first, number] = (*self.melds.get((first, number), ()), *cards)


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
    laid = _Laid(reader.rules)
    cards = reader.spelled if spelled else reader.signs
    for at, event in enumerate(events):
        melds = laid.add(event)
        if at >= start and (only is None or at in only):
            seen = event.seen_by(reader.seat)
            named = [
                _meld(reader, fresh, group, meld, cards) for (fresh, meld), (_, group) in zip(melds, seen.groups, strict=True)
            ]
            before = next((past for past in reversed(events[:at]) if past.kind != "irregularity"), None)
            going_on = before is not None and before.seat == event.seat
            parts = tuple(part for part in _parts(reader, seen, named, laid, cards, going_on) if part)
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


def _meld(reader: Reader, fresh: bool, group: Cards, meld: Cards, cards: Callable[[Iterable[Card]], str]) -> str:
    words = reader.words
    if fresh:
        run = meld_shape(group).kind == "sequence"
        return words.text("act-melded-new", kinds=meld_name(words, group) if run else words.kinds(group))
    named = words.kinds(group) if len(group) > 1 else cards(group)
    return words.text("act-melded-onto", cards=named, name=meld_name(words, meld, "all"))


def _parts(
    reader: Reader, event: Event, melds: list[str], laid: _Laid, cards: Callable[[Iterable[Card]], str], going_on: bool
) -> list[str]:
    """What was done, one after another. ``going_on``: the seat had already acted in this turn."""
    words = reader.words
    match event.kind:
        case "cut":
            numbers = {key: int(event.data[key]) for key in ("lifted", "need", "points")}
            return [words.text("act-lifted", **numbers)]
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
            whole = reader.rules["pile.take_amount"] == "all" and reader.rules["sequence.take_yields"] == "all"
            took = words.text("act-took", n=len(event.cards), used=used, whole=whole, **{"with": bool(used)})
            return [took, *_opened(reader, event, melds[1:])]
        case "melded":
            return _opened(reader, event, melds)
        case "canasta":
            return _canasta(reader, event, laid)
        case "joined" | "special" | "irregularity":
            return [_rarity(reader, event, laid)]
        case "passed" if going_on:
            return [words.text("act-ended-turn")]
        case "discarded":
            return [words.text("act-discarded", cards=cards(event.cards[:1]), end=_end(event))]
        case "asked" | "passed" | "stock_out" | "foot":
            return [words.text(f"act-{event.kind.replace('_', '-')}")]
        case "answered":
            return [words.text("act-answered", yes=bool(event.data.get("yes")))]
        case "went_out":
            return [words.text("act-went-out", concealed=bool(event.data.get("concealed")))]
        case _:
            return []


def _canasta(reader: Reader, event: Event, laid: _Laid) -> list[str]:
    """A canasta that was completed, or that changed its kind."""
    cards = laid.of(event.seat, int(event.data["meld"]))
    name = meld_name(reader.words, cards) if cards else reader.words.rank(str(event.data["rank"]), "many")
    kind = str(event.data["canasta"])
    if event.data.get("was"):
        return [reader.words.text("act-canasta-spoiled", name=name)] if kind in ("mixed", "mixed_samba") else []
    return [reader.words.text(f"act-canasta-{kind.replace('_', '-')}", name=name)] if kind in CANASTAS else []


def _rarity(reader: Reader, event: Event, laid: _Laid) -> str:
    """Two melds that became one, a special hand, or what was charged."""
    words = reader.words
    if event.kind == "irregularity":
        return told_charge(reader, event)
    if event.kind == "joined":
        return words.text("act-joined", name=meld_name(words, laid.of(event.seat, int(event.data["target"]))))
    hand = str(event.data["name"]).replace("_", "-")
    return words.text("act-special", name=words.text(f"special-hand-{hand}"))


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
