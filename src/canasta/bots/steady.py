"""A sound club player: weighs the pile, keeps pairs, throws what does least harm, goes out when it pays."""

from __future__ import annotations

from random import Random

from canasta.bots.bot import generator, require_turn
from canasta.bots.figures import Figures, figures
from canasta.bots.going_out import Plan, answer, plan, wants_out
from canasta.bots.holding import Holding, after
from canasta.bots.opening import openings
from canasta.bots.policy import policy_action
from canasta.bots.risk import discard_risk
from canasta.bots.sight import Sight
from canasta.bots.worth import DEFAULT, Weights, outlook, stake, worth
from canasta.cards import Card
from canasta.cards.given import require
from canasta.engine import Action, Answer, Ask, Deal, Discard, Draw, Meld, Pass, Take
from canasta.view import Observation

#: What a card from the stock is worth, all in all.
_DRAWN = 14.0
#: A meld is laid when it gains at least this.
_LEAST = 0.5


class SteadyBot:
    """Judges what its side would have after each act, without looking at the plays that follow. It needs no chance.

    Games beyond plain sets (sequences, several sets of a rank, wild melds, feet, sides that form in play), and those in which two
    sides need two canastas each, it plays by the core's policy, which aims at what each of them asks for (docs/bots.md).
    """

    def __init__(self, rng: Random, weights: Weights = DEFAULT) -> None:
        self._rng = generator(rng)
        require(weights, Weights, "weights", "canasta.bots.worth.Weights")
        self._weights = weights

    def choose(self, observation: Observation) -> Action:
        """What a club player does."""
        require_turn(observation)
        if not judged(figures(observation.rules)):
            return policy_action(observation)
        return _Thought(observation, self._weights).action()


def judged(numbers: Figures) -> bool:
    """Whether the judgement fits the game, which was made for Classic: measured against the core's policy."""
    return numbers.plain and (numbers.out_canastas == 1 or len(numbers.sides) > 2)


class _Thought:
    """One decision."""

    def __init__(self, seen: Observation, weights: Weights) -> None:
        self.seen = seen
        self.weights = weights
        self.sight = Sight(seen)
        self.view = outlook(self.sight)
        self._deal: Deal | None = None
        self.now = self.worth(Holding.now(self.sight))

    def action(self) -> Action:
        legal = self.seen.legal
        if len(legal) == 1:
            return legal[0]
        if self.seen.phase == "answer":
            return Answer(answer(self.sight, self.view))
        if self.seen.phase == "draw":
            return self._draw_or_take()
        return self._out() or self._meld() or self._discard()

    def legal(self, action: Action) -> bool:
        """Whether the rules allow an action that was not listed."""
        if action in self.seen.legal:
            return True
        if self._deal is None:
            self._deal = self.seen.deal()
        return not self._deal.violations(action)

    def gain(self, action: Action) -> float:
        """How much better ``action`` leaves the own side than it stands."""
        return self.worth(after(self.sight, action)) - self.now

    def worth(self, holding: Holding) -> float:
        return worth(self.sight, holding, self.view, self.weights)

    # drawing

    def _draw_or_take(self) -> Action:
        takes = [action for action in self.seen.legal if isinstance(action, Take)]
        others = [action for action in self.seen.legal if isinstance(action, (Draw, Pass))]
        if not takes:
            return others[0] if others else self.seen.legal[0]
        best = max(takes, key=self._take_gain)
        if not others:
            return best
        stays = isinstance(others[0], Draw)
        return best if self._take_gain(best) > (_DRAWN * self.view.time if stays else 0.0) else others[0]

    def _take_gain(self, action: Take) -> float:
        """What the pile brings: its cards, and that nobody else gets them."""
        denied = 5.0 * len(self.seen.pile) * self.view.time
        return self.gain(action) + denied

    # going out

    def _out(self) -> Action | None:
        way = plan(self.sight)
        if way is None or not self._plan_is_legal(way):
            return None
        if self.seen.asked == "y":
            return self._first_step(way)
        if not wants_out(self.sight, way, self.view):
            return None
        if any(isinstance(action, Ask) for action in self.seen.legal) and self._worth_asking():
            return Ask()
        return self._first_step(way)

    def _worth_asking(self) -> bool:
        """Partners with many cards may have something to lay first; with the others close to going out there is no time."""
        cards = max((self.seen.hand_sizes[seat] for seat in self.sight.partners), default=0)
        return cards >= 5 and self.view.danger < 0.3

    def _plan_is_legal(self, way: Plan) -> bool:
        return self.legal(self._first_step(way))

    def _first_step(self, way: Plan) -> Action:
        if way.groups:
            return Meld(way.groups)
        assert way.discard is not None  # a hand is never empty in phase play
        return Discard(way.discard)

    # melding

    def _meld(self) -> Action | None:
        """The meld that gains most, if any gains; never one that goes out by the way."""
        listed: list[Action] = [action for action in self.seen.legal if isinstance(action, Meld)]
        found = listed if self.sight.opened else openings(self.sight, listed)
        ranked = []
        for number, action in enumerate(found):
            holding = after(self.sight, action)
            if holding.size >= 2 or (self.seen.asked == "y"):
                ranked.append((self.worth(holding) - self.now, -number, action))
        ranked.sort(key=lambda entry: entry[:2], reverse=True)
        for gain, _, action in ranked:
            if gain < _LEAST:
                return None
            if self.legal(action):
                return action
        return None

    # discarding

    def _discard(self) -> Action:
        discards = [action for action in self.seen.legal if isinstance(action, Discard)]
        if not discards:
            return self._forced()
        return max(discards, key=lambda action: (self._discard_gain(action.card), -action.card.code))

    def _discard_gain(self, card: Card) -> float:
        gain = self.gain(Discard(card)) - discard_risk(self.sight, card)
        if card.is_wild and not self.seen.frozen:
            gain += self._freeze_gain()
        return gain

    def _freeze_gain(self) -> float:
        """What a frozen pile is worth: how much easier the others could have taken it than we."""
        sight = self.sight
        side = sight.figures.side_of[sight.next]
        if side == sight.side or not sight.side_opened(side):
            return -20.0
        ours = min(0.6, 0.1 * len(sight.own)) if sight.opened else 0.0
        theirs = min(0.6, 0.1 * len(sight.theirs[side]))
        return (theirs - ours) * stake(sight) * 1.5

    def _forced(self) -> Action:
        """No discard is possible: go out in any way, or end the turn as the rules allow."""
        melds = [action for action in self.seen.legal if isinstance(action, Meld)]
        if melds:
            return max(melds, key=self.gain)
        return self.seen.legal[-1]
