"""Notices: whose turn it is, to where a person wants to hear it; several of them come in one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from urllib.parse import urlsplit

import structlog

from zunft.server.config import Settings
from zunft.server.storage.database import Database
from zunft.server.storage.outbox import A_MINUTE, Place, is_last_try
from zunft.server.storage.records import News, Notice, Person, now
from zunft.server.web.channels import Gone, Message, Missing, Ways
from zunft.server.web.metrics import Metrics
from zunft.server.web.presence import GLANCE
from zunft.text import phrase

KINDS = ("turn", "closing", "closed")
LOOKS = 2.0  # seconds between two looks at who is to be told
AT_THE_END = 3.0  # seconds for what is not sent yet when the server stops
AT_ONCE = 4  # people who are told at the same time: a server that hangs keeps few of our threads
A_MOMENT = int(GLANCE * 1000)  # milliseconds
A_DAY = 86_400_000  # milliseconds
ORPHANED = 60_000  # milliseconds after which what is due is anybody's to send
SEVERAL = 5  # times that a target is not found before it is forgotten
Said = dict[str, tuple[str, str]]  # by table: what there is to say, and the table's name
log = structlog.get_logger("zunft")


def is_confirmed(notice: Notice) -> bool:
    """Whether its person has shown that they read what comes there. A browser has agreed to a push by itself; for
    the others ``code`` is "" from then on."""
    return notice.kind == "push" or notice.settings.get("code") == ""


class Notices:
    """Nothing leaves the machine unless the host has set where to; and nothing is told but that it is one's turn."""

    def __init__(self, settings: Settings, database: Database, metrics: Metrics) -> None:
        self.settings, self.database, self.metrics = settings, database, metrics
        self.ways = Ways(settings)
        self.is_here: Callable[[str, str], bool] = lambda _person, _table: False
        self.has_looked: Callable[[str, str], bool] = lambda _person, _table: False  # … or was a moment ago
        self.awaited: Callable[[str], Awaitable[Collection[str]]] | None = None  # the tables where a person is asked
        self.own: set[Place] = set()  # where this process has something to tell: it knows best who looks
        self.noted: set[tuple[str, str, str]] = set()  # what the log has said of servers that do not take notices
        self.missing: dict[Place, tuple[int, int]] = {}  # since when a target is not found, and how often it was not
        self.at_once = asyncio.Semaphore(AT_ONCE)
        self.ending = asyncio.Event()
        self.sending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.ways.kinds:
            self.sending = asyncio.create_task(self._send_all(), name="notices")

    async def stop(self) -> None:
        """What waits for its digest is sent now, for it may be long until a server is there again; one that hangs holds
        up no stop."""
        self.ending.set()
        self.ways.patience = AT_THE_END
        if self.sending is not None:
            await in_time(asyncio.gather(self.sending, self._send(list(self.own))))

    async def tell(self, what: str, table: str, name: str, person: str) -> None:
        """It is this person's turn at a table, or the table is closed or will be; the page tells whoever looks."""
        if not self.ways.kinds or self.is_here(person, table):
            return
        places = [place_of(each) for each in await self.database.people.notices(person) if is_confirmed(each)]
        if not places:
            return
        news = [News(**place._asdict(), game=table, what=what, name=name) for place in places]
        await self.database.outbox.put(news, self._wait(person, table))
        self.own.update(places)
        if self.ending.is_set():  # the hall has made one more move before it stops
            await in_time(self._send(places))

    def _wait(self, person: str, table: str) -> int:
        """Whoever has just asked for the table's page may ask again and see it there, or may have gone: that is known a
        moment later."""
        digest = self.settings.digest_minutes * A_MINUTE
        return max(digest, A_MOMENT) if self.has_looked(person, table) else digest

    async def _send_all(self) -> None:
        while not self.ending.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ending.wait(), LOOKS)
            try:
                await self._send(await self._due())
            except Exception as error:  # the database is away: at the next look again
                log.warning("no notices looked for", kind=type(error).__name__)

    async def _due(self) -> list[Place]:
        """What is this process's own; and what nobody sends, for the process that was to do it was killed."""
        late = await self.database.outbox.due()
        return [place for place, by in late.items() if place in self.own or by > ORPHANED]

    async def _send(self, places: Collection[Place]) -> None:
        await asyncio.gather(*(self._send_to(place) for place in places))

    async def _send_to(self, place: Place) -> None:
        async with self.at_once:
            try:
                await self._send_digest(place)
            except Exception as error:  # one notice that cannot be sent keeps nobody else's back
                log.warning("notice not sent", kind=type(error).__name__)

    async def _send_digest(self, place: Place) -> None:
        """All that waits for a place in one. What fails waits for its next try, and is told together with what has come
        until then."""
        self.own.discard(place)
        if not (taken := await self.database.outbox.take(place)):
            return None
        if await self._has_told(place, await self._still_true(place.person, taken)):
            return await self.database.outbox.drop(taken)
        self.own.add(place)
        return await self._give_up(place, [each for each in taken if is_last_try(each)])

    async def _has_told(self, place: Place, news: Said) -> bool:
        """Whether nothing is left to be told there: nobody wants to hear it any more, or it has been sent."""
        person, notice = await self.database.people.find(place.person), await self._notice(place)
        if person is None or person.blocked_at is not None or notice is None or not news:
            return True
        return await self.send(person, notice, self.words(person, news))

    async def _give_up(self, place: Place, news: Sequence[News]) -> None:
        if news:
            self._note("notices given up", place)
            await self.database.outbox.drop(news)

    async def _notice(self, place: Place) -> Notice | None:
        """As its person wants it now."""
        found = await self.database.people.notices(place.person)
        return next((each for each in found if place_of(each) == place and is_confirmed(each)), None)

    async def _still_true(self, person: str, taken: Sequence[News]) -> Said:
        """Who looks at a table knows; who has answered meanwhile is not called any more."""
        left = [each for each in taken if not self.has_looked(person, each.game)]
        if self.awaited is not None and left:
            asked = await self.awaited(person)
            left = [each for each in left if each.what != "turn" or each.game in asked]
        return {each.game: (each.what, each.name) for each in left}

    def words(self, person: Person, news: Said) -> Message:
        """All of it in one, in the person's language."""
        sentences = []
        for what in KINDS:
            names = [name or table for table, (said, name) in news.items() if said == what]
            if names:
                about = {"number": len(names), "tables": ", ".join(names)}
                sentences.append(phrase(f"server-notice-{what}", person.language, **about))
        address, table = self.settings.address.rstrip("/"), next(iter(news)) if len(news) == 1 else ""
        link = f"{address}/t/{table}" if address and table else address
        return Message(phrase("server-notice-title", person.language), " ".join(sentences), link, table)

    async def send(self, person: Person, notice: Notice, words: Message) -> bool:
        """One notice; a target that is gone for good is forgotten, any other failure is counted only."""
        try:
            await self.ways.send(notice, words)
        except Exception as error:  # a foreign server may do anything
            outcome = "gone" if self._is_gone(place_of(notice), error) else "failed"
        else:
            outcome = "sent"
            self._forget_failures(place_of(notice))
        if outcome == "gone":
            await self.database.people.drop_notice(person.id, notice.kind, notice.target)
        self.metrics.notices.labels(notice.kind, outcome).inc()
        return outcome == "sent"

    def _is_gone(self, place: Place, error: Exception) -> bool:
        if isinstance(error, Gone):
            return True
        self._note("notices fail", place, fault=type(error).__name__)
        return isinstance(error, Missing) and self._is_missing_for_long(place)

    def _is_missing_for_long(self, place: Place) -> bool:
        """Several times and for a day: a server that is being set up anew does not know its targets for a while. When
        ours starts, it begins to count anew."""
        since, times = self.missing.get(place, (now(), 0))
        self.missing[place] = since, times + 1
        return times + 1 >= SEVERAL and now() - since >= A_DAY

    def _forget_failures(self, place: Place) -> None:
        self.missing.pop(place, None)
        self.noted -= {said for said in self.noted if said[1:] == server_of(place)}

    def _note(self, event: str, place: Place, **more: str) -> None:
        """One line in the log for a server that is away, and not one for every notice."""
        said = (event, *server_of(place))
        if said not in self.noted:
            log.warning(event, kind=place.kind, **more)
        self.noted.add(said)


async def in_time(last: Awaitable[object]) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(last, AT_THE_END)


def place_of(notice: Notice) -> Place:
    return Place(notice.person, notice.kind, notice.target)


def server_of(place: Place) -> tuple[str, str]:
    """Which server failed; mails all leave by the same one."""
    return place.kind, "" if place.kind == "email" else urlsplit(place.target).netloc
