"""Common parts of the host's commands: one sentence instead of a traceback, and the database in question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from zunft.cli.problems import NOT_RIGHT, fail

if TYPE_CHECKING:
    from zunft.server.errors import ServerError


@contextmanager
def one_sentence(lang: str | None = None) -> Iterator[None]:
    """A refusal by the server, its database or a file is one sentence in the reader's language; exit code 1."""
    try:
        from zunft.cli.phrasing import language_of
        from zunft.server.errors import ServerError
    except ModuleNotFoundError as error:
        fail(f'The package {error.name} is missing; “pip install "zunft[server]"” brings it.', NOT_RIGHT)
    try:
        yield
    except ModuleNotFoundError as error:
        fail(f'The package {error.name} is missing; “pip install "zunft[server]"” brings it.', NOT_RIGHT)
    except ServerError as error:
        fail(sentence_of(error, lang or language_of()), NOT_RIGHT)
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error), NOT_RIGHT)
    except KeyboardInterrupt:
        raise click.Abort from None


def sentence_of(error: ServerError, language: str) -> str:
    """Each incomplete game has a sentence of its own first."""
    from zunft.server.storage.verify import Faulty
    from zunft.text import say

    faults = error.checked.faults if isinstance(error, Faulty) else []
    return "\n".join(say(reason, language) for reason in [*(fault.reason for fault in faults), error.reason])


@contextmanager
def told_how_far(language: str) -> Iterator[Callable[[str, int, int], None]]:
    """A bar for each step of what takes long, where somebody is looking."""
    from zunft.cli.progress import stepped
    from zunft.text import phrase

    with stepped(lambda step: phrase(f"server-step-{step}", language)) as tell:
        yield tell


def places_of(given: str | None) -> tuple[str, Path | None]:
    """The database, and the file with the keys of its packets."""
    from zunft.server.config import load

    settings = load(database=given)
    return settings.database, settings.witness_file


def database_of(given: str | None) -> str:
    """The named database, or the one in the settings."""
    from zunft.server.config import load

    return load(database=given).database
