"""The pile in words: whether it is frozen, open or stopped for the reader, why, and what takes it."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.cards import Card
from canasta.table.telling.melds import is_closed, meld_name, meld_shape, rank_of
from canasta.table.telling.needs import has_opened
from canasta.table.telling.reader import Reader
from canasta.view import Observation


@dataclass(frozen=True, slots=True)
class PileNote:
    """``frozen``: for the reader. ``why``: codes of all that freezes or stops it for the reader."""

    frozen: bool
    why: list[str]
    title: str
    text: str


def reasons(seen: Observation) -> list[str]:
    """What freezes or stops the pile for the reader.

    Codes: ``blocked``, ``always``, ``wild``, ``red_three``, ``frozen`` (by a card that is not seen), ``not_opened``.
    """
    found = []
    if seen.blocked:
        found.append("blocked")
    if seen.frozen:
        freezer = seen.freezer
        if "always" in seen.rules["pile.frozen_by"]:
            found.append("always")
        elif freezer is None:
            found.append("frozen")
        else:
            found.append("wild" if freezer.is_wild else "red_three")
    if "unopened_side" in seen.rules["pile.frozen_by"] and not has_opened(seen):
        found.append("not_opened")
    return found


def pile_note(reader: Reader, seen: Observation) -> PileNote:
    """The note beside the pile."""
    why = reasons(seen)
    frozen = any(code != "blocked" for code in why)
    text = reader.words.text
    top = seen.top
    if top is None:
        return PileNote(frozen, why, text("pile-empty-title"), text("pile-empty"))
    if top.is_wild and seen.rules["pile.wild_top"] == "like_pair" and "blocked" not in why:
        return PileNote(frozen, why, text("pile-frozen-title" if frozen else "pile-open-title"), text("pile-top-like"))
    if top.is_wild or (top.is_red_three and not seen.rules["meld.threes"]):
        return PileNote(frozen, why, text("pile-frozen-title"), text("pile-top-never", card=reader.sign(top)))
    if "blocked" in why:
        mine = "yes" if seen.to_move == seen.seat else "no"
        return PileNote(frozen, why, text("pile-stop-title"), text("pile-stop", mine=mine))
    before = seen.rules["pile.before_opening"]
    if before != "allowed" and not has_opened(seen):
        title = text("pile-unopened-title", solo=reader.solo)
        return PileNote(True, why, title, text(f"pile-before-{before.replace('_', '-')}"))
    need = 3 if seen.rules["pile.frozen_needs"] == "three_naturals" else 2
    if seen.frozen:
        return PileNote(True, why, text("pile-frozen-title"), text("pile-frozen", n=need, rank=top.rank.text))
    if frozen:
        return PileNote(
            True, why, text("pile-unopened-title", solo=reader.solo), text("pile-unopened", n=need, rank=top.rank.text)
        )
    return PileNote(False, why, text("pile-open-title"), _what_takes(reader, seen, top))


def _what_takes(reader: Reader, seen: Observation, top: Card) -> str:
    allows = seen.rules["pile.unfrozen_allows"]
    rank = top.rank.text
    own = any(meld_shape(meld).kind == "set" and rank_of(meld) == rank for meld in seen.melds[seen.side])
    run = _run_for(seen, top) if {"add_top_to_meld", "add_top_to_sequence"} & allows else ()
    if run:
        return reader.words.text("pile-open-run", card=reader.sign(top), name=meld_name(reader.words, run))
    if own and "add_top_to_meld" in allows:
        return reader.words.sentence("pile-open-fits", rank=rank, solo=reader.solo)
    if own and "natural_plus_meld" in allows:
        return reader.words.sentence("pile-open-one", rank=rank)
    wild = "yes" if "natural_plus_wild" in allows else "no"
    return reader.words.sentence("pile-open", rank=rank, wild=wild)


def _run_for(seen: Observation, top: Card) -> tuple[Card, ...]:
    """An own sequence that the top card lengthens."""
    for meld in seen.melds[seen.side]:
        longer = tuple(sorted((*meld, top), key=lambda card: (card.is_wild, card.rank)))
        if meld_shape(meld).kind == "sequence" and not is_closed(seen.rules, meld) and meld_shape(longer).kind == "sequence":
            return meld
    return ()
