"""Golden transcripts: one short deal a preset. Where one differs, read the diff, then ``make golden`` writes them anew."""

from __future__ import annotations

import pytest
from golden_transcripts import FOLDER, sheet_lines, transcript

from canasta.notation import replay
from canasta.rules import PRESETS

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", PRESETS)
def test_is_played_as_written(name: str) -> None:
    assert transcript(name) == (FOLDER / f"{name}.canasta").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PRESETS)
def test_replays_to_the_same_sheet(name: str) -> None:
    """Whatever the policy does today, the acts as written are legal and come to the sheet as written."""
    text = (FOLDER / f"{name}.canasta").read_text(encoding="utf-8")
    played = replay(text)
    (deal,) = played.deals
    assert deal.over
    assert text.endswith("\n\n" + sheet_lines(deal.rules, deal))


def test_there_is_one_a_preset() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(PRESETS)
