"""What the browser loads before the table is first seen: gzip sizes of the built page's files."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import canasta.web

STATIC = Path(next(iter(canasta.web.__path__))) / "static"
_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*["'](\.{1,2}/[^"']+\.js)["']""")
_LAZY = re.compile(r"""\bimport\(\s*[`"'](\.{1,2}/[^`"']+\.js)[`"']\s*\)""")
_LANGUAGES = ("sv", "nb", "en")
_TABLE = "TablePage"


def _packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def _with_imports(start: Path, seen: set[Path]) -> None:
    if start in seen:
        return
    seen.add(start)
    for name in _IMPORT.findall(start.read_text(encoding="utf-8")):
        _with_imports((start.parent / name).resolve(), seen)


def weights() -> dict[str, int]:
    """Bytes, packed: ``script`` for the first view of the table in the heaviest language, ``style``, and ``all``."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    scripts: set[Path] = set()
    for name in re.findall(r'(?:src|href)="/([^"]+\.js)"', page):
        _with_imports((STATIC / name).resolve(), scripts)
    # The table and one language are asked for by name; other screens and what opens from the table come when they are opened.
    lazy = {(script.parent / name).resolve() for script in scripts for name in _LAZY.findall(script.read_text(encoding="utf-8"))}
    named = {path: path.name.split("-")[0].split(".")[0] for path in lazy}
    tables = [path for path, name in named.items() if name == _TABLE]
    if len(tables) != 1:
        raise SystemExit(f"bench: the page should load one script named {_TABLE}, found {len(tables)}")
    _with_imports(tables[0], scripts)
    languages = [_packed(path) for path, name in named.items() if name in _LANGUAGES]
    script = sum(_packed(path) for path in scripts) + max(languages)
    style = sum(_packed(STATIC / name) for name in re.findall(r'href="/([^"]+\.css)"', page))
    return {"script": script, "style": style, "all": sum(_packed(path) for path in STATIC.rglob("*") if path.is_file())}


if __name__ == "__main__":
    print(json.dumps(weights()))
