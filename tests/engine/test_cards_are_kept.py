"""No card is lost or doubled: physical cards make up the pack at every step, and the core counts the same ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest
from playing import stacked, started, steps
from random_rules import many_rules

from canasta.cards import Card, full_pack, read_cards
from canasta.engine import Deal
from canasta.engine.core import kinds as k
from canasta.engine.kinds import kind_of
from canasta.rules import PRESETS, Rules, preset

pytestmark = pytest.mark.engine


def _kinds(cards: Iterable[Card]) -> dict[int, int]:
    return dict(Counter(map(kind_of, cards)))


def _counts(row: object) -> dict[int, int]:
    return {kind: int(row[kind]) for kind in range(k.RANKS) if row[kind]}  # type: ignore[index]


def _cards_of(deal: Deal) -> Counter[Card]:
    """All cards of a deal whose cards are all known, wherever they lie."""
    holdings = deal._cards
    return Counter(holdings.known())


def _differing(deal: Deal) -> list[str]:
    """Where the core counts other cards than those that lie there."""
    state, cards = deal._state, deal._cards
    found = []
    for seat, player in enumerate(state.seats):
        if _kinds(cards.hands[seat]) != _counts(player.hand) or player.held != len(cards.hands[seat]):
            found.append(f"hand {seat}")
    if [kind_of(card) for card in cards.pile] != [int(state.pile[i]) for i in range(int(state.pile_size))]:
        found.append("pile")
    stock = [int(state.stock[i]) for i in range(int(state.stock_at), int(state.stock_end))]
    if [kind_of(card) for card in reversed(cards.stock)] != stock:
        found.append("stock")
    for number, side in enumerate(state.sides):
        if side.red_threes != len(cards.red3[number]):
            found.append(f"red threes {number}")
        if side.melds != len(cards.melds[number]):
            found.append(f"melds {number}")
            continue
        for meld, laid in enumerate(cards.melds[number]):
            kinds = _kinds(laid)
            own = {int(side.rank[meld]): int(side.naturals[meld]), k.TWO: int(side.twos[meld]), k.JOKER: int(side.jokers[meld])}
            if kinds != {kind: count for kind, count in own.items() if count}:
                found.append(f"meld {number}.{meld}")
    return found


def _follow(rules: Rules, seed: str) -> None:
    pack = Counter(full_pack(rules["deck.packs"], rules["deck.jokers"]))
    deal = started(rules, seed)
    for _ in steps(deal, Random(seed)):
        assert _cards_of(deal) == pack, f"{rules.text}: {len(deal.acts)} acts"
        assert _differing(deal) == [], f"{rules.text}: {len(deal.acts)} acts"
    assert deal.over, f"{rules.text} does not end"


@pytest.mark.parametrize("name", PRESETS)
def test_in_presets(name: str) -> None:
    for number in range(3):
        _follow(preset(name), f"kept {number}")


@pytest.mark.parametrize("part", range(2))
def test_under_random_rules(part: int) -> None:
    for number, rules in enumerate(many_rules(15, f"kept {part}")):
        _follow(rules, f"kept {part} {number}")


def test_a_red_three_set_aside_stays_out() -> None:
    """The one rule by which a card leaves the game: a red three turned up at the start, where it is discarded."""
    rules = Rules.read("classic(start.red3_in_pile=discarded)")
    deal = Deal.start(rules, pack=stacked(rules, 3, then="3h3d8s"), dealer=3)
    assert deal._cards.aside == list(read_cards("3h3d"))
    for _ in steps(deal, Random("aside")):
        assert _differing(deal) == []
        assert deal._cards.aside == list(read_cards("3h3d"))
    assert sum(len(deal.red3(side)) for side in (0, 1)) <= 2
