"""The state of a deal worked out from its events alone, by somebody who knows the rules and was told these events."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.cards import UNKNOWN, Card, Rank
from canasta.engine import Deal, Event
from canasta.rules import Rules


@dataclass
class Fold:
    """What is known after some events. Cards nobody told of are unknown cards, in their number."""

    rules: Rules
    hands: list[list[Card]] = field(default_factory=list)
    melds: list[list[list[Card]]] = field(default_factory=list)
    red3: list[list[Card]] = field(default_factory=list)
    pile: list[Card] = field(default_factory=list)
    canastas: dict[tuple[int, int], str] = field(default_factory=dict)
    stock: int = 0
    frozen: bool = False
    blocked: bool = False
    went_out: int | None = None
    concealed: bool = False
    points: list[int] | None = None
    alone: int | None = None
    hidden: int = 0
    seen: int = 0

    def __post_init__(self) -> None:
        self.hands = [[] for _ in range(self.rules.players)]
        self.melds = [[] for _ in self.rules.sides]
        self.red3 = [[] for _ in self.rules.sides]
        self.stock = self.rules["deck.total"]
        self.feet: list[int] = [0] * self.rules.players
        self.team = list(self.rules.side_of)

    def add(self, event: Event) -> None:
        """Learn of one event; the next by its number."""
        assert event.seq == self.seen, "an event is missing or told twice"
        self.seen += 1
        getattr(self, f"_{event.kind}")(event)

    def _dealt(self, event: Event) -> None:
        self.hands[event.seat] += event.cards
        self.feet[event.seat] = self.rules["deal.foot"] if event.cards else 0
        self.stock -= len(event.cards) + self.feet[event.seat]

    def _upcard(self, event: Event) -> None:
        self.stock -= len(event.cards)
        where = self.rules["start.red3_in_pile"]
        for card in event.cards:
            if card.is_red_three and where == "reshuffled":
                self.stock += 1
            elif not card.is_red_three or where != "discarded":
                self.pile.append(card)
        self.frozen, self.blocked = bool(event.data["frozen"]), bool(event.data["blocked"])
        if self.rules["start.upcard"] == "italian_prefill":
            top = self.pile[-1].rank
            self.hidden = 1 if top == Rank.ACE else int(top)
            self.pile = [UNKNOWN] * self.hidden + self.pile
            self.stock -= self.hidden

    def _red_three(self, event: Event) -> None:
        source = event.data["source"]
        if source == "stock":
            self.stock -= len(event.cards)
        for card in event.cards:
            if source == "pile" and card in self.pile:
                self.pile.remove(card)
            elif source == "pile":
                self.hands[event.seat].remove(UNKNOWN)  # it lay face down
            elif source == "hand":
                self._leaves(event.seat, card)
        self.red3[self.rules.side_of[event.seat]] += event.cards

    def _foot(self, event: Event) -> None:
        assert len(event.cards) == self.feet[event.seat]
        self.feet[event.seat] = 0
        self.hands[event.seat] += event.cards

    def _drew(self, event: Event) -> None:
        self.hands[event.seat] += event.cards
        self.stock -= len(event.cards)
        assert event.data["left"] == self.stock, "the event counts another stock"

    def _took(self, event: Event) -> None:
        kept = len(self.pile) - len(event.cards)
        assert [card.matches(seen) for card, seen in zip(self.pile[kept:], event.cards, strict=True)].count(False) <= event.hidden
        assert event.data["size"] == len(event.cards)
        top = event.cards[-1]
        self.hands[event.seat] += [top, *(card for card in event.cards[:-1] if not self._laid_open(card))]
        self.pile = self.pile[:kept] + [card for card in event.cards[:-1] if self._laid_open(card)]
        self.hidden = min(self.hidden, kept)
        if not kept:
            self.frozen = False
        self.blocked = False
        assert top in event.groups[0][1]
        self._melded(event)
        if self.rules["teams"] == "lone_hand" and self.alone is None:
            self._form_sides(event.seat)

    def _laid_open(self, card: Card) -> bool:
        return card.is_red_three or (card.is_black_three and self.rules["black3.in_taken_pile"] == "set_aside")

    def _form_sides(self, alone: int) -> None:
        """The others play together from here on: their melds lie together, ranks joined, at the first of them."""
        self.alone = alone
        first, *others = (seat for seat in range(self.rules.players) if seat != alone)
        for seat in others:
            self.team[seat] = first
            for number, meld in enumerate(self.melds[seat]):
                rank = _rank_of(meld)
                place = next((at for at, own in enumerate(self.melds[first]) if _rank_of(own) == rank), len(self.melds[first]))
                if place == len(self.melds[first]):
                    self.melds[first].append([])
                self.melds[first][place] += meld
                self.canastas.pop((seat, number + 1), "")  # canastas that lie at another place now are told of
            self.melds[seat] = []

    def _joined(self, event: Event) -> None:
        melds = self.melds[self.team[event.seat]]
        source, target = int(event.data["source"]) - 1, int(event.data["target"]) - 1
        melds[target] += melds[source]
        melds[source] = []

    def _special(self, event: Event) -> None:
        assert len(self.hands[event.seat]) == 14
        self.hands[event.seat] = []

    def _melded(self, event: Event) -> None:
        melds = self.melds[self.team[event.seat]]
        for number, cards in event.groups:
            while len(melds) < number:
                melds.append([])
            melds[number - 1] += cards
            for card in cards:
                self._leaves(event.seat, card)

    def _canasta(self, event: Event) -> None:
        place = (self.team[event.seat], int(event.data["meld"]))
        assert self.canastas.get(place, "") == event.data["was"]
        self.canastas[place] = str(event.data["canasta"])

    def _discarded(self, event: Event) -> None:
        self._leaves(event.seat, event.cards[0])
        self.pile += event.cards
        self.frozen = self.frozen or bool(event.data["frozen"])
        self.blocked = bool(event.data["blocked"])

    def _asked(self, event: Event) -> None:
        assert self.team[int(event.data["to"])] == self.team[event.seat]

    def _answered(self, event: Event) -> None:
        assert isinstance(event.data["yes"], bool)

    def _passed(self, event: Event) -> None:
        assert event.seat >= 0

    def _went_out(self, event: Event) -> None:
        self.went_out, self.concealed = event.seat, bool(event.data["concealed"])
        if self.rules["teams"] == "lone_hand" and self.alone is None:
            self._form_sides(event.seat)

    def _stock_out(self, event: Event) -> None:
        assert event.seat == -1

    def _scored(self, event: Event) -> None:
        self.points = [int(event.data[f"side{side}"]) for side in range(len(self.rules.sides))]

    def _leaves(self, seat: int, card: Card) -> None:
        """A card leaves the hand; where the hand is not known, an unknown one."""
        hand = self.hands[seat]
        hand.remove(card if card in hand else UNKNOWN)


def _rank_of(meld: list[Card]) -> Rank | None:
    return next((card.rank for card in meld if not card.is_wild), None)


def differences(fold: Fold, deal: Deal, seat: int | None = None) -> list[str]:
    """Where the fold and the deal differ; with ``seat``, other hands are compared by size only."""
    found = []
    for player in range(deal.rules.players):
        if seat is None or player == seat:
            if sorted(fold.hands[player]) != sorted(deal.hand(player)):
                found.append(f"hand {player}")
        elif len(fold.hands[player]) != deal.hand_size(player):
            found.append(f"hand size {player}")
    for side in range(len(deal.rules.sides)):
        if [sorted(meld) for meld in fold.melds[side]] != [sorted(meld) for meld in deal.melds(side)]:
            found.append(f"melds {side}")
        if sorted(fold.red3[side]) != sorted(deal.red3(side)):
            found.append(f"red threes {side}")
        canastas = [kind for (of, _), kind in sorted(fold.canastas.items()) if of == side and kind]
        if canastas != [kind for _, kind in deal.canastas(side)]:
            found.append(f"canastas {side}")
    facts = {
        "pile": (fold.pile[fold.hidden :], list(deal.pile[deal.hidden :])),
        "hidden": (fold.hidden, deal.hidden),
        "feet": (fold.feet, [deal.foot_size(seat) for seat in range(deal.rules.players)]),
        "alone": (fold.alone, deal.alone),
        "stock": (fold.stock, deal.stock_size),
        "frozen": (fold.frozen or deal.rules["pile.frozen_by"] == {"always"}, deal.frozen),
        "blocked": (fold.blocked and bool(fold.pile), deal.blocked),
        "went_out": (fold.went_out, deal.went_out),
        "concealed": (fold.concealed, deal.concealed),
        "points": (fold.points, list(deal.sheet.points) if deal.sheet else None),
    }
    return found + [f"{name}: {told} told, {true} true" for name, (told, true) in facts.items() if told != true]
