"""Strict mode: every seat in a process of its own, which gets what its seat may know and has access to nothing else."""

from __future__ import annotations

import sys

from zunft.bots import make_bot
from zunft.bots.making import COMMAND, check_bot
from zunft.bots.protocol.process import SECONDS, ProcessBot


def make_strict_bot(spec: str, title: str, seats: int, seed: int | str, seconds: float = SECONDS) -> ProcessBot:
    """Like ``make_bot``, but the bot runs in another process. With the same seed it plays the same game there."""
    if spec.startswith(COMMAND):
        bot = make_bot(spec, title, seats, seed)
        assert isinstance(bot, ProcessBot)
        bot.seconds = seconds
        return bot
    return ProcessBot([sys.executable, "-m", "zunft", "bot", check_bot(spec)], seed, seconds)
