"""The table at every size and with every number of players: no control is lost or covered. And dragging, and a broken net."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.browser

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


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_table_loses_no_control(table, visit, width, height):
    page = table.open(visit(width, height, reduced_motion="reduce"))
    assert table.asks(page)
    lost = page.evaluate(_LOST)
    assert lost == [], "; ".join(lost)
    page.keyboard.press("d")
    page.wait_for_selector('[data-action="meld"]')
    for at in (0, 1, 2):
        page.locator("#hand button").nth(at).click(position={"x": 8, "y": 12})
    page.keyboard.press("m")
    page.wait_for_timeout(300)
    assert page.evaluate(_LOST) == []


@pytest.mark.parametrize(("rules", "seats"), [("two_handed", 2), ("three_handed", 3), ("six_handed", 6), ("six_pairs", 6)])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_other_numbers_of_players_fit(table, visit, rules, seats, width, height):
    page = table.open(visit(width, height, reduced_motion="reduce"), rules=rules)
    assert table.asks(page)
    assert page.locator(".seat").count() == seats - 1
    assert page.evaluate(_LOST) == []


def test_names_stand_whole_beside_the_foot_on_a_phone(table, visit):
    page = table.open(visit(390, 844, reduced_motion="reduce"), rules="hand_and_foot")
    assert table.asks(page)
    names = page.locator(".seat .who b")
    assert names.count() == 3
    assert names.evaluate_all("all => all.filter((b) => b.scrollWidth > b.clientWidth).map((b) => b.textContent)") == []


def _hand(page):
    return page.eval_on_selector_all("#hand button", "all => all.map((b) => b.dataset.key)")


def test_the_language_changes_page_and_table(table, visit):
    page = visit(locale="nb-NO")
    page.goto(table.address)
    assert page.inner_text("h1").startswith("Sett deg")
    page.get_by_role("button", name="Svenska").click()
    page.wait_for_selector("h1:has-text('Sätt dig')")
    table.open(page)
    page.wait_for_selector(".msg.turn")
    assert "Din tur" in page.inner_text(".msgbox")


def test_a_killed_server_comes_back_to_the_same_cards(table, visit):
    page = table.open(visit(silent=False))
    page.wait_for_selector(".msg.turn")
    before = _hand(page)
    table.kill()
    page.wait_for_selector(".offline")
    assert page.locator('[data-action="draw"]').get_attribute("aria-disabled") == "true"
    table.start()
    page.wait_for_selector(".msg.turn")
    assert _hand(page) == before
    page.keyboard.press("d")
    page.wait_for_selector(f"#hand li:nth-child({len(before) + 1})")


def test_cards_are_dragged_to_the_tray_and_the_pile(table, visit):
    page = table.open(visit())
    page.wait_for_selector(".msg.turn")
    page.keyboard.press("d")
    page.wait_for_selector('[data-action="meld"]')
    page.wait_for_timeout(200)
    count = len(_hand(page))

    def drag(to):
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
