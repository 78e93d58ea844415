"""Bots that gave no answer, in sentences for the console: the default answers that they got are not their play."""

from __future__ import annotations

from dataclasses import dataclass

from zunft.arena.job import Row


@dataclass
class FaultCount:
    """Of one bot, over all games."""

    bot: str
    questions: int = 0
    faults: int = 0
    first: str = ""
    last_words: str = ""  # on the command's standard error, in the game of its first fault

    @property
    def never_began(self) -> bool:
        """It never said hello, so that every one of its answers was the default one."""
        return self.first.startswith("Hello:") and self.faults >= self.questions

    def __str__(self) -> str:
        said = f" Its last words: {self.last_words}" if self.last_words else ""
        if self.never_began:
            return f"{self.bot} never began. {self.first}{said}"
        most = f"{self.faults:,} of its {self.questions:,} answers"
        return f"{self.bot} got the default answer for {most}, since it gave none. The first time: {self.first}{said}"


class FaultCounts:
    """Counts while the games arrive."""

    def __init__(self) -> None:
        self.by_bot: dict[str, FaultCount] = {}

    def add(self, row: Row) -> None:
        for seat, bot in enumerate(row["line_up"]):
            count = self.by_bot.setdefault(bot, FaultCount(bot))
            count.questions += row["decisions"][seat]
            count.faults += row["faults"][seat]
            if row["faults"][seat] and not count.first:
                count.first = row["first_faults"][seat]
                count.last_words = row.get("last_words", [""] * len(row["line_up"]))[seat]

    def faulty(self) -> list[FaultCount]:
        return [count for count in self.by_bot.values() if count.faults]
