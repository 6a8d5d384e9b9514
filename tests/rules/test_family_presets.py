"""The presets of the family are what the sources say they are, to the option; what their sources leave out is marked."""

from __future__ import annotations

import pytest

from canasta.rules import ALIASES, PRESETS, Rules, preset

#: Preset -> the settings in which it differs from classic; what is derived is left out.
DIFFERENCES = {
    "cutthroat": """
        players=3 teams=lone_hand deal.hand_size=13 draw.count=2 initial.score_basis=own_score out.canastas=2
        stock_end.when=immediate game.target=7500
    """,
    "five_handed": """
        players=5 teams=sit_out seating=alternate
    """,
    "six_sit_out": """
        players=6 teams=sit_out seating=alternate
    """,
    "samba": """
        deck.packs=3 deck.jokers=6 deal.hand_size=15 draw.count=2 meld.sequences=on meld.max_wilds=2 meld.per_rank=many
        meld.wild_onto_natural_canasta=forbidden_on_all meld.join=yes
        initial.tiers=[[min,15],[0,50],[1500,90],[3000,120],[7000,150]] pile.unfrozen_allows={natural_pair,add_top_to_meld}
        pile.add_to_full_canasta=no red3.values=[100,200,300,400,500,1000] red3.sign=plus_if_out_requirement out.canastas=2
        out.bonus=200 game.target=10000
    """,
    "samba_dutch": """
        deck.packs=3 deck.jokers=6 deal.hand_size=15 draw.count=2 discard.pass_if_cannot_go_out=on meld.sequences=on
        meld.max_wilds=2 meld.wild_ratio=double meld.per_rank=many meld.wild_onto_natural_canasta=forbidden_on_all
        meld.join=yes sequence.take_yields=top_only initial.tiers=[[min,15],[0,50],[1500,90],[3000,120],[7000,150]]
        pile.unfrozen_allows={natural_pair,add_top_to_sequence} pile.add_to_full_canasta=no
        red3.values=[100,200,300,400,500,1000] red3.sign=plus_if_out_requirement red3.laying=optional red3.hand_penalty=750
        out.canastas=2 out.bonus=200 game.target=10000
    """,
    "bolivia": """
        deck.packs=3 deck.jokers=6 deal.hand_size=15 draw.count=2 meld.sequences=on meld.max_wilds=2 meld.wild_only=on
        meld.per_rank=many meld.wild_onto_natural_canasta=forbidden_on_all meld.join=yes
        initial.tiers=[[min,15],[0,50],[1500,90],[3000,120],[7000,150]] pile.unfrozen_allows={natural_pair,add_top_to_meld}
        pile.add_to_full_canasta=no red3.values=[100,200,300,400,500,1000] red3.sign=plus_if_out_requirement
        black3.hand_value=100 black3.hand_when=another_goes_out canasta.wild=2500 out.canastas=2 out.bonus=200 out.sequences=1
        game.target=15000
    """,
    "brazilian": """
        deck.packs=3 deck.jokers=6 deal.hand_size=15 draw.count=2 meld.sequences=on meld.max_wilds=2 meld.wild_only=on
        meld.per_rank=many meld.wild_onto_natural_canasta=forbidden_on_all meld.join=yes sequence.short_penalty=1000
        sequence.extend_when_out=yes
        initial.tiers=[[min,15],[0,50],[1500,90],[3000,120],[7000,canasta],[8000,canasta_200],[9000,natural_canasta]]
        pile.unfrozen_allows={natural_pair,add_top_to_meld} pile.add_to_full_canasta=no pile.before_opening=forbidden
        red3.values=[100,200,300,400,1000,1200] red3.sign=plus_if_canasta black3.hand_value=100
        black3.hand_when=another_goes_out out.canastas=2 out.bonus=200 out.permission=required game.target=10000
    """,
    "chilean": """
        deck.packs=3 deck.jokers=6 deal.hand_size=15 draw.count=2 meld.sequences=on meld.max_wilds=2 meld.wild_only=on
        meld.per_rank=many meld.wild_onto_natural_canasta=forbidden_on_all meld.join=yes
        initial.tiers=[[min,15],[0,50],[1500,90],[3000,120],[7000,150]] pile.unfrozen_allows={natural_pair,add_top_to_meld}
        pile.add_to_full_canasta=no red3.values=[100,200,300,400,500,1000] red3.sign=plus_if_out_requirement canasta.wild=2500
        out.canastas=2 out.bonus=200 game.target=10000
    """,
    "italian": """
        deck.packs=3 deck.jokers=6 deal.hand_size=15 start.upcard=italian_prefill draw.count=2 meld.max_wilds=2
        meld.wild_only=twos meld.per_rank=many meld.wild_onto_natural_canasta=forbidden_on_all meld.join=yes meld.wild_lock=on
        initial.tiers=[[min,15],[0,50],[1500,90],[3000,120],[5000,160],[7500,180],[10000,200]] initial.wilds=barred
        pile.frozen_by=always pile.unfrozen_allows={natural_pair,add_top_to_meld} pile.add_to_full_canasta=no
        red3.values=[100,200,300,800,1000,1200] red3.sign=plus_if_out_requirement canasta.wild_twos=3000
        canasta.wild_for=side_going_out canasta.set_bonuses=italian out.canastas=2 out.bonus=300 out.concealed_total=300
        out.wild_counts=no game.target=12000
    """,
    "hollywood": """
        deck.packs=3 deck.jokers=6 deal.hand_size=15 draw.count=2 meld.sequences=on meld.min_naturals=3 meld.max_wilds=2
        meld.wild_only=on meld.per_rank=many meld.max_size=7 meld.wild_onto_natural_canasta=forbidden_on_all meld.join=yes
        sequence.wilds=1 sequence.bonus=2000 initial.tiers=[[min,15],[0,50],[1500,90],[3000,120],[7000,150]]
        pile.unfrozen_allows={natural_pair,add_top_to_meld} pile.blocked_top={black3,red3} pile.add_to_full_canasta=no
        pile.wild_top=like_pair red3.values=[100,200,300,400,500,1000] red3.sign=plus_if_out_requirement canasta.wild=2500
        out.canastas=2 out.bonus=200 game.target=10000
    """,
    "cuban": """
        deal.hand_size=13 meld.wild_only=on meld.max_size=7 initial.tiers=[[min,15],[0,50],[1500,90],[3000,120],[5000,150]]
        pile.frozen_by=always red3.values=[100,300,500,1000] red3.sign=plus_if_canasta black3.in_taken_pile=set_aside
        black3.first_round_discard=forbidden canasta.wild_twos=4000 canasta.wild_four_jokers=3000 out.concealed_total=100
        game.target=7500
    """,
    "uruguay": """
        meld.wild_only=on pile.frozen_by=always
    """,
    "modern_american": """
        deal.hand_size=13 deal.talon=yes deal.turn_card=yes start.upcard=none discard.threes=forbidden
        discard.wilds=last_or_all_wild discard.empty_pile=limited meld.max_wilds=2 meld.wild_only=on meld.max_size=7
        meld.no_wild_ranks={7} meld.rule_of_five=yes meld.finished_rank_dead=yes meld.wild_lock=on
        initial.tiers=[[min,125],[3000,155],[5000,180]] initial.top_card_counts=no initial.natural_triple=or_wild
        initial.splash=yes pile.frozen_by=always pile.add_to_full_canasta=no pile.before_opening=hand_opens
        pile.full_rank_limit=5 red3.values=[100,300,500,1000] red3.sign=by_canasta_count red3.hand_penalty=5
        black3.laid_like_red=yes canasta.wild_twos=3000 canasta.wild_four_jokers=2500 canasta.aces=2500 canasta.sevens=2500
        out.canastas=2 out.discard=required out.concealed_total=100 out.permission_limit=per_deal out.open_special=forbidden
        special.hands=pag stock_end.last_card_red3=end_in_hand game.target=8500 score.no_canasta_melds=minus
        score.open_penalties=modern score.hand_triples=modern
    """,
    "hand_and_foot": """
        deck.packs=5 deck.jokers=10 deal.foot=11 draw.count=2 meld.per_rank=one_open meld.max_size=7 meld.naturals_for_wild=4
        initial.tiers=[[min,50],[2,90],[3,120],[4,150]] initial.score_basis=round_number pile.take_amount=top_7
        pile.frozen_by=always pile.add_to_full_canasta=no red3.values=[100,200,300,400,500,600,700,800,900,1000]
        red3.sign=always_plus black3.meld=never red3.hand_penalty=100 foot.red3_unopened=100 out.canastas=2
        out.discard=required out.concealed_total=100 out.permission=required out.naturals=1 out.mixed=1
        out.partner_in_foot=yes game.deals=4
    """,
    "hf_whitnack": """
        deck.packs=5 deck.jokers=10 deal.hand_size=13 deal.foot=13 draw.count=2 meld.max_wilds=2 meld.wild_ratio=double
        meld.wild_only=on meld.per_rank=one_open meld.max_size=7 initial.tiers=[[min,50],[2,90],[3,120],[4,150]]
        initial.score_basis=round_number pile.take_amount=top_7 pile.frozen_by=always pile.blocked_top={black3,red3}
        pile.add_to_full_canasta=no pile.wild_top=like_pair red3.values=[100,200,300,400,500,600,700,800,900,1000]
        red3.sign=always_plus black3.meld=never red3.hand_penalty=100 foot.red3_unopened=100 canasta.wild=1500 out.canastas=5
        out.concealed_total=100 out.permission=required out.naturals=2 out.mixed=2 out.wilds=1 out.partner_in_foot=yes
        game.deals=4
    """,
    "hf_saskatchewan": """
        deck.packs=5 deck.jokers=10 deal.hand_size=13 deal.foot=13 draw.count=2 meld.max_wilds=2 meld.wild_ratio=double
        meld.wild_only=on meld.per_rank=one_open meld.max_size=7 initial.tiers=[[min,50],[2,90],[3,120],[4,150]]
        initial.score_basis=round_number pile.take_amount=top_7 pile.frozen_by=always pile.blocked_top={black3,red3}
        pile.add_to_full_canasta=no pile.wild_top=like_pair red3.values=[100,200,300,400,500,600,700,800,900,1000]
        red3.sign=always_plus black3.meld=never red3.hand_penalty=100 foot.red3_unopened=100 canasta.wild=1500 out.canastas=3
        out.concealed_total=100 out.permission=required out.naturals=1 out.mixed=1 out.wilds=1 out.partner_in_foot=yes
        game.deals=4
    """,
    "hf_simpson": """
        teams=individual deck.packs=5 deck.jokers=10 deal.hand_size=13 deal.foot=13 draw.count=2 meld.max_wilds=2
        meld.wild_ratio=double meld.wild_only=on meld.per_rank=one_open meld.max_size=7
        initial.tiers=[[min,50],[2,90],[3,120],[4,150]] initial.score_basis=round_number pile.take_amount=top_7
        pile.frozen_by=always pile.blocked_top={black3,red3} pile.add_to_full_canasta=no pile.wild_top=like_pair
        red3.values=[500,1000,1500,2000,2500,3000,3500,4000,4500,5000] red3.sign=always_minus black3.meld=never
        red3.hand_penalty=500 foot.red3_unopened=500 canasta.natural=300 canasta.mixed=100 canasta.wild=1500 out.canastas=5
        out.concealed_total=100 out.permission=off out.naturals=2 out.mixed=2 out.wilds=1 game.deals=4
    """,
}


