"""What staged cards would be: the tray's count, its faults group by group, and what the selected cards could do.

Nothing is done. Everything is asked of the deal as the reader sees it; out of turn, of the same deal as if its turn had come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from canasta.cards import Card, read_cards
from canasta.engine import Action, Deal, Discard, DraftGroup, Group, Meld, Onto, PositionError, Take, Violation
from canasta.notation import write_action
from canasta.table.charging import charge_for
from canasta.table.telling.charges import cost_text
from canasta.table.telling.melds import canasta_kind, card_points, meld_name, meld_shape, rank_of
from canasta.table.telling.needs import has_opened
from canasta.table.telling.reader import Reader
from canasta.view import Observation

#: Reasons that lie with the whole act or the moment, not with the cards that were picked: a tray may still grow.
_STILL_OPEN = frozenset({"opening_too_low"})


@dataclass(frozen=True, slots=True)
class StagedWish:
    """Cards set out as one meld (notation text), or for the own meld with number ``onto``; ``new``: beside one of its rank."""

    cards: list[str]
    onto: int | None = None
    new: bool = False

    @property
    def named(self) -> Onto | None:
        """The meld that the cards are for, where it is said."""
        return Onto(number=self.onto) if self.onto is not None else Onto(new=True) if self.new else None


@dataclass(frozen=True, slots=True)
class StagedTold:
    """One staged group: what it counts (with the pile's top card, where it claims it) and what is wrong with it.

    ``kind``: ``set``, ``sequence``, ``wilds`` or nothing yet; ``label`` names what it would be.
    """

    cards: list[str]
    points: int
    ok: bool
    text: str
    onto: int | None
    new: bool = False
    kind: str = ""
    label: str = ""


@dataclass(frozen=True, slots=True)
class DraftTold:
    """The whole tray.

    ``need``: the opening minimum, 0 once opened; ``short``: what is lacking to it; ``do``: the act as notation. ``cost`` says
    what it would cost to try it as it is, where that has its price.
    """

    groups: list[StagedTold]
    points: int
    need: int
    short: int
    legal: bool
    text: str
    do: str
    cost: str = ""


@dataclass(frozen=True, slots=True)
class MeldTargetTold:
    """What the selected cards could do on an own meld; ``note`` is what it costs."""

    number: int
    can: bool
    why: str
    note: str


@dataclass(frozen=True, slots=True)
class TargetsTold:
    """What the selected cards could do. ``pile`` also holds the act, empty where more must be laid with it; ``new`` the kind of
    meld, and whether it must be named as one beside another.
    """

    discard: tuple[bool, str]
    new: tuple[bool, str, str, bool]
    pile: tuple[bool, str, str]
    melds: list[MeldTargetTold] = field(default_factory=list)


class Drafting:
    """The tray of one reader at one moment."""

    def __init__(
        self, reader: Reader, seen: Observation, take: bool, groups: Sequence[StagedWish], select: Sequence[str]
    ) -> None:
        """Raises ``CardTextError`` for what is no card."""
        self._reader, self._seen = reader, seen
        self._take = take
        staged = [wish for at, wish in enumerate(groups) if wish.cards or (take and at == 0)]
        self._groups = [Group(_cards(wish.cards), wish.named) for wish in staged]
        self._staged = staged
        self._select = _cards(select)
        self._my_turn = seen.to_move == reader.seat and seen.phase in ("draw", "play")
        self._now = seen.deal()

    def told(self) -> DraftTold:
        """The tray in numbers and words."""
        words = self._reader.words
        action = self._action()
        if action is None:
            need = 0 if has_opened(self._seen) else self._seen.points_needed(self._seen.side)
            return DraftTold([], 0, need, need, False, "", "")
        draft = self._as_if("draw" if self._take else "play").draft(action)
        violations = self._now.violations(action, self._reader.seat)
        groups = [self._group(at, draft.groups[at] if at < len(draft.groups) else None) for at in range(len(self._groups))]
        if self._my_turn:
            text = words.refusal([(violation.code, violation.data) for violation in violations]) if violations else ""
        else:
            text = words.text("draft-not-your-turn")
        legal = self._my_turn and not violations
        cost = self._cost(action, violations)
        return DraftTold(groups, draft.points, draft.need, draft.short, legal, text, write_action(action), cost)

    def targets(self) -> TargetsTold:
        """What the selected cards could do."""
        text = self._reader.words.text
        if not self._select and not self._take_is_open():
            why = (False, text("draft-choose"))
            melds = [MeldTargetTold(number, False, why[1], "") for number in self._numbers]
            return TargetsTold(why, (*why, "", False), (*why, ""), melds)
        return TargetsTold(self._discard(), self._new(), self._pile(), [self._meld(number) for number in self._numbers])

    # The tray.

    def _action(self) -> Action | None:
        if self._take:
            claim = self._groups[0] if self._groups else Group(())
            return Take(claim.cards, claim.onto, tuple(self._groups[1:]))
        return Meld(tuple(self._groups)) if self._groups else None

    def _group(self, at: int, drafted: DraftGroup | None) -> StagedTold:
        cards = self._groups[at].cards
        if drafted is None:
            return self._told(at, card_points(self._reader.rules, cards), False, "")
        # The first reason is the heart of it; what follows from it would only be noise beside a few cards.
        fault = next(iter(drafted.violations), None)
        text = self._reader.words.violation(fault.code, fault.data) if fault else ""
        return self._told(at, drafted.points, fault is None, text)

    def _told(self, at: int, points: int, ok: bool, text: str) -> StagedTold:
        cards, wish = self._groups[at].cards, self._staged[at]
        top = (self._seen.top,) if self._take and at == 0 and self._seen.top is not None else ()
        own = self._own[wish.onto - 1] if wish.onto is not None and 0 < wish.onto <= len(self._own) else ()
        whole = (*own, *cards, *top)
        kind = meld_shape(_sorted(whole)).kind
        label = meld_name(self._reader.words, _sorted(whole)) if kind else ""
        return StagedTold([card.text for card in cards], points, ok, text, wish.onto, wish.new, kind, label)

    # The selection.

    @property
    def _own(self) -> tuple[tuple[Card, ...], ...]:
        """The own melds; one that was joined to another is empty."""
        return self._seen.melds[self._seen.side]

    @property
    def _numbers(self) -> list[int]:
        return [number for number, cards in enumerate(self._own, start=1) if cards]

    def _take_is_open(self) -> bool:
        return self._my_turn and self._seen.phase == "draw"

    def _discard(self) -> tuple[bool, str]:
        words = self._reader.words
        if len(self._select) != 1:
            return False, words.text("button-choose-card")
        return self._judged(Discard(self._select[0]))

    def _new(self) -> tuple[bool, str, str, bool]:
        words = self._reader.words
        shape = meld_shape(_sorted(self._select))
        sets = {rank_of(meld) for meld in self._own if meld_shape(meld).kind in ("set", "wilds")}
        beside = shape.kind in ("set", "wilds") and shape.rank in sets
        if beside and self._reader.rules["meld.per_rank"] == "one" and shape.kind == "set":
            return False, words.short_reason("one_meld_per_rank", {"rank": shape.rank}), shape.kind, False
        wilds = shape.kind == "wilds" and self._reader.rules["meld.wild_only"] != "off"
        onto = Onto(new=True) if beside or wilds else None
        can, why = self._open(self._as_if("play"), Meld((Group(self._select, onto),)))
        return can, why, shape.kind, onto is not None

    def _meld(self, number: int) -> MeldTargetTold:
        words = self._reader.words
        can, why = self._open(self._as_if("play"), Meld((Group(self._select, Onto(number=number)),)))
        cards = self._own[number - 1]
        spoils = can and canasta_kind(self._reader.rules, cards) == "natural" and any(card.is_wild for card in self._select)
        return MeldTargetTold(number, can, why, words.text("draft-becomes-mixed") if spoils else "")

    def _pile(self) -> tuple[bool, str, str]:
        if not self._my_turn:
            return False, self._reader.words.text("button-not-your-turn"), ""
        staged = () if self._take else tuple(self._groups)
        action = Take(self._select, None, staged)
        can, why = self._open(self._now, action)
        legal = can and not self._now.violations(action)
        return can, why, write_action(action) if legal else ""

    def _judged(self, action: Action) -> tuple[bool, str]:
        violations = self._now.violations(action, self._reader.seat)
        cost = self._cost(action, violations)
        return (False, cost) if cost else self._reasoned(violations)

    def _cost(self, action: Action, violations: Sequence[Violation]) -> str:
        """What it would cost to try ``action``; empty where it costs nothing."""
        charge = charge_for(self._reader.rules, action, violations) if self._my_turn else None
        return cost_text(self._reader, charge) if charge is not None else ""

    def _open(self, deal: Deal, action: Action) -> tuple[bool, str]:
        """Whether the cards fit, though the tray may have to grow before the act is legal."""
        return self._reasoned([found for found in deal.violations(action) if found.code not in _STILL_OPEN])

    def _reasoned(self, violations: Sequence[Violation]) -> tuple[bool, str]:
        if not violations:
            return True, ""
        return False, self._reader.words.short_reason(violations[0].code, violations[0].data)

    def _as_if(self, phase: str) -> Deal:
        """The deal as if the reader were to move in ``phase``: a tray can be made ready while others play."""
        seen = self._seen
        if seen.to_move == self._reader.seat and seen.phase == phase:
            return self._now
        position = seen.position()
        position.phase, position.to_move = phase, self._reader.seat
        position.took, position.laid, position.asked, position.asker = False, False, "", None
        try:
            return Deal.at(position)
        except PositionError:
            return self._now


def _sorted(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Low to high, wild cards last: as a sequence would lie."""
    return tuple(sorted(cards, key=lambda card: (card.is_wild, card.rank)))


def _cards(texts: Sequence[str]) -> tuple[Card, ...]:
    return tuple(card for text in texts for card in read_cards(text))
