"""Relatives with the two packs of Classic: Cuban, Uruguay, Modern American."""

from __future__ import annotations

from canasta.rules.presets.preset import Preset
from canasta.rules.value import LOWEST

_ALWAYS = frozenset({"always"})

PRESETS = {
    "cuban": Preset(
        settings={
            "deal.hand_size": 13,
            "game.target": 7500,
            "initial.tiers": ((LOWEST, 15), (0, 50), (1500, 90), (3000, 120), (5000, 150)),
            "meld.max_size": 7,
            "meld.wild_only": "on",
            "canasta.wild_twos": 4000,
            "canasta.wild_four_jokers": 3000,
            "pile.frozen_by": _ALWAYS,
            "red3.values": (100, 300, 500, 1000),
            "red3.sign": "plus_if_canasta",
            "black3.first_round_discard": "forbidden",
            "black3.in_taken_pile": "set_aside",
            "out.concealed_total": 100,
        },
        sources=("RG",),
        choices=("meld.per_rank", "out.canastas"),
    ),
    "uruguay": Preset(
        settings={"meld.wild_only": "on", "pile.frozen_by": _ALWAYS},
        sources=("RG", "SCA", "PAR"),
    ),
    "modern_american": Preset(
        settings={
            "deal.hand_size": 13,
            "deal.talon": True,
            "deal.turn_card": True,
            "start.upcard": "none",
            "game.target": 8500,
            "discard.threes": "forbidden",
            "discard.wilds": "last_or_all_wild",
            "discard.empty_pile": "limited",
            "meld.max_wilds": 2,
            "meld.max_size": 7,
            "meld.wild_only": "on",
            "meld.wild_lock": "on",
            "meld.no_wild_ranks": frozenset({"7"}),
            "meld.rule_of_five": True,
            "meld.finished_rank_dead": True,
            "initial.tiers": ((LOWEST, 125), (3000, 155), (5000, 180)),
            "initial.natural_triple": "or_wild",
            "initial.splash": True,
            "initial.top_card_counts": False,
            "pile.frozen_by": _ALWAYS,
            "pile.before_opening": "hand_opens",
            "pile.full_rank_limit": 5,
            "pile.add_to_full_canasta": False,
            "red3.values": (100, 300, 500, 1000),
            "red3.sign": "by_canasta_count",
            "red3.hand_penalty": 5,
            "black3.laid_like_red": True,
            "canasta.aces": 2500,
            "canasta.sevens": 2500,
            "canasta.wild_twos": 3000,
            "canasta.wild_four_jokers": 2500,
            "score.no_canasta_melds": "minus",
            "score.open_penalties": "modern",
            "score.hand_triples": "modern",
            "out.canastas": 2,
            "out.discard": "required",
            "out.open_special": "forbidden",
            "out.concealed_total": 100,
            "out.permission_limit": "per_deal",
            "special.hands": "pag",
            "stock_end.last_card_red3": "end_in_hand",
        },
        sources=("PAG", "CLA"),
        choices=("initial.natural_triple", "initial.splash", "pile.before_opening", "out.concealed_total", "special.hands"),
    ),
}
