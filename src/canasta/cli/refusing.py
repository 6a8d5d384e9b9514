"""What cyclopts cannot read of a command line, said in our words: each of its errors by its fields, never by its text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from cyclopts import (
    Argument,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from canasta.words import Words


def refusal(error: CycloptsError, words: Words) -> str:
    """Why a command line cannot be carried out, as one message."""
    match error:
        case UnknownCommandError(unused_tokens=[token, *_]):
            return _no_command(error, token, words)
        case UnusedCliTokensError(unused_tokens=[token, *_]) if _subcommands(error):
            return _no_command(error, token, words)
        case UnusedCliTokensError(unused_tokens=[*tokens]):
            return words.text("cmd-fault-too-many", command=_command(error), tokens=" ".join(tokens))
        case UnknownOptionError(token=token):
            option = (token.keyword or token.value).partition("=")[0]
            known = (name for argument in error.argument_collection if argument.parse for name in argument.names)
            said = words.text("cmd-fault-no-option", command=_command(error), option=option)
            return said + _near(option, known, words)
        case MissingArgumentError(argument=Argument() as argument, keyword=str(keyword)) if argument:
            return words.text("cmd-fault-no-value", name=keyword)
        case MissingArgumentError(argument=Argument() as argument):
            return words.text("cmd-fault-missing", command=_command(error), name=_name(argument, words))
        case RepeatArgumentError(token=token):
            return words.text("cmd-fault-twice", name=token.keyword or token.value)
        case CoercionError(argument=Argument() as argument):
            return _bad_value(error, argument, words)
    return words.text("cmd-fault-other", command=" ".join(("canasta", *_chain(error))))


def _chain(error: CycloptsError) -> Sequence[str]:
    """The subcommand that was called: ``rules``, ``show``."""
    return error.command_chain or ()


def _command(error: CycloptsError) -> str:
    return " ".join(_chain(error)) or "canasta"


def _subcommands(error: CycloptsError) -> list[str]:
    return [name for name in error.app or () if not name.startswith("-")]


def _no_command(error: CycloptsError, token: str, words: Words) -> str:
    known = _subcommands(error)
    if token.startswith("-"):
        said = words.text("cmd-fault-command-first", token=token, known=words.join(known))
    else:
        said = words.text("cmd-fault-no-command", command=" ".join((*_chain(error), token)), known=words.join(known))
    return said + _near(token, known, words)


def _near(text: str, known: Iterable[str], words: Words) -> str:
    near = get_close_matches(text, list(known), n=1, cutoff=0.6)
    return " " + words.text("cmd-fault-near", near=near[0]) if near else ""


def _name(argument: Argument, words: Words) -> str:
    """A parameter as the help names it: an option by its name, what is told by its place by its placeholder."""
    if argument.index is None:
        return argument.name
    return words.text("cmd-placeholder", word=argument.name.lstrip("-").upper())


def _bad_value(error: CoercionError, argument: Argument, words: Words) -> str:
    token = error.token or next(iter(argument.tokens), None)
    name = (token.keyword if token else None) or _name(argument, words)
    text = (token.value if token else "") or '""'
    return words.text("cmd-fault-yes-no" if argument.hint is bool else "cmd-not-whole", name=name, text=text)
