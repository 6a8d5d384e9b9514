"""What is wrong with rules is refused, every fault named with its place, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta.rules import Fault, Rules, RulesError, preset
from canasta.words import Words, languages

#: Rule string -> (code, place) of every fault, in the order of the text.
REFUSED = {
    "": [("text-ends", "1")],
    "classic(": [("text-ends", "9")],
    "classic(players=3": [("text-ends", "18")],
    "classic x": [("text-unexpected", "9")],
    "classic(players=3))": [("text-goes-on", "19")],
    "classic(players)": [("text-unexpected-in", "players")],
    "classic(players=,game.target=0,draw.count)": [
        ("text-unexpected-in", "players"),
        ("number", "game.target"),
        ("text-unexpected-in", "draw.count"),
    ],
    "classic(start.cover={joker": [("text-ends-in", "start.cover")],
    "classic(red3.values=[1,[2,[3,[4]]]])": [("text-unexpected-in", "red3.values")],
    "kanasta": [("no-preset", "1")],
    "kanasta(playrs=2,teams=pear)": [("no-preset", "1"), ("no-option-near", "playrs"), ("one-of", "teams")],
    "classic(xyzzy=1)": [("no-option", "xyzzy")],
    "classic(players=2,players=2)": [("twice", "players")],
    "classic(deck.total=108)": [("derived", "deck.total")],
    "classic(canasta.size=8)": [("constant", "canasta.size")],
    "classic(meld.before_draw=yes)": [("constant", "meld.before_draw")],
    "classic(meld.ranks=3..A)": [("constant", "meld.ranks")],
    "classic(initial.combine_melds=true)": [("yes-no", "initial.combine_melds")],
    "classic(meld.wild_ratio=FEWER)": [("one-of", "meld.wild_ratio")],
    "classic(players=7)": [("number", "players")],
    "classic(players=04)": [("number", "players")],
    "classic(players=+4)": [("number", "players")],
    "classic(game.target=-5)": [("number", "game.target")],
    "classic(out.canastas=0)": [("number-or-word", "out.canastas")],
    "classic(meld.max_wilds=7)": [("one-of", "meld.max_wilds")],
    "classic(start.cover=joker)": [("set", "start.cover")],
    "classic(start.cover={joker,joker})": [("set", "start.cover")],
    "classic(start.cover={joker,ace})": [("set", "start.cover")],
    "classic(pile.frozen_by={always,wild_in_pile})": [("set-or-word", "pile.frozen_by")],
    "classic(red3.values=100)": [("points", "red3.values")],
    "classic(red3.values=[])": [("points", "red3.values")],
    "classic(red3.values=[100,x,300,800])": [("points", "red3.values")],
    "classic(initial.tiers=50)": [("tiers", "initial.tiers")],
    "classic(initial.tiers=[[0]])": [("tiers", "initial.tiers")],
    "classic(initial.tiers=[[min,5000]])": [("tiers", "initial.tiers")],
    "classic(initial.tiers=[[0,50]])": [("tiers-start", "initial.tiers")],
    "classic(initial.tiers=[[min,15],[1500,90],[0,50]])": [("tiers-order", "initial.tiers")],
    "classic(initial.tiers=[[min,15],[0,50],[0,90]])": [("tiers-order", "initial.tiers")],
    "classic(card.values=[[4-7,5]])": [("card-values-missing", "card.values")],
    "classic(card.values=[[4-7,5],[7-K,10],[A,20],[2,20],[Jo,50]])": [("card-values", "card.values")],
    "classic(card.values=[[4-A,5],[2-Jo,50]])": [("card-values", "card.values")],
    "classic(card.values=[[4-A,5],[2,20],[Jo,50],[3,5]])": [("card-values", "card.values")],
    "classic(canasta.count_bonus=[[5,500],[3,200]])": [("count-bonuses", "canasta.count_bonus")],
    "classic(players=3,teams=pairs)": [("teams-players", "teams")],
    "classic(players=5,teams=pairs)": [("teams-players", "teams")],
    "classic(teams=2x3)": [("teams-players", "teams")],
    "classic(teams=lone_hand)": [("teams-players", "teams")],
    "six_handed(seating=partners_opposite)": [("seating-teams", "seating")],
    "classic(deal.hand_size=30)": [("pack-too-small", "deal.hand_size")],
    "classic(players=6,deal.hand_size=16)": [("pack-too-small", "deal.hand_size")],
    "classic(deck.packs=3,red3.values=[100,200,300,800])": [("red3-values-count", "red3.values")],
    "classic(red3.values=[100,200,300,400,1000,1200])": [("red3-values-count", "red3.values")],
    "classic(initial.score_basis=own_score)": [("own-score-teams", "initial.score_basis")],
    "classic(out.concealed_total=50)": [("concealed-below-bonus", "out.concealed_total")],
    "classic(out.bonus=300)": [("concealed-below-bonus", "out.concealed_total")],
    "classic(pile.unfrozen_allows={})": [("pile-never-taken", "pile.unfrozen_allows")],
    "classic(start.cover={joker,two},start.red3_in_pile=discarded)": [("red3-uncovered", "start.red3_in_pile")],
    "classic(players=4,teams=sit_out)": [("teams-players", "teams")],
    "samba(meld.sequences=off,out.sequences=1)": [("out-no-sequences", "out.sequences")],
    "hf_whitnack(meld.wild_only=off)": [("out-no-wild-melds", "out.wilds"), ("wild-top-no-meld", "pile.wild_top")],
    "hf_whitnack(out.wild_counts=no)": [("out-wilds-not-counted", "out.wilds")],
    "hollywood(meld.wild_only=off)": [("wild-top-no-meld", "pile.wild_top")],
    "hollywood(pile.blocked_top={joker,two,black3,red3})": [("wild-top-blocked", "pile.wild_top")],
    "modern_american(meld.max_size=unlimited)": [("dead-rank-open", "meld.finished_rank_dead")],
    "modern_american(deal.hand_size=11)": [("special-hands-size", "special.hands")],
    "modern_american(meld.threes=yes)": [("threes-twice", "meld.threes"), *[("threes-special", "meld.threes")] * 2],
    "classic(meld.threes=yes,discard.threes=forbidden)": [("threes-special", "meld.threes")],
    "classic(meld.threes=yes,out.red3_per_canasta=yes)": [("threes-special", "meld.threes")],
    "cuban(meld.threes=yes)": [("threes-special", "meld.threes")] * 2,
    "classic(meld.no_wild_ranks={2})": [("set", "meld.no_wild_ranks")],
    "classic(meld.no_wild_ranks=7)": [("set", "meld.no_wild_ranks")],
    "classic(foot.pick_up=at_once)": [("constant", "foot.pick_up")],
    "classic(canasta.aces=more)": [("number-or-word", "canasta.aces")],
    "classic(deal.foot=30)": [("number", "deal.foot")],
    "classic(deal.foot=15,deck.packs=2)": [("pack-too-small", "deal.hand_size")],
    "italian(start.prefill_extra=drawn,deck.packs=2)": [
        ("pack-too-small", "deal.hand_size"),
        ("red3-values-count", "red3.values"),
    ],
    "six_sit_out(seating=partners_opposite)": [("seating-teams", "seating")],
    "cutthroat(players=4)": [("teams-players", "teams")],
    "five_handed(initial.score_basis=own_score)": [("own-score-teams", "initial.score_basis")],
    "classic(players=3,game.target=0,teams=pairs,out.bonus=900,meld.sequences=on)": [
        ("number", "game.target"),
        ("teams-players", "teams"),
        ("concealed-below-bonus", "out.concealed_total"),
    ],
}


def _refusal(text: str) -> RulesError:
    with pytest.raises(RulesError) as caught:
        Rules.read(text)
    return caught.value


@pytest.mark.parametrize("text", REFUSED)
def test_every_fault_is_named_with_its_place(text: str) -> None:
    faults = _refusal(text).faults
    found = [(fault.code, fault.place if not fault.code.startswith("text-ends") else None) for fault in faults]
    expected = [(code, place if not code.startswith("text-ends") else None) for code, place in REFUSED[text]]
    assert found == expected


@pytest.mark.parametrize("text", REFUSED)
@pytest.mark.parametrize("lang", languages())
def test_every_fault_is_a_sentence_in_every_language(text: str, lang: str) -> None:
    for fault in _refusal(text).faults:
        sentence = fault.text(lang)
        assert sentence
        if fault.options:
            assert fault.options[0] in sentence


def test_error_text_is_english_one_fault_a_line() -> None:
    error = _refusal("classic(players=3,teams=pairs,game.target=0)")
    assert str(error).splitlines() == [
        "teams=pairs needs players=4, not players=3.",
        "game.target must be a whole number from 1 to 1000000, not 0.",
    ]


def test_faults_of_a_rule_string_know_their_column() -> None:
    faults = _refusal("classic( players=3, teams=pairs, game.target=0)").faults
    assert [(fault.options[0], fault.column) for fault in faults] == [("teams", 21), ("game.target", 34)]


def test_a_bad_value_does_not_cause_further_faults() -> None:
    faults = _refusal("classic(deck.packs=9,red3.values=[100,200,300,400,1000,1200])").faults
    assert [fault.code for fault in faults] == ["number"]


def test_unknown_names_and_values_outside_the_domain_are_refused_in_changes() -> None:
    with pytest.raises(RulesError) as caught:
        preset("classic").change({"playrs": 3, "players": 9, "deck.total": 110, "canasta.size": 8, "meld.undo": True})
    assert [fault.code for fault in caught.value.faults] == ["no-option-near", "number", "derived", "constant", "one-of"]


def test_truth_is_no_number_and_numbers_are_no_truth() -> None:
    for changes in ({"draw.count": True}, {"initial.combine_melds": 1}, {"red3.values": (True, 2, 3, 4)}):
        with pytest.raises(RulesError):
            preset("classic").change(changes)


def test_changes_may_contradict_and_problems_tell() -> None:
    rules = preset("classic").change({"players": 3, "teams": "pairs", "out.bonus": 300})
    assert [fault.code for fault in rules.problems()] == ["teams-players", "concealed-below-bonus"]
    with pytest.raises(RulesError) as caught:
        rules.require_playable()
    assert caught.value.faults == rules.problems()


#: Values of every game of the family, alone in Classic.
FAMILY = [
    "classic(meld.sequences=on)",
    "classic(meld.per_rank=one_open)",
    "classic(meld.per_rank=many)",
    "classic(meld.wild_only=on)",
    "classic(meld.max_size=7)",
    "classic(pile.take_amount=top_7)",
    "classic(start.upcard=italian_prefill)",
    "classic(players=3,teams=lone_hand)",
    "classic(players=5,teams=sit_out)",
    "classic(initial.tiers=[[min,15],[7000,canasta]])",
    "classic(out.canastas=spec)",
    "classic(penalties=yes)",
    "classic(meld.undo=with_penalty)",
    "classic(meld.first_round=nobody)",
    "classic(canasta.count_bonus=[[5,500],[7,2000]])",
    "classic(score.canasta_needed_for_plus=on)",
    "classic(black3.four_going_out=500)",
    "classic(pile.freeze_spacing=natural_between)",
    "classic(pile.single_card_same_discard=other_card)",
    "classic(discard.pass_if_cannot_go_out=on)",
    "classic(stock_end.top_only=on)",
    "classic(deal.exact_cut_bonus=100)",
    "classic(game.clock=60)",
    "classic(deal.foot=11)",
    "classic(deal.talon=yes)",
    "classic(discard.wilds=last_or_all_wild)",
    "classic(initial.natural_triple=or_wild)",
    "classic(initial.wilds=barred)",
    "classic(meld.no_wild_ranks={7,A})",
    "classic(meld.wild_lock=on)",
    "classic(meld.wild_only=twos)",
    "classic(pile.before_opening=hand_opens)",
    "classic(pile.blocked_top={joker,two,black3,red3,seven})",
    "classic(pile.unfrozen_allows={natural_pair,add_top_to_sequence})",
    "classic(red3.sign=always_minus)",
    "classic(red3.laying=optional)",
    "classic(black3.in_taken_pile=set_aside)",
    "classic(canasta.sevens=2500)",
    "classic(canasta.set_bonuses=italian)",
    "classic(out.naturals=2)",
    "classic(score.open_penalties=modern)",
    "classic(stock_end.last_card_red3=end_in_hand)",
    "classic(game.deals=4)",
]


#: Values that other tables play.
OTHERS = [
    "classic(meld.min_naturals=4)",
    "classic(meld.max_wilds=none)",
    "classic(meld.wild_ratio=double)",
    "classic(pile.frozen_by=always)",
    "classic(pile.frozen_needs=three_naturals)",
    "classic(red3.sign=by_canasta_count)",
    "classic(initial.score_basis=round_number)",
    "classic(initial.score_basis=own_score,teams=individual)",
    "classic(start.upcard=none)",
    "classic(out.permission=required,players=2)",
    "classic(draw.count=2,out.canastas=2)",
    "classic(black3.hand_value=100)",
    "classic(canasta.mixed=500,canasta.natural=700)",
    "classic(deck.jokers=6)",
    "classic(deck.packs=6,players=6)",
    "classic(game.exact_tie=extra_deal)",
    "classic(turn.direction=anticlockwise)",
]


@pytest.mark.parametrize("text", [*FAMILY, *OTHERS])
def test_a_value_alone_contradicts_nothing(text: str) -> None:
    assert Rules.read(text).problems() == ()


@pytest.mark.parametrize("text", FAMILY)
def test_values_of_the_family_are_canonical(text: str) -> None:
    assert Rules.read(text).text == text


def test_every_fault_sentence_of_the_catalogue_is_used(rules_sources: str) -> None:
    ids = {message for message in Words("en").ids if message.startswith("rules-fault-")}
    for message in ids:
        code = message.removeprefix("rules-fault-").removesuffix("-in")
        assert f'"{code}"' in rules_sources, message


@pytest.fixture(scope="session")
def rules_sources() -> str:
    """All source text of the rules package."""
    import canasta.rules

    folder = Path(canasta.rules.__file__).parent
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def test_place_is_the_option_or_the_column() -> None:
    assert Fault("number", ("players",), 9).place == "players"
    assert Fault("text-ends", (), 9).place == "9"
