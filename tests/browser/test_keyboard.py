"""The editor of rules and the referee by keyboard alone; where one is, is always seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

#: What has the focus, and whether that is seen: an outline or a shadow of it, or of what stands for it (a label, a tile).
_FOCUS = """() => {
  const node = document.activeElement;
  const stands = [node, node.nextElementSibling, node.parentElement].filter(Boolean);
  const marked = (one) => {
    const style = getComputedStyle(one);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  };
  const box = (node.matches("input[type=radio], input[type=checkbox]") ? node.parentElement : node).getBoundingClientRect();
  const there = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return { what: `${node.tagName} ${node.getAttribute("aria-label") ?? node.textContent.trim().slice(0, 30)}`,
           body: node === document.body, seen: there && stands.some(marked) };
}"""


@pytest.fixture
def keys(visit):
    """A page whose mouse must stay still."""

    def opened(address):
        page = visit(reduced_motion="reduce")
        page.goto(address)
        page.evaluate("() => addEventListener('pointerdown', () => { window.touched = true }, true)")
        return page

    return opened


def _tab_to(page, locator, *, back=False, most=400):
    """Tabs on until ``locator`` has the focus; each stop on the way must be seen."""
    expect(locator).to_be_visible()
    for _ in range(most):
        page.keyboard.press("Shift+Tab" if back else "Tab")
        now = page.evaluate(_FOCUS)
        if not now["body"]:
            assert now["seen"], f"the focus is not seen on {now['what']}"
        if locator.evaluate("node => node === document.activeElement"):
            return
    raise AssertionError("not reached by Tab")


def test_a_rule_is_changed_and_played_by_keyboard(table, keys):
    page = keys(f"{table.address}rules")
    search = page.get_by_role("searchbox")
    _tab_to(page, search)
    page.keyboard.type("out.canastas")
    row = page.locator("[id='o-out.canastas']")
    _tab_to(page, row.get_by_role("button", name="More"))
    page.keyboard.press("Enter")
    expect(page.get_by_label("The rules as text", exact=True)).to_have_value("classic(out.canastas=2)")
    # The control keeps the focus: the next press changes the next step.
    page.keyboard.press("Enter")
    expect(page.get_by_label("The rules as text", exact=True)).to_have_value("classic(out.canastas=3)")
    _tab_to(page, row.get_by_role("button", name="What the sources say"))
    page.keyboard.press("Space")
    expect(row.locator(".behind")).to_be_visible()
    _tab_to(page, page.get_by_role("link", name="Play with these"), back=True)
    page.keyboard.press("Enter")
    page.wait_for_url("**/new?rules=*")
    _tab_to(page, page.get_by_role("button", name="Deal the cards"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    assert not page.evaluate("() => window.touched")


def test_a_row_of_the_opening_is_changed_by_keyboard(table, keys):
    page = keys(f"{table.address}rules")
    _tab_to(page, page.get_by_role("searchbox"))
    page.keyboard.type("initial.tiers")
    row = page.locator("[id='o-initial.tiers']")
    _tab_to(page, row.get_by_label("needs").first)
    page.keyboard.press("Control+a")
    page.keyboard.type("60")
    page.keyboard.press("Enter")
    line = page.get_by_label("The rules as text", exact=True)
    expect(line).to_have_value("classic(initial.tiers=[[min,15],[0,60],[1500,90],[3000,120]])")
    _tab_to(page, row.get_by_role("button", name="Remove row 4"))
    page.keyboard.press("Enter")
    expect(line).to_have_value("classic(initial.tiers=[[min,15],[0,60],[1500,90]])")
    assert not page.evaluate("() => window.touched")


def test_a_position_is_laid_out_and_ruled_on_by_keyboard(table, keys):
    page = keys(f"{table.address}referee")
    expect(page.locator(".verdict")).to_contain_text("Not allowed")
    add = page.get_by_role("button", name="Add a card to: Hand")
    _tab_to(page, add)
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    _tab_to(page, dialog.get_by_role("button", name="nine of spades"))
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert add.evaluate("node => node === document.activeElement"), "the focus does not come back from the dialog"
    hand = page.get_by_role("group", name="Hand of the player to move")
    for name in ("nine of clubs", "nine of spades"):
        _tab_to(page, hand.get_by_role("button", name=name), back=name == "nine of clubs")
        page.keyboard.press("Space")
        expect(hand.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    _tab_to(page, page.get_by_role("group", name="Chosen cards").get_by_role("button").first)
    page.keyboard.press("Enter")
    expect(page.get_by_label("The act in notation")).to_have_value("^9c9s")
    _tab_to(page, page.get_by_role("button", name="Rule on it"))
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_have_text("Allowed")
    assert not page.evaluate("() => window.touched")
