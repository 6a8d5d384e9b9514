"""A bot chooses the same for every arrangement of the cards that it cannot see (pitfall 76)."""

from __future__ import annotations

from random import Random

import pytest

from canasta.bots import make_bot
from canasta.bots.simulation import dealer_of, pack_of
from canasta.engine import Deal
from canasta.rules import preset
from canasta.shuffle import deal_seed, shuffled
from canasta.view import observe

pytestmark = pytest.mark.engine


FAMILY = ("cutthroat", "six_sit_out", "bolivia", "italian", "modern_american", "hf_whitnack")
GAMES = [("classic", 2), *((name, 1) for name in FAMILY)]


@pytest.mark.parametrize(("name", "deals"), GAMES)
@pytest.mark.parametrize("bot", ["core", "novice", "steady"])
def test_the_same_choice_whatever_lies_hidden(bot: str, name: str, deals: int) -> None:
    rules = preset(name)
    rng = Random(bot)
    for number in range(deals):
        pack = shuffled(pack_of(rules), deal_seed("blind", number))
        deal = Deal.start(rules, pack=pack, dealer=dealer_of(rules, number))
        while not deal.over:
            seen = observe(deal, deal.to_move)
            action = make_bot(bot, Random(1)).choose(seen)
            other = observe(seen.sample(rng), seen.seat, like=seen)
            assert make_bot(bot, Random(1)).choose(other) == action
            deal.play(action)
