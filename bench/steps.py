"""The core's step API driven from Python: list the legal moves (integers), choose one at random, do it."""

from __future__ import annotations

import json
import sys
import time
from random import Random

from canasta.cards import full_pack
from canasta.engine.compile import mover_for
from canasta.engine.core.kinds import OVER
from canasta.engine.core.start import start
from canasta.engine.core.state import State
from canasta.engine.kinds import kind_of
from canasta.rules import preset


def measure(seconds: float) -> dict[str, float]:
    """Steps per CPU second, deals played, and microseconds for a copy of the state in the middle of a deal."""
    rules = preset("classic")
    mover = mover_for(rules)
    pack = [kind_of(card) for card in full_pack(rules["deck.packs"], rules["deck.jokers"])]
    rng = Random(7)
    steps = deals = 0
    middle: State | None = None
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        rng.shuffle(pack)
        state = State(mover.tables)
        for place, kind in enumerate(pack):
            state.stock[place] = kind
        state.stock_end = len(pack)
        state.minimums[0] = state.minimums[1] = 50
        start(state, 3, mover.search)
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
