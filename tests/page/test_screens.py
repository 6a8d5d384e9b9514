"""The table at every size and with every number of players: no control is lost or covered. And dragging, and a broken net."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

Visit = Callable[..., Page]
SitDown = Callable[..., str]

SIZES = [(390, 844), (844, 390), (820, 1180), (1280, 800), (320, 568)]

_LOST = """() => {
  const [w, h] = [innerWidth, innerHeight];
  const lost = [];
  const shown = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".vh");
  for (const node of document.querySelectorAll(".tbl button, .tbl a.brand")) {
    if (!shown(node) || node.closest(".side-panel, .msgbox")) continue;
    const box = node.getBoundingClientRect();
    if (box.width === 0) continue;
    const name = (node.getAttribute("aria-label") || node.textContent || "").trim().slice(0, 40);
    if (box.left < -1 || box.top < -20 || box.right > w + 1 || box.bottom > h + 1) lost.push(`outside: ${name}`);
    const strip = node.closest("#hand") ? 12 : box.width / 2;
    const hit = document.elementFromPoint(box.left + strip, box.top + Math.min(box.height / 2, 24));
    if (!hit || (hit.closest("button, a") !== node)) lost.push(`covered: ${name}`);
  }
  if (document.documentElement.scrollWidth > w) lost.push("the page is wider than the screen");
  return lost;
}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_the_table_loses_no_control(visit: Visit, sit_down: SitDown, size: tuple[int, int]) -> None:
    page = visit("/", size)
    sit_down(page)
    page.wait_for_selector(".msg.turn, .msg.ask", timeout=30_000)
    lost = page.evaluate(_LOST)
    assert lost == [], "; ".join(lost)
    page.keyboard.press("d")
    page.wait_for_selector('[data-action="meld"]')
    for at in (0, 1, 2):
        page.locator("#hand button").nth(at).click(position={"x": 8, "y": 12})
    page.keyboard.press("m")
    page.wait_for_timeout(300)
    assert page.evaluate(_LOST) == []


@pytest.mark.parametrize("rules, seats", [("two_handed", 2), ("three_handed", 3), ("six_handed", 6), ("six_pairs", 6)])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=lambda s: f"{s[0]}x{s[1]}")
def test_other_numbers_of_players_fit(visit: Visit, sit_down: SitDown, rules: str, seats: int, size: tuple[int, int]) -> None:
    page = visit("/", size)
    sit_down(page, rules, seats)
    page.wait_for_selector(".msg.turn, .msg.ask", timeout=30_000)
    assert page.locator(".seat").count() == seats - 1
    assert page.evaluate(_LOST) == []


def _hand(page: Page) -> list[str]:
    cards: list[str] = page.eval_on_selector_all("#hand button", "all => all.map((b) => b.dataset.key)")
    return cards


def test_the_language_changes_page_and_table(visit: Visit, sit_down: SitDown) -> None:
    page = visit("/", locale="nb-NO")
    assert page.inner_text("h1").startswith("Sett deg")
    page.get_by_role("button", name="Svenska").click()
    page.wait_for_selector("h1:has-text('Sätt dig')")
    sit_down(page)
    page.wait_for_selector(".msg.turn", timeout=30_000)
    assert "Din tur" in page.inner_text(".msgbox")


def test_a_killed_server_comes_back_to_the_same_cards(visit: Visit, sit_down: SitDown, house: Any) -> None:
    page = visit("/")
    sit_down(page)
    page.wait_for_selector(".msg.turn", timeout=30_000)
    before = _hand(page)
    house.kill()
    page.wait_for_selector(".offline")
    assert page.locator('[data-action="draw"]').get_attribute("aria-disabled") == "true"
    house.start()
    page.wait_for_selector(".msg.turn", timeout=30_000)
    assert _hand(page) == before
    page.keyboard.press("d")
    page.wait_for_selector(f"#hand li:nth-child({len(before) + 1})")


def test_cards_are_dragged_to_the_tray_and_the_pile(visit: Visit, sit_down: SitDown) -> None:
    page = visit("/")
    sit_down(page)
    page.wait_for_selector(".msg.turn", timeout=30_000)
    page.keyboard.press("d")
    page.wait_for_selector('[data-action="meld"]')
    page.wait_for_timeout(200)
    count = len(_hand(page))

    def drag(to: str) -> None:
        card = page.locator("#hand button").last.bounding_box()
        goal = page.locator(to).bounding_box()
        assert card is not None and goal is not None
        page.mouse.move(card["x"] + 12, card["y"] + 30)
        page.mouse.down()
        page.mouse.move(card["x"] + 40, card["y"] - 40, steps=4)
        page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
        page.mouse.up()

    drag(".side.ours")
    page.wait_for_selector(".tray .meld")
    assert len(_hand(page)) == count - 1
    page.keyboard.press("Escape")
    page.wait_for_selector(".tray", state="detached")
    drag(".pile")
    page.wait_for_selector(f".msg.doubt, #hand:not(:has(li:nth-child({count})))")
