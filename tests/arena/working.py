"""Work for runners: functions that another process can import."""

from __future__ import annotations

import os
import signal
from multiprocessing.synchronize import Event
from pathlib import Path
from time import sleep

from zunft.arena.match import Setting
from zunft.arena.schedule import Schedule, round_robin

TINY = Setting("strasbourg", 3, "tiny")


def small_schedule(seed: int = 7) -> Schedule:
    return round_robin(TINY, ["random", "quick"], seed)


def double(number: int) -> int:
    return 2 * number


def refuse(number: int) -> int:
    raise ValueError(f"Nobody doubles {number}.")


def long_but_the_first(number: int) -> int:
    sleep(20 if number else 0)
    return number


def stubborn(ready: Event) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    ready.set()
    sleep(20)


def dies_once(job: tuple[int, str]) -> int:
    """The worker that gets job 3 for the first time is killed, as if memory had run out."""
    number, marker = job
    if number == 3 and not Path(marker).exists():
        Path(marker).touch()
        die()
    return number


def dies_always(number: int) -> int:
    if number == 3:
        die()
    return number


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
