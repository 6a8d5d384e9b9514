"""Reading a position: what is given must be possible, what is left out is filled in (docs/notation.md, "Position")."""

from __future__ import annotations

from collections import Counter

from canasta.cards import full_pack
from canasta.engine.core import kinds as k
from canasta.engine.core.alone import form_sides
from canasta.engine.core.layout import Layout
from canasta.engine.core.moves import Mover
from canasta.engine.core.out import yes_binds
from canasta.engine.core.state import State
from canasta.engine.holdings import Holdings
from canasta.engine.kinds import kind_in
from canasta.engine.melds import add_meld
from canasta.engine.minimum import minimum_of, to_core
from canasta.engine.placing import list_of, place_cards
from canasta.engine.position import Position, PositionError
from canasta.engine.seating import resting_in, seat_players
from canasta.rules import IRREGULARITIES, Rules

_PHASES = {"draw": k.DRAWING, "play": k.PLAYING, "answer": k.ANSWERING, "over": k.OVER}
_ANSWERS = {"": k.NOT_ASKED, "y": k.SAID_YES, "n": k.SAID_NO}


def read_position(position: Position, mover: Mover) -> tuple[State, Holdings, tuple[int, ...], int]:
    """The state, the cards, the scores and the deal's number. Raises PositionError."""
    rules = position.rules
    number = 1 if position.deal_number is None else position.deal_number
    if number < 1:
        raise PositionError("deal_number", "from-one", {"have": number})
    resting = _resting(position, number)
    cards = place_cards(position, resting)
    state = State(mover.tables)
    seat_players(rules, state, resting)
    _fill_state(state, position, cards)
    for card, count in cards.free(Counter(full_pack(rules["deck.packs"], rules["deck.jokers"]))).items():
        kind = kind_in(mover.tables, card)
        state.free[kind] += count
        if kind >= k.SUITED:
            state.free[mover.tables.rank_of[kind]] += count
    scores = list_of(position.scores, "scores", len(rules.sides), [0] * len(rules.sides))
    _check_breaches(position)
    for side in range(len(rules.sides)):
        state.minimums[side] = to_core(minimum_of(rules, scores, side, number, position.irregularities))
    _fill_turn(state, position, cards, mover.search.layout)
    if state.phase == k.OVER:
        _fill_end(state)
    elif state.phase == k.DRAWING and mover.search.ends_here(state):
        state.phase = k.OVER
    return state, cards, tuple(scores), number


def _check_breaches(position: Position) -> None:
    for at, found in enumerate(position.irregularities):
        _seat(found.seat, f"irregularities[{at}]", position.rules, 0)
        if found.kind not in IRREGULARITIES:
            expected = ", ".join(IRREGULARITIES)
            raise PositionError(f"irregularities[{at}]", "irregularity", {"value": found.kind, "expected": expected})


def _resting(position: Position, number: int) -> tuple[int, ...]:
    """The seats that rest: as given, or in turn."""
    rules = position.rules
    if position.sits_out is None:
        return resting_in(rules, number)
    if rules["teams"] != "sit_out":
        raise PositionError("sits_out", "nobody-rests")
    resting = tuple(sorted(set(position.sits_out)))
    if any(sum(seat in resting for seat in side) != len(side) - 2 for side in rules.sides):
        raise PositionError("sits_out", "rests-one-of-three")
    return resting


def _fill_state(state: State, position: Position, cards: Holdings) -> None:
    t = state.tables
    for seat, hand in enumerate(cards.hands):
        for card in hand:
            state.seats[seat].gain(kind_in(t, card))
    for seat, foot in enumerate(cards.feet):
        player = state.seats[seat]
        for card in foot:
            player.foot[kind_in(t, card)] += 1
        player.foot_held = len(foot)
        if state.tables.foot_size:
            player.foot_state = k.FOOT_DOWN if foot else k.FOOT_UP
    for card in cards.pile:
        state.pile[state.pile_size] = kind_in(t, card)
        state.pile_size += 1
    for card in reversed(cards.stock):
        state.stock[state.stock_end] = kind_in(t, card)
        state.stock_end += 1
    if position.hidden and position.hidden >= len(cards.pile):
        raise PositionError("hidden", "hidden-too-many", {"have": position.hidden, "most": len(cards.pile)})
    state.hidden = position.hidden
    for seat, owed in enumerate(list_of(position.talon, "talon", len(cards.hands), [0] * len(cards.hands))):
        state.seats[seat].bonus = owed
    for side, melds in enumerate(cards.melds):
        red = sum(card.is_red_three for card in cards.red3[side])
        state.sides[side].red_threes = red
        state.sides[side].black_threes = len(cards.red3[side]) - red
        if state.tables.lone_hand:
            state.seats[side].red_threes = red
        for meld in melds:
            add_meld(state, side, meld)
    _form_sides(state, position)
    if position.exact_cut is not None:
        if not state.tables.exact_cut:
            raise PositionError("exact_cut", "no-exact-cut")
        state.exact_cut = _seat(position.exact_cut, "exact_cut", position.rules, 0)


def _form_sides(state: State, position: Position) -> None:
    """Who plays alone, where sides form during the deal; the melds of the partners stand at the first of them."""
    if position.lone is None:
        return
    if not state.tables.lone_hand:
        raise PositionError("lone", "no-lone")
    form_sides(state, _seat(position.lone, "lone", position.rules, 0))


