"""One whole deal, by keyboard alone, up to the score sheet and the next deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

_STATE = """() => {
  const there = (css) => !!document.querySelector(css);
  const button = (id) => document.querySelector(`[data-action="${id}"]`);
  const can = (id) => button(id)?.getAttribute("aria-disabled") === "false";
  return {
    sheet: there("main.sheet"), turn: there(".msg.turn"), ask: there(".msg.ask"), doubt: there(".msg.doubt"),
    stop: there(".msg.stop"), draw: can("draw"), take: can("take"), discard: !!button("discard"), pass: can("pass"),
    meld: can("meld") && button("meld").classList.contains("primary"),
    hand: [...document.querySelectorAll("#hand button")].map((b) => b.dataset.key),
  };
}"""


class Keys:
    """A player without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(60)

    def see(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(_STATE)
        return seen

    def select(self, at: int, all_of_rank: bool = False) -> None:
        self.press("Alt+1", "Home", *["ArrowRight"] * at, "Shift+Space" if all_of_rank else "Space")

    def lay_what_goes(self) -> None:
        """Sets out every rank held three times, and lays it when that is enough; else takes it back."""
        hand = self.see()["hand"]
        ranks = [key[0] for key in hand]
        for rank in dict.fromkeys(ranks):
            if ranks.count(rank) < 3 or rank in "J23":
                continue
            now = [key[0] for key in self.see()["hand"]]
            if rank in now and len(now) > 4:
                self.select(now.index(rank), all_of_rank=True)
                self.press("m")
        self.page.wait_for_timeout(120)
        if self.see()["meld"]:
            self.press("m")
        self.press(*["Escape"] * 8)

    def discard(self) -> None:
        count = len(self.see()["hand"])
        for at in reversed(range(count)):
            self.select(at)
            self.press("k" if self.page.evaluate("document.documentElement.lang") != "en" else "c")
            self.page.wait_for_timeout(120)
            if self.see()["doubt"]:
                self.press("Alt+4", "Tab", "Tab", "Enter")
                self.page.wait_for_timeout(120)
            if not self.see()["stop"]:
                return
            self.press("Escape")


def test_a_whole_deal_is_played_by_keyboard_alone(visit: Callable[..., Page], sit_down: Callable[..., str]) -> None:
    page = visit("/")
    sit_down(page)
    said: set[str] = set()
    keys = Keys(page)
    for _ in range(700):
        now = keys.see()
        said.add(page.inner_text("[role=status]"))
        if now["sheet"]:
            break
        if now["ask"]:
            keys.press("Alt+4", "Tab", "Enter")
        elif not now["turn"] and not now["stop"] and not now["doubt"]:
            page.wait_for_timeout(100)
        elif now["draw"] or now["take"]:
            keys.press("d" if now["draw"] else "t")
            page.wait_for_timeout(80)
        elif now["pass"] and not now["hand"]:
            keys.press("Enter")
        else:
            keys.lay_what_goes()
            keys.discard()
    else:
        pytest.fail("the deal did not end")
    assert any("pile" in text.lower() for text in said), said
    assert page.locator("main.sheet tfoot td").count() == 2
    page.get_by_role("button", name="Next deal").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#hand button")
    assert "2" in page.inner_text(".deal")
