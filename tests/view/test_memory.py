"""What the table could remember: cards taken with the pile, cards thrown, cards let lie."""

from __future__ import annotations

from canasta.cards import read_card, read_cards
from canasta.engine import Event
from canasta.view import remember


def cards(text: str) -> tuple[object, ...]:
    return read_cards(text)


def event(kind: str, seat: int, text: str = "", groups: tuple[str, ...] = (), private: bool = False) -> Event:
    laid = tuple((number, read_cards(group)) for number, group in enumerate(groups, 1))
    return Event(0, kind, seat, read_cards(text), private, laid)


def test_a_taken_pile_is_known_but_for_what_was_laid_of_it() -> None:
    memory = remember([event("took", 1, "9h5cKd", ("KhKsKd",))], 4)
    assert memory.known[1] == read_cards("5c9h")


def test_a_card_that_is_played_is_known_no_more() -> None:
    events = [
        event("took", 1, "9h9h5cKd", ("KhKsKd",)),
        event("discarded", 1, "9h"),
        event("melded", 1, "", ("5c5h5s",)),
    ]
    assert remember(events, 4).known[1] == read_cards("9h")
    assert remember(events, 4).discards[1] == read_cards("9h")


def test_a_red_three_of_the_pile_is_laid() -> None:
    events = [event("took", 0, "3h8c4d", ("4c4s4d",)), event("red_three", 0, "3h")]
    assert remember(events, 2).known[0] == read_cards("8c")


def test_who_draws_lets_the_top_card_lie() -> None:
    events = [
        event("upcard", -1, "Jo5h"),
        event("drew", 0, "??", private=True),
        event("discarded", 0, "7d"),
        event("took", 1, "Jo5h7d", ("7c7s7d",)),
        event("discarded", 1, "Qh"),
        event("drew", 0, "??", private=True),
    ]
    memory = remember(events, 2)
    assert memory.left == (read_cards("5hQh"), ())
    assert memory.known[1] == tuple(sorted(read_cards("Jo5h")))


def test_the_top_before_the_first_event_can_be_told() -> None:
    assert remember([event("drew", 1, "??", private=True)], 2, top=read_card("Th")).left[1] == read_cards("Th")