def _fill_turn(state: State, position: Position, cards: Holdings, layout: Layout) -> None:
    rules, t = position.rules, state.tables
    phase = "draw" if position.phase is None else position.phase
    if phase not in _PHASES:
        raise PositionError("phase", "phase", {"value": str(phase)})
    state.phase = _PHASES[phase]
    state.to_move = _seat(position.to_move, "to_move", rules, 0)
    if state.seats[state.to_move].sits_out:
        raise PositionError("to_move", "rests-to-move", {"seat": int(state.to_move)})
    state.dealer = _seat(position.dealer, "dealer", rules, rules.seat_after(0, -1))
    if position.asked not in _ANSWERS:
        raise PositionError("asked", "asked", {"value": str(position.asked)})
    turns = 2 if position.round is None else position.round
    if turns < 1:
        raise PositionError("round", "from-one", {"have": turns})
    has_melds = [state.side_of(seat).melds > 0 and seat not in _asleep(state) for seat in range(rules.players)]
    melded = list_of(position.melded, "melded", rules.players, has_melds)
    for seat in range(rules.players):
        if melded[seat] and state.side_of(seat).melds == 0:
            raise PositionError(f"melded[{seat}]", "no-meld")
        state.seats[seat].melded = int(melded[seat])
    nobody = [False] * rules.players
    for seat, barred in enumerate(list_of(position.barred, "barred", rules.players, nobody)):
        state.seats[seat].barred = int(barred)
    for seat, asked in enumerate(list_of(position.asked_before, "asked_before", rules.players, nobody)):
        state.seats[seat].asked_deal = int(asked)
    _check_turn_begins(position, phase)
    state.turn = 1
    state.took = int(position.took)
    state.laid = int(position.laid)
    state.answer = _ANSWERS[position.asked]
    _fill_pile(state, position, cards)
    if phase == "answer":
        _fill_question(state, position)
    elif position.asker is not None:
        raise PositionError("asker", "asker-only")
    whose = int(state.asker if phase == "answer" else state.to_move)
    state.melded_before = state.seats[whose].melded
    if t.concealed_by_side and state.side_of(whose).melds:
        state.melded_before = 1
    _fill_rounds(state, rules, whose, turns)
    if state.seats[whose].hand[k.RED_THREE] and rules["red3.replace_when"] == "on_own_first_turn":
        raise PositionError(f"hands[{whose}]", "red-three-first-turn")
    if state.answer == k.SAID_YES and phase == "play":
        state.bound = yes_binds(state, layout)
    if phase == "play" and t.end_at_once and not cards.stock:
        state.last_turn = 1


def _fill_end(state: State) -> None:
    """Who went out, where the deal is over: the one player without a card, if the side could."""
    t = state.tables
    empty = [s for s, seat in enumerate(state.seats) if not seat.sits_out and seat.held == 0 and seat.foot_state != k.FOOT_DOWN]
    if len(empty) == 1 and state.side_of(empty[0]).canastas(t.canasta_size) >= t.out_canastas:
        state.went_out = empty[0]
        if t.lone_hand and state.alone < 0:
            form_sides(state, empty[0])


def _check_turn_begins(position: Position, phase: str) -> None:
    for key, done in (("took", position.took), ("laid", position.laid)):
        if done and phase == "draw":
            raise PositionError(key, "nothing-yet")
    if position.asked and phase in ("draw", "answer"):
        raise PositionError("asked", "not-answered-yet")


def _asleep(state: State) -> list[int]:
    """The seats that rest."""
    return [seat for seat, player in enumerate(state.seats) if player.sits_out]


def _fill_rounds(state: State, rules: Rules, whose: int, turns: int) -> None:
    """In a round, those before the player whose turn it is have had theirs, the others have not."""
    state.round = turns
    begun = turns
    for step in range(1, rules.players + 1):
        seat = rules.seat_after(int(state.dealer), step)
        state.seats[seat].turns = begun
        if seat == whose:
            begun = turns - 1


def _fill_pile(state: State, position: Position, cards: Holdings) -> None:
    rules, t = position.rules, state.tables
    wild = any(card.is_wild for card in cards.pile) and (t.wild_freezes or "wild" in rules["start.freezes"])
    three = "red3" in rules["start.freezes"] and any(kind_in(t, card) == k.RED_THREE for card in cards.pile)
    frozen = bool(wild or three) if position.frozen is None else position.frozen
    if position.frozen and not cards.pile and not t.frozen_always:
        raise PositionError("frozen", "no-pile-frozen")
    state.frozen = int(frozen and bool(cards.pile))
    top = bool(cards.pile) and bool(t.blocked[t.rank_of[kind_in(t, cards.pile[-1])]])
    state.blocked = int(top if position.blocked is None else position.blocked)
    if position.blocked and not cards.pile:
        raise PositionError("blocked", "no-pile-blocked")


def _fill_question(state: State, position: Position) -> None:
    rules = position.rules
    partners = _partners(state, rules, int(state.to_move))
    if not partners:
        raise PositionError("phase", "nobody-partner")
    asker = _seat(position.asker, "asker", rules, partners[-1])
    if asker not in partners:
        raise PositionError("asker", "no-partner", {"seat": asker, "other": int(state.to_move)})
    state.asker = asker
    order = _partners(state, rules, asker)
    state.answers_due = len(order) - order.index(int(state.to_move))
    state.seats[asker].asked_deal = 1


def _partners(state: State, rules: Rules, seat: int) -> tuple[int, ...]:
    """The others of the seat's side who play, in the order of play from it."""
    order = [rules.seat_after(seat, step) for step in range(1, rules.players)]
    return tuple(other for other in order if state.team[other] == state.team[seat] and other not in _asleep(state))


def _seat(given: int | None, key: str, rules: Rules, default: int) -> int:
    if given is None:
        return default
    if not 0 <= given < rules.players:
        raise PositionError(key, "seat", {"have": given, "most": rules.players - 1})
    return given
