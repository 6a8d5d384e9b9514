"""How a deal begins: hands in order, the upcard and its covers, red threes before the first turn. Every start option."""

from __future__ import annotations

import pytest
from playing import order_of_play, stacked

from canasta.cards import cards_text, full_pack, read_cards
from canasta.engine import Deal
from canasta.rules import PRESETS, Rules, preset

pytestmark = pytest.mark.engine


def _start(text: str, then: str = "", hands: dict[int, str] | None = None, dealer: int | None = None) -> Deal:
    rules = Rules.read(text)
    dealer = rules.players - 1 if dealer is None else dealer
    return Deal.start(rules, pack=stacked(rules, dealer, hands=hands, then=then), dealer=dealer)


def _turned(text: str, then: str) -> tuple[str, bool, bool]:
    """The pile, whether it is frozen, whether it is blocked."""
    deal = _start(text, then)
    return cards_text(deal.pile), deal.frozen, deal.blocked


@pytest.mark.parametrize("name", PRESETS)
def test_hands_and_first_player(name: str) -> None:
    rules = preset(name)
    hand, foot = rules["deal.hand_size"], rules["deal.foot"]
    turned = {"none": 0, "turned": 1, "italian_prefill": 9}[rules["start.upcard"]]
    for dealer in range(rules.players):
        deal = Deal.start(rules, pack=stacked(rules, dealer, then="8s"), dealer=dealer)
        playing = order_of_play(rules, dealer)
        assert len(playing) == 4 if rules["teams"] == "sit_out" else rules.players
        for seat in range(rules.players):
            assert (deal.hand_size(seat), deal.foot_size(seat)) == ((hand, foot) if seat in playing else (0, 0))
        assert (deal.phase, deal.to_move, deal.round) == ("draw", playing[0], 1)
        assert deal.stock_size == rules["deck.total"] - len(playing) * (hand + foot) - turned
        assert (len(deal.pile), deal.hidden) == (turned, max(0, turned - 1))
        assert cards_text(deal.pile[-1:]) == ("8s" if turned else "")


@pytest.mark.parametrize(("players", "packs", "size"), [(2, 2, 15), (3, 2, 13), (4, 2, 11), (5, 2, 11), (6, 2, 11), (6, 3, 13)])
def test_hand_sizes_follow_the_players(players: int, packs: int, size: int) -> None:
    rules = Rules.read(f"classic(players={players},deck.packs={packs})")
    assert rules["deal.hand_size"] == size, "a case of the documents"
    assert _start(rules.text).hand_size(0) == size


def test_one_card_at_a_time_from_the_left_of_the_dealer() -> None:
    pack = sorted(full_pack(2, 4))
    pack = [card for card in pack if not card.is_red_three] + [card for card in pack if card.is_red_three]
    deal = Deal.start(preset("classic"), pack=pack, dealer=1)
    for step, seat in enumerate([2, 3, 0, 1]):
        assert deal.hand(seat) == tuple(pack[step:44:4])


def test_packets_of_three() -> None:
    pack = sorted(full_pack(2, 4))
    pack = [card for card in pack if not card.is_red_three] + [card for card in pack if card.is_red_three]
    deal = Deal.start(Rules.read("classic(deal.order=packets)"), pack=pack, dealer=3)
    assert deal.hand(0) == (*pack[0:3], *pack[12:15], *pack[24:27], *pack[36:38])
    assert deal.hand(1)[-2:] == tuple(pack[38:40])


def test_play_may_go_the_other_way() -> None:
    deal = _start("classic(turn.direction=anticlockwise)", dealer=1)
    assert deal.to_move == 0
    deal.play(deal.legal_actions()[0])
    deal.play(deal.legal_actions()[0])
    assert deal.to_move == 3


def test_covers() -> None:
    """Wild cards and red threes are covered, black threes where the rules say so, each cover again if need be."""
    assert _turned("classic", "8s") == ("8s", False, False)
    assert _turned("classic", "2s8s") == ("2s8s", True, False)
    assert _turned("classic", "Jo3h2d9c") == ("Jo3h2d9c", True, False)
    assert _turned("classic", "3s8s") == ("3s", False, True)
    assert _turned("seed002", "3s8s") == ("3s8s", False, False)
    assert _turned("classic(start.cover={red3})", "2s8s") == ("2s", True, True)
    assert _turned("classic(start.cover={})", "3h8s") == ("3h", True, True)