def test_every_preset_is_tested_here_or_with_classic(classic_presets: tuple[str, ...]) -> None:
    assert [*classic_presets, *DIFFERENCES] == list(PRESETS)


@pytest.mark.parametrize("name", DIFFERENCES)
def test_preset_differs_from_classic_as_its_sources_say(name: str) -> None:
    differences = preset(name).differences(preset("classic"))
    found = [f"{difference.option.name}={difference.text}" for difference in differences if not difference.option.derived]
    assert found == DIFFERENCES[name].split()


@pytest.mark.parametrize(
    ("name", "players", "sides", "cards", "dealt", "to_go_out"),
    [
        ("cutthroat", 3, 3, 108, 13, 2),
        ("five_handed", 5, 2, 108, 11, 1),
        ("six_sit_out", 6, 2, 108, 11, 1),
        ("samba", 4, 2, 162, 15, 2),
        ("bolivia", 4, 2, 162, 15, 2),
        ("italian", 4, 2, 162, 15, 2),
        ("cuban", 4, 2, 108, 13, 1),
        ("modern_american", 4, 2, 108, 13, 2),
        ("hand_and_foot", 4, 2, 270, 11, 2),
        ("hf_whitnack", 4, 2, 270, 13, 5),
        ("hf_saskatchewan", 4, 2, 270, 13, 3),
        ("hf_simpson", 4, 4, 270, 13, 5),
    ],
)
def test_size(name: str, players: int, sides: int, cards: int, dealt: int, to_go_out: int) -> None:
    rules = preset(name)
    found = (rules.players, len(rules.sides), rules["deck.total"], rules["deal.hand_size"], rules.canastas_to_go_out)
    assert found == (players, sides, cards, dealt, to_go_out)


