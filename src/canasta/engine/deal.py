"""One deal, from the first card to the score. The noun of the engine: ``deal.play(action)``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from canasta.cards import UNKNOWN, Card, Rank, full_pack
from canasta.cards.given import require, seat_of, whole
from canasta.engine.action import Action, Discard, Draw, Join, Meld, Special, Take
from canasta.engine.acts import act_of, action_of
from canasta.engine.border import cards_given, check_action, check_rules, number_given, totals_given
from canasta.engine.breach import Breach
from canasta.engine.compile import mover_for
from canasta.engine.core import kinds as k
from canasta.engine.core.judge import judge
from canasta.engine.core.moves import Mover
from canasta.engine.core.out import can_go_out
from canasta.engine.core.start import start
from canasta.engine.core.state import State
from canasta.engine.core.turn import apply
from canasta.engine.cutting import cards_needed, cutter
from canasta.engine.draft import Draft, draft_of
from canasta.engine.event import Event
from canasta.engine.faults import violations_of
from canasta.engine.holdings import Holdings
from canasta.engine.kinds import has_kind, kind_in
from canasta.engine.melds import join_melds, lay_cards, merge_melds
from canasta.engine.minimum import from_core, minimum_of, to_core
from canasta.engine.position import Position
from canasta.engine.reading import read_position
from canasta.engine.resolve import Resolved, named_cards, resolve
from canasta.engine.scoresheet import ScoreSheet, canastas_of, penalties_of, sheet_of
from canasta.engine.seating import resting_in, seat_players
from canasta.engine.story import Story, Told
from canasta.engine.violation import IllegalAction, Violation
from canasta.engine.writing import write_position
from canasta.rules import IRREGULARITIES, Rules

PHASES = ("draw", "play", "answer", "over")


class Deal:
    """A deal of Canasta. Make one with ``Deal.start`` (from a pack) or ``Deal.at`` (any moment).

    Whatever `violations` finds nothing in may be played; what is played either succeeds wholly or changes nothing. Seats are
    numbered clockwise from 0; sides in the order of their first seat.
    """

    def __init__(self, rules: Rules, state: State, cards: Holdings, scores: tuple[int, ...], number: int) -> None:
        self.rules = rules
        self.scores = scores
        self.number = number
        self.pack: tuple[Card, ...] | None = None
        self.cut: int | None = None
        self.acts: list[tuple[int, Action]] = []
        self.breaches: list[Breach] = []
        self.first_hands: tuple[tuple[Card, ...], ...] = ()
        self.first_red3: tuple[tuple[Card, ...], ...] = ()
        self.upcard: tuple[Card, ...] = ()
        self._state = state
        self._cards = cards
        self._mover: Mover = mover_for(rules)
        self._story = Story(rules)
        self._suited = self._mover.tables.kinds > k.RANKS

    # Making one

    @classmethod
    def start(
        cls,
        rules: Rules,
        *,
        pack: Sequence[Card],
        dealer: int,
        scores: Sequence[int] | None = None,
        deal_number: int = 1,
        cut: int | None = None,
    ) -> Deal:
        """Deal ``pack``, whose cards leave it in order: hands one card at a time from the dealer's left, the upcard, red threes.

        ``scores`` are the sides' totals before the deal (zeros if left out). ``cut`` is how many cards were lifted in the cut;
        it is of no account where the rules pay nothing for an exact cut, or where nobody counted. Raises RulesError for rules
        that cannot be played, TypeError and ValueError for what is wrong of its kind: a pack that is not that of the rules, a
        dealer that is no seat, scores of other sides.
        """
        check_rules(rules)
        mover = mover_for(rules)
        pack = cards_given(pack)
        full = Counter(full_pack(rules["deck.packs"], rules["deck.jokers"]))
        if Counter(pack) != full:
            wrong = [card.text for card in ((full - Counter(pack)) + (Counter(pack) - full))]
            raise ValueError(f"not the pack of these rules ({len(pack)} cards, {full.total()} expected): {' '.join(wrong[:5])}")
        dealer = seat_of(dealer, "dealer", rules.players)
        totals, deal_number = totals_given(rules, scores), number_given(deal_number)
        if cut is not None:
            cut = whole(cut, "cut", 1, len(pack), "a number of cards")
        state = State(mover.tables)
        deal = cls(rules, state, Holdings(rules.players, len(rules.sides)), totals, deal_number)
        deal.pack = pack
        deal._cards.stock = list(reversed(pack))
        for place, card in enumerate(pack):
            state.stock[place] = kind_in(mover.tables, card)
        seat_players(rules, state, resting_in(rules, deal_number))
        state.stock_end = len(pack)
        for side in range(len(rules.sides)):
            state.minimums[side] = to_core(minimum_of(rules, totals, side, deal_number))
        start(state, dealer, mover.search)
        steps = deal._cards.follow_stock(state, rules.side_of)
        deal.first_hands = tuple(tuple(hand) for hand in deal._cards.hands)
        deal.first_red3 = tuple(tuple(threes) for threes in deal._cards.red3)
        deal.upcard = tuple(card for what, _, card in steps if what == k.LOG_TURNED)
        deal._count_cut(cut)
        deal._story.dealt(state, deal._cards, steps)
        return deal

    @classmethod
    def at(cls, position: Position) -> Deal:
        """The deal at ``position``. Raises PositionError, which names the key, for what cannot be true."""
        require(position, Position, "position", "a canasta.engine.Position")
        mover = mover_for(position.rules)
        state, cards, scores, number = read_position(position, mover)
        deal = cls(position.rules, state, cards, scores, number)
        deal.breaches = list(position.irregularities)
        return deal

    def copy(self) -> Deal:
        """The same deal, to be played on its own."""
        other = Deal(self.rules, self._state.copy(), self._cards.copy(), self.scores, self.number)
        other.pack = self.pack
        other.cut = self.cut
        other.acts = list(self.acts)
        other.breaches = list(self.breaches)
        other.first_hands, other.first_red3, other.upcard = self.first_hands, self.first_red3, self.upcard
        other._story = self._story.copy()
        return other

    def position(self) -> Position:
        """This moment as data."""
        return write_position(self.rules, self._state, self._cards, self.scores, self.number, self.breaches)

    # What stands

    @property
    def phase(self) -> str:
        """``draw``, ``play``, ``answer`` or ``over``."""
        return PHASES[int(self._state.phase)]

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return bool(self._state.phase == k.OVER)

    @property
    def to_move(self) -> int:
        """The seat whose act is awaited (in phase ``answer``, the one who answers)."""
        return int(self._state.to_move)

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return int(self._state.dealer)

    @property
    def asker(self) -> int:
        """The seat that asked, in phase ``answer``."""
        return int(self._state.asker)

    @property
    def answer(self) -> str:
        """The partner's answer this turn: ``y``, ``n`` or nothing."""
        return ("", "y", "n")[int(self._state.answer)]

    @property
    def took(self) -> bool:
        """Whether the pile was taken this turn."""
        return bool(self._state.took)

    @property
    def laid(self) -> bool:
        """Whether melds were laid this turn, beside those of a take."""
        return bool(self._state.laid)

    @property
    def round(self) -> int:
        """The how-manieth turn of the player to move."""
        return int(self._state.round)

    @property
    def stock_size(self) -> int:
        """Cards in the stock."""
        return int(self._state.stock_left())

    @property
    def pile(self) -> tuple[Card, ...]:
        """The pile, bottom to top."""
        return tuple(self._cards.pile)

    @property
    def frozen(self) -> bool:
        """Whether the pile is frozen for everybody."""
        return bool(self._state.frozen or self._state.tables.frozen_always)

    def frozen_for(self, seat: int) -> bool:
        """Whether the pile is frozen to ``seat``."""
        return bool(self._state.frozen_for(self._seat(seat)))

    @property
    def blocked(self) -> bool:
        """Whether the top card keeps the pile from being taken this turn."""
        return bool(self._state.blocked) and bool(self._cards.pile)

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards that ``seat`` holds, in the order in which they came."""
        return tuple(self._cards.hands[self._seat(seat)])

    def hand_size(self, seat: int) -> int:
        """How many cards ``seat`` holds."""
        return int(self._state.seats[self._seat(seat)].held)

    def melds(self, side: int) -> tuple[tuple[Card, ...], ...]:
        """The side's melds in the order laid (meld number 1 first), cards in the order laid."""
        return tuple(tuple(meld) for meld in self._cards.melds[self._side(side)])

    def red3(self, side: int) -> tuple[Card, ...]:
        """The side's red threes."""
        return tuple(self._cards.red3[self._side(side)])

    def melded(self, seat: int) -> bool:
        """Whether ``seat`` has melded in this deal."""
        return bool(self._state.seats[self._seat(seat)].melded)

    def opened(self, seat: int) -> bool:
        """Whether the opening minimum is behind ``seat``."""
        return bool(self._state.opened(self._seat(seat)))

    def minimum(self, side: int) -> int | str:
        """The side's opening minimum in this deal, or the name of a condition; it stays after the opening."""
        return from_core(int(self._state.minimums[self._side(side)]))

    @property
    def alone(self) -> int | None:
        """The seat that plays alone, once sides have formed (teams = lone_hand)."""
        return None if self._state.alone < 0 else int(self._state.alone)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The sides as they play now: as the rules have them, or as they formed during the deal. Empty: joined to another."""
        team = [int(self._state.team[seat]) for seat in range(self.rules.players)]
        return tuple(tuple(seat for seat, own in enumerate(team) if own == side) for side in range(len(self.rules.sides)))

    @property
    def resting(self) -> tuple[int, ...]:
        """The seats that sit out this deal."""
        return tuple(seat for seat, player in enumerate(self._state.seats) if player.sits_out)

    @property
    def exact_cut(self) -> int | None:
        """The seat that cut exactly the cards that the deal needed, where the rules pay for it."""
        return None if self._state.exact_cut < 0 else int(self._state.exact_cut)

    def barred(self, seat: int) -> bool:
        """Whether a "no" keeps the seat from going out for the whole deal."""
        return bool(self._state.seats[self._seat(seat)].barred)

    def asked_before(self, seat: int) -> bool:
        """Whether the seat has asked for leave to go out in this deal."""
        return bool(self._state.seats[self._seat(seat)].asked_deal)

    def foot_size(self, seat: int) -> int:
        """How many cards lie in the seat's foot; 0 once it is picked up (or where there are no feet)."""
        return int(self._state.seats[self._seat(seat)].foot_held)

    def bonus_due(self, seat: int) -> int:
        """How many bonus cards come with the seat's next turn."""
        return int(self._state.seats[self._seat(seat)].bonus)

    @property
    def hidden(self) -> int:
        """How many cards at the bottom of the pile nobody has seen."""
        return self._cards.hidden

    def canastas(self, side: int) -> list[tuple[str, str]]:
        """The side's canastas as (rank text, ``natural`` or ``mixed``)."""
        return canastas_of(self._state, self._side(side))

    @property
    def went_out(self) -> int | None:
        """The seat that went out."""
        return None if self._state.went_out < 0 else int(self._state.went_out)

    @property
    def concealed(self) -> bool:
        """Whether the going out was concealed."""
        return bool(self._state.out_concealed)

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return self._story.events

    @property
    def sheet(self) -> ScoreSheet | None:
        """The score sheet, once the deal is over."""
        return sheet_of(self.rules, self._state, self.scores, penalties_of(self.rules, self.breaches)) if self.over else None

    # What may be done

    def takeable(self) -> bool:
        """Whether the player to move may take the pile in some way. Exact."""
        return bool(self._mover.search.takeable(self._state))

    def must_take(self) -> bool:
        """Whether the player to move has no other act than to take the pile."""
        return bool(self._mover.search.must_take(self._state))

    def can_go_out(self) -> bool:
        """Whether the player to move can go out this turn with what he holds (in phase ``draw``: after a take)."""
        state, mover = self._state, self._mover
        if state.phase == k.PLAYING:
            if self.answer == "n" or state.seats[state.to_move].barred:
                return False
            return bool(can_go_out(state, mover.search.layout))
        if state.phase != k.DRAWING or state.seats[state.to_move].barred or not self.takeable():
            return False
        for move in mover.legal_moves(state):
            act = mover.decode(state, move)
            if act.verb != k.TAKE:
                continue
            after = state.copy()
            judge(after, act, mover.search)
            apply(after, act, mover.search)
            if after.phase == k.OVER or can_go_out(after, mover.search.layout):
                return True
        return bool(mover.search.leaving_claim(state)) if mover.search.may_claim(state) else False

    def legal_actions(self) -> list[Action]:
        """What may be done, as docs/architecture.md says ("What is listed"). Empty only when the deal is over."""
        actions = (
            action_of(self._mover.decode(self._state, move), self._state, self._cards.hands[self.to_move])
            for move in self._mover.legal_moves(self._state)
        )
        return list(dict.fromkeys(actions))  # going out in one act may be a plain act too

    def violations(self, action: Action, seat: int | None = None) -> tuple[Violation, ...]:
        """Every reason why ``action`` is not legal now, with its numbers; empty when it is. ``seat`` is who wants
        it (default: who is to move).
        """
        resolved = self._resolve(action)
        found = self._foreign(action, seat, resolved)
        if not found:
            self._reveal(resolved)
            found = self._judged(resolved)
            self._unreveal(resolved)
        return found

    def is_legal(self, action: Action) -> bool:
        """Whether ``action`` may be played now."""
        return not self.violations(action)

    def concrete(self, action: Action) -> Action:
        """``action`` with suits filled in from the mover's hand."""
        return self._resolve(action).action

    def draft(self, action: Action) -> Draft:
        """What ``action`` (a meld or a take) would be: points and faults group by group, for a player who is
        still arranging cards.
        """
        resolved = self._resolve(action)
        violations = self.violations(action)
        self._reveal(resolved)
        draft = draft_of(self._state, self._mover, resolved.action, violations)
        self._unreveal(resolved)
        return draft

    def play(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Do ``action``; the events that follow from it. Raises IllegalAction with all violations, nothing changed."""
        resolved = self._resolve(action)
        found = self._foreign(action, seat, resolved)
        if found:
            raise IllegalAction(found)
        self._reveal(resolved)
        found = self._judged(resolved)
        if found:
            self._unreveal(resolved)
            raise IllegalAction(found)
        return self._do(resolved.action)

    def charge(self, seat: int, kind: str, turn: int = 0) -> Event:
        """``seat`` committed an irregularity (``canasta.rules.IRREGULARITIES``); it costs what the rules say, from now on.

        ``turn``: in which turn of the deal it was (0: in the running one). Raises ValueError for a seat or a kind that does not
        exist, and when the deal is over.
        """
        if kind not in IRREGULARITIES:
            raise ValueError(f"{kind!r} is no irregularity: one of {', '.join(IRREGULARITIES)} was expected")
        seat_of(seat, "seat", self.rules.players)
        if self.over:
            raise ValueError("the deal is over")
        self.breaches.append(Breach(seat, kind, turn or int(self._state.turn)))
        side = self.rules.side_of[seat]
        self._state.minimums[side] = to_core(minimum_of(self.rules, self.scores, side, self.number, self.breaches))
        return self._story.breach(seat, IRREGULARITIES[kind], from_core(int(self._state.minimums[side])))

    def nobody_takes(self) -> tuple[Event, ...]:
        """The stock is gone, and the player to move was not able to take the pile: the deal has ended.

        Needed only where that player's hand is not known: the deal cannot see it itself. The events of its end; ValueError where
        it is not so.
        """
        if self.phase != "draw" or self.stock_size or UNKNOWN not in self._cards.hands[self.to_move]:
            raise ValueError("only a deal whose stock is gone, before a player whose hand is not known, may have ended unseen")
        self._state.phase = k.OVER
        sheet = self.sheet
        assert sheet is not None
        return self._story.run_out(self._state, sheet)

    # Inside

    def _count_cut(self, lifted: int | None) -> None:
        """Who cut, and whether it was exact."""
        bonus = int(self.rules["deal.exact_cut_bonus"])
        if lifted is None or not bonus:
            return
        seat, need = cutter(self.rules, self.dealer, self.number), cards_needed(self.rules)
        self.cut = lifted
        if lifted == need:
            self._state.exact_cut = seat
        self._story.cut(seat, lifted, need, bonus if lifted == need else 0)

    def _seat(self, seat: int) -> int:
        return seat if type(seat) is int and 0 <= seat < len(self._cards.hands) else seat_of(seat, "seat", self.rules.players)

    def _side(self, side: int) -> int:
        sides = len(self._cards.melds)
        return side if type(side) is int and 0 <= side < sides else whole(side, "side", 0, sides - 1, "a side")

    def _free(self) -> Counter[Card]:
        pack = Counter(full_pack(self.rules["deck.packs"], self.rules["deck.jokers"]))
        return self._cards.free(pack)

    def _resolve(self, action: Action) -> Resolved:
        check_action(action)
        hand = self._cards.hands[self.to_move]
        free = self._free() if UNKNOWN in hand else Counter[Card]()
        return resolve(action, hand, free, self._suited, self.rules["meld.threes"])

    def _foreign(self, action: Action, seat: int | None, resolved: Resolved) -> tuple[Violation, ...]:
        """What only the border can see."""
        found = list(resolved.violations)
        if seat is not None and seat != self.to_move and not self.over:
            seat = seat_of(seat, "seat", len(self._cards.hands))
            found.append(Violation("not_your_turn", data={"seat": seat, "to_move": self.to_move}))
        if isinstance(action, Draw) and self.phase == "draw" and self._state.can_draw():
            found += self._wrong_draw(action)
        return tuple(found)

    def _wrong_draw(self, action: Draw) -> list[Violation]:
        """A draw names its cards where the stock is not known; where it is, they must be the next."""
        free = self._free() if action.cards else Counter[Card]()
        stock = self._cards.stock
        due = int(self._state.tables.draw_count + self._state.seats[self.to_move].bonus)
        for number, name in enumerate(action.cards):
            if number >= len(stock) or due == 0:
                return [Violation("card_not_next", data={"card": name.text, "number": number + 1})]
            lies = stock[-1 - number]
            if lies is UNKNOWN:
                fits = [card for card, count in free.items() if count > 0 and name.matches(card)]
                if name is not UNKNOWN and not fits:
                    return [Violation("card_not_free", data={"card": name.text})]
                if fits:
                    free[min(fits)] -= 1
            elif not name.matches(lies) and name is not UNKNOWN:
                return [Violation("card_not_next", data={"card": name.text, "number": number + 1})]
            due -= not (self._is_replaced(name) or self._is_replaced(lies))
        return []

    def _is_replaced(self, card: Card) -> bool:
        """Whether a card that is drawn is laid and replaced at once."""
        t = self._state.tables
        kind = kind_in(t, card) if card.rank == Rank.THREE and has_kind(card) else k.UNSEEN
        return (kind == k.RED_THREE and not t.red3_kept) or (kind == k.BLACK_THREE and bool(t.black3_as_red))

    def _name_draw(self, action: Draw) -> None:
        """Unknown cards of the stock turn out to be what the draw names."""
        stock, state = self._cards.stock, self._state
        for number, name in enumerate(action.cards):
            place = len(stock) - 1 - number
            if stock[place] is UNKNOWN and name is not UNKNOWN:
                card = min(card for card, count in self._free().items() if count > 0 and name.matches(card))
                stock[place] = card
                state.stock[state.stock_at + number] = kind_in(self._state.tables, card)
                self._count_free(card, -1)

    def _count_free(self, card: Card, step: int) -> None:
        t, kind = self._state.tables, kind_in(self._state.tables, card)
        self._state.free[t.rank_of[kind]] += step
        if kind >= k.SUITED:
            self._state.free[kind] += step

    def _reveal(self, resolved: Resolved) -> None:
        seat, hand = self._state.seats[self._state.to_move], self._cards.hands[self.to_move]
        for card in resolved.revealed:
            hand[hand.index(UNKNOWN)] = card
            seat.lose(k.UNSEEN)
            seat.gain(kind_in(self._state.tables, card))
            self._count_free(card, -1)

    def _unreveal(self, resolved: Resolved) -> None:
        seat, hand = self._state.seats[self._state.to_move], self._cards.hands[self.to_move]
        for card in reversed(resolved.revealed):
            hand[len(hand) - 1 - hand[::-1].index(card)] = UNKNOWN
            seat.lose(kind_in(self._state.tables, card))
            seat.gain(k.UNSEEN)
            self._count_free(card, 1)

    def _judged(self, resolved: Resolved) -> tuple[Violation, ...]:
        act = self._mover.act
        early = act_of(resolved.action, self._state, act)
        if early:
            return early
        judge(self._state, act, self._mover.search)
        found = violations_of(act, self._state.tables)
        if not resolved.missing or self.phase in ("answer", "over"):
            return found
        return self._not_held(resolved) + tuple(violation for violation in found if violation.code != "not_in_hand")

    def _not_held(self, resolved: Resolved) -> tuple[Violation, ...]:
        """A card named with its suit must be that card; the core knows kinds only."""
        named, hand = named_cards(resolved.action), self._cards.hands[self.to_move]
        return tuple(
            Violation(
                "not_in_hand",
                data={"card": card.text, "have": sum(map(card.matches, hand)), "need": sum(map(card.matches, named))},
            )
            for card in sorted(set(resolved.missing))
        )

    def _do(self, action: Action) -> tuple[Event, ...]:
        """Do a judged action: physical cards first, then the core, then the story."""
        state, cards, seat, rules_sides = self._state, self._cards, self.to_move, self.rules.side_of
        act = self._mover.act
        if isinstance(action, Draw):
            self._name_draw(action)
        before = self._story.before(state, cards)
        taken = self._taken(action)
        laid: list[tuple[int, tuple[Card, ...]]] = []
        if isinstance(action, Meld | Take):
            laid = lay_cards(cards, act, action, seat, int(state.team[seat]), rules_sides[seat])
        elif isinstance(action, Join):
            join_melds(cards, action, int(state.team[seat]))
        elif isinstance(action, Discard):
            cards.hands[seat].remove(action.card)
            cards.pile.append(action.card)
        elif isinstance(action, Special):
            cards.aside += cards.hands[seat]
            cards.hands[seat].clear()
        alone = self.alone
        apply(state, act, self._mover.search)
        if alone is None and self.alone is not None:
            merge_melds(state, cards)
        kept = cards.pile[: len(cards.pile) - len(taken)] if taken else []
        hidden = max(0, cards.hidden - len(kept)) if taken else 0
        if taken:
            threes = [card for card in taken[:-1] if self._lies_open(card)]
            cards.pile = threes
        steps = cards.follow_stock(state, rules_sides)
        if isinstance(action, Draw):
            action = Draw(tuple(card for what, _, card in steps if what in (k.LOG_DREW, k.LOG_RED_THREE, k.LOG_BLACK_THREE)))
        if taken:
            cards.pile = kept
            cards.hidden = min(cards.hidden, len(kept))
            cards.hands[seat].extend(card for card in taken[:-1] if not self._lies_open(card))
        self.acts.append((seat, action))
        return self._story.tell(Told(action, seat, before, taken, hidden, laid, steps), state, self.sheet)

    def _taken(self, action: Action) -> tuple[Card, ...]:
        """The cards of the pile that a take moves, bottom to top."""
        if not isinstance(action, Take):
            return ()
        return tuple(self._cards.pile[len(self._cards.pile) - int(self._mover.act.moved) :])

    def _lies_open(self, card: Card) -> bool:
        """Whether a card of a taken pile is laid out (or set aside) instead of coming into the hand."""
        if self.rules["meld.threes"]:
            return False
        return card.is_red_three or (card.is_black_three and bool(self._state.tables.black3_aside))
