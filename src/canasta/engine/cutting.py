"""The cut before a deal: who lifts cards from the pack, and how many the deal needs (deal.exact_cut_bonus)."""

from __future__ import annotations

from canasta.engine.seating import resting_in
from canasta.rules import Rules


def cards_needed(rules: Rules) -> int:
    """How many cards a deal needs: all hands, all feet, and the starter card where one is turned.

    Cards that come later, or only now and then, are no part of it: covers of the starter card, cards laid face down beneath
    it, replacements of red threes, bonus cards.
    """
    hands = int(rules["deal.hand_size"]) + int(rules["deal.foot"])
    return hands * rules.seats_dealt + int(rules["start.upcard"] != "none")


def cutter(rules: Rules, dealer: int, deal_number: int = 1) -> int:
    """Who cuts, of those who play in the deal: the dealer's neighbour, or the opponents in turn, deal by deal.

    Option deal.cut_by. The opponents are counted from the dealer's right.
    """
    resting = resting_in(rules, deal_number)
    others = [seat for step in range(1, rules.players) if (seat := rules.seat_after(dealer, -step)) not in resting]
    match rules["deal.cut_by"]:
        case "left":
            return others[-1]
        case "any_opponent":
            opponents = [seat for seat in others if rules.side_of[seat] != rules.side_of[dealer]]
            return opponents[(deal_number - 1) % len(opponents)]
        case _:
            return others[0]
