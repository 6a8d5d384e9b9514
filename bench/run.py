"""All benchmarks in one run: ``make bench``. Figures are of CPU time unless they say otherwise."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from canasta import __version__, engine_kind
from measure import ROUNDS, median, run, say, simulate

CORE = "core,core,core,core"
#: What the project promises, checked at the end of the run.
LEAST_COMPILED_RATIO = 15.0
LEAST_YARDSTICK_RATIO = 10.0
MOST_SCRIPT_KB = 80.0


def _deals() -> float:
    """Deals of the core's own policy, compiled and interpreted; how many times faster compiled is."""
    compiled, interpreted = [], []
    for _round in range(ROUNDS):
        compiled.append(float(simulate("classic", CORE, 3000)["deals_per_cpu_second"]))
        interpreted.append(float(simulate("classic", CORE, 150, pure=True)["deals_per_cpu_second"]))
    ratio = median([fast / slow for fast, slow in zip(compiled, interpreted, strict=True)])
    say("core policy, compiled", f"{median(compiled):,.0f} deals/s")
    say("core policy, interpreted", f"{median(interpreted):,.0f} deals/s")
    say("compiled / interpreted", f"{ratio:.1f} x", f"(at least {LEAST_COMPILED_RATIO:.0f})")
    for bots in ("steady", "novice"):
        pair = [simulate("classic", ",".join([bots] * 4), deals, pure=pure) for deals, pure in ((20, False), (5, True))]
        speeds = [float(found["deals_per_cpu_second"]) for found in pair]
        say(f"{bots}, through Deal and Observation", f"{speeds[0]:,.1f} deals/s", f"({speeds[1]:,.1f} interpreted)")
    return ratio


def _steps() -> float | None:
    """Steps from Python with random legal moves: our core, the other library, and through Deal."""
    other_is_there = find_spec("pyspiel") is not None
    ours, pure, theirs = [], [], []
    clone = other_clone = 0.0
    for _round in range(ROUNDS):
        found = run("steps", "2")
        ours.append(float(found["steps_per_second"]))
        clone = found["clone_microseconds"]
        pure.append(float(run("steps", "2", pure=True)["steps_per_second"]))
        if other_is_there:
            found = run("gin_rummy", "2")
            theirs.append(float(found["steps_per_second"]))
            other_clone = found["clone_microseconds"]
    ratio = None
    say("step API (integers), compiled", f"{median(ours):,.0f} steps/s", f"({median(pure):,.0f} interpreted)")
    if other_is_there:
        ratio = median([a / b for a, b in zip(ours, theirs, strict=True)])
        say("OpenSpiel gin_rummy, driven the same way", f"{median(theirs):,.0f} steps/s")
        say("ours / OpenSpiel's", f"{ratio:.1f} x", f"(at least {LEAST_YARDSTICK_RATIO:.0f})")
    else:
        say("OpenSpiel gin_rummy", "not installed", "(pip install canasta[bench])")
    deal = run("through_deal", "3")
    deal_pure = run("through_deal", "3", pure=True)
    say(
        "Deal with actions and events",
        f"{deal['actions_per_second']:,.0f} acts/s",
        f"({deal_pure['actions_per_second']:,.0f} interpreted)",
    )
    say("copy of the core's state", f"{clone:.1f} µs", f"(OpenSpiel {other_clone:.1f} µs)" if other_is_there else "")
    say("copy of a Deal", f"{deal['copy_microseconds']:.0f} µs", f"({deal_pure['copy_microseconds']:.0f} interpreted)")
    return ratio


def _decisions() -> None:
    for name, deals in (("novice", 3), ("steady", 3)):
        for pure in (False, True):
            found = run("decisions", name, str(deals), pure=pure)
            kind = "interpreted" if pure else "compiled"
            figures = f"{found['p50']:.1f} / {found['p99']:.1f} ms"
            say(f"{name}, a decision, p50 / p99, {kind}", figures, f"({found['count']} decisions, clock time)")


def _page() -> float:
    found = run("page_weight")
    script = float(found["script"]) / 1000
    say("script for the first view of the table", f"{script:.1f} kB", f"(gzip, one language; at most {MOST_SCRIPT_KB:.0f})")
    say("its style sheets", f"{found['style'] / 1000:.1f} kB", f"(all files of the page: {found['all'] / 1000:.0f} kB)")
    return script


def main() -> int:
    """Print everything; 1 if a promise is not kept."""
    print(f"canasta {__version__}, {engine_kind()} engine, Python {sys.version.split()[0]}\n")
    if engine_kind() != "compiled":
        print("The compiled engine is not installed here (no C compiler?); there is nothing to compare.")
        return 1
    compiled_ratio = _deals()
    yardstick_ratio = _steps()
    _decisions()
    script = _page()
    broken = []
    if compiled_ratio < LEAST_COMPILED_RATIO:
        broken.append("compiled / interpreted")
    if yardstick_ratio is not None and yardstick_ratio < LEAST_YARDSTICK_RATIO:
        broken.append("step API")
    if script > MOST_SCRIPT_KB:
        broken.append("page weight")
    print(f"\nNot as promised: {', '.join(broken)}." if broken else "\nAll promises are kept.")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
