"""What a seat may know of a deal: `observe` is the one function that decides it."""

from canasta.view.memory import Memory, remember
from canasta.view.observation import Observation
from canasta.view.observe import observe
from canasta.view.text import ObservationError

__all__ = ["Memory", "Observation", "ObservationError", "observe", "remember"]
