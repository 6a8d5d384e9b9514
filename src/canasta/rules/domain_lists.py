"""Domains of lists: points by count, opening tiers, card values, pairs of numbers."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import cast

from canasta.rules.domain import Domain, is_number, read_number
from canasta.rules.fault import ValueFault
from canasta.rules.value import LOWEST, Raw, RawList, Value, raw_text

#: Conditions that may stand in a tier in place of a number: a canasta, a canasta and 200 points, a natural canasta.
CONDITIONS = ("canasta", "canasta_200", "natural_canasta")

#: The ranks that ``card.values`` names, in its order.
VALUED_RANKS = ("4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2", "Jo")


def _pair(raw: Raw) -> tuple[Raw, Raw] | None:
    if isinstance(raw, RawList) and len(raw.parts) == 2:
        return raw.parts[0], raw.parts[1]
    return None


@dataclass(frozen=True, slots=True)
class Points(Domain):
    """A list of points for one, two, three … of a thing: ``[100,200,300,800]``; ``tuple[int, ...]`` in Python."""

    most: int
    longest: int

    def read(self, raw: Raw) -> Value:
        if not isinstance(raw, RawList):
            raise self._fault(raw_text(raw))
        numbers = tuple(read_number(part) for part in raw.parts)
        if any(number is None for number in numbers):
            raise self._fault(raw_text(raw))
        value = cast("tuple[int, ...]", numbers)
        self.check(value)
        return value

    def check(self, value: Value) -> None:
        fine = (
            isinstance(value, tuple)
            and 1 <= len(value) <= self.longest
            and all(isinstance(number, int) and is_number(number) and 0 <= number <= self.most for number in value)
        )
        if not fine:
            raise self._fault(self.text(value) if isinstance(value, tuple) else str(value))

    def text(self, value: Value) -> str:
        return "[" + ",".join(map(str, cast("tuple[int, ...]", value))) + "]"

    def _fault(self, value: str) -> ValueFault:
        return ValueFault("points", value=value, most=str(self.most), longest=str(self.longest))


@dataclass(frozen=True, slots=True)
class Tiers(Domain):
    """Opening minimums by score: ``[[min,15],[0,50],[1500,90],[3000,120]]``; ``((LOWEST, 15), (0, 50), …)`` in Python.

    The first tier starts at ``min``, the others at rising scores. A minimum is a number or one of CONDITIONS.
    """

    most: int = 1000

    def read(self, raw: Raw) -> Value:
        if not isinstance(raw, RawList):
            raise self._fault(raw_text(raw))
        tiers: list[tuple[int, int | str]] = []
        for part in raw.parts:
            pair = _pair(part)
            if pair is None:
                raise self._fault(raw_text(raw))
            start = LOWEST if pair[0] == "min" else read_number(pair[0])
            need = pair[1] if isinstance(pair[1], str) and pair[1] in CONDITIONS else read_number(pair[1])
            if start is None or need is None:
                raise self._fault(raw_text(raw))
            tiers.append((start, need))
        value = tuple(tiers)
        self.check(value)
        return value

    def check(self, value: Value) -> None:
        if not isinstance(value, tuple) or not value or not all(self._is_tier(tier) for tier in value):
            raise self._fault(str(value))
        starts = [cast("tuple[int, int | str]", tier)[0] for tier in value]
        if starts[0] != LOWEST:
            raise ValueFault("tiers-start", value=self.text(value))
        if any(later <= earlier for earlier, later in pairwise(starts)):
            raise ValueFault("tiers-order", value=self.text(value))

    def _is_tier(self, tier: object) -> bool:
        if not isinstance(tier, tuple) or len(tier) != 2 or not is_number(tier[0]):
            return False
        need = tier[1]
        return need in CONDITIONS if isinstance(need, str) else is_number(need) and 0 <= need <= self.most

    def text(self, value: Value) -> str:
        tiers = cast("tuple[tuple[int, int | str], ...]", value)
        return "[" + ",".join(f"[{'min' if start == LOWEST else start},{need}]" for start, need in tiers) + "]"

    def _fault(self, value: str) -> ValueFault:
        return ValueFault("tiers", value=value, most=str(self.most), choices=", ".join(CONDITIONS))

    @property
    def words(self) -> tuple[str, ...]:
        return CONDITIONS


def runs_of_card_values(value: Value) -> list[tuple[str, str, int]]:
    """Card values as (lowest rank, highest rank, points): neighbours of equal value in one, the two and the joker alone."""
    runs: list[tuple[str, str, int]] = []
    for rank, points in cast("tuple[tuple[str, int], ...]", value):
        if runs and runs[-1][2] == points and rank not in ("2", "Jo"):
            runs[-1] = (runs[-1][0], rank, points)
        else:
            runs.append((rank, rank, points))
    return runs


@dataclass(frozen=True, slots=True)
class CardValues(Domain):
    """What each rank counts: ``[[4-7,5],[8-K,10],[A,20],[2,20],[Jo,50]]``.

    Every rank from four to ace, the two and the joker is named once, alone or in a range of ranks. In Python a pair (rank text,
    points) for each of VALUED_RANKS, in that order. Canonical: neighbours of equal value in one range, in that order.
    """

    most: int = 500

    def read(self, raw: Raw) -> Value:
        if not isinstance(raw, RawList):
            raise self._fault(raw_text(raw))
        points: dict[str, int] = {}
        for part in raw.parts:
            pair = _pair(part)
            ranks = self._ranks(pair[0]) if pair else None
            number = read_number(pair[1]) if pair else None
            if ranks is None or number is None or any(rank in points for rank in ranks):
                raise self._fault(raw_text(raw))
            points.update(dict.fromkeys(ranks, number))
        if set(points) != set(VALUED_RANKS):
            missing = ", ".join(rank for rank in VALUED_RANKS if rank not in points)
            raise ValueFault("card-values-missing", value=raw_text(raw), missing=missing)
        value = tuple((rank, points[rank]) for rank in VALUED_RANKS)
        self.check(value)
        return value

    @staticmethod
    def _ranks(raw: Raw) -> tuple[str, ...] | None:
        """The ranks of ``Q``, ``10`` or ``8-K``; ``None`` for anything else."""
        if not isinstance(raw, str):
            return None
        ends = [{"10": "T", "★": "Jo"}.get(end, end) for end in raw.split("-")]
        if len(ends) > 2 or any(end not in VALUED_RANKS for end in ends):
            return None
        if len(ends) == 1:
            return (ends[0],)
        low, high = (VALUED_RANKS.index(end) for end in ends)
        return VALUED_RANKS[low : high + 1] if low < high <= VALUED_RANKS.index("A") else None

    def check(self, value: Value) -> None:
        fine = isinstance(value, tuple) and all(
            isinstance(pair, tuple) and len(pair) == 2 and is_number(pair[1]) and 0 <= cast(int, pair[1]) <= self.most
            for pair in value
        )
        if not fine or tuple(pair[0] for pair in cast("tuple[tuple[str, int], ...]", value)) != VALUED_RANKS:
            raise self._fault(str(value))

    def text(self, value: Value) -> str:
        runs = runs_of_card_values(value)
        return "[" + ",".join(f"[{low if low == high else f'{low}-{high}'},{points}]" for low, high, points in runs) + "]"

    def _fault(self, value: str) -> ValueFault:
        return ValueFault("card-values", value=value, most=str(self.most))


@dataclass(frozen=True, slots=True)
class CountBonuses(Domain):
    """``none``, or bonuses for a number of things: ``[[5,500],[7,2000]]``; pairs of rising counts in Python, ``()`` for none."""

    most: int = 10_000

    def read(self, raw: Raw) -> Value:
        if raw == "none":
            return ()
        pairs = [_pair(part) for part in raw.parts] if isinstance(raw, RawList) else [None]
        numbers = [(read_number(pair[0]), read_number(pair[1])) if pair else (None, None) for pair in pairs]
        if any(count is None or bonus is None for count, bonus in numbers):
            raise self._fault(raw_text(raw))
        value = cast("tuple[tuple[int, int | str], ...]", tuple(numbers))
        if not value:
            raise self._fault(raw_text(raw))
        self.check(value)
        return value

    def check(self, value: Value) -> None:
        fine = isinstance(value, tuple) and all(
            isinstance(pair, tuple) and len(pair) == 2 and all(is_number(number) for number in pair) for pair in value
        )
        if not fine:
            raise self._fault(str(value))
        pairs = cast("tuple[tuple[int, int], ...]", value)
        rising = all(later[0] > earlier[0] for earlier, later in pairwise(pairs))
        if not rising or not all(count >= 1 and 0 <= bonus <= self.most for count, bonus in pairs):
            raise self._fault(self.text(value))

    def text(self, value: Value) -> str:
        pairs = cast("tuple[tuple[int, int], ...]", value)
        return "[" + ",".join(f"[{count},{bonus}]" for count, bonus in pairs) + "]" if pairs else "none"

    def _fault(self, value: str) -> ValueFault:
        return ValueFault("count-bonuses", value=value, most=str(self.most))
