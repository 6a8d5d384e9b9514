"""Digests of deals played in the core, for comparing engines: one line for each preset and each of some random rule sets."""

from __future__ import annotations

import sys

from random_rules import many_rules

from canasta import engine_kind
from canasta.bots.core_simulation import walker_for
from canasta.rules import PRESETS, Rules, preset


def digests(rules: Rules, deals: int) -> str:
    """What random moves and the core policy made of some deals, as text; every act and score went into it."""
    text = []
    for way in ("walk", "play"):
        walker = walker_for(rules)
        getattr(walker, way)(5, 0, deals)
        text.append(f"{way} {walker.digest()} {int(walker.acts)} acts {[int(points) for points in walker.points]}")
    return "; ".join(text)


if __name__ == "__main__":
    print(engine_kind())
    for name in sys.argv[3:] or PRESETS:
        print(f"{name}: {digests(preset(name), int(sys.argv[1]))}")
    for rules in many_rules(int(sys.argv[2]), "digests"):
        print(f"{rules.text}: {digests(rules, 3)}")
