"""HTTP: every option under some rules, and rules checked while they are written."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response, get, post

from canasta.rules import GROUPS, OPTIONS, SOURCES, Fault, Rules, preset
from canasta.rules.wording import preset_title, value_text
from canasta.table.families import presets_in_order
from canasta.table.telling.rule_reading import RulesRead, changed_rules, read_rules_text
from canasta.table.telling.rules_short import rules_title
from canasta.web.asking import AnyRequest, refused, words_for
from canasta.web.option_view import option_view
from canasta.web.reading import Unreadable, read_json
from canasta.web.requests import Faults, FaultView
from canasta.web.rule_messages import Named, OptionGroup, RuleDifference, RuleFault, RulesCheck, RulesChecked, RulesView
from canasta.words import Words

_LONGEST = 4000


@get("/api/rules/options", sync_to_thread=False)
def rule_options(request: AnyRequest) -> RulesView:
    """Every option with its value under the rules that were named, the differences from Classic, and all faults."""
    words = words_for(request)
    text = request.query_params.get("rules", "")[:_LONGEST]
    found = read_rules_text(text or "classic")
    return RulesView(
        rules=found.rules.text if found.whole else text,
        title=rules_title(words, found.rules),
        preset=found.rules.preset,
        playable=found.playable,
        faults=faults_told(words, found.faults),
        differences=differences_from_classic(words, found.rules),
        presets=[Named(name, preset_title(name, words.lang)) for name in presets_in_order()],
        source_titles=dict(SOURCES),
        groups=[_group(words, found, group) for group in GROUPS],
    )


@post("/api/rules/check")
async def check_rules(request: AnyRequest) -> Response[RulesChecked | Faults]:
    """Rules, or rules with changes, checked: canonical text, differences, all faults. Faulty rules are no faulty request."""
    words = words_for(request)
    try:
        wish = read_json(await request.body(), RulesCheck)
    except Unreadable as fault:
        return refused([FaultView(fault.place, words.text("rules-message", detail=fault.text(words)))])
    found = changed_rules(wish.base or wish.rules or "classic", wish.changes)
    told = {name: value_text(OPTIONS[name], found.rules[name], words.lang) for name in wish.changes if name in OPTIONS}
    return Response(
        RulesChecked(
            rules=found.rules.text if found.whole else "",
            title=rules_title(words, found.rules),
            preset=found.rules.preset,
            playable=found.playable,
            faults=faults_told(words, found.faults),
            differences=differences_from_classic(words, found.rules),
            value_texts=told if found.whole else {},
        ),
        status_code=200,
    )


def faults_told(words: Words, faults: Sequence[Fault]) -> list[RuleFault]:
    """Each fault with its place and its sentence."""
    return [RuleFault(fault.place, list(fault.options), fault.column, fault.text(words.lang)) for fault in faults]


def differences_from_classic(words: Words, rules: Rules) -> list[RuleDifference]:
    """What these rules set apart from Classic, in the order of the reference."""
    told = []
    for found in rules.differences(preset("classic")):
        if found.option.derived:
            continue
        title = words.text(found.option.title)
        here, classic = (value_text(found.option, value, words.lang) for value in (found.value, found.other))
        sentence = words.text("rules-difference", title=title, here=here, classic=classic)
        told.append(RuleDifference(found.option.name, title, here, classic, sentence, found.text, found.other_text))
    return told


def _group(words: Words, found: RulesRead, group: str) -> OptionGroup:
    options = [option_view(words, found.rules, option, found.faults) for option in OPTIONS.values() if option.group == group]
    return OptionGroup(group, words.text(f"option-group-{group.replace('_', '-')}"), options)
