"""Random walks through deals: every act is played as listed, and nothing may go wrong."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from canasta.bots.playing import MOST_ACTS, StuckDeal
from canasta.bots.simulation import dealer_of, pack_of
from canasta.engine import Deal
from canasta.rules import Rules
from canasta.shuffle import deal_seed, shuffled


def walk(rules: Rules, deals: int, seed: str = "1") -> Iterator[Deal]:
    """Deals played by chance among the listed actions; the deal (always the same object) before each act, and when it is over.

    Raises ``StuckDeal`` where no action is listed while the deal is not over, or it does not end.
    """
    for number in range(deals):
        rng = Random(f"{seed}\n{number}\nwalk")
        deal = Deal.start(
            rules,
            pack=shuffled(pack_of(rules), deal_seed(seed, number)),
            dealer=dealer_of(rules, number),
            scores=[0] * len(rules.sides),
        )
        acts = 0
        while deal.phase != "over":
            yield deal
            legal = deal.legal_actions()
            if not legal or acts >= MOST_ACTS:
                raise StuckDeal(f"deal {number} of seed {seed!r} under {rules.text} is stuck after {acts} acts")
            deal.play(legal[rng.randrange(len(legal))])
            acts += 1
        yield deal
