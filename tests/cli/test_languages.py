"""Help and refusals of the command line are in the language that was chosen, whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from canasta.cli import main
from canasta.cli.app import COMMANDS
from canasta.words import LANGUAGES

SUBCOMMANDS = [f"rules {name}" for name in ("list", "show", "diff", "check", "lab")]
LOCALES = {"sv": "sv_SE.UTF-8", "nb": "nb_NO.UTF-8", "en": "en_GB.UTF-8"}

#: What cyclopts says by itself.
ENGLISH = re.compile(
    r"Usage|Commands|Parameters|Arguments|Display|required|default|unable|Unknown|Unused|specified|Did you|"
    r"\b(COMMAND|OPTIONS|ARGS|STR|INT|PATH|FILES?|NAME|FIRST|SECOND|RULES|None|False|True)\b"
)

#: A command line that cannot be read, and what each language says of it.
REFUSED = {
    "judg": ("Kommandot judg finns inte", "Kommandoen judg finnes ikke", "There is no command judg"),
    "rules lst": ("Menade du list?", "Mente du list?", "Did you mean list?"),
    "--colour": ("Först kommer ett kommando", "Først kommer en kommando", "A command comes first"),
    "judge --jsn": ("val --jsn. Menade du --json?", "valg --jsn. Mente du --json?", "option --jsn. Did you mean --json?"),
    "simulate": ("simulate behöver --bots", "simulate trenger --bots", "simulate needs --bots"),
    "simulate --bots": ("--bots ska följas av ett värde", "--bots skal følges av en verdi", "must be followed by a value"),
    "rules show": ("rules show behöver NAMN", "rules show trenger NAVN", "rules show needs NAME"),
    "verify": ("verify behöver FIL", "verify trenger FIL", "verify needs FILE"),
    "rules show a b c": ("Över blir: b c", "Til overs blir: b c", "Left over: b c"),
    "simulate --bots a --bots b": ("--bots får bara anges en gång", "--bots kan bare angis én gang", "only be given once"),
    "simulate --bots a --deals x": ("ska vara ett heltal, inte x", "skal være et helt tall, ikke x", "a whole number, not x"),
    "play --port=": ('--port ska vara ett heltal, inte ""', 'et helt tall, ikke ""', 'a whole number, not ""'),
    "play --browser=7": ("--browser tar yes eller no, inte 7", "tar yes eller no, ikke 7", "takes yes or no, not 7"),
}


@pytest.fixture(autouse=True)
def _no_other_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def _run(capsys: pytest.CaptureFixture[str], line: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        main(line.split())
    out, err = capsys.readouterr()
    return int(str(left.value.code)), out, err


@pytest.mark.parametrize("lang", ["sv", "nb"])
@pytest.mark.parametrize("command", ["", *COMMANDS, *SUBCOMMANDS])
def test_help_holds_no_english(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str, lang: str
) -> None:
    monkeypatch.setenv("LANG", LOCALES[lang])
    code, out, err = _run(capsys, f"{command} --help")
    assert (code, err) == (0, "")
    assert ENGLISH.search(out) is None, out
    assert "cmd-" not in out


@pytest.mark.parametrize("command", ["", *COMMANDS, *SUBCOMMANDS])
def test_help_in_the_language_that_is_asked_for(capsys: pytest.CaptureFixture[str], command: str) -> None:
    said = {}
    for lang in LANGUAGES:
        for line in (f"{command} --help --lang {lang}", f"{command} --lang={lang} -h"):
            code, said[lang], err = _run(capsys, line)
            assert (code, err) == (0, ""), line
    assert [said[lang].split(":")[0] for lang in LANGUAGES] == ["Så här", "Slik", "Usage"]
    assert len(set(said.values())) == 3


@pytest.mark.parametrize("line", REFUSED)
def test_refused_in_the_language_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    for lang, expected in zip(LANGUAGES, REFUSED[line], strict=True):
        monkeypatch.setenv("LANG", LOCALES[lang])
        code, out, err = _run(capsys, line)
        assert (code, out) == (2, "")
        assert err.startswith("canasta: ")
        assert expected in err
        assert lang == "en" or ENGLISH.search(err) is None, err


@pytest.mark.parametrize("line", [line for line in REFUSED if line.startswith(("judge", "simulate", "play"))])
def test_refused_in_the_language_that_is_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.setenv("LANG", LOCALES["nb"])
    command, _, rest = line.partition(" ")
    code, _, err = _run(capsys, f"{command} --lang sv {rest}")
    assert code == 2
    assert REFUSED[line][0] in err


def test_version_in_three_languages(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ends = []
    for lang in LANGUAGES:
        monkeypatch.setenv("LANG", LOCALES[lang])
        ends.append(_run(capsys, "--version")[1].split()[-1])
    assert ends == ["motor)", "motor)", "engine)"]


def test_one_call_leaves_no_language_for_the_next(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", LOCALES["nb"])
    _run(capsys, "play --help --lang sv")
    assert _run(capsys, "play --help")[1].startswith("Slik: ")
    assert _run(capsys, "play --help --lang xx")[1].startswith("Slik: ")


def test_what_the_system_refuses_is_said_in_the_language(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for lang, said in (("sv", "det finns en fil med det namnet"), ("nb", "det finnes en fil med det navnet")):
        code, _, err = _run(capsys, f"simulate --bots core,core,core,core --deals 1 --record {tmp_path / 'file'} --lang {lang}")
        assert code == 2
        assert said in err
    for lang, said in (("sv", "det är en mapp"), ("nb", "det er en mappe"), ("en", "it is a folder")):
        code, _, err = _run(capsys, f"play --no-browser --database sqlite:///{tmp_path} --lang {lang}")
        assert code == 2
        assert said in err
