"""The games of the family, grouped as somebody would look for them."""

from __future__ import annotations

from canasta.rules import PRESETS

#: In the order of the set-up; each one's first game is the one that it is named for.
FAMILIES = ("classic", "samba", "modern_american", "hand_and_foot")

_SAMBA = frozenset(("samba", "samba_dutch", "bolivia", "brazilian", "chilean", "italian", "hollywood", "cuban", "uruguay"))


def family_of(preset: str) -> str:
    """The family that a preset belongs to."""
    if preset == "modern_american":
        return "modern_american"
    if preset == "hand_and_foot" or preset.startswith("hf_"):
        return "hand_and_foot"
    return "samba" if preset in _SAMBA else "classic"


def presets_in_order() -> list[str]:
    """All games, family by family."""
    return [name for family in FAMILIES for name in PRESETS if family_of(name) == family]
