"""The cut before a deal: how many cards it needs, who cuts, what an exact cut earns, and that it moves no card."""

from __future__ import annotations

from random import Random

import pytest
from playing import pack_of

from canasta.bots.core_bot import CoreBot
from canasta.bots.core_simulation import core_deal, simulate_core
from canasta.bots.playing import finish_deal
from canasta.engine import Deal
from canasta.engine.cutting import cards_needed, cutter
from canasta.rules import PRESETS, Rules, preset
from canasta.view import Observation, observe

pytestmark = pytest.mark.engine

PAID = Rules.read("classic(deal.exact_cut_bonus=100)")


@pytest.mark.parametrize("name", PRESETS)
def test_what_a_deal_needs_is_what_it_takes_from_the_pack_when_nothing_is_covered_or_replaced(name: str) -> None:
    rules = preset(name)
    order = sorted(pack_of(rules, Random(1)), key=lambda card: not 4 <= int(card.rank) <= 10)
    deal = Deal.start(rules, pack=order, dealer=0)
    extra = deal.hidden + (rules["draw.count"] if deal.phase == "play" else 0)
    assert len(order) - deal.stock_size - extra == cards_needed(rules)


def test_who_cuts() -> None:
    assert cutter(preset("classic"), 3) == 2
    assert cutter(Rules.read("classic(deal.cut_by=left)"), 3) == 0
    assert cutter(Rules.read("classic(turn.direction=anticlockwise)"), 3) == 0
    any_opponent = Rules.read("classic(deal.cut_by=any_opponent)")
    assert [cutter(any_opponent, 3, number) for number in (1, 2, 3)] == [2, 0, 2]


def test_who_rests_does_not_cut() -> None:
    rules = next(preset(name) for name in PRESETS if preset(name)["teams"] == "sit_out")
    for number in (1, 2, 3):
        for dealer in range(rules.players):
            deal = Deal.start(rules, pack=pack_of(rules, Random(1)), dealer=dealer, deal_number=number)
            assert cutter(rules, dealer, number) not in deal.resting


@pytest.mark.parametrize(("lifted", "earned"), [(44, 0), (45, 100), (46, 0), (None, 0)])
def test_only_the_exact_cut_earns_and_no_card_moves(lifted: int | None, earned: int) -> None:
    pack = pack_of(PAID, Random(5))
    deals = [Deal.start(PAID, pack=pack, dealer=3, cut=cut) for cut in (lifted, None)]
    for deal in deals:
        finish_deal(deal, [CoreBot(Random(seat)) for seat in range(4)])
    cut, plain = deals
    assert cut.acts == plain.acts
    assert cut.exact_cut == (2 if earned else None)
    assert cut.sheet is not None
    assert plain.sheet is not None
    assert cut.sheet.points == (plain.sheet.points[0] + earned, plain.sheet.points[1])
    rows = [row.points for row in cut.sheet.rows if row.item == "exact_cut"]
    assert rows == ([(earned, 0)] if earned else [])
    assert sum(sum(row.points) for row in cut.sheet.rows) == sum(cut.sheet.points)
    assert cut.position().exact_cut == cut.exact_cut
    assert cut.copy().sheet == cut.sheet
    assert Deal.at(cut.position()).exact_cut == cut.exact_cut


def test_everybody_hears_of_the_cut_first() -> None:
    deal = Deal.start(PAID, pack=pack_of(PAID, Random(2)), dealer=0, cut=47)
    first = deal.events[0]
    assert (first.kind, first.seat, first.cards, first.private) == ("cut", 3, (), False)
    assert first.data == {"lifted": 47, "need": 45, "points": 0}
    assert "cut" not in {event.kind for event in deal.events[1:]}


def test_a_seat_that_looks_on_knows_who_cut_exactly() -> None:
    deal = Deal.start(PAID, pack=pack_of(PAID, Random(2)), dealer=0, cut=45)
    seen = observe(deal, 1)
    assert seen.exact_cut == 3
    assert Observation.from_json(seen.to_json()) == seen
    assert seen.sample(Random(1)).exact_cut == 3


def test_where_nothing_is_paid_nobody_counts() -> None:
    rules = preset("classic")
    deal = Deal.start(rules, pack=pack_of(rules, Random(2)), dealer=0, cut=45)
    assert (deal.cut, deal.exact_cut) == (None, None)
    assert deal.events[0].kind == "dealt"


def test_more_cards_than_the_pack_has_cannot_be_lifted() -> None:
    for cut in (0, 109):
        with pytest.raises(ValueError, match=f"cut {cut}: a number of cards from 1 to 108"):
            Deal.start(PAID, pack=pack_of(PAID, Random(2)), dealer=0, cut=cut)


def test_each_alone_earns_alone_where_sides_form_in_the_deal() -> None:
    rules = Rules.read("cutthroat(deal.exact_cut_bonus=100)")
    for seed in range(6):
        pack = pack_of(rules, Random(seed))
        deals = [Deal.start(rules, pack=pack, dealer=0, cut=cut) for cut in (cards_needed(rules), None)]
        for deal in deals:
            finish_deal(deal, [CoreBot(Random(seat)) for seat in range(3)])
        cut, plain = (deal.sheet for deal in deals)
        assert cut is not None
        assert plain is not None
        gained = [with_cut - without for with_cut, without in zip(cut.points, plain.points, strict=True)]
        assert gained == [100 if seat == cutter(rules, 0) else 0 for seat in range(3)]


def test_the_core_counts_the_cut_as_the_deal_does() -> None:
    deals = [core_deal(PAID, "cut", number).deal for number in range(40)]
    totals = [sum(deal.sheet.points[side] for deal in deals if deal.sheet is not None) for side in (0, 1)]
    assert simulate_core(PAID, 40, "cut").points == totals
    assert any(deal.exact_cut is not None for deal in deals)
    assert len({deal.cut for deal in deals}) > 5
