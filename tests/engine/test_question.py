"""Asking the partner: when, how often, what the answer binds to, and two partners at once."""

from __future__ import annotations

import pytest

from canasta.cards import read_cards
from canasta.engine import Answer, Ask, Deal, Discard, Position
from canasta.notation import read_action
from canasta.rules import Rules

pytestmark = pytest.mark.engine

OUT = "9s9h9d7s"  # three to lay, one to discard
CANASTA = "KsKhKdKcKsKhKd"


def _deal(text: str, hand: str = OUT, **keys: object) -> Deal:
    rules = Rules.read(text)
    melds = [[list(read_cards(CANASTA))], *([] for _ in rules.sides[1:])]
    spare = ["4s5s6s8s", "4h5h6h8h", "4d5d6d8d", "4c5c6c8c", "4s5h6d8c"]
    hands = [list(read_cards(hand)), *(list(read_cards(cards)) for cards in spare[: rules.players - 1])]
    given: dict[str, object] = {"phase": "play", "hands": hands, "melds": melds, "stock": list(read_cards("JsJhJdJcQsQhQdQc"))}
    return Deal.at(Position(rules, **{**given, **keys}))  # type: ignore[arg-type]


def _codes(deal: Deal, text: str) -> list[str]:
    return [violation.code for violation in deal.violations(read_action(text))]


def _asked(deal: Deal, *answers: bool) -> Deal:
    deal.play(Ask())
    for answer in answers:
        deal.play(Answer(answer))
    return deal


def _round(deal: Deal) -> None:
    """Everybody draws and throws what was drawn, until it is seat 0's turn again, who draws."""
    while True:
        deal.play(read_action("+"))
        if deal.to_move == 0:
            return
        deal.play(Discard(deal.hand(deal.to_move)[-1]))


def test_the_partner_answers_and_the_turn_goes_on() -> None:
    deal = _deal("classic")
    deal.play(Ask())
    assert (deal.phase, deal.to_move, deal.asker) == ("answer", 2, 0)
    assert deal.legal_actions() == [Answer(True), Answer(False)]
    assert _codes(deal, "-7s") == ["answer_first"]
    deal.play(Answer(True))
    assert (deal.phase, deal.to_move, deal.answer) == ("play", 0, "y")
    assert [event.kind for event in deal.events] == ["asked", "answered"]
    assert deal.events[0].data == {"to": 2}
    assert deal.events[1].seat == 2


def test_a_yes_obliges_to_go_out() -> None:
    deal = _asked(_deal("classic"), True)
    assert _codes(deal, "-7s") == ["partner_said_yes"]
    assert _codes(deal, "=999") == []
    deal.play(read_action("=999"))
    deal.play(read_action("-7s"))
    assert deal.went_out == 0


def test_a_yes_lets_nothing_be_laid_that_would_prevent_it() -> None:
    """Three nines and two wild cards: laying the wild cards alone would leave the nines, which still go out; throwing one not."""
    deal = _asked(_deal("classic(out.discard=forbidden)", "9s9h9d2s"), True)
    assert _codes(deal, "-2s") == ["partner_said_yes"]
    assert _codes(deal, "=2s>K") == []
    assert _codes(deal, "=999") == [], "the two still fits the kings"


def test_a_no_forbids_it_this_turn() -> None:
    deal = _asked(_deal("classic"), False)
    assert deal.answer == "n"
    assert "partner_said_no" in _codes(deal, "=999")
    assert not deal.can_go_out()
    deal.play(read_action("-7s"))
    _round(deal)
    assert deal.answer == ""
    assert _codes(deal, "?") == []


