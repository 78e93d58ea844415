"""A game at a terminal: the person is asked, the bots answer, and what is typed is understood."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from zunft.cli import commands
from zunft.cli.menu import Entry, Gloss, entries, matching, meant
from zunft.cli.paper import Paper
from zunft.cli.saving import Sitting
from zunft.cli.shown import Shown
from zunft.cli.words import Words
from zunft.engine.title import View


class Session:
    """One person at a table with bots."""

    def __init__(self, sitting: Sitting, paper: Paper, words: Words, pauses: bool) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.seat = sitting.seat
        self.paper = paper
        self.words = words
        self.pauses = pauses
        self.shown = Shown(sitting.table, sitting.seat, paper, words)
        self.gloss = Gloss(self.table.game.grammar, words)
        self.menu: list[Entry] = []
        self.heard = 0  # events that were written
        self.public: View | None = None  # what everybody could see when the table was drawn last
        self.near: str | None = None  # the place that was drawn last, for this question

    def play(self) -> None:
        """Until the game is over; Quit, EOFError and KeyboardInterrupt leave it as it is."""
        while not self.table.over:
            waiting = self.table.waiting_for
            if self.seat in waiting:
                self.ask()
            else:
                seat = int(waiting[0])
                self.table.play(seat, self.sitting.bot_answer(seat))
        self.finish()

    def finish(self) -> None:
        self.paper.gap()
        self.tell_news()
        self.paper.gap()
        for seat in range(self.table.seats):
            self.shown.ledger(seat)
        self.shown.result()
        if self.sitting.file:
            self.sitting.save(self.sitting.file)
            self.paper.say(self.words("kept-finished", file=str(self.sitting.file)))

    def ask(self) -> None:
        """Put the question, play the answer, and let it be taken back before the others go on."""
        self.show()
        try:
            move = self.choose(self.table.options(self.seat))
            self.table.play(self.seat, move)
            self.keep()
            if self.pauses and self.table.can_undo(self.seat) and self.seat not in self.table.waiting_for:
                self.pause(move)
        except commands.TakenBack:
            self.keep()

    def keep(self) -> None:
        if self.sitting.file:
            self.sitting.save(self.sitting.file)

    def show(self) -> None:
        """The board first: what has to be read last stands last. While nobody can see anything new on the table it
        is not drawn again."""
        self.paper.gap()
        before, self.public = self.public, self.table.view(None)
        if before == self.public:
            self.shown.own_news()
        else:
            self.show_table()
        self.paper.gap()
        self.tell_news()
        self.shown.question()

    def show_table(self) -> None:
        self.near = self.shown.screen.topic(self.shown.view())
        if not self.paper.plain:
            self.shown.board(self.near)
            self.paper.gap()
        self.shown.overview()

    def tell_news(self) -> None:
        self.shown.news(self.table.events(self.seat, self.heard))
        self.heard = self.table.turn(self.seat)

    # --- understanding --------------------------------------------------------------------------

    def choose(self, options: Sequence[str]) -> str:
        """The answer, after as many lists, questions and mistakes as it takes."""
        self.list(entries(options))
        while True:
            if move := self.understand(options, self.read(self.words("prompt"))):
                return move

    def understand(self, options: Sequence[str], typed: str) -> str | None:
        """The move that was typed or picked; None when it was something else, which was done."""
        if not typed:
            self.list(entries(options))
        elif typed.isascii() and typed.isdigit():
            return self.pick(int(typed[:6]))
        elif move := meant(options, typed):
            return move
        elif self.is_phrase(typed):
            return self.spoken(typed.lower())
        elif not commands.run(self, typed):
            self.search(options, typed)
        return None

    def spoken(self, phrase: str) -> str | None:
        """A phrase, if it is legal; else it is said why not."""
        reason = self.table.why_not(self.seat, phrase)
        if reason:
            self.paper.say(self.words.say(reason, self.shown.names()))
        return None if reason else phrase

    def is_phrase(self, typed: str) -> bool:
        """Whether it stands for several moves at once, like a whole plan, legal or refused by a rule of the title."""
        verb = typed.lower().split(maxsplit=1)[0]
        if any(form.first_word == verb for form in self.table.title.forms):
            return False
        reason = self.table.why_not(self.seat, typed.lower())
        return reason is None or not reason["key"].startswith("engine.")

    def pick(self, number: int) -> str | None:
        """The move with this number; a group is opened."""
        if not 1 <= number <= len(self.menu):
            self.paper.say(self.words("no-number", last=len(self.menu)))
            return None
        entry = self.menu[number - 1]
        if entry.is_move:
            return entry.moves[0]
        self.list(entries(entry.moves), entry.text)
        return None

    def search(self, options: Sequence[str], typed: str) -> None:
        """A part of a move lists those that have it; a whole one is refused with its rule."""
        reason = self.table.why_not(self.seat, typed)
        found = matching(options, typed)
        if found and (reason is None or reason["key"].startswith("engine.")):
            self.list(entries(found), typed)
        elif reason:
            self.paper.say(self.words.say(reason, self.shown.names()))
            self.paper.say(self.words("hint"))

    def list(self, menu: list[Entry], within: str = "") -> None:
        """Numbered lines: the move as it is typed, and in words."""
        place = self.shown.place_in(within)
        if place and place != self.near and not self.paper.plain:
            self.shown.board(place)
            self.near = place
        self.menu = menu
        wide = max((len(entry.text) for entry in menu), default=0) + 4
        for number, entry in enumerate(menu, start=1):
            text = entry.text if entry.is_move or self.paper.plain else f"{entry.text} …"
            line = (
                f"{number}: {text}. {self.gloss(entry)}"
                if self.paper.plain
                else (f"{number:>3}  {text:<{wide}}{self.gloss(entry)}")
            )
            self.paper.exact([line.rstrip() if self.paper.plain else cut(line.rstrip(), self.paper.columns)])

    def pause(self, move: str) -> None:
        """The moment in which an answer can be taken back."""
        self.paper.say(self.words("answered", move=move))
        self.tell_news()
        while (typed := self.read(self.words("pause"))) not in ("", "1"):
            if not commands.run(self, "undo" if typed == "2" else typed):
                self.paper.say(self.words("pause-hint"))

    def read(self, prompt: str) -> str:
        """A line; one that does not come from a keyboard is written down, so that the text can be read later."""
        self.paper.gap()
        if sys.stdin.isatty():
            return input(prompt).strip()
        click.echo(prompt, nl=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        click.echo(line.strip())
        return line.strip()


def cut(line: str, columns: int) -> str:
    return line if len(line) <= columns else f"{line[: columns - 2]} …"
