"""What steady makes of the games beyond plain sets: sequences, wild melds, books, questions, red threes, sides that form."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from canasta.bots import make_bot
from canasta.cards import UNKNOWN, Card, read_cards
from canasta.engine import Action, Ask, Deal, Discard, Draw, Meld, Position, Take
from canasta.rules import Rules
from canasta.view import observe

pytestmark = pytest.mark.engine

Play = Callable[..., Action]


@pytest.fixture
def play() -> Play:
    """``play(rules, hand=…, own=[…], theirs=[…], pile=…)``: what steady does in seat 0; more keys go to the position."""

    def choose(rules: str, *, hand: str, own: tuple[str, ...] = (), pile: str = "", stock: int = 60, **more: Any) -> Action:
        these = Rules.read(rules)
        melds: list[list[list[Card]]] = [[] for _ in these.sides]
        melds[0] = [list(read_cards(meld)) for meld in own]
        position = Position(
            these,
            to_move=0,
            phase=str(more.pop("phase", "play")),
            stock=stock,
            pile=list(read_cards(pile)),
            hands=[list(read_cards(hand)), *[[UNKNOWN] * 9 for _ in range(these.players - 1)]],
            melds=melds,
            **more,
        )
        return make_bot("steady", Random(1)).choose(observe(Deal.at(position), 0))

    return choose


def _laid(action: Action) -> list[str]:
    assert isinstance(action, Meld), action
    return [" ".join(sorted(card.text for card in group.cards)) for group in action.groups]


def test_a_sequence_is_laid_and_grows(play: Play) -> None:
    assert _laid(play("samba", hand="5h6h7h9c9dKsJd4c", own=("QsQhQd",))) == ["5h 6h 7h"]
    assert _laid(play("samba", hand="8h4hTs9cKsJd", own=("5h6h7h",))) == ["4h 8h"]


@pytest.mark.parametrize("hand", ["XhXsXdXc9dKsJd", "Xh9dKsJd6c", "XhXs2cKsJd", "Xh6c6dKsKdJdJc", "XhXcXs"])
@pytest.mark.parametrize("own", ["QsQhQdQc", "XXXX2", "QsQhQdQcQsQhQd"])
def test_threes_are_played_like_fours_where_they_are_a_rank(play: Play, hand: str, own: str) -> None:
    threes = play("classic(meld.threes=yes)", hand=hand.replace("X", "3"), own=(own.replace("X", "3"),), pile="5c")
    fours = play("classic", hand=hand.replace("X", "4"), own=(own.replace("X", "4"),), pile="5c")
    assert repr(threes) == repr(fours).replace("Card(4", "Card(3")


def test_cards_wait_for_a_sequence_instead_of_a_set(play: Play) -> None:
    action = play("bolivia", hand="8h8s8d4c6dKs3s", own=("5h6h7h", "QsQhQd"))
    assert _laid(action) == ["8h"]  # a set of eights would be of two cards then


def test_wild_cards_are_collected_where_a_meld_of_them_is_dear(play: Play) -> None:
    action = play("bolivia", hand="2s2hJo4c6d9sKs", own=("QsQhQdQc",))
    assert _laid(action) == ["2h 2s Jo"]


def test_the_largest_clean_books_stay_clean(play: Play) -> None:
    books = ("5s5h5d5c5s5h", "6s6h6d6c6s", "9s9h9d9c", "2s2h2d2cJoJo2s")
    action = play("hf_whitnack", hand="Jo4s7dKc", own=books, feet=[[], [UNKNOWN] * 13, [], [UNKNOWN] * 13])
    assert isinstance(action, Meld)
    assert action.groups[0].onto is not None
    assert action.groups[0].onto.number == 3


def test_permission_is_asked_where_it_must_be(play: Play) -> None:
    full = ("5s5h5d5c5s5h5d", "QsQhQdQcQsQhQd")
    assert play("brazilian", hand="9s9h9dKc", own=full) == Ask()
    assert _laid(play("brazilian", hand="9s9h9dKc", own=full, asked="y")) == ["9d 9h 9s"]


def test_sevens_are_not_begun_where_open_ones_cost(play: Play) -> None:
    action = play("modern_american", hand="7s7h7dKc8s", own=("QsQhQd",), pile="5s")
    assert isinstance(action, Discard)


def test_red_threes_are_laid_where_the_player_may_choose(play: Play) -> None:
    assert _laid(play("samba_dutch", hand="3h4s6d9cKs", own=("QsQhQd",))) == ["3h"]


def test_nobody_plays_alone_for_a_small_pile(play: Play) -> None:
    hand, pile = "9s9h4d5cKsJd6h", "KsQdJs9c"
    assert play("cutthroat", hand=hand, pile=pile, own=("QsQhQd",), phase="draw") == Draw()
    alone = play("cutthroat", hand=hand, pile=pile, own=("QsQhQd",), phase="draw", lone=0)
    assert isinstance(alone, Take)


def test_an_unopened_side_opens_with_a_natural_triple_where_one_is_asked_for(play: Play) -> None:
    laid = _laid(play("modern_american", hand="KsKhKdQsQhJoJoAs4c5d8s", pile="5s"))
    assert "Kd Kh Ks" in laid
