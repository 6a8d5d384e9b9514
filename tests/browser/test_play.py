"""The table in a real browser: by mouse, by finger, by keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def test_play_now_deals_within_seconds_and_a_turn_is_played_by_mouse(table, visit):
    page = visit()
    page.goto(table.address)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator("#hand button").first).to_be_visible(timeout=10_000)
    draw = page.locator("[data-action=draw]")
    expect(draw).not_to_have_attribute("aria-disabled", "true", timeout=30_000)
    draw.click()
    discard = page.locator("[data-action=discard]")
    expect(discard).to_be_visible()
    page.locator("#hand button").last.click()
    expect(page.locator("#hand button[aria-pressed=true]")).to_have_count(1)
    discard.click()
    anyway = page.get_by_role("button", name="Discard anyway")
    page.wait_for_function("() => document.querySelector('.msg.doubt') || !document.querySelector('.msg.turn')")
    if anyway.count():
        anyway.click()
    expect(page.locator(".msg.turn")).to_have_count(0)


def test_a_refusal_says_why_and_stays_until_the_next_act(table, visit):
    page = table.open(visit(locale="sv-SE"))
    assert table.asks(page)
    page.locator("#hand button").first.click()
    # Buttons that cannot be used now are pressed all the same: that is how somebody learns why.
    page.locator("[data-action=discard]").click(force=True)
    message = page.locator("#messages")
    expect(message).to_contain_text("dragit", timeout=10_000)
    page.wait_for_timeout(1500)
    expect(message).to_contain_text("dragit")
    page.locator("#hand button").first.click()
    page.locator("[data-action=draw]").click()
    expect(message).not_to_contain_text("inte dragit")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (320, 568)])
def test_a_turn_is_played_by_finger_without_a_lost_control(table, visit, width, height):
    page = table.open(visit(width, height, touch=True))
    assert table.asks(page)
    for action in ("draw", "discard"):
        box = page.locator(f"[data-action={action}]").bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
        assert box["height"] >= 40
    page.locator("[data-action=draw]").tap()
    page.wait_for_function("() => document.querySelector('[data-action=discard]')?.getAttribute('aria-disabled') !== null")
    last = page.locator("#hand button").last
    last.tap()
    expect(page.locator("#hand button[aria-pressed=true]")).to_have_count(1)
    page.locator("[data-action=discard]").tap()
    page.wait_for_selector(".msg.doubt, [data-action=draw][aria-disabled=false]")


@pytest.mark.parametrize("rules", ["classic", "two_handed"])
def test_a_whole_deal_is_played_by_keyboard_alone(table, visit, rules):
    page = table.open(visit(), rules=rules)
    page.evaluate("() => addEventListener('pointerdown', () => { window.touched = true }, true)")
    turns = 0
    while table.asks(page):
        if page.locator(".msg.ask, .msg.doubt").count():
            page.locator(".msg.ask button, .msg.doubt button").nth(1).focus()
            page.keyboard.press("Enter")
        elif page.locator("[data-action=draw]").count():
            page.keyboard.press("d")
            turns += 1
        elif page.locator("[data-action=pass]").count():
            page.keyboard.type(".")
            page.keyboard.press("Enter")
        else:
            page.locator("#hand button[tabindex='0']").focus()
            page.keyboard.press("End")
            if page.locator("#hand button[aria-pressed=true]").count() == 0:
                page.keyboard.press("Space")
            page.keyboard.press("c")
        table.settle(page)
    assert turns >= 3
    assert not page.evaluate("() => window.touched")
    expect(page.locator("main.sheet")).to_contain_text(re.compile("Cards left in hand|Cards on the table"))
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Next deal").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#hand button").first).to_be_visible()


def test_a_game_is_played_to_its_end_and_again(table, visit):
    page = table.open(visit(), rules="classic(game.target=500)")
    for _ in range(12):
        table.finish_deal(page)
        if page.get_by_role("button", name="Play again").count():
            break
        page.get_by_role("button", name="Next deal").click()
        page.wait_for_selector("#hand button")
    address = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#hand button").first).to_be_visible()
    assert page.url != address


def test_typed_notation_is_shown_before_it_is_sent(table, visit):
    page = table.open(visit())
    assert table.asks(page)
    page.keyboard.type("+")
    expect(page.locator("#messages input")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#hand button[aria-label*=new]").first).to_be_visible()


def test_the_state_is_announced(table, visit):
    page = table.open(visit(locale="en-GB"))
    assert table.asks(page)
    # The partner may have opened already.
    need = "" if "opened" in page.locator(".tally.us").inner_text() else r" You need 50 to open\."
    said = re.compile(rf"Your turn\. The pile is \w+.*You hold \w+ cards\.{need}")
    expect(page.locator("[role=status]").first).to_contain_text(said)


def test_the_game_is_there_again_after_a_reload_and_on_the_first_page(table, visit):
    page = table.open(visit(locale="nb-NO"))
    assert table.asks(page)
    hand = page.locator("#hand button").count()
    page.reload()
    assert table.asks(page)
    assert page.locator("#hand button").count() == hand
    address = page.url
    page.goto(table.address)
    page.locator(f"a[href='{re.sub('^https?://[^/]+', '', address)}']").first.click()
    expect(page.locator("#hand button").first).to_be_visible()


def test_another_browser_does_not_get_the_seat(table, visit):
    page = table.open(visit())
    other = visit()
    other.goto(page.url)
    expect(other.get_by_role("heading")).to_contain_text("no such table, or you have no seat", timeout=15_000)
    expect(other.locator("a[href='/']").first).to_be_visible()
    assert other.locator("#hand").count() == 0


def test_at_a_table_with_penalties_what_was_tried_costs_and_is_told(table, visit):
    page = table.open(visit(390, 844), rules="classic(penalties=yes)")
    assert table.asks(page)
    names = dict(zip("AKQT987654", "ace king queen ten nine eight seven six five four".split(), strict=True))
    pile = page.locator("[data-drop=pile]").text_content() or ""
    apart = [code.partition(".")[0] for code in table.shows(page)["hand"] if names.get(code[0], "pile") not in pile]
    page.keyboard.type(f"^{apart[0]}{apart[1]}")
    page.keyboard.press("Enter")
    expect(page.locator("#messages")).to_contain_text("That costs 50 points.")
    table.settle(page)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("reached for the pile and could not use its top card (−50)")
