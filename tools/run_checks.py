"""Runs every check, also after one has failed: lint, format, types, layers, house rules, and the same for the page."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_BIN = Path(sys.executable).parent
_PAGE: list[str | Path] = [sys.executable, "tools/build_page.py", "run"]
CHECKS: dict[str, list[str | Path]] = {
    "ruff": [_BIN / "ruff", "check", "--output-format", "concise"],
    "ruff format": [_BIN / "ruff", "format", "--check"],
    "mypy": [_BIN / "mypy"],
    "layers of imports": [_BIN / "lint-imports", "--no-cache"],
    "house rules": [sys.executable, "tools/check_house.py"],
    "prettier": [*_PAGE, "format:check"],
    "eslint": [*_PAGE, "lint"],
    "svelte-check": [*_PAGE, "check"],
}


def main() -> int:
    """Run all checks; what a failed one says is shown. 0 if all passed."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    failed = []
    for name, command in CHECKS.items():
        start = time.monotonic()
        print(f"  {name:<24}", end="", flush=True)
        done = subprocess.run(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        print(f"{'ok' if done.returncode == 0 else 'FAILED':<8}{time.monotonic() - start:5.0f} s", flush=True)
        if done.returncode:
            failed.append(name)
            print(done.stdout, flush=True)
    print(f"Failed: {', '.join(failed)}." if failed else "All checks passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
