"""A small soak: every preset, in the core and at the table, and the check itself can fail."""

from __future__ import annotations

import pytest

import soak
from canasta.rules import PRESETS

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("job", soak.jobs(len(PRESETS) * 16, len(PRESETS)), ids=lambda job: f"{job.preset}-{job.how}")
def test_nothing_is_lost_or_stuck(job: soak.Job) -> None:
    assert soak.do(job)[0] == job.deals


def test_all_deals_are_given_out_and_all_presets_are_in() -> None:
    jobs = soak.jobs(90_000, 10_000)
    assert sum(job.deals for job in jobs if job.how == "table") == 10_000
    assert sum(job.deals for job in jobs if job.how != "table") == 90_000
    assert {job.preset for job in jobs if job.how == "walk"} == set(PRESETS)


def test_a_lost_card_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "lost_cards", lambda deal: {"Qh": 1})
    with pytest.raises(soak.SoakFault, match=r"classic, table, seed \d+, deal 3 .*cards do not add up"):
        soak.do(soak.Job("classic", "table", 3, 1))
