"""What a screen reader says of the table, with cards spelled out."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.engine import Event
from canasta.table.telling.acts import joined_acts, tell_events
from canasta.table.telling.needs import own_need
from canasta.table.telling.pile import pile_note
from canasta.table.telling.reader import Reader
from canasta.view import Observation


def announcement(reader: Reader, seen: Observation, events: Sequence[Event]) -> str:
    """What happened since the reader's last own act, then what now. ``events`` are all of the deal.

    While others act it stays at what the reader did last, so that a round is announced once, when it is over.
    """
    mine = [at for at, event in enumerate(events) if event.seat == reader.seat and event.kind not in ("dealt", "red_three")]
    since = mine[-1] + 1 if mine else 0
    if seen.phase != "over" and seen.to_move != reader.seat:
        own = tell_events(reader, events[:since], _start_of_run(events, since, reader.seat), spelled=True)
        return f"{joined_acts(reader, own)} {reader.words.text('announce-waiting', name=reader.name(seen.to_move))}".strip()
    start = since if seen.phase in ("draw", "answer", "over") else _start_of_run(events, since, reader.seat)
    said = joined_acts(reader, tell_events(reader, events, start, spelled=True))
    return f"{said} {_now(reader, seen)}".strip()


def _start_of_run(events: Sequence[Event], end: int, seat: int) -> int:
    """Where the acts of ``seat`` that stop before ``end`` begin: its last act alone, with what came of it."""
    start = end
    while start > 0 and events[start - 1].seat == seat and events[start - 1].kind not in ("drew", "took", "melded", "discarded"):
        start -= 1
    return max(start - 1, 0)


def _now(reader: Reader, seen: Observation) -> str:
    text = reader.words.text
    if seen.phase == "over":
        return text("announce-over")
    if seen.phase == "answer":
        return text("status-question", name=reader.name(seen.asker))
    count = len(seen.hand)
    if seen.phase == "play":
        return text("announce-play", n=count)
    need = own_need(reader.words, seen)
    note = pile_note(reader, seen)
    state = "empty" if not seen.pile else "stopped" if "blocked" in note.why else "frozen" if note.frozen else "open"
    top = reader.spelled([seen.top]) if seen.top is not None else ""
    return text("announce-turn", state=state, n=len(seen.pile), top=top, hand=count, need=need, solo=reader.solo)
