"""In which language a command speaks: as ``--lang`` says, else as the system is set."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from contextvars import ContextVar

from cyclopts import Parameter, Token

from canasta.cli.problem import Problem
from canasta.words import LANGUAGES, Words, best_language

#: The language that the running command was asked for, "" for the system's.
_asked: ContextVar[str] = ContextVar("_asked", default="")


def words_for(lang: str = "") -> Words:
    """The catalogue of ``lang`` (``sv``, ``nb`` or ``en``), or of the system's language if it is empty. Raises ``Problem``."""
    system = Words(best_language(os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")))
    if not lang:
        return system
    if lang not in LANGUAGES:
        raise Problem(system.text("cmd-unknown-language", lang=lang, known=", ".join(LANGUAGES)))
    return Words(lang)


def spoken() -> Words:
    """The language of help and of what is said before a command has begun."""
    return words_for(_asked.get())


def listen(arguments: Sequence[str]) -> None:
    """Find the language that a command line asks for, however wrong the rest of it may be."""
    found = ""
    for argument, following in zip(arguments, (*arguments[1:], ""), strict=True):
        if argument == "--":
            break
        name, equals, value = argument.partition("=")
        if name == "--lang":
            found = value if equals else following
    _asked.set(found if found in LANGUAGES else "")


def told(message: str, *, name: str | None = None, flag: bool = False, whole: bool = False) -> Parameter:
    """A parameter of a command whose help is the catalogue's ``message``. ``flag``: it has no ``--no-`` form.

    ``whole``: only a whole number will do. The id stands in place of the help's text until the help is shown
    (``canasta.cli.help``): only then is it known in which language.
    """
    return Parameter(
        name=name,
        help=message,
        negative="" if flag else None,
        converter=_whole if whole else None,
        show_default=_default_text,
    )


def _default_text(value: object) -> str:
    """A default as the help's formatter gets it: nothing where it says nothing."""
    return "" if value in ("", False, None) else str(value)


def _whole(_type: object, tokens: Sequence[Token]) -> int:
    if re.fullmatch(r"-?[0-9]{1,12}", tokens[0].value) is None:
        raise ValueError
    return int(tokens[0].value)
