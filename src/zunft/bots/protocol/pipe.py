"""A command and its pipes, none of which can make the table wait longer than it wants to."""

from __future__ import annotations

import os
import selectors
import signal
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from subprocess import PIPE, Popen
from threading import Lock
from time import monotonic
from typing import IO

from zunft.bots.protocol.messages import LONGEST_ANSWER, bye, line_of, shown

AT_ONCE = 65_536  # bytes
LAST_LINES = 20  # of a command's output on its standard error
FAREWELL = 0.5  # seconds that a command has to end by itself


class BotGone(Exception):
    """The command has ended, or has closed its standard output."""


class TooLong(Exception):
    """The command sends more than an answer can be."""


class Pipe:
    """A running command. Lines are sent and read by one thread; any other may call ``urge``."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = Popen(  # in a group of its own, so that what it starts ends with it
            command, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True
        )
        pipes = (self.process.stdin, self.process.stdout, self.process.stderr)
        self.input, self.output, self.errors = (pipe for pipe in pipes if pipe)
        self.unsent, self.unread, self.said = bytearray(), bytearray(), bytearray()
        self.urgent: deque[bytes] = deque()
        self.wake, self.bell = os.pipe()
        self.lock = Lock()
        self.is_gone = self.is_closed = False
        self._watch()

    def _watch(self) -> None:
        self.selector = selectors.DefaultSelector()
        for pipe in (self.input, self.output, self.errors):
            os.set_blocking(pipe.fileno(), False)
        for pipe in (self.output, self.errors):
            self.selector.register(pipe, selectors.EVENT_READ)
        self.selector.register(self.wake, selectors.EVENT_READ)

    # --- sending --------------------------------------------------------------------------------

    def send(self, line: bytes) -> None:
        """Send as much as there is room for; the rest follows while an answer is waited for."""
        self.unsent += line
        self._write()

    def urge(self, line: bytes) -> None:
        """Send a line from another thread, while this one waits for an answer."""
        with self.lock:
            if not self.is_closed:
                self.urgent.append(line)
                os.write(self.bell, b"!")

    def _write(self) -> None:
        if self.input.closed:  # after the bye
            return
        try:
            sent = os.write(self.input.fileno(), self.unsent[:AT_ONCE]) if self.unsent else 0
        except BlockingIOError:
            sent = 0
        except OSError:  # nobody reads any more; that the command has ended is seen where it is read
            sent = len(self.unsent)
        del self.unsent[:sent]
        is_watched = self.input in self.selector.get_map()
        if self.unsent and not is_watched:
            self.selector.register(self.input, selectors.EVENT_WRITE)
        if not self.unsent and is_watched:
            self.selector.unregister(self.input)

    # --- reading --------------------------------------------------------------------------------

    def line(self, until: float) -> bytes | None:
        """The next line of the command; None when there is none by that time."""
        while b"\n" not in self.unread:
            if len(self.unread) > LONGEST_ANSWER:
                raise TooLong
            if self.is_gone:
                raise BotGone
            left = until - monotonic()
            if left <= 0:
                return None
            for key, _ in self.selector.select(left):
                self._serve(key.fileobj)
        end = self.unread.index(b"\n") + 1
        line = bytes(self.unread[:end])
        del self.unread[:end]
        if end > LONGEST_ANSWER:
            raise TooLong
        return line

    def _serve(self, pipe: object) -> None:
        if pipe == self.wake:
            os.read(self.wake, AT_ONCE)
            while self.urgent:
                self.send(self.urgent.popleft())
        elif pipe is self.input:
            self._write()
        elif pipe is self.output:
            self.is_gone = not self._take(self.output, self.unread)
        else:
            self._take(self.errors, self.said)
            del self.said[:-LONGEST_ANSWER]

    def _take(self, pipe: IO[bytes], into: bytearray) -> bool:
        """Read what has arrived; False at the end of the pipe."""
        some = os.read(pipe.fileno(), AT_ONCE)
        if not some:
            self.selector.unregister(pipe)
        into += some
        return bool(some)

    def last_words(self) -> list[str]:
        """The last lines of the command's standard error."""
        return [shown(line) for line in bytes(self.said).splitlines()[-LAST_LINES:] if line.strip()]

    # --- ending ---------------------------------------------------------------------------------

    def end(self) -> None:
        """Say bye and nothing more, wait a little, then end the command and all processes that it has started."""
        self.send(line_of(bye()))
        if not self.unsent:
            self.input.close()
        until = monotonic() + FAREWELL
        with suppress(BotGone, TooLong):
            while monotonic() < until and self.line(until) is not None:
                pass
        self.kill()

    def kill(self) -> None:
        """The group is killed before its leader is reaped: until then no other process can get its id."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        for key, _ in self.selector.select(0):
            if key.fileobj is self.errors:
                self._serve(self.errors)
        self.process.wait()
        self._close()

    def _close(self) -> None:
        self.selector.close()
        for pipe in (self.input, self.output, self.errors):
            pipe.close()
        with self.lock:
            self.is_closed = True
            for fd in (self.wake, self.bell):
                os.close(fd)
