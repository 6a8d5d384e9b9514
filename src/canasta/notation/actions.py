"""Actions as text (docs/notation.md, "Actions"): strict when read, canonical when written."""

from __future__ import annotations

import re

from canasta.cards import UNKNOWN, Card, CardTextError, Rank, cards_text, read_cards
from canasta.engine.action import Action, Answer, Ask, Discard, Draw, Group, Join, Meld, Onto, Pass, Special, Take
from canasta.notation.fault import ActionTextError

_NUMBER = r"([1-9][0-9]{0,5})"
_JOIN = re.compile(rf"#\s*{_NUMBER}\s*>\s*#\s*{_NUMBER}")
_MELD_NUMBER = re.compile(rf"#\s*{_NUMBER}")
_SPECIAL = re.compile(r"\*\s*([a-z][a-z0-9_]*)")
_RANKS = {rank.text: rank for rank in Rank if rank.TWO <= rank <= rank.ACE} | {"10": Rank.TEN}
_WORDS: dict[str, Action] = {"?": Ask(), "y": Answer(True), "n": Answer(False), ".": Pass()}


def read_action(text: str) -> Action:
    """The one action that ``text`` writes; blanks may stand within it.

    Raises ``ActionTextError`` for text that is no action. Text that could mean several acts (wild cards alone without a named
    meld) is an action: the deal refuses it as ``ambiguous``, because only the deal knows what it could mean.
    """
    act = text.strip()
    start = len(text) - len(text.lstrip())
    if not act:
        raise ActionTextError("notation-action-empty", column=1)
    if act in _WORDS:
        return _WORDS[act]
    mark, rest, at = act[0], act[1:], start + 1
    if mark == "+":
        return Draw(_cards(rest, at))
    if mark == "^":
        return _take(rest, at)
    if mark == "=":
        return _meld(rest, at)
    if mark == "-":
        return Discard(_card(rest, at))
    if mark in _WORDS:
        raise ActionTextError("notation-action-more", {"text": rest.strip(), "after": mark}, column=at + 1)
    raise ActionTextError("notation-action-none", {"text": act}, column=start + 1)


def read_clear_action(text: str) -> Action:
    """The same for text that stands alone: what no deal could read in one way only is refused too. Raises ``ActionTextError``."""
    action = read_action(text)
    if _always_ambiguous(action):
        raise ActionTextError("notation-action-ambiguous", {"text": text.strip()}, column=1)
    return action


def _always_ambiguous(action: Action) -> bool:
    """Whether every deal refuses it as ``ambiguous``: wild cards alone without their meld, or unseen cards that are played."""
    match action:
        case Discard(card):
            return card is UNKNOWN
        case Meld(groups):
            return any(map(_nameless, groups))
        case Take(cards, _, lay):
            return UNKNOWN in cards or any(map(_nameless, lay))
    return False


def _nameless(group: Group) -> bool:
    return UNKNOWN in group.cards or (group.onto is None and all(card.is_wild for card in group.cards))


def write_action(action: Action) -> str:
    """The canonical text of ``action``: no blanks, suits as letters, cards in the order named."""
    match action:
        case Draw(cards):
            return "+" + cards_text(cards)
        case Take(cards, onto, lay):
            return "&".join(["^" + cards_text(cards) + _ref_text(onto), *map(_group_text, lay)])
        case Meld(groups):
            return "=" + "&".join(map(_group_text, groups))
        case Join(source, target):
            return f"=#{source}>#{target}"
        case Special(name):
            return f"=*{name}"
        case Discard(card):
            return f"-{card.text}"
        case Ask():
            return "?"
        case Answer(yes):
            return "y" if yes else "n"
        case Pass():
            return "."
    raise TypeError(f"{action!r} is no action")


def _take(text: str, at: int) -> Take:
    claim, *lay = _parts(text, at, "&")
    cards, onto = _cards_and_ref(*claim)
    return Take(cards, onto, tuple(_group(*part) for part in lay))


def _meld(text: str, at: int) -> Action:
    body, start = text.strip(), at + len(text) - len(text.lstrip())
    if body.startswith("*"):
        if special := _SPECIAL.fullmatch(body):
            return Special(special[1])
        raise ActionTextError("notation-action-special", {"text": body}, column=start + 1)
    if body.startswith("#"):
        if join := _JOIN.fullmatch(body):
            return Join(int(join[1]), int(join[2]))
        raise ActionTextError("notation-action-join", {"text": body}, column=start + 1)
    return Meld(tuple(_group(*part) for part in _parts(text, at, "&")))


def _group(text: str, at: int) -> Group:
    cards, onto = _cards_and_ref(text, at)
    if not cards:
        raise ActionTextError("notation-action-group-empty", column=at + 1)
    return Group(cards, onto)


def _cards_and_ref(text: str, at: int) -> tuple[tuple[Card, ...], Onto | None]:
    named, mark, ref = text.partition(">")
    return _cards(named, at), _ref(ref, at + len(named) + 1) if mark else None


def _ref(text: str, at: int) -> Onto:
    ref, start = text.strip(), at + len(text) - len(text.lstrip())
    if ref == "+":
        return Onto(new=True)
    if ref == "W":
        return Onto(wild=True)
    if ref in _RANKS:
        return Onto(rank=_RANKS[ref])
    if number := _MELD_NUMBER.fullmatch(ref):
        return Onto(number=int(number[1]))
    ends = _parts(ref, start, "-")
    if len(ends) == 2:
        return Onto(low=_card(*ends[0]), high=_card(*ends[1]))
    raise ActionTextError("notation-action-ref", {"text": ref}, column=start + 1)


def _parts(text: str, at: int, mark: str) -> list[tuple[str, int]]:
    """The parts of ``text`` between ``mark``, each with where it begins."""
    parts: list[tuple[str, int]] = []
    for part in text.split(mark):
        parts.append((part, at))
        at += len(part) + 1
    return parts


def _cards(text: str, at: int) -> tuple[Card, ...]:
    try:
        return read_cards(text)
    except CardTextError as error:
        found = text[error.column :].split()[0]
        raise ActionTextError("notation-no-card", {"text": found}, column=at + error.column + 1) from None


def _card(text: str, at: int) -> Card:
    cards = _cards(text, at)
    if len(cards) != 1:
        raise ActionTextError("notation-one-card", {"count": len(cards)}, column=at + 1)
    return cards[0]


def _group_text(group: Group) -> str:
    return cards_text(group.cards) + _ref_text(group.onto)


def _ref_text(onto: Onto | None) -> str:
    if onto is None:
        return ""
    if onto.new:
        return ">+"
    if onto.wild:
        return ">W"
    if onto.rank is not None:
        return f">{onto.rank.text}"
    if onto.low is not None and onto.high is not None:
        return f">{onto.low.text}-{onto.high.text}"
    return f">#{onto.number}"
