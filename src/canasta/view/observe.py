"""The one visibility function: from a deal and a seat to what that seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from canasta.cards import UNKNOWN
from canasta.cards.given import require, whole
from canasta.engine import Breach, Deal, Event
from canasta.view.memory import Memory, Remembering
from canasta.view.observation import Observation

BYSTANDER = -1

#: What was remembered of each deal when it was last looked at. Events are only ever added, so it is carried on from there.
_remembered: WeakKeyDictionary[Deal, Remembering] = WeakKeyDictionary()


def observe(deal: Deal, seat: int, like: Observation | None = None) -> Observation:
    """What ``seat`` (-1: a bystander) may know of ``deal`` now.

    A deal that was started in the middle (``Observation.sample``) has no past: ``like`` is an observation whose past it is given.
    Raises ``ValueError`` or ``TypeError`` for a seat that the rules do not have.
    """
    require(deal, Deal, "deal", "a Deal")
    rules = deal.rules
    seats: int = rules["players"]
    seat = whole(seat, "seat", BYSTANDER, seats - 1, "a seat (-1: a bystander)")
    sides = range(len(rules.sides))
    return Observation(
        rules=rules,
        seat=seat,
        phase=deal.phase,
        to_move=deal.to_move,
        dealer=deal.dealer,
        deal_number=deal.number,
        round=deal.round,
        scores=tuple(deal.scores),
        minimums=tuple(deal.minimum(side) for side in sides),
        stock=deal.stock_size,
        pile=(UNKNOWN,) * deal.hidden + deal.pile[deal.hidden :],
        frozen=deal.frozen,
        blocked=deal.blocked,
        melds=tuple(deal.melds(side) for side in sides),
        red3=tuple(deal.red3(side) for side in sides),
        hand_sizes=tuple(deal.hand_size(other) for other in range(seats)),
        melded=tuple(deal.melded(other) for other in range(seats)),
        took=deal.took,
        laid=deal.laid,
        asked=deal.answer,
        asker=deal.asker if deal.phase == "answer" else -1,
        hand=deal.hand(seat) if seat >= 0 else (),
        memory=like.memory if like is not None else _memory(deal),
        events=like.events if like is not None else recent(deal.events, seat),
        legal=tuple(deal.legal_actions()) if seat == deal.to_move and deal.phase != "over" else (),
        barred=tuple(deal.barred(other) for other in range(seats)) if rules["out.answer_binds"] == "this_deal" else (),
        asked_before=tuple(deal.asked_before(other) for other in range(seats))
        if rules["out.permission_limit"] == "per_deal"
        else (),
        feet=tuple(deal.foot_size(other) for other in range(seats)),
        due=tuple(deal.bonus_due(other) for other in range(seats)),
        alone=-1 if deal.alone is None else deal.alone,
        resting=deal.resting,
        hidden=deal.hidden,
        irregularities=tuple(Breach(found.seat, found.kind) for found in deal.breaches),
        exact_cut=-1 if deal.exact_cut is None else deal.exact_cut,
    )


def _memory(deal: Deal) -> Memory:
    remembering = _remembered.get(deal)
    if remembering is None:
        remembering = _remembered[deal] = Remembering(deal.rules["players"])
    remembering.follow(deal.events[remembering.followed :])
    return remembering.memory()


def recent(events: Sequence[Event], seat: int) -> tuple[Event, ...]:
    """The events since ``seat`` last ended a turn (all of them, if it has not), as it may see them."""
    start = 0
    for at in range(len(events) - 1, -1, -1):
        if events[at].seat == seat and events[at].kind in ("discarded", "passed"):
            start = at
            break
    return tuple(event.seen_by(seat) for event in events[start:])
