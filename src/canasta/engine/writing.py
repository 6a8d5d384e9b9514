"""Writing the moment of a deal as a position, everything said."""

from __future__ import annotations

from collections.abc import Iterable

from canasta.engine.breach import Breach
from canasta.engine.core import kinds as k
from canasta.engine.core.state import State
from canasta.engine.holdings import Holdings
from canasta.engine.position import Position
from canasta.rules import Rules

_PHASES = {k.DRAWING: "draw", k.PLAYING: "play", k.ANSWERING: "answer", k.OVER: "over"}
_ANSWERS = {k.NOT_ASKED: "", k.SAID_YES: "y", k.SAID_NO: "n"}


def write_position(
    rules: Rules, state: State, cards: Holdings, scores: tuple[int, ...], number: int, breaches: Iterable[Breach]
) -> Position:
    """The position of a state and its cards."""
    both = rules["black3.laid_like_red"] or rules["black3.in_taken_pile"] == "set_aside"
    binds, once = rules["out.answer_binds"] == "this_deal", rules["out.permission_limit"] == "per_deal"
    resting = [seat for seat, player in enumerate(state.seats) if player.sits_out]
    return Position(
        rules=rules,
        scores=list(scores),
        to_move=int(state.to_move),
        phase=_PHASES[int(state.phase)],
        stock=list(reversed(cards.stock)),
        pile=list(cards.pile),
        hands=[list(hand) for hand in cards.hands],
        melds=[[list(meld) for meld in melds] for melds in cards.melds],
        red3=None if both else [list(threes) for threes in cards.red3],
        laid3=[list(threes) for threes in cards.red3] if both else None,
        barred=[bool(seat.barred) for seat in state.seats] if binds else None,
        asked_before=[bool(seat.asked_deal) for seat in state.seats] if once else None,
        feet=[list(foot) for foot in cards.feet] if rules["deal.foot"] else None,
        talon=[int(seat.bonus) for seat in state.seats] if rules["deal.talon"] else None,
        lone=None if state.alone < 0 else int(state.alone),
        sits_out=resting or None,
        exact_cut=None if state.exact_cut < 0 else int(state.exact_cut),
        irregularities=[Breach(found.seat, found.kind) for found in breaches],
        hidden=cards.hidden,
        frozen=bool(state.frozen),
        blocked=bool(state.blocked) and bool(cards.pile),
        melded=[bool(seat.melded) for seat in state.seats],
        dealer=int(state.dealer),
        deal_number=number,
        round=int(state.round),
        took=bool(state.took),
        laid=bool(state.laid),
        asked=_ANSWERS[int(state.answer)],
        asker=int(state.asker) if state.phase == k.ANSWERING else None,
    )
