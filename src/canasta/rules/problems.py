"""What is wrong with a complete set of options: contradictions, and values that belong to games not built yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from canasta.rules.fault import Fault
from canasta.rules.registry import OPTIONS

#: How many players each form of sides needs.
_PLAYERS = {"pairs": (4,), "2x3": (6,), "3x2": (6,), "lone_hand": (3,), "sit_out": (5, 6)}
_SHARED_SCORE = ("pairs", "2x3", "3x2", "sit_out")


def _teams_fit_players(rules: Mapping[str, Any]) -> Iterator[Fault]:
    teams, players = rules["teams"], rules["players"]
    if teams in _PLAYERS and players not in _PLAYERS[teams]:
        need = " / ".join(map(str, _PLAYERS[teams]))
        yield Fault("teams-players", ("teams", "players"), args={"teams": teams, "players": players, "need": need})


def _seating_fits_teams(rules: Mapping[str, Any]) -> Iterator[Fault]:
    if rules["seating"] == "partners_opposite" and rules["teams"] in ("2x3", "sit_out"):
        yield Fault("seating-teams", ("seating", "teams"), args={"teams": rules["teams"]})


def _pack_is_large_enough(rules: Mapping[str, Any]) -> Iterator[Fault]:
    """Even if every red three is replaced and every card that may be covered is turned, one draw must be left."""
    red_threes = 2 * rules["deck.packs"]
    covered = 1 if rules["start.upcard"] != "none" else 0
    if covered:
        counts = {"joker": rules["deck.jokers"], "two": 4 * rules["deck.packs"], "black3": 2 * rules["deck.packs"]}
        covered += sum(count for word, count in counts.items() if word in rules["start.cover"])
    need = rules["players"] * rules["deal.hand_size"] + red_threes + covered + rules["draw.count"]
    if need > rules["deck.total"]:
        yield Fault(
            "pack-too-small",
            ("deal.hand_size", "players", "deck.packs"),
            args={
                "players": rules["players"],
                "hand": rules["deal.hand_size"],
                "need": need,
                "have": rules["deck.total"],
            },
        )


def _red_threes_have_values(rules: Mapping[str, Any]) -> Iterator[Fault]:
    have, need = len(rules["red3.values"]), 2 * rules["deck.packs"]
    if have != need:
        yield Fault("red3-values-count", ("red3.values", "deck.packs"), args={"have": have, "need": need})


def _own_score_needs_own_scores(rules: Mapping[str, Any]) -> Iterator[Fault]:
    if rules["initial.score_basis"] == "own_score" and rules["teams"] in _SHARED_SCORE:
        yield Fault("own-score-teams", ("initial.score_basis", "teams"), args={"teams": rules["teams"]})


def _concealed_is_worth_going_out(rules: Mapping[str, Any]) -> Iterator[Fault]:
    if rules["out.concealed_total"] < rules["out.bonus"]:
        yield Fault(
            "concealed-below-bonus",
            ("out.concealed_total", "out.bonus"),
            args={"have": rules["out.concealed_total"], "need": rules["out.bonus"]},
        )


def _open_pile_can_be_taken(rules: Mapping[str, Any]) -> Iterator[Fault]:
    if not rules["pile.unfrozen_allows"]:
        yield Fault("pile-never-taken", ("pile.unfrozen_allows",))


def _starter_stays_on_the_pile(rules: Mapping[str, Any]) -> Iterator[Fault]:
    stays = rules["start.red3_in_pile"] == "stays_then_bonus_no_replacement"
    if rules["start.upcard"] == "turned" and not stays and "red3" not in rules["start.cover"]:
        yield Fault("red3-uncovered", ("start.red3_in_pile", "start.cover"), args={"value": rules["start.red3_in_pile"]})


_CHECKS: tuple[Callable[[Mapping[str, Any]], Iterator[Fault]], ...] = (
    _teams_fit_players,
    _seating_fits_teams,
    _pack_is_large_enough,
    _red_threes_have_values,
    _own_score_needs_own_scores,
    _concealed_is_worth_going_out,
    _open_pile_can_be_taken,
    _starter_stays_on_the_pile,
)


def contradictions(rules: Mapping[str, Any]) -> tuple[Fault, ...]:
    """Every contradiction between the values of a complete set of options."""
    return tuple(fault for check in _CHECKS for fault in check(rules))


def not_yet_playable(rules: Mapping[str, Any]) -> tuple[Fault, ...]:
    """Every value that belongs to a game of the family that cannot be played yet."""
    return tuple(
        Fault("not-yet-playable", (option.name,), args={"value": option.text(rules[option.name])})
        for option in OPTIONS.values()
        if not option.can_play(rules[option.name])
    )
