"""Complete rule sets: values that follow from others, canonical text, sides."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from canasta.rules import LOWEST, OPTIONS, PRESETS, Rules, RulesError, Value, preset
from canasta.rules.problems import contradictions

quick = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@quick
@given(data=st.data())
def test_every_rule_set_reads_back_from_its_text(data: st.DataObject, any_changes: st.SearchStrategy[dict[str, Value]]) -> None:
    rules = Rules(data.draw(st.sampled_from(sorted(PRESETS)))).change(data.draw(any_changes))
    if contradictions(rules):
        with pytest.raises(RulesError):
            Rules.read(rules.text)
    else:
        again = Rules.read(rules.text)
        assert again == rules
        assert again.text == rules.text
        assert dict(again) == dict(rules)
        assert hash(again) == hash(rules)
    assert pickle.loads(pickle.dumps(rules)) == rules


@quick
@given(data=st.data())
def test_canonical_text_has_no_blanks_sorted_keys_and_nothing_that_equals_the_preset(
    data: st.DataObject, any_changes: st.SearchStrategy[dict[str, Value]]
) -> None:
    rules = preset(data.draw(st.sampled_from(sorted(PRESETS)))).change(data.draw(any_changes))
    assert not any(character.isspace() for character in rules.text)
    assert list(rules.changes) == sorted(rules.changes)
    for name, value in rules.changes.items():
        others = {key: other for key, other in rules.changes.items() if key != name}
        assert Rules(rules.preset).change(others)[name] != value


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("classic()", "classic"),
        (" classic ( game.target = 2500 ) ", "classic(game.target=2500)"),
        ("classic(players=2,deal.hand_size=15,draw.count=2,out.canastas=2)", "classic(players=2)"),
        ("classic(players=2,deal.hand_size=11)", "classic(deal.hand_size=11,players=2)"),
        ("classic(stock_end.forced_take=never,game.target=5000)", "classic(stock_end.forced_take=never)"),
        ("classic(start.cover={black3,red3,joker})", "classic(start.cover={joker,red3,black3})"),
        ("classic(start.cover={ red3 , two,joker })", "classic"),
        ("classic(pile.frozen_by=always)", "classic(pile.frozen_by=always)"),
        ("classic(start.freezes={})", "classic(start.freezes={})"),
        ("classic(red3.values=[ 100, 300,500, 800 ])", "classic(red3.values=[100,300,500,800])"),
        ("seed003(red3.values=[100,200,300,800])", "seed003(red3.values=[100,200,300,800])"),
        ("classic(initial.tiers=[[min,15],[0,50],[1500,90],[3000,120]])", "classic"),
        ("classic(initial.tiers=[[min,50]])", "classic(initial.tiers=[[min,50]])"),
        ("classic(card.values=[[4-7,5],[8-K,10],[A,20],[2,20],[Jo,50]])", "classic"),
        (
            "classic(card.values=[[A,15],[Jo,50],[2,20],[4-9,5],[10-K,10]])",
            "classic(card.values=[[4-9,5],[T-K,10],[A,15],[2,20],[Jo,50]])",
        ),
        ("classic(penalties=no,canasta.size=7)", "classic"),
        ("six_handed(deck.packs=2)", "six_handed(deck.packs=2)"),
    ],
)
def test_canonical_text(written: str, canonical: str) -> None:
    rules = Rules.read(written)
    assert rules.text == canonical
    assert Rules.read(canonical) == rules


def test_python_values_are_plain() -> None:
    rules = preset("classic")
    assert rules["pile.blocked_top"] == frozenset({"joker", "two", "black3", "red3"})
    assert rules["initial.tiers"] == ((LOWEST, 15), (0, 50), (1500, 90), (3000, 120))
    assert rules["red3.values"] == (100, 200, 300, 800)
    assert rules["initial.combine_melds"] is True
    assert rules["initial.bonus_counts"] == "no"
    assert rules["meld.max_size"] == "unlimited"
    assert rules.limit("meld.max_size") is None
    assert rules.limit("meld.max_wilds") == 3
    assert Rules.read("classic(pile.frozen_by=always)")["pile.frozen_by"] == frozenset({"always"})
    assert rules.card_points["A"] == 20
    assert rules.card_points["Jo"] == 50
    assert [rules.minimum_at(score) for score in (-5, 0, 1495, 1500, 2995, 3000)] == [15, 50, 50, 90, 90, 120]
    assert [rules.red3_points(count) for count in range(5)] == [0, 100, 200, 300, 800]


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("classic(players=2)", "deal.hand_size", 15),
        ("classic(players=2)", "draw.count", 2),
        ("classic(players=2)", "out.canastas", 2),
        ("classic(players=2)", "teams", "individual"),
        ("classic(players=3)", "deal.hand_size", 13),
        ("classic(players=3)", "out.canastas", 1),
        ("classic(players=5)", "deal.hand_size", 11),
        ("classic(players=5)", "teams", "individual"),
        ("classic(players=6)", "deal.hand_size", 11),
        ("classic(players=6)", "teams", "2x3"),
        ("classic(players=6)", "out.canastas", 1),
        ("classic(deck.packs=3,players=6)", "deal.hand_size", 13),
        ("classic(deck.packs=3,players=6)", "out.canastas", 2),
        ("classic(deck.packs=3)", "deck.jokers", 6),
        ("classic(deck.packs=3)", "deck.total", 162),
        ("classic(deck.jokers=6)", "deck.total", 110),
        ("classic(deck.packs=3)", "red3.values", (100, 200, 300, 400, 1000, 1200)),
        ("two_handed(players=4)", "deal.hand_size", 11),
    ],
)
def test_values_that_follow_players_and_packs(text: str, name: str, value: Value) -> None:
    assert Rules.read(text)[name] == value


@pytest.mark.parametrize(
    ("text", "sides"),
    [
        ("classic", ((0, 2), (1, 3))),
        ("classic(players=2)", ((0,), (1,))),
        ("classic(players=3)", ((0,), (1,), (2,))),
        ("classic(teams=individual)", ((0,), (1,), (2,), (3,))),
        ("classic(players=5)", ((0,), (1,), (2,), (3,), (4,))),
        ("six_handed", ((0, 2, 4), (1, 3, 5))),
        ("six_pairs", ((0, 3), (1, 4), (2, 5))),
        ("six_two_packs(teams=individual)", ((0,), (1,), (2,), (3,), (4,), (5,))),
        ("classic(players=5,teams=sit_out)", ((0, 2), (1, 3, 4))),
        ("classic(players=3,teams=lone_hand)", ((0,), (1,), (2,))),
    ],
)
def test_sides(text: str, sides: tuple[tuple[int, ...], ...]) -> None:
    rules = Rules.read(text)
    assert rules.sides == sides
    assert sorted(seat for seats in sides for seat in seats) == list(range(rules.players))
    assert all(seat in sides[rules.side_of[seat]] for seat in range(rules.players))
    assert rules.scores_by_seat == all(len(seats) == 1 for seats in sides)


def test_partners_come_in_the_order_of_play() -> None:
    assert preset("six_handed").partners(2) == (4, 0)
    assert preset("six_handed").change({"turn.direction": "anticlockwise"}).partners(2) == (0, 4)
    assert preset("three_handed").partners(1) == ()


def test_the_turn_goes_the_way_the_rules_say() -> None:
    clockwise = preset("classic")
    anticlockwise = clockwise.change({"turn.direction": "anticlockwise"})
    assert [clockwise.seat_after(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [anticlockwise.seat_after(seat) for seat in range(4)] == [3, 0, 1, 2]
    assert clockwise.seat_after(3, 2) == 1


def test_rules_are_frozen_and_equal_by_text() -> None:
    rules = preset("short")
    with pytest.raises(AttributeError):
        rules.preset = "classic"  # type: ignore[misc]
    assert rules == Rules.read("short(game.target=2500)")
    assert rules != Rules.read("classic(game.target=2500)")
    assert not rules.differences(Rules.read("classic(game.target=2500)"))
    assert len({rules, Rules.read("short()"), preset("classic")}) == 2
    assert set(rules) == set(OPTIONS)


def test_change_keeps_what_was_changed_before() -> None:
    rules = preset("classic").change({"game.target": 2500}).change({"players": 2})
    assert rules.text == "classic(game.target=2500,players=2)"
    assert rules.change({"game.target": 5000}).text == "classic(players=2)"
