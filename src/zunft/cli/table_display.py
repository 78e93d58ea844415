"""A table as it is shown to one seat: news, board, tables and questions, drawn or in plain sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from zunft.cli.menu import Gloss
from zunft.cli.paper import Paper
from zunft.cli.phrasing import Phrasing
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
        self.screen: Any = table.title.module("terminal").Terminal(table.edition, words)
        self.has_legend = False
        self.said: list[str] = []  # the last printed summary

    def view(self) -> View:
        return self.table.view(self.seat)

    def names(self, view: View | None = None) -> list[str]:
        names: list[str] = self.screen.names(view or self.view())
        return [self.words("you", name=name) if seat == self.words.you else name for seat, name in enumerate(names)]

    def gloss(self) -> Gloss:
        """Moves in words, as things stand."""
        view = self.view()
        names = self.screen.names(view)
        return Gloss(self.table.game.grammar, self.words, names, lambda move: str(self.screen.note(view, move)))

    def news(self, events: Sequence[Said]) -> None:
        names = self.names()
        bullet = "" if self.paper.plain else "· "
        for said, again in groupby(self.words.say(event, names) for event in events):
            times = len(list(again))
            self.paper.say(bullet + (said if times == 1 else self.words("times", said=said, number=times)))

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
        self.said = self.screen.summary(view, self.names(view))
        self.paper.lines(self.said)

    def own_news(self) -> bool:
        """Print the changed lines of the summary, which are new for this seat alone; returns whether there are any."""
        view = self.view()
        before, self.said = self.said, self.screen.summary(view, self.names(view))
        new = [line for line in self.said if line not in before]
        self.paper.lines(new)
        return bool(new)

    def question(self) -> None:
        if self.seat is not None and (asked := self.table.question(self.seat)):
            self.paper.say(
                self.words("question", question=self.words.say(asked, self.names()), rule=asked["rule"]), style="bold"
            )

    def ledger(self, seat: int) -> None:
        """How a seat's points add up."""
        self.paper.say(self.words("ledger", name=self.names()[seat], points=self.table.scores[seat]))
        for line in self.table.ledger(seat):
            said = self.words.say(line, self.names())
            self.paper.say(self.words("ledger-line", points=line["points"], line=said, rule=line["rule"]), "  ")

    def result(self) -> None:
        """Everybody's points, who has won, and why."""
        names = self.names()
        for place, seat in sorted((place, seat) for seat, place in enumerate(self.table.places)):
            self.paper.say(self.words("place", place=place, name=names[seat], points=self.table.scores[seat]), "  ")
        winners = [names[seat] for seat in self.table.winners]
        message = "wins" if len(winners) == 1 else "share"
        self.paper.say(self.words(message if winners else "nobody-wins", names=self.words.list(winners)), style="bold")
        self.paper.lines([self.words.say(line, names) for line in self.table.verdict])


def some(places: Sequence[str]) -> str:
    """All of them, or only the first ones if there are many."""
    return ", ".join(places if len(places) <= MOST_PLACES else [*places[:MOST_PLACES], "…"])
