"""A bot's advice to a person: its best answers as whole phrases, without figures."""

from __future__ import annotations

from dataclasses import dataclass

from zunft.bots.bot import Bot
from zunft.bots.sight import Sight
from zunft.engine.title import Said

ADVISER = "adviser"
MOST = 3  # answers that are shown


@dataclass(frozen=True)
class NamedAnswer:
    """One answer; ``sentence`` and ``reason`` are for ``zunft.say``. A *level* one is about as good as the one before;
    a reason says where the first one is better than the second."""

    option: str
    sentence: Said
    level: bool = False
    reason: Said | None = None


def advice_of(bot: Bot, sight: Sight) -> list[NamedAnswer]:
    """The best of the answers that were compared with each other, the best first."""
    thoughts = bot.think(sight)
    compared = [thought for thought in thoughts if thought.judged] or thoughts
    return [NamedAnswer(each.option, sight.deed(each.option), each.level, each.reason) for each in compared[:MOST]]
