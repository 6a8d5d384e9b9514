"""Making an action concrete: patterns become cards of the mover's, and unknown cards become what is said to be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from canasta.cards import UNKNOWN, Card, Rank
from canasta.engine.action import Action, Discard, Group, Meld, Take
from canasta.engine.kinds import has_kind
from canasta.engine.violation import Violation

_THREE = Card(Rank.THREE)
_BLACK_THREE = Card(Rank.THREE, None, "b")


@dataclass(slots=True)
class Resolved:
    """An action with its cards filled in.

    ``revealed``: cards that unknown cards of the hand turn out to be. ``missing``: cards that the mover does not hold (kept as
    they were named, so that the judge can say so). ``violations``: what cannot even be judged.
    """

    action: Action
    revealed: list[Card] = field(default_factory=list)
    missing: list[Card] = field(default_factory=list)
    violations: tuple[Violation, ...] = ()


def named_cards(action: Action) -> tuple[Card, ...]:
    """All cards that the action names as leaving the hand."""
    if isinstance(action, Take):
        return (*action.cards, *(card for group in action.lay for card in group.cards))
    if isinstance(action, Meld):
        return tuple(card for group in action.groups for card in group.cards)
    if isinstance(action, Discard):
        return (action.card,)
    return ()


def resolve(action: Action, hand: list[Card], free: Counter[Card], suited: bool = False, threes: bool = False) -> Resolved:
    """``action`` with concrete cards of ``hand``; ``free`` are the cards that an unknown card may turn out to be.

    Where suits matter (``suited``) a card without one is ambiguous if the hand could give different ones.
    A three without a colour is a black one where no red three is held: those are laid at once. Where ``threes`` are a rank like
    any other (meld.threes) it is any three.
    """
    black = not threes and not any(card.is_red_three for card in hand)
    names = tuple(_BLACK_THREE if card is _THREE and black else card for card in named_cards(action))
    if not names:
        return Resolved(action)
    for card in names:
        if card is UNKNOWN or not has_kind(card, threes):
            return Resolved(action, violations=(Violation("ambiguous", data={"card": card.text}),))
    if suited and (doubt := _doubtful(names, hand)):
        return Resolved(action, violations=(Violation("ambiguous", data={"card": doubt.text}),))
    held = Counter(hand)
    unknown = held.pop(UNKNOWN, 0)
    free = Counter(free)
    chosen: list[Card | None] = [None] * len(names)
    revealed: list[Card] = []
    missing: list[Card] = []
    for concrete_first in (True, False):
        for number, name in enumerate(names):
            if chosen[number] is not None or name.is_pattern == concrete_first:
                continue
            found = _pick(name, held)
            if found is not None:
                held[found] -= 1
            elif unknown:
                found = _pick(name, free)
                if found is not None:
                    free[found] -= 1
                    unknown -= 1
                    revealed.append(found)
            if found is None:
                missing.append(name)
            chosen[number] = name if found is None else found
    return Resolved(_rebuild(action, iter([card for card in chosen if card is not None])), revealed, missing)


def _doubtful(names: tuple[Card, ...], hand: list[Card]) -> Card | None:
    """A natural card named without its suit for which the hand holds more cards than are named, of several suits."""
    rest = Counter(hand)
    rest.subtract(card for card in names if not card.is_pattern)
    for name, wanted in Counter(card for card in names if card.is_pattern and not card.is_wild).items():
        fitting = [card for card, count in rest.items() if count > 0 and name.matches(card)]
        if len(fitting) > 1 and sum(rest[card] for card in fitting) > wanted:
            return name
    return None


def _pick(name: Card, cards: Counter[Card]) -> Card | None:
    if not name.is_pattern:
        return name if cards[name] > 0 else None
    return min((card for card, count in cards.items() if count > 0 and name.matches(card)), default=None)


def _rebuild(action: Action, cards: Iterator[Card]) -> Action:
    def again(group: Group) -> Group:
        return Group(tuple(next(cards) for _ in group.cards), group.onto)

    if isinstance(action, Take):
        claim = tuple(next(cards) for _ in action.cards)
        return Take(claim, action.onto, tuple(again(group) for group in action.lay))
    if isinstance(action, Meld):
        return Meld(tuple(again(group) for group in action.groups))
    return Discard(next(cards))
