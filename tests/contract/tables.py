"""The tables that the contract holds for. A title joins with one line in ``JOINED``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.contract import conservation
from tests.titles.market.title import MARKET

from zunft import CannotUndo, Table
from zunft.engine.title import Title
from zunft.games.flanders.game import FLANDERS
from zunft.games.gilde.game import GILDE
from zunft.games.strasbourg.game import STRASBOURG
from zunft.table.lines import LEAVE

Who = int | str  # a seat, or "chance"
OPEN = {("flanders", 2)}


@dataclass(frozen=True)
class Kind:
    """A title with a number of seats, an edition and, where they are not the usual ones, preset, options and rules
    number."""

    title: Title
    seats: int
    edition: str
    options: Mapping[str, str] = field(default_factory=dict, hash=False)
    preset: str | None = None
    rules: int | None = None

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options.items()]
        preset = [self.preset] if self.preset else []
        rules = [f"rules={self.rules}"] if self.rules else []
        return "-".join([self.title.key, str(self.seats), self.edition, *preset, *options, *rules])

    @property
    def is_open(self) -> bool:
        """Whether it has neither secrets nor simultaneous choices."""
        return (self.title.key, self.seats) in OPEN

    def table(self, seed: int | None = None, **more: Any) -> Table:
        """A new table; without a seed its chance is played by hand."""
        more |= {"chance": "hand"} if seed is None else {"seed": seed}
        more |= {"edition": self.edition, "preset": self.preset, "options": self.options, "rules": self.rules}
        return Table(self.title, self.seats, **more)


@dataclass(frozen=True)
class Joined:
    """A title under contract: what is conserved in it, and its smallest edition, for what is tried at length."""

    title: Title
    conserved: Callable[[Table], None]
    smallest: str
    opens_at_once: bool = False  # seats only choose in secret, and nothing is told before all choices are opened


JOINED = (
    Joined(FLANDERS, conservation.flanders, "tiny"),
    Joined(GILDE, conservation.gilde, "tiny"),
    Joined(STRASBOURG, conservation.strasbourg, "tiny", opens_at_once=True),
    Joined(MARKET, conservation.market, "booth"),
)


def small(joined: Joined, seats: int) -> Kind:
    """The smallest edition, by the numbers of seats with one preset after the other."""
    presets = [None, *list(joined.title.presets)[1:]]
    return Kind(joined.title, seats, joined.smallest, preset=presets[seats % len(presets)])


OPENED_AT_ONCE = {joined.title.key for joined in JOINED if joined.opens_at_once}
SMALL = [small(joined, seats) for joined in JOINED for seats in joined.title.seats]
TABLES = [
    small(joined, seats) if edition == joined.smallest else Kind(joined.title, seats, edition)
    for joined in JOINED
    for seats in joined.title.seats
    for edition in joined.title.editions()
]
# Every table by every rules number that is not the newest.
OLDER = [
    Kind(kind.title, kind.seats, kind.edition, rules=number)
    for kind in TABLES
    for number in range(1, kind.title.rules_number)
]
# Every value of every option that is not the usual one, one at a time.
VARIANTS = [
    Kind(joined.title, seats, joined.smallest, {option.name: value})
    for joined in JOINED
    for seats in joined.title.seats
    for option in joined.title.options
    for value in option.values
    if value != option.default
]


def conserved(table: Table) -> None:
    """Ask the title's hook whether everything is still there."""
    next(joined for joined in JOINED if joined.title.key == table.title.key).conserved(table)


def answer(table: Table, rng: Random) -> tuple[Who, str]:
    """One random answer of anybody who is asked."""
    who = rng.choice(table.asked)
    text = rng.choice(table.options(who))
    table.play(who, text)
    return who, text


def unasked(table: Table, rng: Random) -> None:
    """A random seat does something that nobody asked for, if the title has it; leaving is tested by itself."""
    seat = rng.randrange(table.seats)
    if texts := [text for text in table.unasked(seat) if text != LEAVE]:
        table.play(seat, rng.choice(texts))


def stroll(table: Table, rng: Random) -> Iterator[Table]:
    """Random play: the same table before every answer, and once more when the game is over."""
    while not table.over:
        yield table
        if not table.over:  # whoever watches may have let the last seat leave
            answer(table, rng)
    yield table


def finish(table: Table, rng: Random) -> Table:
    """Random play to the end."""
    for _ in stroll(table, rng):
        pass
    return table


def try_undo(table: Table, rng: Random) -> bool:
    """A random seat takes back its last answer, if it may."""
    try:
        table.undo(rng.randrange(table.seats))
    except CannotUndo:
        return False
    return True


def lively(table: Table, rng: Random, leavers: int = 0) -> Iterator[Table]:
    """Random play in which seats change their minds and, if wanted, some of them leave."""
    for _ in stroll(table, rng):
        yield table
        if rng.random() < 0.2:
            try_undo(table, rng)
        if leavers and not table.over and rng.random() < 0.05:
            staying = [seat for seat in range(table.seats) if seat not in table.view(None)["left"]]
            table.leave(rng.choice(staying))
            leavers -= 1
