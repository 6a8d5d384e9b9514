"""Samba and its relatives: three packs, sequences, several melds of a rank."""

from __future__ import annotations

from canasta.rules.presets.preset import Preset
from canasta.rules.value import LOWEST, Value

_TO_3000 = ((LOWEST, 15), (0, 50), (1500, 90), (3000, 120))
_TIERS = (*_TO_3000, (7000, 150))
_EACH_100_ALL_1000 = (100, 200, 300, 400, 500, 1000)
_FIVE_1000_SIX_1200 = (100, 200, 300, 400, 1000, 1200)
_EIGHT_BY_THE_PACK = (100, 200, 300, 400, 1000, 1200, 1400, 1600)
_ONLY_THREES = frozenset({"black3", "red3"})

_SAMBA: dict[str, Value] = {
    "deck.packs": 3,
    "deal.hand_size": 15,
    "draw.count": 2,
    "game.target": 10_000,
    "initial.tiers": _TIERS,
    "meld.sequences": "on",
    "meld.max_wilds": 2,
    "meld.per_rank": "many",
    "meld.join": True,
    "meld.wild_onto_natural_canasta": "forbidden_on_all",
    "pile.unfrozen_allows": frozenset({"natural_pair", "add_top_to_meld"}),
    "pile.add_to_full_canasta": False,
    "red3.values": _EACH_100_ALL_1000,
    "red3.sign": "plus_if_out_requirement",
    "out.canastas": 2,
    "out.bonus": 200,
    "out.concealed_total": 200,
}

_BOLIVIA: dict[str, Value] = {
    **_SAMBA,
    "game.target": 15_000,
    "meld.wild_only": "on",
    "canasta.wild": 2500,
    "black3.hand_value": 100,
    "black3.hand_when": "another_goes_out",
    "out.sequences": 1,
}

#: Samba is played by two to six; six get thirteen cards each.
_SIX_GET_13: dict[tuple[str, Value], dict[str, Value]] = {("players", 6): {"deal.hand_size": 13}}

PRESETS = {
    "samba": Preset(
        settings=_SAMBA,
        sources=("BIC", "HSW", "SR", "PAG-S"),
        choices=("initial.tiers",),
        where=_SIX_GET_13,
    ),
    "samba_dutch": Preset(
        settings={
            **_SAMBA,
            "meld.wild_ratio": "double",
            "pile.unfrozen_allows": frozenset({"natural_pair", "add_top_to_sequence"}),
            "sequence.take_yields": "top_only",
            "red3.laying": "optional",
            "red3.hand_penalty": 750,
            "discard.pass_if_cannot_go_out": "on",
        },
        sources=("PAG-S",),
        relative="samba",
        choices=("meld.wild_onto_natural_canasta",),
        where=_SIX_GET_13,
    ),
    "bolivia": Preset(
        settings=_BOLIVIA,
        sources=("BIC", "RG", "SCA"),
        relative="samba",
        choices=("red3.sign",),
        where=_SIX_GET_13,
    ),
    "brazilian": Preset(
        settings={
            **_BOLIVIA,
            "game.target": 10_000,
            "initial.tiers": (*_TO_3000, (7000, "canasta"), (8000, "canasta_200"), (9000, "natural_canasta")),
            "pile.before_opening": "forbidden",
            "canasta.wild": 2000,
            "sequence.short_penalty": 1000,
            "sequence.extend_when_out": True,
            "red3.values": _FIVE_1000_SIX_1200,
            "red3.sign": "plus_if_canasta",
            "out.sequences": 0,
            "out.permission": "required",
        },
        sources=("BIC", "RG"),
        relative="bolivia",
        where=_SIX_GET_13,
    ),
    "chilean": Preset(
        settings={**_SAMBA, "meld.wild_only": "on", "canasta.wild": 2500},
        sources=("RG",),
        relative="samba",
        choices=(
            "deal.hand_size",
            "draw.count",
            "game.target",
            "initial.tiers",
            "meld.max_wilds",
            "meld.join",
            "meld.wild_onto_natural_canasta",
            "pile.unfrozen_allows",
            "pile.add_to_full_canasta",
            "sequence.bonus",
            "canasta.wild",
            "red3.values",
            "red3.sign",
            "out.canastas",
            "out.bonus",
            "out.concealed_total",
        ),
        # played with three packs or four
        where={**_SIX_GET_13, ("deck.packs", 4): {"red3.values": _EIGHT_BY_THE_PACK}},
    ),
    "italian": Preset(
        settings={
            **{name: value for name, value in _SAMBA.items() if name != "meld.sequences"},
            "game.target": 12_000,
            "initial.tiers": (*_TO_3000, (5000, 160), (7500, 180), (10_000, 200)),
            "initial.wilds": "barred",
            "start.upcard": "italian_prefill",
            "pile.frozen_by": frozenset({"always"}),
            "meld.wild_only": "twos",
            "meld.wild_lock": "on",
            "canasta.wild": 2000,
            "canasta.wild_twos": 3000,
            "canasta.wild_for": "side_going_out",
            "canasta.set_bonuses": "italian",
            "red3.values": (100, 200, 300, 800, 1000, 1200),
            "out.wild_counts": False,
            "out.bonus": 300,
            "out.concealed_total": 300,
        },
        sources=("RG", "HSW", "PAR"),
        relative="samba",
        choices=(
            "meld.sequences",
            "meld.max_size",
            "meld.join",
            "meld.wild_onto_natural_canasta",
            "red3.sign",
            "start.prefill_extra",
        ),
        where=_SIX_GET_13,
    ),
    "hollywood": Preset(
        settings={
            **_SAMBA,
            "meld.min_naturals": 3,
            "meld.max_size": 7,
            "meld.wild_only": "on",
            "sequence.wilds": 1,
            "sequence.bonus": 2000,
            "sequence.mixed_bonus": 1000,
            "canasta.wild": 2500,
            "pile.wild_top": "like_pair",
            "pile.blocked_top": _ONLY_THREES,
        },
        sources=("RG",),
        relative="samba",
        choices=("meld.max_wilds", "meld.join", "meld.wild_only", "canasta.wild"),
        where=_SIX_GET_13,
    ),
}
