"""Notices: a person's turn, at the places where they want to hear of it; several notices are combined into one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from urllib.parse import urlsplit

import structlog

from zunft.server.config import Settings
from zunft.server.storage.database import Database
from zunft.server.storage.outbox import A_MINUTE, OutboxPlace, is_last_try
from zunft.server.storage.records import NewsRow, Notice, Person, now
from zunft.server.web.channels import AddressGone, Missing, NoticeText, Ways
from zunft.server.web.metrics import Metrics
from zunft.server.web.presence import GLANCE
from zunft.text import phrase

KINDS = ("turn", "closing", "closed")
LOOKS = 2.0  # seconds between two checks of what is due
AT_THE_END = 3.0  # seconds for unsent notices at shutdown
AT_ONCE = 4  # people who are notified at the same time: a hanging server blocks few of our threads
A_MOMENT = int(GLANCE * 1000)  # milliseconds
A_DAY = 86_400_000  # milliseconds
ORPHANED = 60_000  # milliseconds after which any process may send what is due
SEVERAL = 5  # times that a target is not found before it is removed
Said = dict[str, tuple[str, str]]  # by table: the event, and the table's name
log = structlog.get_logger("zunft")


def is_confirmed(notice: Notice) -> bool:
    """Whether the person has shown that they read messages there. A browser has agreed to push by itself; for the
    others ``code`` is "" once they have confirmed."""
    return notice.kind == "push" or notice.settings.get("code") == ""


class Notices:
    """Nothing leaves the machine unless the host has configured it, and a notice only says whose turn it is."""

    def __init__(self, settings: Settings, database: Database, metrics: Metrics) -> None:
        self.settings, self.database, self.metrics = settings, database, metrics
        self.ways = Ways(settings)
        self.is_here: Callable[[str, str], bool] = lambda _person, _table: False
        self.has_looked: Callable[[str, str], bool] = lambda _person, _table: False  # … or looked a moment ago
        self.awaited: Callable[[str], Awaitable[Collection[str]]] | None = None  # the tables where a person is asked
        self.own: set[OutboxPlace] = set()  # where this process has something to send: it knows best who is looking
        self.noted: set[tuple[str, str, str]] = set()  # the servers whose failure is in the log already
        self.missing: dict[OutboxPlace, tuple[int, int]] = {}  # since when a target is not found, and how often
        self.at_once = asyncio.Semaphore(AT_ONCE)
        self.ending = asyncio.Event()
        self.sending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.ways.kinds:
            self.sending = asyncio.create_task(self._send_all(), name="notices")

    async def stop(self) -> None:
        """Send the waiting digests now, since a server may be away for long; a hanging server does not delay the
        shutdown."""
        self.ending.set()
        self.ways.patience = AT_THE_END
        if self.sending is not None:
            await in_time(asyncio.gather(self.sending, self._send(list(self.own))))

    async def close(self) -> None:
        await self.ways.close()

    async def tell(self, what: str, table: str, name: str, person: str) -> None:
        """It is this person's turn at a table, or the table is closed or will be; a person who is looking sees it on
        the page."""
        if not self.ways.kinds or self.is_here(person, table):
            return
        places = [place_of(each) for each in await self.database.people.notices(person) if is_confirmed(each)]
        if not places:
            return
        news = [NewsRow(**place._asdict(), game=table, what=what, name=name) for place in places]
        await self.database.outbox.put(news, self._wait(person, table))
        self.own.update(places)
        if self.ending.is_set():  # the hall has made one more move before it stops
            await in_time(self._send(places))

    def _wait(self, person: str, table: str) -> int:
        """A person who has just requested the table's page may request it again and see the news there, or may have
        gone: that is known a moment later."""
        digest = self.settings.digest_minutes * A_MINUTE
        return max(digest, A_MOMENT) if self.has_looked(person, table) else digest

    async def _send_all(self) -> None:
        while not self.ending.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ending.wait(), LOOKS)
            try:
                await self._send(await self._due())
            except Exception as error:  # the database is away: retry at the next check
                log.warning("no notices looked for", kind=type(error).__name__)

    async def _due(self) -> list[OutboxPlace]:
        """Notices of this process, and those that nobody sends because their process was killed."""
        late = await self.database.outbox.due()
        return [place for place, by in late.items() if place in self.own or by > ORPHANED]

    async def _send(self, places: Collection[OutboxPlace]) -> None:
        await asyncio.gather(*(self._send_to(place) for place in places))

    async def _send_to(self, place: OutboxPlace) -> None:
        async with self.at_once:
            try:
                await self._send_digest(place)
            except Exception as error:  # a notice that fails does not delay the others
                log.warning("notice not sent", kind=type(error).__name__)

    async def _send_digest(self, place: OutboxPlace) -> None:
        """Send everything that waits for a place in one notice. A failed notice waits for its next try, and is sent
        together with what has come by then."""
        self.own.discard(place)
        if not (taken := await self.database.outbox.take(place)):
            return None
        if await self._has_told(place, await self._still_true(place.person, taken)):
            return await self.database.outbox.drop(taken)
        self.own.add(place)
        return await self._give_up(place, [each for each in taken if is_last_try(each)])

    async def _has_told(self, place: OutboxPlace, news: Said) -> bool:
        """Whether nothing is left to send there: it was sent, or the person does not want it any more."""
        person, notice = await self.database.people.find(place.person), await self._notice(place)
        if person is None or person.blocked_at is not None or notice is None or not news:
            return True
        return await self.send(person, notice, self.words(person, news))

    async def _give_up(self, place: OutboxPlace, news: Sequence[NewsRow]) -> None:
        if news:
            self._note("notices given up", place)
            await self.database.outbox.drop(news)

    async def _notice(self, place: OutboxPlace) -> Notice | None:
        """The current settings of the person's notices."""
        found = await self.database.people.notices(place.person)
        return next((each for each in found if place_of(each) == place and is_confirmed(each)), None)

    async def _still_true(self, person: str, taken: Sequence[NewsRow]) -> Said:
        """A person who is looking at the table, or has answered meanwhile, is not notified any more."""
        left = [each for each in taken if not self.has_looked(person, each.game)]
        if self.awaited is not None and left:
            asked = await self.awaited(person)
            left = [each for each in left if each.what != "turn" or each.game in asked]
        return {each.game: (each.what, each.name) for each in left}

    def words(self, person: Person, news: Said) -> NoticeText:
        """One message with all notices, in the person's language."""
        sentences = []
        for what in KINDS:
            names = [name or table for table, (said, name) in news.items() if said == what]
            if names:
                about = {"number": len(names), "tables": ", ".join(names)}
                sentences.append(phrase(f"server-notice-{what}", person.language, **about))
        address, table = self.settings.address.rstrip("/"), next(iter(news)) if len(news) == 1 else ""
        link = f"{address}/t/{table}" if address and table else address
        return NoticeText(phrase("server-notice-title", person.language), " ".join(sentences), link, table)

    async def send(self, person: Person, notice: Notice, words: NoticeText) -> bool:
        """Send one notice; a target that is gone for good is removed, any other failure is only counted."""
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

    def _is_gone(self, place: OutboxPlace, error: Exception) -> bool:
        if isinstance(error, AddressGone):
            return True
        self._note("notices fail", place, fault=type(error).__name__)
        return isinstance(error, Missing) and self._is_missing_for_long(place)

    def _is_missing_for_long(self, place: OutboxPlace) -> bool:
        """Not found several times over a day: a server that is being rebuilt does not know its targets for a while.
        After a restart of ours the count begins again."""
        since, times = self.missing.get(place, (now(), 0))
        self.missing[place] = since, times + 1
        return times + 1 >= SEVERAL and now() - since >= A_DAY

    def _forget_failures(self, place: OutboxPlace) -> None:
        self.missing.pop(place, None)
        self.noted -= {said for said in self.noted if said[1:] == server_of(place)}

    def _note(self, event: str, place: OutboxPlace, **more: str) -> None:
        """Log an unavailable server once, not for every notice."""
        said = (event, *server_of(place))
        if said not in self.noted:
            log.warning(event, kind=place.kind, **more)
        self.noted.add(said)


async def in_time(last: Awaitable[object]) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(last, AT_THE_END)


def place_of(notice: Notice) -> OutboxPlace:
    return OutboxPlace(notice.person, notice.kind, notice.target)


def server_of(place: OutboxPlace) -> tuple[str, str]:
    """Which server failed; all mail leaves by the same one."""
    return place.kind, "" if place.kind == "email" else urlsplit(place.target).netloc
