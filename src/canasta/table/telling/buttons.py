"""Which buttons can be used, and their second lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from canasta.engine import Answer, Ask, Deal, Discard, Draw, Join, Meld, Pass, Special, Take, Violation
from canasta.table.telling.needs import own_need
from canasta.table.telling.reader import Reader
from canasta.view import Observation

_PAIR = 2
#: Of several reasons why the pile cannot be taken, which one a button names.
_TAKE_REASONS = ("pile_empty", "pile_blocked", "pile_frozen", "pair_required", "one_card_hand")


@dataclass(frozen=True, slots=True)
class TakeState:
    """Whether the pile can be taken, the button's second line, and how."""

    can: bool
    why: str
    claims: tuple[Take, ...] = ()


@dataclass(frozen=True, slots=True)
class ButtonStates:
    """Each button: whether it can be used and its second line."""

    draw: tuple[bool, str]
    take: TakeState
    meld: tuple[bool, str]
    discard: tuple[bool, str]
    ask: tuple[bool, str]
    answer: tuple[bool, str]
    passing: tuple[bool, str]
    join: tuple[bool, str] = (False, "")
    joins: tuple[Join, ...] = ()
    special: tuple[bool, str] = (False, "")
    specials: tuple[Special, ...] = ()


def button_states(reader: Reader, seen: Observation) -> ButtonStates:
    """All buttons as they are for the reader now."""
    text = reader.words.text
    if seen.phase == "over":
        return _all_shut(text("button-over"))
    if seen.to_move != reader.seat:
        return _all_shut(text("button-not-your-turn"))
    kinds = {type(action) for action in seen.legal}
    answering = seen.phase == "answer"
    waits = text("button-answer-first")
    deal = seen.deal()
    return ButtonStates(
        draw=(Draw in kinds, waits if answering else _draw(reader, seen, Draw in kinds, Take in kinds)),
        take=_take(reader, seen, deal, waits if answering else ""),
        meld=(Meld in kinds, waits if answering else _meld(reader, seen, Meld in kinds)),
        discard=(Discard in kinds, waits if answering else _discard(reader, seen, Discard in kinds, Meld in kinds)),
        ask=(Ask in kinds, waits if answering else _ask(reader, seen, deal, Ask in kinds)),
        answer=(Answer in kinds, ""),
        passing=(Pass in kinds, _pass(reader, seen) if Pass in kinds else ""),
        join=_join(reader, seen),
        joins=tuple(action for action in seen.legal if isinstance(action, Join)),
        special=_special(reader, seen),
        specials=tuple(action for action in seen.legal if isinstance(action, Special)),
    )


def _pass(reader: Reader, seen: Observation) -> str:
    return reader.words.text("button-pass" if seen.phase == "draw" else "button-end-turn")


def _join(reader: Reader, seen: Observation) -> tuple[bool, str]:
    """Shut without a word where the rules know no joining."""
    if not seen.rules["meld.join"]:
        return False, ""
    can = any(isinstance(action, Join) for action in seen.legal)
    return can, reader.words.text("button-join" if can else "button-join-none")


def _special(reader: Reader, seen: Observation) -> tuple[bool, str]:
    """Shut without a word where the rules have no special hands."""
    if seen.rules["special.hands"] == "none":
        return False, ""
    can = any(isinstance(action, Special) for action in seen.legal)
    return can, reader.words.text("button-special" if can else "button-special-none")


def _all_shut(why: str) -> ButtonStates:
    shut = (False, why)
    return ButtonStates(shut, TakeState(False, why), shut, shut, (False, ""), (False, ""), (False, ""))


def _draw(reader: Reader, seen: Observation, can: bool, can_take: bool) -> str:
    text = reader.words.text
    if can:
        count = min(seen.rules["draw.count"], seen.stock)
        return text("button-draw", n=count)
    if seen.phase == "play":
        return text("button-drawn", took=seen.took)
    if not seen.stock:
        return text("button-stock-empty")
    return text("button-must-take" if can_take else "button-not-now")


def _take(reader: Reader, seen: Observation, deal: Deal, waits: str) -> TakeState:
    claims = tuple(action for action in seen.legal if isinstance(action, Take))
    if claims:
        return TakeState(True, reader.words.text("button-take", n=len(seen.pile)), claims)
    if waits:
        return TakeState(False, waits)
    if seen.phase == "play":
        return TakeState(False, reader.words.text("button-drawn", took=seen.took))
    top = seen.top
    own = [card for card in seen.hand if top is not None and card.rank is top.rank]
    violations = deal.violations(Take(cards=tuple(own[:_PAIR])))
    for code in _TAKE_REASONS:
        for found in violations:
            if found.code == code:
                return TakeState(False, reader.words.short_reason(code, found.data))
    if top is not None and len(own) < _PAIR:
        want = {"have": len(own), "need": _PAIR, "rank": top.rank.text}
        return TakeState(False, reader.words.short_reason("pair_required", want))
    return TakeState(False, _reason(reader, violations))


def _reason(reader: Reader, violations: Sequence[Violation]) -> str:
    """The first of the reasons, short."""
    if not violations:
        return reader.words.text("button-not-now")
    return reader.words.short_reason(violations[0].code, violations[0].data)


def _meld(reader: Reader, seen: Observation, can: bool) -> str:
    text = reader.words.text
    if seen.phase == "draw":
        return text("button-draw-first")
    need = own_need(reader.words, seen)
    if can:
        return text("button-need", need=need) if need else text("button-choose-cards")
    return text("button-too-low", need=need) if need else text("button-nothing")


def _discard(reader: Reader, seen: Observation, can: bool, can_meld: bool) -> str:
    text = reader.words.text
    if seen.phase == "draw":
        return text("button-draw-first")
    return text("button-choose-card" if can else "button-meld-first" if can_meld else "button-not-now")


def _ask(reader: Reader, seen: Observation, deal: Deal, can: bool) -> str:
    if can:
        return reader.words.text("button-ask")
    violations = deal.violations(Ask())
    if any(violation.code == "no_partner" for violation in violations):
        return ""
    return _reason(reader, violations)


def plain_claims(claims: tuple[Take, ...]) -> list[Take]:
    """The claims without further melds, each once, the shortest first: what a button can offer."""
    plain = {(claim.cards, claim.onto): claim for claim in claims if not claim.lay}
    return sorted(plain.values(), key=lambda claim: len(claim.cards)) or list(claims)