def test_one_of_each_three_sits_out() -> None:
    assert [preset(name).seats_dealt for name in ("classic", "five_handed", "six_sit_out", "six_handed")] == [4, 4, 4, 6]


def test_hand_and_foot_grows_with_the_players() -> None:
    rules = preset("hf_whitnack").change({"players": 6})
    assert (rules["deck.packs"], rules["deck.total"], rules["deal.hand_size"], rules["teams"]) == (7, 378, 13, "2x3")
    assert len(rules["red3.values"]) == 14
    assert preset("hf_simpson").change({"players": 2})["red3.values"] == (500, 1000, 1500, 2000, 2500, 3000)
    assert preset("hand_and_foot").change({"deal.foot": 13}).text == "hand_and_foot(deal.foot=13)"


def test_minimums() -> None:
    def needs(name: str, *scores: int) -> list[int | str]:
        return [preset(name).minimum_at(score) for score in scores]

    assert needs("samba", -5, 0, 1500, 3000, 7000) == [15, 50, 90, 120, 150]
    assert needs("brazilian", 6995, 7000, 8000, 9000) == [120, "canasta", "canasta_200", "natural_canasta"]
    assert needs("italian", 3000, 5000, 7500, 10_000) == [120, 160, 180, 200]
    assert needs("modern_american", -200, 2995, 3000, 5000) == [125, 125, 155, 180]
    assert needs("hand_and_foot", 1, 2, 3, 4) == [50, 90, 120, 150]
    assert needs("cuban", 4995, 5000) == [120, 150]


