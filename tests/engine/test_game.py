"""A game: deals to the target, the dealer going round, and who has won."""

from __future__ import annotations

from random import Random

import pytest
from playing import TYPICAL, pack_of, stacked, steps

from canasta.bots.core_bot import CoreBot
from canasta.engine import Game, next_dealer, outcome
from canasta.engine.minimum import minimum_of
from canasta.rules import PRESETS, Rules, preset
from canasta.view import observe

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", PRESETS)
def test_every_game_ends(name: str) -> None:
    """Played by the core's policy to a near target; totals, dealers and minimums follow from deal to deal."""
    rules = preset(name)
    target = 0
    if rules.limit("game.deals") is None:
        target = 1200 if name in TYPICAL else 300
        rules = rules.change({"game.target": target})
    else:
        rules = rules.change({"game.deals": 2 if name in TYPICAL else 1})
    rng = Random(name)
    game = Game(rules, first_dealer=1)
    totals = [0] * len(rules.sides)
    while not game.over:
        assert game.dealer == rules.seat_after(1, game.deal_number - 1)
        deal = game.next_deal(pack_of(rules, rng))
        assert (deal.dealer, deal.number, deal.scores) == (game.dealer, game.deal_number, tuple(totals))
        assert [deal.minimum(side) for side in range(len(totals))] == [
            minimum_of(rules, totals, side, deal.number) for side in range(len(totals))
        ]
        with pytest.raises(ValueError, match="not finished"):
            game.next_deal(pack_of(rules, rng))
        with pytest.raises(ValueError, match="not over"):
            game.finish(deal)
        bots = [CoreBot(Random(seat)) for seat in range(rules.players)]
        while not deal.over:
            deal.play(bots[deal.to_move].choose(observe(deal, deal.to_move)))
        sheet = game.finish(deal)
        totals = [total + points for total, points in zip(totals, sheet.points, strict=True)]
        assert game.totals == tuple(totals)
        assert len(game.deals) < 30, "the game does not end"
    assert isinstance(game.winner, int) or game.winner == "draw"
    assert max(totals) >= target or len(game.deals) == rules["game.deals"]
    if isinstance(game.winner, int):
        assert totals[game.winner] == max(totals)
        assert game.margin == max(totals) - sorted(totals)[-2]
    with pytest.raises(ValueError, match="the game is over"):
        game.next_deal(pack_of(rules, rng))


def test_a_deal_is_finished_once_and_in_turn() -> None:
    rules = preset("classic")
    game = Game(rules, first_dealer=0)
    deal = game.next_deal(pack_of(rules, Random(1)))
    for _ in steps(deal, Random(1)):
        pass
    stranger = Game(rules, first_dealer=0).next_deal(pack_of(rules, Random(2)))
    for _ in steps(stranger, Random(2)):
        pass
    with pytest.raises(ValueError, match="not the deal that is being played"):
        game.finish(stranger)
    game.finish(deal)
    with pytest.raises(ValueError, match="not the deal that is being played"):
        game.finish(deal)
    with pytest.raises(ValueError, match="first_dealer 7"):
        Game(rules, first_dealer=7)


@pytest.mark.parametrize(
    ("rules", "totals", "went_out", "winner", "margin"),
    [
        ("classic", (4995, 4990), 0, "none", 5),
        ("classic", (5000, 4990), 1, 0, 10),
        ("classic", (5000, 5400), 0, 1, 400),
        ("classic", (5200, 5200), 0, "draw", 0),
        ("classic", (-200, 5000), None, 1, 5200),
        ("classic(game.reach=strictly_over)", (5000, 4000), 0, "none", 1000),
        ("classic(game.reach=strictly_over)", (5005, 4000), 0, 0, 1005),
        ("classic(game.both_over=first_to_reach)", (5000, 5400), 0, 0, -400),
        ("classic(game.both_over=first_to_reach)", (5000, 5400), 1, 1, 400),
        ("classic(game.both_over=first_to_reach)", (5000, 5400), None, 1, 400),
        ("classic(game.both_over=first_to_reach)", (4000, 5400), 0, 1, 1400),
        ("classic(game.both_over=first_to_reach)", (5200, 5200), 1, 1, 0),
        ("classic(game.exact_tie=extra_deal)", (5200, 5200), 0, "none", 0),
        ("classic(game.exact_tie=shared)", (5200, 5200), 0, "draw", 0),
        ("three_handed", (5000, 5100, 4000), 2, 1, 100),
        ("three_handed(game.both_over=first_to_reach)", (5000, 5100, 6000), 1, 1, -900),
        ("three_handed", (5100, 5100, 4000), 2, "draw", 0),
        ("short", (2500, 0), 0, 0, 2500),
        ("six_handed", (9995, 0), 0, "none", 9995),
    ],
)
def test_who_has_won(rules: str, totals: tuple[int, ...], went_out: int | None, winner: int | str, margin: int) -> None:
    found = outcome(Rules.read(rules), totals, went_out)
    assert (found.winner, found.margin) == (winner, margin)
    assert found.over == (winner != "none")


@pytest.mark.parametrize(
    ("rules", "dealer", "points", "following"),
    [
        ("classic", 0, (100, 50), 1),
        ("classic", 3, (100, 50), 0),
        ("classic(turn.direction=anticlockwise)", 0, (100, 50), 3),
        ("three_handed", 2, (1, 2, 3), 0),
        ("classic(deal.rotation=loser_deals)", 0, (100, 50), 1),
        ("classic(deal.rotation=loser_deals)", 0, (50, 100), 2),
        ("classic(deal.rotation=loser_deals)", 1, (50, 100), 2),
        ("classic(deal.rotation=winner_deals)", 0, (100, 50), 2),
        ("classic(deal.rotation=winner_deals)", 0, (50, 50), 1),
        ("three_handed(deal.rotation=loser_deals)", 0, (5, 10, 20), 0),
        ("three_handed(deal.rotation=loser_deals)", 0, (10, 5, 5), 1),
        ("three_handed(deal.rotation=winner_deals)", 0, (10, 10, 20), 2),
    ],
)
def test_who_deals_next(rules: str, dealer: int, points: tuple[int, ...], following: int) -> None:
    assert next_dealer(Rules.read(rules), dealer, points) == following


def test_an_extra_deal_follows_an_exact_tie() -> None:
    """The game goes on until the tie is broken, and stays open to another deal."""
    rules = Rules.read("classic(game.exact_tie=extra_deal)")
    game = Game(rules, first_dealer=0, scores=[5200, 5200])
    assert not game.over
    deal = game.next_deal(stacked(rules, 0, then="8s"))
    assert deal.minimum(0) == 120
    assert deal.number == 1


def test_minimums_by_the_number_of_the_deal() -> None:
    rules = Rules.read("classic(initial.score_basis=round_number,initial.tiers=[[min,50],[2,90],[3,120]])")
    game = Game(rules, first_dealer=0)
    for number, need in enumerate((50, 90, 120, 120)):
        deal = game.next_deal(pack_of(rules, Random(number)))
        assert (deal.minimum(0), deal.minimum(1)) == (need, need)
        for _ in steps(deal, Random(number)):
            pass
        game.finish(deal)
