"""How the bots play each preset: ``presets.py [DEALS [PRESET ...]]`` (default: 300 deals, every preset).

For each, steady plays all seats of DEALS deals: the share that ended by going out, and the canastas of a side by kind. Then it
plays DEALS duplicate deals against novice: every pack once for each side. The rows are those of the table in docs/bots.md.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

from canasta.bots import make_bot
from canasta.bots.bot import Bot
from canasta.bots.duplicate import Maker, compare
from canasta.bots.simulation import bots_for, simulate_deal
from canasta.rules import PRESETS, Rules, preset

SEED = "1"
KINDS = ("natural", "mixed", "samba", "mixed_samba", "wild")


def row(name: str, deals: int) -> str:
    """One row of the table, as Markdown."""
    rules = preset(name)
    out, kinds = _alone(rules, deals)
    found = compare(rules, _maker("steady"), _maker("novice"), deals, SEED)
    canastas = " | ".join(f"{kinds[kind]:.2f}" if kinds[kind] else "–" for kind in KINDS)
    return f"| `{name}` | {out:.0%} | {canastas} | {found.mean:+.0f} ± {found.half_width:.0f} |"


def _alone(rules: Rules, deals: int) -> tuple[float, dict[str, float]]:
    """The share of deals that a player of one table of steady bots ends by going out, and a side's canastas by kind."""
    outs = sides = 0
    kinds = Counter[str]()
    for number in range(deals):
        deal = simulate_deal(rules, bots_for(["steady"] * rules.players, SEED, number), SEED, number).deal
        outs += deal.went_out is not None
        for side, seats in enumerate(deal.sides):
            if seats:
                sides += 1
                kinds.update(kind for _, kind in deal.canastas(side))
    return outs / deals, {kind: kinds[kind] / sides for kind in KINDS}


def _maker(name: str) -> Maker:
    def make(rng: Random) -> Bot:
        return make_bot(name, rng)

    return make


def main(arguments: list[str]) -> None:
    """Print the table."""
    deals = int(arguments[0]) if arguments else 300
    print("| preset | out | natural | mixed | sequence | mixed sequence | wild | steady against novice |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name in arguments[1:] or PRESETS:
        print(row(name, deals), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
