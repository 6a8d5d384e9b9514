"""Makes everything ready in .venv: the packages, the page, the engine, and the command ``canasta``.

Run by ``make`` with any Python 3.11 or newer. What is ready is left alone, so that a second run takes a second. Options:
``--dev`` adds what the tests and checks need, ``--bench`` what the benchmarks compare with.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import build_page
from fingerprint import fingerprint

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
MADE = ROOT / ".build"
_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = _BIN / "python"


class SetUpError(Exception):
    """The set-up cannot go on; the text says why and what helps."""


@contextlib.contextmanager
def _step(title: str) -> Iterator[None]:
    """Show ``title`` with the seconds it takes, counting where somebody watches."""
    start = time.monotonic()
    over = threading.Event()

    def count() -> None:
        while not over.wait(0.5):
            print(f"\r  {title:<48}{time.monotonic() - start:5.0f} s ", end="", flush=True)

    print(f"  {title:<48}", end="", flush=True)
    counter = threading.Thread(target=count, daemon=True)
    if sys.stdout.isatty():
        counter.start()
    try:
        yield
    finally:
        over.set()
        if counter.is_alive():
            counter.join()
            print(f"\r  {title:<48}", end="")
        print(f"{time.monotonic() - start:5.0f} s ", flush=True)


def _run(log: str, *command: str | Path, **variables: str) -> None:
    """Run ``command`` in the project's folder, its output in .build/log/; raises ``SetUpError`` with the end of it."""
    path = MADE / "log" / f"{log}.log"
    path.parent.mkdir(parents=True, exist_ok=True)
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "CANASTA_PURE", "VIRTUAL_ENV")}
    with path.open("w") as out:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=ROOT,
            env=environment | variables,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode:
        end = "\n".join("    " + line for line in path.read_text(errors="replace").splitlines()[-25:])
        raise SetUpError(f"This failed (exit code {done.returncode}); all of its output is in {path.relative_to(ROOT)}:\n{end}")


def _stamp(name: str) -> Path:
    # In .venv, so that a deleted environment takes its stamps along.
    return VENV / f".ready-{name}"


def _is_ready(name: str, wanted: str) -> bool:
    return _stamp(name).is_file() and _stamp(name).read_text() == wanted


def _environment() -> None:
    """The virtual environment, made anew where it is missing or no longer runs."""
    if PYTHON.exists() and subprocess.run([PYTHON, "-c", "import pip"], capture_output=True, check=False).returncode == 0:
        return
    with _step("Python environment"):
        shutil.rmtree(VENV, ignore_errors=True)
        try:
            _run("environment", sys.executable, "-m", "venv", VENV)
        except SetUpError as error:
            shutil.rmtree(VENV, ignore_errors=True)
            raise SetUpError(
                f"{error}\nPython's own module venv does not work here. On Debian and Ubuntu: apt-get install python3-venv"
            ) from None


def _packages(name: str, title: str) -> None:
    """Install requirements/<name>.txt, hashes checked."""
    lock = ROOT / "requirements" / f"{name}.txt"
    wanted = fingerprint(lock, base=ROOT, salt=[sys.version])
    if _is_ready(name, wanted):
        return
    with _step(title):
        _run(f"packages-{name}", PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--require-hashes", "-r", lock)
    _stamp(name).write_text(wanted)


def _page() -> None:
    if build_page.wanted_without_page() or build_page.is_fresh():
        return
    if build_page.needs_node_package():
        _packages("node", "node, to build the page")
    with _step("page"):
        _run("page", PYTHON, "tools/build_page.py")


def _package() -> None:
    """Build the wheel and install it, where its sources have changed."""
    wanted = fingerprint(
        *(ROOT / name for name in ("src", "web", "tools", "setup.py", "pyproject.toml", "MANIFEST.in")),
        base=ROOT,
        salt=[sys.version, os.environ.get("CANASTA_NO_PAGE", ""), os.environ.get("CC", "")],
    )
    if _is_ready("canasta", wanted):
        return
    wheels = MADE / "wheels"
    with _step("engine, compiled, and the command"):
        shutil.rmtree(wheels, ignore_errors=True)
        pip = (PYTHON, "-m", "pip", "--disable-pip-version-check")
        _run("wheel", *pip, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", wheels, ".")
        _run("install", *pip, "install", "--no-deps", "--no-index", "--force-reinstall", *wheels.glob("canasta-*.whl"))
    _stamp("canasta").write_text(wanted)
    version = subprocess.run([_BIN / "canasta", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    print(f"  {version}")
    if "interpreted" in version:
        print(
            "  No C compiler worked here, so the engine runs interpreted: slower, with the same results (.build/log/wheel.log)."
        )


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Keep a second set-up waiting while one runs."""
    MADE.mkdir(exist_ok=True)
    with (MADE / "set-up.lock").open("w") as lock:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    """Make ready what the options ask for."""
    if not PYTHON.exists():
        print("Setting up Canasta: once, some minutes; afterwards it takes a second.", flush=True)
    with _alone():
        _environment()
        _packages("base", "packages")
        _packages("build", "packages that build the engine")
        _page()
        _package()
        if "--dev" in sys.argv:
            _packages("dev", "packages for tests and checks")
        if "--bench" in sys.argv:
            _packages("bench", "packages that the benchmarks compare with")


if __name__ == "__main__":
    try:
        main()
    except SetUpError as error:
        sys.exit(f"\n{error}")
    except KeyboardInterrupt:
        sys.exit("\nThe set-up was stopped; run the same command again to go on.")
