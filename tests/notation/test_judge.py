"""What the referee says: rulings, their JSON, and when they hold."""

from __future__ import annotations

from typing import Any

import pytest

from canasta.engine.faults import CODES
from canasta.notation.judge import judge
from canasta.notation.ruling_text import ruling_lines
from canasta.words import LANGUAGES, Words

pytestmark = pytest.mark.engine

SETUP = """
name = "a pair thaws"
rules = "classic"
[position]
hands = ["8h 8s Jo 4c Qd", 11, 11, 11]
pile = "2d 7h 8d"
melds = [["K K K", "9 9 2"], []]
"""


def json_of(text: str) -> list[dict[str, Any]]:
    return [ruling.to_json(Words("en")) for ruling in judge(text, "x.toml")]


def holds(text: str) -> list[bool]:
    return [ruling.holds for ruling in judge(SETUP + text)]


def test_a_try_as_json() -> None:
    (ruling,) = json_of(SETUP + '[[try]]\ndo = "^8 Jo"\nlegal = false\n')
    assert list(ruling) == ["file", "case", "kind", "do", "legal", "violations", "holds"]
    assert (ruling["file"], ruling["case"], ruling["kind"], ruling["do"]) == ("x.toml", "a pair thaws", "try", "^8 Jo")
    assert (ruling["legal"], ruling["holds"]) == (False, True)
    (violation,) = [violation for violation in ruling["violations"] if violation["code"] == "pile_frozen"]
    assert violation["option"] == "pile.frozen_by"
    assert violation["data"]["have"] == 1
    assert violation["data"]["need"] == 2
    assert "frozen" in violation["text"]


def test_an_expectation_as_json() -> None:
    (ruling,) = json_of(SETUP + "[expect]\nfrozen = false\nminimum = [50, 50]\n")
    assert list(ruling) == ["file", "case", "kind", "facts", "differs", "holds"]
    assert ruling["facts"]["minimum"] == [50, 50]
    assert ruling["facts"]["melds"] == [["Ks Kh Kd", "9s 9h 2s"], []] or len(ruling["facts"]["melds"][0]) == 2
    assert ruling["differs"] == {"frozen": {"stated": False, "found": True}}
    assert ruling["holds"] is False


def test_a_text_that_must_be_refused_as_json() -> None:
    (ruling,) = json_of('[refused]\nwhat = "action"\ntext = "^8h8x"\n')
    assert ruling["kind"] == "refused"
    assert ruling["refused"] is True
    assert ruling["fault"]["column"] == 5
    assert ruling["holds"] is True


def test_a_file_that_states_nothing_is_ruled_on() -> None:
    (position,) = json_of(SETUP)
    assert position["kind"] == "expect"
    assert position["holds"] is True
    assert position["facts"]["takeable"] is True
    legal, illegal = json_of(SETUP + '[[try]]\ndo = "^8 8"\n[[try]]\ndo = "^8 Jo"\n')
    assert (legal["legal"], legal["holds"]) == (True, True)
    assert (illegal["legal"], illegal["holds"]) == (False, True)


def test_a_case_without_a_name_has_that_of_its_file() -> None:
    assert judge("[position]\n", "some/where/thaw.toml")[0].case == "thaw"


