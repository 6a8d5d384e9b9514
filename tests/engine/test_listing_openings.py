"""What is listed before a side has opened (docs/architecture.md, "What is listed"; core/moves.py), by a slow enumeration."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from playing import started, steps
from random_rules import many_rules
from slow_rules import NATURAL, Meld, Table, additions, legal, sound

from canasta.cards import Card, Rank, read_cards
from canasta.engine import Action, Deal, Group, Onto, Position, Take
from canasta.engine import Meld as MeldAction
from canasta.rules import Rules

pytestmark = pytest.mark.engine

RULES = ["classic", "classic(meld.max_wilds=2)", "classic(meld.wild_ratio=not_more)", "classic(out.canastas=2)"]
Way = dict[str, Meld]


def _unopened(rng: Random, rules: Rules, *, take: bool) -> tuple[Table, Deal]:
    """A hand of a side that has not opened, with two to seven ranks to open with."""
    ranks = rng.sample(NATURAL, rng.randint(2, 7 if not take else 5))
    hand = Counter({rank: rng.choice([1, 2, 2, 3, 4]) for rank in ranks})
    hand["2"], hand["Jo"] = rng.randint(0, 3), rng.randint(0, 1)
    table = Table(
        hand={rank: count for rank, count in hand.items() if count},
        melds={},
        minimum=rng.choice([15, 50, 90, 120]),
        top=rng.choice(ranks) if take else "",
        pile_rest=2 if take else 0,
        frozen=take,
        max_wilds=rules["meld.max_wilds"],
        ratio=rules["meld.wild_ratio"],
        canastas_needed=rules["out.canastas"],
    )
    rest = [rank for rank in NATURAL if rank not in ranks][: table.pile_rest]
    position = Position(
        rules=rules,
        scores=[{15: -5, 50: 0, 90: 1500, 120: 3000}[table.minimum], 0],
        phase="draw" if take else "play",
        stock=20,
        pile=list(read_cards("".join(rest) + table.top)),
        hands=[[card for rank, count in table.hand.items() for card in read_cards(rank * count)], 3, 3, 3],
        frozen=table.frozen,
    )
    return table, Deal.at(position)


def _way(action: Action, top: str) -> Way:
    """What an action lays, by rank, the top card with it."""
    assert isinstance(action, MeldAction | Take)
    groups = list(action.groups) if isinstance(action, MeldAction) else [Group((*action.cards, *read_cards(top))), *action.lay]
    way: Way = {}
    for group in groups:
        naturals = [card for card in group.cards if not card.is_wild]
        rank = naturals[0].rank.text
        twos = sum(card.rank == Rank.TWO for card in group.cards)
        jokers = sum(card.rank == Rank.JOKER for card in group.cards)
        assert rank not in way
        way["3b" if rank == "3" else rank] = (len(naturals), twos, jokers)
    return way


def _whole(table: Table, way: Way) -> bool:
    """Whether the way lays all naturals of its ranks."""
    return all(add[0] == table.hand.get(rank, 0) + (rank == table.top) for rank, add in way.items())


def _left(table: Table, way: Way) -> int:
    """How many cards are left in the hand."""
    used = sum(sum(add) for add in way.values()) - bool(table.top)
    return sum(table.hand.values()) + table.pile_rest - used


def _with_less(way: Way) -> list[Way]:
    """The way with one wild card left out, each in turn."""
    found = []
    for rank, (naturals, twos, jokers) in way.items():
        found += [{**way, rank: (naturals, twos - 1, jokers)}] if twos else []
        found += [{**way, rank: (naturals, twos, jokers - 1)}] if jokers else []
    return found


def _sound(table: Table, way: Way) -> bool:
    """Whether the way is legal and each of its melds is."""
    return all(sound(table, rank, add) for rank, add in way.items()) and legal(table, way)


def _sets(table: Table) -> set[frozenset[str]]:
    """Every set of ranks that can open with all their naturals and some wild cards."""
    ways = (way for way in additions(table) if len(way) > 1 and "3b" not in way and _whole(table, way))
    return {frozenset(way) for way in ways if legal(table, way)}


def _listed_sets(table: Table, deal: Deal) -> list[Way]:
    ways = [_way(action, table.top) for action in deal.legal_actions() if isinstance(action, MeldAction | Take)]
    return [way for way in ways if len(way) > 1]


@pytest.mark.parametrize("text", RULES)
@pytest.mark.parametrize("take", [False, True], ids=["hand", "take"])
def test_every_set_that_opens_is_listed_once(text: str, take: bool) -> None:
    rules = Rules.read(text)
    rng = Random(f"sets {text} {take}")
    met = 0
    for _ in range(25):
        table, deal = _unopened(rng, rules, take=take)
        sets = _sets(table)
        listed = _listed_sets(table, deal)
        for way in listed:
            assert legal(table, way)
        if len(listed) == 1 and not _whole(table, listed[0]):
            assert sets == set(), "a search was made though a plain set opens"
            continue
        assert all(_whole(table, way) for way in listed), table
        assert len({repr(sorted(way.items())) for way in listed}) == len(listed), f"{table}: listed twice"
        leaving = [way for way in listed if _left(table, way) <= 1]  # going out may be listed beside the plain opening
        by_set = Counter(frozenset(way) for way in listed)
        assert all(count == 1 or (count == 2 and leaving) for count in by_set.values()), f"{table}: listed twice"
        ranks = {rank for ranks in sets for rank in ranks}
        small = {ranks for ranks in sets if len(ranks) <= 3}
        assert sets >= set(by_set) >= (sets if len(ranks) <= 6 else small), table
        for way in listed:
            less = [other for other in _with_less(way) if _sound(table, other)]
            assert less == [] or way in leaving, f"{table}: {way} spends more wild cards than it must"
        met += len(sets)
    assert met > 25


def test_single_melds_that_open_are_listed_exactly() -> None:
    rng = Random("single openings")
    met = 0
    for _ in range(40):
        table, deal = _unopened(rng, Rules.read("classic"), take=False)
        expected = {
            (rank, *way[rank]) for way in additions(table) if len(way) == 1 and legal(table, way) for rank in way if rank != "3b"
        }
        ways = [_way(action, "") for action in deal.legal_actions() if isinstance(action, MeldAction)]
        assert {(rank, *way[rank]) for way in ways if len(way) == 1 for rank in way} == expected, table
        met += len(expected)
    assert met > 40


def test_nothing_is_listed_twice() -> None:
    """By kinds of card, as the rules see them."""
    for number, rules in enumerate(many_rules(20, "twice")):
        deal = started(rules, number)
        for _ in steps(deal, Random(number)):
            suited = rules["meld.sequences"] == "on"
            listed = [repr(action) if suited else _kinds(action) for action in deal.legal_actions()]
            assert len(listed) == len(set(listed)), f"{rules.text}: {Counter(listed).most_common(1)}"


def _kinds(action: Action) -> str:
    """An act without its suits."""
    if isinstance(action, Take | MeldAction):
        groups = action.groups if isinstance(action, MeldAction) else (Group(action.cards, action.onto), *action.lay)
        texts = sorted("".join(sorted(map(_rank, group.cards))) + str(group.onto) for group in groups)
        return f"{type(action).__name__} {' '.join(texts)}"
    return repr(action)


def _rank(card: Card) -> str:
    return card.rank.text


def test_of_many_ranks_all_together_are_listed() -> None:
    """Beyond six ranks: sets of up to three, and everything at once."""
    hand = "44 4 55 5 66 6 77 7 88 8 99 9 TT T K"
    deal = Deal.at(Position(Rules.read("classic"), phase="play", hands=[list(read_cards(hand)), 11, 11, 11], stock=30))
    table = Table(hand={**dict.fromkeys("456789T", 3), "K": 1}, melds={}, minimum=50)
    listed = {frozenset(way) for way in _listed_sets(table, deal)}
    points = dict.fromkeys("4567", 15) | dict.fromkeys("89T", 30)
    threes = {
        frozenset(ranks)
        for size in (2, 3)
        for ranks in combinations("456789T", size)
        if sum(points[rank] for rank in ranks) >= 50
    }
    # All seven at once would leave one card; the side has no canasta, so it must keep two.
    assert listed == threes
    more = Deal.at(Position(Rules.read("classic"), phase="play", hands=[list(read_cards(hand + "Q")), 11, 11, 11], stock=30))
    ways = {frozenset(way) for way in _listed_sets(table, more)}
    assert ways == threes | {frozenset("456789T")}


def test_a_new_set_beside_one_that_takes_no_wild_card_is_listed() -> None:
    deal = Deal.at(
        Position(
            rules=Rules.read("samba"),
            phase="play",
            hands=[list(read_cards("7s7s2sTs6s")), 15, 15, 15],
            melds=[[list(read_cards("7h7h7d2h2d"))], []],
        )
    )
    beside = MeldAction((Group(tuple(read_cards("7s7s2s")), Onto(new=True)),))
    assert not deal.violations(beside)
    assert beside in deal.legal_actions()
