"""From ``Rules`` to the core's tables of integers."""

from __future__ import annotations

from functools import lru_cache

from canasta.cards import Card, Rank, read_card
from canasta.engine.core import kinds as k
from canasta.engine.core.ints import i64, vec
from canasta.engine.core.moves import Mover
from canasta.engine.core.tables import Tables
from canasta.engine.kinds import kind_of
from canasta.rules import Rules

_NO_LIMIT = 999
_KINDS_OF_WORD = {"joker": [k.JOKER], "two": [k.TWO], "red3": [k.RED_THREE], "black3": [k.BLACK_THREE], "wild": [k.TWO, k.JOKER]}
_KINDS_OF_WORD["seven"] = [kind_of(Card(Rank.SEVEN))]


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


def _flags(words: frozenset[str], threes: bool = False) -> vec[i64]:
    """The kinds that words name; where ``threes`` are a rank like any other, words for threes name none."""
    words = words - {"red3", "black3"} if threes else words
    marked = {kind for word in words for kind in _KINDS_OF_WORD[word]}
    return _row([int(kind in marked) for kind in range(k.RANKS)])


def _rank_flags(ranks: frozenset[str]) -> vec[i64]:
    marked = {kind_of(read_card(text)) for text in ranks}
    return _row([int(kind in marked) for kind in range(k.RANKS)])


def _place(rules: Rules, name: str, words: list[str]) -> int:
    """The place of an option's value among ``words``."""
    return words.index(rules[name])


def _number(rules: Rules, name: str, other: int = 0) -> int:
    """An option's number, ``other`` where its value is a word."""
    value = rules[name]
    return value if isinstance(value, int) else other


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
    if rules["meld.threes"]:
        t.lowest = k.BLACK_THREE
        t.meldable[k.BLACK_THREE] = 1
        t.hand_points[k.BLACK_THREE] = rules["black3.value"]
    t.black3_hand_when_out = int(rules["black3.hand_when"] == "another_goes_out")
    if rules["meld.sequences"] == "on" or rules["canasta.identical"] != "as_other":
        t.kinds = k.KINDS
        t.card_kinds = _row([k.BLACK_THREE, k.TWO, k.JOKER, *range(k.SUITED, k.KINDS)])


def _fill_deal(t: Tables, rules: Rules) -> None:
    t.hand_size = rules["deal.hand_size"]
    t.foot_size = rules["deal.foot"]
    t.talon = int(rules["deal.talon"])
    t.turn_card = int(rules["deal.turn_card"])
    t.lone_hand = int(rules["teams"] == "lone_hand")
    t.packets = int(rules["deal.order"] == "packets")
    t.turned = int(rules["start.upcard"] != "none")
    t.prefill = int(rules["start.upcard"] == "italian_prefill")
    t.prefill_extra = int(rules["start.prefill_extra"] == "drawn")
    t.covered = _flags(rules["start.cover"], rules["meld.threes"])
    t.cover_once = int(rules["start.repeat_until"] == "one_cover_only")
    t.start_freezes = _flags(rules["start.freezes"], rules["meld.threes"])
    words = ["stays_then_bonus_no_replacement", "to_first_player", "reshuffled", "discarded"]
    t.red3_in_pile = _place(rules, "start.red3_in_pile", words)
    t.red3_on_first_turn = int(rules["red3.replace_when"] == "on_own_first_turn")
    t.red3_kept = int(rules["red3.laying"] == "optional")
    t.black3_as_red = int(rules["black3.laid_like_red"])
    t.black3_aside = int(rules["black3.in_taken_pile"] == "set_aside")
    if t.red3_kept:
        t.card_kinds = _row([*t.card_kinds, k.RED_THREE])
    t.draw_count = rules["draw.count"]
    t.opening_draw = rules["initial.bonus_draw"]
    _fill_discards(t, rules)


def _fill_discards(t: Tables, rules: Rules) -> None:
    t.discard_free = int(not rules["discard.required"])
    t.pass_when_stuck = int(rules["discard.pass_if_cannot_go_out"] == "on")
    never = set[str]()
    if rules["discard.threes"] == "forbidden":
        never |= {"black3", "red3"}
    if rules["discard.jokers"] == "forbidden":
        never.add("joker")
    t.never_discarded = _flags(frozenset(never))
    t.wilds_last = int(rules["discard.wilds"] == "last_or_all_wild")
    if rules["black3.first_round_discard"] == "forbidden":
        t.first_round_kept = _flags(frozenset({"black3"}))
    if rules["discard.empty_pile"] == "limited":
        t.empty_pile_limited = 1
        t.empty_pile_kept = _flags(frozenset({"wild"}))
        for text in ("7", "A"):
            t.empty_pile_kept[kind_of(read_card(text))] = 1
    t.freeze_spacing = int(rules["pile.freeze_spacing"] == "natural_between")
    t.same_card_kept = int(rules["pile.single_card_same_discard"] == "other_card")


