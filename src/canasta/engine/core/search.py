"""Exact existence: is there any legal take, what must be done, can the turn still end by going out.

Counting answers almost always; where few cards would be left in the hand, a short search does.
"""

from __future__ import annotations

from canasta.engine.core.act import Act
from canasta.engine.core.ints import i64, vec
from canasta.engine.core.judge_lay import cards_moved, judge_meld, judge_take, pile_may_be_taken, red_threes_taken, unseen_claim
from canasta.engine.core.kinds import (
    ACE,
    AS_NEW,
    BLACK_THREE,
    BY_RANK,
    DISCARD_FORBIDDEN,
    DISCARD_REQUIRED,
    DRAWING,
    FOOT_DOWN,
    FORCED_ALWAYS,
    FORCED_IF_FITS,
    FOUR,
    HAND_OPENS,
    JOKER,
    MANY,
    MELD,
    NAMED,
    ONE,
    RANKS,
    SEQUENCE,
    SUITED,
    TAKE,
    TWO,
    WAIVE_YES,
)
from canasta.engine.core.layout import NO_KIND
from canasta.engine.core.out import TOO_MANY, may_end_by_pass, odd_card, waives
from canasta.engine.core.room import Room
from canasta.engine.core.state import Side, State
from canasta.engine.core.tables import Tables


