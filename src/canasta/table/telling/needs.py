"""What an opening needs, and how far a game goes, in numbers and words."""

from __future__ import annotations

from canasta.rules import OPTIONS, Rules
from canasta.view import Observation
from canasta.words import Words


def need_text(words: Words, need: int | str) -> str:
    """An opening minimum: "90", or the condition that stands in its place, "en ren canasta"."""
    return words.number(need) if isinstance(need, int) else words.text(OPTIONS["initial.tiers"].label(need))


def deals_of(rules: Rules) -> int:
    """After how many deals the game ends; 0 where it goes to a score."""
    return rules.limit("game.deals") or 0


def goal_text(words: Words, rules: Rules, deal: int) -> str:
    """How far the game goes: "Till 5 000", "Giv 2 av 4"."""
    deals = deals_of(rules)
    if deals:
        return words.text("goal-deals", n=deals, deal=deal)
    return words.text("goal-target", target=rules.number("game.target"))


def has_opened(seen: Observation) -> bool:
    """Whether the opening is behind the seat that sees: its side's, or where rules ask every player for one, its own."""
    if seen.rules["initial.per"] == "player":
        return seen.melded[seen.seat]
    return seen.opened(seen.side)


def own_need(words: Words, seen: Observation) -> int | str:
    """What the opening still needs of the seat that sees: points, a condition in words, 0 once it is behind it."""
    if has_opened(seen):
        return 0
    need = seen.minimums[seen.side]
    return need if isinstance(need, int) else need_text(words, need)
