"""Editions of Strasbourg: a data file, checked, and the tables that the rules read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine import edition as files
from zunft.engine.edition import Faults, Sheet, Shelf, Where, need_int, need_key, need_keys, need_list, need_one_of
from zunft.games.strasbourg import board as kinds
from zunft.games.strasbourg.board import Board
from zunft.games.strasbourg.geometry import DIAGONAL, STRAIGHT, Grid, mask, members

TITLE: Final = "strasbourg"
FOLDER: Final = Path(__file__).parent / "editions"
GUILDS: Final = ("smiths", "vintners", "shoemakers", "butchers", "bakers")
GOODS: Final = ("weapon", "cask", "shoe", "meat", "bread")  # in the order of the guilds
LETTERS: Final = "SVHUK"  # of the guilds in a drawn city
BUILDING: Final = "#"
STEPS: Final = 3  # in which a round card names a guild: B, D, F
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 5
DATA: Final = ("city", "chapels", "goods", "edifices", "rounds", "influence", "start", "tasks")
KINDS: Final = {
    "at-edifice": kinds.AT_EDIFICE,
    "in-guild": kinds.IN_GUILD,
    "same-edifice": kinds.SAME_EDIFICE,
    "street": kinds.STREET,
    "council": kinds.COUNCIL,
    "edifices": kinds.EDIFICES,
    "lane": kinds.LANE,
    "most-members": kinds.MOST_MEMBERS,
    "most-coins": kinds.MOST_COINS,
    "every-guild": kinds.EVERY_GUILD,
    "chapels": kinds.CHAPELS,
    "same-chapel": kinds.SAME_CHAPEL,
    "lords": kinds.LORDS,
    "privileges": kinds.PRIVILEGES,
    "goods": kinds.GOODS,
    "group": kinds.GROUP,
}
MOST: Final = 99  # coins, points and values
MOST_SQUARES: Final = 62  # so that a set of them is one i64
MOST_COLUMNS: Final = 15  # so that a city in letters is not broader than a terminal
MOST_ROWS: Final = 9  # and rows by one digit
MOST_CHAPELS: Final = 32
MOST_TASKS: Final = 62
MOST_DEALT: Final = 5  # tasks of which a player may keep any
MOST_ROUNDS: Final = 10
MOST_CARDS: Final = 24  # influence cards of a player
HIGHEST: Final = 9  # value of an influence card
SEATS_OF_COUNCIL: Final = 8
AROUND: Final = 4  # squares around a building space or a junction


@dataclass(frozen=True)
class StrasbourgEdition:
    """One edition; squares are in the order of their numbers, everything else in the order of the file."""

    name: str
    text: str
    hash: str
    path: Path
    board: Board
    guilds: tuple[str, ...]
    goods: tuple[str, ...]
    squares: tuple[str, ...]
    buildings: tuple[str, ...]
    chapels: tuple[str, ...]
    junctions: tuple[str, ...]  # where the chapel spaces are, like ab12
    edifices: tuple[str, ...]
    cards: tuple[str, ...]
    tasks: tuple[str, ...]


@dataclass(frozen=True)
class City:
    """The drawn city: its rows as letters, its prices, and the squares on the grid."""

    grid: Grid
    letters: str
    prices: list[int]

    def squares(self, letter: str) -> int:
        return mask(square for square, found in enumerate(self.letters) if found == letter)


@dataclass(frozen=True)
class Task:
    kind: int
    about: int
    least: int
    points: int


def make(sheet: Sheet) -> StrasbourgEdition:
    """An edition from a sheet whose head is checked already."""
    data, where = sheet.data, sheet.where
    city = check_city(where.at("city"), data["city"])
    board = make_board(where, data, city)
    return StrasbourgEdition(
        name=sheet.name,
        text=sheet.text,
        hash=sheet.hash,
        path=Path(where.file),
        board=board,
        guilds=GUILDS,
        goods=GOODS,
        squares=city.grid.names(),
        buildings=tuple(city.grid.name(square) for square in members(city.squares(BUILDING))),
        chapels=tuple(data["chapels"]),
        junctions=tuple(data["chapels"].values()),
        edifices=tuple(data["edifices"]),
        cards=tuple(data["rounds"]),
        tasks=tuple(data["tasks"]),
    )


def survey(where: Where, data: dict[str, Any], faults: Faults) -> None:
    """All that is wrong, in parts that do not depend on each other, or only on good ones."""
    city = faults.of(check_city, where.at("city"), data.get("city"))
    faults.each(check_guilds, where.at("rounds"), data.get("rounds"))
    rounds = faults.of(check_rounds, where.at("rounds"), data.get("rounds"))
    faults.of(check_districts, where.at("city"), city, rounds)
    faults.of(check_goods, where.at("goods"), data.get("goods"))
    faults.of(check_influence, where.at("influence"), data.get("influence"))
    start = faults.of(check_start, where.at("start"), data.get("start"))
    chapels = faults.of(check_chapels, where.at("chapels"), data.get("chapels"), city)
    many = len(rounds) // STEPS if rounds else None
    faults.of(check_edifices, where.at("edifices"), data.get("edifices"), many)
    faults.of(check_spaces, where, city, len(chapels) if chapels else None, many)
    survey_tasks(where, data, faults, start[1] if start else None, rounds)


def survey_tasks(
    where: Where, data: dict[str, Any], faults: Faults, dealt: int | None, rounds: list[int] | None
) -> None:
    """Where the round cards are faulty, a task may ask for whatever it might with others."""
    edifices, tasks = data.get("edifices"), data.get("tasks")
    named = list(edifices) if isinstance(edifices, dict) else None
    often = list(range(len(GUILDS))) * MOST_ROUNDS
    good = faults.each(check_task, where.at("tasks"), tasks, named, rounds or often)
    faults.of(check_tasks, where.at("tasks"), tasks, dealt if good else None, named, rounds)


SHELF: Final = Shelf(TITLE, FOLDER, DATA, make, survey)
editions, load, from_text = SHELF.names, SHELF.load, SHELF.from_text


def check_city(where: Where, value: object) -> City:
    """S-007: a rectangle of guild squares and building spaces, and the price of every guild square."""
    city = need_keys(where, value, ("squares", "prices"))
    squares = check_rows(where.at("squares"), city["squares"], LETTERS + BUILDING)
    prices = check_rows(where.at("prices"), city["prices"], "0123456789" + BUILDING)
    if len(prices) != len(squares) or len(prices[0]) != len(squares[0]):
        raise where.at("prices").error(f"must have {len(squares)} rows of {len(squares[0])}, as squares has")
    grid = Grid(len(squares[0]), len(squares))
    letters, digits = "".join(squares), "".join(prices)
    for square, (letter, digit) in enumerate(zip(letters, digits, strict=True)):
        if (letter == BUILDING) != (digit == BUILDING):
            what = "is a building space, so it must be #" if letter == BUILDING else "must be a price"
            raise where.at("prices", square // grid.columns).error(f"{grid.name(square)} {what}, not {digit}")
    return City(grid, letters, [0 if digit == BUILDING else int(digit) for digit in digits])


def check_rows(where: Where, value: object, letters: str) -> list[str]:
    """A drawn rectangle: texts of the same length, in known letters."""
    rows = need_list(where, value, 2, MOST_ROWS)
    for number, row in enumerate(rows):
        if not isinstance(row, str) or not 2 <= len(row) <= MOST_COLUMNS or not set(row) <= set(letters):
            fault = f"must be 2 to {MOST_COLUMNS} of the letters {letters}, not {files.short(row)}"
            raise where.at(number).error(fault)
        if len(row) != len(rows[0]):
            raise where.at(number).error(f"must be as long as the first row ({len(rows[0])}), not {len(row)}")
    if len(rows) * len(rows[0]) > MOST_SQUARES:
        raise where.error(f"must be {MOST_SQUARES} squares at most, not {len(rows) * len(rows[0])}")
    return rows


def check_named(where: Where, value: object, letter: str, low: int, high: int) -> dict[str, Any]:
    """A table of things that are called by a letter and two digits."""
    table = files.need_table(where, value)
    for key in table:
        if not re.fullmatch(f"{letter}[0-9][0-9]", key):
            raise where.at(key).error(f"must be called like {letter}01")
    if not low <= len(table) <= high:
        raise where.error(f"there must be {low} to {high}, not {len(table)}")
    return table


def check_rounds(where: Where, value: object) -> list[int]:
    """S-004: three different guilds a card, and every guild as often as any other, as far as that comes out even."""
    cards = files.need_table(where, value)
    if not 2 <= len(cards) <= MOST_ROUNDS:
        raise where.error(f"there must be 2 to {MOST_ROUNDS} round cards, not {len(cards)}")
    named = [guild for card, guilds in cards.items() for guild in check_card(where.at(card), card, guilds)]
    visits = Counter(named)
    often, seldom = (choose(range(len(GUILDS)), key=lambda guild: visits[guild]) for choose in (max, min))
    if visits[often] - visits[seldom] > (len(named) % len(GUILDS) > 0):
        counts = f"{visits[often]} times, {GUILDS[seldom]} {visits[seldom]}"
        raise where.error(f"must name every guild equally often, but {GUILDS[often]} are named {counts}")
    return named


def check_card(where: Where, card: str, value: object) -> list[int]:
    need_key(where, card)
    return check_guilds(where, value)


def check_guilds(where: Where, value: object) -> list[int]:
    keys = need_list(where, value, STEPS, STEPS)
    guilds = [GUILDS.index(need_one_of(where.at(number), key, GUILDS)) for number, key in enumerate(keys)]
    if len(set(guilds)) < STEPS:
        raise where.error("names a guild twice")
    return guilds


def check_districts(where: Where, city: City, rounds: list[int]) -> None:
    """S-075: up to three members are placed at every visit, and there is a square for each of them."""
    for guild, visits in sorted(Counter(rounds).items()):
        squares, needed = city.squares(LETTERS[guild]).bit_count(), 3 * visits
        if squares < needed:
            fault = f"the {GUILDS[guild]} need 3 squares for each of their {visits} visits, {needed} in all"
            raise where.at("squares").error(f"{fault}, and have {squares}")


def check_edifices(where: Where, value: object, rounds: int) -> list[int]:
    """S-004, S-010: one edifice a round."""
    edifices = files.need_table(where, value)
    if len(edifices) != rounds:
        raise where.error(f"there must be as many as round cards ({rounds}), not {len(edifices)}")
    for key in edifices:
        need_key(where.at(key), key)
    return [need_int(where.at(key), number, 0, MOST) for key, number in edifices.items()]


def check_spaces(where: Where, city: City, chapels: int, rounds: int) -> None:
    """S-093: there is an open space for every edifice and every chapel."""
    spaces = city.squares(BUILDING).bit_count()
    if spaces < rounds:
        raise where.at("city", "squares").error(f"there must be {rounds} building spaces or more, not {spaces}")
    if chapels < rounds:
        raise where.at("chapels").error(f"there must be {rounds} chapel spaces or more, not {chapels}")


def check_chapels(where: Where, value: object, city: City) -> list[int]:
    """S-007: the guild squares around each chapel space."""
    chapels = check_named(where, value, "c", 1, MOST_CHAPELS)
    junctions, taken, found = city.grid.junctions(), dict[str, str](), []
    for key, name in chapels.items():
        if not isinstance(name, str) or name not in junctions:
            raise where.at(key).error(f"must be a corner inside the city, like ab12, not {files.short(name)}")
        if name in taken:
            raise where.at(key).error(f"{taken[name]} is at {name} already")
        taken[name] = key
        found.append(mask(junctions[name]) & ~city.squares(BUILDING))
        if not found[-1]:
            raise where.at(key).error("touches no guild square")
    return found


def check_goods(where: Where, value: object) -> list[int]:
    goods = need_keys(where, value, GOODS)
    return [need_int(where.at(key), goods[key], 0, MOST) for key in GOODS]


def check_influence(where: Where, value: object) -> list[int]:
    """S-002: how many cards of each value a player has."""
    cards = files.need_table(where, value)
    counts = [0] * (HIGHEST + 1)
    for key, number in cards.items():
        if not re.fullmatch(f"[1-{HIGHEST}]", key):
            raise where.at(key).error(f"is no value of an influence card (they are 1 to {HIGHEST})")
        counts[int(key)] = need_int(where.at(key), number, 1, MOST_CARDS)
    if not 1 <= sum(counts) <= MOST_CARDS:
        raise where.error(f"a player must have 1 to {MOST_CARDS} cards, not {sum(counts)}")
    return counts


def check_start(where: Where, value: object) -> tuple[int, int]:
    """S-012, S-015: coins and tasks of each player."""
    start = need_keys(where, value, ("coins", "tasks"))
    coins = need_int(where.at("coins"), start["coins"], 0, MOST)
    return coins, need_int(where.at("tasks"), start["tasks"], 1, MOST_DEALT)


def check_tasks(where: Where, value: object, dealt: int, edifices: list[str], rounds: list[int]) -> list[Task]:
    """S-015: tasks for five players, and what they are about."""
    tasks = check_named(where, value, "t", dealt * MOST_SEATS, MOST_TASKS)
    found = [check_task(where.at(key), task, edifices, rounds) for key, task in tasks.items()]
    council = [key for key, task in zip(tasks, found, strict=True) if task.kind == kinds.COUNCIL]
    if len(council) > 1:
        raise where.at(council[1], "kind").error(f"{council[0]} is of this kind already, and only one can be")
    return found


def check_task(where: Where, value: object, edifices: list[str], rounds: list[int]) -> Task:
    """A task has exactly the keys that its kind needs, and nobody is asked for what cannot be."""
    task = files.need_table(where, value)
    if "kind" not in task:
        raise where.at("kind").stop("is missing")
    name = files.need_deciding(where.at("kind"), task["kind"], tuple(KINDS))
    kind, about = KINDS[name], -1
    refers = {"at-edifice": ("edifice", edifices), "in-guild": ("guild", GUILDS)}.get(name)
    most = most_of(kind, rounds)
    keys = ("kind", *([refers[0]] if refers else []), *(["least"] if most else []), "points")
    need_keys(where, task, keys)
    if refers:
        about = refers[1].index(files.need_deciding(where.at(refers[0]), task[refers[0]], refers[1]))
    if kind == kinds.IN_GUILD:
        most = rounds.count(about)
    if kind == kinds.COUNCIL:
        check_council(where.at("least"), task["least"])
    least = need_int(where.at("least"), task["least"], 1, most) if most and kind != kinds.COUNCIL else 0
    return Task(kind, about, least, need_int(where.at("points"), task["points"], 0, MOST))


def most_of(kind: int, rounds: list[int]) -> int:
    """The most that a task of a kind can ask for; 0 for the kinds that ask for no number."""
    cards = len(rounds) // STEPS
    return {
        kinds.AT_EDIFICE: AROUND,
        kinds.IN_GUILD: cards,
        kinds.SAME_EDIFICE: AROUND,
        kinds.COUNCIL: SEATS_OF_COUNCIL,
        kinds.EDIFICES: cards,
        kinds.CHAPELS: cards,
        kinds.SAME_CHAPEL: AROUND,
        kinds.PRIVILEGES: cards,
        kinds.GOODS: len(GOODS),
        kinds.GROUP: len(rounds),
    }.get(kind, 0)


def check_council(where: Where, value: object) -> list[int]:
    """How many members with three, four and five players."""
    numbers = need_list(where, value, MOST_SEATS - FEWEST_SEATS + 1, MOST_SEATS - FEWEST_SEATS + 1)
    return [need_int(where.at(at), number, 1, SEATS_OF_COUNCIL) for at, number in enumerate(numbers)]


def council_least(tasks: Iterable[dict[str, Any]]) -> list[int]:
    """The numbers of the task that counts the Council, by seats from 0 to 5."""
    found = [task["least"] for task in tasks if task["kind"] == "council"]
    return [0] * FEWEST_SEATS + (found[0] if found else [0] * (MOST_SEATS - FEWEST_SEATS + 1))


def make_board(where: Where, data: dict[str, Any], city: City) -> Board:
    rounds = check_rounds(where.at("rounds"), data["rounds"])
    check_districts(where.at("city"), city, rounds)
    touches = check_chapels(where.at("chapels"), data["chapels"], city)
    edifices = check_edifices(where.at("edifices"), data["edifices"], len(rounds) // STEPS)
    check_spaces(where, city, len(touches), len(edifices))
    coins, dealt = check_start(where.at("start"), data["start"])
    tasks = check_tasks(where.at("tasks"), data["tasks"], dealt, list(data["edifices"]), rounds)
    grid, buildings = city.grid, city.squares(BUILDING)
    built = mask(range(len(city.letters))) & ~buildings
    numbers = {
        "columns": grid.columns,
        "rows": grid.rows,
        "buildings": buildings,
        "chapels": len(touches),
        "rounds": len(edifices),
        "coins": coins,
        "dealt": dealt,
        "tasks": len(tasks),
    }
    tables = {
        "guild": ints(LETTERS.find(letter) for letter in city.letters),
        "of_guild": ints(city.squares(letter) for letter in LETTERS),
        "price": ints(city.prices),
        "beside": ints(grid.beside(built)),
        "touches": ints(touches),
        "lines": ints(grid.triples(built, STRAIGHT)),
        "lanes": ints(grid.triples(built, DIAGONAL)),
        "goods": ints(check_goods(where.at("goods"), data["goods"])),
        "edifices": ints(edifices),
        "round_guilds": ints(rounds),
        "influence": ints(check_influence(where.at("influence"), data["influence"])),
        "task_kind": ints(task.kind for task in tasks),
        "task_about": ints(task.about for task in tasks),
        "task_least": ints(task.least for task in tasks),
        "task_points": ints(task.points for task in tasks),
        "council_least": ints(council_least(data["tasks"].values())),
    }
    return Board(numbers, tables)


def ints(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))
