"""What a hand and the melds are worth to their side, in points of the score that may be expected."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.bots.figures import JOKER, THREE, TWO
from canasta.bots.holding import Holding
from canasta.bots.sight import Sight, canastas

#: How likely a meld of so many cards becomes a canasta, with time; and becomes one without a wild card.
_CANASTA = (0.0, 0.0, 0.03, 0.12, 0.26, 0.44, 0.68)
_NATURAL = (0.0, 0.0, 0.01, 0.05, 0.12, 0.25, 0.45)


@dataclass(frozen=True, slots=True)
class Weights:
    """The judgement of a player in numbers (points)."""

    two: float = 105
    joker: float = 160
    first_canasta: float = 30
    in_hand: float = 0.8
    pair: float = 18
    pair_stake: float = 0.08
    access_stake: float = 0.05
    opened: float = 60
    short_hand: float = 35
    single: float = 0.6


DEFAULT = Weights()


@dataclass(frozen=True, slots=True)
class Outlook:
    """How the deal stands, as two numbers from 0 to 1.

    ``danger``: how likely it ends before the own next turn. ``time``: how much of a deal's growth is left.
    """

    danger: float
    time: float


def outlook(sight: Sight) -> Outlook:
    """How the deal stands: who may go out soon, and how long the stock lasts."""
    numbers = sight.figures
    danger = 0.02
    for side, melds in sight.theirs.items():
        lacking = numbers.out_canastas - canastas(melds, numbers)
        fewest = min(sight.seen.hand_sizes[seat] for seat in sight.sides[side])
        if lacking <= 0:
            danger = max(danger, 0.55 - 0.06 * fewest, 0.06)
        elif any(meld.size >= numbers.canasta - 2 for meld in melds.values()):
            danger = max(danger, 0.25 - 0.04 * fewest, 0.03)
    turns = sight.stock_turns
    if turns < 1:
        danger = max(danger, 0.85)
    elif turns < 2:
        danger = max(danger, 0.4)
    return Outlook(danger, min(1.0, turns / 5) * (1 - danger))


def stake(sight: Sight) -> float:
    """What the pile as it grows is worth to whoever takes it."""
    return 10.0 * (len(sight.seen.pile) + 2)


def worth(sight: Sight, holding: Holding, view: Outlook, weights: Weights = DEFAULT) -> float:
    """The expected points of ``holding`` for the own side, against nothing laid since the start of the thought."""
    numbers = sight.figures
    points = numbers.points
    keep = 1 - 2 * view.danger
    total = float(holding.laid_points)
    pile = stake(sight)
    opened = bool(holding.own)
    frozen = sight.seen.frozen
    progress: list[float] = []
    wilds = holding.held[TWO] + holding.held[JOKER]
    for rank in numbers.ranks:
        count = holding.held[rank]
        meld = holding.own.get(rank)
        if meld is None and not count:
            continue
        value = points[rank]
        if meld is not None:
            total += count * value * keep
            grown = _progress(sight, rank, meld.naturals + count, meld.wilds, view)
            if count and meld.size + count >= numbers.canasta > meld.size:
                grown -= view.danger * numbers.mixed_bonus
            progress.append(grown)
            if not frozen:
                total += weights.access_stake * pile * view.time
        elif count >= numbers.min_size:
            total += count * value * keep * weights.in_hand
            progress.append(weights.in_hand * _progress(sight, rank, count, 0, view))
        elif count == 2:
            total -= value * (0.3 if wilds else 0.5)
            progress.append(weights.in_hand * _progress(sight, rank, count, 0, view))
        else:
            total -= value * weights.single
        if count >= 2:
            total += (weights.pair + weights.pair_stake * pile * (1.6 if frozen else 1.0)) * view.time
    total += sum(progress)
    if progress and canastas(holding.own, numbers) < numbers.out_canastas:
        total += weights.first_canasta * max(progress) / numbers.mixed_bonus
    total += _wilds(holding, view, weights, points)
    if THREE not in numbers.ranks:
        total -= points[THREE] * holding.held[THREE] * 0.5
    if opened:
        red = len(sight.seen.red3[sight.side])
        total += weights.opened + 60 * red + 120 * (1 - view.time) * (red + 0.3)
    if holding.size <= 2 and canastas(holding.own, numbers) < numbers.out_canastas:
        total -= weights.short_hand * (3 - holding.size)
    return total


def _wilds(holding: Holding, view: Outlook, weights: Weights, points: tuple[int, ...]) -> float:
    """Wild cards in hand: tools while there is time, a debt at the end."""
    free = 1 - view.danger
    two = weights.two * free * view.time - points[TWO] * (view.danger - (1 - view.time) * 0.3)
    joker = weights.joker * free * view.time - points[JOKER] * (view.danger - (1 - view.time) * 0.3)
    return holding.held[TWO] * two + holding.held[JOKER] * joker


def _progress(sight: Sight, rank: int, naturals: int, wilds: int, view: Outlook) -> float:
    """What may come of a meld: its canasta bonus, as likely as it is with the cards of its rank that are still to come."""
    numbers = sight.figures
    size = naturals + wilds
    if size >= numbers.canasta:
        return float(numbers.natural_bonus if not wilds else numbers.mixed_bonus)
    lacking = numbers.canasta - size
    step = max(0, len(_CANASTA) - lacking)
    grows = 0.25 + 0.75 * view.time
    coming = sight.unseen[rank]
    open_places = max(0, numbers.room(naturals) - wilds)
    if coming + open_places < lacking:
        return 0.0
    mixed = _CANASTA[step] * min(1.0, (coming + 0.7 * open_places) / (1.5 * lacking))
    value = numbers.mixed_bonus * mixed
    if not wilds and coming >= lacking:
        natural = _NATURAL[step] * min(1.0, coming / (1.5 * lacking))
        value += (numbers.natural_bonus - numbers.mixed_bonus) * natural
    return value * grows
