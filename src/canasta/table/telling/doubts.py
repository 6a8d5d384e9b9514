"""A discard that is legal but worth a second thought, from public facts and the own hand."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.cards import Card
from canasta.engine import Discard, Group, Meld
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
            found.append(
                Reason(
                    "fits_their_meld",
                    text("doubt-fits-their-meld", name=reader.name(taker), rank=card.rank.text, n=len(seen.pile)),
                )
            )
    if not card.is_wild and not seen.deal().violations(Meld((Group((card,)),))):
        found.append(Reason("fits_own_meld", text("doubt-fits-own-meld", rank=card.rank.text, solo=reader.solo)))
    elif _breaks_last_pair(seen, card):
        found.append(Reason("breaks_pair", text("doubt-breaks-pair", rank=card.rank.text)))
    return found


def _can_take(seen: Observation, card: Card) -> int | None:
    """The next seat, where it may put ``card`` onto a meld of its side and take the pile, of an opponent."""
    rules = seen.rules
    step = 1 if rules["turn.direction"] == "clockwise" else -1
    seat = (seen.seat + step) % rules["players"]
    side = rules.side_of[seat]
    if side == seen.side or seen.frozen or "add_top_to_meld" not in rules["pile.unfrozen_allows"]:
        return None
    for meld in seen.melds[side]:
        if any(other.rank is card.rank for other in meld):
            full = len(meld) >= rules["canasta.size"]
            return None if full and not rules["pile.add_to_full_canasta"] else seat
    return None


def _breaks_last_pair(seen: Observation, card: Card) -> bool:
    counts: dict[int, int] = {}
    for other in seen.hand:
        if not other.is_wild:
            counts[other.rank] = counts.get(other.rank, 0) + 1
    return counts.get(card.rank) == 2 and sum(count >= 2 for count in counts.values()) == 1
