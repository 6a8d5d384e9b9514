"""A discard that is legal but worth a second thought, from public facts and the own hand."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.cards import Card
from canasta.engine import Discard, Group, Meld, Onto
from canasta.table.telling.melds import is_closed, meld_name, meld_shape, rank_of
from canasta.table.telling.reader import Reader
from canasta.view import Observation


@dataclass(frozen=True, slots=True)
class Reason:
    """Why to think again: a stable code and its sentence."""

    code: str
    text: str


def discard_doubts(reader: Reader, seen: Observation, card: Card) -> list[Reason]:
    """What speaks against throwing ``card``; nothing when it goes out with it or has nothing else to throw."""
    if len(seen.hand) <= 1 or len({action.card.rank for action in seen.legal if isinstance(action, Discard)}) <= 1:
        return []
    found = []
    sign = reader.sign(card)
    text = reader.words.text
    if card.is_wild:
        found.append(Reason("is_wild", text("doubt-is-wild", card=sign)))
    elif card.rank.text not in "3":
        taker = _can_take(seen, card)
        if taker is not None:
            seat, meld = taker
            name, on = reader.name(seat), meld_name(reader.words, meld)
            found.append(Reason("fits_their_meld", text("doubt-fits-their-meld", name=name, meld=on, n=len(seen.pile))))
    own = _own_meld(seen, card)
    if own:
        found.append(Reason("fits_own_meld", text("doubt-fits-own-meld", meld=meld_name(reader.words, own), solo=reader.solo)))
    elif _breaks_last_pair(seen, card):
        found.append(Reason("breaks_pair", text("doubt-breaks-pair", rank=card.rank.text)))
    return found


def _can_take(seen: Observation, card: Card) -> tuple[int, tuple[Card, ...]] | None:
    """The next seat, where it may put ``card`` onto a meld of its side and take the pile, of an opponent; and that meld."""
    rules = seen.rules
    seat = next(
        other for other in (rules.seat_after(seen.seat, steps) for steps in range(1, rules.players)) if other not in seen.resting
    )
    side = seen.side_of(seat)
    allows = rules["pile.unfrozen_allows"]
    if side == seen.side or seen.frozen or not {"add_top_to_meld", "add_top_to_sequence"} & allows:
        return None
    return next(((seat, meld) for meld in seen.melds[side] if _takes(seen, meld, card)), None)


def _own_meld(seen: Observation, card: Card) -> tuple[Card, ...]:
    """An own meld that the card could be laid on now instead; empty where there is none."""
    if card.is_wild:
        return ()
    deal = seen.deal()
    return next(
        (
            meld
            for number, meld in enumerate(seen.melds[seen.side], start=1)
            if meld and not deal.violations(Meld((Group((card,), Onto(number=number)),)))
        ),
        (),
    )


def _takes(seen: Observation, meld: tuple[Card, ...], card: Card) -> bool:
    """Whether the rules let ``card`` go onto ``meld`` from the top of an open pile."""
    rules = seen.rules
    if is_closed(rules, meld):
        return False
    if meld_shape(meld).kind == "sequence":
        longer = tuple(sorted((*meld, card), key=lambda other: (other.is_wild, other.rank)))
        return meld_shape(longer).kind == "sequence"
    if "add_top_to_meld" not in rules["pile.unfrozen_allows"] or rank_of(meld) != card.rank.text:
        return False
    return len(meld) < rules["canasta.size"] or bool(rules["pile.add_to_full_canasta"])


def _breaks_last_pair(seen: Observation, card: Card) -> bool:
    counts: dict[int, int] = {}
    for other in seen.hand:
        if not other.is_wild:
            counts[other.rank] = counts.get(other.rank, 0) + 1
    return counts.get(card.rank) == 2 and sum(count >= 2 for count in counts.values()) == 1
