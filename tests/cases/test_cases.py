"""Every case file is ruled on by the code that `canasta judge` runs, and everything it states must hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta.notation.judge import judge
from canasta.words import Words

_HERE = Path(__file__).parent
_FILES = sorted(_HERE.rglob("*.toml"))

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("path", _FILES, ids=lambda path: path.relative_to(_HERE).with_suffix("").as_posix())
def test_case_holds(path: Path) -> None:
    """No ruling of the file differs from what the file states."""
    rulings = judge(path.read_text(encoding="utf-8"), path.relative_to(_HERE).as_posix())
    assert rulings, "the file states nothing"
    english = Words("en")
    assert [ruling.to_json(english) for ruling in rulings if not ruling.holds] == []


def test_index_names_every_file() -> None:
    """README.md lists each case file, and nothing that is not there."""
    text = (_HERE / "README.md").read_text(encoding="utf-8")
    named = {part.split(")")[0] for part in text.split("](")[1:]}
    assert named == {path.relative_to(_HERE).as_posix() for path in _FILES}
