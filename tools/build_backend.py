"""The build back end: setuptools, and node from the Python package index where the page must be built without one."""

from __future__ import annotations

from typing import Any

from setuptools import build_meta as _setuptools
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import build_page

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def _node() -> list[str]:
    return [build_page.NODE_PACKAGE] if build_page.needs_node_package() else []


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What building a wheel takes beyond the back end itself."""
    return [*_setuptools.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """What making a source archive takes: it carries the built page too."""
    return [*_setuptools.get_requires_for_build_sdist(config_settings), *_node()]
