"""Concealed going out in all its forms: whole turn from the hand, with the pile, with the minimum waived, by whose melds."""

from __future__ import annotations

import pytest

from canasta.cards import Card, read_cards
from canasta.engine import Deal, Position
from canasta.notation import read_action
from canasta.rules import Rules

pytestmark = pytest.mark.engine

CANASTA = "4s4h4d4c4s4h4d"
OLD = "KhKdKc"


def _deal(
    text: str, hand: str, *, phase: str = "play", own: str = "", melded: bool | None = None, pile: str = "", **keys: int
) -> Deal:
    """Seat 0 to move; ``own`` is a meld that its side has, ``melded`` says whether seat 0 laid it (default: the partner did)."""
    rules = Rules.read(text)
    melds: list[list[list[Card]]] = [[] for _ in rules.sides]
    if own:
        melds[0] = [list(read_cards(own))]
    flags = [False] * rules.players
    for seat in rules.sides[0]:
        flags[seat] = bool(own) and (seat != 0 or bool(melded))
    others = [5] * (rules.players - 1)
    return Deal.at(
        Position(
            rules,
            phase=phase,
            hands=[list(read_cards(hand)), *others],
            melds=melds,
            melded=flags,
            pile=list(read_cards(pile)),
            stock=20,
            **keys,  # type: ignore[arg-type]
        )
    )


def _ends(deal: Deal, *texts: str) -> tuple[bool, int]:
    """Whether the going out was concealed, and what it was worth."""
    for text in texts:
        deal.play(read_action(text))
    assert deal.over
    assert deal.went_out == 0
    sheet = deal.sheet
    assert sheet is not None
    rows = {row.item: row.points[0] for row in sheet.rows}
    assert ("concealed_out" in rows) == sheet.concealed == deal.concealed
    return deal.concealed, rows.get("concealed_out", 0) + rows.get("out", 0)


def _codes(deal: Deal, text: str) -> list[str]:
    return [violation.code for violation in deal.violations(read_action(text))]


def test_in_one_act_with_a_last_discard_or_without() -> None:
    hand = CANASTA + "7s7h7d"
    assert _ends(_deal("classic", hand + "9s"), "=4444444&777", "-9s") == (True, 200)
    assert _ends(_deal("classic", hand), "=4444444&777") == (True, 200)
    assert _ends(_deal("classic", "4s4h4d4c2s2h2d7s7h7d9s"), "=4444222&777", "-9s") == (True, 200)


def test_in_several_acts_of_one_turn() -> None:
    """All in one turn, though the opening must then reach the minimum."""
    deal = _deal("classic", "AsAhAdAcAsAhAd7s7h7d9s")
    assert _ends(deal, "=AAAA", "=777", "=AAA", "-9") == (True, 200)


def test_the_minimum_is_waived_for_the_whole_in_one_act() -> None:
    hand = CANASTA + "9s"
    assert _codes(_deal("classic", hand + "7s7h7d"), "=4444444") == ["opening_too_low"]
    assert _ends(_deal("classic", hand), "=4444444", "-9s") == (True, 200)
    assert "opening_too_low" in _codes(_deal("classic(initial.waived_if_concealed_out=no)", hand), "=4444444")
    assert "opening_too_low" in _codes(_deal("classic", hand, took=1), "=4444444")
    assert _codes(_deal("classic(initial.waived_if_concealed_out=yes)", hand, took=1), "=4444444") == []


def test_not_after_the_player_has_melded() -> None:
    hand = CANASTA + "9s"
    assert _ends(_deal("classic", hand, own=OLD, melded=True), "=4444444", "-9") == (False, 100)


def test_by_the_partner_s_melds() -> None:
    """Who has not melded may go out concealed though the partner has, unless the rules say "side"."""
    hand = CANASTA + "9s"
    assert _ends(_deal("classic", hand, own=OLD), "=4444444", "-9") == (True, 200)
    assert _ends(_deal("classic(out.concealed_who=side_not_melded)", hand, own=OLD), "=4444444", "-9") == (False, 100)
    assert _ends(_deal("classic(out.concealed_who=side_not_melded)", hand + "7s7h7d"), "=4444444&777", "-9") == (True, 200)


