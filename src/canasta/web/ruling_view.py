"""The referee's rulings as data and sentences; the judging itself is that of ``canasta.notation``."""

from __future__ import annotations

from canasta.engine import Violation
from canasta.notation import NotationError, read_action, rulings
from canasta.notation.case import Case
from canasta.notation.count import Count
from canasta.notation.dealt import Dealt
from canasta.notation.judge import lay_out
from canasta.notation.ruling import Ruling
from canasta.notation.ruling_text import plain, ruling_lines
from canasta.rules import OPTIONS
from canasta.rules.wording import value_text
from canasta.table.telling.action_words import action_words
from canasta.table.telling.needs import need_text
from canasta.table.telling.rules_short import rules_title
from canasta.web.option_view import disagreeing, documents_say, reading, sources_play
from canasta.web.referee_messages import Layout, Reason, Rulings, RulingView
from canasta.words import Words


def case_ruled(words: Words, case: Case) -> Rulings:
    """All rulings of a case, with what is laid out. Raises ``NotationError`` for what cannot be true."""
    found = [_ruling(words, ruling) for ruling in rulings(case)]
    kind = _kind(case)
    return Rulings(
        name=case.name,
        source=case.source,
        rules=case.rules.text,
        title=rules_title(words, case.rules),
        kind=kind,
        layout=_layout(words, case) if kind in ("position", "deal") else None,
        rulings=found,
    )


def _kind(case: Case) -> str:
    if isinstance(case.setting, Count):
        return "count"
    if isinstance(case.setting, Dealt):
        return "deal"
    return "refused" if not hasattr(case.setting, "hands") else "position"


def _layout(words: Words, case: Case) -> Layout:
    deal = lay_out(case)
    rules = case.rules
    sides, seats = range(len(rules.sides)), range(rules.players)
    return Layout(
        rules=rules.text,
        seats=rules.players,
        sides=[list(side) for side in deal.sides],
        phase=deal.phase,
        to_move=deal.to_move,
        dealer=deal.dealer,
        round=deal.round,
        deal_number=deal.number,
        stock=deal.stock_size,
        pile=[card.text for card in deal.pile],
        hidden=deal.hidden,
        hands=[[card.text for card in deal.hand(seat)] for seat in seats],
        melds=[[[card.text for card in meld] for meld in deal.melds(side)] for side in sides],
        red3=[[card.text for card in deal.red3(side)] for side in sides],
        feet=[deal.foot_size(seat) for seat in seats],
        scores=list(deal.scores),
        frozen=deal.frozen,
        blocked=deal.blocked,
        minimums=[need_text(words, deal.minimum(side)) for side in sides],
        tries=[list(attempt.written) for attempt in case.tries],
    )


def _ruling(words: Words, ruling: Ruling) -> RulingView:
    lines = ruling_lines(ruling, words)
    acts = [_act(words, text) for text in ruling.do]
    if ruling.kind == "try":
        # After the heading come the reasons, which are told by themselves.
        text, rest = _judged(words, ruling, acts), lines[1 + len(ruling.violations) :]
    elif ruling.kind == "refused" or ruling.stated_facts:
        text, rest = lines[0], lines[1:]
    else:
        text, rest = words.text("judge-facts"), []
    return RulingView(
        kind=ruling.kind,
        do=list(ruling.do),
        legal=ruling.legal,
        refused_act=-1 if ruling.refused_act is None else ruling.refused_act,
        holds=ruling.holds,
        text=text,
        lines=[line.strip() for line in rest],
        acts=acts,
        violations=[reason(words, ruling, violation) for violation in ruling.violations],
        facts=[(name, plain(value)) for name, value in ruling.facts.items() if value is not None],
    )


def _judged(words: Words, ruling: Ruling, acts: list[str]) -> str:
    if ruling.legal:
        return words.text("referee-allowed", acts=acts)
    if ruling.refused_act is None:
        return words.text("referee-refused", acts=acts)
    return words.text("referee-refused-early", acts=acts[: ruling.refused_act + 1])


def _act(words: Words, text: str) -> str:
    try:
        return action_words(words, read_action(text))
    except NotationError:
        return text


def reason(words: Words, ruling: Ruling, violation: Violation) -> Reason:
    """One broken rule with the option that decides, and what is said of it."""
    option = OPTIONS.get(violation.option)
    sentence = words.violation(violation.code, violation.data, ruling=True)
    remedy = words.remedy(violation.code, violation.data)
    data = dict(violation.data)
    if option is None:
        return Reason(violation.code, "", data, sentence, remedy, "", "", "", "", False, [], [])
    value = ruling.rules[option.name]
    documents = documents_say(words, option, value)
    return Reason(
        code=violation.code,
        option=option.name,
        data=data,
        text=sentence,
        remedy=remedy,
        option_title=words.text(option.title),
        option_text=value_text(option, value, words.lang),
        meaning=words.text(option.meaning),
        reading=reading(words, option, value, documents),
        disagree=disagreeing(documents),
        documents=documents,
        sources=sources_play(words, option, value),
    )
