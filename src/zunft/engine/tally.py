"""What is counted about the things of a title: which seat came how far with which card, task or town."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from zunft.engine.event import Row
from zunft.engine.notation import Names
from zunft.engine.title import Game, Said

WHISPERED = -1  # the seat is the one that the event is whispered to


@dataclass(frozen=True)
class CountedEvents:
    """An event that means that this seat came so far with this thing.

    ``seat`` and ``thing`` are the places of both among the event's things. One with ``only_if`` counts only if the
    thing at that place is not 0. A ``count`` below 0 takes back what an earlier event seemed to mean.
    """

    event: int
    step: int = 0
    seat: int = 0
    thing: int = 1
    only_if: int | None = None
    count: int = 1


@dataclass(frozen=True)
class Scored:
    """A line of the final ledger with the same meaning; ``thing`` is the name of its argument."""

    line: str
    thing: str
    step: int


@dataclass(frozen=True)
class Family:
    """Things of one kind, and how far a seat gets with them: dealt, kept, fulfilled.

    ``did`` describes the seats that are compared with all others. What nearly every seat does now and then is
    ``often``: there the compared seats did it more often than the average seat of their game. ``judged`` is the step by
    which things are ranked. ``deeds`` are names of our own; without them a thing is named as the edition names things
    of this ``kind``.
    """

    key: str
    heading: str
    kind: str
    did: str
    steps: tuple[str, ...]
    told: tuple[CountedEvents, ...]
    scored: tuple[Scored, ...] = ()
    often: bool = False
    judged: int = -1
    deeds: tuple[str, ...] = ()
    printed: Callable[[Any], Sequence[int]] | None = None  # of an edition: the things that are in its box

    def words(self, game: Game) -> tuple[str, ...]:
        if self.deeds:
            return self.deeds
        named = game.things[self.kind]
        assert isinstance(named, Names)
        return named.words

    def in_the_box(self, game: Game, edition: Any) -> list[int]:
        """The numbers of the things that this edition has."""
        return list(self.printed(edition) if self.printed else range(len(self.words(game))))


@dataclass(frozen=True)
class Tally:
    """Everything that is counted in one title. ``source`` gives the number of a ledger line's source."""

    families: tuple[Family, ...]
    sources: tuple[str, ...]
    source: Callable[[Said], int]
    starts: int  # the event that says who begins
    endings: dict[int, str] = field(default_factory=dict)  # events that end a game, where there are several ways


class TallyLayout:
    """Where everything is counted: a column for each step of each thing, family after family."""

    def __init__(self, tally: Tally, game: Game) -> None:
        self.tally = tally
        self.offsets: list[int] = []
        self.sizes = [len(family.words(game)) for family in tally.families]
        self.by_event: dict[int, list[tuple[int, CountedEvents]]] = {}
        self.by_line: dict[str, list[tuple[int, str, dict[str, int]]]] = {}
        self.width = 0
        for family in tally.families:
            self._add(family, family.words(game))

    def _add(self, family: Family, words: Sequence[str]) -> None:
        self.offsets.append(self.width)
        for told in family.told:
            at = self.width + told.step * len(words)
            self.by_event.setdefault(told.event, []).append((at, told))
        for line in family.scored:
            at = self.width + line.step * len(words)
            numbers = {word: number for number, word in enumerate(words)}
            self.by_line.setdefault(line.line, []).append((at, line.thing, numbers))
        self.width += len(family.steps) * len(words)

    def column(self, family: int, step: int, thing: int) -> int:
        return self.offsets[family] + step * self.sizes[family] + thing

    def count_events(self, rows: Iterable[Row], counts: list[list[int]]) -> None:
        """Count these events into ``counts``, a list of columns for each seat."""
        by_event = self.by_event
        for kind, to, things in rows:
            for at, told in by_event.get(kind, ()):
                if told.only_if is None or things[told.only_if]:
                    seat = to.bit_length() - 1 if told.seat == WHISPERED else things[told.seat]
                    counts[seat][at + (things[told.thing] if told.thing >= 0 else ~told.thing)] += told.count

    def count_lines(self, lines: Iterable[Said], counts: list[int]) -> None:
        """Count a seat's ledger."""
        for line in lines:
            for at, name, numbers in self.by_line.get(name_of_line(line), ()):
                counts[at + numbers[line["args"][name]]] += 1


def name_of_line(line: Said) -> str:
    return str(line["key"]).rsplit(".", 1)[-1]


def deeds(told: Mapping[str, CountedEvents]) -> Family:
    """Actions of seats that involve no thing of the box, with names of our own: the event itself is the deed of its
    number."""
    events = tuple(replace(event, thing=deed(number)) for number, event in enumerate(told.values()))
    return Family("deed", "Deeds", "", "did it", ("done",), events, deeds=tuple(told))


def deed(number: int) -> int:
    """The place of a thing that an event does not say."""
    return ~number
