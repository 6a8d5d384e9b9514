"""Text that cannot be read: what is wrong, and where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from canasta.engine.position import Reason

if TYPE_CHECKING:
    from canasta.words import Words

#: What a sentence is filled with; a reason is put in words with it.
Part: TypeAlias = int | str | Reason


class NotationError(ValueError):
    """A fault of form or of meaning, with its place.

    ``message_id`` and ``words`` are its sentence in the catalogues (``notation.ftl``). ``line`` and ``column`` count from 1 (0:
    not known), ``key`` is the path of the key (``position.hands[2]``), ``file`` the name of the file; empty where there is none.
    """

    def __init__(
        self,
        message_id: str,
        args: Mapping[str, Part] | None = None,
        *,
        key: str = "",
        line: int = 0,
        column: int = 0,
        file: str = "",
    ) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.words: dict[str, Part] = dict(args or {})
        self.key = key
        self.line = line
        self.column = column
        self.file = file

    @property
    def place(self) -> str:
        """``file:line:column: key``, as far as it is known."""
        where = ":".join(str(part) for part in (self.file, self.line, self.column) if part)
        return ": ".join(part for part in (where, self.key) if part)

    def sentence(self, words: Words) -> str:
        """What is wrong and what was expected, without the place."""
        args = {name: part if isinstance(part, int | str) else part.text(words) for name, part in self.words.items()}
        return words.text(self.message_id, **args)

    def text(self, words: Words) -> str:
        """The place and the sentence."""
        return ": ".join(part for part in (self.place, self.sentence(words)) if part)

    def __str__(self) -> str:
        from canasta.words import Words

        return self.text(Words("en"))


class ActionTextError(NotationError):
    """Text that is no action. ``column`` counts from 1 in the text that was read."""
