"""An analysis in the reader's language: the sentences and tables that the terminal and the page share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from zunft.analysis.level import TOLD
from zunft.analysis.report import Report
from zunft.analysis.sources import label_of, say_why
from zunft.engine.title import Said
from zunft.text import phrase, say

ACCOUNT = ("start", "luck", "play", "others", "end")
CHANCE, POINTS = ("chance", "margin"), ("points", "points_margin")
NOTHING = "–"
MOST_TOLD = 5  # mistakes of a seat


@dataclass(frozen=True)
class TextTable:
    """A table: the first column is in words, the others in figures."""

    caption: str
    head: list[str]
    rows: list[list[str]]


class Wording:
    """Says a report; *names* are the players'."""

    def __init__(self, report: Report, names: Sequence[str], language: str) -> None:
        self.report, self.names, self.language = report, list(names), language
        self.title, self.edition = str(report["title"]), str(report["edition"])

    def __call__(self, message: str, **things: object) -> str:
        return phrase(f"analysis-{message}", self.language, **things)

    def say(self, said: Said) -> str:
        return say(said, self.language, self.names, edition=self.edition)

    # --- sentences --------------------------------------------------------------------------------

    def head(self) -> str:
        title = phrase(f"{self.title}-title", self.language)
        return self("head", title=title, seats=len(self.names), edition=self.edition)

    def why(self) -> list[str]:
        sources = self.report["sources"]
        said = self.report["why"]
        return [say_why(each, sources, self.title, self.language, self.names, self.edition) for each in said]

    def partly(self) -> str:
        """A sentence where not everything was worked out, else nothing."""
        seats = self.report["seats"]
        judged, decisions = (sum(seat[what] for seat in seats) for what in ("judged", "decisions"))
        return "" if self.report["whole"] else self("partly", judged=judged, decisions=decisions)

    def mistake(self, mistake: Report) -> str:
        cost = mistake["cost"]
        given, better = (self.say(mistake[what]["sentence"]) for what in ("given", "better"))
        figures = {"chance": cost["chance"], "least": cost["chance"] - cost["margin"]}
        figures["most"] = cost["chance"] + cost["margin"]
        hundredths = {name: 100 * value for name, value in figures.items()}
        told = {name: self("points" if cost["chance"] < 0.1 else "number", number=v) for name, v in hundredths.items()}
        sentence = self("mistake", round=mistake["round"], given=given, better=better, **told)
        return f"{sentence} {self.say(mistake['reason'])}" if mistake["reason"] else sentence

    def levels(self) -> list[str]:
        """A sentence for each seat of which a level is told."""
        return [self._level(seat) for seat in self.report["seats"] if seat["level"]]

    def _level(self, seat: Report) -> str:
        names = {what: phrase(f"bots-level-{seat['level'][what]}", self.language) for what in TOLD}
        form = "level" if names["lowest"] != names["highest"] else "level-alone"
        return self(form, seat=self.names[seat["seat"]], **names)

    def mistakes(self) -> Iterator[tuple[str, list[str]]]:
        """The heading of each seat that was judged, and its dearest mistakes, the dearest first."""
        for seat in self.report["seats"]:
            if seat["judged"]:
                found = [self.mistake(each) for each in seat["mistakes"][:MOST_TOLD]]
                yield self("mistakes", seat=self.names[seat["seat"]]), found or [self("no-mistakes")]

    def turning_points(self) -> list[str]:
        points = self.report["turning_points"]
        return [f"{self.names[each['seat']]}: {self.mistake(each)}" for each in points]

    # --- tables -----------------------------------------------------------------------------------

    def account(self) -> TextTable:
        return TextTable(self("account"), self._head(), [self._row(seat, CHANCE) for seat in self.report["seats"]])

    def account_in_points(self) -> TextTable:
        return TextTable(
            self("account-points"), self._head(), [self._row(seat, POINTS) for seat in self.report["seats"]]
        )

    def _head(self) -> list[str]:
        return [self("player"), *(self(what) for what in ACCOUNT)]

    def _row(self, seat: Report, of: tuple[str, str]) -> list[str]:
        return [self.names[seat["seat"]], *(self.figure(seat[what], of, what) for what in ACCOUNT)]

    def figure(self, found: Report | None, of: tuple[str, str], what: str) -> str:
        """A figure with its margin; a change has its sign."""
        if found is None:
            return NOTHING
        value, margin = (found[name] * (100 if of is CHANCE else 1) for name in of)
        form = "number" if of is CHANCE else "points"
        said = self(form, number=value)
        sign = "+" if what not in ("start", "end") and value > 0 else ""
        return f"{sign}{said} ± {self(form, number=margin)}" if margin else f"{sign}{said}"

    def sources(self) -> TextTable:
        rows = []
        for source in self.report["sources"]:
            label = label_of(source, self.title, self.language, self.edition)
            rows.append([label, *(NOTHING if points is None else str(points) for points in source["points"])])
        seats = range(len(self.names))
        sums = [sum(source["points"][seat] or 0 for source in self.report["sources"]) for seat in seats]
        return TextTable(self("sources"), [self("source"), *self.names], [*rows, [self("sum"), *map(str, sums)]])
