"""How far a long command is: a bar on stderr with the remaining time, and nothing where nobody is looking."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn


def progress_of(*columns: ProgressColumn) -> Progress:
    """On stderr, so that it spoils no result; it is gone when the command is done."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def counted(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """The result is told how many more there are."""
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with progress_of(*columns) as progress:
        task = progress.add_task(what, total=total)
        yield lambda more: progress.advance(task, more)
