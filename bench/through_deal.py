"""Random legal actions through ``Deal``, with actions and events; and what a copy of a deal costs."""

from __future__ import annotations

import json
import sys
import time
from random import Random

from canasta.cards import full_pack
from canasta.engine import Deal
from canasta.rules import preset


def measure(seconds: float) -> dict[str, float]:
    """Actions per CPU second and deals played, and microseconds for a copy in the middle of a deal."""
    rules = preset("classic")
    pack = full_pack(rules["deck.packs"], rules["deck.jokers"])
    rng = Random(7)
    actions = deals = 0
    middle: Deal | None = None
    start = time.process_time()
    while time.process_time() - start < seconds:
        rng.shuffle(pack)
        deal = Deal.start(rules, pack=list(pack), dealer=3, scores=[0, 0])
        played = 0
        while deal.phase != "over":
            deal.play(rng.choice(deal.legal_actions()))
            played += 1
            if middle is None and played == 60:
                middle = deal.copy()
        actions += played
        deals += 1
    spent = time.process_time() - start
    assert middle is not None
    copies = 300
    start = time.process_time()
    for _number in range(copies):
        middle.copy()
    copying = time.process_time() - start
    return {"actions_per_second": actions / spent, "deals": deals, "copy_microseconds": copying / copies * 1e6}


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
