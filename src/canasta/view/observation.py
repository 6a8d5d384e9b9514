"""The observation: all that a seat may know at one moment, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from canasta.cards import Card
from canasta.cards.given import require
from canasta.engine import Action, Breach, Deal, Event
from canasta.rules import Rules
from canasta.view.memory import Memory

if TYPE_CHECKING:
    from canasta.engine import Position

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """What ``seat`` may know (-1: a bystander, who sees no hand). Lists go by seat, or by side where it is said.

    ``phase``: ``draw``, ``play``, ``answer`` or ``over``. ``scores`` and ``minimums`` (by side): totals before this deal and what
    an opening needs. ``stock``: cards in it. ``pile``: its cards, bottom to top (all were seen as they fell). ``frozen``: for
    everybody; ``freezer``: the card that froze it. ``blocked``: the top may not be taken this turn. ``melds`` and ``red3`` by
    side. ``melded``: who has melded this deal. ``took`` / ``laid``: what the one to move has done this turn. ``asked``: the
    partner's answer this turn (``""``, ``y``, ``n``); ``asker``: who asks, in phase ``answer`` (else -1). ``hand``: the own
    cards, in the order in which they came. ``memory``: what the table no longer shows. ``events``: since the end of the own last
    turn, as this seat saw them. ``legal``: what it may do, when it is to move.

    ``barred``: by seat, told "no" for the whole deal; ``asked_before``: has asked in this deal.

    In games with more parts: ``feet``: by seat, cards in the foot (0: picked up); ``due``: bonus cards that come with the next
    turn; ``alone``: the seat that plays alone (-1: sides have not formed); ``resting``: the seats that sit out; ``hidden``: how
    many cards at the bottom of the pile nobody has seen (unknown cards there). A minimum may be the name of a condition.
    ``exact_cut``: who cut exactly what the deal needed, where the rules pay for it (-1: nobody). ``irregularities``: what was
    charged in this deal, where the rules have penalties.
    """

    rules: Rules
    seat: int
    phase: str
    to_move: int
    dealer: int
    deal_number: int
    round: int
    scores: tuple[int, ...]
    minimums: tuple[int | str, ...]
    stock: int
    pile: Cards
    frozen: bool
    blocked: bool
    melds: tuple[tuple[Cards, ...], ...]
    red3: tuple[Cards, ...]
    hand_sizes: tuple[int, ...]
    melded: tuple[bool, ...]
    took: bool
    laid: bool
    asked: str
    asker: int
    hand: Cards
    memory: Memory
    events: tuple[Event, ...]
    legal: tuple[Action, ...]
    barred: tuple[bool, ...] = ()
    asked_before: tuple[bool, ...] = ()
    feet: tuple[int, ...] = ()
    due: tuple[int, ...] = ()
    alone: int = -1
    resting: tuple[int, ...] = ()
    hidden: int = 0
    exact_cut: int = -1
    irregularities: tuple[Breach, ...] = ()

    @property
    def side(self) -> int:
        """The own side (-1 for a bystander)."""
        return self.side_of(self.seat) if self.seat >= 0 else -1

    def side_of(self, seat: int) -> int:
        """The side that ``seat`` plays for now. Where sides form during a deal, partners' melds stand at the first of them."""
        if self.alone < 0 or seat == self.alone:
            return self.rules.side_of[seat]
        return next(other for other in range(len(self.hand_sizes)) if other != self.alone)

    @property
    def top(self) -> Card | None:
        """The top of the pile."""
        return self.pile[-1] if self.pile else None

    @property
    def known(self) -> tuple[Cards, ...]:
        """By seat, the cards that all saw it take and not play since."""
        return self.memory.known

    @property
    def freezer(self) -> Card | None:
        """The card that froze the pile for everybody: the last wild card in it, else a red three."""
        if not self.frozen:
            return None
        wild = [card for card in self.pile if card.is_wild]
        freezers = wild or [card for card in self.pile if card.is_red_three and not self.rules["meld.threes"]]
        return freezers[-1] if freezers else None

    def points_needed(self, side: int) -> int:
        """The opening minimum of ``side`` in points; 0 where a condition stands in its place."""
        need = self.minimums[side]
        return need if isinstance(need, int) else 0

    def opened(self, side: int) -> bool:
        """Whether ``side`` has melds."""
        return bool(self.melds[side])

    def position(self) -> Position:
        """The deal as this seat sees it, to be read by ``Deal.at``: cards it does not know are unknown cards."""
        from canasta.view.hidden import position_seen

        return position_seen(self)

    def deal(self) -> Deal:
        """A deal with unknown cards that answers what this seat may ask: what is legal, and why not.

        Raises nothing for an observation made by ``observe``. Changes to it change nothing else.
        """
        return Deal.at(self.position())

    def sample(self, rng: Random) -> Deal:
        """A whole deal that looks the same from this seat: the unseen cards dealt anew, as far as all can be as they lie.

        Each arrangement is as likely, except where the rules tell something rare of a hand (who asks, can go out; a deal
        without a stock that is not over, has a player who can take the pile) and even deals do not find one.
        """
        from canasta.view.sampling import sampled

        require(rng, Random, "rng", "a generator such as random.Random(7)")
        return sampled(self, rng)

    def to_json(self) -> dict[str, Any]:
        """Plain JSON data: cards, actions and rules as notation text."""
        from canasta.view.text import to_json

        return to_json(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Observation:
        """The observation that ``to_json`` gave. Raises ``ObservationError`` that names the key at fault."""
        from canasta.view.text import from_json

        return from_json(data)
