"""The house rules that no other checker knows: traps of the core's compiler, sizes of files, hosts in lock files."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fingerprint import files_below

ROOT = Path(__file__).resolve().parent.parent
_LONGEST = 600
_WRITTEN = {".py", ".ts", ".svelte", ".css", ".js"}
#: What mypyc gets wrong, or makes 20 to 1000 times slower (docs/architecture.md, "The compiled core").
_TRAPS = {
    r"\b\d+\s*<<": "a shifted constant is computed in 32 bits, silently: use a table",
    r"\bfor _ in\b": "`_` as loop variable is boxed: name it",
    r"frozen=True": "a frozen dataclass is slow to make: use ints in a row",
    r"\b(max|min)\(\[": "a list for max or min is slow: use if",
    r"\bsum\(.* for .* in\b": "a generator is slow: write the loop",
    r"^[A-Z_]+ = -?\d": "a constant without Final is looked up each time",
    r"__new__\(": "__new__ fails when compiled: write a constructor",
}


def _core() -> list[str]:
    found = []
    for path in sorted((ROOT / "src/canasta/engine/core").glob("*.py")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            code = line.split("#")[0]
            found += [f"{path.relative_to(ROOT)}:{number}: {why}" for trap, why in _TRAPS.items() if re.search(trap, code)]
    return found


def _lengths() -> list[str]:
    written = files_below(*(ROOT / name for name in ("src", "web", "tests", "tools", "bench", "setup.py")))
    lengths = {path: len(path.read_text().splitlines()) for path in written if path.suffix in _WRITTEN}
    return [
        f"{path.relative_to(ROOT)}: {lines} lines; split it, none is over {_LONGEST}"
        for path, lines in lengths.items()
        if lines > _LONGEST
    ]


def _locks() -> list[str]:
    locks = [*sorted((ROOT / "requirements").glob("*.txt")), ROOT / "web/package-lock.json"]
    trace = re.compile(r'"resolved"|--(index-url|extra-index-url|find-links)|^\S+ @ \w+://')
    return [
        f"{path.relative_to(ROOT)}:{number}: a lock file names no host"
        for path in locks
        if path.is_file()
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if trace.search(line)
    ]


def faults() -> list[str]:
    """Everything that is amiss, a line each: place and what to do."""
    return _core() + _lengths() + _locks()


if __name__ == "__main__":
    found = faults()
    print("\n".join(found) or "The house rules hold.")
    sys.exit(bool(found))
