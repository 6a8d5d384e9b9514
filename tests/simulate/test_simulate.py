"""``canasta simulate``: what it prints, what it refuses, and that the same seed gives the same deals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from canasta import engine_kind
from canasta.cli import main
from canasta.notation import read_record

KEYS = {
    "rules",
    "bots",
    "deals",
    "cpu_seconds",
    "deals_per_cpu_second",
    "went_out_share",
    "mean_points",
    "digest",
    "engine",
}


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of ``canasta simulate``."""
    with pytest.raises(SystemExit) as end:
        main(["simulate", *arguments])
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def result(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    code, out, err = run(capsys, "--json", *arguments)
    assert (code, err) == (0, "")
    data: dict[str, object] = json.loads(out)
    return data


def test_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    data = result(capsys, "--bots", "steady,novice,random,core", "--deals", "3", "--seed", "7")
    assert set(data) == KEYS
    assert data["rules"] == "classic"
    assert data["bots"] == ["steady", "novice", "random", "core"]
    assert data["deals"] == 3
    assert data["engine"] == engine_kind()
    assert isinstance(data["mean_points"], list)
    assert len(data["mean_points"]) == 2


@pytest.mark.parametrize("bots", ["core,core,core,core", "novice,core,novice,random"])
def test_the_same_seed_gives_the_same_deals(capsys: pytest.CaptureFixture[str], bots: str) -> None:
    digests = [result(capsys, "--bots", bots, "--deals", "4", "--seed", seed)["digest"] for seed in ("a", "a", "b")]
    assert digests[0] == digests[1]
    assert digests[0] != digests[2]


@pytest.mark.parametrize("bots", ["core,core,core,core", "steady,novice,core,random"])
def test_records_read_back_to_the_same_scores(capsys: pytest.CaptureFixture[str], tmp_path: Path, bots: str) -> None:
    data = result(capsys, "--bots", bots, "--deals", "3", "--record", str(tmp_path / "new"))
    files = sorted((tmp_path / "new").iterdir())
    assert [file.name for file in files] == [f"deal-00000{number}.canasta" for number in (1, 2, 3)]
    totals = [0, 0]
    for file in files:
        deal = read_record(file.read_text(encoding="utf-8"), file.name).deals[0]
        assert deal.score is not None
        totals = [total + points for total, points in zip(totals, deal.score, strict=True)]
    assert data["mean_points"] == [total / 3 for total in totals]


def test_the_rules_hold_for_the_number_of_bots(capsys: pytest.CaptureFixture[str]) -> None:
    data = result(capsys, "--rules", "three_handed", "--bots", "novice,novice,novice", "--deals", "2")
    assert isinstance(data["mean_points"], list)
    assert len(data["mean_points"]) == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bots", "novice,novice"), "4 bots are expected"),
        (("--bots", "novice,nobody,novice,novice"), "No bot is called nobody"),
        (("--bots", "core,core,core,core", "--deals", "0"), "at least 1, not 0"),
        (("--bots", "core,core,core,core", "--rules", "klassic"), "klassic"),
        (("--bots", "core,core,core,core", "--rules", "classic(meld.undo=sometimes)"), "meld.undo"),
        (("--bots", "core,core,core,core", "--rules", "classic(foo=1,bar=2)"), "There is no option foo. There is no option bar."),
    ],
)
def test_bad_input_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str) -> None:
    code, out, err = run(capsys, "--lang", "en", *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert len(err.strip().splitlines()) == 1


def test_faults_of_rules_are_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "--lang", "sv", "--bots", "core,core,core,core", "--rules", "classic(foo=1)")
    assert (code, err) == (2, "canasta: Det finns inget val foo.\n")


def test_a_folder_that_cannot_be_made_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    place = str(tmp_path / "file" / "records")
    code, out, err = run(capsys, "--lang", "en", "--bots", "core,core,core,core", "--deals", "1", "--record", place)
    assert (code, out) == (2, "")
    assert place in err


@pytest.mark.parametrize("lang", ["sv", "nb", "en"])
def test_in_words(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    code, out, _ = run(capsys, "--bots", "core,core,core,core", "--deals", "2", "--lang", lang)
    assert code == 0
    assert len(out.splitlines()) == 5
    assert "classic" in out
