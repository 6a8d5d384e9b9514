"""A table with penalties: what was tried and refused is charged, told to all, and charged once."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from canasta.engine import Discard, Draw
from canasta.notation import read_action, write_action
from canasta.rules import Rules
from canasta.table.table import Table
from canasta.view import observe

RULES = Rules.read("classic(penalties=yes)")


def short_opening(table: Table, seat: int) -> list[str]:
    """Three of a kind in the hand of ``seat`` that are too few points to open with."""
    deal = table.deal
    hand = sorted(card for card in deal.hand(seat) if not card.is_wild)
    for _, alike in groupby(hand, key=lambda card: card.rank):
        three = [card.text for card in alike][:3]
        violations = deal.violations(read_action(f"={''.join(three)}")) if len(three) == 3 else ()
        if [found.code for found in violations] == ["opening_too_low"]:
            return three
    return []


async def test_a_short_opening_costs_once_and_everybody_hears_of_it(open_hub, page_at):
    async with open_hub(seed=5, rules=RULES) as (hub, log):
        me = hub.table.setup.person
        page, bystander = page_at(hub, me, "en"), page_at(hub, -1, "en")
        await page.send(t="hello", seq=0)
        await bystander.send(t="hello", seq=0)
        three: list[str] = []
        for number in range(300):
            view = await page.turn()
            if view["phase"] == "play" and not hub.table.deal.opened(me) and (three := short_opening(hub.table, me)):
                break
            hand = Counter(card.rank for card in hub.table.deal.hand(me))
            legal = [act for act in observe(hub.table.deal, me).legal if isinstance(act, Draw | Discard)]
            action = min(legal, key=lambda act: hand[act.card.rank] if isinstance(act, Discard) else 0)
            answer = await page.ask(t="act", id=f"a{number}", seq=page.seq, do=write_action(action), sure=True)
            assert answer["t"] == "done"
        assert three
        draft = await page.ask(t="draft", id="d", take=False, groups=[{"cards": three}], select=[])
        assert (draft["legal"], draft["cost"]) == (False, "raises the need by 10")
        seq = page.seq
        side = RULES.side_of[me]
        refused = await page.ask(t="act", id="short", seq=seq, do=f"={''.join(three)}")
        assert [found["code"] for found in refused["violations"]] == ["opening_too_low"]
        assert refused["text"].endswith("The opening now takes 60 points.")
        again = await page.ask(t="act", id="short", seq=seq, do=f"={''.join(three)}")
        assert again["violations"][0]["code"] == "stale"
        assert [row.body for row in log.kept if row.kind == "irregularity"] == [{"seat": me, "what": "opening_short"}]
        told = await page.turn()
        assert told["sides"][side]["minimum"] == 60 and told["hand"] == view["hand"]
        acts = [act["text"] for message in bystander.got if message["t"] == "view" for act in message["acts"]]
        assert any("laid too little to open (the opening now takes 60)" in text for text in acts)
        shown = [str(message) for message in bystander.got if message["t"] == "view"][-1]
        assert "minimum': 60" in shown


async def test_without_penalties_a_refusal_changes_nothing(open_hub, page_at):
    async with open_hub() as (hub, log):
        me = hub.table.setup.person
        page = page_at(hub, me)
        await page.send(t="hello", seq=0)
        await page.turn()
        kept = len(log.kept)
        refused = await page.ask(t="act", id="a", seq=page.seq, do="^KK")
        assert refused["t"] == "refused"
        assert len(log.kept) == kept and not hub.table.deal.breaches
