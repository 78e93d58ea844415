"""Strict: every seat in a process of its own, which is sent what its seat may know and can get at nothing else."""

from __future__ import annotations

import sys

from zunft.bots import make_bot
from zunft.bots.making import COMMAND, check_bot
from zunft.bots.protocol.process import SECONDS, ProcessBot


def make_strict_bot(spec: str, title: str, seats: int, seed: int | str, seconds: float = SECONDS) -> ProcessBot:
    """As ``make_bot``, but the bot sits in another process. With the same seed it plays the same game there."""
    if spec.startswith(COMMAND):
        bot = make_bot(spec, title, seats, seed)
        assert isinstance(bot, ProcessBot)
        bot.seconds = seconds
        return bot
    return ProcessBot([sys.executable, "-m", "zunft", "bot", check_bot(spec)], seed, seconds)
