"""Hands of fourteen cards that are laid down whole and end the deal, where ``special.hands`` names their source."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SpecialHand:
    """A special hand: its ``name`` in the notation (``=*pairs``) and the points that replace the score of the deal."""

    name: str
    points: int

    @property
    def message(self) -> str:
        """Message id of its name for people; ``.what`` says what it is made of."""
        return f"special-hand-{self.name.replace('_', '-')}"


#: Value of ``special.hands`` -> its hands.
SPECIAL_HANDS: dict[str, tuple[SpecialHand, ...]] = {
    "none": (),
    "pag": (
        SpecialHand("straight", 3000),
        SpecialHand("pairs", 2500),
        SpecialHand("wild_pairs", 2000),
        SpecialHand("garbage", 2000),
    ),
}
