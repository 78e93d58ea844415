"""A bot in a process of its own: questions arrive on its standard input, answers go to its standard output."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from queue import SimpleQueue
from threading import Event, Thread
from typing import BinaryIO

from zunft.bots.bot import Bot
from zunft.bots.protocol.messages import (
    IMAGINE,
    PROTOCOL,
    Message,
    Nonsense,
    Place,
    answer,
    bye,
    hello_back,
    line_of,
    message_of,
    world_of,
)
from zunft.bots.sight import Sight

Make = Callable[[Place], Bot]
AT_ONCE = 1 << 20  # bytes
AGAIN = 0.002  # seconds after which a bot that has not answered is told again to stop


class ProtocolSpeaker:
    """Speaks the protocol for one bot. Input is read in parallel with thinking, so that ``stop`` takes effect at
    once."""

    def __init__(self, name: str, make: Make, coming: Iterable[bytes], going: BinaryIO) -> None:
        self.name, self.make = name, make
        self.coming, self.going = coming, going
        self.inbox: SimpleQueue[Message | Nonsense] = SimpleQueue()
        self.bot: Bot | None = None
        self.place: Place | None = None
        self.asked = 0  # the number of the question in progress; 0: none
        self.answered = Event()

    def run(self) -> None:
        """Until the table says bye or closes the pipe."""
        Thread(target=self._read, daemon=True).start()
        while "bye" not in (message := self._next()):
            if "hello" in message:
                self._sit(message)
            elif "ask" in message:
                self._answer(message)

    # --- reading --------------------------------------------------------------------------------

    def _read(self) -> None:
        for line in self.coming:
            try:
                message = message_of(line)
            except Nonsense as error:
                self.inbox.put(error)
                return
            if "stop" in message:
                self._stop(message["stop"])
            else:
                self._note(message)
        self.inbox.put(bye())

    def _note(self, message: Message) -> None:
        """A question counts as asked from now on: it may be stopped before the bot has begun with it."""
        if "ask" in message:
            self.asked = message["ask"]
            self.answered.clear()
        self.inbox.put(message)

    def _stop(self, number: int) -> None:
        """A bot that was just about to begin may have missed it, so it is repeated until it answers."""
        while self.asked == number and not self.answered.is_set():
            if self.bot:
                self.bot.stop()
            self.answered.wait(AGAIN)

    def _next(self) -> Message:
        message = self.inbox.get()
        if isinstance(message, Nonsense):
            raise message
        return message

    # --- answering ------------------------------------------------------------------------------

    def _sit(self, message: Message) -> None:
        if message["hello"] != PROTOCOL:
            raise Nonsense(f"This bot speaks protocol {PROTOCOL}, not {message['hello']}.")
        try:
            self.place = Place(**{name: message[name] for name in Place.__dataclass_fields__})
        except KeyError as error:
            raise Nonsense(f"The hello names no {error.args[0]}.") from None
        self.bot = self.make(self.place)
        self._send(hello_back(self.name, [IMAGINE]))

    def _answer(self, message: Message) -> None:
        if self.bot is None or self.place is None:
            raise Nonsense("A question came before the hello.")
        game = self.place.game
        sight = Sight(game, self.place.seat, world_of(game, message.get("world")))
        move = self.bot.choose(sight)
        self.answered.set()
        self._send(answer(message["ask"], move))

    def _send(self, message: Message) -> None:
        with suppress(BrokenPipeError):  # nobody reads any more: the end of the input follows
            self.going.write(line_of(message))


def unbuffered(stream: BinaryIO) -> BinaryIO:
    """The pipe itself: a thread that waits in one of Python's buffers keeps the process from ending."""
    pipe: BinaryIO = getattr(stream, "raw", stream)
    return pipe


def lines_from(pipe: BinaryIO) -> Iterator[bytes]:
    """Lines as they come."""
    rest = bytearray()
    while some := pipe.read(AT_ONCE):
        *whole, last = some.split(b"\n")
        for line in whole:
            yield bytes(rest + line)
            rest.clear()
        rest += last
