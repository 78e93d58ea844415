"""Five levels of bots, with the ranks of a guild. They are defined by how much a bot looks at, not by time: a level
plays equally well on every machine.
"""

from __future__ import annotations

LEVELS = ("apprentice", "journeyman", "master", "guild-master", "alderman")

# The definition of each level, as ``make_bot`` reads it. An apprentice overlooks every second answer.
SPECS: dict[str, tuple[str, str, str, str, str]] = {
    "flanders": ("greedy:1:50", "greedy", "ismcts:20", "ismcts:60", "ismcts:400"),
    "gilde": ("greedy:1:50", "greedy", "ismcts:20", "ismcts:60", "ismcts:200"),
    "strasbourg": ("greedy:1:50", "greedy", "ismcts:20", "ismcts:80", "ismcts:320"),
}


def spec_of(level: str, title: str, seats: int) -> str:
    """The bot that plays at this level with so many players."""
    return SPECS[title][LEVELS.index(level)]
