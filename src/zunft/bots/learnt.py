"""The file of a judge: its weights as whole numbers, so that the same games make the same bytes."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field

from zunft.engine.judge import FORMS, KNOTS

STANDING = "standing"  # the sign that is the sum of those in points
FORM_NAMES = ("above", "bent", "lead")


@dataclass(frozen=True)
class Learnt:
    """What was learnt for a title with so many seats. ``units`` are by sign, then that of the standing; ``wins`` and
    ``places``, in ten-thousandths, by sign, form and knot; ``sharp`` and ``own`` (see ``OwnView``) by knot, or
    nothing, where the mean over imagined worlds is taken as it is."""

    title: str
    seats: int
    games: int
    bots: list[str]
    signs: list[str]
    units: list[int]
    wins: list[int]
    places: list[int]
    sharp: list[int] = field(default_factory=list)
    own: list[int] = field(default_factory=list)


def write_learnt(learnt: Learnt, command: str) -> str:
    lines = [
        f"# Written by: {command}",
        "# By form: how far above the mean of all seats, the same bent, how far ahead of the best of the others, bent.",
        *_explained(learnt),
        f'title = "{learnt.title}"',
        f"seats = {learnt.seats}",
        f"games = {learnt.games}",
        f"bots = [{', '.join(_quoted(bot) for bot in learnt.bots)}]",
        "",
        "[units]",
        *(f"{_quoted(name)} = {unit}" for name, unit in zip(_names(learnt), learnt.units, strict=True)),
        *_view(learnt),
        *_table("wins", learnt, learnt.wins),
        *_table("places", learnt, learnt.places),
    ]
    return "\n".join(lines) + "\n"


def _explained(learnt: Learnt) -> list[str]:
    first = "# Each has a weight, in ten-thousandths, at the beginning, at both thirds and at the end of a game."
    if not learnt.sharp:
        return [first]
    return [
        f"{first} In [view]",
        "# stands how the mean over imagined worlds is read: how much sharper, and what the own seat has besides.",
    ]


def _view(learnt: Learnt) -> list[str]:
    return ["", "[view]", f"sharp = {learnt.sharp}", f"own = {learnt.own}"] if learnt.sharp else []


def _table(head: str, learnt: Learnt, weights: Sequence[int]) -> list[str]:
    lines = []
    for at, name in enumerate(_names(learnt)):
        lines += ["", f"[{head}.{_quoted(name)}]"]
        for form, word in enumerate(FORM_NAMES):
            first = (at * FORMS + form) * KNOTS
            lines.append(f"{word} = {list(weights[first : first + KNOTS])}")
    return lines


def _names(learnt: Learnt) -> list[str]:
    return [*learnt.signs, STANDING]


def _quoted(word: str) -> str:
    return f'"{word}"'


def read_learnt(text: str) -> Learnt:
    found = tomllib.loads(text)
    signs = [name for name in found["units"] if name != STANDING]
    return Learnt(
        title=found["title"],
        seats=found["seats"],
        games=found["games"],
        bots=found["bots"],
        signs=signs,
        units=list(found["units"].values()),
        wins=_weights(found["wins"]),
        places=_weights(found["places"]),
        sharp=found.get("view", {}).get("sharp", []),
        own=found.get("view", {}).get("own", []),
    )


def _weights(table: dict[str, dict[str, list[int]]]) -> list[int]:
    return [weight for forms in table.values() for form in FORM_NAMES for weight in forms[form]]
