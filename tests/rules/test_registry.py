"""Every option is whole: meaning, domain, default, sources, neighbours, and something that reads it."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

import canasta
from canasta.rules import DOCUMENTS, GROUPS, OPTIONS, SOURCES, Option, preset
from canasta.rules.authorities import AUTHORITIES
from canasta.rules.fault import ValueFault
from canasta.rules.reading import split_rule_text
from canasta.rules.wording import value_text
from canasta.words import Words, languages

PACKAGE = Path(inspect.getfile(canasta)).parent
MATRIX = """
players teams seating deck.packs deck.jokers deck.total deal.hand_size deal.order deal.cut_by deal.first_dealer deal.rotation
turn.first_player turn.direction start.upcard start.cover start.repeat_until start.freezes start.red3_in_pile
red3.replace_when draw.count draw.final meld.undo discard.required meld.before_draw meld.min_size meld.ranks meld.sequences
meld.min_naturals meld.max_wilds meld.wild_ratio meld.wild_only meld.per_rank meld.max_size meld.add_to_opponents
meld.wild_onto_natural_canasta initial.tiers initial.score_basis initial.combine_melds initial.bonus_counts
initial.top_card_counts initial.per initial.waived_if_concealed_out pile.take_amount pile.top_must_be_melded pile.frozen_by
pile.frozen_needs pile.unfrozen_allows pile.two_wilds_plus_top pile.blocked_top pile.unfreeze pile.one_card_hand
pile.add_to_full_canasta pile.browse red3.values red3.sign red3.minus_table red3.replacement red3.is_meld black3.stop
black3.meld black3.value card.values canasta.size canasta.natural canasta.mixed canasta.concealed_bonus
canasta.card_values_added out.bonus out.concealed_total score.hand_minus score.negative_total score.margin out.canastas
out.canasta_owner out.discard out.must_keep_if_not out.concealed_who out.concealed_with_pile out.permission
out.permission_when out.permission_limit out.answer_binds out.question_extra_info stock_end.when stock_end.forced_take
stock_end.last_card_red3 stock_end.out_bonus game.target game.reach game.end_check game.both_over game.exact_tie
game.short_tiers
"""
NAMED_IN_TEXTS = ["out.permission_if", "stock_end.short_draw", "black3.hand_value", "penalties"]
HOUSE_RULES = """
meld.first_round canasta.count_bonus score.canasta_needed_for_plus black3.four_going_out pile.freeze_spacing
pile.single_card_same_discard discard.pass_if_cannot_go_out stock_end.top_only deal.exact_cut_bonus game.clock
"""

FAMILY = """
deal.foot foot.pick_up deal.talon deal.turn_card start.prefill_extra discard.threes discard.wilds discard.jokers
discard.empty_pile meld.naturals_for_wild meld.no_wild_ranks meld.rule_of_five meld.join meld.finished_rank_dead meld.wild_lock
meld.threes sequence.wilds sequence.wild_when sequence.bonus sequence.mixed_bonus sequence.short_penalty
sequence.extend_when_out sequence.take_yields initial.wilds initial.natural_triple initial.splash initial.bonus_draw
pile.wild_top pile.before_opening pile.full_rank_limit red3.laying red3.hand_penalty foot.red3_unopened black3.laid_like_red
black3.in_taken_pile black3.first_round_discard black3.hand_when canasta.wild canasta.wild_twos canasta.wild_four_jokers
canasta.wild_for canasta.aces canasta.sevens canasta.identical canasta.set_bonuses score.no_canasta_melds
score.open_penalties score.open_wild_penalty score.hand_triples out.naturals out.mixed out.wilds out.sequences
out.wild_counts out.open_special out.red3_per_canasta out.partner_in_foot special.hands game.deals
"""

options = pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)


def test_every_option_of_the_matrix_and_the_family_is_there_and_no_other() -> None:
    assert sorted(OPTIONS) == sorted([*MATRIX.split(), *NAMED_IN_TEXTS, *HOUSE_RULES.split(), *FAMILY.split()])


def test_options_stand_in_the_order_of_their_groups() -> None:
    groups = [option.group for option in OPTIONS.values()]
    assert groups == sorted(groups, key=GROUPS.index)
    assert set(groups) == set(GROUPS)


@options
def test_default_lies_in_the_domain(option: Option) -> None:
    option.domain.check(option.default)


@options
def test_default_is_what_classic_plays(option: Option) -> None:
    assert preset("classic")[option.name] == option.default


@options
def test_authorities_name_values_and_sources(option: Option) -> None:
    for text, codes in option.authorities:
        raw = split_rule_text(f"classic({option.name}={text})").settings[0].raw
        assert option.text(option.domain.read(raw)) == text
        assert codes
        assert set(codes) <= set(SOURCES)
    assert len({text for text, _ in option.authorities}) == len(option.authorities)


def test_authorities_belong_to_options() -> None:
    assert set(AUTHORITIES) <= set(OPTIONS)


@options
def test_neighbours_exist(option: Option) -> None:
    for name in (*option.interacts, *option.follows):
        assert name in OPTIONS
        assert name != option.name
    assert bool(option.follows) == bool(option.derive)


@options
@pytest.mark.parametrize("lang", languages())
def test_option_has_its_texts(option: Option, lang: str) -> None:
    words = Words(lang)
    assert words.text(option.meaning).endswith(".")
    assert not words.text(option.title).endswith(".")
    for number, message in option.sources.items():
        if message == "silent":
            assert not words.has(f"{option.meaning}.seed{number}"), (
                "the catalogue quotes a document that the registry calls silent"
            )
        else:
            assert words.text(message).endswith(".")
    assert value_text(option, option.default, lang)


@options
@pytest.mark.parametrize("lang", languages())
def test_words_of_the_domain_have_labels(option: Option, lang: str) -> None:
    for word in option.domain.words:
        assert option.constant or Words(lang).text(option.label(word))


@pytest.mark.parametrize("lang", languages())
def test_groups_have_titles(lang: str) -> None:
    for group in GROUPS:
        assert Words(lang).text(f"option-group-{group.replace('_', '-')}")


def test_documents_are_quoted_where_the_matrix_quotes_them() -> None:
    """A sample of cells, each read in the document itself."""
    assert OPTIONS["stock_end.last_card_red3"].said_by == ("004",)
    assert OPTIONS["canasta.concealed_bonus"].said_by == ("002",)
    assert OPTIONS["out.bonus"].said_by == ("000", "001", "003", "004")
    assert OPTIONS["initial.waived_if_concealed_out"].said_by == ()
    assert OPTIONS["deck.jokers"].said_by == DOCUMENTS


def test_rows_with_one_value_are_constants() -> None:
    expected = """
    draw.final discard.required meld.before_draw meld.min_size meld.ranks meld.add_to_opponents pile.top_must_be_melded
    pile.two_wilds_plus_top pile.unfreeze red3.minus_table red3.replacement red3.is_meld canasta.size
    canasta.card_values_added score.hand_minus score.negative_total score.margin out.canasta_owner out.must_keep_if_not
    out.permission_when foot.pick_up out.question_extra_info stock_end.out_bonus game.end_check game.short_tiers
    """
    assert sorted(expected.split()) == sorted(option.name for option in OPTIONS.values() if option.constant)


def test_settings_of_the_table() -> None:
    expected = ["deal.first_dealer", "draw.final", "meld.undo", "out.question_extra_info", "pile.browse"]
    assert sorted(option.name for option in OPTIONS.values() if option.table) == expected


@options
def test_something_reads_the_option_or_there_is_a_reason_why_not(option: Option) -> None:
    if option.constant or option.derived or option.table or option.alike:
        return
    name = re.compile(rf"""["']{re.escape(option.name)}["']""")
    places = ("engine", "rules/rules.py", "rules/sides.py")
    readers = [path for place in places for path in _sources(PACKAGE / place) if name.search(path.read_text(encoding="utf-8"))]
    assert readers, f"nothing reads {option.name}"


def _sources(place: Path) -> list[Path]:
    return [place] if place.is_file() else sorted(place.rglob("*.py"))


@options
def test_canonical_text_of_the_default_reads_back(option: Option) -> None:
    if option.derived:
        return
    rules = preset("classic")
    assert rules.read(f"classic({option.name}={option.text(option.default)})") == rules


@options
def test_domain_refuses_what_is_of_no_kind(option: Option) -> None:
    with pytest.raises(ValueFault):
        option.domain.check(3.5)  # type: ignore[arg-type]
    with pytest.raises(ValueFault):
        option.domain.read("certainly_not")
