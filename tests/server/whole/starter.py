"""Starts the server quickly, so that a thousand kills are cheap: each line on standard input is a start, done by a twin
of this process that has imported everything; it is `zunft serve` from there on. Says the twin's number, and when it has
gone."""

from __future__ import annotations

import os
import sys

from zunft.server.config import load
from zunft.server.run import serve


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def quiet(_: str) -> None:
    """The first words of a server are for its host."""


def main() -> None:
    for _ in sys.stdin:
        if not (twin := os.fork()):
            os.setsid()
            serve(load(), quiet)
            os._exit(0)
        say("twin", twin)
        os.waitpid(twin, 0)
        say("gone", twin)


if __name__ == "__main__":
    main()
