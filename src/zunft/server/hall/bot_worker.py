"""The code that runs in the bots' processes: one decision from two lines of the bots' protocol, and nothing else."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from threading import Event, Thread
from typing import Any

from zunft.bots.advice import advice_of
from zunft.bots.bot import Bot
from zunft.bots.making import make_bot
from zunft.bots.protocol.messages import Place, message_of, world_of
from zunft.bots.sight import Sight

AGAIN = 0.01  # seconds after which an overdue bot is told again to stop


def decide(spec: str, hello: bytes, page: bytes, seconds: float) -> str:
    """The answer of a bot to a page; when its time is up, it answers with what it has."""
    place = _place(hello)
    bot = make_bot(spec, place.title, place.seats, place.seed)
    with _Limit(bot, seconds):
        return bot.choose(_sight(place, page))


def think(spec: str, hello: bytes, page: bytes, seconds: float) -> list[dict[str, Any]]:
    """What a bot advises, the best first: each answer as a whole phrase, the first perhaps with a reason."""
    place = _place(hello)
    bot = make_bot(spec, place.title, place.seats, place.seed)
    with _Limit(bot, seconds):
        return [asdict(each) for each in advice_of(bot, _sight(place, page), place.options)]


@lru_cache(maxsize=32)
def _place(hello: bytes) -> Place:
    """The seat of a bot with its game, kept as long as its table is being played."""
    message = message_of(hello)
    return Place(**{name: message[name] for name in Place.__dataclass_fields__})


def _sight(place: Place, page: bytes) -> Sight:
    return Sight(place.game, place.seat, world_of(place.game, message_of(page)["world"]))


class _Limit:
    """Tells a bot to stop when its time is up, until it does."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        self.bot, self.seconds = bot, seconds
        self.done = Event()

    def __enter__(self) -> None:
        Thread(target=self._watch, daemon=True).start()

    def __exit__(self, *_: object) -> None:
        self.done.set()

    def _watch(self) -> None:
        wait = self.seconds
        while not self.done.wait(wait):
            self.bot.stop()
            wait = AGAIN
