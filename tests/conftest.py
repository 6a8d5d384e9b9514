"""What all tests share: which package is tested (the source, or the installed wheel) and a clean environment for it."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
INSTALLED = os.environ.get("CANASTA_TEST_INSTALLED") == "1"

if not INSTALLED:
    sys.path.insert(0, str(SOURCE))
    # For the commands that tests start.
    os.environ["PYTHONPATH"] = str(SOURCE)

import canasta  # noqa: E402  (after the path is right)

_expected = "installed package" if INSTALLED else "source"
if Path(canasta.__file__).is_relative_to(SOURCE) == INSTALLED:
    raise pytest.UsageError(f"the tests were to run on the {_expected}, but found {canasta.__file__}")

# Games of the tests are never kept where those of the user are.
os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="canasta-tests-")


def pytest_report_header() -> str:
    """Say which engine is tested."""
    return f"canasta {canasta.__version__}, {_expected}, {canasta.engine_kind()} engine"


# A busy machine is no fault of a test, and what fails in CI must fail again at home.
settings.register_profile("house", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("house")
