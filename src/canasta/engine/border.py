"""The border of the engine: what callers give it, refused before anything happens, in a sentence of what was expected.

Here are wrong types and values that no rule speaks of. Whether an action of the right form is legal is the judge's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from canasta.cards import Card
from canasta.cards.given import entries, require, shown, whole
from canasta.engine.action import Action, Answer, Ask, Discard, Draw, Group, Join, Meld, Onto, Pass, Special, Take
from canasta.rules import Rules

#: Scores and deal numbers beyond any game.
_MOST = 999_999_999


def check_rules(rules: object) -> None:
    """Raise ``TypeError`` where ``rules`` are none, a name in their place for example."""
    require(rules, Rules, "rules", "Rules such as preset('classic')")


def cards_given(pack: object) -> tuple[Card, ...]:
    """The cards of a pack. Raises ``TypeError`` where one of them is none."""
    cards = entries(pack, "pack", "a list of cards")
    for place, card in enumerate(cards):
        require(card, Card, f"pack[{place}]", "a card")
    return tuple(card for card in cards if isinstance(card, Card))


def totals_given(rules: Rules, scores: Sequence[int] | None) -> tuple[int, ...]:
    """The sides' totals before a deal, zeros where they are left out. Raises ``TypeError`` and ``ValueError``."""
    sides = len(rules.sides)
    if scores is None:
        return (0,) * sides
    totals = entries(scores, "scores", f"a list of {sides} numbers, one for each side,")
    if len(totals) != sides:
        raise ValueError(f"scores {shown(scores)}: {sides} numbers, one for each side, were expected")
    return tuple(whole(total, f"scores[{side}]", -_MOST, _MOST) for side, total in enumerate(totals))


def number_given(deal_number: object) -> int:
    """The number of a deal, from 1. Raises ``TypeError`` and ``ValueError``."""
    return whole(deal_number, "deal_number", 1, _MOST)


def check_action(action: object) -> None:
    """Raise ``TypeError`` for what is no action, or an action that holds something else than its fields are for."""
    check = _CHECKS.get(type(action))
    if check is None:
        hint = "; canasta.notation.read_action reads text" if isinstance(action, str) else ""
        raise TypeError(f"action {shown(action)}: one of {_NAMES} was expected{hint}")
    check(action)


def _check_draw(action: Draw) -> None:
    if action.cards:
        _check_cards(action.cards, "Draw.cards")


def _check_take(action: Take) -> None:
    _check_cards(action.cards, "Take.cards")
    if action.onto is not None:
        require(action.onto, Onto, "Take.onto", "an Onto")
    _check_groups(action.lay, "Take.lay")


def _check_meld(action: Meld) -> None:
    _check_groups(action.groups, "Meld.groups")


def _check_join(action: Join) -> None:
    for name in ("source", "target"):
        require(getattr(action, name), int, f"Join.{name}", "the number of a meld")


def _check_special(action: Special) -> None:
    require(action.name, str, "Special.name", "the name of a special hand")


def _check_discard(action: Discard) -> None:
    if type(action.card) is not Card:
        require(action.card, Card, "Discard.card", "a card")


def _check_answer(action: Answer) -> None:
    require(action.yes, bool, "Answer.yes", "True or False")


def _check_plain(action: Action) -> None:
    """Nothing is given with it."""


def _check_groups(groups: object, what: str) -> None:
    if not isinstance(groups, tuple | list):
        raise TypeError(f"{what} {shown(groups)}: a tuple of groups was expected")
    for number, group in enumerate(groups):
        if not isinstance(group, Group):
            raise TypeError(f"{what}[{number}] {shown(group)}: a Group was expected")
        _check_cards(group.cards, f"{what}[{number}].cards")
        if group.onto is not None:
            require(group.onto, Onto, f"{what}[{number}].onto", "an Onto")


def _check_cards(cards: object, what: str) -> None:
    if not isinstance(cards, tuple | list):
        raise TypeError(f"{what} {shown(cards)}: a tuple of cards was expected")
    for place, card in enumerate(cards):
        if type(card) is not Card:
            raise TypeError(f"{what}[{place}] {shown(card)}: a card was expected")


_CHECKS: dict[type, Callable[..., None]] = {
    Draw: _check_draw,
    Take: _check_take,
    Meld: _check_meld,
    Join: _check_join,
    Special: _check_special,
    Discard: _check_discard,
    Ask: _check_plain,
    Answer: _check_answer,
    Pass: _check_plain,
}
_NAMES = ", ".join(kind.__name__ for kind in _CHECKS)
