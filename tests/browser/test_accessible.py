"""axe is clean on every screen, in both themes, at phone and desktop size."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

SIZES = [(1280, 800), (390, 844)]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_home_and_set_up(table, visit, axe, width, height, theme):
    page = visit(width, height, color_scheme=theme, reduced_motion="reduce")
    page.goto(table.address)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert axe(page) == []
    page.goto(f"{table.address}new")
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_timeout(500)
    assert axe(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_table_and_what_opens_from_it(table, visit, axe, width, height, theme):
    page = table.open(visit(width, height, color_scheme=theme, reduced_motion="reduce"), rules="seed003")
    page.wait_for_selector(".msg.turn")
    page.wait_for_timeout(400)
    assert axe(page) == []
    page.keyboard.press("d")
    page.locator("#hand button").first.click(position={"x": 12, "y": 24})
    page.wait_for_timeout(500)
    assert axe(page) == []
    for key in ("r", "l", "?"):
        page.keyboard.press(key)
        dialog = page.locator("dialog[open]")
        expect(dialog).to_be_visible()
        page.wait_for_timeout(300)
        assert axe(page) == [], key
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_score_sheet(table, visit, axe, width, height, theme):
    page = table.open(visit(width, height, color_scheme=theme, reduced_motion="reduce"), rules="short")
    table.finish_deal(page)
    page.wait_for_timeout(400)
    assert axe(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_editor_and_the_referee(table, visit, axe, width, height, theme):
    page = visit(width, height, color_scheme=theme, reduced_motion="reduce")
    page.goto(f"{table.address}rules?rules=samba(out.canastas=3)")
    page.locator("[id='o-out.canastas']").get_by_role("button", name="What the sources say").click()
    expect(page.locator(".behind")).to_be_visible()
    assert axe(page) == []
    page.goto(f"{table.address}referee")
    expect(page.locator(".verdict")).to_be_visible()
    page.locator(".ruling summary").click()
    page.locator(".zc").first.click(position={"x": 8, "y": 12})
    assert axe(page) == []
    page.locator(".add").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert axe(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("rules", ["samba", "hand_and_foot"])
def test_a_table_of_the_family(table, visit, axe, rules, width, height, theme):
    page = table.open(visit(width, height, color_scheme=theme, reduced_motion="reduce"), rules=rules)
    assert table.asks(page)
    assert axe(page) == []
    table.press(page, "draw")
    for at in (0, 1, 2):
        page.locator("#hand button").nth(at).click(position={"x": 8, "y": 12})
    page.keyboard.press("m")
    table.settle(page)
    assert axe(page) == []
