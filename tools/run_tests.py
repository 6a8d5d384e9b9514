"""Runs the whole test suite: the source interpreted, the installed wheel compiled, the page, and the browser.

Without Chromium the browser tests are left out and the last lines say so; where ``CI`` is set that is a failure.
Arguments are handed to pytest, and then only the source is tested: ``run_tests.py tests/docs -k readme``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ELSEWHERE = ROOT / ".build" / "elsewhere"
_WORKERS = ["-n", "2", "--dist", "worksteal"]


def _pytest(title: str, *arguments: str, installed: bool = False) -> bool:
    """Run pytest on the source, or on the installed package from a folder where the source cannot be imported."""
    print(f"\n== {title}", flush=True)
    ELSEWHERE.mkdir(parents=True, exist_ok=True)
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "CANASTA_PURE")}
    environment |= {"CANASTA_TEST_INSTALLED": "1"} if installed else {"PYTHONPATH": str(ROOT / "src")}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--durations=8",
        "--durations-min=5",
        "-c",
        str(ROOT / "pyproject.toml"),
        "--rootdir",
        str(ROOT),
        *arguments,
    ]
    return subprocess.run(command, cwd=ELSEWHERE if installed else ROOT, env=environment, check=False).returncode == 0


def _version() -> str:
    """What the installed command says of itself."""
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "CANASTA_PURE")} | {"LC_ALL": "C"}
    command = [str(Path(sys.executable).with_name("canasta")), "--version"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def _page() -> bool:
    print("\n== the page's own tests", flush=True)
    command = [sys.executable, "tools/build_page.py", "run", "test"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def main() -> int:
    """Run all parts, also after a failure; 0 if all of them passed."""
    if sys.argv[1:]:
        return 0 if _pytest("the source, interpreted", *sys.argv[1:]) else 1
    start = time.monotonic()
    tests = str(ROOT / "tests")
    chromium = shutil.which("chromium") is not None
    compiled = "(compiled engine)" in _version()
    installed = "engine or compiled" if compiled else "engine and not compiled"
    passed = {
        "the source": _pytest("the source, interpreted", tests, "-m", "not browser and not compiled", *_WORKERS),
        "the installed wheel": _pytest(f"the installed wheel, {_version()}", tests, "-m", installed, *_WORKERS, installed=True),
        "the page": _page(),
    }
    if chromium:
        passed["the browser"] = _pytest("the browser", tests, "-m", "browser", *_WORKERS)
    failed = [title for title, well in passed.items() if not well]
    print(f"\n{time.monotonic() - start:.0f} s in all. " + (f"Failed: {', '.join(failed)}." if failed else "All passed."))
    if not compiled:
        print("No C compiler worked here, so the tests of the compiled engine were not run (.build/log/wheel.log says why).")
    if not chromium:
        print("No Chromium was found, so the browser tests were not run.")
        print("To run them too, install it (on Debian: apt-get install chromium) and run the same command again.")
    whole = chromium and compiled
    return 1 if failed or (os.environ.get("CI") and not whole) else 0


if __name__ == "__main__":
    sys.exit(main())
