"""Compiled and interpreted are one engine: random walks and policy play come to the same digests, act by act."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from canasta.rules import PRESETS

_SCRIPT = Path(__file__).with_name("walk_digests.py")


def _lines(*arguments: str, pure: bool) -> list[str]:
    environment = os.environ | {"CANASTA_PURE": "1" if pure else ""}
    done = subprocess.run(
        [sys.executable, str(_SCRIPT), *arguments], env=environment, capture_output=True, text=True, check=True, cwd="/"
    )
    return done.stdout.splitlines()


@pytest.mark.compiled
def test_both_engines_walk_and_play_alike() -> None:
    """Three deals by chance and three by the policy in every preset, and some under ten random rule sets."""
    compiled = _lines("3", "10", pure=False)
    interpreted = _lines("3", "10", pure=True)
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(compiled) == 1 + len(PRESETS) + 10
    assert compiled[1:] == interpreted[1:]


def test_the_digests_tell_deals_apart() -> None:
    """Every rule set has its own digest, and the interpreted engine gives the same ones twice."""
    lines = _lines("1", "1", "classic", "samba", "short", pure=True)
    assert lines[0] == "interpreted"
    assert lines == _lines("1", "1", "classic", "samba", "short", pure=True)
    walks = [line.split(": ")[-1] for line in lines[1:]]
    assert len(set(walks)) > len(walks) // 2
