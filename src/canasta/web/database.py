"""Where games are kept: the default place, and what ``--database`` may name."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from urllib.parse import unquote


class DatabaseError(ValueError):
    """A database that cannot be used; the text is one sentence for the person who started the server."""


def data_folder(platform: str = sys.platform, environ: dict[str, str] | None = None, home: Path | None = None) -> Path:
    """The folder for a person's Canasta data, by the custom of the platform."""
    environ = dict(os.environ) if environ is None else environ
    home = Path.home() if home is None else home
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Canasta"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Canasta"
    chosen = environ.get("XDG_DATA_HOME", "")
    # The specification of XDG_DATA_HOME says that a relative path counts as unset.
    base = Path(chosen) if chosen.startswith("/") else home / ".local" / "share"
    return base / "canasta"


def default_database() -> str:
    """The URL used where none is given."""
    return f"sqlite:///{(data_folder() / 'tables.sqlite3').as_posix()}"


def sqlite_file(url: str) -> Path:
    """The file that ``url`` names. Raises ``DatabaseError`` for anything but ``sqlite:///path``."""
    scheme, separator, rest = url.partition("://")
    if not separator:
        raise DatabaseError(f"{url!r} is no database URL: sqlite:/// and the path of a file was expected")
    if scheme != "sqlite":
        raise DatabaseError(f"databases of the kind {scheme!r} cannot be used yet: sqlite:/// and the path of a file was expected")
    path = unquote(rest[1:]) if rest.startswith("/") else ""
    if not path or path.endswith("/") or path == ":memory:" or "?" in path or "\0" in path:
        raise DatabaseError(f"{url!r} names no file: sqlite:/// and the path of a file was expected")
    file = Path(path).expanduser()
    if file.is_dir():
        raise DatabaseError(f"{url!r} names a folder: the path of a file was expected")
    return file
