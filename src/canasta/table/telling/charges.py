"""What irregularities cost, in words."""

from __future__ import annotations

from canasta.engine import Deal, Event
from canasta.rules import Irregularity
from canasta.table.telling.reader import Reader


def cost_text(reader: Reader, charge: Irregularity) -> str:
    """What trying it would cost, short enough for a button."""
    raised = charge.minimum_in(reader.rules)
    return reader.words.text("charge-would-cost", points=-charge.points_in(reader.rules), raised=raised)


def charge_text(reader: Reader, charge: Irregularity, deal: Deal) -> str:
    """What trying it has cost the reader: a sentence."""
    need = deal.minimum(reader.rules.side_of[reader.seat])
    minimum = need if charge.minimum_in(reader.rules) and isinstance(need, int) else 0
    return reader.words.text("charge-cost", points=-charge.points_in(reader.rules), minimum=minimum)


def told_charge(reader: Reader, event: Event) -> str:
    """That somebody was charged, without the name: an event of the kind ``irregularity``."""
    what = str(event.data["what"]).replace("_", "-")
    minimum = int(event.data.get("minimum", 0))
    return reader.words.text(f"act-irregularity-{what}", points=-int(event.data["points"]), minimum=minimum)
