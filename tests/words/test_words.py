"""The loader: names of cards, numbers, lists, languages, and what it refuses."""

from __future__ import annotations

import pytest

from canasta.cards import JOKER, Card, Rank, Suit
from canasta.words import Words, WordsError, best_language, languages

NINE = Card(Rank.NINE, Suit.SPADES)


def test_languages() -> None:
    assert languages() == ("sv", "nb", "en")
    assert Words("sv") is Words("sv")


@pytest.mark.parametrize(
    ("lang", "name", "spoken", "joker"),
    [
        ("sv", "spader nia", "spader nia", "en joker"),
        ("nb", "spar nier", "spar nier", "en joker"),
        ("en", "nine of spades", "the nine of spades", "a joker"),
    ],
)
def test_card_names(lang: str, name: str, spoken: str, joker: str) -> None:
    words = Words(lang)
    assert words.card("9s") == words.card(NINE) == name
    assert words.card(NINE, "the") == spoken
    assert words.card(JOKER, "the") == joker


def test_cards_that_are_patterns_or_unseen() -> None:
    assert Words("sv").card("3r") == "röd trea"
    assert Words("sv").card("8", "the") == "en åtta"
    assert Words("en").card("8", "the") == "an eight"
    assert Words("nb").card("??", "the") == "et kort"
    assert Words("sv").card("no card") == "no card"


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("sv", "två ess, en dam, två jokrar, en tvåa och tre kort"),
        ("nb", "to ess, en dame, to jokere, en toer og tre kort"),
        ("en", "two aces, a queen, two jokers, a two and three cards"),
    ],
)
def test_cards_by_kind(lang: str, text: str) -> None:
    assert Words(lang).kinds("??Jo2dQhAs????JoAd") == text


def test_every_rank_has_every_form_in_every_language() -> None:
    keys = [rank.text for rank in Rank if rank.text != "??"] + ["3r", "3b", "W", "??"]
    for lang in languages():
        words = Words(lang)
        forms = {key: [words.rank(key, form) for form in ("one", "a", "the", "many", "all", "gender")] for key in keys}
        for key, names in forms.items():
            assert key not in names, (lang, key)
            assert names[5] in ("c", "n")
    assert Words("sv").rank(Rank.KING, "all") == "kungarna"
    assert Words("nb").rank("T", "all") == "tierne"
    assert Words("sv").rank("A", "a") == "ett ess"


@pytest.mark.parametrize(("lang", "text"), [("sv", "−1\u202f640"), ("nb", "−1\u202f640"), ("en", "−1,640")])
def test_numbers(lang: str, text: str) -> None:
    words = Words(lang)
    assert words.number(-1640) == text
    assert words.text("points", n=-1640).startswith(text)
    assert words.number(40) == "40"


def test_plural_forms() -> None:
    assert Words("en").text("points", n=1) == "1 point"
    assert Words("en").text("points", n=2) == "2 points"
    assert Words("sv").text("canastas-in-words", n=1) == "en canasta"
    assert Words("nb").text("canastas-in-words", n=2) == "to canastaer"
    assert Words("en").text("cards-in-words", n=12) == "twelve cards"
    assert Words("en").text("cards-in-words", n=13) == "13 cards"


def test_lists() -> None:
    assert Words("sv").join(["a", "b", "c"]) == "a, b och c"
    assert Words("nb").join(["a", "b"]) == "a og b"
    assert Words("en").join(["a"]) == "a"
    assert Words("en").join([]) == ""


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("sv-SE,sv;q=0.9,en;q=0.8", "sv"),
        ("en;q=0.4, nb-NO;q=0.9", "nb"),
        ("nb_NO.UTF-8", "nb"),
        ("no", "nb"),
        ("nn-NO", "nb"),
        ("da,en;q=0.5", "en"),
        ("da", "nb"),
        ("de-DE,fr;q=0.5", "en"),
        ("sv;q=0, en", "en"),
        ("sv;q=x, nb", "nb"),
        ("C", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_best_language(asked: str | None, language: str) -> None:
    assert best_language(asked) == language


def test_refusals_name_what_is_wrong() -> None:
    with pytest.raises(WordsError, match="no language 'fi': the languages are sv, nb, en"):
        Words("fi")
    with pytest.raises(WordsError, match="no message 'nothing-of-that-name' in the language sv"):
        Words("sv").text("nothing-of-that-name")
    with pytest.raises(WordsError, match=r"message 'points' in the language nb: .*n"):
        Words("nb").text("points")
    assert not Words("sv").has("nothing-of-that-name")
    assert not Words("sv").has("points.nothing")
    assert Words("sv").has("rank-A.many")


def test_sentences_begin_with_a_capital() -> None:
    assert Words("sv").sentence("rank-8.all") == "Åttorna"
    assert Words("sv").sentence("points", n=2).endswith("2 poäng")


def test_arguments_of_every_kind() -> None:
    words = Words("en")
    assert words.text("list-and", first=True, last=["a", "b"]) == "yes and a and b"
    assert words.text("list-and", first=NINE, last=Rank.KING) == "9s and K"
    assert words.text("list-and", first=(NINE, JOKER), last=frozenset({"b", "a"})) == "9sJo and a and b"
    assert words.text("list-and", first=-1.5, last="x-y") == "−1.5 and x-y"
