"""What the system says of a file or a folder, as the name of a reason (message ``system-reason``)."""

from __future__ import annotations

from errno import errorcode


def system_code(error: BaseException) -> str:
    """The system's name for ``error``: ``EACCES``, ``SQLITE_NOTADB``; else what kind of error it is."""
    known = getattr(error, "sqlite_errorname", "") or errorcode.get(getattr(error, "errno", None) or 0, "")
    return known or type(error).__name__
