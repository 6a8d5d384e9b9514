"""How a table is set up: its rules, who sits where, the pace.

Made from what somebody asked for, kept in the table's first row.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from canasta.cards import Card, full_pack, read_card
from canasta.rules import Rules, RulesError
from canasta.table.names import free_name
from canasta.table.pace import DEFAULT_PACE, PACES
from canasta.words import Words

#: The bots that people may choose to play with, from the gentlest on.
LEVELS = ("novice", "steady")
DEFAULT_LEVEL = "steady"
_LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class SetupFault:
    """What is wrong with a wish for a table: where, and a sentence."""

    place: str
    text: str


class SetupError(ValueError):
    """A wish for a table that cannot be met. ``faults`` names everything that is wrong."""

    def __init__(self, faults: list[SetupFault]) -> None:
        super().__init__("; ".join(f"{fault.place}: {fault.text}" for fault in faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a seat: ``kind`` is ``person`` or ``bot``; a bot has a level. A person may go without a name."""

    kind: str
    name: str = ""
    level: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays here."""
        return self.kind == "bot"


@dataclass(frozen=True, slots=True)
class SeatWish:
    """A seat as asked for: ``kind`` is ``you`` or ``bot``."""

    kind: str
    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class TableWish:
    """A table as asked for. What is left out (``None``, empty) is filled in: one person, bots on the other seats."""

    rules: str = ""
    seats: list[SeatWish] = field(default_factory=list)
    pace: str = DEFAULT_PACE
    open_hands: bool = False
    first_dealer: int | None = None
    target: int | None = None
    seating: str = "choice"


@dataclass(frozen=True, slots=True)
class Setup:
    """A table that can be played. ``cut`` are the cards drawn for the seats, by seat, where seats were cut for."""

    rules: Rules
    seats: tuple[Seat, ...]
    pace: str
    open_hands: bool
    first_dealer: int
    seating: str = "choice"
    cut: tuple[Card, ...] = ()

    @property
    def person(self) -> int:
        """The seat of the one person."""
        return next(at for at, seat in enumerate(self.seats) if not seat.is_bot)

    def to_body(self) -> dict[str, Any]:
        """The body of the row ``created``."""
        return {
            "rules": self.rules.text,
            "seats": [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in self.seats],
            "pace": self.pace,
            "open_hands": self.open_hands,
            "first_dealer": self.first_dealer,
            "seating": self.seating,
            "cut": [card.text for card in self.cut],
        }

    @classmethod
    def from_body(cls, body: dict[str, Any]) -> Setup:
        """The set-up that a row ``created`` holds."""
        return cls(
            rules=Rules.read(body["rules"]),
            seats=tuple(Seat(**seat) for seat in body["seats"]),
            pace=body["pace"],
            open_hands=body["open_hands"],
            first_dealer=body["first_dealer"],
            seating=body["seating"],
            cut=tuple(read_card(text) for text in body["cut"]),
        )

    def as_wish(self) -> TableWish:
        """The wish that leads to such a table again."""
        seats = [SeatWish("bot" if seat.is_bot else "you", seat.name, seat.level) for seat in self.seats]
        return TableWish(self.rules.text, seats, self.pace, self.open_hands, None, None, self.seating)


def make_setup(wish: TableWish, default_rules: Rules, rng: Random, words: Words) -> Setup:
    """The table that ``wish`` asks for; ``rng`` cuts for seats and deal. Raises ``SetupError`` with every fault, in ``words``."""
    faults: list[SetupFault] = []
    rules = _rules(wish, default_rules, words, faults)
    if wish.pace not in PACES:
        faults.append(SetupFault("pace", words.text("setup-pace", value=wish.pace, known=list(PACES))))
    if wish.seating not in ("choice", "cut"):
        faults.append(SetupFault("seating", words.text("setup-seating", value=wish.seating)))
    if rules is None:
        raise SetupError(faults)
    wished = wish.seats or [SeatWish("you")] + [SeatWish("bot")] * (rules.players - 1)
    seats = _seats(wished, rules, words, faults)
    if wish.first_dealer is not None and not 0 <= wish.first_dealer < rules.players:
        faults.append(SetupFault("first_dealer", words.text("setup-dealer", value=wish.first_dealer, last=rules.players - 1)))
    if faults:
        raise SetupError(faults)
    dealer = rng.randrange(rules.players) if wish.first_dealer is None else wish.first_dealer
    cut: tuple[Card, ...] = ()
    if wish.seating == "cut":
        seats, cut = _cut(seats, rules, rng)
        # Whoever cut highest sits first and plays first, so the one before deals.
        dealer = rules.seat_after(rules.sides[0][0], -1)
    return Setup(rules, tuple(seats), wish.pace, wish.open_hands, dealer, wish.seating, cut)


def _rules(wish: TableWish, default: Rules, words: Words, faults: list[SetupFault]) -> Rules | None:
    try:
        rules = Rules.read(wish.rules) if wish.rules else default
        if wish.target is not None:
            deals = rules.limit("game.deals")
            if deals is not None:
                faults.append(SetupFault("target", words.text("setup-target-deals", n=deals)))
                return None
            rules = rules.change({"game.target": wish.target})
        rules.require_playable()
    except RulesError as error:
        faults += [SetupFault("rules", fault.text(words.lang)) for fault in error.faults]
        return None
    return rules


def _seats(wished: list[SeatWish], rules: Rules, words: Words, faults: list[SetupFault]) -> list[Seat]:
    if len(wished) != rules.players:
        faults.append(SetupFault("seats", words.text("setup-seats", have=len(wished), need=rules.players)))
    if sum(seat.kind == "you" for seat in wished) != 1:
        faults.append(SetupFault("seats", words.text("setup-one-you")))
    names = [" ".join(seat.name.split()) for seat in wished]
    seats = []
    for at, (seat, name) in enumerate(zip(wished, names, strict=True)):
        place = f"seats[{at}]"
        if seat.kind not in ("you", "bot"):
            faults.append(SetupFault(f"{place}.kind", words.text("setup-kind", value=seat.kind)))
        if len(name) > _LONGEST_NAME or not name.isprintable():
            faults.append(SetupFault(f"{place}.name", words.text("setup-name", most=_LONGEST_NAME)))
        elif name and any(name.casefold() == other.casefold() for other in names[:at]):
            faults.append(SetupFault(f"{place}.name", words.text("setup-name-twice", name=name)))
        level = (seat.level or DEFAULT_LEVEL) if seat.kind == "bot" else ""
        if level and level not in LEVELS:
            faults.append(SetupFault(f"{place}.level", words.text("setup-level", value=level, known=list(LEVELS))))
        if seat.kind == "bot" and not name:
            names[at] = name = free_name(names)
        seats.append(Seat("bot" if seat.kind == "bot" else "person", name, level))
    return seats


def _cut(seats: list[Seat], rules: Rules, rng: Random) -> tuple[list[Seat], tuple[Card, ...]]:
    """Everybody draws a card; the highest sit together. Jokers and equal ranks would not decide, so they are not drawn."""
    ranks: dict[int, Card] = {}
    pack = full_pack(1, 0)
    rng.shuffle(pack)
    for card in pack:
        ranks.setdefault(card.rank, card)
    drawn = rng.sample(list(ranks.values()), len(seats))
    order = sorted(range(len(seats)), key=lambda at: -drawn[at].rank)
    places = [seat for side in rules.sides for seat in side]
    by_seat = dict(zip(places, order, strict=True))
    return [seats[by_seat[seat]] for seat in range(len(seats))], tuple(drawn[by_seat[seat]] for seat in range(len(seats)))
