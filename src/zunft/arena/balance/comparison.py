"""Two editions on the same deals: every figure that both have, and which of them surely differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from zunft.arena.balance.figures import RATE, Figure, difference, discoveries
from zunft.arena.balance.figures_text import Form, fine, number, share
from zunft.arena.balance.findings import Finding, Findings
from zunft.arena.balance.things import BalanceThing, FamilyFound
from zunft.engine.compared_editions import Difference, differences
from zunft.engine.edition import parse

SEATS: Mapping[str, Form] = {"victories": share, "points": number}
MEAN: Mapping[str, Form] = {"a game": fine}
GAMES: Mapping[str, Form] = {"games": share}
SOURCES: Mapping[str, Form] = {"winners": number, "others": number}
WAYS: Mapping[str, Form] = {"of victories": share, "of seats": share, "won by it": share}
MEANS = ("gap", "leads")  # of closeness; the others are shares of the games


@dataclass(frozen=True)
class ComparedFigure:
    """A figure of both editions: where the page has it, of what, and which one."""

    section: str
    name: str
    what: str
    form: Form
    one: Figure
    other: Figure

    @property
    def gap(self) -> Figure:
        return self.one - self.other


@dataclass(frozen=True)
class Comparison:
    """``listed`` holds the false discovery rate; ``sure`` is the part of it whose intervals, which all hold together,
    are on one side of 0."""

    all: tuple[ComparedFigure, ...]
    listed: tuple[ComparedFigure, ...]

    def margin(self, compared: ComparedFigure) -> float:
        return compared.gap.margin_among(len(self.all))

    def is_sure(self, compared: ComparedFigure) -> bool:
        return self.differs(compared.gap)

    def differs(self, gap: Figure | None) -> bool:
        """Whether a difference is sure among all that the page compares."""
        return gap is not None and gap.doubt < RATE / len(self.all)

    @property
    def sure(self) -> tuple[ComparedFigure, ...]:
        return tuple(each for each in self.listed if self.is_sure(each))


def comparison(one: Findings, other: Findings) -> Comparison:
    """The clearest difference first."""
    found = tuple(compared(one, other))
    listed = discoveries([each.gap.doubt for each in found])
    kept = [each for each, is_listed in zip(found, listed, strict=True) if is_listed]
    return Comparison(found, tuple(sorted(kept, key=lambda each: each.gap.doubt)))


def compared(one: Findings, other: Findings) -> Iterator[ComparedFigure]:
    """Everything that the page sets side by side."""
    parts = zip(parts_of(one), parts_of(other), strict=True)
    for (section, columns, lines), (_, _, others) in parts:
        yield from of_lines(section, columns, lines, others)
    for family in one.families:
        twin = next((each for each in other.families if each.family.key == family.family.key), None)
        if twin:
            yield from of_things(family, twin)


def parts_of(found: Findings) -> list[tuple[str, Mapping[str, Form], list[Finding]]]:
    return [
        ("Seats", SEATS, found.order),
        ("Seats", SEATS, found.seats),
        ("Length", MEAN, found.length),
        ("Closeness", MEAN, [line for line in found.closeness if line.key in MEANS]),
        ("Closeness", GAMES, [line for line in found.closeness if line.key not in MEANS]),
        ("How it ended", GAMES, found.endings),
        ("Points from", SOURCES, found.sources),
        ("Ways to win", WAYS, found.ways),
    ]


def of_lines(
    section: str, columns: Mapping[str, Form], lines: Sequence[Finding], others: Sequence[Finding]
) -> Iterator[ComparedFigure]:
    twins = {line.key: line for line in others}
    for line in lines:
        if line.key in twins:
            pairs = zip(columns.items(), line.figures, twins[line.key].figures, strict=True)
            for (what, form), mine, theirs in pairs:
                if mine and theirs:
                    yield ComparedFigure(section, line.name, what, form, mine, theirs)


def of_things(one: FamilyFound, other: FamilyFound) -> Iterator[ComparedFigure]:
    """How many seats came as far as the judged step, and what that was worth."""
    twins = {thing.key: thing for thing in other.things}
    step = one.family.steps[one.family.judged]
    for thing in one.things:
        if thing.key in twins:
            twin = twins[thing.key]
            mine, theirs = (each.steps[each.judged].reach for each in (thing, twin))
            yield ComparedFigure(one.family.heading, thing.name, f"seats: {step}", share, mine, theirs)
            if thing.gain and twin.gain:
                yield ComparedFigure(one.family.heading, thing.name, "with − without", share, thing.gain, twin.gain)


def change(thing: BalanceThing, twin: BalanceThing | None) -> Figure | None:
    """By how much a thing is worth more in the first edition."""
    return difference(thing.gain, twin.gain if twin else None)


def differing_keys(one: Findings, other: Findings) -> list[Difference]:
    """What was changed in the file of the second edition to make the first."""
    older, newer = (parse(found.sample.text, found.sample.name) for found in (other, one))
    return differences(older, newer)
