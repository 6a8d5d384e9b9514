"""What an act would be, group by group: for players who are still arranging their cards."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.action import Action
from canasta.engine.acts import act_of
from canasta.engine.core.gather import gather
from canasta.engine.core.kinds import OVER, TAKE
from canasta.engine.core.layout import NO_KIND
from canasta.engine.core.moves import Mover
from canasta.engine.core.state import State
from canasta.engine.violation import Violation


@dataclass(frozen=True, slots=True)
class DraftGroup:
    """One group: its card points (of the claim, with the top card where it counts), the meld it goes to (0: a new
    one), its faults.
    """

    points: int
    meld: int
    violations: tuple[Violation, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """An act in the making. ``need`` is the opening minimum, 0 where the side has opened; ``short`` what
    ``points`` lack of it.
    """

    groups: tuple[DraftGroup, ...]
    points: int
    need: int
    short: int
    violations: tuple[Violation, ...]

    @property
    def legal(self) -> bool:
        """Whether it may be played as it is."""
        return not self.violations


def draft_of(state: State, mover: Mover, action: Action, violations: tuple[Violation, ...]) -> Draft:
    """The draft of a concrete action with the violations already found."""
    act = mover.act
    need = 0 if state.opened(state.to_move) else max(0, int(state.minimums[state.tables.side_of[state.to_move]]))
    if state.phase == OVER or act_of(action, state, act) or (act.verb == TAKE and state.pile_size == 0):
        return Draft((), 0, need, need, violations)
    act.faults = 0
    gather(state, act, state.tables.rank_of[state.top()] if act.verb == TAKE else NO_KIND)
    groups = []
    for number in range(act.groups):
        touched = int(act.group_touch[number])
        meld = int(act.touch_meld[touched]) + 1 if touched >= 0 else 0
        faults = tuple(violation for violation in violations if violation.group == number)
        groups.append(DraftGroup(int(act.group_points[number]), meld, faults))
    points = int(act.points)
    return Draft(tuple(groups), points, need, max(0, need - points), violations)
