"""Which engine runs: the compiled one, or the same source interpreted.

``CANASTA_PURE=1`` in the environment chooses the interpreted engine for a whole process and its children. It works by a
finder that, for the package of the compiled core, sees source files only.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

_CORE = "canasta.engine.core"
#: A module of the core that every deal needs; how it was loaded tells which engine runs.
_TELLTALE = "canasta.engine.core.tables"


class _SourceOnly(MetaPathFinder):
    """Finds the modules of the core by their source, never by a compiled extension beside it."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None, /) -> ModuleSpec | None:
        if path is None or not fullname.startswith(_CORE):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


def use_interpreted_engine_if_asked() -> None:
    """Obey ``CANASTA_PURE``. Called before anything of the engine is imported."""
    if os.environ.get("CANASTA_PURE") == "1" and not any(isinstance(finder, _SourceOnly) for finder in sys.meta_path):
        sys.meta_path.insert(0, _SourceOnly())


def engine_kind() -> str:
    """``"compiled"`` or ``"interpreted"``: the engine that this process uses."""
    spec = find_spec(_TELLTALE)
    if spec is None:
        raise ImportError(f"{_TELLTALE} is missing: the installation is not whole")
    return "interpreted" if isinstance(spec.loader, SourceFileLoader) else "compiled"
