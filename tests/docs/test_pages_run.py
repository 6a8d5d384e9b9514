"""The pages are true: their Python runs, commands print what is shown, cases hold, links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import pages

PAGES = pytest.mark.parametrize("document", pages.pages(), ids=pages.name_of)
#: Languages that are run, and those that are only to be read.
_KNOWN = {"python", "console", "toml", "sh"} | {"", "text", "json", "ftl"}


def _targets() -> set[str]:
    return set(re.findall(r"(?m)^([a-z]+):", (pages.ROOT / "Makefile").read_text()))


@PAGES
def test_every_block_names_a_language_that_is_known(document: Path) -> None:
    assert {block.language for block in pages.blocks(document)} <= _KNOWN


@PAGES
def test_python_and_sessions_run(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One page is one story: its blocks run in order, in one folder; a block that starts with ``# name.py`` is that file too."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    names: dict[str, Any] = {"__name__": "__page__"}
    before = set(sys.modules)
    for block in pages.blocks(document):
        where = f"{pages.name_of(document)}:{block.line}"
        if block.language == "python":
            _run_python(block.text, where, names, tmp_path)
        elif block.language == "console":
            for command in pages.commands(block):
                _run_command(command, f"{pages.name_of(document)}:{command.line}", tmp_path)
        elif block.language == "toml" and (title := re.match(r"# (\S+\.(toml|canasta))\n", block.text)):
            (tmp_path / title[1]).write_text(block.text, encoding="utf-8")
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


def _run_python(text: str, where: str, names: dict[str, Any], folder: Path) -> None:
    if title := re.match(r"# (\S+\.py)\n", text):
        (folder / title[1]).write_text(text, encoding="utf-8")
    if text.startswith(">>>"):
        test = doctest.DocTestParser().get_doctest(text, names, where, where, 0)
        result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False).run(test, clear_globs=False)
        names.update(test.globs)
        assert result.failed == 0, f"{where}: the output is not what is shown"
    else:
        exec(compile(text, where, "exec"), names)


def _run_command(command: Any, where: str, folder: Path) -> None:
    words = shlex.split(command.text)
    assert words[0] in ("canasta", "python"), f"{where}: sessions show `canasta` or `python`"
    start = [sys.executable, "-m", "canasta"] if words[0] == "canasta" else [sys.executable]
    done = subprocess.run(
        [*start, *words[1:]], cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False, timeout=120
    )
    output = done.stdout + done.stderr
    assert done.returncode in ((0, 1) if command.shown else (0,)), f"{where}: {command.text}\n{output}"
    assert not command.shown or pages.matches(command.shown, output), f"{where}: {command.text}\n{output}"


@PAGES
def test_commands_for_the_shell_exist(document: Path) -> None:
    for block in pages.blocks(document):
        if block.language == "sh":
            for line in block.text.splitlines():
                words = shlex.split(line, comments=True)
                assert words[0] in ("make", "git", "cd", "pip", "apt-get") or words[0].startswith(".ci/"), line
                if words[0] == "make":
                    assert words[1] in _targets(), line


@PAGES
def test_toml_is_toml_and_cases_hold(document: Path, tmp_path: Path) -> None:
    for block in pages.blocks(document):
        if block.language != "toml":
            continue
        document = tomllib.loads(block.text)
        if document.keys() & {"try", "expect"} and document.keys() & {"position", "deal", "count"} and "name" in document:
            case = tmp_path / f"line-{block.line}.toml"
            case.write_text(block.text, encoding="utf-8")
            done = subprocess.run(
                [sys.executable, "-m", "canasta", "judge", str(case)], capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{pages.name_of(document)}:{block.line}\n{done.stdout}{done.stderr}"


@PAGES
def test_links_and_pictures_lead_to_files(document: Path) -> None:
    prose = re.sub(r"(?s)```.*?```|`[^`\n]*`", "", document.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)", prose):
        if not re.match(r"\w+:|#", target):
            assert (document.parent / target.split("#")[0]).exists(), f"{pages.name_of(document)}: {target} leads nowhere"
