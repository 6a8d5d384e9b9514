"""Writes the lock files in requirements/ from pyproject.toml: every package with its version and hashes, no host named.

Usage: lock.py [--upgrade]. Without --upgrade the versions that stand are kept where they still fit.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: lock file -> what of pyproject.toml it takes in, and the locks whose versions it follows. "base" is what the package needs.
LOCKS = {
    "base": (["pyproject.toml"], []),
    "build": (["--group", "build"], ["base"]),
    "node": (["--group", "node"], []),
    "dev": (["--group", "dev"], ["base", "build"]),
    "bench": (["pyproject.toml", "--extra", "bench"], ["base"]),
}


def main() -> None:
    """Write every lock file."""
    for name, (parts, followed) in LOCKS.items():
        command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", *parts]
        command += ["--generate-hashes", "--universal", "--no-header", "--annotation-style", "line"]
        command += ["--python-version", "3.11", "--no-emit-index-url", "--no-emit-find-links"]
        for other in followed:
            command += ["--constraint", f"requirements/{other}.txt"]
        subprocess.run([*command, "--output-file", f"requirements/{name}.txt", *sys.argv[1:]], cwd=ROOT, check=True)
        print(f"requirements/{name}.txt")


if __name__ == "__main__":
    main()
