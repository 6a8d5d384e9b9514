"""The last cards of the stock: short draws, red threes at the very end, and how a deal ends without anybody going out."""

from __future__ import annotations

import pytest

from canasta.cards import cards_text, read_cards
from canasta.engine import Deal, Draw, Pass, Position
from canasta.notation import read_action
from canasta.rules import Rules

pytestmark = pytest.mark.engine

HAND = "4s5s6s7s9sTs"


def _deal(text: str, stock: str, **keys: object) -> Deal:
    rules = Rules.read(text)
    hands = [list(read_cards(HAND))] + [[*read_cards("4h5h6h7h")]] * (rules.players - 1)
    if rules.players == 4:
        hands[2] = list(read_cards("4d5d6d7d"))
    given: dict[str, object] = {"hands": hands, "stock": list(read_cards(stock)), "pile": list(read_cards("Qc"))}
    return Deal.at(Position(rules, **{**given, **keys}))  # type: ignore[arg-type]


def _acts(deal: Deal, *texts: str) -> list[str]:
    return [event.kind for text in texts for event in deal.play(read_action(text))]


@pytest.mark.parametrize(
    ("stock", "gained", "threes", "left"),
    [
        ("8cJcQdKd", "8cJc", "", 2),
        ("3h8cJcQd", "8cJc", "3h", 1),
        ("3h8c3dJcQd", "8cJc", "3h3d", 1),
        ("8c3hJc", "8cJc", "3h", 0),
        ("8c3h", "8c", "3h", 0),
        ("3h3d8c", "8c", "3h3d", 0),
        ("8c", "8c", "", 0),
    ],
)
def test_two_cards_are_drawn_each_red_three_replaced(stock: str, gained: str, threes: str, left: int) -> None:
    """Two-handed: a draw that finds too few cards takes what there is."""
    deal = _deal("two_handed", stock)
    deal.play(Draw())
    assert cards_text(deal.hand(0)) == HAND + gained
    assert cards_text(deal.red3(0)) == threes
    assert (deal.phase, deal.stock_size) == ("play", left)


def test_a_short_draw_may_end_the_deal() -> None:
    assert _deal("two_handed", "8c").phase == "draw"
    assert _deal("two_handed(stock_end.short_draw=ends)", "8c").phase == "over"
    assert _deal("two_handed(stock_end.short_draw=ends)", "8cJc").phase == "draw"
    deal = _deal("two_handed(stock_end.short_draw=ends)", "8cJcQd")
    assert _acts(deal, "+", "-8c") == ["drew", "discarded", "stock_out", "scored"]


@pytest.mark.parametrize("rules", ["two_handed", "classic"])
def test_nothing_but_red_threes_ends_the_deal(rules: str) -> None:
    deal = _deal(rules, "3h3d")
    assert _acts(deal, "+") == ["red_three", "stock_out", "scored"]
    assert deal.over
    assert deal.events[-2].data["last_red_three"] is True
    assert cards_text(deal.red3(0)) == "3h3d"
    assert cards_text(deal.hand(0)) == HAND


def test_after_the_last_red_three_melds_may_be_laid_without_a_discard() -> None:
    deal = _deal("classic(stock_end.last_card_red3=end_after_meld)", "3h", melds=[[[*read_cards("9h9d9c")]], []])
    assert _acts(deal, "+") == ["red_three"]
    assert [violation.code for violation in deal.violations(read_action("-4s"))] == ["discard_forbidden"]
    assert _acts(deal, "=9s") == ["melded"]
    assert _acts(deal, ".") == ["passed", "stock_out", "scored"]


def test_after_the_last_red_three_play_may_go_on() -> None:
    deal = _deal("classic(stock_end.last_card_red3=play_on)", "3h")
    assert _acts(deal, "+") == ["red_three"]
    assert deal.violations(Pass()) != ()
    assert _acts(deal, "-4s") == ["discarded", "stock_out", "scored"]


def test_with_the_stock_gone_a_take_or_a_pass_ends_it() -> None:
    """The next player may take what fits; who need not and will not ends the deal."""
    keys = {"hands": [[*read_cards("4s5s9s")], [*read_cards("4h4d7h8h")], 3, 3], "melds": [[], [[*read_cards("KhKdKc")]]]}
    deal = _deal("classic", "Jc", **keys)
    assert _acts(deal, "+", "-4s") == ["drew", "discarded"]
    assert deal.to_move == 1
    assert deal.takeable()
    assert not deal.must_take(), "a pair from the hand is never asked for"
    other = deal.copy()
    assert _acts(other, ".") == ["passed", "stock_out", "scored"]
    assert _acts(deal, "^4h4d")[0] == "took"
    assert deal.phase == "play"
    forced = _deal("seed004", "Jc", **keys)
    _acts(forced, "+", "-4s")
    assert forced.must_take()
    assert [violation.code for violation in forced.violations(Pass())] == ["must_take_pile"]
    at_once = _deal("seed001", "Jc", **keys)
    assert _acts(at_once, "+", "-4s") == ["drew", "discarded", "stock_out", "scored"]


def test_a_top_that_fits_an_own_meld_must_be_taken() -> None:
    keys = {"hands": [[*read_cards("4sKs9s")], 4, 3, 3], "melds": [[], [[*read_cards("KhKdKc")]]]}
    for text, must in (("classic", True), ("seed000", False), ("seed004", True)):
        deal = _deal(text, "Jc", **keys)
        _acts(deal, "+", "-Ks")
        assert (deal.phase, deal.must_take()) == ("draw", must), text
        assert deal.is_legal(Pass()) is not must