def test_a_no_may_bind_for_the_deal() -> None:
    deal = _asked(_deal("classic(out.answer_binds=this_deal)"), False)
    deal.play(read_action("-7s"))
    _round(deal)
    assert "partner_said_no" in _codes(deal, "?")
    assert "partner_said_no" in _codes(deal, "=999")
    assert not deal.can_go_out()
    assert deal.legal_actions(), "there is still something to do"
    partner = deal.copy()
    partner.play(Discard(partner.hand(0)[-1]))
    assert not any(partner._state.seats[seat].barred for seat in (1, 2, 3)), "only who asked is barred"


def test_once_a_turn_and_before_laying() -> None:
    deal = _asked(_deal("classic", "9s9h9d8s8d8h7s"), False)
    assert "already_asked" in _codes(deal, "?")
    late = _deal("classic", "9s9h9d8s8d8h7s")
    late.play(read_action("=999"))
    assert _codes(late, "?") == ["ask_too_late"]
    assert _codes(_deal("classic", phase="draw"), "?") == ["draw_first"]


def test_once_a_deal_where_the_rules_say_so() -> None:
    deal = _asked(_deal("classic(out.permission_limit=per_deal)"), False)
    deal.play(read_action("-7s"))
    _round(deal)
    assert "already_asked" in _codes(deal, "?")


def test_only_who_can_go_out_may_ask_unless_anybody_may() -> None:
    assert _codes(_deal("classic", "9s9h8d7s"), "?") == ["cannot_go_out"]
    free = _asked(_deal("classic(out.permission_if=any)", "9s9h8d7s"), True)
    assert _codes(free, "-7s") == [], "a yes to one who cannot go out binds to nothing"
    bound = _asked(_deal("classic(out.permission_if=any)"), True)
    assert _codes(bound, "-7s") == ["partner_said_yes"]


def test_permission_may_be_required() -> None:
    deal = _deal("classic(out.permission=required)")
    assert "must_ask" in _codes(deal, "=999")
    assert Ask() in deal.legal_actions()
    _asked(deal, True)
    deal.play(read_action("=999"))
    deal.play(read_action("-7s"))
    assert deal.went_out == 0
    refused = _asked(_deal("classic(out.permission=required)"), False)
    assert "partner_said_no" in _codes(refused, "=999")
    alone = _deal("three_handed(out.permission=required)")
    assert _codes(alone, "=999") == [], "who has no partner need not ask"


def test_where_there_is_nobody_to_ask() -> None:
    assert _codes(_deal("three_handed"), "?") == ["no_partner"]
    assert _codes(_deal("classic(out.permission=off)"), "?") == ["question_not_used"]


@pytest.mark.parametrize(
    ("first", "second", "answer"), [(True, True, "y"), (True, False, "n"), (False, True, "n"), (False, False, "n")]
)
def test_two_partners_answer_in_turn_and_both_must_agree(first: bool, second: bool, answer: str) -> None:
    deal = _deal("six_handed(out.canastas=1)")
    deal.play(Ask())
    assert (deal.phase, deal.to_move) == ("answer", 2)
    deal.play(Answer(first))
    assert (deal.phase, deal.to_move, deal.asker) == ("answer", 4, 0)
    deal.play(Answer(second))
    assert (deal.phase, deal.to_move, deal.answer) == ("play", 0, answer)


def test_of_pairs_among_six_one_partner_answers() -> None:
    deal = _deal("six_pairs(out.canastas=1)")
    deal.play(Ask())
    assert deal.to_move == 3
    deal.play(Answer(True))
    assert (deal.phase, deal.to_move) == ("play", 0)


def test_asking_is_refused_where_a_no_would_leave_nothing_to_do() -> None:
    """With one card left after a take, a no would forbid the only discard."""
    deal = _deal("classic", "7s", took=True)
    assert _codes(deal, "?") == ["must_keep_card"]


def test_nobody_else_answers() -> None:
    deal = _deal("classic")
    deal.play(Ask())
    assert [violation.code for violation in deal.violations(Answer(True), seat=1)] == ["not_your_turn"]
    assert _codes(_deal("classic"), "y") == ["not_asked"]
