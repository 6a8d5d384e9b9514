"""Tables whose rules have penalties: an act that was tried and refused costs what it costs at a real table."""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import Any

import pytest

from canasta.bots import make_bot
from canasta.engine import Breach, Deal, Take
from canasta.notation import read_action, read_position, replay
from canasta.rules import Rules
from canasta.table.charging import charge_for
from canasta.table.drafting import Drafting, StagedWish
from canasta.table.recording import record_text
from canasta.table.table import Refusal, Table
from canasta.table.telling import Reader, tell_events
from canasta.view import observe
from canasta.words import Words

PENALTIES = Rules.read("classic(penalties=yes)")
PRICED = Rules.read("classic(meld.undo=with_penalty)")

POSITION = """
rules = "{rules}"
[position]
phase = "{phase}"
pile = "{pile}"
hands = ["{hand}", 11, 11, 11]
melds = [{melds}, []]
asked = "{asked}"
"""

DRAWING = {"phase": "draw", "pile": "5c 9h", "hand": "9s 9c Ks Kh 4c 5s 2d", "melds": "[]", "asked": ""}
PLAYING = {"phase": "play", "pile": "5c", "hand": "4c", "melds": '["Q Q Q Q"]', "asked": ""}
WITH_CANASTA = {**PLAYING, "melds": '["Q Q Q Q Q Q Q"]'}


@pytest.mark.parametrize(
    ("where", "tried", "kind"),
    [
        (DRAWING, "^9 9", "opening_short"),
        (DRAWING, "^K K", "top_not_used"),
        (DRAWING, "^9s 2d", "top_not_used"),
        ({**DRAWING, "pile": "2d 9h", "melds": '["Q Q Q Q"]'}, "^9", "top_not_used"),
        (DRAWING, "^", None),  # nothing was shown
        (DRAWING, "^99&KKK", None),  # a king that is not held: a slip of form
        (DRAWING, "=KK", None),
        (DRAWING, "-4c", None),
        ({**PLAYING, "hand": "9s 9c 9d 4c 5h 6h", "melds": "[]"}, "=999", "opening_short"),
        ({**PLAYING, "hand": "9s 9c 9d 4c 5h 8c", "melds": "[]"}, "=999&8", None),
        (PLAYING, "-4c", "out_without_canasta"),
        ({**PLAYING, "hand": "Qs Qh"}, "=QQ", "out_without_canasta"),
        ({**WITH_CANASTA, "asked": "n"}, "-4c", "out_against_no"),
        ({**WITH_CANASTA, "asked": "y", "hand": "4c 4d 4h 5h"}, "-4c", "out_failed"),
        (WITH_CANASTA, "-4c", None),  # legal
    ],
)
def test_what_a_refused_act_was(where: dict[str, str], tried: str, kind: str | None):
    for rules, expected in (("classic(penalties=yes)", kind), ("classic", None)):
        deal = Deal.at(read_position(POSITION.format(rules=rules, **where)))
        action = read_action(tried)
        found = charge_for(deal.rules, action, deal.violations(action))
        assert (found.kind if found else None) == expected


def do(table: Table, rows: list[Any], row: Any) -> None:
    """The row happens."""
    rows.append(row)
    table.take_in(row)


def short_opening(table: Table) -> str:
    """Three of a kind held by the seat to move that are too few points to open with; empty where there are none."""
    deal = table.deal
    if deal.phase != "play" or deal.opened(deal.to_move):
        return ""
    hand = sorted(card for card in deal.hand(deal.to_move) if not card.is_wild and not card.is_black_three)
    for _, alike in groupby(hand, key=lambda card: card.rank):
        three = [card.text for card in alike][:3]
        text = f"={''.join(three)}"
        if len(three) == 3 and [found.code for found in deal.violations(read_action(text))] == ["opening_too_low"]:
            return text
    return ""


def until(tables: Any, table: Table, rows: list[Any], found: Any) -> Any:
    """Bots play on until ``found(table)`` says something."""
    bot = make_bot("novice", Random(1))
    for _ in range(600):
        if table.deal_over:
            tables.next(table, rows, len(rows))
        if what := found(table):
            return what
        action = bot.choose(observe(table.deal, table.deal.to_move))
        do(table, rows, table.act_row(table.deal.to_move, action, "", 5))
    raise AssertionError("it does not come to that")


