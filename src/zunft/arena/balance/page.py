"""The balance page: findings from the games of an edition, and how another one differs on the same deals."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from zunft.arena.balance.comparison import GAMES, MEAN, MEANS, SEATS, SOURCES, WAYS, comparison
from zunft.arena.balance.figures_text import GLUE, grid, number, share, shown
from zunft.arena.balance.findings import Finding, Findings, margins
from zunft.arena.balance.page_changes import changed_keys, clear_differences, summary
from zunft.arena.balance.page_things import dead_section, family_section
from zunft.arena.balance.pictures import pairs_of_bars, shares_of_victory, spread
from zunft.arena.markdown import markdown
from zunft.arena.page import FigureGrid, Section, page
from zunft.text import phrase

Editions = Sequence[Findings]  # one, or two to be compared


def balance_page(editions: Editions) -> str:
    """The whole page, of one edition or of two."""
    return page(*content(editions))


def balance_markdown(editions: Editions, command: str) -> str:
    """The same as Markdown, with the command that writes it."""
    title, said, sections = content(editions)
    head, _, rest = markdown(title, said, sections).partition("\n")
    return f"{head}\n\nWritten by\n\n```console\n$ {command}\n```\n{rest}"


def content(editions: Editions) -> tuple[str, str, list[Section]]:
    """Title, lead and sections."""
    names = labels(editions)
    families = [found.family.key for found in editions[0].families]
    compared = comparison(*editions) if len(editions) == 2 else None
    sections = [
        *([changed_keys(editions, names), clear_differences(compared)] if compared else []),
        seats_section(editions, names),
        *(family_section(editions, names, key, compared) for key in families),
        length_section(editions, names),
        closeness_section(editions, names),
        dead_section(editions, names),
        ways_section(editions, names),
        reading_section(editions),
    ]
    changes = f"{summary(editions, compared)} " if compared else ""
    return title_line(editions), changes + lead(editions, names), sections


def labels(editions: Editions) -> list[str]:
    """The names of the editions; two are marked by letters, even if their names are the same."""
    names = [found.sample.name for found in editions]
    return [f"{letter}, {name}" for letter, name in zip("AB", names, strict=True)] if len(names) == 2 else names


def title_line(editions: Editions) -> str:
    names = " against ".join(found.sample.name for found in editions)
    return f"Balance of {phrase(f'{editions[0].sample.setting.title}-title')}: {names}"


def lead(editions: Editions, names: Sequence[str]) -> str:
    """The summary; figures are those of the first edition."""
    first = editions[0]
    sample, best = first.sample, max(first.order, key=value)
    within = next(value(line) for line in first.closeness if line.key == "within 3")
    two = len(editions) == 2
    who = "Whoever begins" if best.key == "begins" else f"The {best.name} in turn"
    return (
        f"{sample.games:,} games{' of each edition, on the same deals,' if two else ''} with {sample.setting.seats} "
        f"seats, all played by the bot “{sample.spec}”. {f'Edition {names[0]}; edition {names[1]}. ' if two else ''}"
        f"{who} wins most often{' in A' if two else ''}, {shown(best.figures[0], share)} of the games (fair: "
        f"{100 / sample.setting.seats:.0f}{GLUE}%). A game has {number(value(first.length[0]))} rounds and "
        f"{value(first.length[1]):.0f} decisions; in {100 * within:.0f}{GLUE}% of them the second is within 3 points "
        f"of the first."
    )


def value(line: Finding) -> float:
    figure = line.figures[0]
    return figure.value if figure else 0.0


def seats_section(editions: Editions, names: Sequence[str]) -> Section:
    seats, order = [found.seats for found in editions], [found.order for found in editions]
    return Section(
        "Seats",
        [
            "Who begins is drawn by lot, so a difference between seats at the table is luck or an oversight; what "
            "counts is the order of the first round.",
            grid("in turn", SEATS, order),
            shares_of_victory(
                (("in the order of the first round", order), ("at the table", seats)),
                names,
                1 / editions[0].sample.setting.seats,
            ),
            grid("at the table", SEATS, seats),
        ],
    )


def length_section(editions: Editions, names: Sequence[str]) -> Section:
    lines = grid("mean of", MEAN, [found.length for found in editions])
    samples = [found.sample for found in editions]
    rows = [
        [
            what if len(names) == 1 else f"{what}, {name[0]}",
            *(f"{np.quantile(values, part, method='lower'):,.0f}" for part in (0, 0.05, 0.5, 0.95, 1)),
        ]
        for what, by_edition in (
            ("rounds", [sample.rounds for sample in samples]),
            ("decisions", [sample.decisions for sample in samples]),
        )
        for name, values in zip(names, by_edition, strict=True)
    ]
    quantiles = FigureGrid(["", "shortest", "5 %", "half", "95 %", "longest"], rows)
    parts = (
        ("rounds", [sample.rounds for sample in samples]),
        ("decisions of all seats", [sample.decisions for sample in samples]),
    )
    return Section("Length", [lines, spread(parts, names, "How long games are."), quantiles])


def closeness_section(editions: Editions, names: Sequence[str]) -> Section:
    plain = [[line for line in found.closeness if line.key in MEANS] for found in editions]
    shares = [[line for line in found.closeness if line.key not in MEANS] for found in editions]
    parts = [("points between first and second score", [margins(found.sample) for found in editions])]
    return Section(
        "Closeness",
        [
            grid("mean of", MEAN, plain),
            spread(parts, names, "How far the highest score is ahead of the second highest."),
            grid("games", {"share": share}, shares),
        ],
    )


def ways_section(editions: Editions, names: Sequence[str]) -> Section:
    parts: list[str | FigureGrid] = []
    if any(found.endings for found in editions):
        parts.append(grid("how it ended", GAMES, [found.endings for found in editions]))
    sources = [found.sources for found in editions]
    ways = [found.ways for found in editions]
    bars = [(line.name, value(line), line.figures[1].value if line.figures[1] else 0.0) for line in sources[0]]
    caption = f"Where points came from in edition {names[0]}: those of a winner and those of a seat that did not win."
    return Section(
        "Ways to win",
        [
            *parts,
            pairs_of_bars(bars, ("winners", "others"), "points a game", caption),
            grid("points from", SOURCES, sources),
            "A seat’s way is the source that brought it most above what it brought the average seat of the same game. "
            "Where one way has nearly all the victories, the others are for show.",
            grid("way", WAYS, ways),
        ],
    )


def reading_section(editions: Editions) -> Section:
    first = editions[0].sample
    options = ", ".join(f"{name} {chosen}" for name, chosen in first.setting.options)
    said = [
        "“± 1.2” is half of a 95 % interval, from the spread between games; where figures of two editions are "
        "subtracted, both played the same deals, and the difference is in percentage points or in the figure’s own "
        "unit. Where fewer than 30 seats did something, or did not, nothing is said.",
        "Of a hundred such intervals five miss the truth. So a thing is called strong or weak only if it is above or "
        "below the average of its family even when it was picked as the most extreme one.",
        "Who uses a thing is not drawn by lot: seats that are ahead can afford more, and longer games let everybody do "
        "more. What was dealt or drawn is mostly luck, so its difference is mostly the thing’s own. And all of it "
        "holds for these bots: a card that they do not understand looks weak or dead.",
    ]
    if len(editions) == 2:
        said.insert(2, "It is called stronger or weaker only if its difference is sure among all figures of the page.")
    facts = [
        [label, f"{found.sample.setting.title}/{found.sample.name}, hash {found.sample.hash[:12]}"]
        for label, found in zip(
            ("edition A", "edition B") if len(editions) == 2 else ("edition",), editions, strict=True
        )
    ]
    facts += [["games", f"{first.games:,}"], ["seats", str(first.setting.seats)], ["bots", first.spec]]
    facts += [["seed", str(first.seed)], ["options", options or "as the rules have them"]]
    return Section("How to read this", [*said, FigureGrid(["played", "with"], facts, words=2)])
