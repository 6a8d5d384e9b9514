"""From ``Rules`` to the core's tables of integers."""

from __future__ import annotations

from functools import lru_cache

from canasta.cards import Card, Rank
from canasta.engine.core import kinds as k
from canasta.engine.core.ints import i64, vec
from canasta.engine.core.moves import Mover
from canasta.engine.core.tables import Tables
from canasta.engine.kinds import kind_of
from canasta.rules import Rules

_NO_LIMIT = 999
_KINDS_OF_WORD = {"joker": [k.JOKER], "two": [k.TWO], "red3": [k.RED_THREE], "black3": [k.BLACK_THREE], "wild": [k.TWO, k.JOKER]}


@lru_cache(maxsize=64)
def mover_for(rules: Rules) -> Mover:
    """The working engine of a rule set; made once. Raises RulesError where the rules cannot be played."""
    rules.require_playable()
    return Mover(tables_for(rules))


@lru_cache(maxsize=64)
def tables_for(rules: Rules) -> Tables:
    """The tables of a rule set."""
    t = Tables(rules.players, len(rules.sides))
    for seat in range(rules.players):
        t.side_of[seat] = rules.side_of[seat]
        t.next_of[seat] = rules.seat_after(seat)
    t.partners = len(rules.partners(0))
    t.cards = rules["deck.total"]
    _fill_cards(t, rules)
    _fill_deal(t, rules)
    _fill_melds(t, rules)
    _fill_pile(t, rules)
    _fill_scores(t, rules)
    _fill_out(t, rules)
    return t


def _row(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def _flags(words: frozenset[str]) -> vec[i64]:
    marked = {kind for word in words for kind in _KINDS_OF_WORD[word]}
    return _row([int(kind in marked) for kind in range(k.RANKS)])


def _fill_cards(t: Tables, rules: Rules) -> None:
    for rank in Rank:
        if rank in (Rank.UNKNOWN, Rank.THREE):
            continue
        kind = kind_of(Card(rank))
        t.points[kind] = rules.card_points[rank.text]
        t.hand_points[kind] = rules.card_points[rank.text]
        t.meldable[kind] = int(Rank.FOUR <= rank <= Rank.ACE)
    t.points[k.BLACK_THREE] = rules["black3.value"]
    t.hand_points[k.BLACK_THREE] = rules["black3.hand_value"]


def _fill_deal(t: Tables, rules: Rules) -> None:
    t.hand_size = rules["deal.hand_size"]
    t.packets = int(rules["deal.order"] == "packets")
    t.turned = int(rules["start.upcard"] == "turned")
    t.covered = _flags(rules["start.cover"])
    t.cover_once = int(rules["start.repeat_until"] == "one_cover_only")
    t.start_freezes = _flags(rules["start.freezes"])
    t.red3_in_pile = [
        "stays_then_bonus_no_replacement",
        "to_first_player",
        "reshuffled",
        "discarded",
    ].index(rules["start.red3_in_pile"])
    t.red3_on_first_turn = int(rules["red3.replace_when"] == "on_own_first_turn")
    t.draw_count = rules["draw.count"]
    t.discard_free = int(not rules["discard.required"])


def _fill_melds(t: Tables, rules: Rules) -> None:
    t.min_size = rules["meld.min_size"]
    t.min_naturals = rules["meld.min_naturals"]
    limit = rules.limit("meld.max_wilds")
    t.max_wilds = _NO_LIMIT if limit is None else limit
    t.wild_ratio = ["none", "not_more", "fewer", "double"].index(rules["meld.wild_ratio"])
    t.natural_canasta_closed = int(rules["meld.wild_onto_natural_canasta"] == "forbidden")
    t.canasta_size = rules["canasta.size"]
    tiers: tuple[tuple[int, int], ...] = rules["initial.tiers"]
    t.tier_from = _row([start for start, _ in tiers])
    t.tier_minimum = _row([need for _, need in tiers])
    t.open_single = int(not rules["initial.combine_melds"])
    t.open_bonus = int(rules["initial.bonus_counts"] == "canastas")
    t.open_top_counts = int(rules["initial.top_card_counts"])
    t.open_per_player = int(rules["initial.per"] == "player")
    t.waive = ["no", "only_from_stock", "yes"].index(rules["initial.waived_if_concealed_out"])


def _fill_pile(t: Tables, rules: Rules) -> None:
    frozen_by = rules["pile.frozen_by"]
    t.frozen_always = int("always" in frozen_by)
    t.wild_freezes = int("wild_in_pile" in frozen_by)
    t.frozen_unopened = int("unopened_side" in frozen_by)
    t.frozen_naturals = 3 if rules["pile.frozen_needs"] == "three_naturals" else 2
    allows = rules["pile.unfrozen_allows"]
    t.take_pair = int("natural_pair" in allows)
    t.take_wild = int("natural_plus_wild" in allows)
    t.take_top = int("add_top_to_meld" in allows)
    t.take_natural = int("natural_plus_meld" in allows)
    t.blocked = _flags(rules["pile.blocked_top"])
    t.one_card_forbidden = int(rules["pile.one_card_hand"] == "forbid_if_pile_is_one_card")
    t.full_canasta_open = int(rules["pile.add_to_full_canasta"])


def _fill_scores(t: Tables, rules: Rules) -> None:
    red_threes = 2 * rules["deck.packs"]
    t.red3_values = _row([rules.red3_points(count) for count in range(red_threes + 1)])
    t.red3_sign = ["plus_if_melded", "plus_if_canasta", "plus_if_out_requirement", "by_canasta_count"].index(rules["red3.sign"])
    t.black3_meld = int(rules["black3.meld"] != "never")
    t.natural_bonus = rules["canasta.natural"]
    t.mixed_bonus = rules["canasta.mixed"]
    t.concealed_canasta = rules["canasta.concealed_bonus"]
    t.card_values_added = int(rules["canasta.card_values_added"])
    t.out_bonus = rules["out.bonus"]
    t.out_concealed = rules["out.concealed_total"]


def _fill_out(t: Tables, rules: Rules) -> None:
    t.out_canastas = rules["out.canastas"]
    t.out_discard = ["optional", "required", "forbidden"].index(rules["out.discard"])
    t.concealed_by_side = int(rules["out.concealed_who"] == "side_not_melded")
    t.concealed_with_pile = int(rules["out.concealed_with_pile"] == "allowed")
    t.permission = ["optional", "required", "off"].index(rules["out.permission"])
    t.ask_any_time = int(rules["out.permission_if"] == "any")
    t.ask_per_deal = int(rules["out.permission_limit"] == "per_deal")
    t.no_binds_deal = int(rules["out.answer_binds"] == "this_deal")
    t.end_at_once = int(rules["stock_end.when"] == "immediate")
    t.forced_take = ["if_top_fits_own_meld", "always_if_legal", "never"].index(rules["stock_end.forced_take"])
    t.last_three = ["end_no_meld", "end_after_meld", "play_on"].index(rules["stock_end.last_card_red3"])
    t.short_draw_ends = int(rules["stock_end.short_draw"] == "ends")
