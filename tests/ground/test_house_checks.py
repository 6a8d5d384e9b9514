"""The checks that no other tool makes find what they are there to find."""

from __future__ import annotations

from pathlib import Path

import pytest

import check_house


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty project in place of ours."""
    monkeypatch.setattr(check_house, "ROOT", tmp_path)
    (tmp_path / "src/canasta/engine/core").mkdir(parents=True)
    (tmp_path / "requirements").mkdir()
    return tmp_path


@pytest.mark.parametrize(
    "line",
    [
        "mask = 1 << kind",
        "for _ in range(3): pass",
        "@dataclass(frozen=True)",
        "most = max([a, b])",
        "total = sum(row[k] for k in kinds)",
        "other = Side.__new__(Side)",
    ],
)
def test_traps_of_the_core_are_found(house: Path, line: str) -> None:
    (house / "src/canasta/engine/core/turn.py").write_text(f"x = 1\n{line}\n")
    assert [fault.split(": ")[0] for fault in check_house.faults()] == ["src/canasta/engine/core/turn.py:2"]


def test_plain_code_and_comments_pass(house: Path) -> None:
    (house / "src/canasta/engine/core/turn.py").write_text("i = 0  # not: for _ in range(3)\nwhile i < 3:\n    i += 1\n")
    assert check_house.faults() == []


def test_long_files_are_found(house: Path) -> None:
    (house / "src/canasta/long.py").write_text("x = 1\n" * 601)
    assert len(check_house.faults()) == 1
    (house / "src/canasta/long.py").write_text("x = 1\n" * 600)
    assert check_house.faults() == []


@pytest.mark.parametrize("line", ["--index-url https://example.org", "a @ https://example.org/a.whl"])
def test_hosts_in_locks_are_found(house: Path, line: str) -> None:
    (house / "requirements/base.txt").write_text(line + "\n")
    assert len(check_house.faults()) == 1
