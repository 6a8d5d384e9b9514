"""A real server and a real Chromium. Without Chromium these tests are skipped, with the reason; where ``CI`` is set they fail."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Position
from playwright.sync_api import TimeoutError as Late

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
#: For as long as a whole deal of bots may take on a slow machine.
_LONG = 120_000
#: What the table shows and asks now. ``busy``: the server has not yet answered an act, or what the selected cards could be.
_STATE = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const msg = document.querySelector(".msg");
  const acts = all(".acts [data-action]");
  const can = Object.fromEntries(acts.map((b) => [b.dataset.action, b.ariaDisabled === "false"]));
  const over = all("main.sheet").length > 0;
  const hand = all("#hand button");
  const chosen = hand.filter((b) => b.ariaPressed === "true");
  const discard = document.querySelector("[data-action=discard]");
  const question = ["ask", "doubt", "choice"].find((kind) => msg?.classList.contains(kind)) ?? "";
  const seen = [over, msg?.className, msg?.textContent, hand.map((b) => b.dataset.key), acts.map((b) => b.textContent), can];
  return {
    over, question, can, chosen: chosen.length, hand: hand.map((b) => b.dataset.key),
    asks: over || all(".msg.turn, .msg.ask, .msg.doubt, .msg.choice, .msg.stop").length > 0,
    playing: !!discard && !("draw" in can) && document.querySelector("[data-action=meld]") !== null,
    busy: document.querySelector(".acts")?.ariaBusy === "true",
    text: JSON.stringify([seen, all(".meld, .side .card").length, all(".lab").map((b) => b.textContent)]),
  };
}"""
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

    def until(self, page: Page, condition: str, was: str = "", *, timeout: int = 20_000) -> None:
        """Waits until what the table shows (``now``) fulfils the condition; tells what it shows where that never comes."""
        try:
            asked = f"was => {{ const now = ({_STATE})(); return {condition} }}"
            page.wait_for_function(asked, arg=was, timeout=timeout, polling=40)
        except Late as late:
            raise AssertionError(f"{condition}: never so; it was {was}, the table shows {page.evaluate(_STATE)}") from late

    def shows(self, page: Page) -> dict[str, Any]:
        """What the table shows and asks now."""
        shown: dict[str, Any] = page.evaluate(_STATE)
        return shown

    def asks(self, page: Page) -> bool:
        """Waits until something is asked of the player; False where the deal is over instead."""
        self.until(page, "now.asks", timeout=_LONG)
        return not page.evaluate(f"() => ({_STATE})().over")

    def after(self, page: Page, act: Callable[[], Any]) -> None:
        """Does ``act``, and waits until the table shows something else and asks again (or the deal is over)."""
        was = page.evaluate(f"() => ({_STATE})().text")
        act()
        self.until(page, "now.asks && !now.busy && now.text !== was", was, timeout=_LONG)

    def settle(self, page: Page) -> None:
        """Waits until the last press has been answered."""
        self.until(page, "!now.busy")

    def press(self, page: Page, action: str) -> None:
        """Presses an action, and waits for what comes of it."""
        assert page.locator(f"[data-action={action}]").count(), f"no way to {action}: {page.evaluate(_STATE)}"
        self.after(page, lambda: page.locator(f"[data-action={action}]").click(force=True))

    def finish_deal(self, page: Page, *, melds: bool = False) -> None:
        """Plays as the table asks until the deal is over: draws, takes what must be taken, throws; ``melds`` lays sets."""
        tried: set[tuple[str, int]] = set()
        for _ in range(400):
            if not self.asks(page):
                return
            now = self.shows(page)
            if not (melds and now["playing"] and not now["question"] and self._lay(page, now["hand"], tried)):
                self.step(page)
        raise AssertionError(f"the deal does not end: {page.evaluate(_STATE)}")

    def step(self, page: Page) -> None:
        """One plain act as the table asks: answers, draws, takes what must be taken, throws."""
        now = self.shows(page)
        if now["question"]:
            self.after(page, page.locator(".msg .yn button").nth(0 if now["question"] == "choice" else 1).click)
        elif act := next((name for name in ("draw", "take", "special") if now["can"].get(name)), None):
            self.press(page, act)
        elif not now["playing"]:
            self.press(page, "pass")
        else:
            self._throw(page)

    def _lay(self, page: Page, hand: list[str], tried: set[tuple[str, int]]) -> bool:
        """Lays one set of three of a rank or more; False where none may be laid that was not ``tried`` before."""
        ranks = ["" if code.startswith(("2", "3", "Jo")) else code[0] for code in hand]
        for rank in sorted({rank for rank in ranks if rank and ranks.count(rank) >= 3}):
            wish = (rank, ranks.count(rank))
            if wish in tried or wish[1] + 2 > len(hand):
                continue
            tried.add(wish)
            page.locator("#hand button").nth(ranks.index(rank)).click(position=_INDEX, modifiers=["Shift"])
            self.until(page, "now.chosen > 2 && !now.busy")
            if page.evaluate(_STATE)["can"].get("meld"):
                self.press(page, "meld")
                if page.locator(".msg.stop, .tray").count() == 0:
                    return True
            while page.locator(".tray, #hand button[aria-pressed=true]").count():
                page.keyboard.press("Escape")
        return False

    def _throw(self, page: Page) -> None:
        """Throws the first card from the right that may be thrown; passes where none may."""
        count = page.locator("#hand button").count()
        for place in reversed(range(count)):
            for chosen in page.locator("#hand button[aria-pressed=true]").all():
                chosen.click(position=_INDEX)
            page.locator("#hand button").nth(place).click(position=_INDEX)
            self.until(page, "now.chosen === 1 && !now.busy")
            if page.evaluate(_STATE)["can"].get("discard"):
                self.press(page, "discard")
                return
        self.press(page, "pass")


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
