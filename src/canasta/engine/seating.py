"""Who plays in a deal, and in what order, where some rest (teams = sit_out)."""

from __future__ import annotations

from canasta.engine.compile import tables_for
from canasta.engine.core.state import State
from canasta.rules import Rules


def resting_in(rules: Rules, deal_number: int) -> tuple[int, ...]:
    """The seats that rest in a deal: of each side of three one, the last first, then in turn."""
    if rules["teams"] != "sit_out":
        return ()
    return tuple(side[-1 - (deal_number - 1) % 3] for side in rules.sides if len(side) == 3)


def first_to_move(rules: Rules, dealer: int, resting: tuple[int, ...]) -> int:
    """The seat that begins a deal: the next after the dealer that plays."""
    state = State(tables_for(rules))
    seat_players(rules, state, resting)
    return int(state.next_of[dealer])


def seat_players(rules: Rules, state: State, resting: tuple[int, ...]) -> None:
    """Let ``resting`` sit out; the four who play sit alternately, in the order of their seats."""
    if not resting:
        return
    playing = [[seat for seat in side if seat not in resting] for side in rules.sides]
    order = [seat for pair in zip(*playing, strict=True) for seat in pair]
    if rules["turn.direction"] == "anticlockwise":
        order.reverse()
    for place, seat in enumerate(order):
        state.next_of[seat] = order[(place + 1) % len(order)]
    for seat in resting:
        state.seats[seat].sits_out = 1
        state.next_of[seat] = next(other for step in range(1, rules.players) if (other := rules.seat_after(seat, step)) in order)
