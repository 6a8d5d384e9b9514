"""The referee: rules on everything that a case states, and on what it leaves open (docs/notation.md, "Case")."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePath
from typing import Any

from canasta.engine.deal import Deal
from canasta.engine.position import Position, PositionError
from canasta.engine.violation import IllegalAction, Violation
from canasta.notation.actions import read_clear_action
from canasta.notation.case import Case, Refused, Try, read_case
from canasta.notation.count import Count
from canasta.notation.deal_facts import facts_of_count, facts_of_deal
from canasta.notation.dealt import Dealt
from canasta.notation.facts import differences, shown_facts
from canasta.notation.fault import NotationError
from canasta.notation.position import impossible
from canasta.notation.refusing import names_place
from canasta.notation.replay import read_record
from canasta.notation.rule_text import read_rule_string
from canasta.notation.ruling import Difference, Ruling


def judge(text: str, file: str = "") -> list[Ruling]:
    """All rulings of the case that ``text`` writes. Raises ``NotationError`` where it cannot be read or cannot be true."""
    return list(rulings(read_case(text, file)))


def rulings(case: Case) -> Iterator[Ruling]:
    """The rulings of a case in the order of the file: the expectation, then each try. Raises ``NotationError``."""
    if isinstance(case.setting, Refused):
        yield _refusal(case, case.setting)
        return
    if isinstance(case.setting, Count):
        found = facts_of_count(case.setting, case.rules)
        yield _expectation(case, found)
        return
    deal = lay_out(case)
    if case.expect is not None or not case.tries:
        yield _expectation(case, facts_of_deal(deal))
    for attempt in case.tries:
        yield _attempt(case, attempt, lay_out(case))


def lay_out(case: Case) -> Deal:
    """The deal of a case's position or pack. Raises ``NotationError`` where it cannot be true."""
    match case.setting:
        case Position():
            try:
                return Deal.at(case.setting)
            except PositionError as error:
                raise impossible(error, case.table) from None
        case Dealt(dealer, scores, pack, number, cut):
            return Deal.start(case.rules, pack=pack, dealer=dealer, scores=scores, deal_number=number, cut=cut)
    raise TypeError("a count is not played")


def _name(case: Case) -> str:
    return case.name or PurePath(case.file).stem


def _expectation(case: Case, found: dict[str, Any]) -> Ruling:
    stated = case.expect or {}
    differs = _differs(stated, found)
    return Ruling(
        case.file,
        _name(case),
        "expect",
        not differs,
        case.rules,
        len(stated),
        facts=shown_facts(found),
        differs=differs,
    )


def _differs(stated: dict[str, Any], found: dict[str, Any]) -> dict[str, Difference]:
    names = differences(stated, found)
    said = shown_facts({name: stated[name] for name in names})
    seen = shown_facts({name: found.get(name) for name in names})
    return {name: Difference(said[name], seen[name]) for name in names}


def _attempt(case: Case, attempt: Try, deal: Deal) -> Ruling:
    """Plays a try's acts until one is refused."""
    violations: tuple[Violation, ...] = ()
    refused: int | None = None
    for number, act in enumerate(attempt.acts):
        try:
            deal.play(act)
        except IllegalAction as error:
            violations, refused = error.violations, number
            break
    legal = refused is None
    early = refused is not None and refused < len(attempt.acts) - 1
    missing = _missing(attempt, violations)
    found = facts_of_deal(deal) if attempt.then else {}
    differs = _differs(attempt.then, found)
    stated = attempt.legal
    if stated is None and (attempt.because or attempt.need):
        stated = False
    elif stated is None and attempt.then:
        stated = True
    as_stated = stated is None or (stated == legal and not early)
    return Ruling(
        case.file,
        _name(case),
        "try",
        as_stated and not missing and not differs,
        case.rules,
        len(attempt.then),
        facts=shown_facts({name: found.get(name) for name in attempt.then}),
        differs=differs,
        do=attempt.written,
        legal=legal,
        stated_legal=stated,
        violations=violations,
        refused_act=refused if early else None,
        missing=missing,
    )


def _missing(attempt: Try, violations: tuple[Violation, ...]) -> tuple[str, ...]:
    """Stated codes that were not reported; the stated numbers where no one violation carries them all."""
    codes = {violation.code for violation in violations}
    missing = [code for code in attempt.because if code not in codes]
    if attempt.need and not any(attempt.need.items() <= violation.data.items() for violation in violations):
        missing.append(", ".join(f"{name} = {value}" for name, value in attempt.need.items()))
    return tuple(missing)


def _refusal(case: Case, refused: Refused) -> Ruling:
    """Whether the text is refused, and at the place that had to be named."""
    fault = refusal_of(refused)
    holds = fault is not None and (refused.place is None or names_place(fault, refused.place))
    return Ruling(case.file, _name(case), "refused", holds, case.rules, what=refused.what, fault=fault, place=refused.place)


def refusal_of(refused: Refused) -> NotationError | None:
    """The fault for which the text cannot be read as what it should be; ``None`` where it can."""
    try:
        match refused.what:
            case "rules":
                read_rule_string(refused.text)
            case "action":
                read_clear_action(refused.text)
            case "record":
                read_record(refused.text)
            case _:
                list(rulings(read_case(refused.text, default_rules=refused.rules)))
    except NotationError as fault:
        return fault
    return None