def test_not_with_cards_added_to_older_melds() -> None:
    hand = CANASTA + "Ks9s"
    assert _ends(_deal("classic", hand, own=OLD), "=4444444&K", "-9") == (False, 100)
    assert _ends(_deal("classic", hand, own=OLD), "=4444444", "=K", "-9") == (False, 100)


def test_needs_a_canasta_of_one_s_own() -> None:
    """The partner's canasta lets one go out, but not concealed."""
    deal = _deal("classic", "7s7h7d9s", own="KsKhKdKcKsKhKd")
    assert _ends(deal, "=777", "-9") == (False, 100)


def test_with_the_pile() -> None:
    """The take may be part of it, where the rules do not say no bonus; the minimum is waived only where they say so."""
    hand = "AsAhAdAcAsAh9s"
    assert _ends(_deal("classic", hand, phase="draw", pile="Ad"), "^AAAAAA", "-9s") == (True, 200)
    no_bonus = "classic(out.concealed_with_pile=no_bonus)"
    assert _ends(_deal(no_bonus, hand, phase="draw", pile="Ad"), "^AAAAAA", "-9s") == (False, 100)
    low = "4s4h4d4c4s4h9s"
    assert "opening_too_low" in _codes(_deal("classic", low, phase="draw", pile="4d"), "^444444")
    waived = "classic(initial.waived_if_concealed_out=yes)"
    assert _ends(_deal(waived, low, phase="draw", pile="4d"), "^444444", "-9s") == (True, 200)
    both = "classic(initial.waived_if_concealed_out=yes,out.concealed_with_pile=no_bonus)"
    assert "opening_too_low" in _codes(_deal(both, low, phase="draw", pile="4d"), "^444444")


def test_a_required_or_forbidden_discard() -> None:
    hand = CANASTA + "7s7h7d"
    assert _codes(_deal("classic(out.discard=required)", hand), "=4444444&777") != []
    assert _ends(_deal("classic(out.discard=required)", hand + "9s"), "=4444444&777", "-9") == (True, 200)
    assert _codes(_deal("classic(out.discard=forbidden)", hand + "9s"), "=4444444&777") != []
    assert _ends(_deal("classic(out.discard=forbidden)", hand), "=4444444&777") == (True, 200)


def test_with_black_threes() -> None:
    assert _ends(_deal("classic", CANASTA + "3s3c3s9h"), "=4444444&3s3c3s", "-9h") == (True, 200)
    assert _codes(_deal("classic(black3.meld=never)", CANASTA + "3s3c3s9h"), "=4444444&3s3c3s") != []


def test_two_canastas_where_two_are_needed() -> None:
    """One's own canastas, and the side's that lie there, are counted together."""
    rules = "classic(out.canastas=2)"
    assert _codes(_deal(rules, CANASTA + "7s7h7d9s"), "=4444444&777") != []
    assert _ends(_deal(rules, CANASTA + "9s", own="KsKhKdKcKsKhKd"), "=4444444", "-9") == (True, 200)
    both = CANASTA + "7s7h7d7c7s7h7d9s"
    assert _ends(_deal(rules, both), "=4444444&7777777", "-9") == (True, 200)


def test_a_concealed_canasta_has_its_own_bonus_where_the_rules_give_one() -> None:
    """Laid whole from the hand in one turn, whether or not one goes out with it."""
    deal = _deal("seed002", CANASTA + "9s", own=OLD)
    deal.play(read_action("=4444444"))
    deal.play(read_action("-9s"))
    assert deal.sheet is not None
    assert {row.item: row.points[0] for row in deal.sheet.rows}["concealed_canastas"] == 100
    grown = _deal("seed002", "4s4h9s", own="4s4h4d4c4d")
    grown.play(read_action("=44"))
    grown.play(read_action("-9s"))
    assert grown.sheet is not None
    assert "concealed_canastas" not in {row.item for row in grown.sheet.rows}
