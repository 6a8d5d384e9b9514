"""What is wrong with a complete set of options: its contradictions."""

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
    """Even if every three that is laid is replaced and every card that may be covered is turned, one draw must be left.

    A pile that is filled first takes up to thirteen cards more, and as many a hand where all draw them; a talon takes seven.
    """
    dealt = 4 if rules["teams"] == "sit_out" else rules["players"]
    laid = 0 if rules["meld.threes"] else 4 if rules["black3.laid_like_red"] else 2
    red_threes = laid * rules["deck.packs"]
    covered = 1 if rules["start.upcard"] != "none" else 0
    if covered:
        counts = {"joker": rules["deck.jokers"], "two": 4 * rules["deck.packs"], "black3": 2 * rules["deck.packs"]}
        if rules["meld.threes"]:
            counts["black3"] = 0
        covered += sum(count for word, count in counts.items() if word in rules["start.cover"])
    if rules["start.upcard"] == "italian_prefill":
        covered += 13 * (1 + (dealt if rules["start.prefill_extra"] == "drawn" else 0))
    bonus = 7 if rules["deal.talon"] else 0
    need = dealt * (rules["deal.hand_size"] + rules["deal.foot"]) + red_threes + covered + bonus + rules["draw.count"]
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
    if rules["meld.threes"]:
        return  # no three leaves the pile
    if rules["start.upcard"] == "turned" and not stays and "red3" not in rules["start.cover"]:
        yield Fault("red3-uncovered", ("start.red3_in_pile", "start.cover"), args={"value": rules["start.red3_in_pile"]})


def _kinds_to_go_out_exist(rules: Mapping[str, Any]) -> Iterator[Fault]:
    if rules["out.sequences"] and rules["meld.sequences"] == "off":
        yield Fault("out-no-sequences", ("out.sequences", "meld.sequences"), args={"have": rules["out.sequences"]})
    if rules["out.wilds"] and rules["meld.wild_only"] == "off":
        yield Fault("out-no-wild-melds", ("out.wilds", "meld.wild_only"), args={"have": rules["out.wilds"]})
    if rules["out.wilds"] and not rules["out.wild_counts"]:
        yield Fault("out-wilds-not-counted", ("out.wilds", "out.wild_counts"), args={"have": rules["out.wilds"]})


def _canastas_to_go_out_can_be_made(rules: Mapping[str, Any]) -> Iterator[Fault]:
    """There are only so many ranks with one meld each, and only so many wild cards."""
    wilds = (4 * rules["deck.packs"] + rules["deck.jokers"]) // rules["canasta.size"]
    if rules["meld.wild_only"] != "off" and rules["out.wilds"] > wilds:
        yield Fault("out-wilds-too-many", ("out.wilds", "deck.packs"), args={"have": rules["out.wilds"], "most": wilds})
    if rules["meld.per_rank"] == "many":
        return
    ranks = 12 if rules["meld.threes"] else 11
    mixable = ranks - len(rules["meld.no_wild_ranks"])
    if rules["out.mixed"] > mixable:
        yield Fault("out-mixed-too-many", ("out.mixed", "meld.no_wild_ranks"), args={"have": rules["out.mixed"], "most": mixable})
    sets = rules["out.naturals"] + rules["out.mixed"]
    if rules["meld.sequences"] == "off" and rules["meld.wild_only"] == "off" and isinstance(rules["out.canastas"], int):
        sets = max(sets, rules["out.canastas"])
    if sets > ranks:
        yield Fault("out-sets-too-many", ("out.canastas", "meld.per_rank"), args={"have": sets, "most": ranks})


def _wild_top_can_be_taken(rules: Mapping[str, Any]) -> Iterator[Fault]:
    if rules["pile.wild_top"] != "like_pair":
        return
    if rules["meld.wild_only"] == "off":
        yield Fault("wild-top-no-meld", ("pile.wild_top", "meld.wild_only"))
    if {"joker", "two"} <= rules["pile.blocked_top"]:
        yield Fault("wild-top-blocked", ("pile.wild_top", "pile.blocked_top"))


def _dead_ranks_are_closed(rules: Mapping[str, Any]) -> Iterator[Fault]:
    if rules["meld.finished_rank_dead"] and rules["meld.max_size"] != 7:
        value = str(rules["meld.max_size"])
        yield Fault("dead-rank-open", ("meld.finished_rank_dead", "meld.max_size"), args={"value": value})


def _special_hands_have_fourteen_cards(rules: Mapping[str, Any]) -> Iterator[Fault]:
    have = rules["deal.hand_size"] + rules["draw.count"]
    if rules["special.hands"] != "none" and have != 14:
        yield Fault("special-hands-size", ("special.hands", "deal.hand_size", "draw.count"), args={"have": have})


def _threes_are_laid_or_melded(rules: Mapping[str, Any]) -> Iterator[Fault]:
    if rules["meld.threes"] and rules["black3.laid_like_red"]:
        yield Fault("threes-twice", ("meld.threes", "black3.laid_like_red"))


#: What treats threes as special cards, with the value that leaves them alone.
_OF_SPECIAL_THREES = {
    "red3.laying": "at_once",
    "black3.in_taken_pile": "to_hand",
    "black3.first_round_discard": "allowed",
    "discard.threes": "allowed",
    "out.red3_per_canasta": False,
    "special.hands": "none",
}


def _threes_are_ordinary(rules: Mapping[str, Any]) -> Iterator[Fault]:
    """Where threes are a rank like any other, nothing else may ask for threes that are not."""
    for name, plain in _OF_SPECIAL_THREES.items():
        if rules["meld.threes"] and rules[name] != plain:
            value = OPTIONS[name].text(rules[name])
            yield Fault("threes-special", ("meld.threes", name), args={"other": name, "value": value})


_CHECKS: tuple[Callable[[Mapping[str, Any]], Iterator[Fault]], ...] = (
    _teams_fit_players,
    _seating_fits_teams,
    _pack_is_large_enough,
    _red_threes_have_values,
    _own_score_needs_own_scores,
    _concealed_is_worth_going_out,
    _open_pile_can_be_taken,
    _starter_stays_on_the_pile,
    _kinds_to_go_out_exist,
    _canastas_to_go_out_can_be_made,
    _wild_top_can_be_taken,
    _dead_ranks_are_closed,
    _special_hands_have_fourteen_cards,
    _threes_are_laid_or_melded,
    _threes_are_ordinary,
)


def contradictions(rules: Mapping[str, Any]) -> tuple[Fault, ...]:
    """Every contradiction between the values of a complete set of options."""
    return tuple(fault for check in _CHECKS for fault in check(rules))
