"""The command itself: its version, its help, its exit codes, its languages."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

import canasta
from canasta.cli.app import COMMANDS

pytestmark = pytest.mark.engine


def _canasta(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "canasta", *arguments]
    environment = os.environ | {"LC_ALL": "C"} | variables
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment, stdin=subprocess.DEVNULL)


def test_version_says_which_engine_runs() -> None:
    assert _canasta("--version").stdout == f"canasta {canasta.__version__} ({canasta.engine_kind()} engine)\n"


def test_canasta_pure_chooses_the_interpreted_engine() -> None:
    assert "(interpreted engine)" in _canasta("--version", CANASTA_PURE="1").stdout


@pytest.mark.parametrize(("locale", "word"), [("sv_SE.UTF-8", "bord"), ("nb_NO.UTF-8", "nettleseren"), ("en_GB.UTF-8", "table")])
def test_help_speaks_the_language_of_the_system(locale: str, word: str) -> None:
    text = _canasta("--help", LC_ALL=locale).stdout
    assert word in text
    assert all(re.search(rf"\b{name}\b", text) for name in COMMANDS)


@pytest.mark.parametrize("arguments", [["judg"], ["--colour"], ["rules", "show"], ["judge"], ["verify", "no-such-file.canasta"]])
def test_bad_input_is_one_message_and_exit_code_2(arguments: list[str]) -> None:
    done = _canasta(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("canasta: ")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str) -> None:
    done = _canasta(name, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"canasta {name}" in done.stdout
