"""Unforeseen faults in the log: what kind and where in the code, never what it was about.

The text of an exception can hold anything, a player's cards too, and a log is read by others than that player.
"""

from __future__ import annotations

import logging
import sys
import traceback

from litestar.exceptions import ClientException, NotFoundException
from litestar.logging import LoggingConfig
from litestar.types import Logger, Scope

#: What somebody else did wrong needs no place in our code.
_NOT_OURS: set[int | type[Exception]] = {400, 401, 403, 404, 405, 413, ClientException, NotFoundException}


def log_fault(logger: logging.Logger, what: str, fault: BaseException) -> None:
    """One entry for ``fault`` while ``what`` was done."""
    logger.error("%s failed with %s\n%s", what, type(fault).__name__, _places(fault))


def logging_config() -> LoggingConfig:
    """Litestar's logging, made as quiet as ours."""
    return LoggingConfig(
        root={"level": "WARNING", "handlers": ["queue_listener"]},
        log_exceptions="always",
        exception_logging_handler=_log_request,
        disable_stack_trace=_NOT_OURS,
    )


def _log_request(logger: Logger, scope: Scope, _text: list[str]) -> None:
    fault = sys.exc_info()[1]
    if fault is not None and getattr(fault, "status_code", 500) >= 500:
        logger.error(f"{scope['type']} {scope['path']} failed with {type(fault).__name__}\n{_places(fault)}")


def _places(fault: BaseException) -> str:
    return "".join(traceback.format_tb(fault.__traceback__)).rstrip()
