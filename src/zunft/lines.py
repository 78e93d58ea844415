"""The lines of a journal: what each one does at a table, and which answers still stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from zunft.engine.notation import clip

if TYPE_CHECKING:
    from zunft.table import Table

UNDO, RETRACT, LEAVE = "undo", "retract", "leave"
IN_SAME_BREATH = "+ "


def play_line(table: Table, line: str) -> None:
    """Do at a table what a line says."""
    who, _, text = line.partition(" ")
    if who == "chance":
        table.play("chance", text)
        return
    seat = seat_of(who)
    match text:
        case "undo":
            table.undo(seat)
        case "retract":
            table.retract(seat)
        case "leave":
            table.leave(seat)
        case _:
            table.play_line(seat, text.removeprefix(IN_SAME_BREATH), text.startswith(IN_SAME_BREATH))


def seat_of(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 3):
        raise ValueError(f"“{clip(word)}” is no seat and not chance.")
    return int(word)


def last_answer(lines: Sequence[str], seat: int) -> int | None:
    """Where the last answer of a seat begins that still stands; none when there is none, or when somebody has left
    since: nobody comes back by somebody else's wish."""
    standing = list[tuple[int, int]]()  # who answered, and at which line
    for at, line in enumerate(lines):
        who, _, text = line.partition(" ")
        if who != "chance":
            _note(standing, seat_of(who), at, text)
    at = _last(standing, seat)
    return None if at < 0 else standing[at][1]


def _note(standing: list[tuple[int, int]], seat: int, at: int, text: str) -> None:
    if text == LEAVE:
        standing.clear()
    elif text == RETRACT:
        del standing[_last(standing, seat) :]
    elif text == UNDO:
        del standing[_last(standing, seat)]
    elif not text.startswith(IN_SAME_BREATH):
        standing.append((seat, at))


def _last(standing: list[tuple[int, int]], seat: int) -> int:
    return max((at for at, (who, _) in enumerate(standing) if who == seat), default=-1)
