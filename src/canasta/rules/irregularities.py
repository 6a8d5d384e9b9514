"""What irregularities cost, where the rules let them cost something (``penalties``; ``meld.undo`` for taking back).

The engine refuses what is not allowed; counts, score pads and tables that want them name what was tried.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

#: The kind of a meld, or a pile, that was taken back where that has its price.
TAKEN_BACK = "taken_back"


@dataclass(frozen=True, slots=True, kw_only=True)
class Irregularity:
    """One kind of irregularity, as a count names it.

    ``points`` are added to the score of the side at fault (never positive), once for each time it is named. ``minimum`` is
    added to its opening minimum for the rest of the deal. ``sources``: codes of ``SOURCES``. ``with_two``: whether it costs
    anything where two play. ``tried``: the violations that show, where the rules refuse an act, that it was this;
    ``beside``: others that may stand beside them; ``taking``: only of an act that takes the pile.
    """

    kind: str
    points: int = 0
    minimum: int = 0
    sources: tuple[str, ...] = ()
    with_two: bool = True
    tried: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    taking: bool = False

    @property
    def message(self) -> str:
        """Message id of the sentence that says what happened."""
        return f"irregularity-{self.kind.replace('_', '-')}"

    def counts_in(self, rules: Mapping[str, Any]) -> bool:
        """Whether it costs anything in these rules."""
        if rules["players"] == 2 and not self.with_two:
            return False
        return bool(rules["penalties"]) or (self.kind == TAKEN_BACK and rules["meld.undo"] == "with_penalty")

    def points_in(self, rules: Mapping[str, Any]) -> int:
        """The points that it adds in these rules: none, or fewer."""
        return self.points if self.counts_in(rules) else 0

    def minimum_in(self, rules: Mapping[str, Any]) -> int:
        """By how much it raises the opening minimum in these rules."""
        return self.minimum if self.counts_in(rules) else 0


#: Kind -> irregularity.
IRREGULARITIES: dict[str, Irregularity] = {
    found.kind: found
    for found in (
        Irregularity(kind="red3_undeclared", points=-500, sources=("PAR", "BIC"), with_two=False),
        Irregularity(kind="out_against_no", points=-100, sources=("PAR", "DUM"), tried=("partner_said_no", "must_ask")),
        Irregularity(kind="out_failed", points=-100, sources=("PAR", "DUM"), tried=("partner_said_yes",)),
        Irregularity(
            kind="out_without_canasta", points=-100, sources=("DUM",), tried=("no_canasta_to_go_out",), beside=("must_keep_card",)
        ),
        Irregularity(
            kind="top_not_used",
            points=-50,
            sources=("PAR", "HOY"),
            tried=("pile_top_not_used", "pile_frozen", "pile_blocked", "pair_required"),
            beside=("mixed_ranks", "meld_too_small", "too_few_naturals", "no_such_meld", "opening_too_low"),
            taking=True,
        ),
        Irregularity(kind="opening_short", minimum=10, sources=("BIC",), with_two=False, tried=("opening_too_low",)),
        Irregularity(kind=TAKEN_BACK, points=-50, sources=("HOY",)),
    )
}


def irregularity_in(codes: Collection[str], *, taking: bool) -> Irregularity | None:
    """What was tried, where the rules refused an act with violations of these ``codes``.

    ``None`` where one of them is no part of an irregularity: a slip of form costs nothing. ``taking``: the act takes the pile.
    """
    for found in IRREGULARITIES.values():
        shown = not set(found.tried).isdisjoint(codes) and {*found.tried, *found.beside}.issuperset(codes)
        if shown and (taking or not found.taking):
            return found
    return None
