"""The steps of a journal, as seen by one seat, a spectator, or somebody who knows everything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from zunft.catalogue import title_of
from zunft.cli.paper import Paper
from zunft.cli.phrasing import Phrasing
from zunft.cli.table_display import TableDisplay
from zunft.engine.journal import BY_HAND, Journal, read_journal
from zunft.engine.title import Said
from zunft.table import Table
from zunft.table.lines import play_line
from zunft.table.replay import replay

EVERYTHING = "all"
SPECTATOR = "spectator"


@dataclass(frozen=True)
class Step:
    """The result of one answer: the line of the journal, what was told to whom, and the table after it."""

    line: str
    events: list[tuple[int | None, Said]]  # the seat that alone was told, or None
    table: Table


class Reader:
    """Shows the steps of a journal one by one."""

    def __init__(self, text: str, seat: str, edition: str | None, paper: Paper, words: Phrasing) -> None:
        self.journal = read_journal(text)
        own = title_of(self.journal.title).load(edition) if edition else None
        self.final = replay(text, edition=own)
        self.everything = seat == EVERYTHING
        self.seat = seat_of(seat, self.final.seats)
        self.paper = paper
        self.has_legend = False  # the legend is printed once
        self.words = Phrasing(words.language, self.final.title, self.final.edition.name)
        self.words.you = self.seat
        steps = played(self.journal, self.final.edition, self.seat, self.everything)
        self.steps = [step for step in steps if self.everything or step.events or self.is_own(step)]

    def is_own(self, step: Step) -> bool:
        return self.seat is not None and step.line.startswith(f"{self.seat} ")

    def check_step(self, step: int | None) -> None:
        if step is not None and not 1 <= step <= len(self.steps):
            raise ValueError(self.words("replay-no-step", last=len(self.steps)))

    def head(self) -> None:
        names = TableDisplay(self.final, self.seat, self.paper, self.words).screen.names(self.final.view(self.seat))
        seen = names[self.seat] if self.seat is not None else self.words("replay-spectator")
        about = {"title": self.words.title_name(), "seats": self.final.seats, "edition": self.journal.edition}
        who = self.words("replay-everybody") if self.everything else seen
        self.paper.say(self.words("replay-head", steps=len(self.steps), who=who, **about))
        if not self.final.over:
            self.paper.say(self.words("replay-unfinished"))

    def show(self, at: int, whole: bool = False) -> None:
        step = self.steps[at]
        shown = TableDisplay(step.table, self.seat, self.paper, self.words)
        shown.has_legend = self.has_legend
        line = step.line if self.everything or self.is_own(step) else self.words("replay-silent")
        self.paper.gap()
        self.paper.say(self.words("replay-step", number=at + 1, last=len(self.steps), line=line), style="bold")
        for only, event in step.events:
            said = self.words.say(event, shown.names())
            name = shown.names()[only] if only is not None else ""
            self.paper.say(self.words("replay-only", name=name, news=said) if name else said, "  ")
        self._show_view(at, shown, whole)
        self.has_legend = shown.has_legend

    def _show_view(self, at: int, shown: TableDisplay, whole: bool) -> None:
        """Print the changes on the board or all of it, and the tables; at the end the result."""
        before = self.steps[at - 1].table.view(self.seat) if at else None
        view = shown.view()
        changed = shown.screen.changed(before, view) if before else []
        for place in [None] if whole else changed:
            shown.board(place)
        if changed or whole:
            shown.overview()
        if at == len(self.steps) - 1 and shown.table.over:
            shown.result()

    def next_step(self, at: int) -> int:
        """The step that the person wants to see next; past the last one to stop."""
        typed = input(self.words("replay-prompt")).strip().lower()
        if typed == "q":
            return len(self.steps)
        if typed == "b":
            return max(at - 1, 0)
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= len(self.steps):
            return int(typed[:6]) - 1
        if typed:
            self.paper.say(self.words("replay-no-step", last=len(self.steps)))
            return at
        return at + 1


def seat_of(word: str, seats: int) -> int | None:
    if word in (EVERYTHING, SPECTATOR):
        return None
    if not (word.isascii() and word.isdigit() and int(word[:3]) < seats):
        raise ValueError(f"--seat {word}: it is one of 0 to {seats - 1}, {SPECTATOR}, or {EVERYTHING}.")
    return int(word)


def played(journal: Journal, edition: Any, seat: int | None, everything: bool) -> list[Step]:
    """Every line, played on a table with the journal's draws; the whole was checked before."""
    table = Table(
        journal.title,
        journal.seats,
        edition=edition,
        options=journal.options,
        chance=BY_HAND,
        words=journal.words,
        rules=journal.rules,
        is_kept=True,
    )
    steps = []
    for line in journal.lines:
        turns = [table.turn(other) for other in range(table.seats)]
        public = table.turn(None)
        play_line(table, line)
        told = told_to_all(table, public, turns) if everything else told_to(table, seat, turns, public)
        steps.append(Step(line, told, table.copy()))
    return steps


def told_to(table: Table, seat: int | None, turns: list[int], public: int) -> list[tuple[int | None, Said]]:
    return [(None, event) for event in table.events(seat, public if seat is None else turns[seat])]


def told_to_all(table: Table, public: int, turns: list[int]) -> list[tuple[int | None, Said]]:
    """What everybody was told, then what single seats were told alone."""
    known = [without_turn(event) for event in table.events(None, public)]
    told: list[tuple[int | None, Said]] = [(None, event) for event in known]
    for seat, turn in enumerate(turns):
        told += [(seat, without_turn(event)) for event in table.events(seat, turn) if without_turn(event) not in known]
    return told


def without_turn(event: Said) -> Said:
    return {"key": event["key"], "args": event["args"]}
