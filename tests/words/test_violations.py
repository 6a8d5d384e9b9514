"""Every reason for refusing an act has its sentences, with the numbers of the case."""

from __future__ import annotations

import re

import pytest

from canasta.engine.faults import CODES
from canasta.words import Words, languages

#: What addresses the player; a referee's sentence has none of it.
_ADDRESS = {
    "sv": r"\b(du|dig|din|ditt|dina|ni|er|ert|era)\b",
    "nb": r"\b(du|deg|din|ditt|dine|dere|deres)\b",
    "en": r"\b(you|your|yours)\b",
}
_DATA = {"have": 1, "need": 2, "most": 1, "rank": "9", "card": "9h", "cards": "9h9s", "meld": "9"}


def _codes() -> list[str]:
    return sorted(name.removeprefix("violation-").replace("-", "_") for name in Words("en").ids if name.startswith("violation-"))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("code", _codes())
def test_every_violation_speaks_to_player_referee_and_button(lang: str, code: str) -> None:
    words = Words(lang)
    ruling = words.violation(code, _DATA, ruling=True)
    assert not re.search(_ADDRESS[lang], ruling.lower()), ruling
    for sentence in (words.violation(code, _DATA), ruling, words.remedy(code, _DATA) or "None."):
        assert re.match(r"[A-ZÅÄÖØÆ]", sentence), sentence
        assert sentence.endswith("."), sentence
    short = words.short_reason(code, _DATA)
    assert len(short) <= 32, short
    assert not short.endswith("."), short


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("code", _codes())
def test_lacking_data_never_hides_a_refusal(lang: str, code: str) -> None:
    words = Words(lang)
    assert words.violation(code)
    assert words.violation(code, ruling=True)
    assert words.short_reason(code)


def test_every_code_of_the_engine_has_its_sentences() -> None:
    assert sorted(CODES) == _codes()


def test_frozen_pile_in_three_languages() -> None:
    data = {"have": 1, "need": 2, "rank": "9"}
    assert Words("sv").violation("pile_frozen", data) == "Högen är frusen: två naturliga nior ur handen krävs, du visade en."
    assert Words("nb").violation("pile_frozen", data) == "Bunken er frossen: to naturlige niere fra hånden trengs, du viste én."
    assert Words("en").violation("pile_frozen", data) == (
        "The pile is frozen: it takes two natural nines from the hand, and you showed one."
    )
    assert Words("sv").short_reason("pile_frozen", data) == "en nia fattas"
    assert Words("sv").short_reason("pile_frozen", {"have": 0, "need": 2, "rank": "A"}) == "två ess fattas"


def test_frozen_pile_under_a_card_that_no_pair_takes() -> None:
    data = {"have": 0, "need": 2, "rank": "Jo"}
    assert Words("sv").violation("pile_frozen", data) == "Högen är frusen: två naturliga kort ur handen krävs, du visade inget."
    assert "jokers" not in Words("en").violation("pile_frozen", data)


def test_opening_too_low_says_what_is_lacking() -> None:
    data = {"have": 70, "need": 90}
    assert Words("sv").violation("opening_too_low", data) == "För att öppna krävs 90 poäng. Det här är 70, 20 saknas."
    assert Words("nb").short_reason("opening_too_low", data) == "20 mangler"
    assert Words("en").violation("opening_too_low", {"need": "natural_canasta"}) == "The opening takes a natural canasta."


def test_cards_that_are_not_held() -> None:
    words = Words("en")
    assert words.violation("not_in_hand", {"card": "9h"}) == "You do not hold the nine of hearts."
    assert words.violation("not_in_hand", {"card": "9h", "have": 0, "need": 1}) == "You do not hold the nine of hearts."
    assert words.violation("not_in_hand", {"card": "9", "have": 1, "need": 2}).startswith("You hold only one card of that kind")
    assert words.violation("not_in_hand", {"card": "9", "have": 2, "need": 3}).startswith("You hold only two cards of that kind")


def test_a_refusal_says_all_reasons_and_one_way_out() -> None:
    reasons = [("too_many_wilds", {"have": 4, "most": 3}), ("opening_too_low", {"have": 70, "need": 90})]
    assert Words("en").refusal(reasons) == (
        "A meld has at most three wild cards, and this one would have four. "
        "The opening takes 90 points. This is 70, 20 short. Leave a wild card out."
    )
    assert Words("en").refusal([("deal_over", {})]) == "The deal is over."
