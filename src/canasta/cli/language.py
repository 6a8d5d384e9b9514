"""In which language a command speaks: as ``--lang`` says, else as the system is set."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from cyclopts import Parameter, Token

from canasta.cli.problem import Problem
from canasta.words import LANGUAGES, Words, best_language


def words_for(lang: str = "") -> Words:
    """The catalogue of ``lang`` (``sv``, ``nb`` or ``en``), or of the system's language if it is empty. Raises ``Problem``."""
    system = Words(best_language(os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")))
    if not lang:
        return system
    if lang not in LANGUAGES:
        raise Problem(system.text("cmd-unknown-language", lang=lang, known=", ".join(LANGUAGES)))
    return Words(lang)


def told(message: str, *, name: str | None = None, flag: bool = False, whole: bool = False) -> Parameter:
    """A parameter of a command whose help is the catalogue's ``message``. ``flag``: it has no ``--no-`` form.

    ``whole``: only a whole number will do.
    """
    return Parameter(
        name=name, help=words_for().text(message), negative="" if flag else None, converter=_whole if whole else None
    )


def _whole(_type: object, tokens: Sequence[Token]) -> int:
    token = tokens[0]
    if re.fullmatch(r"-?[0-9]{1,12}", token.value) is None:
        raise Problem(words_for().text("cmd-not-whole", name=token.keyword or "", text=token.value))
    return int(token.value)
