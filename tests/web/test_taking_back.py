"""The wish to take a meld back: done, refused where there is nothing, and told anew to everybody."""

from __future__ import annotations

from random import Random

from canasta.bots import make_bot
from canasta.engine import Meld
from canasta.notation import write_action
from canasta.rules import Rules
from canasta.view import observe

RULES = Rules.read("classic(meld.undo=within_turn)")


async def test_a_meld_is_taken_back_and_everybody_sees_the_table_as_it_was(open_hub, page_at):
    async with open_hub(rules=RULES) as (hub, log):
        me = hub.table.setup.person
        page = page_at(hub, me)
        await page.send(t="hello", seq=0)
        bot = make_bot("novice", Random(3))
        for number in range(300):
            view = await page.turn()
            refused = await page.ask(t="undo", id=f"u{number}", seq=page.seq)
            assert (refused["t"], refused["violations"][0]["code"]) == ("refused", "nothing-to-take-back")
            assert not view["actions"]["undo"]["can"]
            action = bot.choose(observe(hub.table.deal, me))
            answer = await page.ask(t="act", id=f"a{number}", seq=page.seq, do=write_action(action), sure=True)
            assert answer["t"] == "done"
            if isinstance(action, Meld):
                break
        laid = await page.turn()
        assert laid["actions"]["undo"]["can"]
        stale = await page.ask(t="undo", id="stale", seq=1)
        assert stale["violations"][0]["code"] == "stale"
        done = await page.ask(t="undo", id="back", seq=page.seq)
        assert done["t"] == "done"
        told = await page.turn()
        assert next(message for message in reversed(page.got) if message["t"] == "view")["full"]
        assert told["hand"] == view["hand"]
        assert told["sides"] == view["sides"]
        assert (await page.ask(t="undo", id="back", seq=page.seq))["seq"] == done["seq"]
        assert [row.kind for row in log.kept].count("undo") == 1
