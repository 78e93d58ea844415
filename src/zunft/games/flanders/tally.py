"""What is counted in Flanders 1302: golden cards, action cards, towns, districts."""

from __future__ import annotations

from zunft.engine.bits import has
from zunft.engine.tally import CountedEvents, Family, Tally, deeds, name_of_line
from zunft.engine.title import Said
from zunft.games.flanders import constants as c
from zunft.games.flanders.board import GOLDEN_KINDS
from zunft.games.flanders.edition import FlandersEdition

SPECIAL_CHURCHES = {c.CHURCH_A: 0, c.CHURCH_B: 1, c.CHURCH_C: 2, c.CHURCH_D: 3}  # district -> its bit


def golden_cards(edition: FlandersEdition) -> list[int]:
    golden = edition.board.golden
    return [kind for kind in range(GOLDEN_KINDS) if golden[kind] + golden[GOLDEN_KINDS + kind]]


def shared_districts(edition: FlandersEdition) -> list[int]:
    """Those that every guild may build: grey ones and churches. The others distinguish the guilds, as seats do."""
    stock = edition.board.stock
    found = [c.CHURCH] if any(stock[6 * c.CHURCH + at] for at in range(6)) else []
    for master, district in enumerate((c.GREY, c.WITH_MASTER + c.GREY)):
        if any(stock[6 * c.GREY + 2 * shape + master] for shape in range(3)):
            found.append(district)
    return sorted([*found, *(d for d, bit in SPECIAL_CHURCHES.items() if has(edition.board.specials, bit))])


SOURCES = ("first in a town", "second in a town", "third in a town", "later in a town", "influence bonus")


def source(line: Said) -> int:
    return 4 if name_of_line(line) == "influence" else min(int(line["args"]["rank"]), 4) - 1


TALLY = Tally(
    families=(
        Family(
            "golden",
            "Golden cards",
            "golden",
            "showed the card and could carry it out",
            ("shown", "carried out"),
            (
                CountedEvents(c.SHOWED_GOLDEN),
                CountedEvents(c.SHOWED_GOLDEN, step=1),
                CountedEvents(c.GOLDEN_IMPOSSIBLE, step=1, count=-1),
            ),
            printed=golden_cards,
        ),
        Family(
            "town",
            "Towns",
            "town",
            "built in the town",
            ("built in",),
            (CountedEvents(c.BUILT), CountedEvents(c.BUILT_SITE)),
            often=True,
        ),
        Family(
            "district",
            "Grey districts and churches",
            "district",
            "built one",
            ("built",),
            (CountedEvents(c.BUILT, thing=3), CountedEvents(c.BUILT_SITE, thing=3)),
            printed=shared_districts,
        ),
        Family(
            "card",
            "Action cards",
            "card",
            "played the card",
            ("played",),
            (CountedEvents(c.REVEALED), CountedEvents(c.PLAYED_OWN)),
            often=True,
        ),
        deeds(
            {
                "added influence to a choice": CountedEvents(c.REVEALED, only_if=2),
                "won the influence bonus": CountedEvents(c.INFLUENCE_BONUS),
            }
        ),
    ),
    sources=SOURCES,
    source=source,
    starts=c.STARTS,
    endings={c.STALEMATE: "nobody built any more", c.ENDED: "the board was full or the golden cards were out"},
)
