"""One open socket at a table: what waits to be sent, and the task that sends it.

Somebody who stops reading must hold up nobody else. Acts therefore never wait for a send: answers queue up to a limit, and of
the view only the newest is ever sent, put together at the moment when the socket can take it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from canasta.web.messages import ToPage, write_message
from canasta.words import Words

_MOST_WAITING = 200
_SEND_SECONDS = 30.0

Send = Callable[[str], Awaitable[None]]


class Connection:
    """A seat's socket, with the words of its language.

    ``seen_deal``, ``seen_events`` and ``seen_time_up`` are what was sent of the facts; ``full`` says that the next view tells the
    whole deal.
    """

    def __init__(self, seat: int, language: str, send: Send, view: Callable[[Connection], ToPage | None]) -> None:
        self.seat = seat
        self.words = Words(language)
        self.seen_deal = 0
        self.seen_events = 0
        self.seen_time_up = False
        self.full = True
        self.lost = asyncio.Event()
        self._send = send
        self._view = view
        self._answers: deque[ToPage] = deque()
        self._view_is_old = False
        self._wake = asyncio.Event()

    def answer(self, message: ToPage) -> None:
        """Queues an answer. A socket with too many unread answers is given up."""
        if len(self._answers) >= _MOST_WAITING:
            self.lost.set()
            self._wake.set()
            return
        self._answers.append(message)
        self._wake.set()

    def start_anew(self) -> None:
        """The page knows nothing of the table: the next view is a full one."""
        self.full = True
        self.refresh()

    def refresh(self) -> None:
        """The table has changed: send the view when the socket can take it."""
        self._view_is_old = True
        self._wake.set()

    async def run(self) -> None:
        """Sends until the socket is given up or the task is cancelled."""
        try:
            while not self.lost.is_set():
                await self._wake.wait()
                self._wake.clear()
                await self._send_what_waits()
        except (OSError, TimeoutError):
            pass
        finally:
            self.lost.set()

    async def _send_what_waits(self) -> None:
        while not self.lost.is_set():
            if self._answers:
                message: ToPage | None = self._answers.popleft()
            elif self._view_is_old:
                self._view_is_old = False
                message = self._view(self)
            else:
                return
            if message is not None:
                async with asyncio.timeout(_SEND_SECONDS):
                    await self._send(write_message(message))
