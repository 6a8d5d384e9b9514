"""The lock files: every package pinned with its hashes, no host named, and in step with pyproject.toml."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def _pinned(lock: Path) -> set[str]:
    return {_plain(name) for name in re.findall(r"(?m)^([A-Za-z0-9_.-]+)==", lock.read_text())}


def _plain(requirement: str) -> str:
    name = re.match(r"[A-Za-z0-9_.-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name[0]).lower()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_package_has_a_version_and_hashes(lock: Path) -> None:
    entries = re.split(r"(?m)^(?=\S)", lock.read_text().replace("\\\n", ""))
    packages = [entry for entry in entries if entry.strip() and not entry.startswith("#")]
    assert packages
    for entry in packages:
        assert re.match(r"\S+==\S+", entry), entry.splitlines()[0]
        assert "--hash=sha256:" in entry, entry.splitlines()[0]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_no_host_is_named(lock: Path) -> None:
    assert not re.search(r"://|--index-url|--find-links", lock.read_text())


def test_the_page_lock_names_no_host() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    assert not [name for name, entry in packages.items() if "resolved" in entry]
    assert not [name for name, entry in packages.items() if "integrity" not in entry and not entry.get("inBundle")]


def test_everything_asked_for_is_locked() -> None:
    groups = {"base": PROJECT["project"]["dependencies"], **PROJECT["dependency-groups"]}
    groups["bench"] = PROJECT["project"]["optional-dependencies"]["bench"]
    assert set(groups) == {lock.stem for lock in LOCKS}
    for name, wanted in groups.items():
        assert {_plain(requirement) for requirement in wanted} <= _pinned(ROOT / "requirements" / f"{name}.txt"), name


def test_the_build_group_is_what_the_build_system_asks_for() -> None:
    assert PROJECT["dependency-groups"]["build"] == PROJECT["build-system"]["requires"]


def test_locks_that_meet_in_one_environment_agree() -> None:
    seen: dict[str, set[str]] = {}
    for lock in LOCKS:
        for name, version, marker in re.findall(r"(?m)^([A-Za-z0-9_.-]+)==([^ ;]+)([^\\]*)", lock.read_text()):
            if "python_full_version" not in marker:
                seen.setdefault(_plain(name), set()).add(version)
    assert {name: versions for name, versions in seen.items() if len(versions) > 1} == {}
