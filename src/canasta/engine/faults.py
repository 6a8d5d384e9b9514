"""The names of the core's faults: stable codes, the option that decides each, and what its numbers mean."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.core import faults as f
from canasta.engine.core.act import FAULT_FIELDS, Act
from canasta.engine.core.kinds import DISCARD, TAKE, TWO, WILD_ON
from canasta.engine.core.tables import Tables
from canasta.engine.kinds import kind_text
from canasta.engine.minimum import from_core
from canasta.engine.violation import Violation


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault's code, its option, and the names under which its numbers are told (empty: not told)."""

    code: str
    option: str = ""
    have: str = ""
    need: str = ""
    what: str = ""


FAULTS: dict[int, Fault] = {
    f.DEAL_OVER: Fault("deal_over"),
    f.DRAW_FIRST: Fault("draw_first", "meld.before_draw"),
    f.ALREADY_DRAWN: Fault("already_drawn", "draw.final"),
    f.ANSWER_FIRST: Fault("answer_first", "out.permission"),
    f.NOT_ASKED: Fault("not_asked", "out.permission"),
    f.STOCK_EMPTY: Fault("stock_empty", "stock_end.when"),
    f.MUST_TAKE_PILE: Fault("must_take_pile", "stock_end.forced_take", what="card"),
    f.PILE_EMPTY: Fault("pile_empty"),
    f.PILE_BLOCKED: Fault("pile_blocked", "pile.blocked_top", what="card"),
    f.PILE_FROZEN: Fault("pile_frozen", "pile.frozen_by", "have", "need", "rank"),
    f.PILE_TOP_NOT_USED: Fault("pile_top_not_used", "pile.top_must_be_melded", what="card"),
    f.ONE_CARD_HAND: Fault("one_card_hand", "pile.one_card_hand", "have", "need"),
    f.MELD_CLOSED: Fault("meld_closed", "pile.add_to_full_canasta", "have", "most", "rank"),
    f.NOT_IN_HAND: Fault("not_in_hand", "", "have", "need", "card"),
    f.MIXED_RANKS: Fault("mixed_ranks", "meld.sequences", what="card"),
    f.RANK_NOT_MELDABLE: Fault("rank_not_meldable", "meld.ranks", what="rank"),
    f.NO_WILD_WITH_THREES: Fault("no_wild_with_threes", "black3.meld", "have", "most"),
    f.BLACK_THREES_ONLY_GOING_OUT: Fault("black_threes_only_going_out", "black3.meld", "have", "most"),
    f.MELD_TOO_SMALL: Fault("meld_too_small", "meld.min_size", "have", "need", "rank"),
    f.TOO_FEW_NATURALS: Fault("too_few_naturals", "meld.min_naturals", "have", "need", "rank"),
    f.TOO_MANY_WILDS: Fault("too_many_wilds", "meld.max_wilds", "have", "most", "rank"),
    f.MORE_WILDS_THAN_NATURALS: Fault("more_wilds_than_naturals", "meld.wild_ratio", "have", "most", "rank"),
    f.NATURAL_CANASTA_CLOSED: Fault("natural_canasta_closed", "meld.wild_onto_natural_canasta", "have", "most", "rank"),
    f.NO_SUCH_MELD: Fault("no_such_meld", "", what="rank"),
    f.ONE_MELD_PER_RANK: Fault("one_meld_per_rank", "meld.per_rank", what="rank"),
    f.AMBIGUOUS: Fault("ambiguous", "", what="card"),
    f.OPENING_TOO_LOW: Fault("opening_too_low", "initial.tiers", "have", "need"),
    f.MUST_KEEP_CARD: Fault("must_keep_card", "out.must_keep_if_not", "have", "need"),
    f.NO_CANASTA_TO_GO_OUT: Fault("no_canasta_to_go_out", "out.canastas", "have", "need"),
    f.CANNOT_GO_OUT: Fault("cannot_go_out", "out.permission_if", "have", "need"),
    f.PARTNER_SAID_NO: Fault("partner_said_no", "out.answer_binds"),
    f.PARTNER_SAID_YES: Fault("partner_said_yes", "out.answer_binds"),
    f.MUST_ASK: Fault("must_ask", "out.permission"),
    f.ALREADY_ASKED: Fault("already_asked", "out.permission_limit"),
    f.ASK_TOO_LATE: Fault("ask_too_late", "out.permission_when"),
    f.NO_PARTNER: Fault("no_partner", "teams"),
    f.QUESTION_NOT_USED: Fault("question_not_used", "out.permission"),
    f.DISCARD_REQUIRED: Fault("discard_required", "discard.required"),
    f.DISCARD_FORBIDDEN: Fault("discard_forbidden", "out.discard"),
    f.RANK_NOT_DISCARDABLE: Fault("rank_not_discardable", "red3.replace_when", what="card"),
    f.NOTHING_TO_LAY: Fault("nothing_to_lay"),
    f.PAIR_REQUIRED: Fault("pair_required", "pile.unfrozen_allows", "have", "need", "rank"),
    f.NOT_SAME_SUIT: Fault("not_same_suit", "meld.sequences", what="card"),
    f.NOT_CONSECUTIVE: Fault("not_consecutive", "meld.sequences", what="rank"),
    f.NO_WILD_IN_SEQUENCE: Fault("no_wild_in_sequence", "sequence.wilds", "have", "most"),
    f.NO_NEW_SEQUENCE: Fault("no_new_sequence", "pile.unfrozen_allows", what="rank"),
    f.RANK_DEAD: Fault("rank_dead", "meld.finished_rank_dead", what="rank"),
    f.WILDS_LOCKED: Fault("wilds_locked", "meld.wild_lock", "have", "most", "rank"),
    f.NO_WILD_IN_OPENING: Fault("no_wild_in_opening", "initial.wilds", "have", "most", "rank"),
    f.NO_NATURAL_TRIPLE: Fault("no_natural_triple", "initial.natural_triple", "have", "need"),
    f.PILE_NOT_FOR_OPENING: Fault("pile_not_for_opening", "pile.before_opening"),
    f.PARTNER_NOT_IN_FOOT: Fault("partner_not_in_foot", "out.partner_in_foot"),
    f.NO_SEQUENCE_TO_GO_OUT: Fault("no_sequence_to_go_out", "out.sequences", "have", "need"),
    f.NO_NATURAL_CANASTA_TO_GO_OUT: Fault("no_natural_canasta_to_go_out", "out.naturals", "have", "need"),
    f.NO_MIXED_CANASTA_TO_GO_OUT: Fault("no_mixed_canasta_to_go_out", "out.mixed", "have", "need"),
    f.NO_WILD_CANASTA_TO_GO_OUT: Fault("no_wild_canasta_to_go_out", "out.wilds", "have", "need"),
    f.NO_WILDS_ON_RANK: Fault("no_wilds_on_rank", "meld.no_wild_ranks", "have", "most", "rank"),
    f.RULE_OF_FIVE: Fault("rule_of_five", "meld.rule_of_five", "have", "need", "rank"),
    f.MELD_STILL_OPEN: Fault("meld_still_open", "out.open_special", "have", "need", "rank"),
    f.SAME_CARD_DISCARDED: Fault("same_card_discarded", "pile.single_card_same_discard", what="card"),
    f.FREEZE_SPACING: Fault("freeze_spacing", "pile.freeze_spacing", what="card"),
    f.FIRST_ROUND: Fault("first_round", "meld.first_round", "have", "need"),
    f.MELDS_CANNOT_JOIN: Fault("melds_cannot_join", "meld.join", what="rank"),
    f.NO_LIKE_PAIR: Fault("no_like_pair", "pile.wild_top", "have", "need", "card"),
    f.NO_SPECIAL_HANDS: Fault("no_special_hands", "special.hands"),
    f.SIDE_HAS_MELDED: Fault("side_has_melded", "special.hands"),
    f.NOT_THAT_HAND: Fault("not_that_hand", "special.hands"),
    f.NO_RED_THREE_FOR_CANASTA: Fault("no_red_three_for_canasta", "out.red3_per_canasta", "have", "need"),
    f.ONE_MELD_MUST_OPEN: Fault("one_meld_must_open", "initial.combine_melds", "have", "need"),
}

