"""Simulation by the core's policy alone: the loop runs inside the core, so it is as quick as the engine can be."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random

from canasta.bots.core_bot import CoreBot
from canasta.bots.playing import StuckDeal
from canasta.bots.simulation import SimulatedDeal, Summary, pack_of, play_numbered
from canasta.cards import Card
from canasta.engine.compile import mover_for
from canasta.engine.core.walk import Walker
from canasta.engine.cutting import cards_needed, cutter
from canasta.engine.kinds import kind_in
from canasta.engine.seating import resting_in, seat_players
from canasta.rules import Rules
from canasta.shuffle import SPREAD

#: The name that stands for the core's policy.
CORE = "core"
_CHUNK = 100


def seed_number(seed: str) -> int:
    """The number that the core's generator is given for ``seed``, any text."""
    return int.from_bytes(sha256(f"canasta-1 core\n{seed}".encode()).digest()[:4], "big") % 0x7FFFFFFF


def simulate_core(rules: Rules, deals: int, seed: str, *, each: Callable[[int], None] | None = None, first: int = 0) -> Summary:
    """``deals`` deals by the core's policy at every seat. ``each`` is told now and then how many more were played.

    Deals are numbered from ``first``. Raises ``StuckDeal`` for a deal without an end or one in which a card was lost.
    """
    walker = walker_for(rules)
    number = first
    while number < first + deals:
        count = min(_CHUNK, first + deals - number)
        walker.play(seed_number(seed), number, count)
        if walker.stuck or walker.lost:
            raise StuckDeal(
                f"{walker.stuck} deals stuck, {walker.lost} with lost cards, among deals {number} to {number + count - 1} "
                f"of seed {seed!r} under {rules.text}"
            )
        number += count
        if each is not None:
            each(count)
    points = [int(walker.points[side]) for side in range(len(rules.sides))]
    return Summary(len(rules.sides), int(walker.deals), int(walker.outs), points, walker.digest())


def core_deal(rules: Rules, seed: str, number: int) -> SimulatedDeal:
    """Deal ``number`` of the same simulation, played card by card through ``Deal``, to be recorded."""
    dealer = number % rules.players
    walker = walker_for(rules)
    kinds = walker.fresh(seed_number(seed), number, dealer).stock
    cards: dict[int, list[Card]] = {}
    for card in pack_of(rules):
        cards.setdefault(kind_in(walker.mover.tables, card), []).append(card)
    pack = [cards[int(kind)].pop() for kind in kinds]
    bots = [CoreBot(Random(seat)) for seat in range(rules.players)]
    return play_numbered(rules, pack, bots, number, cut=int(walker.lifted) if walker.needed else None)


def walker_for(rules: Rules) -> Walker:
    """What plays whole deals inside the core, with the pack of the rules; some rest as in a first deal. Raises RulesError."""
    mover = mover_for(rules)
    walker = Walker(mover, [kind_in(mover.tables, card) for card in pack_of(rules)])
    seat_players(rules, walker.seating, resting_in(rules, 1))
    if rules["deal.exact_cut_bonus"]:
        walker.needed, walker.spread = cards_needed(rules), SPREAD
        for dealer in range(rules.players):
            walker.cutters[dealer] = cutter(rules, dealer)
    return walker
