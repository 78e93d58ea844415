"""Messages of the socket, both ways: each is an object with its "type"."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from zunft.server.hall.advice import Imagined
from zunft.server.hall.chat import Word
from zunft.server.live.page import Page
from zunft.server.web.errors import Problem
from zunft.server.web.forms import Key, Moment, Move, Number, Packet, SeatNumber, Secret

Mark = Annotated[str, Meta(max_length=64, description="Comes back with the answer to this message")]


class Sent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A client's message; ``mark`` comes back with its result."""

    mark: Mark = ""


class Hello(Sent, frozen=True, tag="hello"):
    """The first message: which seat, and the last turn seen; a program adds the seat's key. With a time for ``talk``,
    the client also gets the messages at the table since then and all later ones; with the last packet that it has kept,
    or an empty one, it gets the packets after it."""

    seat: SeatNumber | None = None
    since: Number = 0
    talk: Moment | None = None
    key: Secret | None = None
    packet: Packet | None = None


class Answers(Sent, frozen=True, tag="answer"):
    """The answer to question ``ask``; the same ``key`` never moves twice."""

    ask: Number
    key: Key
    text: Move


class Undo(Sent, frozen=True, tag="undo"):
    """Take back the last answer; the same ``key`` takes effect only once."""

    key: Key


class WhatIf(Sent, frozen=True, tag="what-if"):
    text: Move


class Ping(Sent, frozen=True, tag="ping"):
    pass


FromClient = Hello | Answers | Undo | WhatIf | Ping


class Told(Struct, frozen=True, kw_only=True, tag_field="type"):
    """What the server sends."""

    mark: str = ""


class PageTold(Told, frozen=True, tag="page"):
    """The page as it is now, because something has changed for this seat."""

    page: Page


class TalkTold(Told, frozen=True, tag="talk"):
    """Messages at the table, without those of people whom the reader has muted."""

    words: list[Word]


class PacketTold(Told, frozen=True, tag="packet"):
    """What the page is asked to keep for the hall, in base64: of constant size, once for each public position."""

    packet: str


class Taken(Told, frozen=True, tag="answered"):
    """The answer is on disk; over a socket, the resulting page follows by itself."""

    page: Page | None = None


class NotTaken(Told, frozen=True, tag="refused"):
    """The answer is not legal, or is to an old question (``stale``); nothing has changed."""

    problem: Problem
    page: Page | None = None
    stale: bool = False


class ImaginedTold(Told, frozen=True, tag="imagined"):
    """How the table would look to this seat after a move, given all that it knows."""

    imagined: Imagined


class Pong(Told, frozen=True, tag="pong"):
    at: int


FromServer = PageTold | PacketTold | TalkTold | Taken | NotTaken | ImaginedTold | Pong
