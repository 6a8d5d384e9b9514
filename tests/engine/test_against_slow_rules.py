"""Legality, existence and listing compared with a second, slow reading of the rules."""

from __future__ import annotations

import random

import pytest
from slow_rules import NATURAL, Table, additions, any_legal, can_go_out, legal

from canasta.cards import Card, Rank, read_cards
from canasta.engine import Deal, Group, Meld, Onto, Position, Take
from canasta.rules import Rules

pytestmark = pytest.mark.engine

RULES = [
    "classic",
    "classic(meld.wild_ratio=not_more)",
    "classic(meld.wild_ratio=double,out.canastas=2)",
    "classic(meld.max_wilds=2,out.discard=required)",
    "classic(out.discard=forbidden)",
    "classic(initial.waived_if_concealed_out=yes)",
    "classic(initial.top_card_counts=no)",
    "classic(initial.combine_melds=no)",
    "classic(initial.bonus_counts=canastas)",
    "classic(pile.unfrozen_allows={natural_pair})",
    "classic(pile.unfrozen_allows={natural_plus_wild,natural_plus_meld})",
    "seed003",
    "classic(meld.threes=yes)",
    "classic(meld.threes=yes,meld.max_wilds=2,out.discard=required)",
    "classic(meld.threes=yes,initial.combine_melds=no,initial.waived_if_concealed_out=yes)",
]


