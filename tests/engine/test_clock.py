"""A game whose time is over: the deal that has begun is played out, and the highest total wins."""

from __future__ import annotations

from random import Random

import pytest
from playing import pack_of

from canasta.bots.core_bot import CoreBot
from canasta.bots.playing import finish_deal
from canasta.engine import Deal, Game, outcome
from canasta.rules import Rules, preset

pytestmark = pytest.mark.engine

TIMED = Rules.read("classic(game.clock=60)")


def played(game: Game, seed: int) -> Deal:
    """The next deal, played out and counted."""
    deal = game.next_deal(pack_of(game.rules, Random(seed)))
    finish_deal(deal, [CoreBot(Random(seat)) for seat in range(4)])
    game.finish(deal)
    return deal


def test_the_deal_that_has_begun_is_finished_and_none_follows() -> None:
    game = Game(TIMED, first_dealer=0)
    played(game, 1)
    deal = game.next_deal(pack_of(TIMED, Random(2)))
    game.time_is_up()
    assert not game.over
    finish_deal(deal, [CoreBot(Random(seat)) for seat in range(4)])
    game.finish(deal)
    assert game.over
    assert max(game.totals) < TIMED["game.target"]
    assert game.winner == game.totals.index(max(game.totals))
    assert game.margin == max(game.totals) - min(game.totals)
    with pytest.raises(ValueError, match="the game is over"):
        game.next_deal(pack_of(TIMED, Random(3)))


def test_between_deals_the_end_comes_at_once() -> None:
    game = Game(TIMED, first_dealer=0)
    played(game, 1)
    assert not game.over
    game.time_is_up()
    assert game.over


def test_equal_totals_play_on_where_the_rules_have_it_so() -> None:
    for tie, winner in (("draw", "draw"), ("shared", "draw"), ("extra_deal", "none")):
        rules = TIMED.change({"game.exact_tie": tie})
        assert outcome(rules, [700, 700], None, 3, time_up=True).winner == winner
    assert outcome(TIMED, [700, 705], None, 3, time_up=True).winner == 1
    assert outcome(TIMED, [700, 705], None, 3).winner == "none"
    assert outcome(Rules.read("samba(game.clock=60,game.deals=8)"), [1, 0], None, 3, time_up=True).winner == 0


def test_the_extra_deal_after_the_time_ends_the_game() -> None:
    rules = TIMED.change({"game.exact_tie": "extra_deal"})
    game = Game(rules, first_dealer=0)
    first = played(game, 1)
    assert first.sheet is not None
    points = first.sheet.points
    game.totals = (points[0], points[0])
    game.time_is_up()
    assert not game.over
    played(game, 2)
    assert game.over


def test_a_clock_needs_rules_that_have_one_and_a_deal() -> None:
    with pytest.raises(ValueError, match="no clock"):
        Game(preset("classic"), first_dealer=0).time_is_up()
    with pytest.raises(ValueError, match="first deal"):
        Game(TIMED, first_dealer=0).time_is_up()
