"""One deal played by bots, each given only its seat's observation."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.bots.bot import Bot
from canasta.cards import Card
from canasta.engine import Deal
from canasta.rules import Rules
from canasta.view import observe

#: No deal comes near: a deal with two packs takes some hundred acts. A deal that reaches it is stuck.
MOST_ACTS = 5000


class StuckDeal(RuntimeError):
    """A deal that does not come to an end: no legal action while it is not over, or more acts than any deal can have."""


def play_deal(
    rules: Rules,
    pack: Sequence[Card],
    dealer: int,
    bots: Sequence[Bot],
    *,
    scores: Sequence[int] | None = None,
    cut: int | None = None,
) -> Deal:
    """The deal of ``pack``, played out by ``bots`` (one a seat); ``cut`` as in ``Deal.start``.

    Raises ``StuckDeal``, and ``IllegalAction`` for a bot that chooses what the rules refuse.
    """
    deal = Deal.start(rules, pack=pack, dealer=dealer, scores=scores, cut=cut)
    finish_deal(deal, bots)
    return deal


def finish_deal(deal: Deal, bots: Sequence[Bot]) -> None:
    """Play ``deal`` out from where it stands. Raises as ``play_deal``."""
    if len(bots) != deal.rules.players:
        raise ValueError(f"bots: {len(bots)} given, {deal.rules.players} expected, one for each seat")
    acts = 0
    while deal.phase != "over":
        seat = deal.to_move
        seen = observe(deal, seat)
        if not seen.legal or acts >= MOST_ACTS:
            raise StuckDeal(f"the deal is stuck after {acts} acts, with seat {seat} to move in phase {deal.phase}")
        deal.play(bots[seat].choose(seen))
        acts += 1
