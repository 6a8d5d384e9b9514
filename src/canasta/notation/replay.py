"""Playing a record again: every card, act and score is checked by the engine."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass
from math import gcd
from typing import TYPE_CHECKING

from canasta.cards import UNKNOWN, Card, Rank, full_pack
from canasta.engine.compile import tables_for
from canasta.engine.core.start import prefill_count
from canasta.engine.cutting import cards_needed, cutter
from canasta.engine.deal import Deal
from canasta.engine.game import Game, next_dealer
from canasta.engine.kinds import has_kind, kind_in
from canasta.engine.position import Position, PositionError
from canasta.engine.scoresheet import ScoreSheet
from canasta.engine.seating import first_to_move, resting_in
from canasta.engine.violation import IllegalAction, Violation
from canasta.notation.actions import write_action
from canasta.notation.document import key_path
from canasta.notation.entries import lays_both_colours
from canasta.notation.fault import NotationError, Part
from canasta.notation.record import DealRecord, Record
from canasta.notation.record_reader import read_record_form
from canasta.notation.turns import TurnLine
from canasta.rules import Rules
from canasta.shuffle import cut_of, read_seed, shuffled

if TYPE_CHECKING:
    from canasta.words import Words


class RecordFault(NotationError):
    """An act of a record that the rules refuse; ``violations`` say why."""

    violations: tuple[Violation, ...] = ()

    def sentence(self, words: Words) -> str:
        """The act and all reasons."""
        reasons = " ".join(words.violation(violation.code, violation.data, ruling=True) for violation in self.violations)
        return words.text(self.message_id, reasons=reasons, **self.words)


class ShuffleFault(NotationError):
    """A pack or a cut that is not the one its seed gives."""


#: What three aces, or three sevens, in one hand cost beside their value (score.hand_triples).
_TRIPLE = 1500


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played again: the game, and its deals in order; the last one may be running."""

    record: Record
    game: Game
    deals: tuple[Deal, ...]


def read_record(text: str, file: str = "") -> Record:
    """The record that ``text`` writes, form and meaning checked. Raises ``NotationError`` with file, line and column."""
    return replay(read_record_form(text, file)).record


def replay(record: Record | str) -> Replay:
    """Plays a record (or its text) again. Raises ``NotationError`` at the first thing that cannot be true."""
    if isinstance(record, str):
        record = read_record_form(record)
    rules = record.rules
    game = Game(rules, first_dealer=record.deals[0].dealer if record.deals else 0)
    deals: list[Deal] = []
    for number, written in enumerate(record.deals):
        if game.over:
            raise _fault(written, "", "notation-game-over")
        if written.dealer != game.dealer:
            raise _fault(written, "dealer", "notation-wrong-dealer", need=game.dealer, have=written.dealer)
        if len(game.sheets) < number:
            raise _fault(record.deals[number - 1], "", "notation-deal-unfinished")
        deal = _start(record, written, game)
        deals.append(deal)
        game.deals.append(deal)
        last = number == len(record.deals) - 1
        if record.time_up and last:
            game.time_is_up()
        _play(deal, written, last)
        if written.score is not None and _may_have_ended(deal):
            deal.nobody_takes()
        sheet = _checked_sheet(deal, written)
        if sheet:
            game.sheets.append(sheet)
            game.totals = sheet.totals
            game.dealer = next_dealer(rules, deal.dealer, sheet.points)
    return Replay(record, game, tuple(deals))


def _start(record: Record, written: DealRecord, game: Game) -> Deal:
    """The deal before its first turn."""
    rules, scores, number = record.rules, list(game.totals), len(game.deals) + 1
    pack = written.pack
    if written.shuffle is not None:
        seed = read_seed(written.shuffle.seed)
        given = tuple(shuffled(full_pack(rules["deck.packs"], rules["deck.jokers"]), seed))
        if pack is not None and pack != given:
            raise _shuffle_fault(written, "shuffle", "notation-shuffle-other-pack")
        pack = given
        lifted = cut_of(rules, seed)
        if lifted is not None and written.cut is None:
            raise _shuffle_fault(written, "", "notation-cut-missing", need=lifted)
        if lifted is not None and written.cut != lifted:
            raise _shuffle_fault(written, "cut", "notation-cut-differs", need=lifted, have=written.cut or 0)
    if pack is None:
        _check_upcard(written, rules)
    else:
        return Deal.start(rules, pack=pack, dealer=written.dealer, scores=scores, deal_number=number, cut=written.cut)
    try:
        deal = Deal.at(_position(record, written, scores, number))
        deal.cut = written.cut
        return deal
    except PositionError as error:
        key = error.key.replace("pile", "upcard")
        raise _fault(written, key, "notation-impossible", message=error.reason) from None


