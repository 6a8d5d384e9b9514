"""Exact existence: is there any legal take, what must be done, can the turn still end by going out.

Counting answers almost always; where few cards would be left in the hand, a short search does.
"""

from __future__ import annotations

from canasta.engine.core.act import Act
from canasta.engine.core.ints import i64, vec
from canasta.engine.core.judge_lay import judge_meld, judge_take
from canasta.engine.core.kinds import (
    ACE,
    BLACK_THREE,
    BY_RANK,
    DISCARD_FORBIDDEN,
    DISCARD_REQUIRED,
    DRAWING,
    FORCED_ALWAYS,
    FORCED_IF_FITS,
    FOUR,
    JOKER,
    MELD,
    RANKS,
    RED_THREE,
    TAKE,
    TWO,
    UNSEEN,
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
        self.hand: vec[i64] = vec[i64]([0] * RANKS)
        self.wide: vec[i64] = vec[i64]([0] * RANKS)
        self.twos: i64 = 0
        self.jokers: i64 = 0

    def must_take(self, state: State) -> i64:
        """Whether the stock is gone and the player has to take the pile."""
        t = state.tables
        if state.phase != DRAWING or state.can_draw():
            return 0
        if t.forced_take == FORCED_ALWAYS:
            return self.takeable(state)
        if t.forced_take == FORCED_IF_FITS and state.pile_size > 0 and not state.frozen_for(state.to_move):
            if state.side_of(state.to_move).slot[t.rank_of[state.top()]] >= 0:
                return self.legal_claim(state, 0, 0, 0)
        return 0

    def legal_claim(self, state: State, naturals: i64, twos: i64, jokers: i64) -> i64:
        """Whether the pile may be taken with just these cards of the hand; the act stands in ``trial``."""
        act = self.trial
        act.begin(TAKE)
        act.group(BY_RANK)
        act.add(state.tables.rank_of[state.top()], naturals)
        act.add(TWO, twos)
        act.add(JOKER, jokers)
        return self.sound(state, act)

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
        t = state.tables
        if state.phase != DRAWING or state.pile_size == 0 or state.blocked:
            return 0
        rank = t.rank_of[state.top()]
        if not t.meldable[rank]:
            return 0
        seat = state.seats[state.to_move]
        if t.one_card_forbidden and seat.held == 1 and state.pile_size == 1 and state.stock_left() > 0:
            return 0
        if not t.full_canasta_open:
            side = state.side_of(state.to_move)
            m = side.slot[rank]
            if m >= 0 and side.size(m) >= t.canasta_size:
                return 0
        if state.frozen_for(state.to_move) and state.may_hold(state.to_move, rank) < t.frozen_naturals:
            return 0
        return 1

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
        if self.plain_claim(state) or self.planned_claim(state):
            return 1
        hand = state.seats[state.to_move].hand
        if hand[UNSEEN] > 0 and state.may_hold(state.to_move, state.tables.rank_of[state.top()]) >= 2:
            return 1
        return 0

    def plain_claim(self, state: State) -> i64:
        """Whether a claim without further melds is legal; the act stands in ``trial``."""
        t = state.tables
        hand = state.seats[state.to_move].hand
        have = hand[t.rank_of[state.top()]]
        naturals: i64 = 0
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
        seat = state.seats[state.to_move]
        side = state.side_of(state.to_move)
        rest: i64 = 0  # cards that come from the pile
        forced: i64 = NO_KIND
        minimum = state.minimums[t.side_of[state.to_move]]
        hand = self.wide
        k: i64 = 0
        while k < RANKS:
            hand[k] = seat.hand[k]
            k += 1
        if verb == TAKE:
            forced = t.rank_of[state.top()]
            hand[forced] = hand[forced] + 1
            rest = state.pile_size - 1
            i: i64 = 0
            while i < state.pile_size:
                if state.pile[i] == RED_THREE:
                    rest -= 1
                i += 1
            if not t.open_top_counts:
                minimum += t.points[forced]
        least = 2 - rest
        if may_end_by_pass(state):
            least = 1 - rest
        if least < 0:
            least = 0
        if self.layout.most(t, side, hand, forced) < minimum:
            return 0
        taken: i64 = 1 if verb == TAKE else 0
        if seat.held - (self.layout.cards - taken) >= least:
            if self.build(state, verb, hand, forced, minimum):
                return 1
        return self._opening_holding_back(state, verb, forced, minimum, least)

    def _opening_beside_claim(self, state: State) -> i64:
        """Whether a claim is legal with one further meld that opens alone; it stands in ``trial``."""
        t = state.tables
        hand = state.seats[state.to_move].hand
        top = t.rank_of[state.top()]
        minimum = state.minimums[t.side_of[state.to_move]]
        rank: i64 = FOUR
        while rank <= ACE:
            naturals: i64 = t.min_naturals if rank != top else hand[rank] + 1
            while naturals <= hand[rank]:
                room = t.wild_room(naturals)
                twos: i64 = 0
                while twos <= hand[TWO] and twos <= room:
                    jokers: i64 = 0
                    while jokers <= hand[JOKER] and twos + jokers <= room:
                        points = naturals * t.points[rank] + twos * t.points[TWO] + jokers * t.points[JOKER]
                        if points >= minimum or (t.open_bonus and naturals + twos + jokers >= t.canasta_size):
                            if self._claim_beside(state, rank, naturals, twos, jokers):
                                return 1
                        jokers += 1
                    twos += 1
                naturals += 1
            rank += 1
        return 0

    def _claim_beside(self, state: State, rank: i64, naturals: i64, twos: i64, jokers: i64) -> i64:
        """Whether some claim, with one wild card at the most, is legal together with the meld given."""
        act = self.trial
        hand = state.seats[state.to_move].hand
        top = state.tables.rank_of[state.top()]
        claimed: i64 = 0
        while claimed <= hand[top]:
            wild: i64 = 0
            while wild <= 2:
                act.begin(TAKE)
                act.group(BY_RANK)
                act.add(top, claimed)
                if wild > 0:
                    act.add(TWO if wild == 1 else JOKER)
                act.group(BY_RANK)
                act.add(rank, naturals)
                act.add(TWO, twos)
                act.add(JOKER, jokers)
                if self.sound(state, act):
                    return 1
                wild += 1
            claimed += 1
        return 0

    def _opening_holding_back(self, state: State, verb: i64, forced: i64, minimum: i64, least: i64) -> i64:
        """The same where nearly all cards could be laid, so that one or two must be kept."""
        hand = self.wide
        first: i64 = 0
        while first <= JOKER:
            if hand[first] > 0 and least >= 1:
                hand[first] = hand[first] - 1
                if least == 1:
                    if self.build(state, verb, hand, forced, minimum):
                        hand[first] = hand[first] + 1
                        return 1
                else:
                    second = first
                    while second <= JOKER:
                        if hand[second] > 0:
                            hand[second] = hand[second] - 1
                            found = self.build(state, verb, hand, forced, minimum)
                            hand[second] = hand[second] + 1
                            if found:
                                hand[first] = hand[first] + 1
                                return 1
                        second += 1
                hand[first] = hand[first] + 1
            first += 1
        return 0

    def build(self, state: State, verb: i64, hand: vec[i64], forced: i64, minimum: i64) -> i64:
        """Lay as much of ``hand`` as can be laid, with the fewest wild cards that reach ``minimum``; whether that is legal."""
        t = state.tables
        side = state.side_of(state.to_move)
        if self.layout.most(t, side, hand, forced) < minimum:
            return 0
        return self.write(state, verb, hand, forced, minimum)

    def write(self, state: State, verb: i64, hand: vec[i64], forced: i64, minimum: i64) -> i64:
        """Write the layout last reckoned into ``trial`` and judge it: with as few jokers as the minimum takes, and no two
        beyond it; where that is not legal with more jokers in place of twos; and with all wild cards that find room.
        """
        t = state.tables
        layout = self.layout
        base: i64 = 0  # the points of the natural cards
        needs: i64 = 0
        rank: i64 = FOUR
        while rank <= ACE:
            if layout.naturals[rank] > 0:
                base += layout.naturals[rank] * t.points[rank]
                needs += layout.needs[rank]
            rank += 1
        placed = layout.twos + layout.jokers
        jokers: i64 = 0
        while jokers <= hand[JOKER] and jokers <= placed:
            twos: i64 = needs - jokers if needs > jokers else 0
            while twos <= hand[TWO] and base + twos * t.points[TWO] + jokers * t.points[JOKER] < minimum:
                twos += 1
            if twos <= hand[TWO] and twos + jokers <= placed:
                if self._write_with(state, verb, forced, twos, jokers, NO_KIND):
                    return 1
            jokers += 1
        if t.open_bonus:
            rank = FOUR
            while rank <= ACE:  # a canasta counts its bonus: let each meld that can become one come first
                if layout.naturals[rank] > 0 and layout.short[rank] > 0 and layout.short[rank] <= placed - needs:
                    if self._write_with(state, verb, forced, layout.twos, layout.jokers, rank):
                        return 1
                rank += 1
        return self._write_with(state, verb, forced, layout.twos, layout.jokers, NO_KIND)

    def _write_with(self, state: State, verb: i64, forced: i64, twos: i64, jokers: i64, first: i64) -> i64:
        """Write the layout with just these wild cards: every rank gets what it needs, ``first`` then what makes it a
        canasta, and the others what is left, as they have room.
        """
        layout = self.layout
        act = self.trial
        given = self.hand
        spare = twos + jokers
        rank: i64 = FOUR
        while rank <= ACE:
            given[rank] = layout.needs[rank] if layout.naturals[rank] > 0 else 0
            spare -= given[rank]
            rank += 1
        if first != NO_KIND:
            given[first] = given[first] + layout.short[first]
            spare -= layout.short[first]
        act.begin(verb)
        self.twos = twos
        self.jokers = jokers
        if forced != NO_KIND:
            spare = self._write_group(forced, layout.naturals[forced] - (1 if verb == TAKE else 0), spare)
        rank = FOUR
        while rank <= ACE:
            if layout.naturals[rank] > 0 and rank != forced:
                spare = self._write_group(rank, layout.naturals[rank], spare)
            rank += 1
        if act.groups == 0:
            return 0
        return self.sound(state, act)

    def _write_group(self, rank: i64, naturals: i64, spare: i64) -> i64:
        """One group of a rank with the wild cards it was given and as many spare ones as find room; how many are left."""
        act = self.trial
        wilds = self.hand[rank]
        more = self.layout.room[rank] - wilds
        if more > spare:
            more = spare
        if more > 0:
            wilds += more
            spare -= more
        act.group(BY_RANK)
        act.add(rank, naturals)
        while wilds > 0:
            if self.twos > 0:
                self.twos -= 1
                act.add(TWO)
            else:
                self.jokers -= 1
                act.add(JOKER)
            wilds -= 1
        return spare

    # Going out in one act

    def leaving_claim(self, state: State) -> i64:
        """Whether the pile can be taken in an act that goes out (but for a last discard); the act stands in ``trial``."""
        t = state.tables
        rank = t.rank_of[state.top()]
        rest = state.pile_size - 1
        i: i64 = 0
        while i < state.pile_size:
            if state.pile[i] == RED_THREE:
                rest -= 1
            i += 1
        if rest > 1:
            return 0
        self._copy_hand(state)
        self.wide[rank] = self.wide[rank] + 1
        whole: i64 = 1 if rest == 1 or t.out_discard != DISCARD_REQUIRED else 0
        but_one: i64 = 1 if rest == 0 and t.out_discard != DISCARD_FORBIDDEN else 0
        return self._leave_any(state, TAKE, whole, but_one)

    def leaving_meld(self, state: State) -> i64:
        """Whether one act of melds goes out (but for a last discard); the act stands in ``trial``."""
        t = state.tables
        self._copy_hand(state)
        whole: i64 = 1 if t.out_discard != DISCARD_REQUIRED or may_end_by_pass(state) else 0
        but_one: i64 = 1 if t.out_discard != DISCARD_FORBIDDEN else 0
        return self._leave_any(state, MELD, whole, but_one)

    def _copy_hand(self, state: State) -> None:
        seat = state.seats[state.to_move]
        kind: i64 = 0
        while kind < RANKS:
            self.wide[kind] = seat.hand[kind]
            kind += 1

    def _leave_any(self, state: State, verb: i64, whole: i64, but_one: i64) -> i64:
        """Lay all of the wide hand, or all but one card, whichever is legal."""
        odd = odd_card(state.tables, state.side_of(state.to_move), self.wide)
        if odd == TOO_MANY:
            return 0
        if whole and odd == NO_KIND and self.leave(state, verb, self.wide, NO_KIND):
            return 1
        if but_one:
            hand = state.seats[state.to_move].hand
            kind: i64 = 0
            while kind <= JOKER:
                if hand[kind] > 0 and (odd == NO_KIND or odd == kind) and self.leave(state, verb, self.wide, kind):
                    return 1
                kind += 1
        return 0

    def leave(self, state: State, verb: i64, hand: vec[i64], skip: i64) -> i64:
        """Whether all of ``hand`` but one card of kind ``skip`` can be laid in one legal act; it stands in ``trial``."""
        t = state.tables
        side = state.side_of(state.to_move)
        minimum: i64 = 0
        if not state.opened(state.to_move):
            minimum = state.minimums[t.side_of[state.to_move]]
            if verb == TAKE and not t.open_top_counts:
                minimum += t.points[state.top()]
            if (verb == MELD and waives(state)) or (verb == TAKE and t.waive == 2):
                wanted = t.out_canastas - side.canastas(t.canasta_size)
                if wanted < 1:
                    wanted = 1
                if self.layout.whole(t, side, hand, skip, wanted, 0, 1) and self._write_whole(state, verb, hand, skip, wanted):
                    return 1
        if not self.layout.whole(t, side, hand, skip, t.out_canastas, minimum, 0):
            return 0
        return self._write_whole(state, verb, hand, skip, t.out_canastas)

    def _write_whole(self, state: State, verb: i64, hand: vec[i64], skip: i64, wanted: i64) -> i64:
        """Write the layout of ``whole`` into ``trial``: needs first, then canastas from the cheapest, then where
        there is room.
        """
        t = state.tables
        side = state.side_of(state.to_move)
        layout = self.layout
        wilds = layout.twos + layout.jokers
        given = self.hand  # wild cards by rank
        rank: i64 = FOUR
        while rank <= ACE:
            given[rank] = layout.needs[rank]
            wilds -= layout.needs[rank]
            rank += 1
        gap: i64 = 1
        count = layout.canastas
        while gap <= wilds and count < wanted:
            rank = FOUR
            while rank <= ACE:
                if layout.short[rank] == gap and wilds >= gap and count < wanted:
                    given[rank] = given[rank] + gap
                    wilds -= gap
                    count += 1
                rank += 1
            gap += 1
        rank = ACE
        while rank >= FOUR:
            while wilds > 0 and given[rank] < layout.room[rank]:
                given[rank] = given[rank] + 1
                wilds -= 1
            rank -= 1
        act = self.trial
        act.begin(verb)
        self.twos = layout.twos
        self.jokers = layout.jokers
        top: i64 = NO_KIND
        if verb == TAKE:
            top = t.rank_of[state.top()]
            self._whole_group(side, top, layout.naturals[top] - 1, given[top])
        rank = BLACK_THREE
        while rank <= ACE:
            if rank != top:
                wild = given[rank] if rank >= FOUR else 0
                if layout.naturals[rank] > 0 or wild > 0:
                    self._whole_group(side, rank, layout.naturals[rank], wild)
            rank += 1
        return self.sound(state, act)

    def _whole_group(self, side: Side, rank: i64, naturals: i64, wilds: i64) -> None:
        act = self.trial
        act.group(side.slot[rank] if naturals == 0 and side.slot[rank] >= 0 else BY_RANK)
        act.add(rank, naturals)
        while wilds > 0:
            if self.twos > 0:
                self.twos -= 1
                act.add(TWO)
            else:
                self.jokers -= 1
                act.add(JOKER)
            wilds -= 1
