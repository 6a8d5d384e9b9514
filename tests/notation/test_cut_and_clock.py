"""Records with a cut that counts, and of games that the clock ended."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from canasta.bots import NoviceBot
from canasta.bots.playing import finish_deal
from canasta.bots.simulation import pack_of
from canasta.cli import main
from canasta.engine import Game
from canasta.notation import (
    NotationError,
    Record,
    Shuffle,
    ShuffleFault,
    deal_record,
    deal_record_for,
    read_record,
    replay,
    write_record,
)
from canasta.rules import Rules
from canasta.shuffle import SCHEME, cut_of, shuffled
from canasta.words import LANGUAGES, Words

pytestmark = pytest.mark.engine

RULES = Rules.read("classic(deal.exact_cut_bonus=100,game.clock=60)")
#: A seed whose cut is exact, and one whose cut is not.
EXACT, MISSED = (
    next(seed for number in range(100) if (cut_of(RULES, seed := sha256(b"%d" % number).digest()) == 45) == exact)
    for exact in (True, False)
)
PLAYERS = ("Ana", "Bo", "Karl", "Dee")


def played(*seeds: bytes, whole: bool = False) -> tuple[Record, Game]:
    """A game of one deal a seed; its record has the seeds, or (``whole``) the packs."""
    game = Game(RULES, first_dealer=3)
    records = []
    for seed in seeds:
        deal = game.next_deal(shuffled(pack_of(RULES), seed), cut=cut_of(RULES, seed))
        finish_deal(deal, [NoviceBot(Random(seat)) for seat in range(4)])
        game.finish(deal)
        records.append(deal_record(deal, None if whole else Shuffle(SCHEME, seed.hex())))
    return Record(RULES, PLAYERS, deals=tuple(records)), game


@pytest.mark.parametrize("whole", [False, True])
def test_the_cut_is_in_the_record_and_is_counted_when_it_is_played_again(whole: bool) -> None:
    record, game = played(EXACT, MISSED, whole=whole)
    text = write_record(record)
    assert "\ncut    = 45\n" in text
    again = replay(text)
    assert again.record == record
    assert write_record(again.record) == text
    assert again.game.totals == game.totals
    assert [deal.exact_cut for deal in again.deals] == [2, None]
    assert [deal.events for deal in again.deals] == [deal.events for deal in game.deals]
    assert [sheet.rows for sheet in again.game.sheets] == [sheet.rows for sheet in game.sheets]


@pytest.mark.parametrize("seat", [-1, 0])
def test_who_does_not_know_the_cards_knows_the_cut(seat: int) -> None:
    _, game = played(EXACT)
    seen = Record(RULES, PLAYERS, deals=(deal_record_for(game.deals[0], seat),))
    text = write_record(seen)
    again = replay(text)
    assert write_record(again.record) == text
    assert (again.deals[0].cut, again.deals[0].exact_cut) == (45, 2)
    assert again.game.totals == game.totals


def test_another_cut_than_the_seeds_is_refused_with_its_place() -> None:
    text = write_record(played(EXACT)[0])
    with pytest.raises(ShuffleFault) as caught:
        read_record(text.replace("cut    = 45", "cut    = 44"), "game.canasta")
    fault = caught.value
    assert (fault.message_id, fault.words, fault.key) == ("notation-cut-differs", {"need": 45, "have": 44}, "deal[0].cut")
    assert text.splitlines()[fault.line - 1] == "cut    = 45"
    for lang in LANGUAGES:
        assert "45" in fault.sentence(Words(lang))


def test_a_seed_without_its_cut_is_refused() -> None:
    text = write_record(played(EXACT)[0]).replace("cut    = 45\n", "")
    with pytest.raises(ShuffleFault) as caught:
        read_record(text)
    assert caught.value.message_id == "notation-cut-missing"


def test_a_cut_that_nobody_counted_may_be_left_out_of_a_record_of_a_pack() -> None:
    text = write_record(played(MISSED, whole=True)[0])
    cut = cut_of(RULES, MISSED)
    assert replay(text.replace(f"cut    = {cut}\n", "")).deals[0].cut is None


@pytest.mark.parametrize(("line", "key"), [("time_up = true", "time_up"), ("cut = 45", "cut")])
def test_rules_without_them_have_neither_key(line: str, key: str) -> None:
    head = 'format = "canasta-record 1"\nrules = "classic"\nplayers = ["a", "b", "c", "d"]\n'
    deal = '[[deal]]\ndealer = 0\nupcard = "4s"\n'
    text = f"{head}{line}\n{deal}" if key == "time_up" else f"{head}{deal}{line}\n"
    with pytest.raises(NotationError) as caught:
        read_record(text)
    assert caught.value.message_id == "notation-no-such-part"
    assert caught.value.key.endswith(key)


def test_a_game_that_the_clock_ended_says_so_and_is_over() -> None:
    record, game = played(MISSED, EXACT)
    text = write_record(record)
    assert "time_up" not in text
    assert not replay(text).game.over
    game.time_is_up()
    timed = write_record(Record(RULES, PLAYERS, deals=record.deals, time_up=True))
    assert timed == text.replace("\n\n[[deal]]", "\ntime_up = true\n\n[[deal]]", 1)
    again = replay(timed)
    assert write_record(again.record) == timed
    assert (again.game.over, again.game.winner, again.game.margin) == (True, game.winner, game.margin)
    with pytest.raises(NotationError) as caught:
        read_record(timed + "\n[[deal]]\n" + f'dealer = {game.dealer}\nupcard = "4s"\nscore = [0, 0]\n')
    assert caught.value.message_id == "notation-score-early"  # the deal is the last one then, and may still run


def test_the_time_is_not_up_before_the_first_deal() -> None:
    with pytest.raises(NotationError) as caught:
        read_record(write_record(Record(RULES, PLAYERS, time_up=True)))
    assert caught.value.message_id == "notation-time-up-early"


def command(name: str, text: str, folder: Path, capsys: pytest.CaptureFixture[str], lang: str = "en") -> tuple[int, str, str]:
    """Exit code and output of ``canasta NAME`` on a record."""
    file = folder / "game.canasta"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        main([name, str(file), "--lang", lang])
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def test_replay_tells_the_cut_and_the_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, _ = played(EXACT)
    code, out, _ = command("replay", write_record(Record(RULES, PLAYERS, deals=record.deals, time_up=True)), tmp_path, capsys)
    assert code == 0
    assert "Karl cut 45 cards, exactly enough: 100 points" in out
    assert "Exact cut" in out
    assert "The time was up." in out
    assert "The game goes on." not in out


def test_verify_checks_the_cut(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = write_record(played(EXACT)[0])
    assert command("verify", text, tmp_path, capsys)[0] == 0
    for wrong in (text.replace("cut    = 45", "cut    = 46"), text.replace("cut    = 45\n", "")):
        code, out, err = command("verify", wrong, tmp_path, capsys)
        assert (code, err) == (1, "")
        assert "the cut is not the one that the seed gives" in out
