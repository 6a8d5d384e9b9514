"""Random walks inside the core. ``python -m canasta.testing.core_walk [ACTS [RULES ...]]``: a million acts in every preset."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from canasta import engine_kind
from canasta.bots.core_simulation import walker_for
from canasta.rules import PRESETS, Rules, RulesError

_CHUNK = 2


@dataclass(frozen=True, slots=True)
class CoreWalk:
    """What came of a walk. ``lost`` and ``stuck`` count deals that lost a card and that had no legal act (or no end)."""

    deals: int
    acts: int
    outs: int
    lost: int
    stuck: int
    digest: str

    @property
    def sound(self) -> bool:
        """Whether nothing went wrong."""
        return not self.lost and not self.stuck


def walk_core(rules: Rules, acts: int, seed: int = 1) -> CoreWalk:
    """Play deals by random legal moves until ``acts`` moves are done (the last deal is finished). Raises RulesError."""
    walker = walker_for(rules)
    deals = 0
    while walker.acts < acts:
        walker.walk(seed, deals, _CHUNK)
        deals += _CHUNK
    return CoreWalk(
        deals=int(walker.deals),
        acts=int(walker.acts),
        outs=int(walker.outs),
        lost=int(walker.lost),
        stuck=int(walker.stuck),
        digest=walker.digest(),
    )


def main(arguments: list[str]) -> int:
    """Walk and report, preset by preset (or rule string); 1 where something went wrong, 2 where nothing could be walked."""
    try:
        acts = int(arguments[0]) if arguments else 1_000_000
        chosen = [Rules.read(text) for text in arguments[1:] or PRESETS]
        for rules in chosen:
            rules.require_playable()
    except (RulesError, ValueError) as problem:
        print(f"core_walk: {problem}", file=sys.stderr)
        return 2
    print(f"{acts:,} acts under each rule set, {engine_kind()} engine", flush=True)
    sound = True
    for rules in chosen:
        walk = walk_core(rules, acts)
        sound = sound and walk.sound
        print(
            f"  {rules.text}: {walk.deals:,} deals, {walk.outs:,} went out, {walk.lost} lost a card, {walk.stuck} stuck",
            flush=True,
        )
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
