"""docs/notation.md: every reason and every key is there, and the examples are true."""

from __future__ import annotations

import re
from pathlib import Path

from canasta.engine.faults import CODES
from canasta.notation import judge, read_action, read_position, read_record, read_turn, write_action, write_record
from canasta.notation.facts import FACTS
from canasta.notation.position import KEYS

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"(?s)```toml\n(.*?)```", PAGE)


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_every_reason_is_listed_with_a_sentence() -> None:
    rows = re.findall(r"(?m)^\| `(\w+)` \| (.+) \|$", section("Reasons for a refusal"))
    assert sorted(code for code, _ in rows) == sorted(CODES)
    assert all(sentence.endswith(".") for _, sentence in rows)


def test_every_key_of_a_position_is_listed() -> None:
    named = set(re.findall(r"`(\w+)`", section("Positions")))
    assert set(KEYS) <= named


def test_every_fact_is_listed() -> None:
    named = set(re.findall(r"`(\w+)`", section("Positions") + section("Facts")))
    assert set(FACTS) <= named


def test_the_acts_of_the_table_are_acts() -> None:
    cells = [cell for row in section("Acts").split("\n") if row.startswith("|") for cell in row.split("|")[2:3]]
    acts = [text for cell in cells for text in re.findall(r"`([^`]+)`", cell)]
    assert len(acts) > 15
    assert [write_action(read_action(text)) for text in acts] == acts


def test_the_turn_is_a_turn() -> None:
    (line,) = re.findall(r"(?s)```text\n(.*?)\n```", section("Turns"))
    assert read_turn(line).seat == 2


def test_the_examples_hold() -> None:
    cases = [block for block in BLOCKS if "name" in block and "format" not in block]
    assert len(cases) == 4
    for block in cases:
        assert all(ruling.holds for ruling in judge(block))
    (position,) = [block for block in BLOCKS if "name" not in block and "[position]" in block]
    assert read_position(position).pile
    (record,) = [block for block in BLOCKS if "format" in block]
    assert write_record(read_record(record)) == record
