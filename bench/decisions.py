"""How long a bot thinks: milliseconds of every decision in some deals of Classic between four of its kind."""

from __future__ import annotations

import json
import sys
import time
from random import Random

from canasta.bots import make_bot
from canasta.cards import full_pack
from canasta.engine import Deal
from canasta.rules import preset
from canasta.shuffle import deal_seed, shuffled
from canasta.view import observe
from measure import percentile


def decisions(name: str, deals: int) -> list[float]:
    """The time of each decision in milliseconds, without the time to look at the table."""
    rules = preset("classic")
    pack = full_pack(rules["deck.packs"], rules["deck.jokers"])
    times: list[float] = []
    for number in range(deals):
        deal = Deal.start(rules, pack=shuffled(pack, deal_seed("decisions", number)), dealer=3, scores=[0, 0])
        bots = [make_bot(name, Random(seat)) for seat in range(4)]
        while deal.phase != "over":
            seen = observe(deal, deal.to_move)
            start = time.perf_counter()
            action = bots[deal.to_move].choose(seen)
            times.append((time.perf_counter() - start) * 1000)
            deal.play(action)
    return times


if __name__ == "__main__":
    found = decisions(sys.argv[1], int(sys.argv[2]))
    print(json.dumps({"count": len(found), "p50": percentile(found, 0.5), "p99": percentile(found, 0.99)}))
