"""Going out: whether the hand can be laid out, whether it should, and what to answer the partner."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.bots.figures import JOKER, THREE, TWO
from canasta.bots.sight import Laid, Sight, canastas
from canasta.bots.worth import Outlook
from canasta.cards import Card, Rank
from canasta.engine import Group, Onto


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to lay out the whole hand: groups for one act, and the card to discard after it (``None``: none is left)."""

    groups: tuple[Group, ...]
    discard: Card | None
    points: int


def plan(sight: Sight) -> Plan | None:
    """A way out with the cards in hand, or ``None``. It finds any that lays each rank whole; the deal has the last word."""
    return _Layout(sight).plan()


class _Layout:
    """The hand sorted into what can be laid and what cannot."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.numbers = sight.figures
        self.by_rank: dict[int, list[Card]] = {}
        for card in sight.seen.hand:
            self.by_rank.setdefault(card.rank, []).append(card)
        self.wilds = [*self.by_rank.get(TWO, []), *self.by_rank.get(JOKER, [])]
        self.melds = dict(sight.own)
        self.cards: dict[int, list[Card]] = {}
        self.rest: list[Card] = []

    def plan(self) -> Plan | None:
        self._lay_naturals()
        if len(self.rest) > 1 or not self._give_wilds():
            return None
        if canastas(self.melds, self.numbers) < self.numbers.out_canastas:
            return None
        discard = self.rest[0] if self.rest else None
        if discard is None and self.numbers.discard_required:
            discard = self._hold_one_back()
            if discard is None:
                return None
        if discard is not None and self.numbers.discard_forbidden:
            return None
        points = sum(self.numbers.points[card.rank] for cards in self.cards.values() for card in cards)
        return Plan(tuple(self._group(rank) for rank in self.cards), discard, points)

    def _lay(self, rank: int, cards: list[Card]) -> None:
        meld = self.melds.get(rank, Laid(rank, 0, 0))
        wilds = sum(card.is_wild for card in cards)
        self.melds[rank] = Laid(rank, meld.naturals + len(cards) - wilds, meld.wilds + wilds)
        self.cards.setdefault(rank, []).extend(cards)

    def _lay_naturals(self) -> None:
        """Every natural card that needs no help; pairs take one wild card each; what is left over is the rest."""
        short: list[int] = []
        for rank in self.numbers.ranks:
            cards = self.by_rank.get(rank, [])
            if not cards:
                continue
            if rank in self.melds or len(cards) >= self.numbers.min_size:
                self._lay(rank, cards)
            elif len(cards) >= self.numbers.min_naturals:
                short.append(rank)
            else:
                self.rest += cards
        for rank in short:
            cards = self.by_rank[rank]
            lacking = self.numbers.min_size - len(cards)
            if lacking > min(len(self.wilds), self.numbers.room(len(cards))):
                self.rest += cards
            else:
                self._lay(rank, cards + self.wilds[:lacking])
                del self.wilds[:lacking]
        threes = self.by_rank.get(THREE, []) if THREE not in self.numbers.ranks else []
        if len(threes) >= self.numbers.min_size and self.numbers.black_threes_melt:
            self.cards[THREE] = list(threes)
        else:
            self.rest += threes

    def _give_wilds(self) -> bool:
        """Lay the wild cards that are left: first where they complete a canasta, then where they spoil least."""
        size = self.numbers.canasta
        while self.wilds:
            open_melds = [meld for meld in self.melds.values() if self.numbers.room(meld.naturals) > meld.wilds]
            lacking = self.numbers.out_canastas - canastas(self.melds, self.numbers)
            near = [meld for meld in open_melds if 0 < size - meld.size <= len(self.wilds)]
            if lacking > 0 and near:
                goal = max(near, key=lambda meld: meld.size)
            elif not self.rest and len(self.wilds) == 1 and not self.numbers.discard_forbidden:
                self.rest.append(self.wilds.pop())
                return True
            elif open_melds:
                goal = min(open_melds, key=lambda meld: (meld.size >= size and not meld.wilds, -meld.size))
            else:
                return False
            self._lay(goal.rank, [self.wilds.pop()])
        return True

    def _hold_one_back(self) -> Card | None:
        """A card that the meld it was meant for can do without, to discard."""
        for rank, cards in self.cards.items():
            meld = self.melds.get(rank)
            spare = meld is not None and meld.size - 1 >= self.numbers.min_size and meld.size != self.numbers.canasta
            if spare and not cards[-1].is_wild:
                held = cards.pop()
                if not cards:
                    del self.cards[rank]
                return held
        return None

    def _group(self, rank: int) -> Group:
        cards = self.cards[rank]
        onto = Onto(rank=Rank(rank)) if all(card.is_wild for card in cards) else None
        return Group(tuple(cards), onto)


def wants_out(sight: Sight, way: Plan, view: Outlook) -> bool:
    """Whether going out now is better than another round: what each side would gain by it, and what it would be caught with."""
    totals = _totals_if_out(sight, way)
    target = sight.figures.target
    best_other = max(total for side, total in totals.items() if side != sight.side)
    if max(totals.values()) >= target:
        return totals[sight.side] > best_other
    if view.danger >= 0.3 or sight.stock_turns < 1.5:
        return True
    return _growth(sight, sight.side, view) < _growth_of_others(sight, view) + 60


def _totals_if_out(sight: Sight, way: Plan) -> dict[int, int]:
    """By side, roughly the total if the deal ended by this plan (hands of others at ten points a card)."""
    numbers = sight.figures
    totals = {}
    for side, seats in enumerate(numbers.sides):
        melds = sight.own if side == sight.side else sight.theirs[side]
        total = sight.seen.scores[side]
        total += sum(numbers.points[card.rank] for meld in sight.seen.melds[side] for card in meld)
        for meld in melds.values():
            if meld.size >= numbers.canasta:
                total += numbers.mixed_bonus if meld.wilds else numbers.natural_bonus
        red = 100 * len(sight.seen.red3[side])
        total += red if melds else -red
        total -= sum(10 * sight.seen.hand_sizes[seat] for seat in seats if seat != sight.seat)
        if side == sight.side:
            total += way.points + numbers.out_bonus
        totals[side] = total
    return totals


def _growth(sight: Sight, side: int, view: Outlook) -> float:
    """What ``side`` may gain in one more round (points): canastas near, cards that a partner may yet lay, the pile."""
    numbers = sight.figures
    melds = sight.own if side == sight.side else sight.theirs[side]
    total = 0.0
    for meld in melds.values():
        lacking = numbers.canasta - meld.size
        if lacking > 0:
            bonus = numbers.mixed_bonus if meld.wilds else (numbers.mixed_bonus + numbers.natural_bonus) / 2
            total += bonus * (0.0, 0.3, 0.14, 0.06, 0.03)[min(lacking, 4)]
    cards = sum(sight.seen.hand_sizes[seat] for seat in numbers.sides[side] if seat != sight.seat)
    total += cards * 5.0 * min(1.0, 0.4 + view.time)
    pile = len(sight.seen.pile)
    access = 0.15 if melds and not sight.seen.frozen else 0.06
    return total + pile * 14 * access


def _growth_of_others(sight: Sight, view: Outlook) -> float:
    """The same for the side that would gain most; an unopened side that opens saves its hands and red threes."""
    most = 0.0
    for side, melds in sight.theirs.items():
        gain = _growth(sight, side, view)
        if not melds:
            gain = gain * 0.5 + 40 * len(sight.seen.red3[side])
        most = max(most, gain)
    return most + view.danger * 150


def answer(sight: Sight, view: Outlook) -> bool:
    """Yes, unless much in the own hand can be laid next turn and the others are not about to go out."""
    if view.danger >= 0.25 or sight.stock_turns < 1:
        return True
    numbers = sight.figures
    saved = 0.0
    for rank in numbers.ranks:
        count = sight.held[rank]
        meld = sight.own.get(rank)
        if not count or (meld is None and count < numbers.min_size):
            continue
        saved += 2 * numbers.points[rank] * count
        size = count + (meld.size if meld else 0)
        if size >= numbers.canasta > (meld.size if meld else 0):
            saved += numbers.mixed_bonus
    near = [meld for meld in sight.own.values() if 0 < numbers.canasta - meld.size <= sight.wilds]
    if near and sight.wilds:
        saved += numbers.mixed_bonus
    return saved < 150
