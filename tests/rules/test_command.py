"""``canasta rules``."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from canasta.cli import main
from canasta.cli.problem import Problem
from canasta.cli.rules import check, diff, list_rules, show
from canasta.rules import OPTIONS, PRESETS
from canasta.rules.domain import SetOf
from canasta.rules.domain_lists import CardValues, CountBonuses, Points, Tiers
from canasta.words import languages


def test_list_names_every_preset(capsys: pytest.CaptureFixture[str]) -> None:
    list_rules(lang="en")
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:-1]] == list(PRESETS)
    assert "6 players, to 7,500" in next(line for line in lines if "six_pairs" in line)


def test_show_marks_what_differs_from_classic(capsys: pytest.CaptureFixture[str]) -> None:
    show("classic(players=2)", lang="en")
    out = capsys.readouterr().out
    assert out.splitlines()[0] == "classic(players=2)"
    assert " * deal.hand_size=15\n" in out
    assert "   game.target=5000\n" in out
    assert all(f" {name}=" in out for name in OPTIONS)


def test_show_option_quotes_the_documents(capsys: pytest.CaptureFixture[str]) -> None:
    show("start.freezes", lang="en")
    out = capsys.readouterr().out
    assert "Document 002: Wild cards only." in out
    assert "Document 003: The document is silent." in out
    assert "{wild,red3} (wild cards and red threes)" in out


def test_show_players_is_the_option_and_show_classic_the_preset(capsys: pytest.CaptureFixture[str]) -> None:
    show("players", lang="en")
    assert capsys.readouterr().out.startswith("players: Players\n")


def test_show_names_sources_and_our_choices(capsys: pytest.CaptureFixture[str]) -> None:
    show("seed001", lang="en")
    out = capsys.readouterr().out
    assert "Sources: document 001\n" in out
    assert "Our choice, without a source or where sources differ: card.values, initial.tiers" in out
    show("meld.wild_ratio", lang="en")
    assert "not_more: WP, HOY, CK70\n" in capsys.readouterr().out


def test_diff_with_classic_and_with_another(capsys: pytest.CaptureFixture[str]) -> None:
    diff("short", lang="en")
    assert capsys.readouterr().out.splitlines() == [
        "short and classic differ in one option:",
        "  game.target: Target",
        "    short: 2500",
        "    classic: 5000",
    ]
    diff("seed000", "seed003", lang="en")
    assert "differ in 3 options" in capsys.readouterr().out
    diff("classic(draw.count=2)", lang="en")
    assert "    classic(draw.count=2): 2\n    classic: 1\n" in capsys.readouterr().out


def test_diff_of_equal_rules(capsys: pytest.CaptureFixture[str]) -> None:
    diff("short", "classic(game.target=2500)", lang="en")
    assert capsys.readouterr().out == "short and classic(game.target=2500) are the same rules.\n"


@pytest.mark.parametrize("lang", languages())
def test_bad_rules_are_a_problem_that_names_every_fault(lang: str) -> None:
    for command in (show, diff, check):
        with pytest.raises(Problem) as caught:
            command("classic(playrs=3,game.target=0)", lang=lang)
        assert "playrs" in str(caught.value)
        assert "game.target" in str(caught.value)


def test_diff_names_the_faults_of_both() -> None:
    with pytest.raises(Problem) as caught:
        diff("klassic", "classic(foo=1,game.target=x)", lang="en")
    assert [part for part in ("klassic", "foo", "game.target") if part not in str(caught.value)] == []
    assert "\n" not in str(caught.value)


def test_show_of_an_option_that_is_none_names_the_nearest() -> None:
    with pytest.raises(Problem, match=r"There is no option pile\.frozen; perhaps pile\.frozen_by is meant"):
        show("pile.frozen", lang="en")


def test_check_says_what_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    check("classic( game.target=2500 )", lang="en")
    assert capsys.readouterr().out == "classic(game.target=2500) can be played: 4 players, to 2,500.\n"
    for text in (*PRESETS, "classic(meld.undo=with_penalty)"):
        check(text, lang="en")
        assert capsys.readouterr().out.startswith(f"{text} can be played: ")


def test_check_refuses_contradictions_all_at_once() -> None:
    with pytest.raises(Problem) as caught:
        check("classic(players=2,teams=3x2,out.concealed_total=0)", lang="en")
    assert "teams=3x2" in str(caught.value)
    assert "out.concealed_total=0" in str(caught.value)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["list"], 0),
        ([], 0),
        (["check", "short"], 0),
        (["check", "classic(meld.undo=with_penalty)"], 0),
        (["check", "classic(out.sequences=1)"], 2),
        (["check", "classic(meld.undo=sometimes)"], 2),
    ],
)
def test_exit_codes(arguments: list[str], code: int, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["rules", *arguments])
    assert end.value.code == code
    assert bool(capsys.readouterr().err) == (code != 0)


@pytest.mark.parametrize(
    ("locale", "word"), [("sv_SE.UTF-8", "regelrad"), ("nb_NO.UTF-8", "regellinje"), ("en_GB.UTF-8", "rule string")]
)
@pytest.mark.parametrize("command", ["show", "diff", "check", "lab"])
def test_help_speaks_the_language_of_the_system(command: str, locale: str, word: str) -> None:
    arguments = [sys.executable, "-m", "canasta", "rules", command, "--help"]
    done = subprocess.run(arguments, capture_output=True, text=True, check=True, env=os.environ | {"LC_ALL": locale})
    assert word in " ".join(done.stdout.replace("│", " ").split())


@pytest.mark.parametrize("lang", languages())
def test_every_language_speaks(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    list_rules(lang=lang)
    show("six_handed", lang=lang)
    show("card.values", lang=lang)
    diff("seed002", lang=lang)
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("sv", ("en mängd ur {", "en lista med tal 0 … ", "[[min,krav],", "[[valörer,poäng],", "[[antal,bonus],")),
        ("nb", ("en mengde av {", "en liste med tall 0 … ", "[[min,krav],", "[[verdier,poeng],", "[[antall,bonus],")),
        ("en", ("a set out of {", "a list of numbers 0 … ", "[[min,need],", "[[ranks,points],", "[[count,bonus],")),
    ],
)
def test_the_values_of_an_option_are_said_in_each_language(
    capsys: pytest.CaptureFixture[str], lang: str, expected: tuple[str, ...]
) -> None:
    kinds = (SetOf, Points, Tiers, CardValues, CountBonuses)
    for kind, said in zip(kinds, expected, strict=True):
        options = [option.name for option in OPTIONS.values() if isinstance(option.domain, kind)]
        assert options, kind
        for name in options:
            show(name, lang=lang)
            assert said in capsys.readouterr().out, name


def test_the_words_of_notation_stay_as_they_are_typed(capsys: pytest.CaptureFixture[str]) -> None:
    for option in OPTIONS.values():
        show(option.name, lang="sv")
        out = capsys.readouterr().out
        assert all(word in out for word in option.domain.words), option.name
