"""The bots that a researcher names for other seats: by name, as an object, or as a class."""

from __future__ import annotations

from collections.abc import Sequence

from zunft.bots import Bot, make_bot
from zunft.research.door import Door

Opponent = str | Bot | type[Bot]  # by name, a bot that answers in every game, or a class: a new bot for each game


def checked_opponents(given: Opponent | Sequence[Opponent], count: int) -> list[Opponent]:
    """One for each of the other seats; a single one stands for all of them."""
    opponents = [given] * count if isinstance(given, str | Bot | type) else list(given)
    if len(opponents) != count:
        raise ValueError(f"At {count + 1} seats there are {count} opponents, not {len(opponents)}.")
    for opponent in opponents:
        if not is_opponent(opponent):
            raise ValueError(f"An opponent is the name of a bot, a zunft.bots.Bot or its class, not {opponent!r}.")
    return opponents


def is_opponent(given: object) -> bool:
    return isinstance(given, str | Bot) or (isinstance(given, type) and issubclass(given, Bot))


def bot_of(opponent: Opponent, door: Door, seed: int) -> Bot:
    """The bot itself, a new one of the class, or the one of this name."""
    if isinstance(opponent, Bot):
        return opponent
    return make_bot(opponent, door.title, door.seats, seed) if isinstance(opponent, str) else opponent(seed)
