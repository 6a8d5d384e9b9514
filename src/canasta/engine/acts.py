"""Between actions with cards and acts with kinds."""

from __future__ import annotations

from collections import Counter

from canasta.cards import Card, Rank
from canasta.engine.action import Action, Answer, Ask, Discard, Draw, Group, Join, Meld, Onto, Pass, Special, Take
from canasta.engine.core import kinds as k
from canasta.engine.core.act import MOST_CARDS, MOST_GROUPS, Act
from canasta.engine.core.state import Side, State
from canasta.engine.core.tables import Tables
from canasta.engine.kinds import kind_in, kind_rank, kind_text, pattern_in, rank_kind
from canasta.engine.violation import Violation

_PLAIN = {Draw: k.DRAW, Ask: k.ASK, Pass: k.PASS}
SPECIAL_HANDS = ("straight", "pairs", "wild_pairs", "garbage")


def act_of(action: Action, state: State, act: Act) -> tuple[Violation, ...]:
    """Write ``action`` (concrete cards) into ``act``; what cannot be written is returned as violations."""
    verb = _PLAIN.get(type(action))
    if verb is not None:
        act.begin(verb)
    elif isinstance(action, Answer):
        act.begin(k.ANSWER, int(action.yes))
    elif isinstance(action, Discard):
        act.begin(k.DISCARD, kind_in(state.tables, action.card))
    elif isinstance(action, Meld):
        act.begin(k.MELD)
        return _write_groups(action.groups, state, act)
    elif isinstance(action, Take):
        act.begin(k.TAKE)
        return _write_groups((Group(action.cards, action.onto), *action.lay), state, act)
    elif isinstance(action, Join):
        low, high = sorted((action.source, action.target))
        act.begin(k.JOIN, min(high, 64) * 64 - 64 + min(low, 64) - 1)
        if not 1 <= low < high <= state.side_of(state.to_move).melds:
            return (Violation("no_such_meld", data={"meld": f"#{high}"}),)
    elif isinstance(action, Special):
        if action.name not in SPECIAL_HANDS[: int(state.tables.specials)]:
            return (Violation("no_special_hands", "special.hands", {"name": action.name}),)
        act.begin(k.SPECIAL, SPECIAL_HANDS.index(action.name))
    return ()


def _write_groups(groups: tuple[Group, ...], state: State, act: Act) -> tuple[Violation, ...]:
    held = sum(len(group.cards) for group in groups)
    if held > MOST_CARDS or len(groups) > MOST_GROUPS:
        return (_too_many(groups, state),)
    for number, group in enumerate(groups):
        try:
            onto = k.BY_RANK if group.onto is None else _target(group.onto, state)
        except KeyError as missing:
            return (Violation(str(missing.args[0]), data={"meld": onto_text(group.onto)}, group=number),)
        act.group(onto)
        for card in group.cards:
            act.add(kind_in(state.tables, card))
    return ()


def _too_many(groups: tuple[Group, ...], state: State) -> Violation:
    """An act of more cards than any hand holds, told by the card that is named most often."""
    named = Counter(kind_in(state.tables, card) for group in groups for card in group.cards)
    kind, need = named.most_common(1)[0] if named else (k.FOUR, 0)
    return Violation(
        "not_in_hand",
        data={"card": kind_text(state.tables, kind), "have": int(state.seats[state.to_move].hand[kind]), "need": need},
    )


def _target(onto: Onto, state: State) -> int:
    """The core's number of a named meld. Raises KeyError with a violation's code where there is none, or more than one."""
    side = state.side_of(state.to_move)
    if onto.new:
        return k.AS_NEW
    if onto.wild:
        return k.AS_WILDS
    if onto.number:
        if onto.number > side.melds or side.size(onto.number - 1) == 0:
            raise KeyError("no_such_meld")
        return onto.number - 1
    if onto.rank is not None:
        return _named_rank(onto.rank, state)
    return _named_sequence(onto, side)


def _named_rank(rank: Rank, state: State) -> int:
    t, side = state.tables, state.side_of(state.to_move)
    kind = rank_kind(rank)
    if kind > k.ACE and not (kind == k.TWO and t.wild_only == k.WILD_TWOS):
        raise KeyError("no_such_meld")
    most = int(t.max_size) or 999
    opens = [m for m in range(side.melds) if side.shape[m] == k.SET and side.rank[m] == kind and 0 < side.size(m) < most]
    if len(opens) > 1:
        raise KeyError("ambiguous")
    return k.NAMED - kind


def _named_sequence(onto: Onto, side: Side) -> int:
    low, high = onto.low, onto.high
    if low is None or high is None:
        raise KeyError("no_such_meld")
    suit = low.suit if low.suit is not None else high.suit
    found = [
        m
        for m in range(side.melds)
        if side.shape[m] == k.SEQUENCE
        and (side.rank[m], side.high[m]) == (low.rank - 3, high.rank - 3)
        and (suit is None or side.suit[m] == suit)
    ]
    if len(found) > 1:
        raise KeyError("ambiguous")
    if not found:
        raise KeyError("no_such_meld")
    return found[0]


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
    if act.verb == k.JOIN:
        return Join(int(act.arg) // 64 + 1, int(act.arg) % 64 + 1)
    if act.verb == k.SPECIAL:
        return Special(SPECIAL_HANDS[int(act.arg)])
    held = sorted(hand)
    if act.verb == k.DISCARD:
        return Discard(_take_card(int(act.arg), held, state.tables))
    groups = []
    for number in range(act.groups):
        places = range(int(act.start[number]), int(act.start[number + 1]))
        cards = tuple(_take_card(int(act.cards[place]), held, state.tables) for place in places)
        groups.append(Group(cards, _named(act, number, state, cards)))
    if act.verb == k.TAKE:
        return Take(groups[0].cards, groups[0].onto, tuple(groups[1:]))
    return Meld(tuple(groups))


def _take_card(kind: int, held: list[Card], t: Tables) -> Card:
    for card in held:
        if kind_in(t, card) == kind:
            held.remove(card)
            return card
    return pattern_in(t, kind)


def _named(act: Act, number: int, state: State, cards: tuple[Card, ...]) -> Onto | None:
    """How the group names its meld: not at all where it is plain where the cards go; wild cards alone always do."""
    onto, t, side = int(act.onto[number]), state.tables, state.side_of(state.to_move)
    claim = act.verb == k.TAKE and number == 0
    if onto == k.AS_NEW and cards and all(card.is_wild for card in cards) and not claim:
        return Onto(wild=True) if side.wild_slot < 0 else Onto(new=True)
    if onto == k.AS_NEW:
        return Onto(new=True) if t.per_rank or t.sequences else None
    if onto == k.AS_WILDS:
        return Onto(wild=True)
    if onto <= k.NAMED:
        return Onto(rank=kind_rank(k.NAMED - onto))
    if onto < 0:
        return None
    wild = bool(cards) and all(card.is_wild for card in cards)
    if side.shape[onto] == k.WILDS:
        return Onto(wild=True)
    if t.per_rank or t.sequences:
        return Onto(number=onto + 1)
    return Onto(rank=kind_rank(int(side.rank[onto]))) if wild and not claim else None