@pytest.mark.parametrize(
    ("tried", "expected"),
    [
        ('do = "^8 8"\nlegal = true', True),
        ('do = "^8 8"\nlegal = false', False),
        ('do = "^8 Jo"\nlegal = true', False),
        ('do = "^8 Jo"\nlegal = false\nbecause = ["pile_frozen"]', True),
        ('do = "^8 Jo"\nlegal = false\nbecause = ["pile_blocked"]', False),
        ('do = "^8 Jo"\nbecause = ["pile_frozen"]', True),
        ('do = "^8 8"\nbecause = ["pile_frozen"]', False),
        ('do = "^8 Jo"\nlegal = false\nneed = { have = 1, need = 2 }', True),
        ('do = "^8 Jo"\nlegal = false\nneed = { have = 1, need = 3 }', False),
        ('do = "^8 Jo"\nlegal = false\nneed = { rank = "8" }', True),
        ('do = "^8 8"\nlegal = true\nthen = { frozen = false, pile = "", hands = [5, 11, 11, 11] }', True),
        ('do = "^8 8"\nlegal = true\nthen = { hands = ["4 Q Jo 7 2", 11, 11, 11] }', True),
        ('do = "^8 8"\nlegal = true\nthen = { hands = ["4 Q Jo 7 7", 11, 11, 11] }', False),
        ('do = "^8 8"\nlegal = true\nthen = { melds = [["8 8 8", "9 2 9", "K K K"], []] }', True),
        ('do = "^8 8"\nlegal = true\nthen = { pile = "8" }', False),
        ('do = "^8 8"\nthen = { took = true }', True),
        ('do = "^8 Jo"\nthen = { took = false }', False),
        ('do = "^8 Jo"\nlegal = false\nthen = { took = false, pile = "2 7 8" }', True),
        ('do = ["^8 8", "=Jo>9", "-4"]\nlegal = true\nthen = { to_move = 1, pile = "4" }', True),
        ('do = ["^8 8", "+"]\nlegal = false\nbecause = ["already_drawn"]', True),
        ('do = ["^8 Jo", "-4"]\nlegal = false\nbecause = ["pile_frozen"]', False),
        ('do = ["^8 Jo", "-4"]\nlegal = true', False),
        ('do = ["^8 Jo", "-4"]', True),
        ('do = "=Jo"\nlegal = false\nbecause = ["draw_first"]', True),
        ('do = ["+", "=Jo"]\nlegal = false\nbecause = ["ambiguous"]', True),
        ('do = ["+7h", "-7h"]\nlegal = true', True),
    ],
)
def test_when_a_try_holds(tried: str, expected: bool) -> None:
    assert holds(f"[[try]]\n{tried}\n") == [expected]


def test_each_try_starts_again() -> None:
    assert holds('[[try]]\ndo = "^8 8"\nlegal = true\n[[try]]\ndo = "^8 8"\nlegal = true\n') == [True, True]


def test_the_act_that_was_refused_is_told() -> None:
    (ruling,) = json_of(SETUP + '[[try]]\ndo = ["^8 Jo", "-4"]\nlegal = false\n')
    assert ruling["do"] == ["^8 Jo", "-4"]
    assert ruling["refused_act"] == 0
    assert ruling["holds"] is False


@pytest.mark.parametrize(
    ("what", "text", "place", "expected"),
    [
        ("action", "8h", "", True),
        ("action", "+", "", False),
        ("action", "=2 Jo", "", True),
        ("action", "=2>K", "", False),
        ("action", "^8 8 & 2", "", True),
        ("action", "^2 2", "", False),
        ("action", "-??", "", True),
        ("action", "+??", "", False),
        ("rules", "classic(game.target=x)", "game.target", True),
        ("rules", "classic(game.target=x)", "draw.count", False),
        ("rules", "classic(game.target=2500)", "", False),
        ("position", '[position]\nhands = ["Qh Qh Qh", 1, 1, 1]', "hands", True),
        ("position", '[position]\nhands = ["Qh Qh Qh", 1, 1, 1]', "hands[0]", True),
        ("position", '[position]\nhands = ["Qh Qh Qh", 1, 1, 1]', "position.hands[0]", True),
        ("position", '[position]\nhands = ["Qh Qh Qh", 1, 1, 1]', "hands[1]", False),
        ("position", '[position]\nhands = ["Qh Qh Qh", 1, 1, 1]', "line 2", True),
        ("position", '[position]\nhands = ["Qh Qh Qh", 1, 1, 1]', 2, True),
        ("position", '[position]\nhands = ["Qh Qh Qh", 1, 1, 1]', 1, False),
        ("position", "[position]\n", "", False),
        ("position", 'rules = "clasic"\n[position]\n', "rules", True),
        ("record", 'format = "canasta-record 2"', "format", True),
        ("case", "[position]\n[deal]", "deal", True),
    ],
)
def test_texts_that_must_be_refused(what: str, text: str, place: str | int, expected: bool) -> None:
    stated = "" if place == "" else f"place = {place!r}\n"
    (ruling,) = judge(f"[refused]\nwhat = '{what}'\ntext = '''{text}'''\n{stated}")
    assert ruling.holds is expected


