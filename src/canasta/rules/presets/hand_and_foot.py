"""Hand and Foot, which has no standard: four forms."""

from __future__ import annotations

from canasta.rules.presets.preset import Preset
from canasta.rules.value import LOWEST, Value

_ONLY_THREES = frozenset({"black3", "red3"})

_COMMON: dict[str, Value] = {
    "deal.foot": 13,
    "draw.count": 2,
    "game.deals": 4,
    "initial.score_basis": "round_number",
    "initial.tiers": ((LOWEST, 50), (2, 90), (3, 120), (4, 150)),
    "meld.max_wilds": 2,
    "meld.wild_ratio": "double",
    "meld.max_size": 7,
    "meld.per_rank": "one_open",
    "meld.wild_only": "on",
    "canasta.wild": 1500,
    "pile.take_amount": "top_7",
    "pile.frozen_by": frozenset({"always"}),
    "pile.wild_top": "like_pair",
    "pile.blocked_top": _ONLY_THREES,
    "pile.add_to_full_canasta": False,
    "red3.sign": "always_plus",
    "red3.hand_penalty": 100,
    "black3.meld": "never",
    "out.canastas": 5,
    "out.naturals": 2,
    "out.mixed": 2,
    "out.wilds": 1,
    "out.partner_in_foot": True,
    "out.permission": "required",
    "out.concealed_total": 100,
}
_OWN_WILD_MELDS = ("meld.wild_only", "meld.wild_lock", "canasta.wild", "pile.wild_top", "pile.blocked_top")
_FROM_WHITNACK = (
    "pile.frozen_by",
    "pile.take_amount",
    "black3.meld",
    "out.concealed_total",
    "out.partner_in_foot",
    "out.permission",
)

PRESETS = {
    "hand_and_foot": Preset(
        settings={
            **{name: value for name, value in _COMMON.items() if name not in _OWN_WILD_MELDS},
            "deal.foot": 11,
            "meld.max_wilds": 3,
            "meld.wild_ratio": "none",
            "meld.naturals_for_wild": 4,
            "out.canastas": 2,
            "out.naturals": 1,
            "out.mixed": 1,
            "out.wilds": 0,
            "out.discard": "required",
        },
        sources=("BIC",),
        relative="hf_whitnack",
        choices=(*_FROM_WHITNACK, "red3.hand_penalty"),
    ),
    "hf_whitnack": Preset(settings=_COMMON, sources=("PAG-H",), choices=("out.concealed_total", "out.discard")),
    "hf_saskatchewan": Preset(
        settings={**_COMMON, "out.canastas": 3, "out.naturals": 1, "out.mixed": 1},
        sources=("PAG-H",),
        relative="hf_whitnack",
        choices=("deal.foot", "canasta.wild", "out.discard", "red3.hand_penalty", *_FROM_WHITNACK),
    ),
    "hf_simpson": Preset(
        settings={
            **_COMMON,
            "teams": "individual",
            "canasta.natural": 300,
            "canasta.mixed": 100,
            "red3.sign": "always_minus",
            "red3.hand_penalty": 500,
            "out.partner_in_foot": False,
            "out.permission": "off",
        },
        sources=("PAG-H",),
        relative="hf_whitnack",
        choices=(
            "deal.foot",
            "meld.wild_only",
            "canasta.wild",
            "pile.frozen_by",
            "pile.take_amount",
            "pile.wild_top",
            "black3.meld",
            "out.canastas",
            "out.naturals",
            "out.mixed",
            "out.wilds",
            "out.concealed_total",
            "out.discard",
        ),
    ),
}
