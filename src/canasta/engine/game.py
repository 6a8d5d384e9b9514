"""A game: deals to the target, dealer by dealer, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from canasta.cards import Card
from canasta.cards.given import require, seat_of
from canasta.engine.border import check_rules, totals_given
from canasta.engine.deal import Deal
from canasta.engine.scoresheet import ScoreSheet
from canasta.rules import Rules


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game stands after a deal. ``winner`` is a side, ``"draw"``, or ``"none"`` while the game goes on;
    ``margin`` its lead.
    """

    winner: int | str
    margin: int

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.winner != "none"


def outcome(rules: Rules, totals: Sequence[int], went_out: int | None, deal_number: int = 1, *, time_up: bool = False) -> Outcome:
    """How the game stands with ``totals`` after deal ``deal_number``, ``went_out`` being the seat that ended it.

    ``time_up``: the time that the rules give a game is over. Options game.target, game.deals, game.reach, game.both_over,
    game.exact_tie, game.clock.
    """
    deals = rules.limit("game.deals")
    if deals is not None:
        return _best(rules, totals, over=time_up or deal_number >= deals)
    target, strictly = rules["game.target"], rules["game.reach"] == "strictly_over"
    there = [side for side, total in enumerate(totals) if total > target or (total == target and not strictly)]
    ranking = sorted(totals, reverse=True)
    margin = ranking[0] - ranking[1]
    if not there:
        return _best(rules, totals, over=True) if time_up else Outcome("none", margin)
    if rules["game.both_over"] == "first_to_reach" and len(there) > 1 and went_out is not None:
        first = rules.side_of[went_out]
        if first in there:
            return Outcome(first, totals[first] - max(total for side, total in enumerate(totals) if side != first))
    return _best(rules, totals, over=True)


def _best(rules: Rules, totals: Sequence[int], *, over: bool) -> Outcome:
    """The highest total wins, once the game is over; equal ones share it or play on."""
    ranking = sorted(totals, reverse=True)
    best = [side for side, total in enumerate(totals) if total == ranking[0]]
    margin = ranking[0] - ranking[1]
    if not over or (len(best) > 1 and rules["game.exact_tie"] == "extra_deal"):
        return Outcome("none", margin)
    return Outcome("draw" if len(best) > 1 else best[0], margin)


def next_dealer(rules: Rules, dealer: int, points: Sequence[int]) -> int:
    """Who deals after a deal worth ``points`` to the sides: the next in turn, or the next of the losing or winning side.

    Option deal.rotation. Where sides are equal the deal goes on in turn.
    """
    following = [rules.seat_after(dealer, steps) for steps in range(1, rules.players + 1)]
    rotation = rules["deal.rotation"]
    wanted = max(points) if rotation == "winner_deals" else min(points)
    if rotation == "clockwise" or list(points).count(wanted) > 1:
        return following[0]
    return next(seat for seat in following if points[rules.side_of[seat]] == wanted)


class Game:
    """Several deals to the target. It asks for a shuffled pack before each deal and keeps the score."""

    def __init__(self, rules: Rules, *, first_dealer: int, scores: Sequence[int] | None = None) -> None:
        """``first_dealer`` is drawn by the table. Raises RulesError for rules that cannot be played, and ValueError or TypeError
        for a dealer that is no seat and scores of other sides.
        """
        check_rules(rules)
        rules.require_playable()
        self.rules = rules
        self.dealer = seat_of(first_dealer, "first_dealer", rules.players)
        self.totals: tuple[int, ...] = totals_given(rules, scores)
        self.deals: list[Deal] = []
        self.sheets: list[ScoreSheet] = []
        self.time_up = False

    def time_is_up(self) -> None:
        """The time that the rules give a game (option game.clock) is over: the deal that has begun is played out, and no other
        begins, but where equal totals play on. Whoever plays the game has the clock. Raises ValueError where the rules have no
        clock, or nothing has been dealt yet.
        """
        if self.rules.limit("game.clock") is None:
            raise ValueError("these rules have no clock")
        if not self.deals:
            raise ValueError("the time runs from the first deal on, and there is none yet")
        self.time_up = True

    def next_deal(self, pack: Sequence[Card], *, cut: int | None = None) -> Deal:
        """Deal ``pack``, with ``cut`` cards lifted before (see ``Deal.start``). Raises ValueError while a deal is running or
        when the game is over.
        """
        if self.over:
            raise ValueError("the game is over")
        if len(self.deals) > len(self.sheets):
            raise ValueError("the running deal is not finished")
        number = len(self.deals) + 1
        deal = Deal.start(self.rules, pack=pack, dealer=self.dealer, scores=self.totals, deal_number=number, cut=cut)
        self.deals.append(deal)
        return deal

    def finish(self, deal: Deal) -> ScoreSheet:
        """Enter the score of the deal just played; the next dealer follows from it. Raises ValueError while it runs."""
        require(deal, Deal, "deal", "a Deal")
        sheet = deal.sheet
        if sheet is None:
            raise ValueError("the deal is not over")
        if len(self.deals) == len(self.sheets) or deal is not self.deals[-1]:
            raise ValueError("this is not the deal that is being played")
        self.sheets.append(sheet)
        self.totals = sheet.totals
        self.dealer = next_dealer(self.rules, deal.dealer, sheet.points)
        return sheet

    @property
    def deal_number(self) -> int:
        """The number of the running deal, or of the next; the first is 1."""
        return len(self.sheets) + 1

    @property
    def outcome(self) -> Outcome:
        """How the game stands."""
        if not self.sheets:
            return Outcome("none", 0)
        ended = self.time_up and len(self.deals) == len(self.sheets)
        return outcome(self.rules, self.totals, self.sheets[-1].went_out, len(self.sheets), time_up=ended)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome.over

    @property
    def winner(self) -> int | str:
        """The winning side, ``"draw"``, or ``"none"`` while the game goes on."""
        return self.outcome.winner

    @property
    def margin(self) -> int:
        """How far the first is ahead of the second."""
        return self.outcome.margin