COUNT = """
rules = "seed003"
[count]
went_out = 0
scores = [3500, 4000]
melds = [["A A A A A A A", "K K K K Jo Jo 2", "Q Q Q Q", "9 9 9 9 9", "4 4 4 4"], ["6 6 6"]]
red3 = ["3h 3d", ""]
hands = ["", "9 4", "A T 5", "J"]
"""


def test_a_count() -> None:
    (ruling,) = json_of(
        COUNT + "[expect]\ndeal = [1575, -10]\ntotal = [5075, 3990]\nwinner = 0\nmargin = 1085\n"
        'canastas = [["mixed", "natural"], []]\nnext_dealer = 0\nover = true\n'
    )
    assert ruling["differs"] == {}
    assert ruling["kind"] == "expect"


def test_what_is_left_out_of_a_count_is_empty() -> None:
    assert judge("[count]\n[expect]\ndeal = [0, 0]\n")[0].holds


def test_irregularities_cost_nothing_where_the_rules_have_no_penalties() -> None:
    text = "[count]\nirregularities = [{ seat = 1, kind = 'out_against_no' }]\n[expect]\ndeal = [0, 0]\n"
    assert judge(text)[0].holds


def test_a_deal_from_the_pack() -> None:
    pack = " ".join(["4 5 6 7"] * 7 + ["8 9 T J"] * 4)
    dealt = f'rules = "classic"\n[deal]\ndealer = 3\npack = "{pack} 2 Jo 3r 5"\n'
    text = dealt + '[expect]\npile = "2 Jo 3r 5"\nfrozen = true\nstock = 60\n'
    (ruling,) = json_of(text + 'to_move = 0\nred3 = ["", ""]\n')
    assert ruling["differs"] == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_is_said_in_words(lang: str) -> None:
    texts = [
        SETUP + "[expect]\nfrozen = false\n[[try]]\ndo = '^8 Jo'\nlegal = true\n[[try]]\ndo = ['^8 Jo', '+']\nlegal = false\n",
        SETUP + "[[try]]\ndo = '^8 8'\nlegal = false\nbecause = ['pile_empty']\nneed = { have = 2 }\nthen = { deal = [1, 2] }\n",
        SETUP,
        SETUP + "[expect]\nfrozen = true\n",
        "[refused]\nwhat = 'action'\ntext = 'x'\nplace = 'hands'\n",
        "[refused]\nwhat = 'action'\ntext = '+'\n",
    ]
    words = Words(lang)
    lines = [line for text in texts for ruling in judge(text, "x") for line in ruling_lines(ruling, words)]
    assert any("pile.frozen_by" in line for line in lines), "the option that decides is named"
    assert len(lines) > 25


def test_a_reason_that_no_rule_gives_does_not_hold() -> None:
    assert holds('[[try]]\ndo = "^8 Jo"\nlegal = false\nbecause = ["pile_froze"]\n') == [False]


def test_every_reason_of_the_contract_exists() -> None:
    codes = """
        draw_first already_drawn not_your_turn not_in_hand stock_empty pile_empty pile_frozen pile_blocked
        pile_top_not_used opening_too_low too_few_naturals too_many_wilds more_wilds_than_naturals meld_too_small
        mixed_ranks rank_not_meldable rank_dead no_wild_with_threes black_threes_only_going_out one_card_hand
        must_keep_card no_canasta_to_go_out cannot_go_out partner_said_no partner_said_yes already_asked ask_too_late
        must_ask no_partner must_take_pile discard_required discard_forbidden no_such_meld meld_closed ambiguous
        deal_over
    """
    assert set(codes.split()) <= set(CODES)
