"""How far a long command is: a bar on stderr with the remaining time, and nothing where nobody is looking."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn, TaskID


def progress_of(*columns: ProgressColumn) -> Progress:
    """On stderr, so that it spoils no result; it is gone when the command is done."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def bars() -> Progress:
    """One bar below the other, each with what it counts."""
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

    return progress_of(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


@contextmanager
def counted(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """The result is told how many more there are."""
    with bars() as progress:
        task = progress.add_task(what, total=total)
        yield lambda more: progress.advance(task, more)


@contextmanager
def stepped(named: Callable[[str], str]) -> Iterator[Callable[[str, int, int], None]]:
    """Work of several steps: the result is told the step, how much of it is done, and how much there is."""
    tasks: dict[str, TaskID] = {}
    with bars() as progress:

        def tell(step: str, done: int, of: int) -> None:
            if step not in tasks:
                tasks[step] = progress.add_task(named(step))
            progress.update(tasks[step], completed=done, total=of)

        yield tell
