"""When the page is built, and what it takes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import build_page


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project in place of ours: a page with one source and a lock file, not yet built."""
    monkeypatch.setattr(build_page, "ROOT", tmp_path)
    monkeypatch.setattr(build_page, "STATIC", tmp_path / "src/canasta/web/static")
    monkeypatch.setattr(build_page, "_MARK", tmp_path / "src/canasta/web/static/.built-from")
    monkeypatch.setattr(build_page, "_WEB", tmp_path / "web")
    monkeypatch.setattr(build_page, "_WORDS", tmp_path / "src/canasta/words")
    monkeypatch.delenv("CANASTA_NO_PAGE", raising=False)
    (tmp_path / "web").mkdir()
    (tmp_path / "src/canasta/words/sv").mkdir(parents=True)
    (tmp_path / "src/canasta/words/sv/page.ftl").write_text("a = a")
    (tmp_path / "web/package.json").write_text("{}")
    packages = {"": {}, "node_modules/a": {"version": "1"}, "node_modules/b": {"version": "2", "optional": True}}
    (tmp_path / "web/package-lock.json").write_text(json.dumps({"packages": packages}))
    return tmp_path


def _npm(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Stand in for npm: note what is run, and leave what it would leave."""
    ran: list[tuple[str, ...]] = []

    def run(*arguments: str) -> None:
        ran.append(arguments)
        if arguments[0] == "ci":
            (project / "web/node_modules").mkdir(exist_ok=True)
            noted = {"packages": {"node_modules/a": {"version": "1"}}}
            (project / "web/node_modules/.package-lock.json").write_text(json.dumps(noted))
        else:
            build_page.STATIC.mkdir(parents=True, exist_ok=True)
            (build_page.STATIC / "index.html").write_text("<!doctype html>")

    monkeypatch.setattr(build_page, "_run", run)
    return ran


def test_it_is_built_once_and_again_when_a_source_or_a_word_changes(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = _npm(project, monkeypatch)
    build_page.build()
    assert [arguments[0] for arguments in ran] == ["ci", "run"]
    build_page.build()
    assert len(ran) == 2
    (project / "src/canasta/words/sv/page.ftl").write_text("a = b")
    assert not build_page.is_fresh()
    build_page.build()
    assert [arguments[0] for arguments in ran] == ["ci", "run", "run"]


def test_another_lock_installs_the_packages_again(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = _npm(project, monkeypatch)
    build_page.install_packages()
    (project / "web/package-lock.json").write_text(json.dumps({"packages": {"node_modules/a": {"version": "3"}}}))
    build_page.install_packages()
    assert [arguments[0] for arguments in ran] == ["ci", "ci"]


def test_a_source_archive_brings_its_page(project: Path) -> None:
    build_page.STATIC.mkdir(parents=True)
    (build_page.STATIC / "index.html").write_text("<!doctype html>")
    assert not build_page.is_fresh()
    (project / "web/package.json").unlink()
    assert build_page.is_fresh()


def test_neither_page_nor_sources_is_an_error_in_a_sentence(project: Path) -> None:
    (project / "web/package.json").unlink()
    with pytest.raises(build_page.PageError, match="not whole"):
        build_page.build()


def test_node_from_the_package_index_only_where_none_is_there(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_page, "_npm_on_path", lambda: True)
    assert not build_page.needs_node_package()
    monkeypatch.setattr(build_page, "_npm_on_path", lambda: False)
    assert build_page.needs_node_package()
    monkeypatch.setenv("CANASTA_NO_PAGE", "1")
    assert not build_page.needs_node_package()


@pytest.mark.parametrize(("version", "good"), [("v20.1.0", True), ("v24.0.0", True), ("v18.19.0", False), ("nonsense", False)])
def test_an_old_node_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, good: bool) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert build_page._npm_on_path() is good
