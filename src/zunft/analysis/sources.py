"""Where the points of every seat came from, and what put the winner ahead."""

from __future__ import annotations

from typing import Any

from zunft.analysis.steps import PlayedGame
from zunft.engine.title import Said
from zunft.text import name_of, say

Source = dict[str, Any]


def sources_of(played: PlayedGame) -> list[Source]:
    """A line for each source: the ledger lines of every seat that belong to it, and their points; None where a seat
    has none. A source is what a line is called and the first thing that it is about, such as a town."""
    found: dict[tuple[str, str], Source] = {}
    for seat in range(played.seats):
        for line in played.table.ledger(seat):
            things = [[name, value] for name, value in line["args"].items() if isinstance(value, str)][:1]
            source = found.setdefault(_key(line, things), _empty(played.seats, things))
            source["lines"][seat] = line
            source["points"][seat] = (source["points"][seat] or 0) + int(line["points"])
    return list(found.values())


def _key(line: Said, things: list[list[str]]) -> tuple[str, str]:
    return str(line["key"]), things[0][1] if things else ""


def _empty(seats: int, things: list[list[str]]) -> Source:
    return {"thing": things[0] if things else None, "lines": [None] * seats, "points": [None] * seats}


def label_of(source: Source, title: str, language: str, edition: str = "") -> str:
    """What a source is called: its thing, where the ledger says more of it than that; else as the ledger says it."""
    line = next(line for line in source["lines"] if line)
    if source["thing"] and len(line["args"]) > 1:
        kind, key = source["thing"]
        return name_of(title, kind, key, language, edition)
    return say(line, language, edition=edition)


def why_won(played: PlayedGame) -> list[Said]:
    """What decided the game, as the title says it; then the source in which the winner was furthest ahead of the
    runner-up, where there is one: its number among the sources is ``source``."""
    table = played.table
    second, winners = played.game.runner_up(table.state), table.winners
    if len(winners) != 1 or second is None:
        return table.verdict
    leads = [_lead(source["points"], winners[0], second) for source in sources_of(played)]
    best = max(range(len(leads)), key=leads.__getitem__, default=None)
    if best is None or leads[best] <= 0:
        return table.verdict
    args = {"seat": winners[0], "of": second, "number": leads[best]}
    return [*table.verdict, {"key": "analysis.most", "args": args, "source": best}]


def _lead(points: list[int | None], first: int, second: int) -> int:
    return (points[first] or 0) - (points[second] or 0)


def say_why(said: Said, sources: list[Source], title: str, language: str, names: list[str], edition: str = "") -> str:
    """A sentence of ``why_won`` in words."""
    if "source" not in said:
        return say(said, language, names, edition=edition)
    label = label_of(sources[said["source"]], title, language, edition)
    return say({"key": said["key"], "args": said["args"] | {"label": label}}, language, names, edition=edition)