def _check_upcard(written: DealRecord, rules: Rules) -> None:
    """A card that is covered when it is turned up never lies on top at the start, and one that is not is never covered."""
    if rules["start.upcard"] != "turned":
        return
    last = len(written.upcard) - 1
    for number, card in enumerate(written.upcard):
        covered = _starter_kind(card) in rules["start.cover"]
        enough = rules["start.repeat_until"] == "one_cover_only" and number == 1
        if card is not UNKNOWN and (covered and not enough) != (number < last):
            message = "notation-upcard-covered" if covered and number == last else "notation-upcard-stays"
            raise _fault(written, "upcard", message, card=card.text)


def _starter_kind(card: Card) -> str:
    if card.is_red_three:
        return "red3"
    if card.is_black_three:
        return "black3"
    return {Rank.JOKER: "joker", Rank.TWO: "two"}.get(card.rank, "")


def _position(record: Record, written: DealRecord, scores: list[int], number: int) -> Position:
    """The first moment of a deal whose pack is not known; what is not in hands and on the table is the stock."""
    rules = record.rules
    hands = [hand if isinstance(hand, int) else list(hand) for hand in written.hands or [rules["deal.hand_size"]] * rules.players]
    red3 = [list(cards) for cards in written.red3 or [()] * len(rules.sides)]
    held = sum(hand if isinstance(hand, int) else len(hand) for hand in hands)
    resting, both = resting_in(rules, number), lays_both_colours(rules)
    feet = rules["deal.foot"] * (rules.players - len(resting))  # as they are dealt; nobody has picked one up yet
    buried = _buried(rules, written.upcard)
    stock = rules["deck.total"] - held - feet - buried - len(written.upcard) - sum(map(len, red3))
    return Position(
        rules,
        scores=scores,
        to_move=first_to_move(rules, written.dealer, resting),
        phase="draw",
        stock=max(stock, 0),
        pile=[UNKNOWN] * buried + list(written.upcard),
        hidden=buried,
        hands=hands,
        red3=None if both else red3,
        laid3=red3 if both else None,
        feet=None if written.feet is None else [foot if isinstance(foot, int) else list(foot) for foot in written.feet],
        dealer=written.dealer,
        deal_number=number,
        round=1,
        exact_cut=cutter(rules, written.dealer, number) if written.cut == cards_needed(rules) else None,
    )


def _buried(rules: Rules, upcard: tuple[Card, ...]) -> int:
    """How many cards were laid face down beneath the upcard."""
    if rules["start.upcard"] != "italian_prefill" or not upcard or not has_kind(upcard[-1]):
        return 0
    tables = tables_for(rules)
    return int(prefill_count(tables.rank_of[kind_in(tables, upcard[-1])]))


def _play(deal: Deal, written: DealRecord, last: bool) -> None:
    """Plays the lines of a deal; each must be one whole turn, but the last one of a running deal."""
    turns = [turn for turn in written.turns if turn.seat is not None]
    for count, turn in enumerate(turns, start=1):
        _charge(deal, written, count)
        if not deal.over and turn.seat != deal.to_move:
            raise _turn_fault(written, turn, 0, "notation-seat-not-to-move", need=deal.to_move, have=turn.seat or 0)
        for number in range(len(turn.acts)):
            _do(deal, written, turn, number)
        unfinished = not deal.over and deal.phase != "draw"
        if unfinished and not (last and turn is turns[-1]):  # with a score, that comes too early: said next
            raise _turn_fault(written, turn, len(turn.acts) - 1, "notation-turn-unfinished")
    begun = len(turns) + (deal.phase == "draw")
    if begun > len(turns):
        _charge(deal, written, begun)
    for at, breach in enumerate(written.irregularities):
        if breach.turn > begun:
            raise _fault(written, f"irregularities[{at}].turn", "notation-irregularity-late", have=breach.turn, most=begun)


def _charge(deal: Deal, written: DealRecord, turn: int) -> None:
    """What was charged in a turn counts from its beginning: within a turn it changes nothing that came before."""
    for breach in written.irregularities:
        if breach.turn == turn:
            deal.charge(breach.seat, breach.kind, turn)


def _do(deal: Deal, written: DealRecord, turn: TurnLine, number: int) -> None:
    act = turn.acts[number]
    text = write_action(act)
    if deal.over:
        raise _turn_fault(written, turn, number, "notation-deal-is-over", act=text)
    if number and deal.phase == "draw":
        raise _turn_fault(written, turn, number, "notation-turn-over", act=text)
    try:
        deal.play(act)
    except IllegalAction as error:
        fault = _turn_fault(written, turn, number, "notation-act-refused", act=text)
        refused = RecordFault(fault.message_id, fault.words, key=fault.key, line=fault.line, column=fault.column, file=fault.file)
        refused.violations = error.violations
        raise refused from None


