"""``canasta rules lab``: what it prints, what it refuses, and that the same seed gives the same figures."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from typing import Any

import pytest

from canasta import engine_kind
from canasta.cli import main
from canasta.words import languages

MEASURES = ["turns", "went_out", "points", "spread", "luck"]
HEADS = {
    "en": ["Length", "Ended by going out", "Points", "Spread", "Luck"],
    "sv": ["Längd", "Slutade med att någon gick ut", "Poäng", "Spridning", "Tur med korten"],
    "nb": ["Lengde", "Endte med at noen gikk ut", "Poeng", "Spredning", "Flaks med kortene"],
}
FROZEN = "classic(pile.frozen_by=always)"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of ``canasta rules lab``."""
    with pytest.raises(SystemExit) as end:
        main(["rules", "lab", *arguments])
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def result(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    code, out, err = run(capsys, "--json", *arguments)
    assert (code, err) == (0, "")
    data: dict[str, Any] = json.loads(out)
    return data


def test_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    data = result(capsys, "classic", FROZEN, "--deals", "6", "--bots", "core,novice", "--seed", "x")
    assert data["rules"] == {"a": "classic", "b": FROZEN}
    assert data["differences"] == [{"option": "pile.frozen_by", "a": "{wild_in_pile,unopened_side}", "b": "always"}]
    assert data["bots"] == ["core", "novice"]
    assert (data["deals"], data["plays"], data["seed"]) == (6, {"a": 12, "b": 12}, "x")
    assert (data["confidence"], data["engine"]) == (0.95, engine_kind())
    for name in ("a", "b", "change"):
        assert list(data[name]) == MEASURES
        for measure in MEASURES:
            estimate = data[name][measure]
            assert list(estimate) == ["value", "low", "high"]
            assert estimate["low"] <= estimate["value"] <= estimate["high"]
    for measure in MEASURES:
        values = [data[name][measure]["value"] for name in ("a", "b", "change")]
        assert values[1] - values[0] == pytest.approx(values[2], abs=2e-6)
    assert data.keys() == {"rules", "differences", "bots", "deals", "plays", "seed", "confidence", "a", "b", "change", "engine"}


def test_sides_may_differ_in_number_and_ends_may_be_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    data = result(capsys, "classic", "three_handed", "--deals", "2", "--bots", "core,novice")
    assert data["plays"] == {"a": 4, "b": 6}
    assert data["a"]["spread"]["high"] is None
    assert data["change"]["spread"]["low"] is None


def test_the_same_seed_gives_the_same_words(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = ("a", "a", "b")
    texts = [run(capsys, "classic", FROZEN, "--deals", "3", "--bots", "core,novice", "--seed", seed) for seed in seeds]
    assert texts[0] == texts[1] != texts[2]


@pytest.mark.parametrize("lang", languages())
def test_in_words(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    code, out, err = run(capsys, "classic", FROZEN, "--deals", "4", "--bots", "core,novice", "--lang", lang)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert "pile.frozen_by" in lines[1]
    assert lines[lines.index("  A: classic") + 1] == f"  B: {FROZEN}"
    heads = [line for line in lines[lines.index(f"  B: {FROZEN}") + 1 :] if not line.startswith(" ")]
    assert [head.split(":")[0] for head in heads] == HEADS[lang]
    to = {"en": "to", "sv": "till", "nb": "til"}[lang]
    figures = [line for line in lines if re.match(r"  (A|B|B − A)  ", line)]
    assert len(figures) == 15
    assert all(re.search(rf"[\d∞]  \([^ ]+ {to} [^ ]+\)$", line) for line in figures)
    assert sum(line.startswith("  B − A ") for line in figures) == 5


@pytest.mark.parametrize("lang", languages())
def test_bots_that_act_alike_say_nothing_of_luck(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    code, out, _ = run(capsys, "classic", "short", "--deals", "2", "--bots", "core", "--lang", lang)
    assert code == 0
    *_, a, b, change, why = out.splitlines()
    assert [line.split()[-1] for line in (a, b, change)] == ["–"] * 3
    assert "100 %" in why
    assert "classic" in why
    assert "short" in why
    data = result(capsys, "classic", "short", "--deals", "2", "--bots", "core")
    assert data["a"]["luck"] is data["b"]["luck"] is data["change"]["luck"] is None
    assert data["bots"] == ["core", "core"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("klassic", "classic"), ["no rules called klassic"]),
        (("classic(foo=1)", "classic(bar=2,game.target=0)"), ["option foo", "option bar", "game.target"]),
        (("classic(players=2,teams=3x2)", "classic"), ["teams=3x2 needs players=6"]),
        (("classic", "classic(meld.undo=sometimes)"), ["meld.undo", "sometimes"]),
        (("classic", "short", "--deals", "1"), ["at least 2, not 1"]),
        (("classic", "short", "--deals", "-5"), ["at least 2, not −5"]),
        (("classic", "short", "--bots", "nobody"), ["No bot is called nobody"]),
        (("classic", "short", "--bots", "core,"), ['No bot is called ""']),
        (("classic", "short", "--bots", "core,core,core"), ["One bot or two", "not 3"]),
        (("classic", "short", "--deals", "many"), ["many"]),
        (("classic",), ["B"]),
    ],
)
def test_bad_input_is_refused_on_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: list[str]
) -> None:
    code, out, err = run(capsys, "--lang", "en", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("canasta: ")
    assert len(err.strip().splitlines()) == 1
    assert [part for part in said if part not in err] == []


def test_a_terminal_sees_how_far_it_is_and_ctrl_c_ends_it() -> None:
    command = [sys.executable, "-m", "canasta", "rules", "lab", "classic", "short", "--deals", "100000", "--bots", "core"]
    screen, terminal = pty.openpty()
    variables = os.environ | {"LC_ALL": "C", "TERM": "xterm", "COLUMNS": "100"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=terminal, text=True, env=variables) as started:
        os.close(terminal)
        shown = ""
        while "/400000" not in shown:  # two packs' worth of sides under both rules; from here on it plays
            shown += os.read(screen, 4096).decode(errors="replace")
        started.send_signal(signal.SIGINT)
        shown += _rest(screen)
        assert started.stdout is not None
        assert started.stdout.read() == ""
    assert started.returncode == 128 + signal.SIGINT
    assert "Traceback" not in shown


def _rest(screen: int) -> str:
    """What a terminal still shows, until nobody writes to it."""
    found = b""
    try:
        while part := os.read(screen, 4096):
            found += part
    except OSError:  # how Linux says that the other end is closed
        pass
    finally:
        os.close(screen)
    return found.decode(errors="replace")
