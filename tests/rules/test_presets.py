"""The presets are what the sources say they are, to the option."""

from __future__ import annotations

import pytest

from canasta.rules import DOCUMENTS, OPTIONS, PRESETS, SOURCES, Rules, RulesError, preset
from canasta.rules.wording import preset_sentence, preset_title
from canasta.words import languages

#: Preset -> the settings in which it differs from classic. For the seed presets: rows of the rules matrix, part D, that differ.
DIFFERENCES = {
    "classic": [],
    "seed000": ["stock_end.forced_take=never"],
    "seed001": ["stock_end.when=immediate"],
    "seed002": [
        "start.cover={joker,two,red3,black3}",
        "start.freezes={wild}",
        "meld.wild_ratio=not_more",
        "canasta.concealed_bonus=100",
    ],
    "seed003": [
        "start.cover={joker,two,red3,black3}",
        "pile.unfrozen_allows={natural_pair,natural_plus_meld}",
        "red3.values=[100,300,500,800]",
        "stock_end.forced_take=never",
    ],
    "seed004": ["out.answer_binds=this_deal", "stock_end.forced_take=always_if_legal"],
    "two_handed": ["players=2", "teams=individual", "deal.hand_size=15", "draw.count=2", "out.canastas=2"],
    "three_handed": ["players=3", "teams=individual", "deal.hand_size=13"],
    "six_handed": [
        "players=6",
        "teams=2x3",
        "seating=alternate",
        "deck.packs=3",
        "deck.jokers=6",
        "deck.total=162",
        "deal.hand_size=13",
        "initial.tiers=[[min,15],[0,50],[1500,90],[3000,120],[7500,150]]",
        "red3.values=[100,200,300,400,1000,1200]",
        "out.canastas=2",
        "game.target=10000",
    ],
    "six_pairs": [
        "players=6",
        "teams=3x2",
        "seating=alternate",
        "deck.packs=3",
        "deck.jokers=6",
        "deck.total=162",
        "deal.hand_size=13",
        "initial.tiers=[[min,15],[0,50],[1500,90],[3000,120],[7500,150]]",
        "red3.values=[100,200,300,400,1000,1200]",
        "out.canastas=2",
        "game.target=7500",
    ],
    "six_two_packs": ["players=6", "teams=2x3", "seating=alternate"],
    "short": ["game.target=2500"],
}


@pytest.mark.parametrize("name", DIFFERENCES)
def test_preset_differs_from_classic_as_its_sources_say(name: str) -> None:
    differences = preset(name).differences(preset("classic"))
    assert [f"{found.option.name}={found.text}" for found in differences] == DIFFERENCES[name]
    assert all(found.value != found.other for found in differences)


@pytest.mark.parametrize("name", PRESETS)
def test_preset_is_sound_and_named(name: str) -> None:
    rules = preset(name)
    assert rules.problems() == ()
    rules.require_playable()
    assert rules.text == name
    assert Rules.read(name) == rules
    for lang in languages():
        assert preset_title(name, lang)
        assert preset_sentence(name, lang).endswith(".")


@pytest.mark.parametrize("name", PRESETS)
def test_preset_names_its_sources_and_choices(name: str) -> None:
    found = PRESETS[name]
    assert found.sources
    assert set(found.sources) <= {*SOURCES, *DOCUMENTS}
    assert set(found.choices) <= set(OPTIONS)
    assert len(set(found.choices)) == len(found.choices)
    assert found.relative in PRESETS


def test_settlements_of_part_d_that_equal_classic_hold() -> None:
    assert preset("seed002")["meld.undo"] == "never"
    assert preset("seed004")["stock_end.last_card_red3"] == "end_no_meld"
    assert preset("seed004")["score.margin"] == "report"


def test_unknown_preset_is_refused() -> None:
    with pytest.raises(RulesError, match="no rules called kanasta"):
        preset("kanasta")
