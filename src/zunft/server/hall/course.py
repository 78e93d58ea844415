"""The course of a finished game: its scores and news line by line, and every draw, so that a browser can compute them
again."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from zunft.server.hall.replays import by_hand
from zunft.server.storage.records import GameRow
from zunft.table import Table
from zunft.table.lines import RESEED, is_draw
from zunft.table.replay import follow


class Draw(Struct, frozen=True, kw_only=True):
    """One draw: its line in the journal, its bag, its number there, what was in the bag, and what came."""

    line: int
    bag: str
    n: int
    things: list[tuple[str, int]]
    drawn: str


class Dealt(Struct, frozen=True, kw_only=True):
    """All draws of a game, with the seed that dealt them."""

    seed: str
    commitment: str
    words: list[str]
    draws: list[Draw]


class Course(Struct, frozen=True, kw_only=True):
    """After each line: the round of the game, and the scores."""

    rounds: list[int]
    scores: list[list[int]]


class Story(Struct, frozen=True, kw_only=True):
    """Every line of the journal, and what everybody was told by it."""

    lines: list[str]
    told: list[list[dict[str, Any]]]


def draws_of(game: GameRow, lines: tuple[str, ...]) -> list[Draw]:
    """Draws that were undone count too and stay in the list, as they stay in the journal."""
    table, drawn, found = by_hand(game), dict[str, int](), list[Draw]()
    for at, line in enumerate(lines):
        if line.startswith(RESEED):
            drawn.clear()  # the new seed's draws are counted from 0
        if is_draw(line):
            found.append(_draw(table, at, line.removeprefix("chance "), drawn))
        follow(table, [line])
    return found


def _draw(table: Table, at: int, text: str, drawn: dict[str, int]) -> Draw:
    bag, _ = table.bag_and_total()
    n = drawn.get(bag, 0)
    drawn[bag] = n + 1
    return Draw(line=at, bag=bag, n=n, things=list(table.odds().items()), drawn=text)


def course_of(game: GameRow, lines: tuple[str, ...]) -> Course:
    table, rounds, scores = by_hand(game), list[int](), list[list[int]]()
    for line in lines:
        follow(table, [line])
        rounds.append(table.view(None)["round"])
        scores.append(list(table.scores))
    return Course(rounds=rounds, scores=scores)


def story_of(game: GameRow, lines: tuple[str, ...]) -> Story:
    table, told = by_hand(game), list[list[dict[str, Any]]]()
    for line in lines:
        before = table.turn(None)
        follow(table, [line])
        told.append(table.events(None, before))
    return Story(lines=list(lines), told=told)
