"""Turn lines: one turn a line, no blank within an act, comments after blank, number sign, blank."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.notation.actions import read_action
from canasta.notation.fault import ActionTextError, NotationError
from canasta.notation.turns import TurnLine, read_turn, read_turns, write_turn


def acts(*texts: str) -> tuple[object, ...]:
    return tuple(read_action(text) for text in texts)


def test_a_turn_in_one_line() -> None:
    turn = read_turn("2: ^KhKd&AsAh2c =9s>9 -4c")
    assert turn == TurnLine(2, acts("^KhKd&AsAh2c", "=9s>9", "-4c"))
    assert turn.columns == (4, 17, 23)


def test_the_answer_stands_in_the_askers_line() -> None:
    assert read_turn("0: + ? n -4c").acts == acts("+", "?", "n", "-4c")


def test_a_comment_starts_with_blank_number_sign_blank() -> None:
    turn = read_turn("1: ^4d4h&KcKdJo -9s # minimum 50: 15 + 70")
    assert turn.comment == "minimum 50: 15 + 70"
    assert turn.acts == acts("^4d4h&KcKdJo", "-9s")
    assert read_turn("1: =#2>#1 -9s").comment == ""
    assert read_turn(" # nothing happened") == TurnLine(None, (), "nothing happened")


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("2: ^Kh Kd -4c", 8),
        ("2: =K K K", 7),
        ("^KhKd", 1),
        ("2 ^KhKd", 1),
        ("2:", 3),
        ("2: ", 3),
        ("two: +", 1),
        ("-1: +", 1),
        ("2:+ -4c", 1),
        ("2: + -4x", 8),
        ("2: + -4c #comment", 10),
        ("2: + -4c# comment", 9),
    ],
)
def test_what_is_no_turn_is_refused_with_its_column(text: str, column: int) -> None:
    with pytest.raises(ActionTextError) as caught:
        read_turn(text, 7)
    assert (caught.value.line, caught.value.column) == (7, column)


def test_lines_are_counted_and_empty_ones_left_out() -> None:
    turns = read_turns("0: + -4c\n\n1: + -5c\n")
    assert [(turn.line, turn.seat) for turn in turns] == [(1, 0), (3, 1)]


@given(st.one_of(st.text(), st.text("0123: \n+-?yn.=^>&#4c7hKJo2", max_size=40)))
def test_any_text_is_lines_or_a_clean_refusal(text: str) -> None:
    try:
        turns = read_turns(text)
    except NotationError as error:
        assert error.line >= 1
    else:
        written = [write_turn(turn) for turn in turns]
        again = read_turns("\n".join(written))
        assert again == turns
        assert [write_turn(turn) for turn in again] == written
