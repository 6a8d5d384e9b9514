"""What has happened: facts in order, with who may see what."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.cards import UNKNOWN, Card


@dataclass(frozen=True, slots=True)
class Event:
    """One fact of a deal.

    ``seq`` counts from 0 without gaps. ``kind`` is one of KINDS. ``seat`` is who did it (-1: nobody). ``cards`` are the cards it
    concerns; ``private`` says that only ``seat`` may see which (everybody may know how many). ``groups`` are melds with the
    number
    of the meld each went to. ``data`` holds the other public facts (numbers, words).
    """

    seq: int
    kind: str
    seat: int = -1
    cards: tuple[Card, ...] = ()
    private: bool = False
    groups: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    data: dict[str, int | str | bool] = field(default_factory=dict)
    hidden: int = 0  # how many of the cards, from the first, only ``seat`` may see (a pile that began face down)

    def seen_by(self, seat: int) -> Event:
        """The event as ``seat`` may know it (-1: a bystander): private cards of others are unknown cards."""
        if seat == self.seat or not (self.private or self.hidden):
            return self
        if self.hidden:
            cards = (UNKNOWN,) * self.hidden + self.cards[self.hidden :]
            return Event(self.seq, self.kind, self.seat, cards, False, self.groups, self.data)
        return Event(self.seq, self.kind, self.seat, (UNKNOWN,) * len(self.cards), True, self.groups, self.data)


#: kind -> what its fields hold
KINDS = {
    "cut": "seat lifted cards from the pack, where an exact cut is paid; data lifted, need (numbers), points (0: not exact)",
    "dealt": "seat got its first hand; cards (private)",
    "upcard": "cards were turned to start the pile, bottom to top; data frozen, blocked",
    "red_three": "seat laid (or set aside) threes; cards; data source: stock, pile or hand",
    "drew": "seat drew cards (private), red threes among them already replaced; data left: cards in the stock",
    "took": "seat took the pile: cards that moved, bottom to top; groups what was laid in the act; data size, opened",
    "melded": "seat laid groups; data opened: the side opened with it",
    "canasta": "a canasta was completed or changed; data meld (number), rank, canasta and was: its kind or nothing",
    "discarded": "seat discarded cards[0]; data frozen: the pile froze by it, blocked: it stops the next player",
    "joined": "seat joined two own melds; data source, target: their numbers, the target's stays",
    "special": "seat laid a special hand; data name",
    "foot": "seat took up the foot; cards (private)",
    "asked": "seat asked the partner; data to: the partner's seat",
    "answered": "seat answered; data yes",
    "irregularity": "seat was charged with an irregularity; data what, points (0 or less), minimum: what the side needs now",
    "passed": "seat declined to take the pile, or ended the turn without a discard",
    "went_out": "seat went out; data concealed",
    "stock_out": "the stock ran out and the deal ended; data last_red_three",
    "scored": "the deal was counted; data side0, side1 …: points",
}
