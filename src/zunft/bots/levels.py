"""Five levels of bots, with the ranks of a guild. They are defined by how much a bot looks at, not by time: a level
plays equally well on every machine.
"""

from __future__ import annotations

from zunft.bots.craft import craft_of

LEVELS = ("apprentice", "journeyman", "master", "guild-master", "alderman")

OVERLOOKING = "greedy:1:50"  # every second answer that it has


def spec_of(level: str, title: str, seats: int) -> str:
    """The bot that plays at this level with so many players, as ``make_bot`` reads it."""
    made = craft_of(title).simulations
    searches = (f"ismcts:{number}" for number in (made.master, made.guild_master, made.alderman))
    return dict(zip(LEVELS, (OVERLOOKING, "greedy", *searches), strict=True))[level]
