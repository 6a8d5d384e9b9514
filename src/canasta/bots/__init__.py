"""Bots: players that are given an observation and choose an action (docs/write-a-bot.md)."""

from canasta.bots.bot import Bot, UnknownBot, bot_names, make_bot, register
from canasta.bots.core_bot import CoreBot
from canasta.bots.novice import NoviceBot
from canasta.bots.random_bot import RandomBot
from canasta.bots.steady import SteadyBot

register("core", CoreBot)
register("novice", NoviceBot)
register("random", RandomBot)
register("steady", SteadyBot)

__all__ = ["Bot", "CoreBot", "NoviceBot", "RandomBot", "SteadyBot", "UnknownBot", "bot_names", "make_bot", "register"]
