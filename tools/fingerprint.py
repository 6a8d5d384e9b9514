"""A fingerprint of a set of files: it changes when a name or a byte of them changes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

#: Names of what is made, not written.
_MADE = {"__pycache__", "node_modules", "dist", "static", "test-results", ".svelte-kit", "ids.ts"}


def files_below(*roots: Path) -> list[Path]:
    """All written files at or below ``roots``, in a fixed order; roots that do not exist are left out."""
    found: list[Path] = []
    for root in roots:
        if root.is_file():
            found.append(root)
        elif root.is_dir():
            for path in sorted(root.iterdir()):
                if path.name not in _MADE and not path.name.endswith(".egg-info"):
                    found += files_below(path)
    return found


def fingerprint(*roots: Path, base: Path, salt: Iterable[str] = ()) -> str:
    """A short text that stands for the names (from ``base``) and contents of all files below ``roots``, and for ``salt``."""
    digest = hashlib.sha256()
    for text in salt:
        digest.update(text.encode() + b"\0")
    for path in files_below(*roots):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(base).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:24]
