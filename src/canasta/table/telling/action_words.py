"""An act in words, as something that may be done: "ta högen med två åttor"."""

from __future__ import annotations

from canasta.engine import Action, Answer, Ask, Discard, Draw, Group, Join, Meld, Onto, Pass, Special, Take
from canasta.rules import SPECIAL_HANDS
from canasta.table.telling.melds import meld_name, meld_shape
from canasta.words import Words

_HANDS = {hand.name: hand for hands in SPECIAL_HANDS.values() for hand in hands}


def action_words(words: Words, action: Action) -> str:
    """What the act is, without who does it."""
    text = words.text
    match action:
        case Draw():
            return text("do-draw")
        case Take(cards, _, lay):
            took = text("do-take", used=words.kinds(cards), **{"with": bool(cards)})
            return words.join([took, *(_group(words, group) for group in lay)])
        case Meld(groups):
            return words.join([_group(words, group) for group in groups])
        case Discard(card):
            return text("do-discard", card=card)
        case Join():
            return text("do-join")
        case Special(name):
            return text("do-special", name=text(_HANDS[name].message) if name in _HANDS else name)
        case Ask():
            return text("do-ask")
        case Answer(yes):
            return text("do-answer", yes=yes)
        case Pass():
            return text("do-pass")
    raise TypeError(f"{action!r} is no action")


def _group(words: Words, group: Group) -> str:
    shape = meld_shape(tuple(sorted(group.cards, key=lambda card: (card.is_wild, card.rank))))
    laid = meld_name(words, group.cards) if shape.kind == "sequence" else words.kinds(group.cards)
    onto = group.onto
    if onto is None or onto.new:
        return words.text("do-meld", cards=laid)
    return words.text("do-meld-onto", cards=laid, name=_onto(words, onto))


def _onto(words: Words, onto: Onto) -> str:
    """The meld that is named, as a sentence names it."""
    if onto.rank is not None:
        return words.rank(onto.rank, "all")
    if onto.wild:
        return words.rank("W", "all")
    if onto.low is not None and onto.high is not None:
        return meld_name(words, (onto.low, onto.high)) if meld_shape((onto.low, onto.high)).kind else onto.low.text
    return words.text("do-meld-number", n=onto.number)