def _random_table(rng: random.Random, rules: Rules, *, take: bool) -> Table:
    """A small random moment: few cards, often near going out, often unopened."""
    three = "3" if rules["meld.threes"] else "3b"
    few = [*rng.sample(NATURAL, 2), "3"] if three == "3" and rng.random() < 0.8 else rng.sample(NATURAL, 3)
    hand: dict[str, int] = {}
    for _ in range(rng.randint(1, 9)):
        rank = rng.choice([*few, *few, *few, "2", "2", "Jo", three])
        if hand.get(rank, 0) < (3 if rank == "Jo" else 4):
            hand[rank] = hand.get(rank, 0) + 1
    melds: dict[str, tuple[int, int, int]] = {}
    if rng.random() < 0.6:
        for rank in rng.sample([*few, *NATURAL], rng.randint(1, 3)):
            meld = (rng.randint(2, 4), rng.randint(0, 2), rng.randint(0, 1))
            room = {"none": 9, "not_more": meld[0], "double": meld[0] // 2}[rules["meld.wild_ratio"]]
            if sum(meld) >= 3 and meld[1] + meld[2] <= min(rules["meld.max_wilds"], room):
                melds[rank] = meld
    return Table(
        hand=hand,
        melds=melds,
        minimum=rng.choice([15, 50, 90, 120]),
        pile_rest=rng.choice([0, 0, 2] if rules["out.discard"] == "forbidden" else [0, 0, 1, 2]) if take else 0,
        top=rng.choice(few) if take else "",
        frozen=take and rng.random() < 0.4,
        max_wilds=rules["meld.max_wilds"],
        ratio=rules["meld.wild_ratio"],
        canastas_needed=rules["out.canastas"],
        discard=rules["out.discard"],
        waived=rules["initial.waived_if_concealed_out"],
        allows=rules["pile.unfrozen_allows"],
        top_counts=rules["initial.top_card_counts"],
        one_meld_opens=not rules["initial.combine_melds"],
        bonus_counts=rules["initial.bonus_counts"] == "canastas",
    )


def _deal(rules: Rules, table: Table) -> Deal:
    scores = {15: -5, 50: 0, 90: 1500, 120: 3000}[table.minimum]
    spare = [rank for rank in NATURAL if rank != table.top]
    position = Position(
        rules=rules,
        scores=[scores, 0],
        phase="draw" if table.top else "play",
        stock=20,
        pile=[*read_cards("".join(spare[: table.pile_rest])), *([Card(_rank(table.top))] if table.top else [])],
        hands=[[_card(rank) for rank, count in table.hand.items() for _ in range(count)], 3, 3, 3],
        melds=[[_meld_cards(rank, meld) for rank, meld in table.melds.items()], []],
        frozen=table.frozen,
    )
    return Deal.at(position)


def _rank(text: str) -> Rank:
    return read_cards(text)[0].rank


def _card(text: str) -> Card:
    return read_cards(text)[0]


def _meld_cards(rank: str, meld: tuple[int, int, int]) -> list[Card]:
    return [_card(rank)] * meld[0] + [_card("2")] * meld[1] + [_card("Jo")] * meld[2]


def _action(table: Table, way: dict[str, tuple[int, int, int]]) -> Meld | Take:
    """The way as an action; wild cards alone name their meld."""
    claim: tuple[Card, ...] = ()
    groups = []
    for rank, (naturals, twos, jokers) in way.items():
        own = naturals - (1 if rank == table.top else 0)
        cards = (_card(rank),) * own + (_card("2"),) * twos + (_card("Jo"),) * jokers
        if rank == table.top:
            claim = cards
        else:
            groups.append(Group(cards, None if own else Onto(rank=_rank(rank))))
    return Take(claim, None, tuple(groups)) if table.top else Meld(tuple(groups))


@pytest.mark.parametrize("text", RULES)
@pytest.mark.parametrize("take", [False, True], ids=["meld", "take"])
def test_judges_like_the_slow_rules(text: str, take: bool) -> None:
    """Every way to lay cards is legal by both readings or by none, and whether any is legal is known exactly."""
    rules = Rules.read(text)
    rng = random.Random(f"{text}{take}")
    differing = []
    for _ in range(25):
        table = _random_table(rng, rules, take=take)
        try:
            deal = _deal(rules, table)
        except ValueError:  # more of a kind than two packs hold
            continue
        ways = list(additions(table))
        for way in rng.sample(ways, min(len(ways), 15)):
            found = deal.violations(_action(table, way))
            if (not found) != legal(table, way):
                differing.append((table, way, [violation.code for violation in found]))
        if take:
            if deal.takeable() != any_legal(table):
                differing.append((table, "takeable", deal.takeable()))
        elif deal.can_go_out() != (can_go_out(table) or _only_discard(table, deal)):
            differing.append((table, "can_go_out", deal.can_go_out()))
        kinds = Take if take else Meld
        listed = [action for action in deal.legal_actions() if isinstance(action, kinds)]
        if bool(listed) != any_legal(table):
            differing.append((table, "listed", listed))
    assert differing == []


def _only_discard(table: Table, deal: Deal) -> bool:
    """With one card in the hand the last discard alone goes out."""
    enough = len(deal.canastas(0)) >= table.canastas_needed
    return sum(table.hand.values()) == 1 and enough and table.discard != "forbidden"


@pytest.mark.parametrize("text", RULES)
def test_lists_every_single_group(text: str) -> None:
    """For a side that has opened, the list holds exactly the ways of one rank that are legal."""
    rules = Rules.read(text)
    rng = random.Random(text)
    for _ in range(20):
        table = _random_table(rng, rules, take=False)
        if not table.melds:
            continue
        try:
            deal = _deal(rules, table)
        except ValueError:
            continue
        singles = {(rank, *add) for way in additions(table) if len(way) == 1 for rank, add in way.items() if legal(table, way)}
        listed = set()
        for action in deal.legal_actions():
            if isinstance(action, Meld) and len(action.groups) == 1:
                cards = action.groups[0].cards
                naturals = [card for card in cards if not card.is_wild]
                onto = action.groups[0].onto
                rank = naturals[0].rank.text if naturals else onto.rank.text if onto and onto.rank else ""
                jokers = sum(card.rank == Rank.JOKER for card in cards)
                rank = "3b" if rank == "3" and not rules["meld.threes"] else rank
                listed.add((rank, len(naturals), len(cards) - len(naturals) - jokers, jokers))
        assert listed == singles, table
