"""No card is lost or doubled: physical cards make up the pack at every step, and the core counts the same ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest
from playing import MOST_ACTS, THREES, most_acts, stacked, started, steps
from random_rules import many_rules

from canasta.cards import Card, full_pack, read_cards
from canasta.engine import Deal
from canasta.engine.core import kinds as k
from canasta.engine.core.ints import i64, vec
from canasta.engine.core.state import Side
from canasta.engine.core.tables import RANK_BITS, Tables
from canasta.engine.kinds import kind_in
from canasta.rules import PRESETS, Rules, preset

pytestmark = pytest.mark.engine


def _kinds(t: Tables, cards: Iterable[Card]) -> dict[int, int]:
    """Cards by their kind of rank."""
    return dict(Counter(int(t.rank_of[kind_in(t, card)]) for card in cards))


def _row(t: Tables, cards: Iterable[Card]) -> dict[int, int]:
    """Cards as a row by kind counts them: by rank, and where there are sequences by suit too."""
    suited = {kind: count for kind, count in Counter(kind_in(t, card) for card in cards).items() if kind >= k.SUITED}
    return _kinds(t, cards) | suited


def _counts(row: vec[i64]) -> dict[int, int]:
    return {kind: int(row[kind]) for kind in range(len(row)) if row[kind]}


def _own(side: Side, meld: int) -> dict[int, int]:
    """What the core counts in a meld, by kind of rank."""
    if side.shape[meld] == k.SEQUENCE:
        naturals = {rank: 1 for rank in range(k.RANKS) if side.ranks[meld] & RANK_BITS[rank]}
        assert sum(naturals.values()) == side.naturals[meld]
    else:
        naturals = {int(side.rank[meld]): int(side.naturals[meld])} if side.naturals[meld] else {}
    kinds = naturals | {k.TWO: int(side.twos[meld]), k.JOKER: int(side.jokers[meld])}
    return {kind: count for kind, count in kinds.items() if count}


def _cards_of(deal: Deal) -> Counter[Card]:
    """All cards of a deal whose cards are all known, wherever they lie."""
    holdings = deal._cards
    return Counter(holdings.known())


def _differing(deal: Deal) -> list[str]:
    """Where the core counts other cards than those that lie there."""
    state, cards = deal._state, deal._cards
    t = state.tables
    found = []
    for seat, player in enumerate(state.seats):
        if _row(t, cards.hands[seat]) != _counts(player.hand) or player.held != len(cards.hands[seat]):
            found.append(f"hand {seat}")
        if _row(t, cards.feet[seat]) != _counts(player.foot) or player.foot_held != len(cards.feet[seat]):
            found.append(f"foot {seat}")
    if cards.hidden != state.hidden:
        found.append("hidden cards of the pile")
    if [kind_in(t, card) for card in cards.pile] != [int(state.pile[i]) for i in range(int(state.pile_size))]:
        found.append("pile")
    stock = [int(state.stock[i]) for i in range(int(state.stock_at), int(state.stock_end))]
    if [kind_in(t, card) for card in reversed(cards.stock)] != stock:
        found.append("stock")
    for number, side in enumerate(state.sides):
        red3 = [card for seats in _laid_by(deal, number) for card in cards.red3[seats]]
        if side.red_threes != sum(card.is_red_three for card in red3) or side.red_threes + side.black_threes != len(red3):
            found.append(f"threes {number}")
        if side.melds != len(cards.melds[number]):
            found.append(f"melds {number}")
            continue
        for meld, laid in enumerate(cards.melds[number]):
            if _kinds(t, laid) != _own(side, meld):
                found.append(f"meld {number}.{meld}")
    return found


def _laid_by(deal: Deal, side: int) -> tuple[int, ...]:
    """Where the threes of a side lie: where sides form during the deal, before each of its players."""
    return deal.sides[side] if deal.alone is not None else (side,)


def _follow(rules: Rules, seed: str, most: int = MOST_ACTS) -> None:
    pack = Counter(full_pack(rules["deck.packs"], rules["deck.jokers"]))
    deal = started(rules, seed)
    for _ in steps(deal, Random(seed), most):
        assert _cards_of(deal) == pack, f"{rules.text}: {len(deal.acts)} acts"
        assert _differing(deal) == [], f"{rules.text}: {len(deal.acts)} acts"
    assert deal.over or most < MOST_ACTS, f"{rules.text} does not end"


@pytest.mark.parametrize("name", PRESETS)
def test_in_presets(name: str) -> None:
    _follow(preset(name), "kept", most_acts(name, MOST_ACTS))


@pytest.mark.parametrize("text", THREES)
def test_where_threes_are_a_rank(text: str) -> None:
    _follow(Rules.read(text), "kept", 250)


@pytest.mark.parametrize("part", range(2))
def test_under_random_rules(part: int) -> None:
    for number, rules in enumerate(many_rules(4, f"kept {part}")):
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
