"""A bot's advice to a person: its best answers as whole phrases, and how likely the person is to win."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from zunft.bots.bot import Bot
from zunft.bots.outlook import outlook_of
from zunft.bots.sight import Sight
from zunft.engine.title import Said

ADVISER = "adviser"
MOST = 3  # answers that are shown


@dataclass(frozen=True)
class NamedAnswer:
    """One answer; ``sentence`` and ``reason`` are for ``zunft.say``. A *level* one is about as good as the one before;
    a reason says where the first one is better than the second. Only the first one has a reason, and the chance of the
    seat to win with its margin, where that is known (``WinChance``)."""

    option: str
    sentence: Said
    level: bool = False
    reason: Said | None = None
    chance: float | None = None
    margin: float | None = None


def advice_of(bot: Bot, sight: Sight, options: Mapping[str, str]) -> list[NamedAnswer]:
    """The best of the answers that were compared with each other, the best first. *options* are those of the game."""
    thoughts = bot.think(sight)
    compared = [thought for thought in thoughts if thought.judged] or thoughts
    named = [NamedAnswer(each.option, sight.deed(each.option), each.level, each.reason) for each in compared[:MOST]]
    outlook = outlook_of(sight, options)
    return named if outlook is None else [replace(named[0], chance=outlook.chance, margin=outlook.margin), *named[1:]]
