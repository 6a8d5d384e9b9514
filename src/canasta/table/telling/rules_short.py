"""A table's rules in short: differences from Classic first, then what one looks up in the middle of a game."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta.rules import OPTIONS, Rules, preset
from canasta.rules.domain_lists import runs_of_card_values
from canasta.rules.wording import value_text
from canasta.table.telling.needs import deals_of
from canasta.table.telling.pile import pile_note
from canasta.table.telling.reader import Reader
from canasta.view import Observation
from canasta.words import Words


@dataclass(frozen=True, slots=True)
class DifferenceTold:
    """An option that this table sets apart from Classic."""

    option: str
    title: str
    here: str
    classic: str


@dataclass(frozen=True, slots=True)
class Section:
    """A few sentences on one part of the game, with a table of two columns where numbers say it best."""

    id: str
    title: str
    lines: list[str]
    table: list[tuple[str, str]] = field(default_factory=list)


def rules_title(words: Words, rules: Rules) -> str:
    """What the rules are called: their preset's name."""
    return words.text("preset-" + rules.preset.replace("_", "-") + ".title")


def differences_told(words: Words, rules: Rules) -> list[DifferenceTold]:
    """What differs from Classic, in the order of the reference."""
    return [
        DifferenceTold(
            option=difference.option.name,
            title=words.text(difference.option.title),
            here=value_text(difference.option, difference.value, words.lang),
            classic=value_text(difference.option, difference.other, words.lang),
        )
        for difference in rules.differences(preset("classic"))
        if not difference.option.derived
    ]


def difference_texts(words: Words, rules: Rules) -> list[str]:
    """The same, each as one short text."""
    return [f"{told.title}: {told.here}" for told in differences_told(words, rules)]


def sections(reader: Reader, seen: Observation) -> list[Section]:
    """The rules in short for the reader; the part on the pile says how it can be taken now."""
    rules, text = reader.rules, reader.words.text
    title = {
        name: text(f"short-{name}-title") for name in ("values", "turn", "melds", "opening", "pile", "threes", "out", "bonuses")
    }
    found = [
        Section("values", title["values"], [], _values(reader)),
        Section("turn", title["turn"], [text("short-turn", n=rules["draw.count"])]),
        Section("melds", title["melds"], _melds(reader)),
        Section("opening", title["opening"], _opening_lines(reader), _opening(reader)),
        Section("pile", title["pile"], _pile(reader, seen)),
        Section("threes", title["threes"], _threes(reader), _red_threes(reader)),
        Section("out", title["out"], _out(reader)),
        Section("bonuses", title["bonuses"], _target(reader), _bonuses(reader)),
    ]
    for section in found:
        if section.id == "threes" and reader.rules["meld.threes"]:
            continue  # nothing else about threes applies
        section.lines.extend(_differing(reader, _GROUPS[section.id]))
    return found


#: Section -> the groups of options whose differences from Classic stand in it.
_GROUPS: dict[str, tuple[str, ...]] = {
    "values": ("score",),
    "turn": ("deal", "draw"),
    "melds": ("meld",),
    "opening": ("opening",),
    "pile": ("pile",),
    "threes": ("threes",),
    "out": ("out",),
    "bonuses": ("canastas", "end", "penalties"),
}


def _differing(reader: Reader, groups: tuple[str, ...]) -> list[str]:
    """What differs from Classic and is no part of the sentences: title and value."""
    return [
        f"{told.title}: {told.here}."
        for told in differences_told(reader.words, reader.rules)
        if OPTIONS[told.option].group in groups and told.option not in _SAID and not OPTIONS[told.option].constant
    ]


#: Options that the sentences and tables say already.
_SAID = frozenset(
    (
        "card.values",
        "black3.value",
        "draw.count",
        "meld.min_size",
        "meld.min_naturals",
        "meld.max_wilds",
        "meld.wild_ratio",
        "canasta.size",
        "initial.tiers",
        "pile.frozen_needs",
        "pile.unfrozen_allows",
        "red3.values",
        "out.canastas",
        "out.discard",
        "canasta.natural",
        "canasta.mixed",
        "out.bonus",
        "out.concealed_total",
        "canasta.concealed_bonus",
        "sequence.bonus",
        "canasta.wild",
        "game.target",
        "game.deals",
    )
)


def _opening_lines(reader: Reader) -> list[str]:
    by_deal = reader.rules["initial.score_basis"] == "round_number"
    return [reader.words.text("short-opening-by-deal" if by_deal else "short-opening", solo=reader.solo)]


