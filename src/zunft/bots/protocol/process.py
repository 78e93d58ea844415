"""A bot in a process of its own, as the table sees it: it gets pages and one redealt state, and nothing else."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from time import monotonic

from zunft.bots.bot import Bot
from zunft.bots.protocol.messages import Message, Nonsense, Place, hello, line_of, message_of, page, stop, wants_of
from zunft.bots.protocol.pipe import BotGone, Pipe, TooLong
from zunft.bots.sight import Sight
from zunft.engine.interpreted import default
from zunft.engine.notation import clip
from zunft.engine.title import Said

SECONDS = 10.0  # for an answer
TO_BEGIN = 30.0  # for the hello: a program may have much to load
GRACE = 0.25  # after the time is up and the bot was told to stop
STARTS = 4  # the first one and three more


class NoReply(Exception):
    """Why there is no answer, in a few words."""


class ProcessBot(Bot):
    """Runs a command that speaks the protocol. Whatever goes wrong, the seat gets its default answer and ``faults``
    says why; a command that ended or hung is restarted at the next decision, a few times."""

    name = "command"

    def __init__(self, command: Sequence[str], seed: int | str = 0, seconds: float = SECONDS) -> None:
        super().__init__(seed)
        self.command, self.seconds = list(command), seconds
        self.place: Place | None = None
        self.pipe: Pipe | None = None
        self.asked = self.starts = 0
        self.is_met = False  # whether the command has said hello
        self.heard: list[Said] = []
        self.passed_on = 0  # how many of those the command was sent

    def sit(self, place: Place) -> None:
        """Take a place and start the command; a failure is retried at the first decision."""
        self.place = place
        try:
            self._start()
        except NoReply as fault:
            self._note(f"Hello: {fault}.")

    def meet(self) -> None:
        """Wait until the command has said hello and what it wants."""
        try:
            if self.pipe:
                self._greet(self.pipe)
        except NoReply as fault:
            self._note(f"Hello: {fault}.")

    def hear(self, events: Sequence[Said]) -> None:
        """What the seat was told since the last call; a command that wants events finds them on its next page."""
        self.heard += events

    def stop(self) -> None:
        super().stop()
        pipe = self.pipe  # the thread that decides may lose it meanwhile
        if pipe:
            pipe.urge(line_of(stop(self.asked)))

    def close(self) -> None:
        """End the command and all that it has started."""
        if self.pipe:
            self.pipe.end()
        self.pipe = None

    # --- deciding -------------------------------------------------------------------------------

    def decide(self, sight: Sight) -> int:
        if self.place is None:
            raise ValueError("A command plays only where it was told what is played: call sit() first.")
        self.asked, self.stopped = self.asked + 1, False
        try:
            return self._ask(sight)
        except NoReply as fault:
            self._note(f"Question {self.asked}: {fault}.")
            return default_of(sight)

    def _ask(self, sight: Sight) -> int:
        pipe = self._ready()
        pipe.send(line_of(page(self.asked, sight, self.wants, self.heard[self.passed_on :])))
        self.passed_on = len(self.heard)
        if self.stopped:  # while the command was started
            pipe.send(line_of(stop(self.asked)))
        move = self._answer(pipe).get("move")
        if move not in sight.options:
            raise NoReply(f"“{clip(str(move))}” is no option")
        return sight.moves[sight.options.index(move)]

    def _answer(self, pipe: Pipe) -> Message:
        """The answer to the last question. An answer to an earlier question is skipped, since its time was up."""
        until = monotonic() + self.seconds
        message = self._message(pipe, until)
        while message.get("ask") != self.asked:
            number = message.get("ask")
            if not isinstance(number, int) or number > self.asked or monotonic() > until:
                raise NoReply(f"it answers another question, “{clip(str(number))}”")
            message = self._message(pipe, until)
        return message

    def _message(self, pipe: Pipe, until: float) -> Message:
        try:
            line = pipe.line(until)
            if line is None:
                pipe.send(line_of(stop(self.asked)))
                line = pipe.line(until + GRACE)
            if line is not None:
                return message_of(line)
        except Nonsense as error:
            raise NoReply(str(error)) from None
        except BotGone:
            self._lose()
            raise NoReply("the command has ended") from None
        except TooLong:
            self._lose()
            raise NoReply("the command says too much") from None
        self._lose()
        raise NoReply("no answer came in time")

    # --- the command ----------------------------------------------------------------------------

    def _ready(self) -> Pipe:
        """The command, started and greeted."""
        pipe = self.pipe or self._start()
        if not self.is_met:
            self._greet(pipe)
        return pipe

    def _start(self) -> Pipe:
        assert self.place is not None
        if self.starts == STARTS:
            raise NoReply(f"the command was started {STARTS} times and is not started again")
        self.starts += 1
        self.passed_on, self.is_met = 0, False
        try:
            self.pipe = Pipe(self.command)
        except OSError as error:
            raise NoReply(f"“{clip(shlex.join(self.command))}” cannot be started ({error.strerror})") from None
        self.pipe.send(line_of(hello(self.place)))
        return self.pipe

    def _greet(self, pipe: Pipe) -> None:
        message = self._message(pipe, monotonic() + TO_BEGIN)
        try:
            self.wants = wants_of(message)
        except Nonsense as error:
            self._lose()
            raise NoReply(str(error)) from None
        self.name, self.is_met = clip(str(message.get("name", self.name))), True

    def _lose(self) -> None:
        assert self.pipe is not None
        self.pipe.kill()
        self.last_words = self.pipe.last_words()
        self.pipe = None

    def _note(self, fault: str) -> None:
        if self.pipe:
            self.last_words = self.pipe.last_words()
        self.faults.append(fault)


def default_of(sight: Sight) -> int:
    """The answer of a silent seat."""
    return default(sight.game.rules, sight.world, sight.seat)
