"""Many independent deals by bots: what came of them, and a digest of every act and score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random

from canasta.bots.bot import Bot, make_bot
from canasta.bots.playing import play_deal
from canasta.cards import Card, full_pack
from canasta.engine import Action, Deal
from canasta.notation import write_action
from canasta.rules import Rules
from canasta.shuffle import deal_seed, shuffled


@dataclass(frozen=True, slots=True)
class SimulatedDeal:
    """One deal of a simulation. ``number`` counts from 0; ``points`` by side; ``acts`` as they were played, with the seat."""

    number: int
    seed: bytes
    dealer: int
    deal: Deal
    acts: tuple[tuple[int, Action], ...]
    points: tuple[int, ...]
    went_out: bool


@dataclass(slots=True)
class Summary:
    """What many deals came to. ``mean_points`` by side."""

    sides: int
    deals: int = 0
    went_out: int = 0
    points: list[int] = field(default_factory=list)
    _digest: bytes = b""

    def add(self, played: SimulatedDeal) -> None:
        """Count one deal, in the order of their numbers."""
        self.points = [a + b for a, b in zip(self.points or [0] * self.sides, played.points, strict=True)]
        self.deals += 1
        self.went_out += played.went_out
        acts = " ".join(f"{seat}:{write_action(action)}" for seat, action in played.acts)
        self._digest = sha256(self._digest + f"{acts} {list(played.points)}\n".encode()).digest()

    @property
    def digest(self) -> str:
        """64 hexadecimal digits over every act and score so far."""
        return self._digest.hex()

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
    """Who deals deal ``number`` (from 0): the last seat first, so that seat 0 begins; then clockwise."""
    seats: int = rules["players"]
    return (seats - 1 + number) % seats


def bots_for(names: Sequence[str], seed: str, number: int) -> list[Bot]:
    """Fresh bots for one deal; each has its own generator, which follows from the seed, the deal and the seat."""
    return [make_bot(name, Random(f"{seed}\n{number}\n{seat}")) for seat, name in enumerate(names)]


def simulate_deal(rules: Rules, bots: Sequence[Bot], seed: str, number: int) -> SimulatedDeal:
    """Deal ``number`` of the simulation of ``seed``, from 0-0. The same arguments give the same deal everywhere."""
    secret = deal_seed(seed, number)
    acts: list[tuple[int, Action]] = []
    deal = play_deal(
        rules,
        shuffled(pack_of(rules), secret),
        dealer_of(rules, number),
        bots,
        watch=lambda seat, action: acts.append((seat, action)),
    )
    sheet = deal.sheet
    assert sheet is not None  # the deal is over
    return SimulatedDeal(
        number, secret, dealer_of(rules, number), deal, tuple(acts), tuple(sheet.points), sheet.went_out is not None
    )


def simulate(
    rules: Rules,
    names: Sequence[str],
    deals: int,
    seed: str,
    *,
    each: Callable[[SimulatedDeal], None] | None = None,
) -> Summary:
    """``deals`` deals by the bots called ``names`` (one a seat). ``each`` is told of every deal. Raises ``UnknownBot``."""
    summary = Summary(sides=len(rules.sides))
    for number in range(deals):
        played = simulate_deal(rules, bots_for(names, seed, number), seed, number)
        summary.add(played)
        if each is not None:
            each(played)
    return summary
