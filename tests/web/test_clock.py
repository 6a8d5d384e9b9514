"""The clock at a table that is played: said to the page, kept in the log, and the same after a restart."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from canasta.notation import write_action
from canasta.rules import Rules
from canasta.table.table import Table
from canasta.view import observe
from canasta.web.hub import Hub
from canasta.web.thinking import plain_act

TIMED = Rules.read("classic(game.clock=10,deal.exact_cut_bonus=50)")
END = 2 + 10 * 60_000


class Clock:
    """A clock that tests move."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def with_clock(hub: Hub, clock: Clock) -> None:
    hub._clock = clock


async def play_out(hub: Hub, page: Any) -> dict[str, Any]:
    """The person's plain acts until the deal is over."""
    for number in range(600):
        view = await page.turn()
        if view["phase"] == "over":
            return view
        act = write_action(plain_act(observe(hub.table.deal, hub.table.setup.person)))
        answer = await page.ask(t="act", id=f"{hub.table.seq}-{number}", seq=page.seq, do=act, sure=True)
        assert answer["t"] == "done"
    raise AssertionError("the deal does not end")


async def test_the_page_is_told_the_minutes_and_then_that_this_is_the_last_deal(open_hub, page_at):
    clock = Clock(3)
    async with open_hub(rules=TIMED) as (hub, log):
        with_clock(hub, clock)
        page = page_at(hub, hub.table.setup.person, "en")
        await page.send(t="hello", seq=0)
        view = await page.turn()
        assert view["clock"] == "10 minutes left"
        clock.now = END - 61_000
        await page.send(t="hello", seq=0)
        await page.until(lambda got: got["t"] == "view" and got["view"]["clock"] == "2 minutes left")
        clock.now = END + 1
        act = "+" if view["actions"]["draw"]["can"] else write_action(plain_act(observe(hub.table.deal, view["me"])))
        await page.ask(t="act", id="late", seq=page.seq, do=act, sure=True)
        await page.turn()
        assert page.view["clock"] == "Time is up: this is the last deal"
        kinds = [row.kind for row in log.kept]
        assert kinds.count("time") == 1
        told = [act["text"] for message in page.got if message["t"] == "view" for act in message["acts"]]
        assert told.count("Time is up: this is the last deal") == 1
        assert any("cut " in text and "cards" in text for text in told)
        view = await play_out(hub, page)
        assert view["game_over"]
        assert view["clock"] == "Time is up"
        assert "The time is up." in view["status"]
        await page.send(t="ready")
        await asyncio.sleep(0)
        assert [row.kind for row in log.kept].count("deal") == 1
        again = Table.replay(log.kept)
        assert again.over
        assert again.summary() == hub.table.summary()


async def test_when_the_time_ends_at_the_score_sheet_no_deal_follows(open_hub, page_at):
    clock = Clock(3)
    async with open_hub(rules=TIMED) as (hub, log):
        with_clock(hub, clock)
        page = page_at(hub, hub.table.setup.person, "en")
        await page.send(t="hello", seq=0)
        view = await play_out(hub, page)
        assert not view["game_over"]
        clock.now = END
        await page.send(t="ready")
        await page.until(lambda got: got["t"] == "view" and got["view"]["game_over"]) if not page.view["game_over"] else None
        assert [row.kind for row in log.kept][-2:] == ["ready", "time"]


async def test_a_killed_server_goes_on_with_the_same_clock(open_hub, page_at):
    async with open_hub(rules=TIMED) as (hub, log):
        page = page_at(hub, hub.table.setup.person, "en")
        await page.send(t="hello", seq=0)
        await page.turn()
        thinker = hub._thinker
    clock = Clock(END - 30_000)
    resumed = Hub(Table.replay(log.kept), log, thinker, clock=clock, chance=Random(1).randbytes)
    try:
        page = page_at(resumed, resumed.table.setup.person, "en")
        await page.send(t="hello", seq=0)
        assert (await page.turn())["clock"] == "1 minute left"
    finally:
        await resumed.close()
    late = Hub(Table.replay(log.kept), log, thinker, clock=Clock(END + 9), chance=Random(1).randbytes)
    try:
        page = page_at(late, late.table.setup.person, "en")
        await page.send(t="hello", seq=0)
        async with asyncio.timeout(10):
            while log.kept[-1].kind != "time":
                await asyncio.sleep(0.01)
        assert (await page.turn())["clock"] == "Time is up: this is the last deal"
    finally:
        await late.close()


async def test_the_minutes_go_down_while_somebody_thinks(open_hub, page_at):
    clock = Clock(3)
    async with open_hub(rules=TIMED) as (hub, log):
        with_clock(hub, clock)
        page = page_at(hub, hub.table.setup.person, "en")
        await page.send(t="hello", seq=0)
        await page.turn()
        hub._ticker.cancel()
        clock.now = END - 40  # the clock's next minute is over in 40 ms
        hub._ticker = asyncio.create_task(hub._tick())
        await asyncio.sleep(0)
        clock.now = END
        await page.until(lambda got: got["t"] == "view" and got["view"]["clock"] == "Time is up: this is the last deal")
        assert log.kept[-1].kind == "time"
        assert page.view["announce"].startswith("Time is up: this is the last deal")
