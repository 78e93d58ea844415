"""What is counted in Flanders 1302: golden cards, action cards, towns, districts."""

from __future__ import annotations

from zunft.arena.balance.tally import Family, Tally, Told, deeds, name_of_line
from zunft.engine.bits import has
from zunft.engine.title import Said
from zunft.games.flanders import words as w
from zunft.games.flanders.board import GOLDEN_KINDS
from zunft.games.flanders.edition import FlandersEdition

SPECIAL_CHURCHES = {w.CHURCH_A: 0, w.CHURCH_B: 1, w.CHURCH_C: 2, w.CHURCH_D: 3}  # district -> its bit


def golden_cards(edition: FlandersEdition) -> list[int]:
    golden = edition.board.golden
    return [kind for kind in range(GOLDEN_KINDS) if golden[kind] + golden[GOLDEN_KINDS + kind]]


def shared_districts(edition: FlandersEdition) -> list[int]:
    """Those that every guild may build: grey ones and churches. The others tell the guilds apart, as seats do."""
    stock = edition.board.stock
    found = [w.CHURCH] if any(stock[6 * w.CHURCH + at] for at in range(6)) else []
    for master, district in enumerate((w.GREY, w.WITH_MASTER + w.GREY)):
        if any(stock[6 * w.GREY + 2 * shape + master] for shape in range(3)):
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
                Told(w.SHOWED_GOLDEN),
                Told(w.SHOWED_GOLDEN, step=1),
                Told(w.GOLDEN_IMPOSSIBLE, step=1, count=-1),
            ),
            printed=golden_cards,
        ),
        Family(
            "town", "Towns", "town", "built in the town", ("built in",), (Told(w.BUILT), Told(w.BUILT_SITE)), often=True
        ),
        Family(
            "district",
            "Grey districts and churches",
            "district",
            "built one",
            ("built",),
            (Told(w.BUILT, thing=3), Told(w.BUILT_SITE, thing=3)),
            printed=shared_districts,
        ),
        Family(
            "card",
            "Action cards",
            "card",
            "played the card",
            ("played",),
            (Told(w.REVEALED), Told(w.PLAYED_OWN)),
            often=True,
        ),
        deeds(
            {
                "added influence to a choice": Told(w.REVEALED, only_if=2),
                "won the influence bonus": Told(w.INFLUENCE_BONUS),
            }
        ),
    ),
    sources=SOURCES,
    source=source,
    starts=w.STARTS,
    endings={w.STALEMATE: "nobody built any more", w.ENDED: "the board was full or the golden cards were out"},
)
