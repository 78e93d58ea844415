"""What is counted in The Guild: cards, professions, residences, elections and deals."""

from __future__ import annotations

from zunft.engine.tally import WHISPERED, CountedEvents, Family, Tally, deeds, name_of_line
from zunft.engine.title import Said
from zunft.games.gilde import constants as c
from zunft.games.gilde.edition import GildeEdition
from zunft.games.gilde.notation import TYPES


def cards_of_the_deck(edition: GildeEdition) -> list[int]:
    """All but the Town Hall, which nobody holds."""
    types = edition.board.cards.type_
    return [card for card in range(len(edition.cards)) if types[card] != c.PUBLIC]


def rebuilt_residences(edition: GildeEdition) -> range:
    """Everybody begins with the first one."""
    return range(1, len(edition.residences))


PLURALS = ("businesses", "annexes", "extensions", "districts", "persons", "artefacts", "measures", "instants")
SOURCES = (*PLURALS, "residence", "Town Hall")


def source(line: Said) -> int:
    name = name_of_line(line)
    return TYPES.index(line["args"]["type"]) if name == "cards" else SOURCES.index(NAMES[name])


NAMES = {"residences": "residence", "town-hall": "Town Hall"}
PLAYED = (c.LAID_OUT, c.PLAYED, c.PLAYED_AT, c.PLAYED_ON)

TALLY = Tally(
    families=(
        Family(
            "profession", "Professions", "profession", "chose it", ("chosen",), (CountedEvents(c.CHOSE_PROFESSION),)
        ),
        Family(
            "card",
            "Cards",
            "card",
            "played the card or bought it from a player",
            ("drawn", "played"),
            (
                CountedEvents(c.DEALT, seat=WHISPERED, thing=0),
                CountedEvents(c.DREW, seat=WHISPERED, thing=0),
                *(CountedEvents(event, step=1) for event in PLAYED),
                CountedEvents(
                    c.TRADED, step=1, seat=2
                ),  # the buyer has the card in front of them as if they had played it
            ),
            printed=cards_of_the_deck,
        ),
        Family(
            "residence",
            "Residences",
            "residence",
            "built it",
            ("built",),
            (CountedEvents(c.UPGRADED),),
            printed=rebuilt_residences,
        ),
        deeds(
            {
                "built the Town Hall": CountedEvents(c.BUILT_TOWN_HALL),
                "asked for an election": CountedEvents(c.REQUESTED),
                "sold a card to a player": CountedEvents(c.TRADED),
                "bought a card from a player": CountedEvents(c.TRADED, seat=2),
                "lent talers": CountedEvents(c.LENT),
                "borrowed talers": CountedEvents(c.LENT, seat=1),
                "went to the tower": CountedEvents(c.WENT_TO_TOWER),
            }
        ),
    ),
    sources=SOURCES,
    source=source,
    starts=c.STARTS,
    endings={
        c.ELECTED: "elected mayor",
        c.BECAME_COUNT: "became Count",
        c.LAST_ONE: "was left alone",
        c.STOPPED: "stopped after the last round",
    },
)
