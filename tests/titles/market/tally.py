"""What is counted in the market: cards, and thefts that were blocked."""

from __future__ import annotations

from tests.titles.market import constants as c

from zunft.engine.tally import CountedEvents, Family, Tally, deeds, name_of_line
from zunft.engine.title import Said

SOURCES = ("thefts", "bargains", "wealth")


def source(line: Said) -> int:
    return SOURCES.index(name_of_line(line))


TALLY = Tally(
    families=(
        Family("sold", "Cards", "card", "sold the card", ("sold",), (CountedEvents(c.SOLD),), often=True),
        deeds({"gave up": CountedEvents(c.GAVE_UP), "grew rich": CountedEvents(c.GREW_RICH)}),
    ),
    sources=SOURCES,
    source=source,
    starts=c.DREW,
)
