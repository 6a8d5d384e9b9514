"""The record of a deal that is played: all of it, or what one seat may know."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from canasta.cards import UNKNOWN, Card
from canasta.engine.action import Action, Answer, Draw
from canasta.engine.deal import Deal
from canasta.engine.event import Event
from canasta.notation.record import DealRecord, Shuffle
from canasta.notation.turns import TurnLine
from canasta.rules import Rules


def deal_record(deal: Deal, shuffle: Shuffle | None = None) -> DealRecord:
    """The whole deal, as it was played so far; its pack is left to ``shuffle`` where that is given."""
    score = tuple(deal.sheet.points) if deal.sheet else None
    turns = tuple(turn_lines(deal.acts))
    pack = None if shuffle or deal.pack is None else tuple(deal.pack)
    if shuffle is not None or pack is not None:
        breaches = tuple(deal.breaches)
        return DealRecord(deal.dealer, pack, shuffle, turns=turns, score=score, cut=deal.cut, irregularities=breaches)
    return _known(deal, tuple(map(_hand, deal.first_hands)), turns, score, _feet(deal, range(deal.rules.players)))


def deal_record_for(deal: Deal, seat: int) -> DealRecord:
    """A running deal as ``seat`` may know it: its own cards, the number of everybody else's, and what has lain open.

    ``seat`` -1 is a bystander, who knows nobody's cards.
    """
    hands = tuple(tuple(hand) if owner == seat else len(hand) for owner, hand in enumerate(deal.first_hands))
    acts = ((owner, act if owner == seat else _hidden(act, deal.rules)) for owner, act in deal.acts)
    score = tuple(deal.sheet.points) if deal.sheet else None
    return _known(deal, hands, tuple(turn_lines(acts)), score, _feet(deal, (seat,)))


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
    deal: Deal,
    hands: tuple[int | tuple[Card, ...], ...],
    turns: tuple[TurnLine, ...],
    score: tuple[int, ...] | None,
    feet: tuple[int | tuple[Card, ...], ...] | None,
) -> DealRecord:
    red3 = tuple(tuple(cards) for cards in deal.first_red3)
    return DealRecord(
        deal.dealer,
        hands=hands,
        upcard=tuple(deal.upcard),
        red3=red3 if any(red3) else None,
        feet=feet,
        turns=turns,
        score=score,
        cut=deal.cut,
        irregularities=tuple(deal.breaches),
    )


def _feet(deal: Deal, seen: Collection[int]) -> tuple[int | tuple[Card, ...], ...] | None:
    """The feet as far as they are known: of those in ``seen`` that were picked up all, of others the threes that were laid from
    them at once. ``None`` where nothing is known but their number.
    """
    feet: list[int | tuple[Card, ...]] = [deal.rules["deal.foot"]] * deal.rules.players
    for at, event in enumerate(deal.events):
        if event.kind != "foot":
            continue
        if event.seat in seen:
            feet[event.seat] = event.cards
        elif laid := _laid_from_foot(deal.events, at):
            feet[event.seat] = (*laid, *[UNKNOWN] * (len(event.cards) - len(laid)))
    return tuple(feet) if any(isinstance(foot, tuple) for foot in feet) else None


def _laid_from_foot(events: Sequence[Event], at: int) -> tuple[Card, ...]:
    """The threes that were laid as the foot of event ``at`` was picked up."""
    if at + 1 == len(events):
        return ()
    after = events[at + 1]
    return after.cards if (after.kind, after.seat, after.data.get("source")) == ("red_three", events[at].seat, "hand") else ()


def _hand(cards: Iterable[Card]) -> int | tuple[Card, ...]:
    hand = tuple(cards)
    return len(hand) if all(card is UNKNOWN for card in hand) else hand


def _hidden(act: Action, rules: Rules) -> Action:
    """A draw as the others see it: threes that are laid at once lie open, the rest does not."""
    if not isinstance(act, Draw):
        return act
    return Draw(tuple(card if _laid_at_once(card, rules) else UNKNOWN for card in act.cards))


def _laid_at_once(card: Card, rules: Rules) -> bool:
    """Whether a card that is drawn lies open at once: not where it is a rank like any other, or laid by choice."""
    if rules["meld.threes"]:
        return False
    if card.is_red_three:
        return bool(rules["red3.laying"] != "optional")
    return card.is_black_three and bool(rules["black3.laid_like_red"])
