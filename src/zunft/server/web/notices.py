"""Notices: whose turn it is, to where a person wants to hear it; several of them come in one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from urllib.parse import urlsplit

import structlog
from msgspec import Struct, field

from zunft.server.config import Settings
from zunft.server.storage.database import Database
from zunft.server.storage.records import Notice, Person
from zunft.server.web.metrics import Metrics
from zunft.server.web.ways import Gone, Ways, Words
from zunft.text import phrase

KINDS = ("turn", "closing", "closed")
LOOKS = 2.0  # seconds between two looks at who is to be told
AT_THE_END = 3.0  # seconds for what is not sent yet when the server stops
AT_ONCE = 4  # people who are told at the same time: a server that hangs keeps few of our threads
log = structlog.get_logger("zunft")


def is_confirmed(notice: Notice) -> bool:
    """Whether its person has shown that they read what comes there. A browser has agreed to a push by itself; for
    the others ``code`` is "" from then on."""
    return notice.kind == "push" or notice.settings.get("code") == ""


class Pending(Struct):
    """What a person is to be told, by table."""

    due: float
    news: dict[str, tuple[str, str]] = field(default_factory=dict)  # what, and the table's name


class Notices:
    """Nothing leaves the machine unless the host has set where to; and nothing is told but that it is one's turn."""

    def __init__(self, settings: Settings, database: Database, metrics: Metrics) -> None:
        self.settings, self.database, self.metrics = settings, database, metrics
        self.ways = Ways(settings)
        self.waiting: dict[str, Pending] = {}
        self.is_here: Callable[[str, str], bool] = lambda _person, _table: False
        self.awaited: Callable[[str], Awaitable[Collection[str]]] | None = None  # the tables where a person is asked
        self.failing: set[tuple[str, str]] = set()  # servers that did not take the last notice
        self.at_once = asyncio.Semaphore(AT_ONCE)
        self.ending = asyncio.Event()
        self.sending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.ways.kinds:
            self.sending = asyncio.create_task(self._send_all(), name="notices")

    async def stop(self) -> None:
        """What waits for its digest is sent now, for nobody else knows of it; a server that hangs holds up no stop."""
        self.ending.set()
        self.ways.patience = AT_THE_END
        if self.sending is not None:
            await in_time(asyncio.gather(self.sending, self._send(list(self.waiting))))

    async def tell(self, what: str, table: str, name: str, person: str) -> None:
        """It is this person's turn at a table, or the table is closed or will be; the page tells whoever looks."""
        if not self.ways.kinds or self.is_here(person, table):
            return
        later = asyncio.get_running_loop().time() + self.settings.digest_minutes * 60
        self.waiting.setdefault(person, Pending(later)).news[table] = (what, name)
        if self.ending.is_set():  # the hall has made one more move before it stops
            await in_time(self._send([person]))

    async def _send_all(self) -> None:
        while not self.ending.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ending.wait(), LOOKS)
            at = asyncio.get_running_loop().time()
            due = [who for who, pending in self.waiting.items() if pending.due <= at]
            await self._send(due)

    async def _send(self, people: Collection[str]) -> None:
        """Taken out before anything else happens, so that nothing is sent twice."""
        taken = [(person, self.waiting.pop(person)) for person in people if person in self.waiting]
        await asyncio.gather(*(self._send_due(person, pending) for person, pending in taken))

    async def _send_due(self, person: str, pending: Pending) -> None:
        async with self.at_once:
            try:
                await self._send_digest(person, pending)
            except Exception as error:  # one notice that cannot be sent keeps nobody else's back
                log.warning("notice not sent", kind=type(error).__name__)

    async def _send_digest(self, id_: str, pending: Pending) -> None:
        person = await self.database.people.find(id_)
        if person is None or person.blocked_at is not None:
            return
        news = await self._still_true(id_, pending.news)
        if not news:
            return
        for notice in await self.database.people.notices(id_):
            if is_confirmed(notice):
                await self.send(person, notice, self.words(person, news))

    async def _still_true(self, id_: str, news: dict[str, tuple[str, str]]) -> dict[str, tuple[str, str]]:
        """Who looks at a table knows; who has answered meanwhile is not called any more."""
        left = {table: said for table, said in news.items() if not self.is_here(id_, table)}
        if self.awaited is None or not left:
            return left
        asked = await self.awaited(id_)
        return {table: said for table, said in left.items() if said[0] != "turn" or table in asked}

    def words(self, person: Person, news: dict[str, tuple[str, str]]) -> Words:
        """All of it in one, in the person's language."""
        sentences = []
        for what in KINDS:
            names = [name or table for table, (said, name) in news.items() if said == what]
            if names:
                about = {"number": len(names), "tables": ", ".join(names)}
                sentences.append(phrase(f"server-notice-{what}", person.language, **about))
        address, table = self.settings.address.rstrip("/"), next(iter(news)) if len(news) == 1 else ""
        link = f"{address}/t/{table}" if table else address
        return Words(phrase("server-notice-title", person.language), " ".join(sentences), link, table)

    async def send(self, person: Person, notice: Notice, words: Words) -> bool:
        """One notice; a way that is gone for good is forgotten, any other failure is counted only."""
        try:
            await self.ways.send(notice, words)
        except Gone:
            await self.database.people.drop_notice(person.id, notice.kind, notice.target)
            outcome = "gone"
        except Exception as error:  # a foreign server may do anything
            self._note_failure(notice, error)
            outcome = "failed"
        else:
            self.failing.discard((notice.kind, host_of(notice)))
            outcome = "sent"
        self.metrics.notices.labels(notice.kind, outcome).inc()
        return outcome == "sent"

    def _note_failure(self, notice: Notice, error: Exception) -> None:
        """One line in the log for a server that is away, and not one for every notice."""
        where = (notice.kind, host_of(notice))
        if where not in self.failing:
            log.warning("notices fail", kind=notice.kind, fault=type(error).__name__)
        self.failing.add(where)


async def in_time(last: Awaitable[object]) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(last, AT_THE_END)


def host_of(notice: Notice) -> str:
    """Which server failed; mails all leave by the same one."""
    return "" if notice.kind == "email" else urlsplit(notice.target).netloc
