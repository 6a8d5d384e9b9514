"""Turns the engine's core into extension modules with mypyc. Without a working C compiler the core stays interpreted."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
CORE = Path("src/canasta/engine/core")


def wanted() -> bool:
    """Whether the core is to be compiled here: on CPython, unless ``CANASTA_PURE=1`` asks for plain Python."""
    return sys.implementation.name == "cpython" and os.environ.get("CANASTA_PURE") != "1"


def extensions(target: Path) -> list[Extension]:
    """The extension modules of the core, as one group so that calls between its modules are native. C goes to ``target``."""
    from mypyc.build import mypycify

    os.chdir(ROOT)
    os.environ["MYPYPATH"] = "src"
    modules = sorted(str(path) for path in CORE.glob("*.py") if path.name != "__init__.py")
    options = ["--config-file=", "--explicit-package-bases", "--namespace-packages", f"--cache-dir={target / 'mypy'}"]
    # -O3 builds a third slower than -O1 and runs a quarter faster here (measured: bench/steps.py).
    found: list[Extension] = mypycify(
        [*options, *modules], opt_level="3", debug_level="0", target_dir=str(target), group_name="canasta_core"
    )
    for extension in found:
        extension.optional = True
        if sys.platform != "win32":
            # Lets calls within the core be inlined: a quarter faster again.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return found
