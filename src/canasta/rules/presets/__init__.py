"""The presets: what each sets apart from ``classic``, where it comes from, and what of it is our choice."""

from __future__ import annotations

from canasta.rules.presets import classic, hand_and_foot, samba, two_packs
from canasta.rules.presets.preset import Preset
from canasta.rules.presets.sources import SOURCES

#: Preset name -> preset, in the order of lists: Classic and its sizes, the Samba family, two packs, Hand and Foot.
PRESETS: dict[str, Preset] = {**classic.PRESETS, **samba.PRESETS, **two_packs.PRESETS, **hand_and_foot.PRESETS}

#: Other names under which a preset may be asked for.
ALIASES = {"samba_us": "samba"}

__all__ = ["ALIASES", "PRESETS", "SOURCES", "Preset"]
