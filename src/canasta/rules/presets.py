"""The presets: what each sets apart from ``classic``."""

from __future__ import annotations

from canasta.rules.value import LOWEST, Value

_TIERS_TO_7500 = ((LOWEST, 15), (0, 50), (1500, 90), (3000, 120), (7500, 150))
_COVER_ALL = frozenset({"joker", "two", "red3", "black3"})

#: Preset name -> the options it sets. What follows from the number of players and packs is not repeated here.
PRESETS: dict[str, dict[str, Value]] = {
    "classic": {},
    "seed000": {"stock_end.forced_take": "never"},
    "seed001": {"stock_end.when": "immediate"},
    "seed002": {
        "start.cover": _COVER_ALL,
        "start.freezes": frozenset({"wild"}),
        "meld.wild_ratio": "not_more",
        "canasta.concealed_bonus": 100,
        "meld.undo": "never",
    },
    "seed003": {
        "start.cover": _COVER_ALL,
        "red3.values": (100, 300, 500, 800),
        "pile.unfrozen_allows": frozenset({"natural_pair", "natural_plus_meld"}),
        "stock_end.forced_take": "never",
    },
    "seed004": {
        "out.answer_binds": "this_deal",
        "stock_end.forced_take": "always_if_legal",
        "stock_end.last_card_red3": "end_no_meld",
    },
    "two_handed": {"players": 2},
    "three_handed": {"players": 3},
    "six_handed": {"players": 6, "deck.packs": 3, "game.target": 10_000, "initial.tiers": _TIERS_TO_7500},
    "six_pairs": {
        "players": 6,
        "teams": "3x2",
        "deck.packs": 3,
        "game.target": 7500,
        "initial.tiers": _TIERS_TO_7500,
    },
    "six_two_packs": {"players": 6},
    "short": {"game.target": 2500},
}
