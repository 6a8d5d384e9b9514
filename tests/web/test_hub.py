"""The hub: wishes of one seat, bots on the others, every row kept before it is told."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from canasta.bots import make_bot
from canasta.notation import write_action
from canasta.table.rows import LogError
from canasta.table.setup import TableWish
from canasta.table.table import Table
from canasta.view import observe


async def test_a_person_and_bots_play_a_deal_and_go_on_to_the_next(open_hub, page_at):
    async with open_hub() as (hub, log):
        me = hub.table.setup.person
        page = page_at(hub, me)
        await page.send(t="hello", seq=0)
        bot = make_bot("novice", Random(3))
        for number in range(400):
            view = await page.turn()
            if view["phase"] == "over":
                break
            action = write_action(bot.choose(observe(hub.table.deal, me)))
            answer = await page.ask(t="act", id=f"a{number}", seq=page.seq, do=action, sure=True)
            assert answer["t"] == "done"
        assert view["sheet"]["deal_points"] == [sum(row["points"][side] for row in view["sheet"]["rows"]) for side in (0, 1)]
        assert view["commitment"]["seed"]
        await page.send(t="ready")
        await page.until(lambda got: got["t"] == "view" and got["view"]["deal"] == 2)
        assert [row.seq for row in log.kept] == list(range(len(log.kept)))


async def test_the_table_replayed_from_its_rows_is_the_same_to_the_card(open_hub, page_at):
    async with open_hub(seed=4) as (hub, log):
        page = page_at(hub, hub.table.setup.person)
        await page.send(t="hello", seq=0)
        for number in range(8):
            view = await page.turn()
            do = "+" if view["phase"] == "draw" else "-" + view["hand"][-1]
            await page.ask(t="act", id=f"a{number}", seq=page.seq, do=do, sure=True)
        await page.turn()
        again = Table.replay(log.kept)
        assert again.seq == hub.table.seq
        assert again.deal.position() == hub.table.deal.position()
        assert again.deal.events == hub.table.deal.events
        assert again.summary() == hub.table.summary() == log.summaries[-1]


async def test_a_repeated_id_is_harmless(open_hub, page_at):
    async with open_hub() as (hub, log):
        page = page_at(hub, hub.table.setup.person)
        await page.send(t="hello", seq=0)
        await page.turn()
        seq = page.seq
        first = await page.ask(t="act", id="one", seq=seq, do="+")
        hand = len(hub.table.deal.hand(0)), len(log.kept)
        second = await page.ask(t="act", id="one", seq=seq, do="+")
        assert first == second
        assert hand == (len(hub.table.deal.hand(0)), len(log.kept))


async def test_a_wish_based_on_an_old_view_is_refused_and_answered_with_the_new_one(open_hub, page_at):
    async with open_hub() as (hub, _):
        page = page_at(hub, hub.table.setup.person)
        await page.send(t="hello", seq=0)
        view = await page.turn()
        old = page.seq
        await page.ask(t="act", id="a", seq=old, do="+")
        answer = await page.ask(t="act", id="b", seq=old, do="-" + view["hand"][0], sure=True)
        assert answer["t"] == "refused"
        assert [violation["code"] for violation in answer["violations"]] == ["stale"]


async def test_a_refusal_has_its_sentence_in_the_sockets_language_and_changes_nothing(open_hub, page_at):
    async with open_hub() as (hub, log):
        page = page_at(hub, hub.table.setup.person, "nb")
        await page.send(t="hello", seq=0)
        view = await page.turn()
        before = len(log.kept), hub.table.deal.position()
        answer = await page.ask(t="act", id="a", seq=page.seq, do="-" + view["hand"][0])
        assert [violation["code"] for violation in answer["violations"]] == ["draw_first"]
        assert "trukket" in answer["text"]
        assert before == (len(log.kept), hub.table.deal.position())


async def test_what_is_drawn_cannot_be_named_so_no_wish_can_feel_for_the_next_card(open_hub, page_at):
    async with open_hub() as (hub, _):
        page = page_at(hub, hub.table.setup.person)
        await page.send(t="hello", seq=0)
        await page.turn()
        answer = await page.ask(t="act", id="a", seq=page.seq, do="+4c")
        assert answer["t"] == "done"


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", "7", '"act"', "{}", '{"t":"act"}', '{"t":"what"}', '{"t":"act","id":"","seq":0,"do":"+"}',
        '{"t":"act","id":"a","seq":"0","do":"+"}', '{"t":"act","id":"a","seq":0,"do":"+","seat":2}', '{"t":"pace","pace":"warp"}',
        '{"t":"draft","id":"d","groups":[{"cards":["Qh","not a card"]}]}', '{"t":"draft","id":"d","groups":7}', "[" * 5000,
        "\ud800",
        '{"t":"draft","id":"d","select":["Zz"]}', '{"t":"act","id":"' + "a" * 65 + '","seq":0,"do":"+"}', b"\xff\xfe",
        '{"t":"act","id":"\\ud800","seq":0,"do":"+"}',
    ],
)  # fmt: skip
async def test_what_is_no_message_is_answered_with_an_error_and_changes_nothing(open_hub, page_at, text):
    async with open_hub() as (hub, log):
        page = page_at(hub, hub.table.setup.person)
        await page.send(t="hello", seq=0)
        await page.turn()
        rows = len(log.kept)
        waiting = asyncio.create_task(page.until(lambda got: got["t"] == "error"))
        await asyncio.sleep(0)
        await hub.receive(page.connection, text)
        answer = await waiting
        assert answer["code"] == "message"
        assert len(log.kept) == rows
        assert (await page.ask(t="act", id="after", seq=page.seq, do="+"))["t"] == "done"


async def test_random_bytes_and_bent_messages_never_break_the_hub(open_hub, page_at):
    rng = Random(11)
    good = ['{"t":"act","id":"a","seq":9,"do":"^8h8s&AsAdAh"}', '{"t":"draft","id":"d","take":true,"groups":[{"cards":["8h"]}]}']
    async with open_hub() as (hub, log):
        page = page_at(hub, hub.table.setup.person)
        await page.send(t="hello", seq=0)
        await page.turn()
        rows = len(log.kept)
        for number in range(400):
            text = bytearray(rng.choice(good).encode())
            for _ in range(rng.randrange(1, 6)):
                text[rng.randrange(len(text))] = rng.randrange(256)
            await hub.receive(page.connection, bytes(text) if number % 2 else text.decode("latin-1"))
            await asyncio.sleep(0)
        assert not page.connection.lost.is_set()
        assert {message["t"] for message in page.got} <= {"view", "error", "refused", "drafted", "doubt"}
        assert len(log.kept) == rows


async def test_what_could_not_be_kept_has_not_happened(open_hub, page_at):
    async with open_hub() as (hub, log):
        page = page_at(hub, hub.table.setup.person)
        await page.send(t="hello", seq=0)
        await page.turn()
        before = hub.table.deal.position()
        log.fault = LogError("the disk is full")
        answer = await page.ask(t="act", id="a", seq=page.seq, do="+")
        assert (answer["t"], answer["code"]) == ("error", "storage")
        assert hub.table.deal.position() == before
        assert (await page.ask(t="act", id="a", seq=page.seq, do="+"))["t"] == "done"


async def test_nobody_hears_of_a_row_before_it_is_kept(open_hub, page_at):
    async with open_hub() as (hub, log):
        page = page_at(hub, hub.table.setup.person)
        await page.send(t="hello", seq=0)
        await page.turn()
        kept = asyncio.Event()
        append = log.append

        async def slow(rows, summary):
            await kept.wait()
            await append(rows, summary)

        log.append = slow
        told = len(page.got)
        wish = asyncio.create_task(page.send(t="act", id="a", seq=page.seq, do="+"))
        page.connection.refresh()
        await asyncio.sleep(0.05)
        assert len(page.got) == told
        kept.set()
        await wish
        await page.until(lambda got: got["t"] == "view" and got["view"]["phase"] == "play") if len(page.got) == told else None


async def test_a_page_that_stops_reading_holds_up_nobody(open_hub, page_at):
    async with open_hub() as (hub, _):
        me = hub.table.setup.person
        stuck = page_at(hub, me)
        never = asyncio.Event()

        async def unread(text):
            await never.wait()

        stuck.connection._send = unread
        await stuck.send(t="hello", seq=0)
        page = page_at(hub, me)
        await page.send(t="hello", seq=0)
        for number in range(6):
            view = await page.turn()
            do = "+" if view["phase"] == "draw" else "-" + view["hand"][-1]
            assert (await page.ask(t="act", id=f"a{number}", seq=page.seq, do=do, sure=True))["t"] == "done"
        for _ in range(300):
            await stuck.send(t="act", id="x", seq=0, do="+")
        assert stuck.connection.lost.is_set()
        assert not page.connection.lost.is_set()


async def test_a_doubtful_discard_asks_once(open_hub, page_at):
    for seed in range(40):
        async with open_hub(seed=seed) as (hub, log):
            page = page_at(hub, hub.table.setup.person)
            await page.send(t="hello", seq=0)
            await page.turn()
            await page.ask(t="act", id="a", seq=page.seq, do="+")
            view = await page.turn()
            wild = [card for card in view["hand"] if card == "Jo" or card[0] == "2"]
            if view["phase"] != "play" or not wild:
                continue
            rows = len(log.kept)
            answer = await page.ask(t="act", id="b", seq=page.seq, do="-" + wild[0])
            assert answer["t"] == "doubt"
            assert "is_wild" in [reason["code"] for reason in answer["reasons"]]
            assert len(log.kept) == rows
            assert (await page.ask(t="act", id="b", seq=page.seq, do="-" + wild[0], sure=True))["t"] == "done"
            return
    pytest.fail("no hand of forty held a wild card")


async def test_the_pace_can_be_changed_while_a_bot_waits(open_hub, page_at):
    async with open_hub(TableWish(pace="slow")) as (hub, _):
        if hub.table.bot_to_move is None:
            pytest.skip("the person begins with this seed")
        page = page_at(hub, hub.table.setup.person)
        await page.send(t="hello", seq=0)
        await page.send(t="pace", pace="once")
        async with asyncio.timeout(1.5):
            await page.turn()
        assert hub.table.pace_name == "once"


async def test_hello_brings_the_whole_deal_again(open_hub, page_at):
    async with open_hub() as (hub, _):
        page = page_at(hub, hub.table.setup.person)
        await page.send(t="hello", seq=0)
        await page.turn()
        await page.ask(t="act", id="a", seq=page.seq, do="+")
        waiting = asyncio.create_task(page.until(lambda got: got["t"] == "view" and got["full"]))
        await asyncio.sleep(0)
        await page.send(t="hello", seq=1)
        full = await waiting
        assert full["events"] == []
        told = [act["text"] for message in page.got if message["t"] == "view" and not message["full"] for act in message["acts"]]
        assert told[-1] in [act["text"] for act in full["acts"]]