def test_one_cover_only() -> None:
    assert _turned("classic(start.repeat_until=one_cover_only)", "Jo2d9c") == ("Jo2d", True, True)
    assert _turned("classic(start.repeat_until=one_cover_only)", "Jo9d2c") == ("Jo9d", True, False)


def test_what_freezes_the_start() -> None:
    assert _turned("classic(start.freezes={red3})", "2s8s") == ("2s8s", False, False)
    assert _turned("classic(start.freezes={wild})", "3h8s") == ("3h8s", False, False)
    assert _turned("classic(start.freezes={black3})", "3s") == ("3s", True, True)
    assert _turned("classic(pile.frozen_by=always)", "8s") == ("8s", True, False)


def test_no_upcard() -> None:
    deal = _start("classic(start.upcard=none)", "8s")
    assert deal.pile == ()
    assert deal.stock_size == 64
    assert not any(event.kind == "upcard" for event in deal.events)
    assert not deal.takeable()


def test_a_red_three_turned_up_stays_under_its_cover() -> None:
    deal = _start("classic", "3h8s")
    assert cards_text(deal.pile) == "3h8s"
    assert [deal.red3(side) for side in (0, 1)] == [(), ()]


def test_a_red_three_turned_up_goes_to_the_first_player() -> None:
    deal = _start("classic(start.red3_in_pile=to_first_player)", "3h3d8s", dealer=0)
    assert cards_text(deal.pile) == "8s"
    assert [cards_text(deal.red3(side)) for side in (0, 1)] == ["", "3h3d"]
    assert deal.hand_size(1) == 11, "it is not replaced"


def test_a_red_three_turned_up_is_put_into_the_middle_of_the_stock() -> None:
    rules = Rules.read("classic(start.red3_in_pile=reshuffled)")
    deal = _start(rules.text, "3h8s")
    assert cards_text(deal.pile) == "8s"
    assert deal.stock_size == 63
    position = deal.position()
    assert isinstance(position.stock, list)
    at = position.stock.index(read_cards("3h")[0])
    assert 25 < at < 40
    drawn = _start(rules.text, "2c3h3d8s")
    assert drawn.stock_size == 62
    assert cards_text(drawn.pile) == "2c8s"


def test_red_threes_are_replaced_before_the_first_turn() -> None:
    """A replacement that is a red three again is replaced again, seat by seat from the dealer's left."""
    deal = _start("classic", "8s3c4c5c", hands={0: "3h", 1: "4h3d", 2: "3d3h"})
    assert [cards_text(sorted(deal.red3(side))) for side in (0, 1)] == ["3h3h3d", "3d"]
    assert [deal.hand_size(seat) for seat in range(4)] == [11] * 4
    assert cards_text(deal.hand(0)[-1:]) == "3c"
    assert cards_text(deal.hand(1)[-1:]) == "4c"
    assert cards_text(deal.hand(2)[-2:-1]) == "5c"
    chain = _start("classic", "8s3d3hQc", hands={2: "3h"})
    assert cards_text(sorted(chain.red3(0))) == "3h3h3d"
    assert cards_text(chain.hand(2)[-1:]) == "Qc"


def test_red_threes_wait_for_the_own_first_turn() -> None:
    deal = _start("classic(red3.replace_when=on_own_first_turn)", "8s5cTcJcQc", hands={0: "3h", 1: "3d", 3: "3h"})
    assert [cards_text(deal.red3(side)) for side in (0, 1)] == ["3h", ""], "the first player's turn has begun"
    assert deal.hand(1)[0].is_red_three
    order = []
    for _ in range(4):
        order.append((deal.to_move, cards_text(deal.red3(0)), cards_text(deal.red3(1))))
        deal.play(next(action for action in deal.legal_actions()))
        card = next(action for action in deal.legal_actions() if type(action).__name__ == "Discard")
        deal.play(card)
    assert order == [(0, "3h", ""), (1, "3h", "3d"), (2, "3h", "3d"), (3, "3h", "3d3h")]


def test_a_wrong_pack_or_dealer_is_refused() -> None:
    rules = preset("classic")
    pack = full_pack(2, 4)
    with pytest.raises(ValueError, match="not the pack of these rules"):
        Deal.start(rules, pack=pack[1:], dealer=0)
    with pytest.raises(ValueError, match="not the pack of these rules"):
        Deal.start(rules, pack=[*pack[1:], pack[5]], dealer=0)
    with pytest.raises(ValueError, match="dealer 4"):
        Deal.start(rules, pack=pack, dealer=4)
