"""The part of a balance page about cards, tasks and other things."""

from __future__ import annotations

import re
from collections.abc import Sequence

from zunft.arena.balance.comparison import Comparison, change
from zunft.arena.balance.figures import Figure, difference
from zunft.arena.balance.figures_text import GLUE, UNKNOWN, plus_minus, share, signed
from zunft.arena.balance.findings import Findings
from zunft.arena.balance.pictures import gains
from zunft.arena.balance.things import BalanceThing, FamilyFound
from zunft.arena.page import FigureGrid, Picture, Section
from zunft.engine.tally import Family

MOST_ROWS = 30  # of a picture; the table has them all
Editions = Sequence[Findings]
Pair = tuple[BalanceThing, BalanceThing | None]


def family_section(editions: Editions, names: Sequence[str], key: str, compared: Comparison | None) -> Section:
    found = [family_of(each, key) for each in editions]
    assert found[0]
    family = found[0].family
    parts: list[str | FigureGrid | Picture] = [meaning(family)]
    if compared is None:
        parts += alone(found[0])
    else:
        parts += against(found[0], found[1] or FamilyFound(family, []), names, compared)
    return Section(family.heading, parts)


def family_of(found: Findings, key: str) -> FamilyFound | None:
    return next((each for each in found.families if each.family.key == key), None)


def meaning(family: Family) -> str:
    often = " more often than the average seat of their game" if family.often else ""
    return f"“With” are the seats that {family.did}{often}; “without” are all others."


# --- one edition ----------------------------------------------------------------------------------


def alone(found: FamilyFound) -> list[str | FigureGrid | Picture]:
    """What each thing is worth: a picture of the extremes, and a table of all."""
    things = found.ranked()
    rows = [(thing.name, thing.gain) for thing in things if thing.gain]
    head = ["", *(f"seats: {step}" for step in found.family.steps), "with", "without", "difference"]
    head += [f"when {step}" for step in other_steps(found.family)]
    usual = found.average()
    table = [
        [named(thing), *figures(thing, found.family), verdict(difference(thing.gain, usual), len(rows))]
        for thing in things
    ]
    grid = FigureGrid([*head, ""], table, caption="All in per cent.")
    if not usual:
        return [grid]
    label = "difference of the share of victories, percentage points"
    said = caption(len(rows), "With minus without") + " The dotted line is the average of them all."
    return [gains(extremes(rows), label, said, len(rows), usual.value), grid]


def figures(thing: BalanceThing, family: Family) -> list[str]:
    judged = thing.steps[family.judged]
    reach = [share(step.reach.value) for step in thing.steps]
    others = [signed(step.gain, share) for step in thing.steps if step is not judged]
    return [*reach, bare(judged.with_), bare(judged.without), signed(judged.gain, share), *others]


def bare(figure: Figure | None) -> str:
    return f"{share(figure.value)}{plus_minus(figure, share)}" if figure else UNKNOWN


def other_steps(family: Family) -> list[str]:
    return [step for step in family.steps if step != family.steps[family.judged]]


def extremes(rows: Sequence[tuple[str, Figure]]) -> list[tuple[str, Figure]]:
    """The best and the worst of them, if there are many."""
    half = MOST_ROWS // 2
    return [*rows[:half], *rows[-half:]] if len(rows) > MOST_ROWS else list(rows)


def caption(rows: int, what: str) -> str:
    shown_rows = f"; of {rows} those {MOST_ROWS // 2} at each end" if rows > MOST_ROWS else ""
    return f"{what}, with intervals so wide that all of them hold at once in 95 of 100 cases{shown_rows}."


def verdict(above: Figure | None, among: int) -> str:
    """Whether a thing is worth more or less than the average of its family."""
    if above is None or not above.stands_out(among):
        return ""
    return "strong" if above.value > 0 else "weak"


def named(thing: BalanceThing) -> str:
    """With its key if that is a code, such as t03, that a file or a move uses."""
    is_code = thing.name != thing.key and re.fullmatch(r"[a-z]+\d+", thing.key)
    return f"{thing.name} ({thing.key})" if is_code else thing.name


# --- two editions ---------------------------------------------------------------------------------


def against(
    one: FamilyFound, other: FamilyFound, names: Sequence[str], compared: Comparison
) -> list[str | FigureGrid | Picture]:
    """The value of each thing in both editions, the largest differences first; a verdict is given where the difference
    is sure among all figures of the page."""
    others = {thing.key: thing for thing in other.things}
    pairs = sorted(((thing, others.get(thing.key)) for thing in one.things), key=size, reverse=True)
    rows = [(thing.name, gap) for thing, twin in pairs if (gap := change(thing, twin))]
    step = one.family.steps[one.family.judged]
    head = ["", f"{step}, A", "B", "A − B", "with − without, A", "B", "A − B", ""]
    table = [
        [named(thing), *both(thing, twin), verdict_of_change(change(thing, twin), compared)] for thing, twin in pairs
    ]
    grid = FigureGrid(head, table, caption="All in per cent, of seats and of victories.")
    missing = [thing.name for key, thing in others.items() if key not in {each.key for each in one.things}]
    gone = [f"Only in {names[1]}: {', '.join(missing)}."] if missing else []
    if not rows:
        return [grid, *gone]
    label = "with − without, A minus B, percentage points"
    rows.sort(key=lambda row: -row[1].value)
    said = caption(len(rows), "The difference on the same deals")
    return [gains(extremes(rows), label, said, len(compared.all)), grid, *gone]


def size(pair: Pair) -> float:
    gap = change(*pair)
    return abs(gap.value) if gap else -1.0


def both(thing: BalanceThing, twin: BalanceThing | None) -> list[str]:
    reach = [each.steps[each.judged].reach if each else None for each in (thing, twin)]
    worth = [thing.gain, twin.gain if twin else None]
    seats = [share(each.value) if each else UNKNOWN for each in reach]
    cells = [signed(gain, share) for gain in worth]
    return [*seats, signed(difference(*reach), share), *cells, signed(change(thing, twin), share)]


def verdict_of_change(gap: Figure | None, compared: Comparison) -> str:
    if gap is None or not compared.differs(gap):
        return ""
    return "stronger" if gap.value > 0 else "weaker"


# --- dead cards -----------------------------------------------------------------------------------


def dead_section(editions: Editions, names: Sequence[str]) -> Section:
    rows = [
        [each.family.heading, named(thing), name, *deadness(thing, each.family)]
        for found, name in zip(editions, names, strict=True)
        for each in found.families
        if each.family.key != "deed"
        for thing in each.dead()
    ]
    if not rows:
        return Section("Dead cards", ["There are none: everything is used in one game of a hundred at least."])
    head = ["", "", "edition", "games in which it was", "of games", "seats that had it"]
    return Section(
        "Dead cards",
        ["Used in less than one game of a hundred: never, or hardly ever.", FigureGrid(head, rows, words=4)],
    )


def deadness(thing: BalanceThing, family: Family) -> list[str]:
    had = f"{share(thing.steps[0].reach.value)}{GLUE}%" if len(thing.steps) > 1 else UNKNOWN
    return [family.steps[-1], f"{100 * thing.steps[-1].games:.2f}{GLUE}%", had]
