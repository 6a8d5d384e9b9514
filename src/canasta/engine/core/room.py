"""Working room of the judge: a layout to reckon with and a state to try on."""

from __future__ import annotations

from canasta.engine.core.act import Act
from canasta.engine.core.ints import i64
from canasta.engine.core.kinds import OVER, TAKE
from canasta.engine.core.lay import do_meld, do_take, empty_hand
from canasta.engine.core.layout import Layout
from canasta.engine.core.out import Tally, can_go_out
from canasta.engine.core.state import State
from canasta.engine.core.tables import Tables


class Room:
    """Reused for every question; holds nothing between two."""

    def __init__(self, tables: Tables) -> None:
        self.layout: Layout = Layout()
        self.scratch: State = State(tables)
        self.tally: Tally = Tally()

    def can_go_out_after(self, state: State, act: Act) -> i64:
        """Whether the player can still go out this turn when ``act`` (judged sound but for this) is done."""
        other = self.scratch
        state.copy_to(other)
        if act.verb == TAKE:
            do_take(other, act)
        else:
            do_meld(other, act)
            empty_hand(other)
        if other.phase == OVER:
            return 1
        return can_go_out(other, self.layout)