#: Faults that only the border can see: they concern physical cards, seats and texts.
BORDER_FAULTS: dict[str, str] = {
    "not_your_turn": "",
    "card_not_next": "",
    "card_not_free": "",
}

CODES: tuple[str, ...] = (*(fault.code for fault in FAULTS.values()), *BORDER_FAULTS)


def violations_of(act: Act, t: Tables) -> tuple[Violation, ...]:
    """The faults that the judge left in ``act`` in a game with these tables, with names, each once."""
    found: list[Violation] = []
    for number in range(act.faults):
        at = number * FAULT_FIELDS
        code, have, need, what, group = (int(act.fault[at + i]) for i in range(FAULT_FIELDS))
        fault = FAULTS[code]
        data: dict[str, int | str] = {}
        if code == f.CANNOT_GO_OUT and have >= need:
            fault = Fault(fault.code, fault.option)  # there are canastas enough; it is the cards that cannot all be laid
        if fault.have:
            data["have"] = have
        if fault.need:
            data[fault.need] = from_core(need) if code == f.OPENING_TOO_LOW else need
        if fault.what and what >= 0:
            data[fault.what] = kind_text(t, what)
            if what == TWO and t.wild_only == WILD_ON and code in (f.MELD_CLOSED, f.ONE_MELD_PER_RANK):
                data[fault.what] = "W"  # a meld of wild cards has no rank
        option = _closed_by(act, t, need, what, group) if code == f.MELD_CLOSED else _option(act, code, fault)
        violation = Violation(fault.code, option, data, group)
        if violation not in found:
            found.append(violation)
    return tuple(found)


def _option(act: Act, code: int, fault: Fault) -> str:
    """The option that decides, where the verb matters."""
    if code == f.DISCARD_REQUIRED and act.verb != 0 and act.verb not in (DISCARD,) and act.groups > 0:
        return "out.discard"
    if (
        code == f.TOO_FEW_NATURALS
        and act.verb == TAKE
        and any(int(act.fault[n * FAULT_FIELDS]) == f.PAIR_REQUIRED for n in range(act.faults))
    ):
        return "pile.unfrozen_allows"
    return fault.option


def _closed_by(act: Act, t: Tables, most: int, what: int, group: int) -> str:
    """The option that closes a meld: to the pile alone, at a size, as a meld of wild cards, or as a sequence."""
    if what == TWO:
        return "meld.wild_only"
    if act.verb == TAKE and group == 0:
        return "pile.full_rank_limit" if most == t.rank_limit else "pile.add_to_full_canasta"
    return "meld.max_size" if t.max_size else "meld.sequences"