def test_a_rule_set_may_be_asked_for_by_another_name() -> None:
    assert ALIASES == {"samba_us": "samba"}
    assert Rules.read("samba_us").text == "samba"
    assert Rules.read("samba_us(game.target=5000)").text == "samba(game.target=5000)"
    assert preset("samba_us") == preset("samba")


#: Preset -> options of which variants have no word, so that they must be marked as ours.
UNSTATED = {
    "chilean": ["deal.hand_size", "draw.count", "game.target", "meld.max_wilds", "canasta.wild"],
    "cuban": ["meld.per_rank", "out.canastas"],
    "italian": ["meld.sequences", "meld.max_size"],
    "hollywood": ["meld.wild_only", "canasta.wild"],
    "hf_saskatchewan": ["deal.foot", "out.permission"],
    "hf_simpson": ["deal.foot", "out.naturals", "out.mixed", "out.wilds"],
    "hand_and_foot": ["out.partner_in_foot", "out.permission"],
}


#: Choices that the nearest relative cannot give: Samba has no canastas of wild cards; Italian melds go by rank in one source.
NOT_FROM_RELATIVE = {"chilean": {"canasta.wild"}, "italian": {"meld.sequences"}, "hollywood": {"meld.wild_only", "canasta.wild"}}


@pytest.mark.parametrize("name", UNSTATED)
def test_what_sources_leave_out_is_marked_as_ours_and_taken_from_the_nearest_relative(name: str) -> None:
    found = PRESETS[name]
    assert set(UNSTATED[name]) <= set(found.choices)
    relative = preset(found.relative)
    other = {option for option in found.choices if preset(name)[option] != relative[option]}
    assert other == NOT_FROM_RELATIVE.get(name, set())


def test_readings_on_which_sources_differ_are_options() -> None:
    assert Rules.read("samba(initial.tiers=[[min,15],[0,50],[1500,90],[3000,120],[7000,160]])").minimum_at(7000) == 160
    assert Rules.read("bolivia(meld.max_wilds=none)").limit("meld.max_wilds") is None
    assert Rules.read("bolivia(red3.sign=plus_if_two_canastas)")["red3.sign"] == "plus_if_two_canastas"
    assert Rules.read("italian(start.prefill_extra=drawn)")["start.prefill_extra"] == "drawn"
    assert Rules.read("italian(meld.sequences=on)")["meld.sequences"] == "on"
    assert Rules.read("modern_american(initial.natural_triple=yes,initial.splash=no)")["initial.splash"] is False
    assert Rules.read("chilean(deck.packs=4,red3.values=[100,200,300,400,500,600,700,800])")["deck.jokers"] == 8


def test_lesser_relatives_are_options() -> None:
    mexicana = "samba(deal.hand_size=13,initial.bonus_draw=13,canasta.sevens=1000,out.red3_per_canasta=yes,"
    assert Rules.read(mexicana + "pile.blocked_top={joker,two,black3,red3,seven})")["canasta.sevens"] == 1000
    assert Rules.read("samba(meld.sequences=off,meld.wild_only=on)")["canasta.wild"] == 2000
    each = ",".join(str(100 * count) for count in range(1, 17))
    yucatan = Rules.read(f"samba(deck.packs=8,canasta.identical=7000,game.target=25000,red3.values=[{each}])")
    assert yucatan["deck.total"] == 432
    assert Rules.read("samba(deck.jokers=15,discard.jokers=forbidden)")["deck.total"] == 171
    black = "samba(sequence.wilds=1,sequence.wild_when=any,pile.take_amount=top_5,black3.meld=never)"
    assert Rules.read(black)["sequence.mixed_bonus"] == 1000
    danish = "classic(card.values=[[4-9,5],[T-K,10],[A,15],[2,20],[Jo,50]],deck.jokers=6,game.target=10000,"
    assert (
        Rules.read(danish + "initial.tiers=[[min,15],[0,50],[1500,90],[3000,120],[6000,canasta]])").minimum_at(6000) == "canasta"
    )
    assert Rules.read("classic(meld.threes=yes,game.exact_tie=extra_deal,game.target=18000)")["meld.threes"] is True
