"""Many independent deals by bots: what came of them, and a digest of every act and score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random

from canasta.bots.bot import Bot, make_bot
from canasta.bots.playing import play_deal
from canasta.cards import Card, full_pack
from canasta.cards.given import whole
from canasta.engine import Deal, ScoreSheet
from canasta.notation import write_action
from canasta.rules import Rules
from canasta.shuffle import cut_of, deal_seed, shuffled

#: More than anybody waits for.
MOST_DEALS = 10**12


@dataclass(frozen=True, slots=True)
class SimulatedDeal:
    """One deal of a simulation. ``number`` counts from 0; ``seed`` is what its pack follows from (``None``: from nothing)."""

    number: int
    deal: Deal
    seed: bytes | None = None

    @property
    def sheet(self) -> ScoreSheet:
        """The deal's score sheet; the deal is over."""
        sheet = self.deal.sheet
        assert sheet is not None
        return sheet


@dataclass(slots=True)
class Summary:
    """What many deals came to. ``points`` by side, in all; ``digest`` is over every act and score."""

    sides: int
    deals: int = 0
    went_out: int = 0
    points: list[int] = field(default_factory=list)
    digest: str = ""

    def add(self, played: SimulatedDeal) -> None:
        """Count one deal, in the order of their numbers."""
        sheet = played.sheet
        self.points = [a + b for a, b in zip(self.points or [0] * self.sides, sheet.points, strict=True)]
        self.deals += 1
        self.went_out += sheet.went_out is not None
        acts = " ".join(f"{seat}:{write_action(action)}" for seat, action in played.deal.acts)
        self.digest = sha256(f"{self.digest}\n{acts}\n{list(sheet.points)}\n".encode()).hexdigest()

    @property
    def went_out_share(self) -> float:
        """The share of deals that ended by a player going out (0 to 1)."""
        return self.went_out / self.deals if self.deals else 0.0

    @property
    def mean_points(self) -> list[float]:
        """By side, the mean points of a deal."""
        return [total / self.deals for total in self.points] if self.deals else [0.0] * self.sides


def pack_of(rules: Rules) -> list[Card]:
    """All cards of the rules' pack."""
    return full_pack(rules["deck.packs"], rules["deck.jokers"])


def dealer_of(rules: Rules, number: int) -> int:
    """Who deals deal ``number`` (from 0): seat 0 first, then clockwise."""
    return number % rules.players


def bots_for(names: Sequence[str], seed: str, number: int) -> list[Bot]:
    """Fresh bots for one deal; each has its own generator, which follows from the seed, the deal and the seat."""
    return [make_bot(name, Random(f"{seed}\n{number}\n{seat}")) for seat, name in enumerate(names)]


def play_numbered(
    rules: Rules, pack: Sequence[Card], bots: Sequence[Bot], number: int, seed: bytes | None = None, cut: int | None = None
) -> SimulatedDeal:
    """Deal ``number`` with a given pack and cut, from 0-0."""
    return SimulatedDeal(number, play_deal(rules, pack, dealer_of(rules, number), bots, cut=cut), seed)


def simulate_deal(rules: Rules, bots: Sequence[Bot], seed: str, number: int) -> SimulatedDeal:
    """Deal ``number`` of the simulation of ``seed``, from 0-0. The same arguments give the same deal everywhere."""
    secret = deal_seed(seed, number)
    return play_numbered(rules, shuffled(pack_of(rules), secret), bots, number, secret, cut_of(rules, secret))


def simulate(
    rules: Rules,
    names: Sequence[str],
    deals: int,
    seed: str,
    *,
    each: Callable[[SimulatedDeal], None] | None = None,
) -> Summary:
    """``deals`` deals by the bots called ``names`` (one a seat). ``each`` is told of every deal. Raises ``UnknownBot``."""
    deals = whole(deals, "deals", 0, MOST_DEALS, "a number of deals")
    summary = Summary(sides=len(rules.sides))
    for number in range(deals):
        played = simulate_deal(rules, bots_for(names, seed, number), seed, number)
        summary.add(played)
        if each is not None:
            each(played)
    return summary
