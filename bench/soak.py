"""Very many bot deals over all presets, in which no card may be lost, no deal may stick and nothing may fail: ``make soak``.

Most are played inside the core, half by its policy and half by random moves; the rest through ``Deal`` and ``Observation``, by
bots of chance, beginners and club players mixed. Usage: ``soak.py [DEALS_IN_THE_CORE DEALS_AT_THE_TABLE]``.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from random import Random

from canasta import engine_kind
from canasta.bots import make_bot
from canasta.bots.core_simulation import walker_for
from canasta.bots.playing import play_deal
from canasta.bots.simulation import dealer_of, pack_of
from canasta.rules import PRESETS, preset
from canasta.shuffle import deal_seed, shuffled
from canasta.testing import lost_cards

SEED = 20
BOTS = ("random", "novice", "steady")
_CORE_CHUNK = 500
_TABLE_CHUNK = 20


class SoakFault(Exception):
    """A deal that went wrong; the text says which, so that it can be played again."""


@dataclass(frozen=True)
class Job:
    """Some deals in a row under one preset. ``how``: ``policy`` or ``walk`` in the core, or ``table``."""

    preset: str
    how: str
    first: int
    deals: int


def jobs(core_deals: int, table_deals: int) -> list[Job]:
    """All deals, spread evenly over the presets and cut into chunks."""
    return [
        Job(name, how, first, min(chunk, share - first))
        for how, deals, chunk in (
            ("policy", core_deals - core_deals // 2, _CORE_CHUNK),
            ("walk", core_deals // 2, _CORE_CHUNK),
            ("table", table_deals, _TABLE_CHUNK),
        )
        for name, share in _shares(deals)
        for first in range(0, share, chunk)
    ]


def _shares(deals: int) -> Iterator[tuple[str, int]]:
    whole, rest = divmod(deals, len(PRESETS))
    for place, name in enumerate(PRESETS):
        yield name, whole + (place < rest)


def do(job: Job) -> tuple[int, int]:
    """Play the deals of ``job``: how many deals, and how many of them ended by going out. Raises ``SoakFault``."""
    return _at_the_table(job) if job.how == "table" else _in_the_core(job)


def _in_the_core(job: Job) -> tuple[int, int]:
    rules = preset(job.preset)
    walker = walker_for(rules)
    play: Callable[[int, int, int], None] = walker.play if job.how == "policy" else walker.walk
    for number in range(job.first, job.first + job.deals):
        play(SEED, number, 1)
        if walker.lost or walker.stuck:
            what = "lost a card" if walker.lost else "stuck"
            raise SoakFault(f"{job.preset}, {job.how}, seed {SEED}, deal {number}: {what}")
    return int(walker.deals), int(walker.outs)


def _at_the_table(job: Job) -> tuple[int, int]:
    rules = preset(job.preset)
    outs = 0
    for number in range(job.first, job.first + job.deals):
        where = f"{job.preset}, table, seed {SEED}, deal {number}"
        rng = Random(f"{SEED} {job.preset} {number}")
        names = [rng.choice(BOTS) for _seat in range(rules.players)]
        bots = [make_bot(name, Random(rng.random())) for name in names]
        try:
            deal = play_deal(rules, shuffled(pack_of(rules), deal_seed(str(SEED), number)), dealer_of(rules, number), bots)
        except Exception as error:
            raise SoakFault(f"{where} ({', '.join(names)}): {type(error).__name__}: {error}") from error
        if lost := lost_cards(deal):
            raise SoakFault(f"{where} ({', '.join(names)}): cards do not add up: {dict(lost)}")
        if deal.sheet is None:
            raise SoakFault(f"{where} ({', '.join(names)}): no score")
        outs += deal.went_out is not None
    return job.deals, outs


def soak(core_deals: int, table_deals: int, workers: int, tell: Callable[[str], None]) -> tuple[int, int]:
    """Play all deals in ``workers`` processes: how many deals, and how many of them by going out. Raises ``SoakFault``."""
    todo = jobs(core_deals, table_deals)
    total = sum(job.deals for job in todo)
    deals = outs = 0
    start = time.monotonic()
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        futures = [pool.submit(do, job) for job in todo]
        try:
            for place, future in enumerate(as_completed(futures), 1):
                played, out = future.result()
                deals += played
                outs += out
                if place % 20 == 0 or deals == total:
                    tell(f"{deals:,} of {total:,} deals, {time.monotonic() - start:.0f} s")
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return deals, outs


def main() -> int:
    """Play, tell how far it is, and end with 1 at the first fault."""
    core_deals, table_deals = (int(text) for text in sys.argv[1:3]) if len(sys.argv) > 2 else (90_000, 10_000)
    print(f"{core_deals:,} deals in the core ({engine_kind()}), {table_deals:,} through Deal and Observation", flush=True)
    end = "\r" if sys.stdout.isatty() else "\n"
    try:
        deals, outs = soak(core_deals, table_deals, os.cpu_count() or 1, lambda text: print(f"  {text}  ", end=end, flush=True))
    except SoakFault as fault:
        print(f"\nA deal went wrong: {fault}")
        return 1
    print(f"\n{deals:,} deals: no card lost, none stuck, nothing failed; {outs / deals:.0%} ended by going out.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