def _fill_melds(t: Tables, rules: Rules) -> None:
    t.min_size = rules["meld.min_size"]
    t.max_size = _number(rules, "meld.max_size")
    t.per_rank = _place(rules, "meld.per_rank", ["one", "one_open", "many"])
    t.join = int(rules["meld.join"])
    t.sequences = int(rules["meld.sequences"] == "on")
    t.sequence_wilds = rules["sequence.wilds"]
    t.wild_in_short = int(rules["sequence.wild_when"] == "any")
    t.extend_when_out = int(rules["sequence.extend_when_out"])
    t.wild_only = _place(rules, "meld.wild_only", ["off", "on", "twos"])
    t.wild_lock = int(rules["meld.wild_lock"] == "on")
    t.no_wild = _rank_flags(rules["meld.no_wild_ranks"])
    t.rule_of_five = int(rules["meld.rule_of_five"])
    t.naturals_for_wild = rules["meld.naturals_for_wild"]
    t.rank_dies = int(rules["meld.finished_rank_dead"])
    t.first_round_closed = int(rules["meld.first_round"] == "nobody")
    t.min_naturals = rules["meld.min_naturals"]
    t.max_wilds = _number(rules, "meld.max_wilds", _NO_LIMIT)
    t.wild_ratio = _place(rules, "meld.wild_ratio", ["none", "not_more", "fewer", "double"])
    t.natural_canasta_closed = int(rules["meld.wild_onto_natural_canasta"] != "allowed_becomes_mixed")
    t.full_closed_to_wilds = int(rules["meld.wild_onto_natural_canasta"] == "forbidden_on_all")
    t.canasta_size = rules["canasta.size"]
    conditions = {"canasta": k.NEED_CANASTA, "canasta_200": k.NEED_CANASTA_200, "natural_canasta": k.NEED_NATURAL_CANASTA}
    tiers: tuple[tuple[int, int | str], ...] = rules["initial.tiers"]
    t.tier_from = _row([start for start, _ in tiers])
    t.tier_minimum = _row([conditions[need] if isinstance(need, str) else need for _, need in tiers])
    t.open_single = int(not rules["initial.combine_melds"])
    t.open_bonus = int(rules["initial.bonus_counts"] == "canastas")
    t.open_top_counts = int(rules["initial.top_card_counts"])
    t.open_per_player = int(rules["initial.per"] == "player")
    t.open_no_wilds = int(rules["initial.wilds"] == "barred")
    t.open_triple = _place(rules, "initial.natural_triple", ["no", "yes", "or_wild"])
    t.open_splash = int(rules["initial.splash"])
    t.waive = _place(rules, "initial.waived_if_concealed_out", ["no", "only_from_stock", "yes"])


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
    t.take_run = int("add_top_to_meld" in allows or "add_top_to_sequence" in allows)
    t.take_natural = int("natural_plus_meld" in allows)
    t.blocked = _flags(rules["pile.blocked_top"], rules["meld.threes"])
    t.one_card_forbidden = int(rules["pile.one_card_hand"] == "forbid_if_pile_is_one_card")
    t.full_canasta_open = int(rules["pile.add_to_full_canasta"])
    t.take_cards = {"all": 0, "top_7": 7, "top_5": 5, "top_3": 3, "top_1": 1}[rules["pile.take_amount"]]
    t.run_takes_top = int(rules["sequence.take_yields"] == "top_only")
    t.wild_pair = int(rules["pile.wild_top"] == "like_pair")
    t.before_opening = _place(rules, "pile.before_opening", ["forbidden", "allowed", "hand_opens"])
    t.rank_limit = _number(rules, "pile.full_rank_limit")
    t.top_only = int(rules["stock_end.top_only"] == "on")


