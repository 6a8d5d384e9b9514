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
    assert words.text("cards-count", n=-1640).startswith(text)
    assert words.number(40) == "40"


def test_plural_forms() -> None:
    assert Words("en").text("cards-count", n=1) == "one card"
    assert Words("en").text("cards-count", n=2) == "2 cards"
    assert Words("sv").text("cards-count", n=1640) == "1\u202f640 kort"
    assert Words("sv").violation("no_canasta_to_go_out", {"have": 1, "need": 2}).startswith("För att gå ut krävs två canastor")


def test_numbers_in_words() -> None:
    need = {"need": 12, "have": 13}
    assert Words("en").violation("meld_too_small", need) == "A meld is at least twelve cards, and this is 13."
    assert Words("sv").violation("meld_too_small", {"need": 3, "have": 1}) == "En meldning är minst tre kort, det här är ett."


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
    with pytest.raises(WordsError, match=r"message 'cards-count' in the language nb: .*n"):
        Words("nb").text("cards-count")
    assert not Words("sv").has("nothing-of-that-name")
    assert not Words("sv").has("cards-count.nothing")
    assert Words("sv").has("rank-A.many")


def test_sentences_begin_with_a_capital() -> None:
    assert Words("sv").sentence("rank-8.all") == "Åttorna"
    assert Words("sv").sentence("cards-count", n=1) == "Ett kort"


def test_arguments_of_every_kind() -> None:
    words = Words("en")
    assert words.text("list-and", first=True, last=["a", "b"]) == "yes and a and b"
    assert words.text("list-and", first=NINE, last=Rank.KING) == "9s and K"
    assert words.text("list-and", first=(NINE, JOKER), last=frozenset({"b", "a"})) == "9sJo and a and b"
    assert words.text("list-and", first=-1.5, last="x-y") == "−1.5 and x-y"
