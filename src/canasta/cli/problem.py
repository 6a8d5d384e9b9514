"""How a command refuses bad input."""

from __future__ import annotations


class Problem(Exception):
    """Bad input of a command: one clear sentence that says what, where, and what was expected.

    The command ends with exit code 2 and has changed nothing.
    """
