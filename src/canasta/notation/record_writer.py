"""Records written: one canonical text for each game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from canasta.cards import Card, cards_text
from canasta.notation.entries import breaches_toml, threes_key
from canasta.notation.record import FORMAT, DealRecord, Record, Shuffle
from canasta.notation.turns import write_turn
from canasta.rules import Rules

_ESCAPES = {'"': '\\"', "\\": "\\\\"}


def write_record(record: Record) -> str:
    """The canonical text of ``record``: ``read_record`` reads it back to the same record."""
    lines = [_line("format", _text(FORMAT), 7), _line("rules", _text(record.rules.text), 7)]
    lines.append(_line("players", _list(map(_text, record.players)), 7))
    if record.date:
        lines.append(_line("date", record.date.isoformat(), 7))
    if record.name:
        lines.append(_line("table", _text(record.name), 7))
    if record.time_up:
        lines.append(_line("time_up", "true", 7))
    for deal in record.deals:
        lines += ["", "[[deal]]", *_deal_lines(deal, record.rules)]
    return "\n".join(lines) + "\n"


def _deal_lines(deal: DealRecord, rules: Rules) -> list[str]:
    lines = [_line("dealer", str(deal.dealer))]
    if deal.cut is not None:
        lines.append(_line("cut", str(deal.cut)))
    if deal.pack is not None:
        lines.append(_line("pack", _cards(deal.pack)))
    if deal.shuffle is not None:
        lines.append(_line("shuffle", _shuffle(deal.shuffle)))
    if deal.hands is not None:
        lines.append(_line("hands", _list(map(_cards_or_count, deal.hands))))
    if deal.upcard:
        lines.append(_line("upcard", _cards(deal.upcard)))
    if deal.red3 is not None:
        lines.append(_line(threes_key(rules), _list(map(_cards, deal.red3))))
    if deal.feet is not None:
        lines.append(_line("feet", _list(map(_cards_or_count, deal.feet))))
    if deal.turns:
        lines.append(_line("turns", '"""'))
        lines += [_escaped(write_turn(turn)) for turn in deal.turns]
        lines.append('"""')
    if deal.irregularities:
        lines.append(_line("irregularities", breaches_toml(deal.irregularities)))
    if deal.score is not None:
        lines.append(_line("score", _list(map(str, deal.score))))
    return lines


def _line(key: str, value: str, width: int = 6) -> str:
    return f"{key:<{width}} = {value}"


def _list(items: Iterable[str]) -> str:
    return "[" + ", ".join(items) + "]"


def _cards_or_count(cards: int | Sequence[Card]) -> str:
    return str(cards) if isinstance(cards, int) else _cards(cards)


def _cards(cards: Sequence[Card]) -> str:
    return _text(cards_text(cards))


def _shuffle(shuffle: Shuffle) -> str:
    commitment = f', commitment = "{shuffle.commitment}"' if shuffle.commitment else ""
    return f'{{ scheme = "{shuffle.scheme}", seed = "{shuffle.seed}"{commitment} }}'


def _text(text: str) -> str:
    return f'"{_escaped(text)}"'


def _escaped(text: str) -> str:
    """``text`` as it stands between quotation marks in TOML: those, backslashes and control characters escaped."""
    return "".join(_ESCAPES.get(mark) or (mark if mark.isprintable() else f"\\U{ord(mark):08X}") for mark in text)
