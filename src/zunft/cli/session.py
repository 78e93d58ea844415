"""A game at a terminal: the person is asked, the bots answer, and what is typed is understood."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from zunft.cli import commands
from zunft.cli.menu import Entry, Gloss, entries, matching, meant
from zunft.cli.paper import Paper
from zunft.cli.saving import Sitting
from zunft.cli.shown import Shown
from zunft.cli.words import Words
from zunft.errors import CannotUndo


class Quit(Exception):
    """The person has had enough for now."""


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
        self.heard = 0  # events that were written

    def play(self) -> None:
        """Until the game is over; Quit, EOFError and KeyboardInterrupt leave it as it is."""
        while not self.table.over:
            waiting = self.table.waiting_for
            if self.seat in waiting:
                self.ask()
            else:
                seat = int(waiting[0])
                self.table.play(seat, self.sitting.bot_answer(seat))
        self.tell_news()
        self.shown.board()
        self.finish()

    def finish(self) -> None:
        for seat in range(self.table.seats):
            self.shown.ledger(seat)
        self.shown.result()
        if self.sitting.file:
            self.sitting.save(self.sitting.file)
            self.paper.say(self.words("kept-finished", file=str(self.sitting.file)))

    def ask(self) -> None:
        """Put the question, until it is answered or another one is asked."""
        self.show()
        options = self.table.options(self.seat)
        if self.choose(options, options) and self.sitting.file:
            self.sitting.save(self.sitting.file)
        if self.pauses and self.table.can_undo(self.seat) and self.seat not in self.table.waiting_for:
            self.pause()

    def show(self) -> None:
        """The board first: what has to be read last stands last."""
        self.paper.gap()
        if not self.paper.plain:
            self.shown.board(self.shown.screen.topic(self.shown.view()))
        self.tell_news()
        self.paper.gap()
        self.shown.overview()
        self.paper.gap()
        self.shown.question()

    def tell_news(self) -> None:
        self.shown.news(self.table.events(self.seat, self.heard))
        self.heard = self.table.turn(self.seat)

    # --- choosing -------------------------------------------------------------------------------

    def choose(self, options: Sequence[str], shown: Sequence[str]) -> bool:
        """Whether the question was answered; false when an answer was taken back instead."""
        menu = entries(shown)
        self.list_menu(menu)
        while True:
            typed = self.read(self.words("prompt"))
            if not typed:
                menu = entries(options)
                self.list_menu(menu)
            elif (chosen := self.picked(menu, typed)) is not None:
                if chosen.is_move:
                    return self.answer(chosen.moves[0])
                menu = self.open(chosen)
            elif move := meant(options, typed):
                return self.answer(move)
            elif (found := commands.run(self, typed)) is not None:
                if found is commands.TAKEN_BACK:
                    return False
            else:
                menu = self.search(options, typed) or menu

    def picked(self, menu: Sequence[Entry], typed: str) -> Entry | None:
        if not typed.isascii() or not typed.isdigit():
            return None
        if 1 <= int(typed[:4]) <= len(menu):
            return menu[int(typed[:4]) - 1]
        self.paper.say(self.words("no-number", last=len(menu)))
        return Entry("", tuple(move for entry in menu for move in entry.moves)) if len(menu) > 1 else menu[0]