def test_a_short_opening_is_refused_and_the_minimum_rises(tables):
    table, rows = tables.new(2, PENALTIES)
    text = until(tables, table, rows, short_opening)
    seat, side = table.deal.to_move, PENALTIES.side_of[table.deal.to_move]
    before, hand = table.deal.minimum(side), table.deal.hand(seat)
    with pytest.raises(Refusal) as refused:
        table.read_act(seat, text)
    assert refused.value.charge is not None and refused.value.charge.kind == "opening_short"
    with pytest.raises(Refusal) as other:
        table.read_act((seat + 1) % 4, text)
    assert other.value.charge is None
    do(table, rows, table.charge_row(seat, refused.value.charge, 8))
    assert table.acted_seq == table.seq
    assert (table.deal.minimum(side), table.deal.hand(seat)) == (before + 10, hand)
    for lang, said in (("sv", "lade för lite för att öppna (öppningen kräver nu 60)"), ("nb", "la for lite"), ("en", "laid too")):
        told = tell_events(Reader((seat + 1) % 4, Words(lang), table.names, table.rules), table.deal.events)
        assert said in told[-1].text and told[-1].seat == seat
    tables.play(table, rows)
    assert Table.replay(rows).game.totals == table.game.totals
    text = record_text(table, 0)
    assert f'{{ seat = {seat}, kind = "opening_short", turn = ' in text
    again = replay(text)
    assert again.game.totals == table.game.totals
    assert again.deals[-1].breaches == table.deal.breaches


def test_points_that_were_charged_are_on_the_sheet_and_in_the_record(tables):
    table, rows = tables.new(3, PENALTIES)
    until(tables, table, rows, lambda table: table.deal.phase == "draw" and len(table.deal.acts) > 20)
    seat = table.deal.to_move
    top = table.deal.pile[-1]
    pair = " ".join([card.text for card in sorted(table.deal.hand(seat)) if card.rank != top.rank and not card.is_wild][:2])
    with pytest.raises(Refusal) as refused:
        table.read_act(seat, f"^{pair}")
    assert refused.value.charge is not None and refused.value.charge.kind == "top_not_used"
    do(table, rows, table.charge_row(seat, refused.value.charge, 8))
    tables.play(table, rows)
    assert table.deal.sheet is not None
    (row,) = [row for row in table.deal.sheet.rows if row.item == "penalties"]
    assert row.points[PENALTIES.side_of[seat]] == -50
    again = replay(record_text(table, 1))
    assert again.game.totals == table.game.totals and again.deals[-1].breaches == table.deal.breaches


def test_a_meld_and_a_pile_come_back_for_a_price(tables):
    table, rows = tables.new(2, PRICED)
    bot = make_bot("steady", Random(1))

    def taking(table: Table) -> Take | None:
        action = bot.choose(observe(table.deal, table.deal.to_move))
        return action if isinstance(action, Take) else None

    take = until(tables, table, rows, taking)
    seat, before = table.deal.to_move, table.deal.position()
    do(table, rows, table.act_row(seat, take, "a", 5))
    assert table.can_take_back(seat)
    do(table, rows, table.undo_row(seat, "u", 6))
    after = table.deal.position()
    assert after.irregularities == [Breach(seat, "taken_back")]
    after.irregularities = []
    assert after == before
    do(table, rows, table.act_row(seat, take, "b", 5))
    do(table, rows, table.undo_row(seat, "v", 6))
    assert [breach.kind for breach in table.deal.breaches] == ["taken_back"] * 2
    tables.play(table, rows)
    sheet = table.deal.sheet
    assert sheet is not None
    assert next(row for row in sheet.rows if row.item == "penalties").points[PRICED.side_of[seat]] == -100
    assert Table.replay(rows).game.totals == table.game.totals
    assert replay(record_text(table, 0)).game.totals == table.game.totals


def test_without_a_price_a_pile_does_not_come_back(tables):
    rules = Rules.read("classic(meld.undo=within_turn)")
    table, rows = tables.new(2, rules)
    bot = make_bot("steady", Random(1))

    def taking(table: Table) -> Any:
        action = bot.choose(observe(table.deal, table.deal.to_move))
        return action if isinstance(action, Take) else None

    take, seat = until(tables, table, rows, taking), table.deal.to_move
    do(table, rows, table.act_row(seat, take, "a", 5))
    assert not table.can_take_back(seat)


@pytest.mark.parametrize("lang", ["sv", "nb", "en"])
def test_the_tray_says_what_it_would_cost(lang: str):
    words = Words(lang)
    held = {**PLAYING, "hand": "9s 9c 9d 4c 5h 6h", "melds": "[]"}
    deal = Deal.at(read_position(POSITION.format(rules=PENALTIES.text, **held)))
    reader = Reader(0, words, ("a", "b", "c", "d"), PENALTIES)
    nines = [StagedWish(["9s", "9c", "9d"])]
    told = Drafting(reader, observe(deal, 0), False, nines, []).told()
    assert told.cost == {"sv": "höjer kravet med 10", "nb": "hever kravet med 10", "en": "raises the need by 10"}[lang]
    deal = Deal.at(read_position(POSITION.format(rules=PENALTIES.text, **PLAYING)))
    can, why = Drafting(reader, observe(deal, 0), False, [], ["4c"]).targets().discard
    assert (can, why) == (False, {"sv": "kostar 100 poäng", "nb": "koster 100 poeng", "en": "costs 100 points"}[lang])
    plain = Deal.at(read_position(POSITION.format(rules="classic", **held)))
    assert Drafting(Reader(0, words, reader.names, plain.rules), observe(plain, 0), False, nines, []).told().cost == ""
