"""Between actions with cards and acts with kinds."""

from __future__ import annotations

from canasta.cards import Card
from canasta.engine.action import Action, Answer, Ask, Discard, Draw, Group, Meld, Onto, Pass, Take
from canasta.engine.core import kinds as k
from canasta.engine.core.act import MOST_CARDS, MOST_GROUPS, Act
from canasta.engine.core.state import Side, State
from canasta.engine.kinds import kind_of, kind_rank, pattern_of, rank_kind
from canasta.engine.violation import Violation

_PLAIN = {Draw: k.DRAW, Ask: k.ASK, Pass: k.PASS}


def act_of(action: Action, state: State, act: Act) -> tuple[Violation, ...]:
    """Write ``action`` (concrete cards) into ``act``; what cannot be written is returned as violations."""
    verb = _PLAIN.get(type(action))
    if verb is not None:
        act.begin(verb)
    elif isinstance(action, Answer):
        act.begin(k.ANSWER, int(action.yes))
    elif isinstance(action, Discard):
        act.begin(k.DISCARD, kind_of(action.card))
    elif isinstance(action, Meld):
        act.begin(k.MELD)
        return _write_groups(action.groups, state, act)
    elif isinstance(action, Take):
        act.begin(k.TAKE)
        return _write_groups((Group(action.cards, action.onto), *action.lay), state, act)
    return ()


def _write_groups(groups: tuple[Group, ...], state: State, act: Act) -> tuple[Violation, ...]:
    held = sum(len(group.cards) for group in groups)
    if held > MOST_CARDS or len(groups) > MOST_GROUPS:
        have = int(state.seats[state.to_move].held)
        return (Violation("not_in_hand", data={"have": have, "need": held}),)
    side = state.side_of(state.to_move)
    for number, group in enumerate(groups):
        onto = k.BY_RANK if group.onto is None else _target(group.onto, side)
        if onto is None:
            return (Violation("no_such_meld", data={"meld": onto_text(group.onto)}, group=number),)
        act.group(onto)
        for card in group.cards:
            act.add(kind_of(card))
    return ()


def _target(onto: Onto, side: Side) -> int | None:
    """The core's number of a named meld, or None where these rules know no such meld."""
    if onto.new:
        return k.AS_NEW
    if onto.number:
        return onto.number - 1 if onto.number <= side.melds else None
    if onto.rank is not None:
        kind = rank_kind(onto.rank)
        return k.NAMED - kind if kind <= k.ACE else None
    return None


def onto_text(onto: Onto | None) -> str:
    """A named meld in the notation, without the sign before it."""
    if onto is None:
        return ""
    if onto.new:
        return "+"
    if onto.wild:
        return "W"
    if onto.number:
        return f"#{onto.number}"
    if onto.rank is not None:
        return onto.rank.text
    return f"{onto.low}-{onto.high}"


def action_of(act: Act, state: State, hand: list[Card]) -> Action:
    """The action that ``act`` is, with cards of ``hand`` (the mover's)."""
    if act.verb == k.DRAW:
        return Draw()
    if act.verb == k.ASK:
        return Ask()
    if act.verb == k.PASS:
        return Pass()
    if act.verb == k.ANSWER:
        return Answer(bool(act.arg))
    held = sorted(hand)
    if act.verb == k.DISCARD:
        return Discard(_take_card(int(act.arg), held))
    groups = []
    for number in range(act.groups):
        cards = tuple(_take_card(int(act.cards[i]), held) for i in range(int(act.start[number]), int(act.start[number + 1])))
        groups.append(Group(cards, _named(act, number, state, cards)))
    if act.verb == k.TAKE:
        return Take(groups[0].cards, None, tuple(groups[1:]))
    return Meld(tuple(groups))


def _take_card(kind: int, held: list[Card]) -> Card:
    for card in held:
        if kind_of(card) == kind:
            held.remove(card)
            return card
    return pattern_of(kind)


def _named(act: Act, number: int, state: State, cards: tuple[Card, ...]) -> Onto | None:
    """Wild cards alone always name their meld."""
    onto = int(act.onto[number])
    if act.verb == k.TAKE and number == 0:
        return None
    if all(card.is_wild for card in cards) and onto >= 0:
        return Onto(rank=kind_rank(int(state.side_of(state.to_move).rank[onto])))
    return None
