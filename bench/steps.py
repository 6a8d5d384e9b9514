"""The core's step API driven from Python: list the legal moves (integers), choose one at random, do it."""

from __future__ import annotations

import json
import sys
import time
from random import Random

from canasta.bots.core_simulation import walker_for
from canasta.bots.simulation import dealer_of
from canasta.engine.compile import mover_for
from canasta.engine.core.kinds import OVER
from canasta.engine.core.state import State
from canasta.rules import preset


def measure(seconds: float) -> dict[str, float]:
    """Steps per CPU second, deals played, and microseconds for a copy of the state in the middle of a deal."""
    rules = preset("classic")
    mover = mover_for(rules)
    walker = walker_for(rules)
    rng = Random(7)
    steps = deals = 0
    middle: State | None = None
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        state = walker.fresh(7, deals, dealer_of(rules, deals))
        taken = 0
        while state.phase != OVER:
            mover.play(state, rng.choice(mover.legal_moves(state)))
            taken += 1
            if middle is None and taken == 60:
                middle = state.copy()
        steps += taken
        deals += 1
    spent = time.process_time() - begun
    assert middle is not None
    copies = 3000
    begun = time.process_time()
    for _number in range(copies):
        middle.copy()
    copying = time.process_time() - begun
    return {"steps_per_second": steps / spent, "deals": deals, "clone_microseconds": copying / copies * 1e6}


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
