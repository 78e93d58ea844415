"""How the answers of a player are named whole, where a list of them is read."""

from __future__ import annotations

from zunft.engine.title import Spoken
from zunft.games.flanders import words as w

DEEDS: dict[int | tuple[int, int], Spoken] = {
    w.GUILD: Spoken("guild", "{coat}"),
    (w.ASK_INFLUENCED, w.GUILD): Spoken("influenced", "{coat}"),
    w.CENTRE: Spoken("centre", "{place}"),
    w.CHOOSE: Spoken("choose", "{card} {influence:number}"),
    w.BUILD: Spoken("build", "{card} {town} {space} {district}"),
    w.ENLARGE: Spoken("enlarge", "{card} {town} {space} {district} {direction}"),
    w.SWALLOW: Spoken("swallow", "{card} {town} {space} {district} {swallowed:space}"),
    w.COMPLETE: Spoken("complete", "{town} {space}"),
    w.CATHEDRAL: Spoken("cathedral", "{town} {space}"),
    w.MASTER: Spoken("master", "{town} {space}"),
    w.OWN: Spoken("own", "{card}"),
    w.INFLUENCE: Spoken("influence"),
}
