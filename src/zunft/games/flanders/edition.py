"""Editions of Flanders 1302: a data file, checked, and the tables that the rules read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine import edition as files
from zunft.engine.edition import (
    Faults,
    Sheet,
    Shelf,
    Where,
    need_int,
    need_key,
    need_keys,
    need_list,
    need_one_of,
    need_text,
)
from zunft.games.flanders import geometry
from zunft.games.flanders.board import SQUARE, WIDTH, Board
from zunft.games.flanders.geometry import Polygon, SpaceSlot
from zunft.games.flanders.plans import names_of
from zunft.games.flanders.state import MASTER_PIECES

TITLE: Final = "flanders"
FOLDER: Final = Path(__file__).parent / "editions"
COATS: Final = ("blue", "yellow", "green", "red", "grey", "church")
SHAPES: Final = ("square", "rectangle", "triangle")
SPECIALS: Final = ("a", "b", "c", "d")
CARDS: Final = ("influence", "site", "pickup", "cathedral", "master")  # golden kinds after the towns
PIECES: Final = ("site", "cathedral", "master")
DATA: Final = ("centres", "stock", "silver", "golden", "pieces", "layout")
MOST: Final = 99  # of anything that is counted
FARTHEST: Final = 99  # coordinate
MOST_LAYOUTS: Final = 16
MOST_SLOTS: Final = WIDTH - 1
MOST_SPACES: Final = 24  # so that even a building-site card never has more answers than a question can hold

Texts = Mapping[str, Mapping[str, Mapping[str, str]]]  # kind of thing -> key -> language


@dataclass(frozen=True)
class FlandersEdition:
    """One edition; towns are in the order of their coats, places and slots in the order of the file."""

    name: str
    text: str
    hash: str
    path: Path
    board: Board
    towns: tuple[str, ...]
    coats: tuple[str, ...]
    places: tuple[str, ...]
    place_names: tuple[str, ...]
    slots: tuple[tuple[str, ...], ...]
    polygons: tuple[tuple[Polygon, ...], ...]
    names: Texts
    abouts: Texts


@dataclass(frozen=True)
class Layout:
    """A board place: its name, its slots and how many of them are printed, the centre included."""

    name: str
    slots: list[SpaceSlot]
    printed: int


def make(sheet: Sheet) -> FlandersEdition:
    """An edition from a sheet whose head is checked already."""
    data, where = sheet.data, sheet.where
    towns = check_centres(where.at("centres"), data["centres"])
    layouts = check_layouts(where.at("layout"), data["layout"])
    return FlandersEdition(
        name=sheet.name,
        text=sheet.text,
        hash=sheet.hash,
        path=Path(where.file),
        board=make_board(where, data, towns, layouts),
        towns=towns,
        coats=COATS,
        places=tuple(layouts),
        place_names=tuple(layout.name for layout in layouts.values()),
        slots=tuple(tuple(slot.name for slot in layout.slots) for layout in layouts.values()),
        polygons=tuple(tuple(slot.polygon for slot in layout.slots) for layout in layouts.values()),
        names={"place": {place: names_of(layout.name) for place, layout in layouts.items()}},
        abouts={},
    )


def survey(where: Where, data: dict[str, Any], faults: Faults) -> None:
    """All that is wrong, in parts that do not depend on each other, or only on good ones."""
    centres = data.get("centres")
    faults.each(check_centre, where.at("centres"), centres)
    faults.of(check_centres, where.at("centres"), centres)
    towns = tuple(centres) if isinstance(centres, dict) else None  # what they are called, whatever else is wrong
    layouts = survey_layouts(where.at("layout"), data.get("layout"), faults)
    for coat in COATS:
        faults.of(need_coat(coat), where.at("stock"), data.get("stock"))
    stock = faults.of(check_stock, where.at("stock"), data.get("stock"))
    faults.of(check_shapes, where.at("stock"), stock, layouts)
    if stock:
        faults.of(check_specials, where.at("stock", "church", "special"), data["stock"]["church"]["special"])
    faults.each(check_half, where.at("golden"), data.get("golden"), towns)
    faults.of(check_golden, where.at("golden"), data.get("golden"), towns)
    faults.of(check_silver, where.at("silver"), data.get("silver"))
    faults.of(check_pieces, where.at("pieces"), data.get("pieces"))


def need_coat(coat: str) -> Callable[[Where, dict[str, Any]], list[int] | None]:
    """The check of the districts of one coat, as far as there are any."""
    return lambda where, stock: check_coat(where.at(coat), stock[coat], coat) if coat in stock else None


def survey_layouts(where: Where, layouts: object, faults: Faults) -> dict[str, Layout] | None:
    """Each space for itself, then each town as a whole, then all of them."""
    for place, layout in layouts.items() if isinstance(layouts, dict) else ():
        spaces = {key: value for key, value in layout.items() if key not in ("name", "c")}
        for key, value in spaces.items():
            faults.of(lambda at, value, key=key: check_space(at, key, value), where.at(place), value)
    faults.each(check_layout, where, layouts)
    return faults.of(check_layouts, where, layouts)


SHELF: Final = Shelf(TITLE, FOLDER, DATA, make, survey)
editions, load, from_text = SHELF.names, SHELF.load, SHELF.from_text


def check_centres(where: Where, value: object) -> tuple[str, ...]:
    """F-002: six towns, one for each coat; given in the order of the coats."""
    centres = files.need_table(where, value)
    towns: dict[str, str] = {}
    for town, centre in centres.items():
        coat = check_centre(where.at(town), centre)
        if coat in towns:
            raise where.at(town, "coat").error(f"{coat} is the coat of {towns[coat]} already")
        towns[coat] = town
    for coat in COATS:
        if coat not in towns:
            raise where.error(f"no town has the coat {coat}")
    return tuple(towns[coat] for coat in COATS)


def check_centre(where: Where, centre: object) -> str:
    """The coat of a town, the key of which is the last of the path."""
    check_town(where, str(where.path[-1]))
    table = need_keys(where, centre, ("coat", "masters"))
    coat = need_one_of(where.at("coat"), table["coat"], COATS)
    need_int(where.at("masters"), table["masters"], 0, 0 if coat == "church" else MOST)
    return coat


def check_town(where: Where, town: str) -> None:
    need_key(where, town)
    if town in (*CARDS, *COATS):
        raise where.error("is the word for something else, so no town can be called that")


def check_layouts(where: Where, value: object) -> dict[str, Layout]:
    layouts = files.need_table(where, value)
    if not len(COATS) <= len(layouts) <= MOST_LAYOUTS:
        raise where.error(f"there must be {len(COATS)} to {MOST_LAYOUTS} layouts, not {len(layouts)}")
    for place in layouts:
        need_key(where.at(place), place)
    return {place: check_layout(where.at(place), layout) for place, layout in layouts.items()}


def check_layout(where: Where, value: object) -> Layout:
    """F-071 to F-075 as far as they are geometry; how many spaces there are is free (R-34)."""
    table = files.need_table(where, value)
    for key in ("name", "c"):
        if key not in table:
            raise where.at(key).error("is missing")
    centre = ("c", check_polygon(where.at("c"), table["c"]))
    others = [(key, check_space(where, key, table[key])) for key in table if key not in ("name", "c")]
    if geometry.shape(centre[1]) != SQUARE:
        raise where.at("c").error("a town centre is a square")
    if not 1 <= len(others) <= MOST_SPACES:
        raise where.error(f"there must be 1 to {MOST_SPACES} spaces to build on, not {len(others)}")
    check_town_plan(where, [centre, *others])
    slots = geometry.slots([centre, *others])
    if len(slots) > MOST_SLOTS:
        raise where.error(f"has {len(slots)} spaces with those that churches might add; {MOST_SLOTS} at most")
    return Layout(need_text(where.at("name"), table["name"], 40), slots, len(others) + 1)


def check_space(where: Where, name: str, value: object) -> Polygon:
    """A space is called by the letter of its shape and a number."""
    if not re.fullmatch(r"[srt][1-9][0-9]?", name):
        raise where.at(name).error("is not known here (known are name, c, and spaces like s1, r1, t1)")
    polygon = check_polygon(where.at(name), value)
    found = SHAPES[geometry.shape(polygon)]
    if found[0] != name[0]:
        raise where.at(name).error(f"is a {found}, so its name must begin with {found[0]}")
    return polygon


def check_polygon(where: Where, value: object) -> Polygon:
    """F-071: a 2x2 square, a 2x1 rectangle or a triangle with legs of 2, its sides on the grid."""
    corners = need_list(where, value, 3, 4)
    polygon = tuple(check_point(where.at(number), corner) for number, corner in enumerate(corners))
    if geometry.shape(polygon) < 0:
        raise where.error("is no 2x2 square, 2x1 rectangle or right triangle with legs of 2, corner by corner")
    return polygon


def check_point(where: Where, value: object) -> geometry.Point:
    x, y = need_list(where, value, 2, 2)
    return need_int(where.at(0), x, -FARTHEST, FARTHEST), need_int(where.at(1), y, -FARTHEST, FARTHEST)


def check_town_plan(where: Where, printed: list[tuple[str, Polygon]]) -> None:
    """No overlap, no space out of reach (F-072), no hole."""
    names, polygons = [name for name, _ in printed], [polygon for _, polygon in printed]
    for number, (name, polygon) in enumerate(printed):
        for other in range(number):
            if geometry.overlap(polygon, polygons[other]):
                raise where.at(name).error(f"overlaps {names[other]}")
    for number in sorted(geometry.unreachable(polygons)):
        raise where.at(names[number]).error("cannot be reached from the centre by long sides")
    for x, y, _ in sorted(geometry.holes(polygons)):
        raise where.error(f"has a hole at ({x}, {y})")


def check_stock(where: Where, value: object) -> list[int]:
    """F-002, F-007: districts by coat, shape and printed master; church districts have no master."""
    stock = need_keys(where, value, COATS)
    return [count for coat in COATS for count in check_coat(where.at(coat), stock[coat], coat)]


def check_coat(where: Where, value: object, coat: str) -> list[int]:
    """The districts of one coat, by shape."""
    coats = need_keys(where, value, (*SHAPES, *(("special",) if coat == "church" else ())))
    counts = [count for shape in SHAPES for count in check_districts(where.at(shape), coats[shape], coat)]
    if coat != "church" and not any(counts):
        raise where.error("this guild has no district at all")
    return counts


def check_districts(where: Where, value: object, coat: str) -> list[int]:
    if coat == "church":
        return [need_int(where, value, 0, MOST), 0]
    districts = need_keys(where, value, ("plain", "master"))
    return [need_int(where.at(key), districts[key], 0, MOST) for key in ("plain", "master")]


def check_shapes(where: Where, stock: list[int], layouts: dict[str, Layout]) -> None:
    """A shape that is printed somewhere can be built by somebody."""
    for place, layout in layouts.items():
        for slot in layout.slots[1 : layout.printed]:
            shape = geometry.shape(slot.polygon)
            if not any(stock[shape * 2 :: 6]) and not any(stock[shape * 2 + 1 :: 6]):
                raise where.error(f"there is no {SHAPES[shape]} in it, but {slot.name} of {place} is one")


def check_specials(where: Where, value: object) -> int:
    specials = need_list(where, value, 0, len(SPECIALS))
    keys = [need_one_of(where.at(number), key, SPECIALS) for number, key in enumerate(specials)]
    if len(set(keys)) < len(keys):
        raise where.error("names a special church twice")
    return geometry.mask(SPECIALS.index(key) for key in keys)


def check_golden(where: Where, value: object, towns: tuple[str, ...]) -> list[int]:
    """F-005: how many golden cards of each kind are in half A and in half B."""
    halves = need_keys(where, value, ("a", "b"))
    return [count for half in ("a", "b") for count in check_half(where.at(half), halves[half], towns)]


def check_half(where: Where, value: object, towns: tuple[str, ...]) -> list[int]:
    half = need_keys(where, value, ("towns", *CARDS))
    keys = need_list(where.at("towns"), half["towns"], 0, MOST)
    found = Counter(need_one_of(where.at("towns", number), key, towns) for number, key in enumerate(keys))
    counts = [found[town] for town in towns]
    counts += [need_int(where.at(card), half[card], 0, MOST) for card in CARDS]
    if not any(counts):
        raise where.error("there is no card in this half")
    return counts


def check_silver(where: Where, value: object) -> int:
    return need_int(where.at("influence"), need_keys(where, value, ("influence",))["influence"], 0, MOST)


def check_pieces(where: Where, value: object) -> list[int]:
    pieces = need_keys(where, value, PIECES)
    most = {"site": MOST, "cathedral": MOST, "master": MASTER_PIECES}
    return [need_int(where.at(key), pieces[key], 1, most[key]) for key in PIECES]


def make_board(where: Where, data: dict[str, Any], towns: tuple[str, ...], layouts: dict[str, Layout]) -> Board:
    stock = check_stock(where.at("stock"), data["stock"])
    check_shapes(where.at("stock"), stock, layouts)
    sites, cathedrals, masters = check_pieces(where.at("pieces"), data["pieces"])
    plans = [layout.slots for layout in layouts.values()]
    numbers = {
        "layouts": len(layouts),
        "specials": check_specials(where.at("stock", "church", "special"), data["stock"]["church"]["special"]),
        "influence": check_silver(where.at("silver"), data["silver"]),
        "sites": sites,
        "cathedrals": cathedrals,
        "masters": masters,
    }
    tables = {
        "base": ints((1 << layout.printed) - 1 for layout in layouts.values()),
        "shape": joined(geometry.shapes(slots) for slots in plans),
        "of_shape": ints(geometry.of_shape(slots, shape) for slots in plans for shape in range(len(SHAPES))),
        "near": joined(geometry.pairs(slots, geometry.borders) for slots in plans),
        "long": joined(geometry.pairs(slots, geometry.connects) for slots in plans),
        "clash": joined(geometry.pairs(slots, geometry.overlap) for slots in plans),
        "adds": joined(geometry.adds(slots, special) for special in range(len(SPECIALS)) for slots in plans),
        "stock": ints(stock),
        "centre_masters": ints(data["centres"][town]["masters"] for town in towns),
        "golden": ints(check_golden(where.at("golden"), data["golden"], towns)),
    }
    return Board(numbers, tables)


def ints(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def joined(tables: Iterable[list[int]]) -> vec[i64]:
    return ints(number for table in tables for number in table)
