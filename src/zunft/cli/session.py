"""A game at a terminal: asks the person, lets the bots answer, and understands what is typed."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Mapping, Sequence

import click

from zunft.cli import commands
from zunft.cli.menu import Entry, entries, is_range, matching, move_typed_in_full, numbered
from zunft.cli.paper import Paper
from zunft.cli.phrasing import Phrasing
from zunft.cli.saving import TerminalGame
from zunft.cli.table_display import TableDisplay
from zunft.engine.title import View

MUCH = 15  # events after which the board would be out of sight
ROOM = 30  # columns beside a move in which sentences are readable


class TerminalSession:
    """One person at a table with bots."""

    def __init__(self, sitting: TerminalGame, paper: Paper, words: Phrasing, pauses: bool) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.seat = sitting.seat
        self.paper = paper
        self.words = words
        self.pauses = pauses
        self.shown = TableDisplay(sitting.table, sitting.seat, paper, words)
        self.menu: dict[int, Entry] = {}
        self.heard = 0  # events that were written
        self.public: View | None = None  # the public events when the table was last drawn
        self.near: str | None = None  # the place that was last drawn, for this question

    def play(self) -> None:
        """Play until the game is over; Quit, EOFError and KeyboardInterrupt leave it as it is."""
        while not self.table.over:
            waiting = self.table.waiting_for
            if self.seat in waiting:
                self.ask()
            else:
                seat = waiting[0]
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
        """Put the question, play the answer, and allow it to be taken back before the others continue."""
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
        """Print the board first, since what has to be read last comes last; but a long list of events comes before it,
        so that the board stays visible. While nothing on the table has changed it is not drawn again."""
        self.paper.gap()
        if self.table.turn(self.seat) - self.heard > MUCH:
            self.tell_news()
            self.paper.gap()
        public = self.table.view(None)
        if self.public is None or self.shown.screen.is_new(self.public, public):
            self.public = public
            self.show_table()
            self.paper.gap()
        elif self.shown.own_news():
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
        """The answer, after any number of lists, questions and mistakes."""
        self.list(entries(options))
        while True:
            if move := self.understand(options, self.read(self.words("prompt"))):
                return move

    def understand(self, options: Sequence[str], typed: str) -> str | None:
        """The move that was typed or picked; None when it was something else, which was carried out."""
        if not typed:
            self.list(entries(options))
        elif typed.isascii() and typed.isdigit():
            return self.pick(int(typed[:6]))
        elif move := move_typed_in_full(options, typed):
            return move
        elif self.is_phrase(typed):
            return self.legal_phrase(typed.lower())
        elif not commands.run(self, typed):
            self.search(options, typed)
        return None

    def legal_phrase(self, phrase: str) -> str | None:
        """A phrase, if it is legal; otherwise the reason is printed."""
        reason = self.table.why_not(self.seat, phrase)
        if reason:
            self.paper.say(self.words.say(reason, self.shown.names()))
        return None if reason else phrase

    def is_phrase(self, typed: str) -> bool:
        """Whether it stands for several moves at once, like a whole plan, whether legal or refused by a rule of the
        title."""
        reason = self.table.why_not(self.seat, typed.lower())
        if reason is None:
            return True
        verb = typed.lower().split(maxsplit=1)[0]
        is_move = any(form.first_word == verb for form in self.table.title.forms)
        return not is_move and not reason["key"].startswith("engine.")

    def pick(self, number: int) -> str | None:
        """Pick the move with this number, or open a group."""
        entry = self.menu.get(number)
        if entry is None:
            self.paper.say(self.words("no-number", numbers=numbers_in(self.menu, self.words)))
            return None
        if entry.is_move:
            return entry.moves[0]
        self.list(entries(entry.moves), entry.text)
        return None

    def search(self, options: Sequence[str], typed: str) -> None:
        """A part of a move lists the moves that have it; a whole move is refused with its rule."""
        reason = self.table.why_not(self.seat, typed)
        found = matching(options, typed)
        if found and (reason is None or reason["key"].startswith("engine.")):
            self.list(entries(found), typed)
        elif typed.lower() in self.shown.screen.places(self.shown.view()):
            self.shown.board(typed.lower())
        elif reason:
            self.paper.say(self.words.say(reason, self.shown.names()))
            self.paper.say(self.words("hint"))

    def list(self, menu: list[Entry], within: str = "") -> None:
        """Numbered lines: the move as it is typed, and in words."""
        place = self.shown.place_in(within)
        if place and place != self.near and not self.paper.plain:
            self.shown.board(place)
            self.near = place
        self.menu = numbered(menu)
        if self.paper.plain:
            self.paper.exact(self.shown.lines.menu(self.menu, self.shown.gloss()))
        elif is_range(self.menu):
            self.paper.exact(["     " + self.shown.lines.range(self.menu, "    ")])
        else:
            self.list_lines()

    def list_lines(self) -> None:
        gloss = self.shown.gloss()
        wide = max((len(entry.text) for entry in self.menu.values()), default=0) + 4
        for number, entry in self.menu.items():
            text = entry.text if entry.is_move else f"{entry.text} …"
            self.paper.exact(with_explanation(f"{number:>3}  {text:<{wide}}", gloss(entry), self.paper.columns))

    def pause(self, move: str) -> None:
        """The moment in which an answer can be taken back."""
        self.paper.say(self.words("answered", move=move))
        self.tell_news()
        while (typed := self.read(self.words("pause"))) not in ("", "1"):
            if not commands.run(self, "undo" if typed == "2" else typed):
                self.paper.say(self.words("pause-hint"))

    def read(self, prompt: str) -> str:
        """Read a line. A line that does not come from a keyboard is printed, so that the output is complete."""
        self.paper.gap()
        if sys.stdin.isatty():
            return input(prompt).strip()
        click.echo(prompt, nl=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        click.echo(line.strip())
        return line.strip()


def numbers_in(menu: Mapping[int, Entry], words: Phrasing) -> str:
    """The numbers that can be typed: from the first to the last, or one by one if some are missing."""
    numbers = sorted(menu)
    if numbers[-1] - numbers[0] == len(numbers) - 1:
        return words("from-to", first=numbers[0], last=numbers[-1])
    return ", ".join(map(str, numbers))


def with_explanation(start: str, said: str, columns: int) -> list[str]:
    """A line of a list and its explanation, which continues below itself if there is room."""
    if not said or len(start) > columns - ROOM:
        return [cut(f"{start}{said}".rstrip(), columns)]
    return textwrap.wrap(said, columns, initial_indent=start, subsequent_indent=" " * len(start))


def cut(line: str, columns: int) -> str:
    return line if len(line) <= columns else f"{line[: columns - 2]} …"
