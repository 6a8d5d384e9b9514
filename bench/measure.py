"""Running a measurement in a process of its own, and reporting it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
#: Rounds of each measurement. Speeds of a shared machine swing, so what is compared is measured in turns and the median taken.
ROUNDS = 5


def run(script: str, *arguments: str, pure: bool = False) -> dict[str, Any]:
    """What ``bench/<script>.py`` prints as JSON, run with the installed engine, compiled or (``pure``) interpreted."""
    environment = os.environ | {"CANASTA_PURE": "1" if pure else ""}
    command = [sys.executable, str(HERE / f"{script}.py"), *arguments]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def simulate(rules: str, bots: str, deals: int, *, pure: bool = False) -> dict[str, Any]:
    """What ``canasta simulate --json`` says."""
    environment = os.environ | {"CANASTA_PURE": "1" if pure else ""}
    command = [sys.executable, "-m", "canasta", "simulate", "--rules", rules, "--bots", bots]
    command += ["--deals", str(deals), "--seed", "1", "--json"]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def median(values: list[float]) -> float:
    """The middle value (the lower of two)."""
    return sorted(values)[(len(values) - 1) // 2]


def percentile(values: list[float], share: float) -> float:
    """The value that ``share`` (0 to 1) of all values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def say(what: str, figure: str, note: str = "") -> None:
    """One line of the report."""
    print(f"  {what:<52} {figure:>18}  {note}".rstrip(), flush=True)
