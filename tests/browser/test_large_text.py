"""Letters of twice the size, and the whole page at 200 %: no control of any screen is lost."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.browser

#: Every control can be brought onto the screen, whole in its width, and is what one hits there.
_UNREACHABLE = """() => {
  const lost = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) lost.push(`the page is ${scrollWidth} wide`);
  for (const found of document.querySelectorAll("button, a[href], input, select, textarea, summary")) {
    const node = found.matches("input[type=radio], input[type=checkbox]") ? (found.closest("label") ?? found) : found;
    if (!node.checkVisibility({ visibilityProperty: true }) || node.closest(".vh, .skip") || node.matches(".skip")) continue;
    node.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const box = node.getBoundingClientRect();
    if (box.width < 1) continue;
    const name = `${node.tagName} ${(node.getAttribute("aria-label") || node.textContent || node.id).trim().slice(0, 40)}`;
    if (box.left < -1 || box.right > innerWidth + 1) lost.push(`outside: ${name}, ${box.left} to ${box.right}`);
    const inHand = node.closest("#hand, .zrow .fan");
    const x = box.left + (inHand ? 12 : box.width / 2);
    const y = box.top + (inHand ? 16 : box.height / 2);
    const hit = document.elementFromPoint(x, y);
    const mine = hit && (node.contains(hit) || hit.contains(node) || hit.closest("label")?.contains(node));
    if (!mine) lost.push(`covered: ${name} by ${hit?.className || hit?.tagName}`);
  }
  scrollTo(0, 0);
  return lost.slice(0, 12);
}"""

#: A window, and how large the letters are: text of 200 %, and a page of 200 % on 1280 × 800.
SIZES = [(1280, 800, 200), (390, 844, 200), (640, 400, 100)]


def _large(page, percent):
    page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%` }", percent)
    # Two frames: the layout, and what is measured after it.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize(("width", "height", "percent"), SIZES)
@pytest.mark.parametrize(("path", "there"), [("", ".hero, h1"), ("new", ".tile"), ("rules", ".opt"), ("referee", ".verdict")])
def test_a_page_keeps_its_controls(table, visit, path, there, width, height, percent):
    page = visit(width, height, reduced_motion="reduce", locale="sv-SE")
    page.goto(f"{table.address}{path}")
    page.wait_for_selector(there)
    _large(page, percent)
    assert page.evaluate(_UNREACHABLE) == []


@pytest.mark.parametrize(("width", "height", "percent"), SIZES)
@pytest.mark.parametrize("rules", ["classic", "hand_and_foot"])
def test_the_table_keeps_its_controls(table, visit, rules, width, height, percent):
    page = table.open(visit(width, height, reduced_motion="reduce", locale="sv-SE"), rules=rules)
    assert table.asks(page)
    _large(page, percent)
    assert page.evaluate(_UNREACHABLE) == []
    table.press(page, "draw")
    for at in (0, 1, 2):
        page.locator("#hand button").nth(at).click(position={"x": 8, "y": 12})
    page.keyboard.press("m")
    table.settle(page)
    _large(page, percent)
    assert page.evaluate(_UNREACHABLE) == []
