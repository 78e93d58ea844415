"""A table at a prompt or in a notebook: for whoever holds it, since it says who is asked."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from zunft.text import phrase, say

if TYPE_CHECKING:
    from zunft.table.table import Table

SHOWN = 3  # of the answers that are possible


def summary(table: Table) -> str:
    """Which game it is, how far it has come, and what it waits for."""
    title = phrase(f"{table.title.key}-title")
    head = f"{title} for {table.seats}, edition {table.edition.name}, {len(table.lines)} lines in its journal"
    return "\n".join([head, *(ended(table) if table.over else awaited(table))])


def ended(table: Table) -> list[str]:
    places = (f"seat {seat}: place {place}" for seat, place in enumerate(table.places))
    return [f"The game is over. {', '.join(places)}."]


def awaited(table: Table) -> list[str]:
    if table.chance_is_asked:
        return [f"Chance is asked: {some(table.options('chance'))}"]
    return [asked(table, seat) for seat in range(table.seats) if table.question(seat)]


def asked(table: Table, seat: int) -> str:
    question = table.question(seat)
    assert question
    words = say(question, names=[f"seat {number}" for number in range(table.seats)], edition=table.edition.name)
    return f"Seat {seat} is asked ({question['rule']}): {words} {some(table.options(seat))}"


def some(options: list[str]) -> str:
    more = f" and {len(options) - SHOWN} more" if len(options) > SHOWN else ""
    return f"[{', '.join(options[:SHOWN])}{more}]"


def html(table: Table) -> str:
    """The same, with the board of its edition where the title can draw one."""
    return f"<p>{escape(summary(table)).replace(chr(10), '<br>')}</p>{board(table)}"


def board(table: Table) -> str:
    if not table.title.has_module("drawing"):
        return ""
    drawing = table.title.module("drawing")
    picture: str = drawing.as_picture(table.edition, None)[0] if drawing.IS_BOARD else ""
    return picture
