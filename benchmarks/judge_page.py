"""What `docs/strength.md` says of the judges: their section, and the picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import zunft
from zunft.bots import judging
from zunft.bots.learnt import read_learnt

ECE_BINS = 10
SEATS = 4
SIDE, GAP, TOP, LEFT = 200, 60, 34, 46
NAMES = {"flanders": "Flanders 1302", "gilde": "The Guild", "strasbourg": "Strasbourg"}


# --- the section ----------------------------------------------------------------------------------


def section(known: dict[str, Any]) -> str:
    """The tables, as far as there are figures."""
    if not known:
        return ""
    return TEXT.format(
        losses="\n".join(loss_row(name, found) for name, found in known.items()),
        errors="\n".join(error_row(name, found) for name, found in known.items()),
        seen="\n".join(seen_row(name, found) for name, found in known.items()),
        searches="\n".join(search_row(name, found) for name, found in known.items() if found["search"]),
        learnt="\n".join(learnt_rows()),
    )


def loss_row(name: str, found: dict[str, Any]) -> str:
    loss, brier = found["loss"], found["brier"]
    gained, low, high = found["gain"]
    return (
        f"| {name} | {found['games']:,} | {found['positions']:,} | {loss['nothing']:.3f} | {loss['curve']:.3f} "
        f"| {loss['judge']:.3f} | {gained:.3f} ({low:.3f} to {high:.3f}) "
        f"| {brier['nothing']:.3f} | {brier['curve']:.3f} | {brier['judge']:.3f} |"
    )


def error_row(name: str, found: dict[str, Any]) -> str:
    cells = " | ".join(
        f"{third['judge']:.1f} ({third['perfect']:.1f}), {third['curve']:.1f}" for third in found["thirds"]
    )
    return f"| {name} | {cells} |"


def seen_row(name: str, found: dict[str, Any]) -> str:
    cells = " | ".join(
        f"{third['seen']:.1f} ({third['seen_perfect']:.1f}), {signed(third['seen_too_high'])}"
        for third in found["thirds"]
    )
    return f"| {name} | {found['loss']['seen']:.3f} | {cells} |"


def signed(points: float) -> str:
    return f"{points:+.1f}".replace("-", "−")


def search_row(name: str, found: dict[str, Any]) -> str:
    one = found["search"]
    return (
        f"| {name} | {one['positions']} | {one['judge_loss']:.3f} | {one['search_loss']:.3f} "
        f"| {one['judge_brier']:.3f} | {one['search_brier']:.3f} |"
    )


def learnt_rows() -> list[str]:
    """What each judge was learnt from, as its file says."""
    rows = []
    for title in zunft.titles():
        for seats in zunft.about(title)["seats"]:
            text = judging.file_of(title, seats).read_text(encoding="utf-8")
            learnt, command = read_learnt(text), text.splitlines()[0].removeprefix("# Written by: ")
            numbers = len(learnt.wins) + len(learnt.places)
            rows.append(f"| {title} | {seats} | {learnt.games:,} | {numbers} | {len(text):,} | `{command}` |")
    return rows


TEXT = """
## How sure the judges are

<!-- Written by benchmarks/judge.py --write -->

The [judge](concepts/bots.md#the-judge) says how likely each seat is to win.
Here it was asked in games that it was not learnt from, played by the same mix of bots that it was
(each seat one of `quick`, `apprentice@1` and four times `greedy`, by lot) or, where a line says so, by equals,
at most once in each third of a game.
*Nothing* gives everybody the same chance; *the curve* is the evaluation's lead squeezed through a curve
(`chance_of`), made to add up to one; *gain* is by how much the judge's log-loss lies below it,
with the interval that holds the true figure 95 times in 100, counted by games.

| title, seats | games | positions | log-loss: nothing | the curve | the judge | gain | Brier: nothing | curve | judge |
|---|---|---|---|---|---|---|---|---|---|
{losses}

Of the positions of which it says 30 %, 30 in 100 should be won.
The expected calibration error is how far the two lie apart, in points, in the first, second and last third of a game;
in brackets that of a perfect judge, who has only the luck of so many positions against him; then that of the curve.

| title, seats | first third | second third | last third |
|---|---|---|---|
{errors}

![What the judges said, and what came of it](pictures/judge.svg)

The same from the view of the seat that is asked: the mean over 32 redeals, in Strasbourg calibrated by itself.
First the log-loss of all seats, then the error of what is said of this seat itself, in brackets that of a perfect
judge, and by how many points it was too high on average:

| title, seats | log-loss | first third | second third | last third |
|---|---|---|---|---|
{seen}

The judge from the asked seat's view beside a search of 1,000 simulations for the same seat, on the same positions;
here only whether this seat wins is counted:

| title, seats | positions | log-loss: the judge | the search | Brier: the judge | the search |
|---|---|---|---|---|---|
{searches}

What they were learnt from; numbers are weights, bytes the size of the file:

| title | seats | games | numbers | bytes | command |
|---|---|---|---|---|---|
{learnt}
"""


# --- the picture ----------------------------------------------------------------------------------


def draw(known: dict[str, Any]) -> str:
    """For each title at four seats: what was said, to the right, and how many of those won, upwards."""
    titles = [title for title in zunft.titles() if f"{title} {SEATS}" in known]
    width = LEFT + len(titles) * (SIDE + GAP)
    panels = [
        panel(LEFT + at * (SIDE + GAP), title, known[f"{title} {SEATS}"]["bins"]) for at, title in enumerate(titles)
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {TOP + SIDE + 52}" '
        f'font-family="sans-serif" font-size="11" fill="#333">'
    )
    ground = f'<rect width="{width}" height="{TOP + SIDE + 52}" fill="#fff"/>'
    return "\n".join([head, ground, *panels, "</svg>"]) + "\n"


def panel(left: int, title: str, bins: Sequence[Sequence[float]]) -> str:
    most = max(count for count, _, _ in bins)
    marks = [mark(left, said, won, count / most) for count, said, won in bins]
    return "\n".join([*axes(left, title), *marks])


def axes(left: int, title: str) -> list[str]:
    bottom = TOP + SIDE
    lines = [
        f'<text x="{left}" y="{TOP - 14}" font-size="13" font-weight="bold">{NAMES[title]}, {SEATS} seats</text>',
        f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>',
        f'<line x1="{left}" y1="{bottom}" x2="{left + SIDE}" y2="{TOP}" stroke="#999" stroke-dasharray="4 3"/>',
        f'<text x="{left + SIDE / 2:.0f}" y="{bottom + 34}" text-anchor="middle">chance that was told</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        along = SIDE * percent / 100
        lines.append(f'<text x="{left + along:.0f}" y="{bottom + 16}" text-anchor="middle">{percent} %</text>')
        lines.append(f'<text x="{left - 5}" y="{bottom - along + 4:.0f}" text-anchor="end">{percent} %</text>')
    return lines


def mark(left: int, said: float, won: float, share: float) -> str:
    """A dot as large as it was often said."""
    x, y = left + SIDE * said, TOP + SIDE * (1 - won)
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{2.5 + 5 * share**0.5:.1f}" fill="#8a2b2b" fill-opacity="0.75"/>'
