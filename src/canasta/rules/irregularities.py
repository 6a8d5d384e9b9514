"""What irregularities cost where ``penalties=yes``. The engine refuses what is not allowed; counts and score pads need these."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Irregularity:
    """One kind of irregularity, as a count names it.

    ``points`` are added to the score of the side at fault (never positive), once for each time it is named. ``minimum`` is
    added to its opening minimum for the rest of the deal. ``sources``: codes of ``SOURCES``. ``with_two``: whether it costs
    anything where two play.
    """

    kind: str
    points: int = 0
    minimum: int = 0
    sources: tuple[str, ...] = ()
    with_two: bool = True

    @property
    def message(self) -> str:
        """Message id of the sentence that says what happened."""
        return f"irregularity-{self.kind.replace('_', '-')}"

    def points_for(self, players: int) -> int:
        """What it costs with so many players."""
        return self.points if self.with_two or players > 2 else 0


#: Kind -> irregularity.
IRREGULARITIES: dict[str, Irregularity] = {
    found.kind: found
    for found in (
        Irregularity(kind="red3_undeclared", points=-500, sources=("PAR", "BIC"), with_two=False),
        Irregularity(kind="out_against_no", points=-100, sources=("PAR", "DUM")),
        Irregularity(kind="out_failed", points=-100, sources=("PAR", "DUM")),
        Irregularity(kind="out_without_canasta", points=-100, sources=("DUM",)),
        Irregularity(kind="top_not_used", points=-50, sources=("PAR", "HOY")),
        Irregularity(kind="opening_short", minimum=10, sources=("BIC",), with_two=False),
    )
}
