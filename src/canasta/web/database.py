"""Where games are kept: the default place, and what ``--database`` may name."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from urllib.parse import unquote

from canasta.words import DEFAULT_LANGUAGE, Words


class DatabaseError(ValueError):
    """A database that cannot be used. ``message_id`` and ``args`` are its sentence in the catalogues."""

    def __init__(self, message_id: str, **args: str) -> None:
        super().__init__(message_id, args)
        self.message_id = message_id
        self.words = args

    def text(self, words: Words) -> str:
        """The sentence for the person who started the server."""
        return words.text(self.message_id, **self.words)

    def __str__(self) -> str:
        return self.text(Words(DEFAULT_LANGUAGE))


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
    path = unquote(rest[1:]) if rest.startswith("/") else ""
    if not separator or scheme != "sqlite" or not path or path == ":memory:" or "?" in path or "\0" in path:
        raise DatabaseError("cmd-play-database-scheme", url=url)
    file = Path(path).expanduser()
    if path.endswith("/") or file.is_dir():
        raise place_error(file, "EISDIR")
    return file


def place_error(file: Path, code: str) -> DatabaseError:
    """``file`` cannot be opened; ``code`` is the system's name for the reason, or ``newer``."""
    return DatabaseError("cmd-play-database-place", path=str(file), code=code)