class Search(Room):
    """Working room for questions about one table's deals. One at a time."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.trial: Act = Act()
        self.wide: vec[i64] = vec[i64]([0] * int(tables.kinds))
        self.pool: vec[i64] = vec[i64]([0] * int(tables.kinds))
        self.claim_run: i64 = -1
        self.twos: i64 = 0
        self.jokers: i64 = 0

    def must_take(self, state: State) -> i64:
        """Whether the stock is gone and the player has to take the pile."""
        t = state.tables
        if state.phase != DRAWING or state.can_draw():
            return 0
        if t.forced_take == FORCED_ALWAYS:
            return self.takeable(state)
        if t.forced_take == FORCED_IF_FITS and not state.frozen_for(state.to_move) and self.may_claim(state):
            if state.side_of(state.to_move).slot[t.rank_of[state.top()]] >= 0 and self.legal_claim(state, 0, 0, 0):
                return 1
            return self.run_claim(state)
        return 0

    def legal_claim(self, state: State, naturals: i64, twos: i64, jokers: i64) -> i64:
        """Whether the pile may be taken into a set with just these cards of the hand; the act stands in ``trial``.

        Of a wild top card, ``naturals`` are cards of the same kind.
        """
        t = state.tables
        act = self.trial
        act.begin(TAKE)
        rank = t.rank_of[state.top()]
        onto: i64 = BY_RANK
        side = state.side_of(state.to_move)
        if rank < TWO and side.slot[rank] >= 0 and (t.sequences or t.per_rank):
            onto = side.slot[rank]
            if t.per_rank == MANY and not t.full_canasta_open and side.size(onto) >= t.canasta_size:
                onto = AS_NEW  # the pile is closed to the full canasta, not to a set beside it
        act.group(onto)
        if t.kinds == RANKS:
            act.add(rank, naturals)
        else:
            self._copy_hand(state, self.pool)
            self.add_rank(t, self.pool, rank, naturals)
        act.add(TWO, twos)
        act.add(JOKER, jokers)
        return self.sound(state, act)

    def run_claim(self, state: State) -> i64:
        """Whether the top card alone may be put onto an own sequence; the act stands in ``trial``."""
        t = state.tables
        if not t.sequences:
            return 0
        side = state.side_of(state.to_move)
        top = state.top()
        rank = t.rank_of[top]
        m: i64 = 0
        while m < side.melds:
            if side.shape[m] == SEQUENCE and SUITED + (rank - FOUR) * 4 + side.suit[m] == top and side.size(m) < 7:
                if rank == side.rank[m] - 1 or rank == side.high[m] + 1:
                    act = self.trial
                    act.begin(TAKE)
                    act.group(m)
                    if self.sound(state, act):
                        return 1
            m += 1
        return 0

    def _copy_hand(self, state: State, into: vec[i64]) -> None:
        hand = state.seats[state.to_move].hand
        kind: i64 = 0
        while kind < state.tables.kinds:
            into[kind] = hand[kind]
            kind += 1

    def sound(self, state: State, act: Act) -> i64:
        """Whether a take or a meld is legal."""
        act.faults = 0
        if act.verb == TAKE:
            judge_take(state, act, self)
        else:
            judge_meld(state, act, self)
        return 1 if act.faults == 0 else 0

    def may_claim(self, state: State) -> i64:
        """Whether the top card is one that could be taken at all, whatever is held."""
        return pile_may_be_taken(state)

    def ends_here(self, state: State) -> i64:
        """Whether the deal is over because the stock is gone and the pile cannot be taken (or may not, by rule)."""
        if state.can_draw():
            return 0
        if state.tables.end_at_once or not self.takeable(state):
            return 1
        return 0

    def takeable(self, state: State) -> i64:
        """Whether any way to take the pile is legal. Exact; a hand with unseen cards may hold the pair."""
        if not self.may_claim(state):
            return 0
        if self.plain_claim(state) or self.run_claim(state) or self.planned_claim(state):
            return 1
        return unseen_claim(state)

    def plain_claim(self, state: State) -> i64:
        """Whether a claim without further melds is legal; the act stands in ``trial``."""
        t = state.tables
        hand = state.seats[state.to_move].hand
        rank = t.rank_of[state.top()]
        have = hand[rank]
        if rank == TWO or rank == JOKER:
            naturals: i64 = 2
            while naturals <= have:
                if self.legal_claim(state, naturals, 0, 0):
                    return 1
                naturals += 1
            return 0
        naturals = 0
        while naturals <= have:
            twos: i64 = 0
            while twos <= hand[TWO] and twos <= t.max_wilds:
                jokers: i64 = 0
                while jokers <= hand[JOKER] and twos + jokers <= t.max_wilds:
                    if self.legal_claim(state, naturals, twos, jokers):
                        return 1
                    jokers += 1
                twos += 1
            naturals += 1
        return 0

    def planned_claim(self, state: State) -> i64:
        """Whether a claim with further melds is legal: an opening, or a going out; the act stands in ``trial``."""
        if not state.opened(state.to_move) and self.opening(state, TAKE):
            return 1
        return self.leaving_claim(state)

    # Openings

    def opening(self, state: State, verb: i64) -> i64:
        """Whether some opening (with the pile, where ``verb`` is TAKE) is legal that does not go out; it stands in ``trial``."""
        t = state.tables
        if t.open_single:  # one meld alone must open; with the pile it may be another one than the claim's
            return self._opening_beside_claim(state) if verb == TAKE else 0
        forced: i64 = NO_KIND
        rest: i64 = 0  # cards that come from the pile
        self._copy_hand(state, self.wide)
        if verb == TAKE:
            forced = t.rank_of[state.top()]
            self._add_top(state)
            rest = self.rest_of_pile(state)
        least = 2 - rest
        if may_end_by_pass(state):
            least = 1 - rest
        if least < 0 or state.seats[state.to_move].foot_state == FOOT_DOWN:
            least = 0
        if self.open_from(state, verb, self.wide, forced, 0):
            return 1
        if not self.plan_opening(state, verb, self.wide, forced):
            return 0
        return self._holding_back(state, verb, forced, least)

    def open_from(self, state: State, verb: i64, hand: vec[i64], forced: i64, every: i64) -> i64:
        """Whether an opening from ``hand`` is legal; it stands in ``trial``. Where one needs a triple, each is tried as that."""
        t = state.tables
        layout = self.layout
        if not t.open_triple:
            return self._open_planned(state, verb, hand, forced, every)
        found: i64 = 0
        rank: i64 = ACE
        while rank >= t.lowest and not found:
            layout.pure = rank
            layout.pure_least = 3
            if verb == TAKE and rank == forced:
                layout.pure_least += self._for_claim(state, hand, forced)
            if hand[rank] >= layout.pure_least:
                found = self._open_planned(state, verb, hand, forced, every)
            rank -= 1
        if t.open_triple == 2 and not found:
            layout.pure = TWO
            found = self._open_planned(state, verb, hand, forced, every)
        layout.pure = NO_KIND
        return found

    def _open_planned(self, state: State, verb: i64, hand: vec[i64], forced: i64, every: i64) -> i64:
        """The same by what the layout plans, with few jokers or more of them for twos."""
        layout = self.layout
        jokers: i64 = 0
        found: i64 = 0
        while jokers <= hand[JOKER] and not found:
            layout.least_jokers = jokers
            if not self.plan_opening(state, verb, hand, forced, every):
                break
            found = self.write_plan(state, verb, hand)
            jokers += 1
        layout.least_jokers = 0
        return found

    def _opening_beside_claim(self, state: State) -> i64:
        """Whether a claim is legal with one further meld that opens alone; it stands in ``trial``."""
        t = state.tables
        hand = state.seats[state.to_move].hand
        top = t.rank_of[state.top()]
        rank = t.lowest
        while rank <= ACE:
            naturals: i64 = t.min_naturals if rank != top else hand[rank] + 1
            while naturals <= hand[rank]:
                room = t.wild_room(rank, naturals, 0)
                twos: i64 = 0
                while twos <= hand[TWO] and twos <= room:
                    jokers: i64 = 0
                    while jokers <= hand[JOKER] and twos + jokers <= room:
                        if self._opens_alone(state, rank, naturals, twos, jokers):
                            if self._claim_beside(state, rank, naturals, twos, jokers):
                                return 1
                        jokers += 1
                    twos += 1
                naturals += 1
            rank += 1
        return 0

    def _opens_alone(self, state: State, rank: i64, naturals: i64, twos: i64, jokers: i64) -> i64:
        t = state.tables
        points = naturals * t.points[rank] + twos * t.points[TWO] + jokers * t.points[JOKER]
        if points >= state.minimums[t.side_of[state.to_move]]:
            return 1
        return 1 if t.open_bonus and naturals + twos + jokers >= t.canasta_size else 0

    def _claim_beside(self, state: State, rank: i64, naturals: i64, twos: i64, jokers: i64) -> i64:
        """Whether some claim, with one wild card at the most, is legal together with the meld given."""
        t = state.tables
        act = self.trial
        top = t.rank_of[state.top()]
        claimed: i64 = 0
        while claimed <= state.seats[state.to_move].hand[top]:
            wild: i64 = 0
            while wild <= 2:
                self._copy_hand(state, self.pool)
                act.begin(TAKE)
                act.group(BY_RANK)
                self.add_rank(t, self.pool, top, claimed)
                if wild > 0:
                    act.add(TWO if wild == 1 else JOKER)
                act.group(BY_RANK)
                self.add_rank(t, self.pool, rank, naturals)
                act.add(TWO, twos)
                act.add(JOKER, jokers)
                if self.sound(state, act):
                    return 1
                wild += 1
            claimed += 1
        return 0

    def plan_opening(self, state: State, verb: i64, hand: vec[i64], forced: i64, every: i64 = 0) -> i64:
        """Whether an opening from ``hand`` (with ``every`` natural card) reaches the minimum; the plan stands in the layout."""
        t = state.tables
        minimum = state.minimums[t.side_of[state.to_move]]
        if verb == TAKE and minimum > 0:
            if t.before_opening == HAND_OPENS:
                minimum += self._for_claim(state, hand, forced) * t.points[forced]
            elif not t.open_top_counts:
                minimum += t.points[forced]
        self._claim_into_sets(state, verb)
        found = self.layout.opening(t, state.side_of(state.to_move), hand, forced, minimum, every)
        self.layout.claim_least = 0
        return found

    def _claim_into_sets(self, state: State, verb: i64) -> None:
        """Let the layout leave enough cards of the top one's rank to sets, where a frozen pile is taken."""
        if verb == TAKE and state.frozen_for(state.to_move):
            self.layout.claim_kind = state.top()
            self.layout.claim_least = state.tables.frozen_naturals + 1

    def _for_claim(self, state: State, hand: vec[i64], rank: i64) -> i64:
        """How many cards of a rank take the pile, the top one among them, and so are no part of an opening from the hand."""
        t = state.tables
        if t.before_opening != HAND_OPENS or state.opened(state.to_move):
            return 0
        return t.frozen_naturals + 1 if hand[rank] > t.frozen_naturals else hand[rank]

    def rest_of_pile(self, state: State) -> i64:
        """How many cards a take of the pile brings into the hand beside the top one."""
        act = self.trial
        act.claim_run = 0
        moved = cards_moved(state, act)
        return moved - 1 - red_threes_taken(state, act)

    def _add_top(self, state: State) -> None:
        """Count the pile's top card as if it were held."""
        top = state.top()
        self.wide[top] = self.wide[top] + 1
        if top >= SUITED:
            rank = state.tables.rank_of[top]
            self.wide[rank] = self.wide[rank] + 1

    def _move(self, t: Tables, hand: vec[i64], kind: i64, step: i64) -> None:
        hand[kind] = hand[kind] + step
        if kind >= SUITED:
            hand[t.rank_of[kind]] = hand[t.rank_of[kind]] + step

    def _holding_back(self, state: State, verb: i64, forced: i64, least: i64) -> i64:
        """The same where nearly all cards could be laid, so that one or two must be kept."""
        t = state.tables
        hand = self.wide
        i: i64 = 0
        while i < len(t.card_kinds) and least > 0:
            first = t.card_kinds[i]
            if hand[first] > 0:
                self._move(t, hand, first, -1)
                found: i64 = 0
                if least == 1:
                    found = self.open_from(state, verb, hand, forced, 0)
                j = i
                while j < len(t.card_kinds) and least > 1 and not found:
                    second = t.card_kinds[j]
                    if hand[second] > 0:
                        self._move(t, hand, second, -1)
                        found = self.open_from(state, verb, hand, forced, 0)
                        self._move(t, hand, second, 1)
                    j += 1
                self._move(t, hand, first, 1)
                if found:
                    return 1
            i += 1
        return 0

    def write_plan(self, state: State, verb: i64, hand: vec[i64]) -> i64:
        """Write the opening that the layout planned into ``trial``; whether it is legal."""
        layout = self.layout
        self.twos = layout.use_twos
        self.jokers = layout.use_jokers
        return self._write(state, verb, 0, 0)

    # Going out in one act

    def leaving_claim(self, state: State) -> i64:
        """Whether the pile can be taken in an act that goes out (but for a last discard); the act stands in ``trial``."""
        t = state.tables
        rest = self.rest_of_pile(state)
        if rest > 1 or state.seats[state.to_move].foot_state == FOOT_DOWN:
            return 0
        self._copy_hand(state, self.wide)
        self._add_top(state)
        whole: i64 = 1 if rest == 1 or t.out_discard != DISCARD_REQUIRED else 0
        but_one: i64 = 1 if rest == 0 and t.out_discard != DISCARD_FORBIDDEN else 0
        return self._leave_any(state, TAKE, whole, but_one)

    def leaving_meld(self, state: State) -> i64:
        """Whether one act of melds goes out (but for a last discard); the act stands in ``trial``."""
        t = state.tables
        if state.seats[state.to_move].foot_state == FOOT_DOWN:
            return 0
        self._copy_hand(state, self.wide)
        whole: i64 = 1 if t.out_discard != DISCARD_REQUIRED or may_end_by_pass(state) else 0
        but_one: i64 = 1 if t.out_discard != DISCARD_FORBIDDEN else 0
        return self._leave_any(state, MELD, whole, but_one)

    def _leave_any(self, state: State, verb: i64, whole: i64, but_one: i64) -> i64:
        """Lay all of the wide hand, or all but one card, whichever is legal."""
        t = state.tables
        odd = odd_card(state, state.side_of(state.to_move), self.wide)
        if odd == TOO_MANY:
            return 0
        if whole and odd == NO_KIND and self.leave(state, verb, NO_KIND):
            return 1
        if but_one:
            hand = state.seats[state.to_move].hand
            i: i64 = 0
            while i < len(t.card_kinds):
                kind = t.card_kinds[i]
                if hand[kind] > 0 and (odd == NO_KIND or odd == kind) and self.leave(state, verb, kind):
                    return 1
                i += 1
        return 0

    def leave(self, state: State, verb: i64, skip: i64) -> i64:
        """Whether all of the wide hand but one card of kind ``skip`` can be laid in one legal act; it stands in ``trial``."""
        self._claim_into_sets(state, verb)
        found = self._leave(state, verb, skip)
        self.layout.claim_least = 0
        return found

    def _leave(self, state: State, verb: i64, skip: i64) -> i64:
        t = state.tables
        side = state.side_of(state.to_move)
        opened = state.opened(state.to_move)
        minimum: i64 = 0
        if not opened:
            minimum = state.minimums[t.side_of[state.to_move]]
            if verb == TAKE and not t.open_top_counts and minimum > 0:
                minimum += t.points[t.rank_of[state.top()]]
            if (verb == MELD and waives(state)) or (verb == TAKE and t.waive == WAIVE_YES):
                if self.layout.whole(t, side, self.wide, skip, 0, 1, 0) and self._write_leave(state, verb, skip, 1, 0):
                    return 1
        if not self.layout.whole(t, side, self.wide, skip, minimum, 0, opened):
            return 0
        return self._write_leave(state, verb, skip, 0, opened)

    def _write_leave(self, state: State, verb: i64, skip: i64, fresh: i64, opened: i64) -> i64:
        layout = self.layout
        self.twos = layout.twos
        self.jokers = layout.jokers
        return self._write(state, verb, fresh, opened)

    # Writing a plan

    def _write(self, state: State, verb: i64, fresh: i64, opened: i64) -> i64:
        """Write the layout's plan into ``trial`` and judge it. The claim of a take is its first group."""
        t = state.tables
        side = state.side_of(state.to_move)
        layout = self.layout
        act = self.trial
        act.begin(verb)
        kind: i64 = 0
        while kind < t.kinds:
            self.pool[kind] = layout.pool[kind]
            kind += 1
        claimed: i64 = NO_KIND
        if verb == TAKE:
            claimed = self._write_claim(state, side, fresh, opened)
            if claimed == TOO_MANY:
                return 0
        i: i64 = 0
        while i < layout.runs:
            if i != self.claim_run:
                self._write_run(i)
            i += 1
        rank: i64 = BLACK_THREE
        while rank <= ACE:
            if rank != claimed:
                self._write_rank(t, side, rank, 0, fresh, opened)
            rank += 1
        if layout.to_wilds > 0 and claimed != TWO:
            act.group(side.wild_slot if side.wild_slot >= 0 else AS_NEW)
            self._add_wilds(layout.to_wilds)
        if act.groups == 0:
            return 0
        return self.sound(state, act)

    def _write_claim(self, state: State, side: Side, fresh: i64, opened: i64) -> i64:
        """The first group of a take: the top card's set or sequence. Its rank (NO_KIND: a sequence); TOO_MANY for none."""
        t = state.tables
        layout = self.layout
        top = state.top()
        rank = t.rank_of[top]
        self.claim_run = -1
        if rank == TWO or rank == JOKER:
            return TOO_MANY
        self._move(t, self.pool, top, -1)
        if layout.laid[rank] > 0 or t.sequences == 0:
            self._write_rank(t, side, rank, 1, fresh, opened)
            return rank
        i: i64 = 0
        while i < layout.runs:
            suit = (top - SUITED) % 4
            if layout.run_meld[i] >= 0 and layout.run_suit[i] == suit and layout.run_low[i] <= rank <= layout.run_high[i]:
                if rank < layout.run_from[i] or rank > layout.run_to[i]:
                    self._write_run(i)
                    self.trial.drop(top)
                    self.claim_run = i
                    return NO_KIND
            i += 1
        return TOO_MANY

    def _write_run(self, i: i64) -> None:
        layout = self.layout
        act = self.trial
        act.group(layout.run_meld[i] if layout.run_meld[i] >= 0 else AS_NEW)
        rank = layout.run_low[i]
        while rank <= layout.run_high[i]:
            if rank < layout.run_from[i] or rank > layout.run_to[i]:
                act.add(SUITED + (rank - FOUR) * 4 + layout.run_suit[i])
            rank += 1

    def _write_rank(self, t: Tables, side: Side, rank: i64, top: i64, fresh: i64, opened: i64) -> None:
        """The sets of one rank as the spread splits them. ``top``: how many of the natural cards are the pile's top card."""
        layout = self.layout
        act = self.trial
        naturals = layout.laid[rank]
        wilds: i64 = 0
        if rank >= t.lowest:
            wilds = layout.given[rank]
        if naturals + wilds == 0:
            return
        if rank < t.lowest:
            act.group(BY_RANK)
            act.add(rank, naturals)
            return
        spread = layout.spread
        wanted = layout.combos[rank]
        spread.split(t, side, rank, naturals, wilds, wanted, fresh, opened)
        part: i64 = 0
        while part < spread.parts:
            m = spread.part_meld[part]
            onto = m
            if m < 0:
                onto = AS_NEW if t.per_rank and part > 0 else BY_RANK
                if side.slot[rank] >= 0:
                    onto = AS_NEW
            elif spread.part_naturals[part] > 0 and t.per_rank == ONE:
                onto = BY_RANK
            act.group(onto)
            count = spread.part_naturals[part]
            if part == 0:
                count -= top
            if part == 0 and top and t.before_opening == HAND_OPENS and not opened and count >= t.frozen_naturals:
                self.add_rank(t, self.pool, rank, t.frozen_naturals)
                count -= t.frozen_naturals
                if count + spread.part_wilds[part] > 0:
                    act.group(NAMED - rank)
            self.add_rank(t, self.pool, rank, count)
            self._add_wilds(spread.part_wilds[part])
            part += 1

    def add_rank(self, t: Tables, pool: vec[i64], rank: i64, count: i64) -> None:
        """Cards of a rank into the group last begun, of whatever suits ``pool`` has most of."""
        act = self.trial
        if t.kinds == RANKS or rank < FOUR or rank > ACE:
            act.add(rank, count)
            return
        while count > 0:
            best = SUITED + (rank - FOUR) * 4
            suit: i64 = 1
            while suit < 4:
                if pool[SUITED + (rank - FOUR) * 4 + suit] > pool[best]:
                    best = SUITED + (rank - FOUR) * 4 + suit
                suit += 1
            self._move(t, pool, best, -1)
            act.add(best)
            count -= 1

    def _add_wilds(self, count: i64) -> None:
        """Wild cards into the group last begun, twos before jokers."""
        act = self.trial
        while count > 0:
            if self.twos > 0:
                self.twos -= 1
                act.add(TWO)
            else:
                self.jokers -= 1
                act.add(JOKER)
            count -= 1
