"""Schedules: every deal is dealt to every line-up, and every bot sits in every seat equally often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, count, islice, permutations

from zunft.arena.job import Job
from zunft.arena.match import Setting, game_of
from zunft.bots import check_bot

LineUp = tuple[str, ...]


@dataclass(frozen=True)
class Schedule:
    """The line-ups of a deal; they repeat after ``len(rounds)`` deals."""

    kind: str
    setting: Setting
    entrants: tuple[str, ...]
    rounds: tuple[tuple[LineUp, ...], ...]
    seed: int = 0
    strict: bool = False

    @property
    def games_a_deal(self) -> int:
        return len(self.rounds[0])

    def jobs(self, deals: int | None = None) -> Iterator[Job]:
        """The games deal by deal, without end if no number is given. More deals only add games at the end."""
        for deal in count() if deals is None else range(deals):
            for at, line_up in enumerate(self.rounds[deal % len(self.rounds)]):
                yield Job(deal * self.games_a_deal + at, self.setting, line_up, deal, self.seed, self.strict)


def round_robin(setting: Setting, entrants: Sequence[str], seed: int = 0) -> Schedule:
    """All at one table if there are as many entrants as seats; otherwise every pair meets, each of them alone against a
    table full of the other."""
    check(setting, entrants, 2)
    if len(entrants) == setting.seats:
        rounds = all_play_all(entrants)
    else:
        rounds = (turned([(one, *[other] * (setting.seats - 1)) for one, other in meetings(setting, entrants)]),)
    return Schedule("round-robin", setting, tuple(entrants), rounds, seed)


def gauntlet(setting: Setting, one: str, fields: Sequence[Sequence[str]], seed: int = 0) -> Schedule:
    """One against fields of others; a field with fewer bots than seats repeats itself."""
    entrants = list(dict.fromkeys([one, *(bot for field in fields for bot in field)]))
    check(setting, entrants, 2)
    tables = [(one, *filled(field, setting.seats - 1)) for field in fields]
    return Schedule("gauntlet", setting, tuple(entrants), (turned(tables),), seed)


def check(setting: Setting, entrants: Sequence[str], least: int) -> None:
    """Errors are reported before the first game: an unknown title, edition, option or bot."""
    game_of(setting)
    if len(entrants) < least:
        raise ValueError(f"At least {least} different bots are needed, not {len(entrants)}.")
    if twice := [bot for bot in entrants if list(entrants).count(bot) > 1]:
        raise ValueError(f"The bot “{twice[0]}” is named twice.")
    for bot in entrants:
        check_bot(bot)


def meetings(setting: Setting, entrants: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Who sits alone against whom. With two seats both are alone, so every pair meets only once."""
    yield from combinations(entrants, 2) if setting.seats == 2 else permutations(entrants, 2)


def all_play_all(entrants: Sequence[str]) -> tuple[tuple[LineUp, ...], ...]:
    """Every cyclic order in turn, so that no bot always sits behind the same neighbour."""
    return tuple(rotations((entrants[0], *others)) for others in permutations(entrants[1:]))


def rotations(line_up: LineUp) -> tuple[LineUp, ...]:
    """The same order of play, begun in every seat."""
    return tuple(line_up[shift:] + line_up[:shift] for shift in range(len(line_up)))


def turned(tables: Sequence[LineUp]) -> tuple[LineUp, ...]:
    return tuple(line_up for table in tables for line_up in rotations(table))


def filled(field: Sequence[str], seats: int) -> LineUp:
    if not 0 < len(field) <= seats:
        raise ValueError(f"A field of {seats} seats has 1 to {seats} different bots, not {len(field)}.")
    return tuple(islice((bot for _ in count() for bot in field), seats))
