"""Players, sides, pack and deal (A1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from canasta.rules.domain import Number, OneOf
from canasta.rules.option import Option
from canasta.rules.value import Value

_ALL = ("000", "001", "002", "003", "004")


def _number(values: Mapping[str, Value], name: str) -> int:
    return cast(int, values[name])


def _teams(values: Mapping[str, Value]) -> Value:
    """Four play in pairs, six in two sides of three, all others each for themselves."""
    return {4: "pairs", 6: "2x3"}.get(_number(values, "players"), "individual")


def _seating(values: Mapping[str, Value]) -> Value:
    return "alternate" if values["teams"] in ("2x3", "3x2", "sit_out") else "partners_opposite"


def _jokers(values: Mapping[str, Value]) -> Value:
    return 2 * _number(values, "deck.packs")


def _packs(values: Mapping[str, Value]) -> Value:
    """Two packs; where every player has a foot, one more than there are players."""
    return _number(values, "players") + 1 if _number(values, "deal.foot") else 2


def _total(values: Mapping[str, Value]) -> Value:
    return 52 * _number(values, "deck.packs") + _number(values, "deck.jokers")


def _hand_size(values: Mapping[str, Value]) -> Value:
    """As many as in the foot, if there is one; else 15 to two, 13 to three, 11 to four and more; six get 13 from three packs."""
    if _number(values, "deal.foot"):
        return values["deal.foot"]
    players = _number(values, "players")
    if players == 6 and _number(values, "deck.packs") >= 3:
        return 13
    return {2: 15, 3: 13}.get(players, 11)


OPTIONS = (
    Option(
        name="players",
        domain=Number(2, 6),
        default=4,
        said_by=_ALL,
        interacts=("teams", "deal.hand_size", "draw.count", "out.canastas"),
    ),
    Option(
        name="teams",
        domain=OneOf(("individual", "pairs", "2x3", "3x2", "lone_hand", "sit_out")),
        default="pairs",
        said_by=_ALL,
        interacts=("players", "seating", "initial.score_basis", "out.permission"),
        follows=("players",),
        derive=_teams,
    ),
    Option(
        name="seating",
        domain=OneOf(("partners_opposite", "alternate")),
        default="partners_opposite",
        said_by=_ALL,
        interacts=("teams",),
        follows=("teams",),
        derive=_seating,
        alike=True,
    ),
    Option(
        name="deck.packs",
        domain=Number(2, 8),
        default=2,
        said_by=_ALL,
        interacts=("deck.jokers", "red3.values"),
        follows=("players", "deal.foot"),
        derive=_packs,
    ),
    Option(
        name="deck.jokers",
        domain=Number(0, 32),
        default=4,
        said_by=_ALL,
        interacts=("deck.packs", "deck.total"),
        follows=("deck.packs",),
        derive=_jokers,
    ),
    Option(
        name="deck.total",
        domain=Number(104, 448),
        default=108,
        said_by=_ALL,
        interacts=("deck.packs", "deck.jokers"),
        follows=("deck.packs", "deck.jokers"),
        derive=_total,
        derived=True,
    ),
    Option(
        name="deal.hand_size",
        domain=Number(3, 30),
        default=11,
        said_by=_ALL,
        interacts=("players", "deck.packs"),
        follows=("players", "deck.packs", "deal.foot"),
        derive=_hand_size,
    ),
    Option(name="deal.order", domain=OneOf(("one_at_a_time", "packets")), default="one_at_a_time", said_by=("000",)),
    Option(
        name="deal.cut_by",
        domain=OneOf(("right", "any_opponent", "left")),
        default="right",
        said_by=("000", "002", "004"),
        interacts=("deal.exact_cut_bonus",),
    ),
    Option(
        name="deal.first_dealer",
        domain=OneOf(("random", "draw_high", "agreed")),
        default="random",
        said_by=("001", "002"),
        interacts=("turn.first_player", "deal.rotation"),
        table=True,
    ),
    Option(
        name="deal.rotation",
        domain=OneOf(("clockwise", "loser_deals", "winner_deals")),
        default="clockwise",
        said_by=("000", "001", "002"),
        interacts=("turn.direction",),
    ),
    Option(
        name="deal.exact_cut_bonus",
        domain=Number(0, 1000),
        default=0,
        interacts=("deal.cut_by", "deal.hand_size", "deal.foot", "start.upcard"),
    ),
)
