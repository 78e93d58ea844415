"""A game at a terminal: the table, the person's seat, and the file of the game."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from zunft.bots import Bot, check_bot, make_bot, sight_of
from zunft.bots.advice import ADVISER, NamedAnswer, advice_of
from zunft.engine.journal import JournalError
from zunft.engine.notation import clip
from zunft.table import Table
from zunft.table.replay import replay

FORMAT = "zunft save 1"
RULE = "--"
USUAL_BOTS = "journeyman"
OLDEST_BOTS = "random"  # for games that were kept before there were others
UNDO = "undo"
MORE = "+ "  # before the further moves of a phrase


@dataclass
class TerminalGame:
    """One person and bots of one kind at a table."""

    table: Table
    seat: int
    file: Path | None = None
    started: str = ""  # the command that begins the same game again
    bots: str = USUAL_BOTS

    def bot_answer(self, seat: int) -> str:
        """A bot's generator depends on the game, the seat and the question alone, so that a saved game continues the
        same."""
        return self._bot(self.bots, seat).choose(sight_of(self.table, seat))

    def advice(self) -> list[NamedAnswer]:
        """What an adviser would answer in the person's place, and why."""
        return advice_of(self._bot(ADVISER, self.seat), sight_of(self.table, self.seat), self.table.options_chosen)

    def _bot(self, name: str, seat: int) -> Bot:
        assert self.table.chance is not None
        seed = f"bot {self.table.chance.seed.hex()} {seat} {self.table.ask(seat)}"
        return make_bot(name, self.table.title.key, self.table.seats, seed)

    def text(self) -> str:
        """A finished game is its journal; one in progress also has its seed in front, which a journal must not
        reveal."""
        if self.table.over:
            return self.table.journal()
        assert self.table.chance is not None
        head = [FORMAT, f"seat {self.seat}", f"seed {self.table.chance.seed.hex()}", f"bots {self.bots}", RULE]
        return "\n".join(head) + "\n" + self.table.journal()

    def save(self, file: Path) -> None:
        """Written to a second file that replaces the old one, so that there is always a complete file."""
        beside = file.with_name(f".{file.name}.{os.getpid()}")
        try:
            beside.write_text(self.text(), encoding="utf-8", newline="\n")
            beside.replace(file)
        finally:
            beside.unlink(missing_ok=True)

    def answers(self) -> list[str]:
        """The person's answers so far."""
        lines = (line.partition(" ") for line in self.table.journal().split(f"\n{RULE}\n")[1].splitlines())
        return one_by_one([said for who, _, said in lines if who == str(self.seat)])


def one_by_one(answers: list[str]) -> list[str]:
    """Answers as they can be typed: the moves of a phrase singly, and likewise what takes them back."""
    typed, last = list[str](), 0
    for said in answers:
        last = last + 1 if said.startswith(MORE) else last if said == UNDO else 1
        typed += [UNDO] * last if said == UNDO else [said.removeprefix(MORE)]
    return typed


@dataclass(frozen=True)
class Saved:
    """The content of a file: a journal, preceded by the seat and the seed if the game is in progress."""

    journal: str
    seat: int | None = None
    seed: bytes | None = None
    bots: str = OLDEST_BOTS


def read_saved(text: str) -> Saved:
    if not text.startswith(FORMAT + "\n"):
        return Saved(text)
    head, _, journal = text.partition(f"\n{RULE}\n")
    values = dict(line.partition(" ")[::2] for line in head.splitlines()[1:])
    bots = values.get("bots", OLDEST_BOTS)
    return Saved(journal, _seat(values.get("seat", "")), _seed(values.get("seed", "")), _bots(bots))


def _bots(name: str) -> str:
    try:
        return check_bot(name, commands=False)
    except ValueError as error:
        raise JournalError(str(error)) from None


def _seat(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 3):
        raise JournalError(f"“{clip(word)}” is not the seat of a saved game.")
    return int(word)


def _seed(word: str) -> bytes:
    try:
        seed = bytes.fromhex(word)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise JournalError(f"“{clip(word)}” is not the seed of a saved game.")
    return seed


def load(text: str, seed: int | None, edition: object) -> TerminalGame:
    """The game in a file, ready to continue; a journal alone needs its seed."""
    saved = read_saved(text)
    table = replay(saved.journal, seed=saved.seed if saved.seed is not None else seed, edition=edition)
    if table.chance is None and not table.over:
        raise JournalError("This journal does not tell its seed: give it with --seed to go on.")
    seat = saved.seat or 0
    if seat >= table.seats:
        raise JournalError(f"There is no seat {seat} in this saved game.")
    return TerminalGame(table, seat, bots=saved.bots)
