"""What one seat may know of a table, in plain lines: the terminal prints them, and a language model reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from zunft.cli.menu import Entry, Gloss, is_range
from zunft.cli.phrasing import Phrasing
from zunft.engine.notation import Grammar
from zunft.engine.title import Said, Title, View


class SeatLines:
    """Lines made of views, events and questions of one seat, and of nothing else."""

    def __init__(self, title: Title, edition: Any, words: Phrasing) -> None:
        self.words = words
        self.screen: Any = title.module("terminal").Terminal(edition, words)

    def names(self, view: View) -> list[str]:
        names: list[str] = self.screen.names(view)
        return [self.words("you", name=name) if seat == self.words.you else name for seat, name in enumerate(names)]

    def gloss(self, view: View, grammar: Grammar) -> Gloss:
        """Moves in words, as things stand."""
        return Gloss(grammar, self.words, self.screen.names(view), lambda move: str(self.screen.note(view, move)))

    def news(self, view: View, events: Sequence[Said]) -> list[str]:
        """What was told, in order; what was told several times at a stretch is one line."""
        names, lines = self.names(view), list[str]()
        for said, again in groupby(self.words.say(event, names) for event in events):
            times = len(list(again))
            lines.append(said if times == 1 else self.words("times", said=said, number=times))
        return lines

    def summary(self, view: View) -> list[str]:
        """Who has what, and whose turn it is."""
        lines: list[str] = self.screen.summary(view, self.names(view))
        return lines

    def question(self, view: View, asked: Said) -> str:
        """What is asked, and the rule behind it."""
        return self.words("question", question=self.words.say(asked, self.names(view)), rule=asked["rule"])

    def menu(self, menu: Mapping[int, Entry], gloss: Gloss) -> list[str]:
        """What can be answered, by its numbers in a list; consecutive numbers are one line."""
        if is_range(menu):
            return [self.range(menu)]
        return [f"{number}: {entry.text}. {gloss(entry)}".rstrip() for number, entry in menu.items()]

    def range(self, menu: Mapping[int, Entry], between: str = ". ") -> str:
        first, last = min(menu), max(menu)
        return f"{menu[first].text} … {menu[last].text}{between}{self.words('range', first=first, last=last)}"

    def ledger(self, view: View, seat: int, points: int, ledger: Sequence[Said]) -> list[str]:
        """How a seat's points add up: the sum, then what it is made of."""
        names = self.names(view)
        entries = [(line["points"], self.words.say(line, names), line["rule"]) for line in ledger]
        return [
            self.words("ledger", name=names[seat], points=points),
            *(self.words("ledger-line", points=each, line=said, rule=rule) for each, said, rule in entries),
        ]

    def places(self, view: View, scores: Sequence[int], places: Sequence[int]) -> list[str]:
        """Everybody's points, the best first."""
        names = self.names(view)
        ranked = sorted((place, seat) for seat, place in enumerate(places))
        return [self.words("place", place=place, name=names[seat], points=scores[seat]) for place, seat in ranked]

    def winners(self, view: View, winners: Sequence[int]) -> str:
        """Who has won."""
        names = [self.names(view)[seat] for seat in winners]
        message = "wins" if len(names) == 1 else "share"
        return self.words(message if names else "nobody-wins", names=self.words.list(names))
