"""Names and values of settings checked against the registry, every fault named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from canasta.cards.given import require
from canasta.rules.fault import Fault, RulesError, ValueFault
from canasta.rules.option import Option
from canasta.rules.presets import PRESETS
from canasta.rules.reading import Setting
from canasta.rules.registry import OPTIONS
from canasta.rules.value import Value, raw_text


def no_preset(name: str) -> Fault:
    """The fault of a name that is no preset; it names the nearest that is, or all."""
    near = get_close_matches(name.casefold(), PRESETS, n=1, cutoff=0.6)
    if near:
        return Fault("no-preset-near", column=1, args={"name": name, "near": near[0]})
    return Fault("no-preset", column=1, args={"name": name, "presets": ", ".join(PRESETS)})


def no_option(name: str, column: int = 0) -> Fault:
    """The fault of a name that is no option; it names the nearest that is."""
    near = get_close_matches(name, OPTIONS, n=1, cutoff=0.6)
    if near:
        return Fault("no-option-near", (name,), column, {"near": near[0]})
    return Fault("no-option", (name,), column)


def read_changes(settings: Iterable[Setting]) -> tuple[dict[str, Value], tuple[Fault, ...]]:
    """The values of the settings of a rule string, and every fault among them."""
    changes: dict[str, Value] = {}
    faults: list[Fault] = []
    seen: set[str] = set()
    for setting in settings:
        option = OPTIONS.get(setting.key)
        if option is None:
            faults.append(no_option(setting.key, setting.column))
        elif setting.key in seen:
            faults.append(Fault("twice", (option.name,), setting.column))
        else:
            try:
                changes[option.name] = option.domain.read(setting.raw)
            except ValueFault as fault:
                faults.append(_bad_value(option, fault, raw_text(setting.raw), setting.column))
            else:
                if option.derived:
                    faults.append(_derived(option, setting.column))
                elif option.constant and changes[option.name] != option.default:
                    faults.append(_constant(option, raw_text(setting.raw), setting.column))
        seen.add(setting.key)
    return changes, tuple(faults)


def checked_changes(changes: Mapping[str, Value]) -> Mapping[str, Value]:
    """``changes``, if every name is an option and every value in its domain; otherwise raises ``RulesError`` with every fault."""
    faults: list[Fault] = []
    for name, value in changes.items():
        require(name, str, "option", "the name of one")
        option = OPTIONS.get(name)
        if option is None:
            faults.append(no_option(name, 0))
        elif option.derived:
            faults.append(_derived(option, 0))
        else:
            try:
                option.domain.check(value)
                if option.constant and value != option.default:
                    faults.append(_constant(option, option.text(value), 0))
            except ValueFault as fault:
                faults.append(_bad_value(option, fault, str(fault.args_.get("value", value)), 0))
    if faults:
        raise RulesError(tuple(faults))
    return changes


def _derived(option: Option, column: int) -> Fault:
    return Fault("derived", (option.name,), column, {"follows": ", ".join(option.follows)})


def _constant(option: Option, value: str, column: int) -> Fault:
    return Fault("constant", (option.name,), column, {"value": value, "constant": option.text(option.default)})


def _bad_value(option: Option, fault: ValueFault, value: str, column: int) -> Fault:
    if option.derived:
        return _derived(option, column)
    if option.constant:
        return _constant(option, value, column)
    return Fault(fault.code, (option.name,), column, dict(fault.args_))
