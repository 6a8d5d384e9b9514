"""The bridge from an observation to the core's policy."""

from __future__ import annotations

from canasta.engine import Action
from canasta.engine.acts import action_of
from canasta.engine.compile import mover_for
from canasta.engine.core.policy import Policy
from canasta.engine.reading import read_position
from canasta.view import Observation


def policy_action(seen: Observation) -> Action:
    """What the core's policy does with what ``seen`` tells: other hands and the stock are cards it does not know."""
    mover = mover_for(seen.rules)
    state, cards, _, _ = read_position(seen.position(), mover)
    act = Policy(mover.search).choose(state)
    return action_of(act, state, cards.hands[seen.seat])
