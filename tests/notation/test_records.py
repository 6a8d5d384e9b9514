"""Records: written, read back to the byte, played again, and refused where they cannot be true."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from canasta.cards import UNKNOWN, full_pack
from canasta.engine import Draw
from canasta.engine.game import Game
from canasta.notation import (
    DealRecord,
    NotationError,
    Record,
    RecordFault,
    Shuffle,
    ShuffleFault,
    TurnLine,
    deal_record,
    deal_record_for,
    read_record,
    replay,
    write_record,
)
from canasta.rules import PRESETS, Rules
from canasta.shuffle import SCHEME, shuffled
from canasta.words import LANGUAGES, Words

pytestmark = pytest.mark.engine


def played(seed: int, name: str, deals: int, last_steps: int, whole_turns: bool = False) -> tuple[Record, Game]:
    """A game of random acts: whole deals, then one that is left after some acts, with ``whole_turns`` at the end of a turn."""
    chance = random.Random(seed)
    rules = Rules.read(name)
    game = Game(rules, first_dealer=chance.randrange(rules.players))
    records: list[DealRecord] = []
    for number in range(deals + 1):
        if game.over:
            break
        seed_bytes = chance.randbytes(32)
        deal = game.next_deal(shuffled(full_pack(rules["deck.packs"], rules["deck.jokers"]), seed_bytes))
        steps = 0
        while not deal.over and (number < deals or steps < last_steps or (whole_turns and deal.phase != "draw")):
            deal.play(chance.choice(deal.legal_actions()))
            steps += 1
        shuffle = Shuffle(SCHEME, seed_bytes.hex()) if chance.random() < 0.5 else None
        records.append(deal_record(deal, shuffle))
        if deal.over:
            game.finish(deal)
    players = tuple(f'"{seat}" \\ Åsa' for seat in range(rules.players))
    return Record(rules, players, date(2026, 12, 1), "table 7", tuple(records)), game


@settings(max_examples=8, deadline=None)
@given(
    st.integers(0, 2**32),
    st.sampled_from(["classic", "two_handed", "three_handed", "six_handed", "seed004", "classic(game.target=500)"]),
    st.integers(0, 2),
    st.integers(0, 50),
)
def test_a_game_is_written_read_back_and_written_to_the_byte(seed: int, name: str, deals: int, steps: int) -> None:
    record, game = played(seed, name, deals, steps)
    text = write_record(record)
    again = read_record(text)
    assert again == record
    assert write_record(again) == text
    replayed = replay(text)
    assert replayed.game.totals == game.totals
    assert replayed.game.winner == game.winner
    assert [deal.position() for deal in replayed.deals] == [deal.position() for deal in game.deals]


@settings(max_examples=10, deadline=None)
@example(648, 122, 1)  # the stock ran out before a hand that is not known
@given(st.integers(0, 2**32), st.integers(0, 200), st.integers(-1, 3))
def test_a_running_deal_as_one_seat_knows_it(seed: int, steps: int, seat: int) -> None:
    record, game = played(seed, "classic", 0, steps)
    seen = Record(record.rules, record.players, deals=(deal_record_for(game.deals[0], seat),))
    text = write_record(seen)
    assert write_record(read_record(text)) == text
    deal, again = game.deals[0], replay(text).deals[0]
    assert again.pile == deal.pile
    assert again.to_move == deal.to_move
    assert [again.melds(side) for side in (0, 1)] == [deal.melds(side) for side in (0, 1)]
    for other in range(4):
        assert again.hand_size(other) == deal.hand_size(other)
        if other == seat:
            assert sorted(again.hand(other)) == sorted(deal.hand(other))


@pytest.mark.parametrize("name", [name for name in PRESETS if not name.startswith("seed")])
@pytest.mark.parametrize("seat", [-1, 1])
def test_a_deal_of_each_game_as_one_seat_knows_it(name: str, seat: int) -> None:
    record, game = played(2, name, 0, 400)
    deal = game.deals[0]
    text = write_record(Record(record.rules, record.players, deals=(deal_record_for(deal, seat),)))
    again = replay(text).deals[0]
    assert write_record(read_record(text)) == text
    assert (again.phase, again.pile, again.stock_size) == ("over", deal.pile, deal.stock_size)
    sides = range(len(deal.rules.sides))
    assert [again.melds(side) for side in sides] == [deal.melds(side) for side in sides]
    if seat >= 0 and deal.rules["red3.laying"] != "optional":  # what replaces a three that is laid by choice is not written
        assert sorted(again.hand(seat)) == sorted(deal.hand(seat))


def test_red_threes_that_are_kept_in_the_hand_are_not_told() -> None:
    threes = 0
    for seed in range(6):
        _, game = played(seed, "samba_dutch", 0, 200)
        deal = game.deals[0]
        drawn = [act for seat, act in deal.acts if seat != 1 and isinstance(act, Draw)]
        threes += sum(card.is_red_three for act in drawn for card in act.cards)
        told = [act for turn in deal_record_for(deal, 1).turns if turn.seat != 1 for act in turn.acts if isinstance(act, Draw)]
        assert {card for act in told for card in act.cards} == {UNKNOWN}
    assert threes > 0


HANDS = """\
format  = "canasta-record 1"
rules   = "classic"
players = ["Ana", "bot:steady", "Karl", "Dee"]
date    = 2026-12-01

