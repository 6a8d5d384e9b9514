"""OpenSpiel's gin rummy driven from Python with random legal moves, as the yardstick for our step API."""

from __future__ import annotations

import json
import sys
import time
from random import Random

import pyspiel


def measure(seconds: float) -> dict[str, float]:
    """Player's steps per CPU second and microseconds for a clone in the middle of a game."""
    game = pyspiel.load_game("gin_rummy")
    rng = Random(7)
    steps = 0
    middle = None
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        taken = 0
        while not state.is_terminal():
            if state.is_chance_node():
                # Dealing: the first outcome costs least; shuffling once would favour neither side.
                state.apply_action(rng.choice(state.legal_actions()))
                continue
            state.apply_action(rng.choice(state.legal_actions()))
            taken += 1
            if middle is None and taken == 30:
                middle = state.clone()
        steps += taken
    spent = time.process_time() - start
    assert middle is not None
    clones = 2000
    start = time.process_time()
    for _number in range(clones):
        middle.clone()
    cloning = time.process_time() - start
    return {"steps_per_second": steps / spent, "clone_microseconds": cloning / clones * 1e6}


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
