"""TOML read strictly: the places of keys, and faults of form and type."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.notation.document import Document, key_path, path_text
from canasta.notation.fault import NotationError
from canasta.notation.places import Place, Places

TEXT = """\
# a comment with [brackets] and "quotes"
name = "a # in a text"   # and a comment
"quoted key".sub = 1

[position]
hands = ["8h 8s", 11, # first
  11,
  "Jo"]
red3 = [ [ 'a', "b]" ], [] ]
inline = { do = "+", then = { pile = "7h", list = [1, 2] } }
text = \"\"\"
one
 two \"\"\"\"
literal = '''x
y'''
date = 2026-12-01

[[try]]
do = "+"
[try.then]
pile = ""
[[try]]
do = "-"
[try.then]
pile = ""
[[try.list]]
x = 1
"""


def test_places_of_keys_items_and_texts() -> None:
    places = Places(TEXT)
    assert places.keys[("name",)] == Place(2, 1)
    assert places.keys[("quoted key", "sub")] == Place(3, 1)
    assert places.keys[("position", "hands", 1)] == Place(6, 19)
    assert places.keys[("position", "hands", 3)] == Place(8, 3)
    assert places.keys[("position", "red3", 0, 1)] == Place(9, 17)
    assert places.keys[("position", "inline", "then", "list", 1)] == Place(10, 55)
    assert places.within(("position", "text"), 2, 2) == Place(13, 2)
    assert places.within(("position", "literal"), 1, 1) == Place(14, 14)
    assert places.keys[("position", "date")] == Place(16, 1)
    assert places.keys[("try", 0, "do")] == Place(19, 1)
    assert places.keys[("try", 1, "then", "pile")] == Place(25, 1)
    assert places.keys[("try", 1, "list", 0, "x")] == Place(27, 1)
    assert places.key(("position", "hands", 9)) == Place(6, 1)


def _paths(value: object, path: tuple[str | int, ...] = ()) -> set[tuple[str | int, ...]]:
    found = {path} if path else set()
    if isinstance(value, dict):
        for key, item in value.items():
            found |= _paths(item, (*path, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            found |= _paths(item, (*path, number))
    return found


def test_every_value_that_the_reader_finds_has_a_place() -> None:
    assert _paths(tomllib.loads(TEXT)) <= set(Places(TEXT).keys)


@given(
    st.one_of(
        st.text(),
        st.lists(
            st.sampled_from(
                ["[", "]", "[[", "{", "}", "a", "b.c", '"', "'", '"""', "'''", "=", ",", "\n", " ", "1", "true", "#", "\\", "\\n"]
            ),
            max_size=30,
        ).map("".join),
        st.lists(
            st.sampled_from(
                [
                    "a = 1\n",
                    "[t]\n",
                    "[[u]]\n",
                    "[u.v]\n",
                    "b = [1, 'x', [\"y\"]]\n",
                    "c = { d = 1, e.f = [{}] }\n",
                    'g = """\nh\n"""\n',
                ]
            ),
            max_size=6,
        ).map("".join),
    )
)
def test_any_text_is_a_document_or_a_clean_refusal(text: str) -> None:
    try:
        document = Document(text, "x.toml")
    except NotationError as error:
        assert error.message_id == "notation-no-toml"
        assert error.file == "x.toml"
    else:
        assert _paths(document.top.found) <= set(document.places.keys)


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ('rules = "classic\n[position]\n', 1, "rules"),
        ('rules = "classic"\nrules = "samba"\n', 2, "rules"),
        ("[position]\nhands = [1, 2\nstock = 3\n", 3, "position.stock"),
        ('[[try]]\ndo = "+"\n[[try]]\ndo = "-4\n', 4, "try[1].do"),
    ],
)
def test_text_that_is_no_document_is_refused_with_line_and_key(text: str, line: int, key: str) -> None:
    with pytest.raises(NotationError) as caught:
        Document(text, "x.toml")
    assert (caught.value.line, caught.value.key) == (line, key)


def test_text_nested_beyond_reason_is_refused() -> None:
    with pytest.raises(NotationError):
        Document("a = " + "[" * 100_000)


def test_a_number_of_ten_thousand_digits_is_refused() -> None:
    with pytest.raises(NotationError):
        Document("a = " + "9" * 10_000)


def test_unknown_keys_are_refused_with_the_nearest() -> None:
    with pytest.raises(NotationError) as caught:
        Document("[position]\nhand = 3\n", "f").top.need("position").as_table().only(["hands", "pile"])
    fault = caught.value
    assert (fault.file, fault.line, fault.key) == ("f", 2, "position.hand")
    assert fault.words["nearest"] == "hands"


def test_a_missing_key_is_refused_at_its_table() -> None:
    with pytest.raises(NotationError) as caught:
        Document("x = 1\n[deal]\n").top.need("deal").as_table().need("pack")
    assert (caught.value.line, caught.value.key) == (2, "deal.pack")


@pytest.mark.parametrize(
    ("written", "method"),
    [("1", "as_text"), ("true", "as_number"), ("1.0", "as_number"), ('"1"', "as_number"), ("1", "as_truth"), ("[]", "as_cards")],
)
def test_wrong_types_are_refused(written: str, method: str) -> None:
    value = Document(f"\nkey = {written}\n").top.need("key")
    with pytest.raises(NotationError) as caught:
        getattr(value, method)()
    assert (caught.value.line, caught.value.key) == (2, "key")


def test_what_is_no_card_is_named_with_its_column() -> None:
    value = Document('key = "8h 8x"\n').top.need("key")
    with pytest.raises(NotationError) as caught:
        value.as_cards()
    assert (caught.value.line, caught.value.column) == (1, 12)


def test_keys_as_text() -> None:
    assert path_text(("position", "hands", 2)) == "position.hands[2]"
    assert key_path("position.melds[0][1]") == ("position", "melds", 0, 1)
