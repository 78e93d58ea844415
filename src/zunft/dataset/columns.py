"""The columns of a data set: their types and meanings, for the files and for the data card alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

try:
    import pyarrow as pa  # type: ignore[import-untyped]
except ModuleNotFoundError:
    raise ValueError('A data set needs pyarrow; it comes with the extra “data”: pip install "zunft[data]".') from None


@dataclass(frozen=True)
class Column:
    name: str
    type: Any
    meaning: str


@dataclass(frozen=True)
class Wanted:
    """What a data set holds besides the usual columns."""

    judge: bool = False  # the chances by the title's judge
    truth: bool = False  # what no seat knew


def decision_columns(seats: int, cells: int, wanted: Wanted) -> dict[str, list[Column]]:
    """Of the table of decisions, by what they are."""
    groups = {
        "Which decision it is": _places(),
        "What its seat knew": _known(cells),
        "What it could answer, and what it did": _choices(),
        "What its bot found out on the way": _weighed(),
    }
    if wanted.judge:
        groups["What the judge says of what the seat knew"] = _judged(seats)
    groups["How the game ended for this seat"] = _results()
    if wanted.truth:
        groups["What this seat could not know"] = _truth(seats, cells)
    return groups


def game_columns(seats: int, wanted: Wanted) -> list[Column]:
    """Of the table of games."""
    columns = [
        Column("game", pa.int32(), "Its number, as in the table of decisions."),
        Column(
            "source", pa.string(), "The file or run that the journal came from; empty where it was played for this."
        ),
        Column("line_up", pa.list_(pa.string()), "The bot of each seat; null where the journal does not tell."),
        Column("decisions", pa.int32(), "How many rows the table of decisions has of it."),
        Column("rounds", pa.int32(), "The round in which it was over."),
        Column("scores", pa.list_(pa.int32(), seats), "Points by seat."),
        Column("places", pa.list_(pa.int8(), seats), "Places by seat, from 1; equal ones are shared."),
        Column("shares", pa.list_(pa.float32(), seats), "Of the victory, by seat: winners share it."),
    ]
    if wanted.truth:
        columns.append(Column("truth_journal", pa.string(), "The journal: every draw, every answer and the seed."))
    return columns


def schema_of(columns: list[Column]) -> Any:
    return pa.schema([pa.field(column.name, column.type) for column in columns])


def _places() -> list[Column]:
    return [
        Column("game", pa.int32(), "The number of the game, from 0."),
        Column(
            "decision", pa.int32(),
            "Its place in the game, from 0, all seats counted. It orders the rows and is nothing to learn from: it "
            "counts secret answers of others, too.",
        ),
        Column("seat", pa.int8(), "Who decided, from 0."),
        Column("bot", pa.string(), "The bot that decided; null where the journal does not tell."),
    ]  # fmt: skip


def _known(cells: int) -> list[Column]:
    return [
        Column("question", pa.string(), "JSON: what the seat was asked, by key and arguments."),
        Column("view", pa.string(), "JSON: all that the seat could see, in the form of the notation of this title."),
        Column(
            "observation", pa.list_(pa.int16(), cells),
            "The same as numbers: the observation of the doors for researchers, whose blocks are documented.",
        ),
    ]  # fmt: skip


def _choices() -> list[Column]:
    return [
        Column("options", pa.list_(pa.string()), "Every legal answer, in the notation."),
        Column(
            "option_numbers", pa.list_(pa.int32()),
            "Their numbers, the actions of the doors; −1 for an answer that has none.",
        ),
        Column("move", pa.string(), "The answer that was given."),
        Column("move_at", pa.int32(), "Its place among the options, from 0."),
        Column("move_number", pa.int32(), "Its number, as in option_numbers."),
    ]  # fmt: skip


def _weighed() -> list[Column]:
    return [
        Column(
            "option_tries", pa.list_(pa.int32()),
            "For each option: how many simulations of a search tried it, or in how many imagined worlds it was looked "
            "at; 0 where it was not. Null where the bot weighs nothing, or was not there (games from journals).",
        ),
        Column(
            "option_chances", pa.list_(pa.float32()),
            "For each option: the chance to win (0 to 1) that the bot saw in it. For ismcts the mean over its "
            "simulations, for greedy what the title's evaluation of the next position stands for. It is that bot's "
            "belief and no measured chance. Null where the option was not tried.",
        ),
    ]  # fmt: skip


def _judged(seats: int) -> list[Column]:
    return [
        Column(
            "judge_chances", pa.list_(pa.float32(), seats),
            "How likely each seat is to win, the deciding one first and then clockwise, by the judge of this title, "
            "from worlds that could be the true one by what this seat knew.",
        ),
        Column(
            "judge_margins", pa.list_(pa.float32(), seats),
            "How far each may be off, 95 times in 100, because only so many worlds were looked at; not how far the "
            "judge itself is off.",
        ),
    ]  # fmt: skip


def _results() -> list[Column]:
    return [
        Column("result_score", pa.int32(), "Points at the end."),
        Column("result_place", pa.int8(), "Place, from 1; equal ones are shared."),
        Column("result_share", pa.float32(), "Of the victory: 1 for the only winner, 0 for who has not won."),
        Column("result_reward", pa.float32(), "The reward of the doors: from 1 for the first place down to −1."),
    ]


def _truth(seats: int, cells: int) -> list[Column]:
    return [
        Column("truth_views", pa.list_(pa.string(), seats), "JSON: the view of every seat at that moment, by seat."),
        Column("truth_observations", pa.list_(pa.int16(), seats * cells), "The observation of every seat, by seat."),
    ]
