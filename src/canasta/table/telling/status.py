"""The sentence of what now."""

from __future__ import annotations

from canasta.engine import Draw, Pass, Take
from canasta.table.telling.needs import own_need
from canasta.table.telling.reader import Reader
from canasta.view import Observation


def status(reader: Reader, seen: Observation) -> str:
    """What the reader can or must do now, or who is at it; the first sentence is the heart of it.

    The end of a deal is told by ``over_status``.
    """
    if seen.phase == "answer":
        return _answer(reader, seen)
    if seen.to_move != reader.seat:
        drawn = seen.phase == "play"
        return reader.words.text(
            "status-other", name=reader.name(seen.to_move), phase="play" if drawn else "draw", took=seen.took
        )
    return _draw(reader, seen) if seen.phase == "draw" else _play(reader, seen)


def _answer(reader: Reader, seen: Observation) -> str:
    text = reader.words.text
    asker = reader.name(seen.asker)
    if seen.to_move == reader.seat:
        return text("status-question", name=asker)
    if seen.asker == reader.seat:
        return text("status-asked", name=reader.name(seen.to_move))
    return text("status-others-ask", name=asker, partner=reader.name(seen.to_move))


def _draw(reader: Reader, seen: Observation) -> str:
    text = reader.words.text
    kinds = {type(action) for action in seen.legal}
    top = reader.sign(seen.top) if seen.top is not None else ""
    count = len(seen.pile)
    if Take in kinds and Pass in kinds:
        return text("status-take-or-pass", card=top)
    if Take in kinds and Draw not in kinds:
        return text("status-must-take", card=top, stock=seen.stock)
    if Take in kinds:
        return text("status-draw-or-take", card=top, n=count)
    if seen.top is not None and seen.blocked and seen.top.is_black_three:
        return text("status-stopped", card=top)
    return text("status-draw", need=own_need(reader.words, seen), solo=reader.solo)


def _play(reader: Reader, seen: Observation) -> str:
    text = reader.words.text
    if seen.asked:
        return text("status-may-go-out" if seen.asked == "y" else "status-may-not-go-out")
    drawn = [event for event in seen.events if event.kind == "drew" and event.seat == reader.seat]
    cards = reader.words.join([reader.sign(card) for card in drawn[-1].cards]) if drawn and not seen.took else ""
    how = "took" if seen.took else "drew" if cards else "none"
    if seen.laid:
        return text("status-laid")
    first = text("status-have", how=how, cards=cards)
    return f"{first} {text('status-play', need=own_need(reader.words, seen), solo=reader.solo)}"
