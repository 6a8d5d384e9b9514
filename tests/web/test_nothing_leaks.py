"""No message to a seat names a card that it has not seen, and no seed before its deal is over: whole deals, every message."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from canasta.bots import make_bot
from canasta.cards import UNKNOWN, CardTextError, full_pack, read_cards
from canasta.notation import write_action
from canasta.rules import preset
from canasta.table.setup import TableWish
from canasta.view import observe

_SIGNS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
_IN_TEXT = re.compile(r"(10|[2-9AKQJ])([♠♥♦♣])")
_ALL = {card.text for card in full_pack(1, 1)}
_SPELLED = {"sv": r"(spader|hjärter|ruter|klöver) (ess|kung|dam|knekt|tio|nia|åtta|sjua|sexa|femma|fyra|trea|tvåa)"}
_SUITS = dict(zip(("spader", "hjärter", "ruter", "klöver"), "shdc", strict=True))
_RANKS = dict(zip("ess kung dam knekt tio nia åtta sjua sexa femma fyra trea tvåa".split(), "AKQJT98765432", strict=True))


def cards_named(data: Any) -> set[str]:
    """Every card that a decoded message names, as a card, inside an act or inside a sentence."""
    if isinstance(data, dict):
        return set().union(*map(cards_named, data.values()), set())
    if isinstance(data, list):
        return set().union(*map(cards_named, data), set())
    if not isinstance(data, str):
        return set()
    found = {("T" if rank == "10" else rank) + _SIGNS[sign] for rank, sign in _IN_TEXT.findall(data)}
    found |= {_RANKS[rank] + _SUITS[suit] for suit, rank in re.findall(_SPELLED["sv"], data)}
    if data in _ALL:
        found.add(data)
    if data[:1] in "^=-+":
        with suppress(CardTextError):
            found |= {card.text for part in re.split(r"[&>]", data[1:]) for card in read_cards(part)}
    return found & _ALL


def cards_seen(events: Any, seat: int) -> set[str]:
    """Every card that ``seat`` has seen in the deal so far."""
    seen = (event.seen_by(seat) for event in events)
    return {card.text for event in seen for cards in (event.cards, *(cards for _, cards in event.groups)) for card in cards} - {
        UNKNOWN.text
    }


def test_the_look_for_cards_finds_them_in_every_form():
    message = {"a": ["Qh", {"b": "Lasse kastade 10♣"}], "c": "^8h8s&AsAdAh", "d": "Du drog klöver fyra.", "e": "Stopp"}
    assert cards_named(message) == {"Qh", "Tc", "8h", "8s", "As", "Ad", "Ah", "4c"}


@pytest.mark.parametrize("name", ["classic", "two_handed", "three_handed"])
async def test_whole_deals_tell_no_seat_what_it_has_not_seen(open_hub, page_at, name):
    rules = preset(name)
    async with open_hub(TableWish(pace="once"), rules, seed=7) as (hub, _):
        me = hub.table.setup.person
        pages = [page_at(hub, seat) for seat in range(rules.players)]
        for page in pages:
            await page.send(t="hello", seq=0)
        bot, checked, number = make_bot("novice", Random(5)), [0] * len(pages), 0
        while hub.table.running.number < 2 and number < 500:
            number += 1
            view = await pages[me].turn()
            for seat, page in enumerate(pages):
                if view["phase"] != "over":
                    await page.send(t="draft", id=f"d{number}", select=view["hand"][:1] if seat == me else ["4c"])
            if view["phase"] == "over":
                break
            _check(hub, pages, checked)
            action = write_action(bot.choose(observe(hub.table.deal, me)))
            await pages[me].ask(t="act", id=f"a{number}", seq=pages[me].seq, do=action, sure=True)
        _check(hub, pages, checked)
        assert min(checked) > 10


def _check(hub: Any, pages: list[Any], checked: list[int]) -> None:
    running = hub.table.running
    for seat, page in enumerate(pages):
        seen = cards_seen(running.deal.events, seat)
        for raw in page.raw[checked[seat] :]:
            message = json.loads(raw)
            if message["t"] == "drafted":
                named = cards_named([group["text"] for group in message["groups"]] + [message["text"], message["targets"]])
            else:
                named = cards_named(message)
            assert named <= seen | {"4c"}, (seat, named - seen, raw)
            if not hub.table.deal_over:
                assert running.seed not in raw
        checked[seat] = len(page.raw)


async def test_open_hands_are_shown_only_where_the_table_was_set_up_so(open_hub, page_at):
    for open_hands in (False, True):
        async with open_hub(TableWish(pace="once", open_hands=open_hands)) as (hub, _):
            page = page_at(hub, hub.table.setup.person)
            await page.send(t="hello", seq=0)
            view = await page.turn()
            assert all(("hand" in seat) == open_hands for seat in view["seats"])
            if open_hands:
                assert [len(seat["hand"]) for seat in view["seats"]] == [seat["cards"] for seat in view["seats"]]