def _fill_scores(t: Tables, rules: Rules) -> None:
    threes = 2 * rules["deck.packs"]
    t.red3_values = _row([rules.red3_points(count) for count in range(threes + 1)])
    signs = ["plus_if_melded", "plus_if_canasta", "plus_if_out_requirement", "by_canasta_count"]
    t.red3_sign = _place(rules, "red3.sign", [*signs, "plus_if_two_canastas", "always_plus", "always_minus"])
    t.red3_hand = rules["red3.hand_penalty"]
    t.red3_foot = rules["foot.red3_unopened"]
    t.black3_meld = int(rules["black3.meld"] != "never")
    t.black3_four = _number(rules, "black3.four_going_out")
    t.natural_bonus = rules["canasta.natural"]
    t.identical = int(rules["canasta.identical"] != "as_other")
    t.identical_bonus = _number(rules, "canasta.identical")
    t.mixed_bonus = rules["canasta.mixed"]
    t.sequence_bonus = rules["sequence.bonus"]
    t.sequence_mixed = rules["sequence.mixed_bonus"]
    t.wild_bonus = rules["canasta.wild"]
    t.wild_twos = _number(rules, "canasta.wild_twos", t.wild_bonus)
    t.wild_jokers = _number(rules, "canasta.wild_four_jokers", t.wild_bonus)
    t.wild_for_out = int(rules["canasta.wild_for"] == "side_going_out")
    t.rank_bonus[kind_of(read_card("A"))] = _number(rules, "canasta.aces")
    t.rank_bonus[kind_of(read_card("7"))] = _number(rules, "canasta.sevens")
    t.set_bonuses = int(rules["canasta.set_bonuses"] == "italian")
    t.concealed_canasta = rules["canasta.concealed_bonus"]
    t.card_values_added = int(rules["canasta.card_values_added"])
    counts: tuple[tuple[int, int], ...] = rules["canasta.count_bonus"]
    t.count_from = _row([start for start, _ in counts])
    t.count_points = _row([points for _, points in counts])
    t.short_penalty = rules["sequence.short_penalty"]
    t.melds_against = int(rules["score.no_canasta_melds"] == "minus")
    t.needs_canasta_for_plus = int(rules["score.canasta_needed_for_plus"] == "on")
    t.open_penalties = int(rules["score.open_penalties"] == "modern")
    t.open_wild_penalty = rules["score.open_wild_penalty"]
    t.hand_triples = int(rules["score.hand_triples"] == "modern")
    t.out_bonus = rules["out.bonus"]
    t.out_concealed = rules["out.concealed_total"]
    t.exact_cut = rules["deal.exact_cut_bonus"]


def _fill_out(t: Tables, rules: Rules) -> None:
    t.out_canastas = rules.canastas_to_go_out
    t.out_naturals = rules["out.naturals"]
    t.out_mixed = rules["out.mixed"]
    t.out_wilds = rules["out.wilds"]
    t.out_sequences = rules["out.sequences"]
    t.out_wild_counts = int(rules["out.wild_counts"])
    t.out_partner_in_foot = int(rules["out.partner_in_foot"])
    t.red3_per_canasta = int(rules["out.red3_per_canasta"])
    if rules["out.open_special"] == "forbidden":
        t.open_melds_bar_out = 1
        for text in ("7", "A"):
            t.bars_out[kind_of(read_card(text))] = 1
    if rules["special.hands"] == "pag":
        t.specials = 4
        t.special_points = _row([3000, 2500, 2000, 2000])
    t.out_discard = _place(rules, "out.discard", ["optional", "required", "forbidden"])
    t.concealed_by_side = int(rules["out.concealed_who"] == "side_not_melded")
    t.concealed_with_pile = int(rules["out.concealed_with_pile"] == "allowed")
    t.permission = _place(rules, "out.permission", ["optional", "required", "off"])
    t.ask_any_time = int(rules["out.permission_if"] == "any")
    t.ask_per_deal = int(rules["out.permission_limit"] == "per_deal")
    t.no_binds_deal = int(rules["out.answer_binds"] == "this_deal")
    t.end_at_once = int(rules["stock_end.when"] == "immediate")
    t.forced_take = _place(rules, "stock_end.forced_take", ["if_top_fits_own_meld", "always_if_legal", "never"])
    ends = ["end_no_meld", "end_after_meld", "play_on", "end_in_hand"]
    t.last_three = _place(rules, "stock_end.last_card_red3", ends)
    t.short_draw_ends = int(rules["stock_end.short_draw"] == "ends")
