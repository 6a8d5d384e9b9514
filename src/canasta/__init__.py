"""Canasta: a rules engine, bots, and a table in the browser.

Where to look: ``canasta.engine`` (``Deal``, ``Game``), ``canasta.rules`` (presets and house rules), ``canasta.view`` (what a
seat sees), ``canasta.notation`` (everything as text), ``canasta.bots``. The page docs/architecture.md shows the whole house.
"""

from canasta._pure import engine_kind, use_interpreted_engine_if_asked

__all__ = ["__version__", "engine_kind"]

__version__ = "0.1.0"

use_interpreted_engine_if_asked()
