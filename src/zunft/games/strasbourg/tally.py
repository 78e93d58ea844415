"""What is counted in Strasbourg: tasks, seats of the Council, squares, chapels, edifices, goods."""

from __future__ import annotations

from zunft.engine.tally import WHISPERED, CountedEvents, Family, Scored, Tally, deeds, name_of_line
from zunft.engine.title import Said
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.edition import StrasbourgEdition


def guild_squares(edition: StrasbourgEdition) -> list[int]:
    return [at for at, square in enumerate(edition.squares) if square not in edition.buildings]


def building_spaces(edition: StrasbourgEdition) -> list[int]:
    return [edition.squares.index(square) for square in edition.buildings]


SOURCES = {
    "council": "Council",
    "members": "members",
    "chapel": "chapels",
    "edifice": "edifices",
    "privileges": "privileges",
    "task": "tasks",
    "failed-task": "failed tasks",
}
NUMBERS = {name: number for number, name in enumerate(SOURCES)}


def source(line: Said) -> int:
    return NUMBERS[name_of_line(line)]


TALLY = Tally(
    families=(
        Family(
            "task",
            "Tasks",
            "task",
            "kept the task",
            ("dealt", "kept", "fulfilled"),
            (
                CountedEvents(c.DEALT_TASK, seat=WHISPERED, thing=0),
                CountedEvents(c.SHOWED_TASK, step=1),
                CountedEvents(c.SHOWED_TASK, step=2, only_if=2),
            ),
            judged=1,  # keeping a task risks its points
        ),
        Family(
            "council",
            "Seats on the Council",
            "council",
            "took the seat",
            ("taken",),
            (CountedEvents(c.TOOK_SEAT),),
            often=True,
        ),
        Family(
            "edifice",
            "Edifices",
            "edifice",
            "have a member beside it at the end",
            ("built", "member beside"),
            (CountedEvents(c.BUILT_EDIFICE),),
            scored=(Scored("edifice", "edifice", 1),),
        ),
        Family(
            "site",
            "Building spaces",
            "square",
            "built an edifice there",
            ("edifice built",),
            (CountedEvents(c.BUILT_EDIFICE, thing=2),),
            printed=building_spaces,
        ),
        Family(
            "chapel",
            "Chapel spaces",
            "chapel",
            "have a member beside it at the end",
            ("built", "member beside"),
            (CountedEvents(c.BUILT_CHAPEL),),
            scored=(Scored("chapel", "chapel", 1),),
        ),
        Family(
            "square",
            "Squares",
            "square",
            "placed a member there",
            ("member placed",),
            (CountedEvents(c.PLACED),),
            printed=guild_squares,
        ),
        Family("goods", "Goods", "goods", "took a tile", ("taken",), (CountedEvents(c.TOOK_GOODS),), often=True),
        deeds(
            {
                "spent a privilege": CountedEvents(c.DEFERRED),
                "earned a privilege": CountedEvents(c.PRIVILEGE),
                "buried unseen stacks": CountedEvents(c.BURIED),
                "left a square empty": CountedEvents(c.SKIPPED),
            }
        ),
    ),
    sources=tuple(SOURCES.values()),
    source=source,
    starts=c.STARTS,
)
