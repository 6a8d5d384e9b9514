"""Case files: what is read, and every fault of form with its line and key."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.notation.case import read_case
from canasta.notation.fault import NotationError
from canasta.notation.judge import judge
from canasta.words import LANGUAGES, Words

POSITION = '[position]\nhands = ["8h 8s Jo 4c Qd", 11, 11, 11]\npile = "2d 7h 8d"\nmelds = [["K K K"], []]\n'


def fault_of(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        judge(text, "case.toml")
    fault = caught.value
    assert fault.file == "case.toml"
    for lang in LANGUAGES:
        assert fault.text(Words(lang)).startswith("case.toml:")
    return fault


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("", 1, ""),
        ('name = "x"\n', 1, ""),
        ("nam = 1\n" + POSITION, 1, "nam"),
        ("name = 1\n" + POSITION, 1, "name"),
        ("rules = 'clasic'\n" + POSITION, 1, "rules"),
        ("rules = 'classic(game.target=x)'\n" + POSITION, 1, "rules"),
        ("rules = ['classic']\n" + POSITION, 1, "rules"),
        (POSITION + "[deal]\n", 5, "deal"),
        (POSITION + "[count]\n", 5, "count"),
        (POSITION + "try = 3\n", 5, "position.try"),
        ("position = 3\n", 1, "position"),
        ("[position]\nhands = 4\n", 2, "position.hands"),
        ("[position]\nhands = [1, 2, 3]\n", 2, "position.hands"),
        ("[position]\nhands = [11,\n 11,\n '8x', 11]\n", 4, "position.hands[2]"),
        ("[position]\nhands = [11,\n -1, 11, 11]\n", 3, "position.hands[1]"),
        ("[position]\nhands = [11,\n true, 11, 11]\n", 3, "position.hands[1]"),
        ("[position]\nscores = [0]\n", 2, "position.scores"),
        ("[position]\nscores = [0, 1.5]\n", 2, "position.scores[1]"),
        ("[position]\nto_move = 4\n", 2, "position.to_move"),
        ("[position]\nphase = 'plays'\n", 2, "position.phase"),
        ("[position]\nstock = -3\n", 2, "position.stock"),
        ("[position]\nstock = true\n", 2, "position.stock"),
        ("[position]\npile = 3\n", 2, "position.pile"),
        ("[position]\npile = ['7h']\n", 2, "position.pile"),
        ("[position]\nmelds = [['K K K', 4], []]\n", 2, "position.melds[0][1]"),
        ("[position]\nmelds = ['K K K', '']\n", 2, "position.melds[0]"),
        ("[position]\nred3 = [1, 0]\n", 2, "position.red3[0]"),
        ("[position]\nfrozen = 1\n", 2, "position.frozen"),
        ("[position]\nmelded = [0, 5]\n", 2, "position.melded[1]"),
        ("[position]\nmelded = [true, false]\n", 2, "position.melded"),
        ("[position]\nasked = 'yes'\n", 2, "position.asked"),
        ("[position]\ndeal_number = 0\n", 2, "position.deal_number"),
        ("[position]\nfeet = [1, 2, 3, 4]\n", 2, "position.feet"),
        ("[position]\nfreezer = true\n", 2, "position.freezer"),
        ("[position]\npile = 'Qh Qh Qh'\n", 2, "position.pile"),
        ("[position]\nmelds = [['K K'], []]\n", 2, "position.melds[0][0]"),
        ("[position]\nmelds = [[], ['4 4 4',\n 'K 2 2']]\n", 3, "position.melds[1][1]"),
        ("[position]\nstock = 200\n", 2, "position.stock"),
        (POSITION + "[expect]\nfrosen = true\n", 6, "expect.frosen"),
        (POSITION + "[expect]\nfrozen = 1\n", 6, "expect.frozen"),
        (POSITION + "[expect]\nminimum = 50\n", 6, "expect.minimum"),
        (POSITION + "[expect]\nminimum = ['mixed', 50]\n", 6, "expect.minimum[0]"),
        (POSITION + "[expect]\nwinner = 2\n", 6, "expect.winner"),
        (POSITION + "[expect]\nwinner = 'nobody'\n", 6, "expect.winner"),
        (POSITION + "[expect]\ncanastas = [['natural', 'pure'], []]\n", 6, "expect.canastas[0][1]"),
        (POSITION + "[try]\ndo = '+'\n", 5, "try"),
        (POSITION + "[[try]]\nlegal = true\n", 5, "try[0].do"),
        (POSITION + "[[try]]\ndo = '8 8'\n", 6, "try[0].do"),
        (POSITION + "[[try]]\ndo = ['+',\n '-4x']\n", 7, "try[0].do[1]"),
        (POSITION + "[[try]]\ndo = []\n", 6, "try[0].do"),
        (POSITION + "[[try]]\ndo = 4\n", 6, "try[0].do"),
        (POSITION + "[[try]]\ndo = '+'\n[[try]]\ndo = '-'\n", 8, "try[1].do"),
        (POSITION + "[[try]]\ndo = '+'\nlegal = 'yes'\n", 7, "try[0].legal"),
        (POSITION + "[[try]]\ndo = '+'\nbecause = 'pile_frozen'\n", 7, "try[0].because"),
        (POSITION + "[[try]]\ndo = '+'\nbecause = ['Pile frozen']\n", 7, "try[0].because[0]"),
        (POSITION + "[[try]]\ndo = '+'\nlegal = true\nbecause = ['pile_frozen']\n", 8, "try[0].because"),
        (POSITION + "[[try]]\ndo = '+'\nneed = { have = true }\n", 7, "try[0].need.have"),
        (POSITION + "[[try]]\ndo = '+'\nthen = { hands = [1] }\n", 7, "try[0].then.hands"),
        (POSITION + "[[try]]\ndo = '+'\nwhy = 3\n", 7, "try[0].why"),
        ("[deal]\npack = '7h 7h 7h'\n", 2, "deal.pack"),
        ("[deal]\npack = '3 7h'\n", 2, "deal.pack"),
        ("[deal]\npack = '??'\n", 2, "deal.pack"),
        ("[deal]\ndealer = 4\n", 2, "deal.dealer"),
        ("[deal]\nhands = [1]\n", 2, "deal.hands"),
        ("[count]\nconcealed = true\n", 2, "count.concealed"),
        ("[count]\nwent_out = 0\nhands = ['4', '', '', '']\n", 3, "count.hands[0]"),
        ("[count]\nhands = [4, '', '', '']\n", 2, "count.hands[0]"),
        ("[count]\nred3 = ['3s', '']\n", 2, "count.red3[0]"),
        ("[count]\nmelds = [['Jo Jo Jo Jo Jo'], []]\n", 2, "count.melds[0][0]"),
        ("[count]\nmelds = [['4 4 4'], ['Jo Jo Jo']]\n", 2, "count.melds[1][0]"),
        ("[count]\nmelds = [['4 4 4', ''], []]\n", 2, "count.melds[0][1]"),
        ("[count]\nmelds = [['4 4 4', '4 4 4'], []]\n", 2, "count.melds[0][1]"),
        ("[count]\nmelds = [['4 4 4 5'], []]\n", 2, "count.melds[0][0]"),
        ("[count]\nscores = [1000001, 0]\n", 2, "count.scores[0]"),
        ("[position]\nhands = [1001, 1, 1, 1]\n", 2, "position.hands[0]"),
        ("rules = 'classic(out.sequences=1)'\n[position]\n", 1, "rules"),
        ("rules = 'classic(out.sequences=1)'\n[count]\n", 1, "rules"),
        ("[count]\nirregularities = [{ seat = 1, kind = 'spoke' }]\n", 2, "count.irregularities[0].kind"),
        ("[count]\n[[try]]\ndo = '+'\n", 2, "try"),
        ("[refused]\nwhat = 'action'\n", 1, "refused.text"),
        ("[refused]\nwhat = 'word'\ntext = ''\n", 2, "refused.what"),
        ("[refused]\nwhat = 'action'\ntext = '+'\n[expect]\nover = true\n", 4, "expect"),
        ("a = 'x\n", 2, ""),
    ],
)
def test_faults_name_file_line_and_key(text: str, line: int, key: str) -> None:
    fault = fault_of(text)
    assert (fault.line, fault.key) == (line, key), str(fault)


def test_what_was_misspelt_is_told() -> None:
    assert "“frozen”" in str(fault_of(POSITION + "[expect]\nfrosen = true\n"))
    assert "“x”" in str(fault_of("[position]\nhands = ['8h', 1, 1, '8x']\n"))


def test_the_column_of_a_card_and_of_an_act_is_told() -> None:
    assert fault_of("[position]\nhands = ['8h 8x', 1, 1, 1]\n").column == 15
    assert fault_of(POSITION + "[[try]]\ndo = '^8h8x'\n").column == 11


def test_rules_are_classic_where_none_are_named() -> None:
    assert read_case(POSITION).rules.text == "classic"


def test_a_rule_string_names_every_fault() -> None:
    text = str(fault_of("rules = 'classic(game.target=x,draw.count=9)'\n" + POSITION))
    assert "game.target" in text
    assert "draw.count" in text


_KEYS = ["scores", "to_move", "phase", "stock", "pile", "hands", "melds", "red3", "frozen", "melded", "asked", "asker", "dealer"]
_NUMBERS = ["0", "4", "-1", "true", "[]", "[0, 1]", "[11, 11, 11, 11]"]
_WORDS = ['"draw"', '"play"', '"answer"', '"over"', '"y"', '"8h 8s"', '"3r"', '"3"', '"??"', '["3h", "3d"]', '["", 11, 3, "Jo"]']
_MELDS = ['["K K K", ""]', '[["K K K"], []]', '[["3b 3b 3b"], ["2 2 2"]]']
_VALUES = st.sampled_from([*_NUMBERS, *_WORDS, *_MELDS])
_TRIES = st.lists(
    st.sampled_from(
        [
            "+",
            "+??",
            "+7",
            "^",
            "^88",
            "^8 Jo",
            "=KKK",
            "=2>K",
            "=2",
            "-4",
            "-??",
            "-3",
            "?",
            "y",
            "n",
            ".",
            "=3h",
            "=*x",
            "=#1>#2",
        ]
    ),
    min_size=1,
    max_size=4,
)


@given(st.lists(st.tuples(st.sampled_from(_KEYS), _VALUES), max_size=5, unique_by=lambda pair: pair[0]), _TRIES)
def test_any_position_is_ruled_on_or_cleanly_refused(keys: list[tuple[str, str]], acts: list[str]) -> None:
    lines = ["[position]", *(f"{key} = {value}" for key, value in keys), "[[try]]", f"do = {acts}"]
    try:
        rulings = judge("\n".join(lines))
    except NotationError as fault:
        assert str(fault)
    else:
        assert [ruling.kind for ruling in rulings] == ["try"]
        assert all(ruling.to_json(Words("en")) for ruling in rulings)


@given(st.text())
def test_any_text_is_a_case_or_cleanly_refused(text: str) -> None:
    with pytest.raises(NotationError):
        judge(text)
