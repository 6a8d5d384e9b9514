"""``--help`` in three languages: cyclopts lays the page out, the words come from our catalogues."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from cyclopts import App, Group

from canasta.cli.language import spoken

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

#: A word of the usage line that stands for something else: ``COMMAND``, ``[OPTIONS]``, ``FILES...``.
_PLACEHOLDER = re.compile(r"[A-Z]{2,}")


class Help:
    """Cyclopts' help formatter with our words.

    Help and headings of the commands are ids of messages until here, so that they are said in the language that was asked for.
    What lays the page out is loaded here, so that commands do not wait for it.
    """

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print one panel: commands, arguments or options."""
        from cyclopts.help import DefaultFormatter

        title = spoken().text(str(panel.title))
        DefaultFormatter()(console, options, panel.copy(title=title, entries=[_said(entry) for entry in panel.entries]))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Print how the command is called."""
        if str(usage).strip():
            called = _PLACEHOLDER.sub(lambda word: _placeholder(word[0]), str(usage).rstrip())
            console.print(spoken().text("cmd-help-usage", usage=called), style="bold", markup=False, highlight=False)
            console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Print what the command does."""
        console.print(spoken().text(_message_id(description)), markup=False, highlight=False)
        console.print()


def set_up(app: App) -> App:
    """``app`` with headings and with help of its own flags from our catalogues; all its commands show help in our words."""
    app.help_formatter = Help()
    # Commands and options that are added from here on take these headings.
    app.group_commands = Group.create_default_commands("cmd-help-commands")
    app.group_parameters = Group.create_default_parameters("cmd-help-parameters")
    app.group_arguments = Group.create_default_arguments("cmd-help-arguments")
    for flags, message in ((app.help_flags, "cmd-help-help"), (app.version_flags, "cmd-help-version")):
        for flag in flags:
            app[flag].help = message
    return app


def _said(entry: HelpEntry) -> HelpEntry:
    """An entry in words. What else is to be said of it follows its text, and no more in cyclopts' words."""
    from rich.text import Text

    words = spoken()
    parts = [words.text(_message_id(entry.description))]
    if entry.default:
        parts.append(words.text("cmd-help-default", value=entry.default))
    if entry.required:
        parts.append(words.text("cmd-help-required"))
    return entry.copy(
        description=Text(" ".join(parts)),
        default=None,
        required=False,
        metavar=entry.metavar and _placeholder(entry.metavar),
        positional_label=entry.positional_label and _placeholder(entry.positional_label),
    )


def _message_id(description: Any) -> str:
    """The id that stands in place of a text. Cyclopts may have wrapped it to be printed."""
    return str(getattr(description, "primary_renderable", description)).strip()


def _placeholder(word: str) -> str:
    return spoken().text("cmd-placeholder", word=word)
