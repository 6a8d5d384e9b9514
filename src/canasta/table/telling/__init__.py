"""The table in words: what happened, what now, what the pile is, why a button is shut, what to think over.

Everything here is made from an ``Observation``, so no sentence can tell what its reader may not know.
"""

from canasta.table.telling.acts import ToldEvent, joined_acts, last_acts, tell_events
from canasta.table.telling.announcement import announcement
from canasta.table.telling.buttons import ButtonStates, TakeState, button_states, plain_claims
from canasta.table.telling.doubts import discard_doubts
from canasta.table.telling.melds import meld_label, to_natural
from canasta.table.telling.pile import PileNote, pile_note
from canasta.table.telling.reader import Reader
from canasta.table.telling.status import status

__all__ = [
    "ButtonStates",
    "PileNote",
    "Reader",
    "TakeState",
    "ToldEvent",
    "announcement",
    "button_states",
    "discard_doubts",
    "joined_acts",
    "last_acts",
    "meld_label",
    "pile_note",
    "plain_claims",
    "status",
    "tell_events",
    "to_natural",
]
