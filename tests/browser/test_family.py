"""Other games at the table, house rules from the editor to the table, and a ruling of the referee, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from canasta.table.families import family_of, presets_in_order

pytestmark = pytest.mark.browser


#: The rest of the games have their own tests: test_play.py, test_screens.py.
GAMES = [
    game for game in presets_in_order() if family_of(game) != "classic" or game in ("cutthroat", "five_handed", "six_sit_out")
]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_set_up_and_a_deal_of_it_played(table, visit, game):
    page = visit()
    page.goto(f"{table.address}new")
    page.wait_for_selector(".tile")
    found = page.evaluate("game => fetch('/api/setup').then(r => r.json()).then(r => r.presets.find(p => p.name === game))", game)
    page.locator(".sgame .seg label", has_text=str(found["seats"])).first.click()
    page.locator(".tile", has=page.get_by_text(found["title"], exact=True)).locator("input").first.check(force=True)
    page.locator(".sopt .seg", has=page.get_by_text("At once")).get_by_text("At once").click()
    for level in page.locator(".seatmap .sq:not(.me) select").all():
        level.select_option("novice")
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("h1.deal")).to_contain_text(found["title"])
    table.finish_deal(page, melds=True)
    expect(page.locator("main.sheet")).to_be_visible()


def test_a_rule_is_changed_shared_by_link_and_in_force_at_the_table(table, visit, axe):
    page = visit()
    page.goto(f"{table.address}rules")
    row = page.locator("[id='o-out.canastas']")
    row.get_by_role("button", name="More").click()
    expect(page.get_by_label("The rules as text", exact=True)).to_have_value("classic(out.canastas=2)")
    expect(page.locator(".pills li")).to_have_count(1)
    expect(row).to_contain_text("Classic: 1")
    assert axe(page) == []
    page.wait_for_url("**/rules?rules=classic*")
    link = page.url

    other = visit(390, 844)
    other.goto(link)
    other.get_by_role("link", name="Play with these").click()
    other.get_by_role("button", name="Deal the cards").click()
    other.wait_for_url("**/table/*")
    other.wait_for_selector("#hand button")
    other.keyboard.press("r")
    dialog = other.locator("dialog[open]")
    expect(dialog).to_contain_text("classic(out.canastas=2)")
    dialog.get_by_role("button", name="Every rule by itself").click()
    mine = dialog.locator("[id='o-out.canastas']")
    expect(mine).to_contain_text("Classic: 1")
    mine.get_by_role("button", name="What the sources say").click()
    expect(mine.locator(".behind")).to_be_visible()


def test_an_impossible_rule_is_not_set_and_says_why(table, visit):
    page = visit()
    page.goto(f"{table.address}rules")
    line = page.get_by_label("The rules as text", exact=True)
    line.fill("classic(out.canastas=lots)")
    line.press("Enter")
    expect(page.locator(".faults li")).to_have_count(1)
    expect(page.locator("[id='o-out.canastas'] output")).to_have_text("1")


def test_a_contradiction_names_its_options_by_title_and_apart(table, visit):
    page = visit(390, 844)
    page.goto(f"{table.address}rules?rules=classic(deck.packs=3,red3.values=[100,100,100,100])")
    places = page.locator(".faults .places button")
    expect(places).to_have_text(["Red threes", "Packs"])
    places.last.click()
    expect(page.locator("[id='o-deck.packs']")).to_be_focused()


def test_the_referee_rules_on_a_position_by_cards_and_by_text(table, visit, axe):
    page = visit()
    page.goto(f"{table.address}referee")
    expect(page.locator(".verdict")).to_contain_text("Not allowed")
    page.get_by_role("button", name="Add a card to: Hand").click()
    page.get_by_role("dialog").get_by_role("button", name="nine of spades").click()
    page.keyboard.press("Escape")
    page.get_by_label("The act in notation").fill("^9c9s")
    page.get_by_role("button", name="Rule on it").click()
    expect(page.locator(".verdict")).to_have_text("Allowed")
    assert axe(page) == []
    page.locator(".ref .seg").get_by_text("Text").click()
    assert "^9c9s" in page.locator("textarea").input_value()


def test_the_table_asks_the_referee_on_a_refused_act(table, visit):
    page = table.open(visit())
    assert table.asks(page)
    page.locator("#hand button").first.click(position={"x": 12, "y": 24})
    page.locator("[data-action=discard]").click(force=True)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Ask the referee").click()
    expect(opened.value.locator(".verdict")).to_contain_text("Not allowed")
