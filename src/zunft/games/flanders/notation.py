"""How the things of Flanders 1302 are written, and every verb with its example."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zunft.engine.bits import has
from zunft.engine.notation import Form, Names, Number, Thing, Word
from zunft.engine.rules import State
from zunft.games.flanders import constants as c
from zunft.games.flanders.edition import COATS, FlandersEdition
from zunft.games.flanders.state import FlandersState, Town

DIRECTIONS = ("north", "east", "south", "west")
HALVES = ("a", "b")
SILVER = ("site", "pickup")
GOLDEN = ("influence", "site", "pickup", "cathedral", "master")
DISTRICTS = (*COATS, *(f"{coat}+1" for coat in COATS[:5]), "church-b", "church-a", "church-c", "church-d")

FORMS = (
    Form(c.GUILD, "guild {coat}", "guild blue"),
    Form(c.CENTRE, "centre {place}", "centre l3"),
    Form(c.CHOOSE, "choose {card} {influence:number}", "choose gent 2"),
    Form(c.BUILD, "build {town} {space} {district}", "build gent s3 blue+1"),
    Form(c.ENLARGE, "build {town} {space} {district} {direction}", "build gent s1 church-a north"),
    Form(c.SWALLOW, "build {town} {space} {district} {swallowed:space}", "build gent s3 church-d r4"),
    Form(c.COMPLETE, "complete {town} {space}", "complete gent s3"),
    Form(c.CATHEDRAL, "cathedral {town} {space}", "cathedral gent t1"),
    Form(c.MASTER, "master {town} {space}", "master gent s3"),
    Form(c.OWN, "own {card}", "own gent"),
    Form(c.INFLUENCE, "influence", "influence"),
    Form(c.DRAW_STARTER, "draw seat {seat}", "draw seat 2"),
    Form(c.DRAW_GUILD, "draw guild {coat}", "draw guild green"),
    Form(c.DRAW_PLACE, "draw place {place}", "draw place l3"),
    Form(c.DRAW_GOLDEN, "draw golden {golden}", "draw golden master"),
    Form(c.DRAW_INFLUENCE, "draw influence {turned}", "draw influence green-gent"),
)


class Space(Thing):
    """A building space; its name belongs to the layout of the town named before it."""

    def __init__(self, edition: FlandersEdition) -> None:
        self.slots = edition.slots
        self._called = [_by_name(names) for names in edition.slots]
        self._anywhere = {word: at for names in edition.slots for at, word in enumerate(names)}

    def word(self, value: int, so_far: Mapping[str, int], state: State) -> Word:
        return self.slots[self._town(so_far, state).place][value]

    def number(self, word: str, so_far: Mapping[str, int], state: State) -> int:
        """Several spaces that might be added share a name; the one that is there goes first."""
        town = self._town(so_far, state)
        if town.place < 0:  # readable all the same, so that the town can be named as the reason
            return self._anywhere[word]
        found = self._called[town.place][word]
        return next((slot for slot in found if has(town.exists, slot)), found[0])

    def _town(self, so_far: Mapping[str, int], state: State) -> Town:
        assert isinstance(state, FlandersState)
        return state.towns[so_far["town"]]


def _by_name(names: Sequence[str]) -> dict[str, list[int]]:
    """The spaces of a layout by name: there are hundreds, and each move is read several times."""
    called: dict[str, list[int]] = {}
    for slot, name in enumerate(names):
        called.setdefault(name, []).append(slot)
    return called


def things_of(edition: FlandersEdition) -> dict[str, Thing]:
    """Every kind of thing that a move, an event, a question or a reason is about."""
    cards = (*edition.towns, *SILVER)
    return {
        "seat": Number(),
        "number": Number(),
        "coat": Names(edition.coats),
        "town": Names(edition.towns),
        "place": Names(edition.places),
        "space": Space(edition),
        "card": Names(cards),
        "golden": Names((*edition.towns, *GOLDEN)),
        "half": Names(HALVES),
        "district": Names(DISTRICTS),
        "direction": Names(DIRECTIONS),
        "turned": Names([f"{coat}-{card}" for coat in edition.coats[:4] for card in cards[:7]]),
    }
