"""The page's files, read once at the start and served from memory."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from canasta.words import Words

STATIC_FOLDER = Path(__file__).parent / "static"
_FOREVER = "public, max-age=31536000, immutable"
_ASK_FIRST = "no-cache"
_WORTH_PACKING = 1024
_PACKABLE = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
_KNOWN_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}


def missing_page(words: Words) -> str:
    """What stands in place of a page that was not built."""
    return (
        f"<!doctype html><html lang='{words.lang}'><meta charset='utf-8'><title>Canasta</title>"
        f"<p>{words.text('http-not-built')} {words.text('http-build')}</p></html>"
    )


@dataclass(frozen=True, slots=True)
class StaticFile:
    """One file: its bytes (plain and packed, if that helps), type, tag and how long it may be kept."""

    body: bytes
    packed: bytes | None
    media_type: str
    tag: str
    cache: str


class StaticFiles:
    """All files of the page by path (``assets/x.js``). Paths that name no file are the page's own and get ``index.html``."""

    def __init__(self, folder: Path = STATIC_FOLDER) -> None:
        self._files: dict[str, StaticFile] = {}
        if folder.is_dir():
            for file in sorted(folder.rglob("*")):
                if file.is_file():
                    name = file.relative_to(folder).as_posix()
                    self._files[name] = _read(name, file.read_bytes())

    @property
    def built(self) -> bool:
        """Whether there is a page at all."""
        return "index.html" in self._files

    def find(self, path: str) -> StaticFile | None:
        """The file for ``path``, the page for a path of the page, or ``None``: a missing file is not the page."""
        name = path.lstrip("/")
        found = self._files.get(name)
        if found is not None:
            return found
        if name.startswith(("assets/", "api/", "ws/")) or "." in name.rsplit("/", 1)[-1]:
            return None
        return self._files.get("index.html")


def _read(name: str, body: bytes) -> StaticFile:
    media_type = _KNOWN_TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = None
    if len(body) >= _WORTH_PACKING and media_type.startswith(("text/javascript", *_PACKABLE)):
        packed = gzip.compress(body, 9, mtime=0)
    if media_type.startswith("text/"):
        media_type += "; charset=utf-8"
    # The build puts a hash of the content into the names under assets/, so those never change.
    cache = _FOREVER if name.startswith("assets/") else _ASK_FIRST
    return StaticFile(body, packed, media_type, f'"{sha256(body).hexdigest()[:20]}"', cache)
