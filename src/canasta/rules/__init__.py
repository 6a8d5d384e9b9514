"""The rules as parameters: every option with what is known of it, and complete rule sets by name or as text.

rules = Rules.read("classic(game.target=2500)")
rules["pile.blocked_top"], rules.sides, rules.problems()
"""

from canasta.rules.domain import Domain
from canasta.rules.fault import Fault, RulesError
from canasta.rules.irregularities import IRREGULARITIES, TAKEN_BACK, Irregularity, irregularity_in
from canasta.rules.option import DOCUMENTS, GROUPS, Option
from canasta.rules.presets import ALIASES, PRESETS, SOURCES, Preset
from canasta.rules.registry import OPTIONS
from canasta.rules.rules import Difference, Rules, preset
from canasta.rules.special_hands import SPECIAL_HANDS, SpecialHand
from canasta.rules.value import LOWEST, Value

__all__ = [
    "ALIASES",
    "DOCUMENTS",
    "GROUPS",
    "IRREGULARITIES",
    "LOWEST",
    "OPTIONS",
    "PRESETS",
    "SOURCES",
    "SPECIAL_HANDS",
    "TAKEN_BACK",
    "Difference",
    "Domain",
    "Fault",
    "Irregularity",
    "Option",
    "Preset",
    "Rules",
    "RulesError",
    "SpecialHand",
    "Value",
    "irregularity_in",
    "preset",
]
