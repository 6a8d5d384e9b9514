"""What a bot's author, and our own tests, can run: the bot contract, random walks, conservation of cards, the soak."""

from canasta.testing.cards import lost_cards
from canasta.testing.contract import BrokenContract, check_bot
from canasta.testing.walk import walk

__all__ = ["BrokenContract", "check_bot", "lost_cards", "walk"]
