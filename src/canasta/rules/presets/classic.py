"""Classic: by the documents, and for every number of players."""

from __future__ import annotations

from canasta.rules.presets.preset import Preset
from canasta.rules.value import LOWEST, Value

_TIERS_TO_7500 = ((LOWEST, 15), (0, 50), (1500, 90), (3000, 120), (7500, 150))
_COVER_ALL = frozenset({"joker", "two", "red3", "black3"})
_SIX: dict[str, Value] = {"players": 6, "deck.packs": 3, "initial.tiers": _TIERS_TO_7500}

PRESETS = {
    "classic": Preset(sources=("000", "001", "002", "003", "004", "PAG", "BIC", "BRI", "PAR", "SR")),
    "seed000": Preset(settings={"stock_end.forced_take": "never"}, sources=("000",)),
    "seed001": Preset(
        settings={"stock_end.when": "immediate"},
        sources=("001",),
        choices=("card.values", "initial.tiers", "out.bonus", "out.concealed_total"),
    ),
    "seed002": Preset(
        settings={
            "start.cover": _COVER_ALL,
            "start.freezes": frozenset({"wild"}),
            "meld.wild_ratio": "not_more",
            "canasta.concealed_bonus": 100,
            "meld.undo": "never",
        },
        sources=("002",),
    ),
    "seed003": Preset(
        settings={
            "start.cover": _COVER_ALL,
            "red3.values": (100, 300, 500, 800),
            "pile.unfrozen_allows": frozenset({"natural_pair", "natural_plus_meld"}),
            "stock_end.forced_take": "never",
        },
        sources=("003",),
    ),
    "seed004": Preset(
        settings={
            "out.answer_binds": "this_deal",
            "stock_end.forced_take": "always_if_legal",
            "stock_end.last_card_red3": "end_no_meld",
        },
        sources=("004",),
    ),
    "two_handed": Preset(settings={"players": 2}, sources=("000", "001", "003", "PAG", "BIC", "SR")),
    "three_handed": Preset(settings={"players": 3}, sources=("000", "001", "RG", "BIC", "SR")),
    "six_handed": Preset(settings={**_SIX, "game.target": 10_000}, sources=("RG", "SR")),
    "six_pairs": Preset(
        settings={**_SIX, "teams": "3x2", "game.target": 7500},
        sources=("RG", "ES", "SR"),
    ),
    "six_two_packs": Preset(settings={"players": 6}, sources=("002", "ES", "SR")),
    "short": Preset(settings={"game.target": 2500}, sources=("000",)),
    "cutthroat": Preset(
        settings={
            "players": 3,
            "teams": "lone_hand",
            "draw.count": 2,
            "initial.score_basis": "own_score",
            "out.canastas": 2,
            "stock_end.when": "immediate",
            "game.target": 7500,
        },
        sources=("BIC", "RG"),
        relative="three_handed",
    ),
    "five_handed": Preset(settings={"players": 5, "teams": "sit_out"}, sources=("SR",)),
    "six_sit_out": Preset(settings={"players": 6, "teams": "sit_out"}, sources=("SR", "RG"), relative="six_two_packs"),
}