def _may_have_ended(deal: Deal) -> bool:
    """Whether the deal is over if the hand of the player to move, which is not known, cannot take the pile."""
    return deal.phase == "draw" and not deal.stock_size and UNKNOWN in deal.hand(deal.to_move)


def _checked_sheet(deal: Deal, written: DealRecord) -> ScoreSheet | None:
    """The deal's score sheet, if it is over; it agrees with the ``score`` that is written.

    Cards that nobody has seen count as nothing in the sheet: where there are any, the score must be one that they allow, and it
    stands as it is written.
    """
    sheet = deal.sheet
    if sheet is None:
        if written.score is not None:
            raise _fault(written, "score", "notation-score-early")
        return None
    low, high = _score_range(deal, sheet, _buried(deal.rules, written.upcard))
    need = f"{_numbers(high)}" if low == high else f"{_numbers(low)} – {_numbers(high)}"
    if written.score is None:
        raise _fault(written, "score", "notation-score-missing", need=need)
    for points, least, most in zip(written.score, low, high, strict=True):
        if not least <= points <= most or (most - points) % _step(deal.rules):
            raise _fault(written, "score", "notation-score-differs", need=need, have=_numbers(written.score))
    totals = tuple(before + points for before, points in zip(sheet.scores, written.score, strict=True))
    return sheet if low == high else dataclasses.replace(sheet, points=written.score, totals=totals)


def _score_range(deal: Deal, sheet: ScoreSheet, buried: int) -> tuple[list[int], list[int]]:
    """The lowest and the highest score of each side, whatever the cards are that nobody has seen.

    ``buried``: how many cards lay face down beneath the upcard; red threes among those that were taken are not told of.
    """
    values, feet = _hand_values(deal.rules), deal.position().feet or [[]] * deal.rules.players
    threes = deal.rules.red3_points(min(buried - deal.hidden, 2 * deal.rules["deck.packs"]))
    low, high = [points - threes for points in sheet.points], [points + threes for points in sheet.points]
    for side, seats in enumerate(_sharing(deal)):
        for seat in seats:
            hand, foot = sum(card is UNKNOWN for card in deal.hand(seat)), feet[seat]
            unseen = hand + (sum(card is UNKNOWN for card in foot) if isinstance(foot, list) else foot or 0)
            triples = 2 * _TRIPLE if hand >= 3 and deal.rules["score.hand_triples"] == "modern" else 0
            low[side] -= unseen * max(values) + triples
            high[side] -= unseen * min(values)
    return low, high


def _sharing(deal: Deal) -> list[tuple[int, ...]]:
    """By side, the seats whose hands count against it: where sides formed in the deal, partners' for each of them."""
    sides = range(len(deal.rules.sides))
    if deal.rules["teams"] != "lone_hand":
        return [deal.sides[side] for side in sides]
    return [next(seats for seats in deal.sides if seat in seats) for seat in sides]


def _hand_values(rules: Rules) -> list[int]:
    """What a card in the hand can cost."""
    threes = [rules["black3.hand_value"], rules["red3.hand_penalty"], rules["foot.red3_unopened"]]
    return [*rules.card_points.values(), *threes]


def _step(rules: Rules) -> int:
    """By what two scores can differ that differ by the cards that nobody has seen."""
    values = _hand_values(rules)
    return gcd(*(value - min(values) for value in values)) or 1


def _numbers(numbers: Iterable[int]) -> str:
    return "[" + ", ".join(map(str, numbers)) + "]"


def _fault(written: DealRecord, key: str, message_id: str, **args: Part) -> NotationError:
    """A fault of a deal, with the place of ``key`` in the file it was read from."""
    table = written.table
    if table is None:
        return NotationError(message_id, args, key=key)
    return table.document.fault((*table.path, *key_path(key)), message_id, args)


def _shuffle_fault(written: DealRecord, key: str, message_id: str, **args: int | str) -> ShuffleFault:
    """What does not follow from the seed that is written."""
    fault = _fault(written, key, message_id, **args)
    return ShuffleFault(message_id, args, key=fault.key, line=fault.line, column=fault.column, file=fault.file)


def _turn_fault(written: DealRecord, turn: TurnLine, number: int, message_id: str, **args: int | str) -> NotationError:
    """A fault of an act of a turn, with its line and column."""
    value = written.table.get("turns") if written.table else None
    if value is None:
        return NotationError(message_id, args, key="turns", line=turn.line)
    return value.inside(message_id, args, turn.line, turn.columns[number] if number < len(turn.columns) else 1)
