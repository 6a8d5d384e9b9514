"""Records read strictly: form here, meaning by playing them again."""

from __future__ import annotations

import re
from dataclasses import replace

from canasta.cards import Card
from canasta.notation.dealt import read_pack
from canasta.notation.document import Document, Table, Value
from canasta.notation.entries import count_or_cards, read_breaches, read_threes, refuse_other_parts, seats_of
from canasta.notation.free_cards import PackCards
from canasta.notation.record import FORMAT, DealRecord, Record, Shuffle
from canasta.notation.rule_text import read_rules
from canasta.notation.turns import read_turns
from canasta.rules import Rules
from canasta.shuffle import SCHEME

_DIGITS = re.compile("[0-9a-f]{64}")
_KEYS = ("format", "rules", "players", "date", "table", "time_up", "deal")
_DEAL_KEYS = ("dealer", "cut", "pack", "shuffle", "hands", "upcard", "red3", "laid3", "feet", "turns", "irregularities", "score")


def read_record_form(text: str, file: str = "") -> Record:
    """The record that ``text`` writes, its form checked and nothing played. Raises ``NotationError``."""
    top = Document(text, file).top
    top.only(_KEYS)
    top.need("format").as_word([FORMAT])
    top.need("rules")
    rules = read_rules(top)
    seats = seats_of(rules)
    players = tuple(item.as_line() for item in top.need("players").as_list("players", seats))
    date = value.as_date() if (value := top.get("date")) else None
    name = value.as_line() if (value := top.get("table")) else ""
    refuse_other_parts(top, rules)
    time_up = value.as_truth() if (value := top.get("time_up")) else False
    deals = tuple(_deal(item.as_table(), rules) for item in value.as_list("deals")) if (value := top.get("deal")) else ()
    if time_up and not deals:
        raise top.need("time_up").fault("notation-time-up-early")
    return Record(rules, players, date, name, deals, time_up, file)


def _deal(table: Table, rules: Rules) -> DealRecord:
    refuse_other_parts(table, rules)
    table.only(_DEAL_KEYS)
    seats, sides = seats_of(rules), len(rules.sides)
    dealer = table.need("dealer").as_number(0, seats - 1)
    turns = tuple(value.read(read_turns)) if (value := table.get("turns")) else ()
    score = tuple(item.as_number() for item in value.as_list("scores", sides)) if (value := table.get("score")) else None
    cut = value.as_number(1, rules["deck.total"]) if (value := table.get("cut")) else None
    breaches = tuple(read_breaches(table.get("irregularities"), seats, in_turns=True))
    said = DealRecord(dealer, turns=turns, score=score, cut=cut, irregularities=breaches, table=table)
    if "pack" not in table and "shuffle" not in table:
        return _partly_known(table, rules, said)
    for key in ("hands", "upcard", "red3", "laid3", "feet"):
        if value := table.get(key):
            raise value.fault("notation-not-with", {"key": key, "other": "pack" if "pack" in table else "shuffle"})
    pack = None
    if value := table.get("pack"):
        free = PackCards(rules)
        pack = tuple(read_pack(value, free))
        if missing := len(free.rest()):
            raise value.fault("notation-pack-short", {"have": len(pack), "need": len(pack) + missing})
    shuffle = _shuffle(value.as_table()) if (value := table.get("shuffle")) else None
    return replace(said, pack=pack, shuffle=shuffle)


def _partly_known(table: Table, rules: Rules, deal: DealRecord) -> DealRecord:
    """A deal of which only the hands, the upcard and the red threes are known, each as far as it is."""
    seats, sides = seats_of(rules), len(rules.sides)
    hands: tuple[int | tuple[Card, ...], ...] | None = None
    if value := table.get("hands"):
        hands = _cards_or_counts(value.as_list("hands", seats))
    feet = _cards_or_counts(value.as_list("feet", seats)) if (value := table.get("feet")) else None
    upcard: tuple[Card, ...] = ()
    if rules["start.upcard"] != "none" or "upcard" in table:
        upcard = tuple(table.need("upcard").as_cards())
    threes = [cards for cards in read_threes(table, sides) if cards is not None]
    red3 = tuple(tuple(cards) for cards in threes[0]) if threes else None
    return replace(deal, hands=hands, upcard=upcard, red3=red3, feet=feet)


def _cards_or_counts(items: list[Value]) -> tuple[int | tuple[Card, ...], ...]:
    """For each seat its cards, or how many there are."""
    read = (count_or_cards(item) for item in items)
    return tuple(cards if isinstance(cards, int) else tuple(cards) for cards in read)


def _shuffle(table: Table) -> Shuffle:
    table.only(("scheme", "seed", "commitment"))
    scheme = table.need("scheme").as_word([SCHEME])
    commitment = _digits(value) if (value := table.get("commitment")) else ""
    return Shuffle(scheme, _digits(table.need("seed")), commitment)


def _digits(value: Value) -> str:
    text = value.as_text()
    if not _DIGITS.fullmatch(text):
        raise value.wrong("hex")
    return text
