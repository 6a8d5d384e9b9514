"""Where each key of a TOML text stands: the standard reader tells values, not places."""

from __future__ import annotations

from dataclasses import dataclass

#: The way to a value: keys and places in lists, from the top.
Path = tuple[str | int, ...]

_SPACE = " \t"
_BARE_END = " \t\r\n.=]}"


@dataclass(frozen=True, slots=True)
class Place:
    """Line and column, both from 1. ``exact`` says that the text of a string stands there letter by letter (no escapes in it)."""

    line: int
    column: int
    exact: bool = True


class Places:
    """The places of all keys, list items and string contents of a text that the standard reader has accepted."""

    def __init__(self, text: str) -> None:
        self.keys: dict[Path, Place] = {}
        self.contents: dict[Path, Place] = {}
        self._text = text
        self._at = 0
        self._line = 1
        self._line_start = 0
        self._counts: dict[Path, int] = {}
        self._document()

    def key(self, path: Path) -> Place | None:
        """Where the key or list item stands; for one that is missing, where the nearest thing around it does."""
        while path and path not in self.keys:
            path = path[:-1]
        return self.keys.get(path)

    def within(self, path: Path, line: int, column: int) -> Place | None:
        """Where line and column (from 1) of a string's text stand in the file; only the line where escapes move the columns."""
        content = self.contents.get(path)
        if content is None:
            return self.key(path)
        if not content.exact:
            return Place(content.line + line - 1, 0)
        return Place(content.line + line - 1, column + (content.column - 1 if line == 1 else 0))

    def _here(self, exact: bool = True) -> Place:
        return Place(self._line, self._at - self._line_start + 1, exact)

    def _peek(self, text: str) -> bool:
        return self._text.startswith(text, self._at)

    def _step(self, count: int = 1) -> None:
        for _ in range(count):
            if self._text[self._at : self._at + 1] == "\n":
                self._line += 1
                self._line_start = self._at + 1
            self._at += 1

    def _skip(self, marks: str) -> None:
        """Blanks, comments, and whatever else ``marks`` names."""
        while self._at < len(self._text):
            if self._peek("#"):
                while self._at < len(self._text) and not self._peek("\n"):
                    self._step()
            elif self._text[self._at] in marks:
                self._step()
            else:
                return

    def _document(self) -> None:
        table: Path = ()
        while True:
            self._skip(_SPACE + "\r\n")
            if self._at >= len(self._text):
                return
            place = self._here()
            if self._peek("["):
                many = self._peek("[[")
                self._step(2 if many else 1)
                table = self._resolve(self._key(), many, place)
                self._step(2 if many else 1)
            else:
                self._pair(table)

    def _resolve(self, names: list[str], many: bool, place: Place) -> Path:
        """A header's path with the number of the list item that it belongs to; what it names on the way stands there too."""
        path: Path = ()
        for name in names[:-1]:
            path = (*path, name)
            self.keys.setdefault(path, place)
            if path in self._counts:
                path = (*path, self._counts[path] - 1)
        path = (*path, names[-1])
        self.keys.setdefault(path, place)
        if many:
            self._counts[path] = self._counts.get(path, 0) + 1
            path = (*path, self._counts[path] - 1)
            self.keys.setdefault(path, place)
        return path

    def _pair(self, table: Path) -> None:
        place = self._here()
        path: Path = table
        for name in self._key():
            path = (*path, name)
            self.keys.setdefault(path, place)
        self._step()  # the equals sign
        self._skip(_SPACE)
        self._value(path)

    def _key(self) -> list[str]:
        names: list[str] = []
        while True:
            self._skip(_SPACE)
            if self._peek('"') or self._peek("'"):
                start = self._at
                self._string(())
                names.append(_unquoted(self._text[start : self._at]))
            else:
                start = self._at
                while self._at < len(self._text) and self._text[self._at] not in _BARE_END:
                    self._step()
                names.append(self._text[start : self._at])
            self._skip(_SPACE)
            if not self._peek("."):
                return names
            self._step()

    def _value(self, path: Path) -> None:
        if self._peek("["):
            self._list(path)
        elif self._peek("{"):
            self._step()
            self._skip(_SPACE + "\r\n,")
            while not self._peek("}"):
                self._pair(path)
                self._skip(_SPACE + "\r\n,")
            self._step()
        elif self._peek('"') or self._peek("'"):
            self._string(path)
        else:
            while self._at < len(self._text) and self._text[self._at] not in ",]}#\n":
                self._step()

    def _list(self, path: Path) -> None:
        self._step()
        number = 0
        while True:
            self._skip(_SPACE + "\r\n,")
            if self._peek("]"):
                self._step()
                return
            item = (*path, number)
            self.keys[item] = self._here()
            self._value(item)
            number += 1

    def _string(self, path: Path) -> None:
        quote = self._text[self._at]
        mark = quote * 3 if self._peek(quote * 3) else quote
        self._step(len(mark))
        if len(mark) == 3 and self._peek("\n"):
            self._step()
        begin, start = self._here(), self._at
        while not self._peek(mark):
            self._step(2 if quote == '"' and self._peek("\\") else 1)
        while len(mark) == 3 and self._text.startswith(mark + quote, self._at):
            self._step()
        exact = quote == "'" or "\\" not in self._text[start : self._at]
        self.contents[path] = Place(begin.line, begin.column, exact)
        self._step(len(mark))


def _unquoted(text: str) -> str:
    """The name that a quoted key writes."""
    if text[0] == "'":
        return text[1:-1]
    import tomllib

    return str(tomllib.loads(f"key = {text}")["key"])
