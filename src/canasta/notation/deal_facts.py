"""The facts that are so: of a deal as it stands, and of a deal that is counted."""

from __future__ import annotations

from typing import Any

from canasta.cards import UNKNOWN, Card
from canasta.engine.deal import Deal
from canasta.engine.game import next_dealer, outcome
from canasta.engine.minimum import minimum_of
from canasta.engine.scoresheet import CountInput, ScoreSheet, count_deal
from canasta.notation.count import Count
from canasta.notation.entries import PARTS
from canasta.rules import Rules


def facts_of_deal(deal: Deal) -> dict[str, Any]:
    """Every fact of a deal by name; ``None`` where it is not known or does not exist (yet)."""
    position = deal.position()
    rules = deal.rules
    sides, seats = range(len(rules.sides)), range(rules.players)
    playing = deal.phase in ("play", "answer")
    facts: dict[str, Any] = {
        "scores": list(deal.scores),
        "to_move": deal.to_move,
        "phase": deal.phase,
        "stock": position.stock,
        "pile": list(deal.pile),
        "hands": [_hand(deal, seat) for seat in seats],
        "melds": [[list(meld) for meld in deal.melds(side) if meld] for side in sides],
        "red3": [[card for card in deal.red3(side) if card.is_red_three] for side in sides],
        "frozen": deal.frozen,
        "blocked": deal.blocked,
        "melded": [deal.melded(seat) for seat in seats],
        "barred": [deal.barred(seat) for seat in seats],
        "asked_before": [deal.asked_before(seat) for seat in seats],
        "dealer": deal.dealer,
        "deal_number": deal.number,
        "round": deal.round,
        "irregularities": position.irregularities,
        "took": playing and deal.took,
        "laid": playing and deal.laid,
        "asked": deal.answer if playing else "",
        "asker": deal.asker if deal.phase == "answer" else None,
        "minimum": [deal.minimum(side) for side in sides],
        "takeable": deal.takeable(),
        "must_take": deal.must_take(),
        "can_go_out": deal.can_go_out(),
        "over": deal.over,
    }
    canastas = [[kind for _, kind in deal.canastas(side)] for side in sides]
    parts = {
        "laid3": [list(deal.red3(side)) for side in sides],
        "feet": [rules["deal.foot"] if foot is None else foot for foot in position.feet or []],
        "talon": position.talon or [0] * rules.players,
        "lone": position.lone,
        "sits_out": position.sits_out or [],
        "hidden": position.hidden,
        "exact_cut": position.exact_cut,
    }
    return facts | _parts(rules, parts) | _result(rules, deal.sheet, deal.dealer, deal.number) | {"canastas": _by_kind(canastas)}


def facts_of_count(count: Count, rules: Rules) -> dict[str, Any]:
    """Every fact of a deal that is counted from the table."""
    sheet = count_sheet(count, rules)
    facts: dict[str, Any] = {
        "scores": count.scores,
        "melds": count.melds,
        "red3": [[card for card in cards if card.is_red_three] for cards in count.red3],
        "hands": count.hands,
        "melded": [bool(count.melds[_table_of(rules, count, seat)]) for seat in range(rules.players)],
        "dealer": count.dealer,
        "deal_number": count.deal_number,
        "minimum": [
            minimum_of(rules, count.scores, side, count.deal_number, count.irregularities) for side in range(len(rules.sides))
        ],
        "irregularities": count.irregularities,
        "over": True,
    }
    canastas = [list(sheet.canastas(side)) for side in range(len(rules.sides))]
    parts = {
        "laid3": count.red3,
        "feet": count.feet,
        "lone": count.lone,
        "sits_out": count.sits_out,
        "exact_cut": count.exact_cut,
    }
    result = _result(rules, sheet, count.dealer, count.deal_number, count.time_up)
    return facts | _parts(rules, parts) | result | {"canastas": _by_kind(canastas)}


def count_sheet(count: Count, rules: Rules) -> ScoreSheet:
    """The score sheet of a count. All canastas of a side that went out concealed were laid whole."""
    whole = [0] * len(rules.sides)
    if count.concealed and count.went_out is not None:
        table = _table_of(rules, count, count.went_out)
        whole[table] = len(count.melds[table])
    return count_deal(
        CountInput(
            rules,
            count.melds,
            count.red3,
            count.hands,
            count.went_out,
            count.concealed,
            count.scores,
            whole,
            count.feet,
            count.lone,
            count.irregularities,
            count.exact_cut,
        )
    )


def _table_of(rules: Rules, count: Count, seat: int) -> int:
    """Where the melds of a seat lie: at its side, or at the first of two partners whose side formed in the deal."""
    if count.lone is None or seat == count.lone:
        return rules.side_of[seat]
    return next(other for other in range(rules.players) if other != count.lone)


def _parts(rules: Rules, found: dict[str, Any]) -> dict[str, Any]:
    """The facts of parts that these rules have."""
    return {key: value for key, value in found.items() if PARTS[key](rules)}


def _by_kind(canastas: list[list[str]]) -> list[list[str]]:
    """Kinds as the notation names them: a samba is one with or without a wild card."""
    return [["samba" if kind == "mixed_samba" else kind for kind in side] for side in canastas]


def _result(rules: Rules, sheet: ScoreSheet | None, dealer: int, number: int, time_up: bool = False) -> dict[str, Any]:
    """What a finished deal comes to; of a running one only that the game goes on."""
    if sheet is None:
        return {"deal": None, "total": None, "winner": "none", "margin": None, "next_dealer": None}
    end = outcome(rules, sheet.totals, sheet.went_out, number, time_up=time_up)
    return {
        "deal": list(sheet.points),
        "total": list(sheet.totals),
        "winner": end.winner,
        "margin": end.margin,
        "next_dealer": next_dealer(rules, dealer, sheet.points),
    }


def _hand(deal: Deal, seat: int) -> list[Card]:
    return list(deal.hand(seat)) or [UNKNOWN] * deal.hand_size(seat)
