"""Rules and positions that come by link and cannot be: each fault is named, and nothing is changed."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

BAD = "classic(out.canastas=lots,meld.max_wilds=99)"


def test_bad_rules_are_not_taken_by_the_editor(table, visit):
    page = visit()
    page.goto(f"{table.address}rules?rules={quote(BAD)}")
    faults = page.locator(".faults li")
    expect(faults).to_have_count(2)
    expect(faults.nth(0)).to_contain_text("out.canastas must be")
    expect(faults.nth(1)).to_contain_text("meld.max_wilds must be one of 2, 3, none, not 99.")
    expect(page.get_by_label("The rules as text", exact=True)).to_have_value(BAD)
    expect(page.get_by_role("link", name="Play with these")).to_have_count(0)
    assert page.evaluate("() => localStorage.length") == 0
    page.get_by_role("button", name="Start from Classic").click()
    expect(page.get_by_label("The rules as text", exact=True)).to_have_value("classic")
    expect(faults).to_have_count(0)


def test_rules_that_contradict_each_other_name_what_does(table, visit):
    page = visit()
    page.goto(f"{table.address}rules?rules={quote('classic(foot=on,foot.cards=30)')}")
    expect(page.locator(".faults li").first).to_be_visible()
    expect(page.get_by_role("link", name="Play with these")).to_have_count(0)


def test_bad_rules_are_not_taken_by_the_set_up(table, visit):
    page = visit(390, 844, silent=False)  # the server's 400 stands in the console
    page.goto(f"{table.address}new?rules={quote(BAD)}")
    faults = page.get_by_role("alert").locator("li")
    expect(faults).to_have_count(2)
    expect(faults.nth(0)).to_contain_text("out.canastas")
    expect(faults.nth(1)).to_contain_text("meld.max_wilds")
    expect(page.get_by_role("button", name="Deal the cards")).to_have_count(0)
    assert page.evaluate("() => fetch('/api/tables').then(r => r.json()).then(r => r.tables.length)") == 0
    page.get_by_role("link", name="Change the rules").click()
    page.wait_for_url("**/rules?rules=*")
    expect(page.locator(".faults li")).to_have_count(2)


@pytest.mark.parametrize(
    ("case", "where"),
    [
        ('rules = "classic"\n[position\n', "Line 2"),
        ('rules = "classic"\n\n[position]\nhands = ["9x", 11, 11, 11]\n', "hands"),
        ('rules = "classic(no.such=1)"\n\n[position]\nhands = ["9s", 11, 11, 11]\n', "rules"),
    ],
)
def test_a_bad_position_is_refused_with_its_place(table, visit, case, where):
    page = visit(silent=False)
    page.goto(f"{table.address}referee?case={quote(case)}")
    expect(page.locator(".verdict")).to_have_text("Cannot be read")
    expect(page.locator(".reasons")).to_contain_text(where)
    expect(page.locator("textarea")).to_have_value(case)
    # It can be mended where it stands, and another one opened.
    page.locator("textarea").fill('rules = "classic"\n\n[position]\nhands = ["9s 9h 9c", 11, 11, 11]\n\n[[try]]\ndo = "+"\n')
    page.get_by_role("button", name="Rule on it").click()
    expect(page.locator(".verdict")).to_have_text("Allowed")
