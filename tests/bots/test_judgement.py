"""What `steady` does where a club player would not hesitate (pitfalls 68-71 and the contract's list)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Choose = Callable[..., str]


def test_it_does_not_finish_their_canasta(choose: Choose) -> None:
    """Pitfall 68: they have six kings and three nines, the pile of ten is open to them; the nine is the lesser gift."""
    done = choose(
        "steady",
        hand="Ks9h",
        pile="4s5s6s7s8s4h5h6h7h8h",
        melds=(["AsAhAd"], ["KhKdKcKsKhKd", "9s9d9c"]),
    )
    assert done == "-9"


def test_it_throws_what_they_cannot_take(choose: Choose) -> None:
    done = choose("steady", hand="Ks5h6d7c", pile="4s5s6s7s8s4h5h6h7h8h", melds=(["AsAhAd"], ["KhKdKc", "5s5d5c"]))
    assert done not in ("-K", "-5")


def test_it_keeps_its_partner_and_the_points(choose: Choose) -> None:
    """Pitfall 70: far ahead, they have not opened, the partner holds twelve cards: no going out over the partner's head."""
    done = choose(
        "steady",
        hand="KsKh4d",
        others=(11, 12, 11),
        pile="5s6s7s8s",
        melds=(["KdKcKsKh2s2hKd", "AsAhAd", "QsQhQd", "9s9h9d"], []),
        stock=30,
        scores=(4000, 2000),
    )
    # what wins the game at once may be taken; here it would not (4000 + 570 + 100 ... is past 5000 only with the partner's cards)
    assert not done.startswith("=KK") or done == "?"


@pytest.mark.parametrize("bot", ["steady", "novice", "core"])
def test_it_opens_with_several_melds_together(choose: Choose, bot: str) -> None:
    """Pitfall 71: fifty are needed; neither kings nor nines are enough alone."""
    done = choose(bot, hand="KsKhKd9s9h9d4s5s7s8sJs")
    assert done.startswith("=")
    assert set(done[1:].split("&")) == {"KKK", "999"}


@pytest.mark.parametrize("bot", ["steady", "novice", "core"])
def test_it_goes_out_when_they_are_about_to(choose: Choose, bot: str) -> None:
    done = choose(
        bot,
        hand="KsKh4d",
        others=(1, 9, 1),
        pile="5s6s7s8s",
        melds=(["KdKcKsKh2s2hKd"], ["QsQhQdQcQsQhQd", "AsAhAd"]),
        stock=12,
    )
    assert done == "=KK"


def test_it_takes_an_open_pile_that_costs_nothing(choose: Choose) -> None:
    done = choose("steady", phase="draw", hand="4d5d6d7d", pile="QsQhAs9s9hAd", melds=(["AhAcAs"], ["KhKdKc"]))
    assert done.startswith("^")


def test_it_leaves_a_single_card_that_would_cost_a_joker(choose: Choose) -> None:
    done = choose("steady", phase="draw", hand="4dJo6d7d9cTsJh", pile="4s", melds=(["AhAcAs"], ["KhKdKc"]))
    assert done == "+"


def test_it_freezes_a_big_pile_that_is_open_to_them_only(choose: Choose) -> None:
    """Nothing safe to throw, a rich pile, seven ranks on their table: a two on the pile."""
    done = choose(
        "steady",
        hand="2sKsQdJc",
        others=(8, 11, 8),
        pile="AsAdTsThJsJdQsQhKhKd9s9hTd",
        melds=([], ["KsKhKd", "QdQcQs", "JhJcJs", "AhAcAs", "TcTsTd", "9d9c9s"]),
    )
    assert done == "-2"


def test_it_does_not_freeze_a_small_pile(choose: Choose) -> None:
    assert choose("steady", hand="2sKsQd5c4h", pile="7s", melds=(["AsAhAd"], ["9s9h9d"])) != "-2"


def test_it_does_not_break_a_pair_for_nothing(choose: Choose) -> None:
    assert choose("steady", hand="4s4hQdQs9c9hJc", pile="7s", melds=([], [])) == "-J"


@pytest.mark.parametrize(("hand", "said"), [("4s5h", "y"), ("AsAhAd8s8h8d8cKsKhKd", "n")])
def test_it_answers_by_what_it_could_still_lay(choose: Choose, hand: str, said: str) -> None:
    done = choose(
        "steady",
        hand=hand,
        phase="answer",
        asker=2,
        others=(11, 3, 11),
        melds=(["QsQhQdQcQsQhQd"], []),
    )
    assert done == said


def test_it_says_yes_when_they_are_about_to_go_out(choose: Choose) -> None:
    done = choose(
        "steady",
        hand="AsAhAd8s8h8d8cKsKhKd",
        phase="answer",
        asker=2,
        others=(1, 3, 1),
        stock=10,
        melds=(["QsQhQdQcQsQhQd"], ["TsThTdTcTsThTd"]),
    )
    assert done == "y"


def test_it_asks_a_partner_with_many_cards(choose: Choose) -> None:
    done = choose(
        "steady",
        hand="QsQh4d",
        others=(11, 11, 11),
        pile="5s",
        melds=(["QdQcQsQhQd2s2h"], ["KsKhKd", "AsAhAd", "TsThTdTcTsTh"]),
        stock=30,
    )
    assert done in ("?", "=QQ")
