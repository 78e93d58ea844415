"""How the answers of a player are named whole, where a list of them is read."""

from __future__ import annotations

from zunft.engine.title import Spoken
from zunft.games.flanders import constants as c

DEEDS: dict[int | tuple[int, int], Spoken] = {
    c.GUILD: Spoken("guild", "{coat}"),
    (c.ASK_INFLUENCED, c.GUILD): Spoken("influenced", "{coat}"),
    c.CENTRE: Spoken("centre", "{place}"),
    c.CHOOSE: Spoken("choose", "{card} {influence:number}"),
    c.BUILD: Spoken("build", "{card} {town} {space} {district}"),
    c.ENLARGE: Spoken("enlarge", "{card} {town} {space} {district} {direction}"),
    c.SWALLOW: Spoken("swallow", "{card} {town} {space} {district} {swallowed:space}"),
    c.COMPLETE: Spoken("complete", "{town} {space}"),
    c.CATHEDRAL: Spoken("cathedral", "{town} {space}"),
    c.MASTER: Spoken("master", "{town} {space}"),
    c.OWN: Spoken("own", "{card}"),
    c.INFLUENCE: Spoken("influence"),
}
