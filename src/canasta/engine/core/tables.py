"""The rules of one game as rows of integers, filled from `Rules` by `canasta.engine.compile`."""

from __future__ import annotations

from canasta.engine.core.ints import i64, vec
from canasta.engine.core.kinds import FOUR, JOKER, KINDS, RANKS, SUITED

#: One bit a rank.
RANK_BITS: vec[i64] = vec[i64]([2**rank for rank in range(RANKS)])


class Tables:
    """Rules as data. Every field names the option of docs/rules-reference.md that fills it; flags are 0 or 1."""

    def __init__(self, seats: i64, sides: i64) -> None:
        self.seats: i64 = seats
        self.sides: i64 = sides
        self.side_of: vec[i64] = vec[i64]([0] * int(seats))
        self.next_of: vec[i64] = vec[i64]([0] * int(seats))
        self.lone_hand: i64 = 0  # sides form when the pile is first taken
        self.partners: i64 = 0  # how many partners each seat has
        # the pack
        self.cards: i64 = 0
        self.kinds: i64 = RANKS  # rows by kind are this long: RANKS, or KINDS where suits matter
        self.rank_of: vec[i64] = vec[i64]([kind if kind < SUITED else FOUR + (kind - SUITED) // 4 for kind in range(KINDS)])
        self.card_kinds: vec[i64] = vec[i64](list(range(JOKER + 1)))  # the kinds that can be held and discarded
        self.bits: vec[i64] = RANK_BITS
        self.lowest: i64 = FOUR  # the lowest rank of sets; BLACK_THREE, which then is any three, where meld.threes = yes
        self.points: vec[i64] = vec[i64]([0] * RANKS)
        self.hand_points: vec[i64] = vec[i64]([0] * RANKS)
        self.meldable: vec[i64] = vec[i64]([0] * RANKS)
        # the deal
        self.hand_size: i64 = 11
        self.packets: i64 = 0
        self.turned: i64 = 1  # start.upcard
        self.covered: vec[i64] = vec[i64]([0] * RANKS)  # start.cover, by rank
        self.cover_once: i64 = 0  # start.repeat_until
        self.start_freezes: vec[i64] = vec[i64]([0] * RANKS)
        self.red3_in_pile: i64 = 0
        self.red3_on_first_turn: i64 = 0
        self.draw_count: i64 = 1
        self.discard_free: i64 = 0  # discard.required = no
        # melds
        self.min_size: i64 = 3
        self.max_size: i64 = 0  # a set closes at this size; 0: never
        self.per_rank: i64 = 0
        self.join: i64 = 0
        self.sequences: i64 = 0
        self.sequence_wilds: i64 = 0
        self.wild_in_short: i64 = 0  # sequence.wild_when = any
        self.wild_only: i64 = 0
        self.wild_lock: i64 = 0
        self.no_wild: vec[i64] = vec[i64]([0] * RANKS)  # ranks that take no wild card
        self.rule_of_five: i64 = 0
        self.naturals_for_wild: i64 = 2  # a set takes wild cards from so many natural ones on
        self.full_closed_to_wilds: i64 = 0  # meld.wild_onto_natural_canasta = forbidden_on_all
        self.rank_dies: i64 = 0  # meld.finished_rank_dead
        self.first_round_closed: i64 = 0  # meld.first_round = nobody
        self.extend_when_out: i64 = 0  # sequence.extend_when_out
        self.min_naturals: i64 = 2
        self.max_wilds: i64 = 3
        self.wild_ratio: i64 = 0
        self.natural_canasta_closed: i64 = 0  # meld.wild_onto_natural_canasta
        self.canasta_size: i64 = 7
        # opening
        self.tier_from: vec[i64] = vec[i64]([])
        self.tier_minimum: vec[i64] = vec[i64]([])
        self.open_single: i64 = 0  # initial.combine_melds = no
        self.open_bonus: i64 = 0  # initial.bonus_counts = canastas
        self.open_top_counts: i64 = 1
        self.open_per_player: i64 = 0
        self.waive: i64 = 1
        self.open_no_wilds: i64 = 0  # initial.wilds = barred
        self.open_triple: i64 = 0  # initial.natural_triple
        self.open_splash: i64 = 0
        # the pile
        self.wild_freezes: i64 = 1
        self.frozen_unopened: i64 = 1
        self.frozen_always: i64 = 0
        self.frozen_naturals: i64 = 2  # pile.frozen_needs
        self.take_pair: i64 = 1
        self.take_wild: i64 = 1
        self.take_top: i64 = 1
        self.take_natural: i64 = 0  # natural_plus_meld
        self.take_run: i64 = 0  # the top card onto an own sequence
        self.blocked: vec[i64] = vec[i64]([0] * RANKS)
        self.one_card_forbidden: i64 = 1
        self.full_canasta_open: i64 = 1  # pile.add_to_full_canasta
        self.take_cards: i64 = 0  # pile.take_amount; 0: all
        self.run_takes_top: i64 = 0  # sequence.take_yields = top_only
        self.wild_pair: i64 = 0  # pile.wild_top = like_pair
        self.before_opening: i64 = 1
        self.rank_limit: i64 = 0  # pile.full_rank_limit
        # threes
        self.special_points: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.red3_values: vec[i64] = vec[i64]([0])  # by how many, from none
        self.red3_sign: i64 = 0
        self.black3_meld: i64 = 1
        self.black3_aside: i64 = 0  # black threes of a taken pile are set aside
        self.black3_as_red: i64 = 0  # black threes are laid and replaced like red ones
        self.black3_values: vec[i64] = vec[i64]([0])
        self.pass_when_stuck: i64 = 0  # discard.pass_if_cannot_go_out
        self.wilds_last: i64 = 0  # discard.wilds = last_or_all_wild
        self.never_discarded: vec[i64] = vec[i64]([0] * RANKS)
        self.first_round_kept: vec[i64] = vec[i64]([0] * RANKS)
        self.empty_pile_kept: vec[i64] = vec[i64]([0] * RANKS)
        self.freeze_spacing: i64 = 0
        self.same_card_kept: i64 = 0  # pile.single_card_same_discard = other_card
        self.red3_kept: i64 = 0  # red3.laying = optional
        self.foot_size: i64 = 0
        self.talon: i64 = 0
        self.turn_card: i64 = 1
        self.empty_pile_limited: i64 = 0
        self.opening_draw: i64 = 0  # initial.bonus_draw
        self.prefill_extra: i64 = 0
        self.red3_per_canasta: i64 = 0
        self.prefill: i64 = 0  # start.upcard = italian_prefill
        self.top_only: i64 = 0  # stock_end.top_only
        self.specials: i64 = 0  # how many special hands the rules have
        # scores
        self.short_penalty: i64 = 0
        self.wild_for_out: i64 = 0  # canasta.wild_for = side_going_out
        self.set_bonuses: i64 = 0
        self.melds_against: i64 = 0  # score.no_canasta_melds = minus
        self.needs_canasta_for_plus: i64 = 0  # score.canasta_needed_for_plus
        self.open_penalties: i64 = 0
        self.open_wild_penalty: i64 = 0
        self.hand_triples: i64 = 0
        self.black3_hand: i64 = 5
        self.black3_hand_when_out: i64 = 0  # black3.hand_value counts only when another goes out
        self.black3_four: i64 = 0  # four black threes laid going out; 0: their sum
        self.red3_hand: i64 = 0  # red3.hand_penalty
        self.red3_foot: i64 = 0  # foot.red3_unopened
        self.count_from: vec[i64] = vec[i64]([])  # canasta.count_bonus
        self.count_points: vec[i64] = vec[i64]([])
        self.natural_bonus: i64 = 500
        self.identical: i64 = 0  # canasta.identical: a natural canasta of one suit has its own bonus
        self.identical_bonus: i64 = 0
        self.mixed_bonus: i64 = 300
        self.sequence_bonus: i64 = 0
        self.sequence_mixed: i64 = 0
        self.wild_bonus: i64 = 0
        self.wild_twos: i64 = 0  # seven twos
        self.wild_jokers: i64 = 0  # four jokers among seven
        self.rank_bonus: vec[i64] = vec[i64]([0] * RANKS)  # canastas of one rank worth more than others; 0: as others
        self.concealed_canasta: i64 = 0
        self.card_values_added: i64 = 1
        self.out_bonus: i64 = 100
        self.out_concealed: i64 = 200
        self.exact_cut: i64 = 0  # deal.exact_cut_bonus
        # going out
        self.out_canastas: i64 = 1
        self.out_naturals: i64 = 0
        self.out_mixed: i64 = 0
        self.out_sequences: i64 = 0
        self.out_wilds: i64 = 0
        self.out_wild_counts: i64 = 1
        self.out_partner_in_foot: i64 = 0
        self.open_melds_bar_out: i64 = 0
        self.bars_out: vec[i64] = vec[i64]([0] * RANKS)  # ranks whose open melds keep a side from going out
        self.out_discard: i64 = 0
        self.concealed_by_side: i64 = 0
        self.concealed_with_pile: i64 = 1
        self.permission: i64 = 0
        self.ask_any_time: i64 = 0  # out.permission_if = any
        self.ask_per_deal: i64 = 0
        self.no_binds_deal: i64 = 0
        # the end of the stock
        self.end_at_once: i64 = 0
        self.forced_take: i64 = 0
        self.last_three: i64 = 0
        self.short_draw_ends: i64 = 0

    def minimum(self, score: i64) -> i64:
        """The opening minimum of a side that stood at ``score`` before the deal."""
        need: i64 = 0
        i: i64 = 0
        while i < len(self.tier_from):
            if i == 0 or score >= self.tier_from[i]:
                need = self.tier_minimum[i]
            i += 1
        return need

    def wild_room(self, rank: i64, naturals: i64, opened: i64) -> i64:
        """How many wild cards a set of ``rank`` with ``naturals`` natural cards may hold, by whether the side has ``opened``."""
        if self.no_wild[rank] or (self.open_no_wilds and not opened):
            return 0
        if (self.rule_of_five and opened and naturals < 5) or naturals < self.naturals_for_wild:
            return 0
        room = self.max_wilds
        by_ratio = room
        if self.wild_ratio == 1:
            by_ratio = naturals
        elif self.wild_ratio == 2:
            by_ratio = naturals - 1
        elif self.wild_ratio == 3:
            by_ratio = naturals // 2
        if by_ratio < room:
            room = by_ratio
        if room < 0:
            room = 0
        return room
