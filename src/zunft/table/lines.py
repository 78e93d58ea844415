"""The lines of a journal: what each one does at a table, and which answers still stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from zunft.engine.notation import clip

if TYPE_CHECKING:
    from zunft.table.table import Table

UNDO, RETRACT, LEAVE, SILENT = "undo", "retract", "leave", "silent"
IN_SAME_BREATH = "+ "
RESEED = "chance reseed "  # and the hash of the seed from which chance draws from here on


def play_line(table: Table, line: str) -> None:
    """Carry out one line at a table."""
    who, _, text = line.partition(" ")
    if line.startswith(RESEED):
        table.go_on_from(line.removeprefix(RESEED))
        return
    if who == "chance":
        table.play("chance", text)
        return
    seat = seat_of(who)
    match text:
        case "undo":
            table.undo(seat)
        case "retract":
            table.retract(seat)
        case "silent":
            table.fall_silent(seat)
        case _:
            table.play_line(seat, text.removeprefix(IN_SAME_BREATH), text.startswith(IN_SAME_BREATH))


def seat_of(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 3):
        raise ValueError(f"“{clip(word)}” is no seat and not chance.")
    return int(word)


def standing_lines(lines: Sequence[str]) -> list[str]:
    """The lines that lead to the same position without those that were taken back by consent. Replaying them all would
    repeat each retraction, and so take twice as long with every one."""
    kept = list[str]()
    for line in lines:
        who, _, text = line.partition(" ")
        if who != "chance" and text == RETRACT:
            del kept[last_answer(kept, seat_of(who)) :]
        else:
            kept.append(line)
    return kept


def kept_lines(lines: Sequence[str]) -> list[tuple[int, str]]:
    """The lines that were not taken back in any way, each with its place in the journal."""
    kept = list[tuple[int, str]]()
    for at, line in enumerate(lines):
        who, _, text = line.partition(" ")
        if who == "chance" or text not in (UNDO, RETRACT):
            kept.append((at, line))
            continue
        first = last_answer([each for _, each in kept], seat_of(who))
        assert first is not None
        kept[first:] = [] if text == RETRACT else _without_answer(kept[first:], who)
    return kept


def _without_answer(lines: Sequence[tuple[int, str]], who: str) -> list[tuple[int, str]]:
    """Without the first line and the further moves of the same phrase; what others have answered since stays."""
    return [(at, line) for at, line in lines[1:] if not line.startswith(f"{who} {IN_SAME_BREATH}")]


def last_answer(standing: Sequence[str], seat: int) -> int | None:
    """Where the last answer of a seat begins among the standing lines; None when there is none, or when somebody has
    left since: a person who has left does not return by another's wish."""
    answers = list[tuple[int, int]]()  # who answered, and at which line
    for at, line in enumerate(standing):
        who, _, text = line.partition(" ")
        if who != "chance":
            _note(answers, seat_of(who), at, text)
    at = _last(answers, seat)
    return None if at < 0 else answers[at][1]


def _note(answers: list[tuple[int, int]], seat: int, at: int, text: str) -> None:
    if text == LEAVE:
        answers.clear()
    elif text == UNDO:
        del answers[_last(answers, seat)]
    elif text != SILENT and not text.startswith(IN_SAME_BREATH):
        answers.append((seat, at))


def _last(answers: list[tuple[int, int]], seat: int) -> int:
    return max((at for at, (who, _) in enumerate(answers) if who == seat), default=-1)


def is_draw(line: str) -> bool:
    """Whether chance has drawn something by this line."""
    return line.startswith("chance ") and not line.startswith(RESEED)
