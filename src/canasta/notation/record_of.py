"""The record of a deal that is played: all of it, or what one seat may know."""

from __future__ import annotations

from collections.abc import Iterable

from canasta.cards import UNKNOWN, Card
from canasta.engine.action import Action, Answer, Draw
from canasta.engine.deal import Deal
from canasta.notation.record import DealRecord, Shuffle
from canasta.notation.turns import TurnLine


def deal_record(deal: Deal, shuffle: Shuffle | None = None) -> DealRecord:
    """The whole deal, as it was played so far; its pack is left to ``shuffle`` where that is given."""
    score = tuple(deal.sheet.points) if deal.sheet else None
    turns = tuple(turn_lines(deal.acts))
    pack = None if shuffle or deal.pack is None else tuple(deal.pack)
    if shuffle is not None or pack is not None:
        breaches = tuple(deal.breaches)
        return DealRecord(deal.dealer, pack, shuffle, turns=turns, score=score, cut=deal.cut, irregularities=breaches)
    return _known(deal, tuple(map(_hand, deal.first_hands)), turns, score)


def deal_record_for(deal: Deal, seat: int) -> DealRecord:
    """A running deal as ``seat`` may know it: its own cards, the number of everybody else's, and what has lain open.

    ``seat`` -1 is a bystander, who knows nobody's cards.
    """
    hands = tuple(tuple(hand) if owner == seat else len(hand) for owner, hand in enumerate(deal.first_hands))
    open_threes = not deal.rules["meld.threes"]
    acts = ((owner, act if owner == seat else _hidden(act, open_threes)) for owner, act in deal.acts)
    return _known(deal, hands, tuple(turn_lines(acts)), tuple(deal.sheet.points) if deal.sheet else None)


def turn_lines(acts: Iterable[tuple[int, Action]]) -> list[TurnLine]:
    """Acts with their seats as one line a turn; the answers to a question stand in the asker's line."""
    lines: list[TurnLine] = []
    for seat, act in acts:
        if lines and (isinstance(act, Answer) or (lines[-1].seat == seat and not isinstance(act, Draw))):
            last = lines[-1]
            lines[-1] = TurnLine(last.seat, (*last.acts, act))
        else:
            lines.append(TurnLine(seat, (act,)))
    return lines


def _known(
    deal: Deal, hands: tuple[int | tuple[Card, ...], ...], turns: tuple[TurnLine, ...], score: tuple[int, ...] | None
) -> DealRecord:
    red3 = tuple(tuple(cards) for cards in deal.first_red3)
    return DealRecord(
        deal.dealer,
        hands=hands,
        upcard=tuple(deal.upcard),
        red3=red3 if any(red3) else None,
        turns=turns,
        score=score,
        cut=deal.cut,
        irregularities=tuple(deal.breaches),
    )


def _hand(cards: Iterable[Card]) -> int | tuple[Card, ...]:
    hand = tuple(cards)
    return len(hand) if all(card is UNKNOWN for card in hand) else hand


def _hidden(act: Action, open_threes: bool) -> Action:
    """A draw as the others see it: red threes lie open (but where they are a rank like any other), the rest does not."""
    if not isinstance(act, Draw):
        return act
    return Draw(tuple(card if open_threes and card.is_red_three else UNKNOWN for card in act.cards))
