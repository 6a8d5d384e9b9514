"""Set-up builds again when something was written, and only then."""

from __future__ import annotations

from pathlib import Path

from fingerprint import files_below, fingerprint


def _tree(folder: Path) -> Path:
    (folder / "a").mkdir()
    (folder / "a" / "one.py").write_text("1")
    (folder / "two.py").write_text("2")
    return folder


def test_it_follows_contents_and_names(tmp_path: Path) -> None:
    tree = _tree(tmp_path)
    before = fingerprint(tree, base=tree)
    assert fingerprint(tree, base=tree) == before
    (tree / "two.py").write_text("3")
    changed = fingerprint(tree, base=tree)
    assert changed != before
    (tree / "two.py").rename(tree / "three.py")
    assert fingerprint(tree, base=tree) not in (before, changed)


def test_what_is_made_does_not_count(tmp_path: Path) -> None:
    tree = _tree(tmp_path)
    before = fingerprint(tree, base=tree)
    for made in ("node_modules", "__pycache__", "static"):
        (tree / "a" / made).mkdir()
        (tree / "a" / made / "x.js").write_text("x")
    assert fingerprint(tree, base=tree) == before
    assert [path.name for path in files_below(tree)] == ["one.py", "two.py"]


def test_it_follows_the_salt_and_survives_missing_roots(tmp_path: Path) -> None:
    nothing = tmp_path / "none"
    assert fingerprint(nothing, base=tmp_path, salt=["3.11"]) != fingerprint(nothing, base=tmp_path, salt=["3.12"])


def test_it_is_the_same_wherever_the_folder_lies(tmp_path: Path) -> None:
    prints = []
    for place in ("here", "there"):
        (tmp_path / place).mkdir()
        prints.append(fingerprint(_tree(tmp_path / place), base=tmp_path / place))
    assert prints[0] == prints[1]
