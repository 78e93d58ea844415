"""The command line's output: wrapped sentences, drawings, and colour where it is wanted."""

from __future__ import annotations

import io
import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.console import Console

ASCII = str.maketrans("└├┌┘┴┐┤┬┼╵╷╶╴│─╎╌·░", "+++++++++||--|-:.-#")
NARROWEST, WIDEST = 40, 100  # columns of sentences; drawings use the full width


class Paper:
    """Writes to standard output; *plain* is for screen readers: no drawing, no colour."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.columns = max(shutil.get_terminal_size((80, 24)).columns, NARROWEST)
        self.width = min(self.columns, WIDEST)
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")
        self.console = None if plain else colours()

    def say(self, sentence: str, indent: str = "", style: str = "", hanging: str = "") -> None:
        """One or more sentences, wrapped; the lines of each are aligned under its first word, or indented further."""
        for line in sentence.split("\n"):
            first = indent + " " * (len(line) - len(line.lstrip()))
            for text in self._wrapped(line.strip(), first, hanging):
                self.draw([[(text, style)]])

    def _wrapped(self, line: str, indent: str, further: str) -> list[str]:
        hanging = indent + further + ("  " if line[:2] in ("- ", "· ") else "")
        width = max(self.width, len(hanging) + 20)
        wrap = textwrap.TextWrapper(width, indent, hanging, break_on_hyphens=False, break_long_words=False)
        return wrap.wrap(line) or [""]

    def lines(self, lines: Iterable[str]) -> None:
        """Paragraphs, whose first lines stand out."""
        for line in lines:
            self.say(line, hanging="    ")

    def exact(self, lines: Iterable[str]) -> None:
        """Lines of a table, as they are."""
        for line in lines:
            self.draw([[(line, "")]])

    def draw(self, rows: Sequence[Sequence[tuple[str, str]]]) -> None:
        for row in rows:
            text = "".join(letters for letters, _ in row).rstrip()
            if self.console is None:
                click.echo(text if can_draw() else ascii_only(text))
            else:
                self._colour(row)

    def _colour(self, row: Sequence[tuple[str, str]]) -> None:
        from rich.text import Text

        assert self.console is not None
        text = Text.assemble(*row)
        text.rstrip()
        self.console.print(text, soft_wrap=True, highlight=False, emoji=False)

    def gap(self) -> None:
        click.echo()


def colours() -> Console | None:
    """A console with colours, if the terminal has them and nobody disabled them."""
    if not sys.stdout.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM", "dumb") == "dumb":
        return None
    from rich.console import Console

    console = Console(file=sys.stdout)
    return console if console.color_system else None


def can_draw() -> bool:
    try:
        "│".encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def ascii_only(text: str) -> str:
    return text.translate(ASCII)
