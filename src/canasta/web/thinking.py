"""Bots think in worker processes, so that none of them holds up a table or sees more than its seat does.

A worker is given a pickled ``Observation`` and the bot's name, nothing else. For one that is late or lost a plain legal act is
played.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from random import Random
from typing import Protocol

from canasta.bots import make_bot
from canasta.engine import Action, Discard, Draw
from canasta.view import Observation
from canasta.web.fault_log import log_fault

_log = logging.getLogger("canasta.bots")
_MOST_SECONDS = 5.0
_PATIENCE_SECONDS = 1.0


class Thinker(Protocol):
    """Whatever finds an act for a bot."""

    async def choose(self, bot: str, seen: Observation) -> Action:
        """A legal act for ``seen.seat``, which is to move; always one, and soon."""


class BotPool:
    """Worker processes for bots; ``start`` before use, ``stop`` at the end."""

    def __init__(self, workers: int = 2, most_seconds: float = _MOST_SECONDS) -> None:
        self._workers = workers
        self._most_seconds = most_seconds
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Starts the workers, so that the first act does not wait for them."""
        self._pool = self._new_pool()
        for _ in range(self._workers):
            self._pool.submit(_ready)

    def stop(self) -> None:
        """Ends the workers, one that is deep in thought by force."""
        if self._pool is not None:
            _end(self._pool)
            self._pool = None

    async def choose(self, bot: str, seen: Observation) -> Action:
        """The bot's act; a plain legal one where it does not answer in time."""
        for _ in range(2):
            pool = self._pool
            if pool is None:
                break
            try:
                work = asyncio.get_running_loop().run_in_executor(pool, _choose, bot, seen, secrets.randbits(64))
                async with asyncio.timeout(self._most_seconds):
                    return await work
            except TimeoutError:
                _log.warning("bot %s took longer than %s s; a plain act is played for it", bot, self._most_seconds)
                self._renew(pool)
                break
            except BrokenProcessPool:
                _log.warning("the bots' processes were lost and are started anew")
                self._renew(pool)
            except Exception as fault:
                log_fault(_log, f"bot {bot}", fault)
                break
        return plain_act(seen)

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_start_worker)

    def _renew(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is not broken:
            return
        self._pool = self._new_pool()
        _end(broken, patience=0.0)


def _end(pool: ProcessPoolExecutor, patience: float = _PATIENCE_SECONDS) -> None:
    # The executor has no way of its own to end a worker that does not come to an end.
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.join(patience)
        if process.is_alive():
            process.kill()
            process.join()


def plain_act(seen: Observation) -> Action:
    """A legal act that needs no thought: draw, else throw the cheapest natural card, else whatever is legal first."""
    for action in seen.legal:
        if isinstance(action, Draw):
            return action
    points = seen.rules.card_points
    discards = [action for action in seen.legal if isinstance(action, Discard)]
    if discards:
        return min(discards, key=lambda action: (action.card.is_wild, points.get(action.card.rank.text, 0)))
    return seen.legal[0]


def _start_worker() -> None:
    """A worker leaves Ctrl-C to the server, and ends when the server does, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def _ready() -> None:
    """Nothing: a worker that answers has loaded what it needs."""


def _choose(bot: str, seen: Observation, chance: int) -> Action:
    return make_bot(bot, Random(chance)).choose(seen)