[[deal]]
dealer = 3
hands  = ["7s7dAhAdAc4c5c6c8c9cTc", 11, 11, 11]
upcard = "Jo5h"
red3   = ["3h", ""]
turns  = \"\"\"
 # a comment of its own
0: +7h =7s7d7h&AhAdAc -4c # opened with 75
1: +?? -3c
2: +3d?? -9s
\"\"\"
"""


def test_a_deal_of_which_only_hands_and_upcard_are_known() -> None:
    replayed = replay(HANDS)
    (deal,) = replayed.deals
    assert deal.frozen
    assert deal.to_move == 3
    assert [card.text for card in deal.red3(0)] == ["3h", "3d"]
    assert write_record(replayed.record) == HANDS


def test_comments_are_kept() -> None:
    lines = read_record(HANDS).deals[0].turns
    assert lines[0] == TurnLine(None, (), "a comment of its own")
    assert lines[1].comment == "opened with 75"


WHOLE, WHOLE_GAME = played(5, "classic", 2, 12, whole_turns=True)
TEXT = write_record(Record(WHOLE.rules, WHOLE.players, WHOLE.date, "", tuple(map(deal_record, WHOLE_GAME.deals))))
LINES = TEXT.split("\n")
#: A deal that has just begun.
SHORT = write_record(Record(WHOLE.rules, WHOLE.players, None, "", (played(7, "classic", 0, 9)[0].deals[0],)))


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, count)


def fault_of(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        read_record(text, "game.canasta")
    for lang in LANGUAGES:
        assert caught.value.text(Words(lang))
    return caught.value


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def first_turn() -> str:
    return LINES[line_of("turns")]


SCORE = LINES[line_of("score") - 1]
DEALER = int(LINES[line_of("dealer") - 1].split(" = ")[1])


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "message"),
    [
        ("canasta-record 1", "canasta-record 2", 1, "format", "notation-word"),
        ('"classic"', '"classick"', 2, "rules", "notation-rules"),
        ("date    = 2026-12-01", "date    = 2026-12-01T10:00:00", 4, "date", "notation-expected"),
        ("date    = ", "day     = ", 4, "day", "notation-unknown-key"),
        (SCORE, "", 6, "deal[0].score", "notation-score-missing"),
        (SCORE, "score  = [5, 5]", line_of("score"), "deal[0].score", "notation-score-differs"),
        (f"dealer = {DEALER}", "dealer = 4", 7, "deal[0].dealer", "notation-expected"),
        (f"dealer = {(DEALER + 1) % 4}", f"dealer = {DEALER}", 0, "deal[1].dealer", "notation-wrong-dealer"),
        ('pack   = "', 'pack   = "7h', 8, "deal[0].pack", "notation-too-many-cards"),
        ('turns  = """', 'upcard = "7h"\nturns  = """', 9, "deal[0].upcard", "notation-not-with"),
    ],
)
def test_faults_of_a_record_name_line_and_key(old: str, new: str, line: int, key: str, message: str) -> None:
    fault = fault_of(changed(old, new))
    assert (fault.message_id, fault.key) == (message, key)
    assert fault.line == line or not line


def test_an_act_that_the_rules_refuse_is_named_with_line_and_column() -> None:
    turn = first_turn()
    fault = fault_of(changed(turn, turn.rpartition(" ")[0] + " ="))
    assert fault.message_id == "notation-action-group-empty"
    fault = fault_of(changed(turn, f"{turn} -4c"))
    assert fault.message_id == "notation-turn-over"
    fault = fault_of(changed(turn, f"{turn[:3]}^"))
    assert isinstance(fault, RecordFault)
    assert (fault.line, fault.column) == (LINES.index(turn) + 1, 4)
    assert "pile_frozen" in [violation.code for violation in fault.violations]


def test_a_card_that_is_not_the_next_of_the_pack_is_refused() -> None:
    turn = first_turn()
    drawn = turn.split()[1]
    fault = fault_of(changed(turn, turn.replace(drawn, "+Jo" if drawn != "+Jo" else "+4c")))
    assert isinstance(fault, RecordFault)
    assert fault.violations[0].code == "card_not_next"


def test_turns_are_one_a_line_and_whole() -> None:
    first, second = first_turn(), LINES[line_of("turns") + 1]
    joined = first + second[2:]
    assert fault_of(changed(f"{first}\n{second}", joined)).message_id == "notation-turn-over"
    broken = first.rpartition(" ")[0]
    assert fault_of(changed(first, broken)).message_id == "notation-turn-unfinished"
    wrong = f"{(int(first[0]) + 1) % 4}{first[1:]}"
    fault = fault_of(changed(first, wrong))
    assert fault.message_id == "notation-seat-not-to-move"
    assert fault.line == LINES.index(first) + 1


def test_only_the_last_deal_may_be_unfinished() -> None:
    last_turn = LINES[line_of("score") - 3]
    second = TEXT.index("[[deal]]", TEXT.index("[[deal]]") + 1)
    start = TEXT[:second].replace(f"{last_turn}\n", "").replace(f"{SCORE}\n", "")
    fault = fault_of(start + TEXT[second:].replace(f"dealer = {(DEALER + 1) % 4}", f"dealer = {DEALER}", 1))
    assert fault.message_id == "notation-deal-unfinished"


def test_a_score_of_a_running_deal_is_refused() -> None:
    assert fault_of(TEXT + "score  = [0, 0]\n").message_id == "notation-score-early"


def test_nothing_follows_the_end_of_the_game() -> None:
    text = changed('rules   = "classic"', 'rules   = "classic(game.target=100)"')
    assert fault_of(text).message_id == "notation-game-over"


def test_a_pack_that_is_not_its_seeds_is_a_fault_of_its_own_kind() -> None:
    text = changed('turns  = """', 'shuffle = { scheme = "canasta-1", seed = "' + "0" * 64 + '" }\nturns  = """')
    assert isinstance(fault_of(text), ShuffleFault)


def test_a_score_that_unseen_cards_allow_stands_and_another_is_refused() -> None:
    """All hands unseen: the stock runs out, and nobody knows what was left."""
    record, game = played(11, "classic", 1, 0)
    deal = game.deals[0]
    seen = deal_record_for(deal, -1)
    text = write_record(Record(record.rules, record.players, deals=(seen,)))
    assert write_record(read_record(text)) == text
    assert replay(text).game.totals == game.totals
    assert seen.score is not None
    for wrong in (1, 3000, -6000):
        score = (seen.score[0] + wrong, seen.score[1])
        other = replace(seen, score=score)
        with pytest.raises(NotationError) as caught:
            read_record(write_record(Record(record.rules, record.players, deals=(other,))))
        assert caught.value.message_id == "notation-score-differs"


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_any_change_of_a_record_is_read_or_cleanly_refused(data: st.DataObject) -> None:
    text = HANDS if data.draw(st.booleans()) else SHORT
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 6))
    put = data.draw(st.text("0123456789hsdcJo?=^&+->#.yn \n\"'[]", max_size=5))
    try:
        record = read_record(text[:at] + put + text[at + length :])
    except NotationError as fault:
        assert str(fault)
    else:
        assert read_record(write_record(record)) == record
