"""Actions as text: every form of the table in docs/notation.md, and what is no action."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.cards import JOKER, UNKNOWN, Card, Rank, Suit, read_card, read_cards
from canasta.engine.action import Action, Answer, Ask, Discard, Draw, Group, Join, Meld, Onto, Pass, Special, Take
from canasta.notation.actions import read_action, write_action
from canasta.notation.fault import ActionTextError, NotationError


def cards(text: str) -> tuple[Card, ...]:
    return read_cards(text)


FORMS = {
    "+": Draw(),
    "+7h": Draw(cards("7h")),
    "+??": Draw((UNKNOWN,)),
    "+3h7c": Draw(cards("3h7c")),
    "^": Take(),
    "^8h8s": Take(cards("8h8s")),
    "^9": Take(cards("9")),
    "^>#2": Take(onto=Onto(number=2)),
    "^8h8s>+": Take(cards("8h8s"), Onto(new=True)),
    "^>4h-6h": Take(onto=Onto(low=read_card("4h"), high=read_card("6h"))),
    "^8h8s&AsAdAh": Take(cards("8h8s"), None, (Group(cards("AsAdAh")),)),
    "^&AAA": Take(lay=(Group(cards("AAA")),)),
    "^K2>K&QQ2>Q&Jo>#3": Take(
        cards("K2"), Onto(rank=Rank.KING), (Group(cards("QQ2"), Onto(rank=Rank.QUEEN)), Group((JOKER,), Onto(number=3)))
    ),
    "=7s7d7h": Meld((Group(cards("7s7d7h")),)),
    "=7s7d7h&KcKdJo": Meld((Group(cards("7s7d7h")), Group(cards("KcKdJo")))),
    "=2c>K": Meld((Group(cards("2c"), Onto(rank=Rank.KING)),)),
    "=2c>T": Meld((Group(cards("2c"), Onto(rank=Rank.TEN)),)),
    "=2c>#2": Meld((Group(cards("2c"), Onto(number=2)),)),
    "=2c>+": Meld((Group(cards("2c"), Onto(new=True)),)),
    "=2c>W": Meld((Group(cards("2c"), Onto(wild=True)),)),
    "=2c>2": Meld((Group(cards("2c"), Onto(rank=Rank.TWO)),)),
    "=7h>4h-6h": Meld((Group(cards("7h"), Onto(low=read_card("4h"), high=read_card("6h"))),)),
    "=#2>#1": Join(2, 1),
    "=#12>#10": Join(12, 10),
    "=*pairs": Special("pairs"),
    "=3h": Meld((Group(cards("3h")),)),
    "-4c": Discard(read_card("4c")),
    "-Jo": Discard(JOKER),
    "?": Ask(),
    "y": Answer(True),
    "n": Answer(False),
    ".": Pass(),
}


@pytest.mark.parametrize("text", FORMS)
def test_every_form_is_read_and_written_back(text: str) -> None:
    assert read_action(text) == FORMS[text]
    assert write_action(FORMS[text]) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("^8 8", "^88"),
        ("  ^ 8h 8s  &  As Ad Ah ", "^8h8s&AsAdAh"),
        ("= 7s 7d 7h & Kc Kd Jo", "=7s7d7h&KcKdJo"),
        ("= 2c > K", "=2c>K"),
        ("= 2c > # 2", "=2c>#2"),
        ("=7h > 4h - 6h", "=7h>4h-6h"),
        ("= #2 > #1", "=#2>#1"),
        ("=* pairs", "=*pairs"),
        ("- 4c", "-4c"),
        ("-10d", "-Td"),
        ("=10♠10♥ ★>10", "=TsThJo>T"),
        ("+ ?? ??", "+????"),
        ("=3b 3b 3b", "=3b3b3b"),
    ],
)
def test_blanks_and_other_spellings_are_read_and_the_canonical_one_is_written(text: str, canonical: str) -> None:
    assert write_action(read_action(text)) == canonical


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("   ", 1),
        ("8", 1),
        ("8h8s", 1),
        ("draw", 1),
        ("Y", 1),
        ("yes", 2),
        ("? y", 2),
        ("..", 2),
        ("+x", 2),
        ("+?", 2),
        ("^8h8x", 5),
        ("^8H", 3),
        ("^8h8s&", 7),
        ("^8h8s&&AAA", 7),
        ("=", 2),
        ("=&KKK", 2),
        ("=KKK&", 6),
        ("=>K", 2),
        ("=2c>", 5),
        ("=2c>Jo", 5),
        ("=2c>Kh", 5),
        ("=2c>#0", 5),
        ("=2c>#", 5),
        ("=2c>K>K", 5),
        ("=2c>4h-5h-6h", 5),
        ("=2c>4h-", 8),
        ("=#2", 2),
        ("=#2>1", 2),
        ("=#2>#1&KKK", 2),
        ("=*", 2),
        ("=*Pairs", 2),
        ("-", 2),
        ("-4c5c", 2),
        ("-4c -5c", 5),
        ("--4c", 2),
        ("-jo", 2),
        ("-1", 2),
        ("=KKK -4c", 6),
    ],
)
def test_what_is_no_action_is_refused_with_its_column(text: str, column: int) -> None:
    with pytest.raises(ActionTextError) as caught:
        read_action(text)
    assert caught.value.column == column


def test_wild_cards_alone_are_an_action_that_only_the_deal_can_refuse() -> None:
    assert read_action("=2 Jo") == Meld((Group(cards("2Jo")),))


_CARDS = st.one_of(
    st.builds(Card, st.sampled_from([rank for rank in Rank if 2 <= rank <= 14]), st.sampled_from([None, *Suit])),
    st.sampled_from([JOKER, read_card("3r"), read_card("3b")]),
)
_LISTS = st.lists(_CARDS, max_size=5).map(tuple)
_SOME = st.lists(_CARDS, min_size=1, max_size=5).map(tuple)
_ONTO = st.one_of(
    st.none(),
    st.builds(Onto, rank=st.sampled_from([rank for rank in Rank if 2 <= rank <= 14])),
    st.builds(Onto, number=st.integers(1, 999)),
    st.builds(Onto, low=_CARDS, high=_CARDS),
    st.just(Onto(wild=True)),
    st.just(Onto(new=True)),
)
_GROUPS = st.builds(Group, _SOME, _ONTO)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Draw, st.lists(st.one_of(_CARDS, st.just(UNKNOWN)), max_size=4).map(tuple)),
    st.builds(Take, _LISTS, _ONTO, st.lists(_GROUPS, max_size=3).map(tuple)),
    st.builds(Meld, st.lists(_GROUPS, min_size=1, max_size=3).map(tuple)),
    st.builds(Join, st.integers(1, 99), st.integers(1, 99)),
    st.builds(Special, st.from_regex(r"[a-z][a-z0-9_]{0,10}", fullmatch=True)),
    st.builds(Discard, _CARDS),
    st.sampled_from([Ask(), Answer(True), Answer(False), Pass()]),
)


@given(ACTIONS)
def test_what_is_written_is_read_back(action: Action) -> None:
    assert read_action(write_action(action)) == action


@given(st.one_of(st.text(), st.text("+^=-?yn.&>#*0123456789TJQKAWshdcro♠♥★ ", max_size=20)))
def test_any_text_is_an_action_or_a_clean_refusal(text: str) -> None:
    try:
        action = read_action(text)
    except NotationError as error:
        assert 1 <= error.column <= len(text) + 1
    else:
        assert read_action(write_action(action)) == action
