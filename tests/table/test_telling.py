"""The table in words: every moment of whole deals, in three languages; and the sentences that matter, letter by letter."""

from __future__ import annotations

from random import Random

import pytest

from canasta.bots import make_bot
from canasta.engine import Deal
from canasta.notation import read_action, read_position
from canasta.rules import Rules
from canasta.table.telling import Reader, announcement, button_states, joined_acts, pile_note, status, tell_events
from canasta.table.telling.rules_short import difference_texts, sections
from canasta.table.telling.sheet import over_status, tell_sheet
from canasta.view import observe
from canasta.words import Words

NAMES = ("Ana", "Lasse", "Farmor", "Ingrid", "Olle", "Maja")


def reader(rules, seat: int = 0, language: str = "sv") -> Reader:
    return Reader(seat, Words(language), NAMES[: rules.players], rules)


def at(text: str) -> Deal:
    return Deal.at(read_position(text))


@pytest.mark.parametrize(
    "name", ["classic", "two_handed", "three_handed", "six_handed", "six_pairs", "seed003", "classic(meld.threes=yes)"]
)
def test_every_moment_of_a_deal_can_be_told_to_every_seat_in_every_language(tables, name):
    table, rows = tables.new(6, Rules.read(name))
    rng = Random(2)
    bot = make_bot("steady", rng)
    number = 0
    while not table.deal_over:
        seat = table.deal.to_move
        seen = observe(table.deal, rng.randrange(table.rules.players))
        who = tables.reader(table, seen.seat, ("sv", "nb", "en")[number % 3])
        states = button_states(who, seen)
        told = [status(who, seen), pile_note(who, seen).text, announcement(who, seen, table.deal.events), states.draw[1]]
        assert all(told), told
        assert not any("{" in text or "  " in text for text in told), told
        assert states.draw[0] == any(type(action).__name__ == "Draw" for action in seen.legal)
        action = bot.choose(observe(table.deal, seat))
        rows.append(table.act_row(seat, action, "", 1))
        table.take_in(rows[-1])
        number += 1
    for language in ("sv", "nb", "en"):
        who = tables.reader(table, 0, language)
        assert len(tell_events(who, table.deal.events)) > number
        assert tell_sheet(who, table).deal_points == list(table.deal.sheet.points)
        assert over_status(who, table)
        assert all(section.lines or section.table for section in sections(who, observe(table.deal, 0)))
        assert bool(difference_texts(who.words, table.rules)) == (name != "classic")


FROZEN = """
rules = "classic"
[position]
scores = [1640, 2425]
to_move = 0
phase = "draw"
stock = 39
pile = "5h 2c 9d"
hands = ["9s Ks Kd 7h 5c 4c Qs Qh Qd 8c 8h", 9, 11, 6]
melds = [[], ["7 7 7"]]
"""


def test_a_frozen_pile_is_told_with_what_it_takes_and_who_may_not():
    deal = at(FROZEN)
    seen = observe(deal, 0)
    note = pile_note(reader(deal.rules), seen)
    assert (note.title, note.text) == ("Frusen", "Två naturliga nior ur handen krävs")
    assert note.why == ["wild", "not_opened"]
    states = button_states(reader(deal.rules), seen)
    assert (states.take.can, states.take.why) == (False, "en nia fattas")
    assert (states.meld, states.discard) == ((False, "dra först"), (False, "dra först"))
    assert announcement(reader(deal.rules), seen, deal.events) == (
        "Din tur. Högen är frusen: 3 kort, ruter nia överst. Du har elva kort. Ni behöver 90 för att öppna."
    )


def test_an_open_pile_is_told_with_what_takes_it():
    deal = at(FROZEN.replace("5h 2c 9d", "5h 9d").replace("melds = [[], ", 'melds = [["9 9 9"], '))
    note = pile_note(reader(deal.rules), observe(deal, 0))
    assert (note.frozen, note.title, note.text) == (False, "Öppen", "Nian passar hos era nior")
    deal = at(FROZEN.replace("5h 2c 9d", "5h 9d").replace("melds = [[], ", 'melds = [["K K K"], '))
    note = pile_note(reader(deal.rules, language="en"), observe(deal, 0))
    assert note.text == "Two nines, or a nine and a wild card"


def test_a_black_three_stops_and_an_unopened_side_finds_the_pile_frozen():
    deal = at(FROZEN.replace("5h 2c 9d", "5h 9d 3s"))
    seen = observe(deal, 0)
    assert pile_note(reader(deal.rules), seen).title == "Stopp"
    assert "stoppar dig" in status(reader(deal.rules), seen)
    note = pile_note(reader(at(FROZEN.replace("5h 2c 9d", "5h 9d")).rules), observe(at(FROZEN.replace("5h 2c 9d", "5h 9d")), 0))
    assert (note.title, note.why) == ("Frusen för er", ["not_opened"])


def test_a_turn_is_told_as_one_sentence_with_new_melds_and_lay_offs_apart():
    open_pile = FROZEN.replace("5h 2c 9d", "5h 9d").replace("melds = [[], ", 'melds = [["K K K"], ')
    deal = at(open_pile.replace('hands = ["9s', 'hands = ["9h 9s As Ah Ad'))
    for act in ("^9h9s&AsAhAd", "=Ks>K", "-4c"):
        deal.play(read_action(act))
    who = reader(deal.rules, 2, "en")
    told = tell_events(who, deal.events)
    assert joined_acts(who, told) == (
        "Ana took the pile (2 cards) with two nines, melded three aces, added K♠ to the kings and discarded 4♣."
    )
    assert [act.mark for act in told] == [""] * 3


def test_freezing_is_marked(tables):
    deal = at(FROZEN.replace('phase = "draw"', 'phase = "play"').replace("5h 2c 9d", "5h 9d").replace('"9s Ks', '"9s 2s Ks'))
    deal.play(read_action("-2s"))
    (told,) = tell_events(reader(deal.rules, 1, "en"), deal.events)
    assert (told.sentence(reader(deal.rules, 1, "en")), told.mark) == ("Ana discarded 2♠, the pile is frozen", "ice")
