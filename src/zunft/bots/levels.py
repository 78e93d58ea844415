"""Five levels of bots, with the ranks of a guild. They are defined by how much a bot looks at, not by time: a level
plays equally well on every machine.
"""

from __future__ import annotations

from zunft.bots.craft import craft_of

LEVELS = ("apprentice", "journeyman", "master", "guild-master", "alderman")

OVERLOOKING = "greedy:1:50:1"  # every second kind of answer that it has: it does not think of selling, or of a town


def spec_of(level: str, title: str, seats: int) -> str:
    """The bot that plays at this level with so many players, as ``make_bot`` reads it."""
    made = craft_of(title).simulations
    searches = (f"ismcts:{made.master}", f"ismcts:{made.guild_master}", alderman(title, seats))
    return dict(zip(LEVELS, (OVERLOOKING, "greedy", *searches), strict=True))[level]


def alderman(title: str, seats: int) -> str:
    """It asks the judge where it was played against one that does not."""
    craft = craft_of(title)
    judged = craft.judged.get(seats)
    if judged is None:
        return f"ismcts:{craft.simulations.alderman}"
    return f"ismcts:{judged.simulations}:{judged.playout}:1:1"
