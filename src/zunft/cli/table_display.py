"""A table as it is shown to one seat: news, board, tables and questions, drawn or in plain sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zunft.cli.menu import Gloss
from zunft.cli.paper import Paper
from zunft.cli.phrasing import Phrasing
from zunft.cli.seat_lines import SeatLines
from zunft.engine.title import Said, View
from zunft.table import Table

MOST_PLACES = 24  # that are listed


class TableDisplay:
    """Prints what *seat* may know of a table; None is a spectator."""

    def __init__(self, table: Table, seat: int | None, paper: Paper, words: Phrasing) -> None:
        self.table = table
        self.seat = seat
        self.paper = paper
        self.words = words
        self.lines = SeatLines(table.title, table.edition, words)
        self.screen: Any = self.lines.screen
        self.has_legend = False
        self.said: list[str] = []  # the last printed summary

    def view(self) -> View:
        return self.table.view(self.seat)

    def names(self, view: View | None = None) -> list[str]:
        return self.lines.names(view or self.view())

    def gloss(self) -> Gloss:
        """Moves in words, as things stand."""
        return self.lines.gloss(self.view(), self.table.game.grammar)

    def news(self, events: Sequence[Said]) -> None:
        bullet = "" if self.paper.plain else "· "
        for line in self.lines.news(self.view(), events):
            self.paper.say(bullet + line)

    def board(self, place: str | None = None) -> None:
        """The whole board or a part of it; drawn, or in sentences when it has to be plain."""
        view = self.view()
        if place is not None and place not in self.screen.places(view):
            self.paper.say(self.words("no-place", place=place, places=some(self.screen.places(view))))
        elif self.paper.plain:
            self.paper.lines(self.screen.described(view, place))
        else:
            drawn = self.screen.look(view, place, self.paper.columns) if place else self._all(view)
            self.paper.draw(drawn)

    def _all(self, view: View) -> Any:
        drawn = self.screen.board(view, self.paper.columns)
        if drawn and not self.has_legend:
            self.paper.say(self.words(f"{self.table.title.key}-legend"))
            self.has_legend = True
        return drawn

    def place_in(self, text: str) -> str | None:
        """The place that a part of a move names, if it names one."""
        places = self.screen.places(self.view())
        return next((word for word in text.split() if word in places), None)

    def overview(self) -> None:
        view = self.view()
        if not self.paper.plain:
            self.paper.draw([[(line, "")] for line in self.screen.tables(view)])
            self.paper.gap()
        self.said = self.lines.summary(view)
        self.paper.lines(self.said)

    def own_news(self) -> bool:
        """Print the changed lines of the summary, which are new for this seat alone; returns whether there are any."""
        view = self.view()
        before, self.said = self.said, self.lines.summary(view)
        new = [line for line in self.said if line not in before]
        self.paper.lines(new)
        return bool(new)

    def question(self) -> None:
        if self.seat is not None and (asked := self.table.question(self.seat)):
            self.paper.say(self.lines.question(self.view(), asked), style="bold")

    def ledger(self, seat: int) -> None:
        """How a seat's points add up."""
        total, *parts = self.lines.ledger(self.view(), seat, self.table.scores[seat], self.table.ledger(seat))
        self.paper.say(total)
        for line in parts:
            self.paper.say(line, "  ")

    def result(self) -> None:
        """Everybody's points, who has won, and why."""
        view, names = self.view(), self.names()
        for line in self.lines.places(view, self.table.scores, self.table.places):
            self.paper.say(line, "  ")
        self.paper.say(self.lines.winners(view, self.table.winners), style="bold")
        self.paper.lines([self.words.say(line, names) for line in self.table.verdict])


def some(places: Sequence[str]) -> str:
    """All of them, or only the first ones if there are many."""
    return ", ".join(places if len(places) <= MOST_PLACES else [*places[:MOST_PLACES], "…"])
