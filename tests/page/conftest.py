"""A running ``canasta play`` and a real Chromium to visit it with."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import canasta.web

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class House:
    """A server process over one database; it can be killed and started again at the same port."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "canasta", "play", "--no-browser", "--database", f"sqlite:///{self.database}"]
        command += ["--port", str(self.port)] if self.port else []
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"LC_ALL": "C.UTF-8"})
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, line
        self.port = int(found[1])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self._gone()

    def end(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not (Path(canasta.web.__file__).parent / "static" / "index.html").is_file():
        pytest.skip("the page has not been built: make setup builds it")
    house = House(tmp_path_factory.mktemp("page") / "tables.sqlite3")
    yield house
    house.end()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        pytest.skip("no Chromium on the PATH")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(house: House, chromium: Browser) -> Iterator[Visit]:
    """``visit(path, size, …)``: a page of the house in a browser of its own. What goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def visited(path: str = "/", size: tuple[int, int] = (1280, 800), locale: str = "en-GB", dark: bool = False) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            base_url=house.address,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("console", lambda said: faults.append(said.text) if "Content Security Policy" in said.text else None)
        page.goto(path)
        page.wait_for_selector("h1")
        return page

    yield visited
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def sit_down() -> Callable[..., str]:
    """``sit_down(page, rules, seats, open_hands)``: see below."""
    return _sit_down


def _sit_down(page: Page, rules: str = "classic", seats: int = 4, open_hands: bool = False) -> str:
    """A new table with bots that play at once; the page is there, the hand is dealt."""
    bots = [{"kind": "bot", "level": "steady"}] * (seats - 1)
    wish = {"rules": rules, "seats": [{"kind": "you"}, *bots], "pace": "once", "open_hands": open_hands, "seating": "choice"}
    made = page.request.post("/api/tables", data=wish, headers={"Origin": page.evaluate("location.origin")})
    assert made.ok, made.text()
    table = str(made.json()["id"])
    page.goto(f"/table/{table}")
    page.wait_for_selector("#hand button")
    return table