def _values(reader: Reader) -> list[tuple[str, str]]:
    words = reader.words
    rows = []
    for low, high, points in runs_of_card_values(reader.rules["card.values"]):
        named = words.rank(low) if low == high else f"{words.rank(low)} – {words.rank(high)}"
        rows.append((named, words.number(points)))
    three = "3" if reader.rules["meld.threes"] else "3b"
    rows.append((words.rank(three), words.number(reader.rules["black3.value"])))
    return rows


def _melds(reader: Reader) -> list[str]:
    rules, text = reader.rules, reader.words.text
    lines = [text("short-melds", n=rules["meld.min_size"], naturals=rules["meld.min_naturals"])]
    most = rules.limit("meld.max_wilds")
    if most is not None:
        lines.append(text("short-wilds", n=most))
    ratio = rules["meld.wild_ratio"]
    if ratio != "none":
        lines.append(
            f"{text(OPTIONS['meld.wild_ratio'].title)}: {value_text(OPTIONS['meld.wild_ratio'], ratio, reader.words.lang)}."
        )
    lines.append(text("short-canasta", n=rules["canasta.size"]))
    return lines


def _opening(reader: Reader) -> list[tuple[str, str]]:
    words, rules = reader.words, reader.rules
    tiers: tuple[tuple[int, int | str], ...] = reader.rules["initial.tiers"]
    rows = []
    for at, (start, need) in enumerate(tiers):
        needed = words.number(need) if isinstance(need, int) else words.text(OPTIONS["initial.tiers"].label(need))
        if rules["initial.score_basis"] == "round_number":
            rows.append((words.text("short-opening-deal", n=max(start, 1)), needed))
        elif at == 0 and len(tiers) > 1:
            rows.append((words.text("short-opening-below", score=tiers[1][0]), needed))
        else:
            rows.append((words.text("short-opening-from", score=max(start, 0)), needed))
    return rows


def _pile(reader: Reader, seen: Observation) -> list[str]:
    note = pile_note(reader, seen)
    text = reader.words.text
    lines = [text("short-pile-now", title=note.title, note=note.text)]
    lines.append(text("short-pile-frozen", need=3 if reader.rules["pile.frozen_needs"] == "three_naturals" else 2))
    allows = OPTIONS["pile.unfrozen_allows"]
    lines.append(text("short-pile-open", ways=value_text(allows, reader.rules["pile.unfrozen_allows"], reader.words.lang)))
    if reader.rules["pile.take_amount"] == "all":
        lines.append(text("short-pile-all"))
    return lines


def _threes(reader: Reader) -> list[str]:
    text = reader.words.text
    if reader.rules["meld.threes"]:
        return [text("short-threes-a-rank")]
    lines = [text("short-red-threes")] if reader.rules["red3.laying"] == "at_once" else []
    if reader.rules["black3.stop"] == "next_player_only":
        lines.append(text("short-black-threes"))
    if reader.rules["black3.meld"] != "never":
        lines.append(text("short-black-threes-out"))
    return lines


def _red_threes(reader: Reader) -> list[tuple[str, str]]:
    words = reader.words
    values: tuple[int, ...] = () if reader.rules["meld.threes"] else reader.rules["red3.values"]
    return [(words.text("short-red-count", n=count), words.number(points)) for count, points in enumerate(values, start=1)]


def _out(reader: Reader) -> list[str]:
    rules, text = reader.rules, reader.words.text
    lines = [
        text("short-out", n=rules.canastas_to_go_out, solo=reader.solo),
        text("short-out-discard", kind=rules["out.discard"]),
    ]
    if rules["out.permission"] != "off" and not reader.solo:
        lines.append(text("short-out-ask"))
    return lines


def _bonuses(reader: Reader) -> list[tuple[str, str]]:
    rules, words = reader.rules, reader.words
    rows = [("natural", rules["canasta.natural"]), ("mixed", rules["canasta.mixed"]), ("out", rules["out.bonus"])]
    if rules["out.concealed_total"] != rules["out.bonus"]:
        rows.append(("concealed", rules["out.concealed_total"]))
    if rules["canasta.concealed_bonus"]:
        rows.append(("concealed-canasta", rules["canasta.concealed_bonus"]))
    if rules["meld.sequences"] == "on":
        rows.append(("samba", rules["sequence.bonus"]))
    if rules["meld.wild_only"] != "off":
        rows.append(("wild", rules["canasta.wild"]))
    return [(words.text(f"short-bonus-{name}"), words.number(points)) for name, points in rows]


def _target(reader: Reader) -> list[str]:
    deals = deals_of(reader.rules)
    if deals:
        return [reader.words.text("short-deals", n=deals)]
    return [reader.words.text("short-target", target=reader.rules["game.target"])]
