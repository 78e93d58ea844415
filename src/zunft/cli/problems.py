"""User errors: one sentence on stderr and an exit code, never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import click

from zunft.engine.journal import LARGEST, JournalError
from zunft.text import phrase
from zunft.version import is_news

BAD_INPUT = 2
NOT_RIGHT = 1


@contextmanager
def about_file(file: Path) -> Iterator[None]:
    """The error in a journal, with the name of its file."""
    try:
        yield
    except JournalError as error:
        raise JournalError(f"{file}: {error}") from None


@contextmanager
def one_sentence(code: int = BAD_INPUT) -> Iterator[None]:
    """Turns a refusal of the table, the journal, the edition or a file into a sentence."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except ValueError as error:
        fail(str(error), code)


def tell_if_interpreted(language: str) -> None:
    """One line on stderr, once: most of what takes long takes fifty times as long as it could."""
    if is_news():
        click.echo(phrase("engine-interpreted", language), err=True)


def fail(sentence: str, code: int = BAD_INPUT) -> NoReturn:
    click.echo(sentence, err=True)
    sys.exit(code)


def read_text(path: Path) -> str:
    """The text of a file that the user names; it may be anything."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        fail(f"{path}: this is no journal, it has more than {LARGEST} characters.")
    try:
        return content.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        fail(f"{path}: this is no journal, it is not even text.")
