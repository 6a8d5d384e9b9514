"""Every game of the family at a table: a deal is played by bots, and told to every seat in every language."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from canasta.bots import make_bot
from canasta.cards import read_cards
from canasta.engine import Deal, Position
from canasta.rules import PRESETS, preset
from canasta.table.drafting import Drafting, StagedWish
from canasta.table.families import FAMILIES, family_of, presets_in_order
from canasta.table.rows import Row
from canasta.table.setup import TableWish, make_setup
from canasta.table.table import SEED_BYTES, Table
from canasta.table.telling import Reader, tell_events
from canasta.table.telling.rules_short import sections
from canasta.view import observe
from canasta.web.viewing import make_view
from canasta.words import Words

LANGUAGES = ("sv", "nb", "en")


def new_table(rules, seed=3):
    rng = Random(seed)
    created = Row("t", 0, 1, "created", make_setup(TableWish(), rules, rng, Words("en")).to_body())
    table = Table(created)
    table.take_in(table.deal_row(rng.randbytes(SEED_BYTES), 2))
    return table


def looked_at(table, seat, language):
    reader = Reader(seat, Words(language), table.names, table.rules)
    return make_view(table, reader, observe(table.deal, seat))


def agrees(table, view):
    """What is shown of melds is what the engine counts."""
    for side in view.sides:
        kinds = {kind: count for kind, count in msgspec.structs.asdict(side.canastas).items() if count}
        counted = [kind for _, kind in table.deal.canastas(side.side)]
        assert kinds == {kind: counted.count(kind) for kind in counted}
        for meld in side.melds:
            assert meld.label and len(meld.cards) == meld.naturals + meld.wilds
            assert (meld.kind == "sequence") == bool(meld.suit) == bool(meld.low)
    hidden = [seat for seat in view.seats if seat.rests]
    assert len(hidden) == len(table.deal.resting) and bool(hidden) == bool(view.resting_text)


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_deal_of_every_game_is_told(name):
    table = new_table(preset(name))
    player = make_bot("novice", Random(5))
    turn = 0
    while not table.deal_over:
        seat = table.deal.to_move
        action = player.choose(observe(table.deal, seat))
        table.take_in(table.act_row(seat, action, "", 3))
        turn += 1
        if turn % 20 == 0:
            for other in range(table.rules.players):
                view = looked_at(table, other, LANGUAGES[other % 3])
                agrees(table, view)
    for language in LANGUAGES:
        view = looked_at(table, 0, language)
        agrees(table, view)
        assert view.sheet is not None
        assert [sum(row.points[side] for row in view.sheet.rows) for side in range(len(view.sides))] == view.sheet.deal_points
        assert all(row.text for row in view.sheet.rows) and len(view.sheet.needs) == len(view.sides)
        reader = Reader(0, Words(language), table.names, table.rules)
        told = tell_events(reader, table.deal.events)
        laid = [event for event in table.deal.events if event.kind in ("melded", "took", "joined", "special", "foot", "went_out")]
        assert len(told) >= len(laid)
        assert all(section.lines or section.table for section in sections(reader, observe(table.deal, 0)))


def test_games_are_grouped_and_complete():
    assert sorted(presets_in_order()) == sorted(PRESETS)
    assert {family_of(name) for name in PRESETS} == set(FAMILIES)
    assert presets_in_order()[0] == "classic"


def seen_at(rules, hands, melds, **more):
    rest = [rules["deal.hand_size"]] * (rules.players - 1)
    laid = [[list(read_cards(meld)) for meld in melds], *[[] for _ in rules.sides[1:]]]
    position = Position(rules, to_move=0, phase="play", hands=[list(read_cards(hands)), *rest], melds=laid, **more)
    return observe(Deal.at(position), 0)


def drafting(rules, hands, melds, *, groups=(), select=()):
    seen = seen_at(rules, hands, melds)
    names = tuple(f"N{seat}" for seat in range(rules.players))
    return Drafting(Reader(0, Words("en"), names, rules), seen, False, list(groups), list(select))


def test_a_run_lands_on_its_sequence_and_nowhere_else():
    targets = drafting(preset("samba"), "8h Kc 4d", ["5h6h7h", "9c9d9s"], select=["8h"]).targets()
    assert [meld.can for meld in targets.melds] == [True, False]


def test_a_new_run_is_told_as_one():
    rules = preset("samba")
    told = drafting(rules, "4h5h6hKc4d", ["9c9d9s"], groups=[StagedWish(["6h", "4h", "5h"])]).told()
    assert told.legal and (told.groups[0].kind, told.groups[0].label) == ("sequence", "hearts 4–6")
    assert drafting(rules, "4h5h6hKc4d", ["9c9d9s"], select=["6h", "4h", "5h"]).targets().new == (True, "", "sequence", False)


def test_a_second_set_of_a_rank_is_named_as_one_beside_the_other():
    rules = preset("samba")
    targets = drafting(rules, "9h 9h 9s Kc 4d", ["9c9d9s"], select=["9h", "9h", "9s"]).targets()
    assert targets.new == (True, "", "set", True)
    told = drafting(rules, "9h 9h 9s Kc 4d", ["9c9d9s"], groups=[StagedWish(["9h", "9h", "9s"], new=True)]).told()
    assert told.legal and told.do == "=9h9h9s>+"


def test_a_meld_of_wild_cards_is_new_where_the_rules_have_it():
    targets = drafting(preset("bolivia"), "2c2dJo Kc 4d", ["9c9d9s"], select=["2c", "2d", "Jo"]).targets()
    assert targets.new[0] and targets.new[2] == "wilds"
    assert not drafting(preset("classic"), "2c2dJo Kc 4d", ["9c9d9s"], select=["2c", "2d", "Jo"]).targets().new[0]


def test_a_condition_stands_in_place_of_a_minimum():
    rules = preset("brazilian")
    starts = [start for start, need in rules["initial.tiers"] if isinstance(need, str)]
    seen = seen_at(rules, "4h5h6hKc", [], scores=[starts[0], 0])
    from canasta.table.telling import status

    names = tuple(f"N{seat}" for seat in range(rules.players))
    assert isinstance(seen.minimums[0], str)
    assert "canasta" in status(Reader(0, Words("en"), names, rules), seen)
