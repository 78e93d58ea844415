"""Five levels of a bot, named as a guild names its people. They are defined by how much a bot looks at, not by time:
a level plays equally well on every machine."""

from __future__ import annotations

LEVELS = ("apprentice", "journeyman", "master", "guild-master", "alderman")

# What each level is made of, as ``make_bot`` reads it. An apprentice overlooks every second answer that it has.
SPECS: dict[str, tuple[str, str, str, str, str]] = {
    "flanders": ("greedy:1:50", "greedy", "ismcts:20", "ismcts:60", "ismcts:400"),
    "gilde": ("greedy:1:50", "greedy", "ismcts:20", "ismcts:60", "ismcts:200"),
    "strasbourg": ("greedy:1:50", "greedy", "ismcts:20", "ismcts:80", "ismcts:320"),
}


def spec_of(level: str, title: str, seats: int) -> str:
    """The bot that plays at this level with so many players."""
    return SPECS[title][LEVELS.index(level)]
