"""The tray: points, faults group by group, and what selected cards could do."""

from __future__ import annotations

import pytest

from canasta.cards import CardTextError
from canasta.engine import Deal
from canasta.notation import read_position
from canasta.table.drafting import Drafting, StagedWish
from canasta.table.telling import Reader
from canasta.view import observe
from canasta.words import Words

POSITION = """
rules = "classic"
[position]
scores = [1640, 0]
to_move = {to_move}
phase = "{phase}"
stock = 30
pile = "5h 9d"
hands = ["Qs Qh Qd 8c 8h 2s Jo 9s 9h Ks", 9, 9, 9]
melds = [[{ours}], ["7 7 7"]]
"""


def drafting(groups=(), select=(), take=False, phase="play", to_move=0, ours=""):
    deal = Deal.at(read_position(POSITION.format(phase=phase, to_move=to_move, ours=ours)))
    reader = Reader(0, Words("en"), ("Ana", "Lasse", "Bo", "Cia"), deal.rules)
    return Drafting(reader, observe(deal, 0), take, [StagedWish(list(cards), onto) for cards, onto in groups], list(select))


QUEENS, EIGHTS = (("Qs", "Qh", "Qd"), None), (("8c", "8h", "2s"), None)


def test_an_opening_is_counted_against_the_minimum():
    told = drafting([QUEENS, EIGHTS]).told()
    assert ([group.points for group in told.groups], told.points, told.need, told.short) == ([30, 40], 70, 90, 20)
    assert [group.ok for group in told.groups] == [True, True]
    assert not told.legal and "20" in told.text
    told = drafting([QUEENS, (("8c", "8h", "Jo"), None)]).told()
    assert (told.points, told.short, told.legal, told.text, told.do) == (100, 0, True, "", "=QsQhQd&8c8hJo")


def test_a_group_that_is_no_meld_says_why_by_itself():
    told = drafting([QUEENS, (("8c", "Ks", "Jo"), None)]).told()
    assert [group.ok for group in told.groups] == [True, False]
    assert told.groups[1].text and not told.legal


def test_the_top_card_counts_with_the_claim():
    told = drafting([(("9s", "9h"), None), QUEENS, (("8c", "8h", "Jo"), None)], take=True, phase="draw").told()
    assert [group.points for group in told.groups] == [30, 30, 70]
    assert (told.points, told.legal, told.do) == (130, True, "^9s9h&QsQhQd&8c8hJo")


def test_a_tray_can_be_made_ready_while_others_play_but_is_not_legal_then():
    told = drafting([QUEENS, EIGHTS], to_move=1, phase="draw").told()
    assert (told.points, told.short, told.legal) == (70, 20, False)
    assert [group.ok for group in told.groups] == [True, True]
    assert "turn" in told.text


def test_an_empty_tray():
    told = drafting().told()
    assert (told.groups, told.points, told.need, told.short, told.legal, told.do) == ([], 0, 90, 90, False, "")


def test_targets_of_a_selection():
    targets = drafting(select=["Qs", "Qh", "Qd"], ours='"9 9 9", "K K K"').targets()
    assert targets.new == (True, "", "set", False)
    assert [meld.can for meld in targets.melds] == [False, False]
    assert not targets.discard[0]
    targets = drafting(select=["9s"], ours='"9 9 9", "K K K"').targets()
    assert [meld.can for meld in targets.melds] == [True, False]
    assert not targets.new[0]
    assert targets.discard == (True, "")


def test_a_wild_card_onto_a_natural_canasta_tells_its_cost():
    targets = drafting(select=["2s"], ours='"K K K K K K K", "A A A"').targets()
    assert [(meld.can, meld.note) for meld in targets.melds] == [(True, "becomes mixed"), (True, "")]


def test_the_pile_lights_up_for_what_can_take_it():
    assert drafting(select=["9s", "9h"], phase="draw", ours='"K K K"').targets().pile == (True, "", "^9s9h")
    can, _, do = drafting(select=["9s", "9h"], phase="draw").targets().pile
    assert (can, do) == (True, ""), "it fits, but the opening needs more beside it"
    assert not drafting(select=["Qs", "Qh"], phase="draw", ours='"K K K"').targets().pile[0]


def test_what_is_no_card_is_refused():
    with pytest.raises(CardTextError):
        drafting(select=["no"])
