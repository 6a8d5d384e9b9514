"""A real server and a real Chromium. Without Chromium these tests are skipped, with the reason; where ``CI`` is set they fail."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Position

from canasta.rules import preset

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = shutil.which("chromium")
_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
#: Where a card of a fan is never covered by the next one.
_INDEX: Position = {"x": 12, "y": 24}
_RULES = "wcag2a wcag2aa wcag21a wcag21aa wcag22aa best-practice".split()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser nothing here can run."""
    if CHROMIUM is not None or os.environ.get("CI"):
        return
    for item in items:
        if Path(item.fspath).is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.skip(reason="no Chromium was found (on Debian: apt-get install chromium)"))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium in place of a downloaded one."""
    assert CHROMIUM is not None, "no Chromium was found, and CI needs it"
    return {"executable_path": CHROMIUM, "args": _FLAGS}


class Table:
    """A running ``canasta play`` and how a table of it is opened; it can be killed and started again at the same port."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._port = 0
        self.start()

    def start(self) -> None:
        """Starts the server over its database."""
        address = f"sqlite:///{self._database}"
        command = [sys.executable, "-m", "canasta", "play", "--no-browser", "--port", str(self._port), "--database", address]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)/", line)
        assert found, self._process.communicate()
        self.address = found[0]
        self._port = int(found[1])

    def kill(self) -> None:
        """Ends the server as a power cut would."""
        self._process.kill()
        self._process.communicate(timeout=30)

    def end(self) -> None:
        """Ends the server as ``canasta play`` is meant to be ended; that must be clean."""
        self._process.send_signal(signal.SIGTERM)
        _, err = self._process.communicate(timeout=30)
        assert (self._process.returncode, "Traceback" in err) == (0, False), err

    def open(self, page: Page, **wish: Any) -> Page:
        """Makes a table from the page's own origin, with the page's own cookie, and opens it."""
        page.goto(self.address)
        seats = preset(wish.get("rules", "classic").partition("(")[0]).players
        bots = [{"kind": "bot", "level": "novice"}] * (seats - 1)
        wish = {"pace": "once", "seats": [{"kind": "you"}, *bots], **wish}
        table = page.evaluate(
            "wish => fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish)}).then(r => r.json()).then(r => r.id)",
            wish,
        )
        page.goto(f"{self.address}table/{table}")
        page.wait_for_selector("#hand button")
        return page

    def asks(self, page: Page) -> bool:
        """Waits until something is asked of the player; False where the deal is over instead."""
        page.wait_for_selector(".msg.turn, .msg.ask, .msg.doubt, .msg.stop, main.sheet")
        return page.locator("main.sheet").count() == 0

    def settle(self, page: Page) -> None:
        """Waits until the last press has been answered."""
        page.wait_for_timeout(60)
        page.wait_for_function("() => !document.querySelector('[data-action=draw][aria-disabled=true].primary')")
        page.wait_for_timeout(60)

    def finish_deal(self, page: Page) -> None:
        """Draws and throws until the deal is over."""
        for number in range(400):
            if not self.asks(page):
                return
            if page.locator(".msg.ask, .msg.doubt").count():
                page.locator(".msg.ask button, .msg.doubt button").nth(1).click()
            elif page.locator("[data-action=draw], [data-action=pass]").count():
                page.locator("[data-action=draw], [data-action=pass]").first.click(force=True)
            elif page.locator("[data-action=discard]").count():
                if page.locator("#hand button[aria-pressed=true]").count() == 0:
                    page.locator("#hand button").nth(-1 - number % 2).click(position=_INDEX)
                page.locator("[data-action=discard]").click(force=True)
            self.settle(page)
        raise AssertionError("the deal does not end")


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A running ``canasta play``."""
    table = Table(tmp_path_factory.mktemp("browser") / "tables.sqlite3")
    yield table
    table.end()


def _watched(context: BrowserContext, said: list[str]) -> Page:
    page = context.new_page()

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            said.append(message.text)

    page.on("console", heard)
    page.on("pageerror", lambda fault: said.append(str(fault)))
    page.set_default_timeout(20_000)
    return page


@pytest.fixture
def visit(browser: Browser) -> Iterator[Any]:
    """``visit(width, height, touch=…, locale=…)``: a fresh browser of that size; its console must stay silent, unless told."""
    contexts: list[BrowserContext] = []
    said: list[str] = []

    def visited(
        width: int = 1280, height: int = 800, *, touch: bool = False, locale: str = "en-GB", silent: bool = True, **more: Any
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, locale=locale, **more
        )
        contexts.append(context)
        return _watched(context, said if silent else [])

    yield visited
    for context in contexts:
        context.close()
    assert said == []


@pytest.fixture
def axe() -> Any:
    """``axe(page)``: what axe finds wrong with the page as it is now, by WCAG 2.2 AA."""

    def looked(page: Page) -> list[str]:
        # The page's own policy lets no foreign script in, so axe is put in from outside.
        page.evaluate(AXE.read_text(encoding="utf-8") + "; 0")
        found = page.evaluate("rules => axe.run(document, {runOnly: {type: 'tag', values: rules}})", _RULES)
        return [f"{fault['id']}: {node['html'][:160]}" for fault in found["violations"] for node in fault["nodes"]]

    return looked
