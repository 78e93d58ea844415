"""The people of a run: what they ask, what they are answered, and what their screens show."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from tests.simulation.plan import Event
from tests.simulation.server import Fault, Lost, Server

from zunft.server.errors import ServerError, kind_of
from zunft.server.hall.hall import Hall
from zunft.server.live.page import Answered, Page, Refused, StalePage, Who
from zunft.server.storage.errors import StorageError

if TYPE_CHECKING:
    from tests.simulation.club import Club

Outcome = Literal["answered", "refused", "unknown"]
PATIENCE = 6.0  # seconds until a client takes a request for lost
TRIES = 4
PASSPHRASE = "a passphrase of the hosts"
NAMES = ("anna", "bert", "carl", "dora")


@dataclass
class Asked:
    """One request as its client saw it: ``unknown`` is one that has no answer, or whose server could not say."""

    what: str
    seat: int
    table: str
    key: str = ""
    text: str = ""
    ask: int = 0
    turn: int = 0  # what the person had been told
    begun: float = 0.0
    ended: float = 0.0
    outcome: Outcome = "unknown"
    why: str = ""
    sent: int = 0  # how often
    last_sent: float = 0.0
    page: Page | None = None
    is_retry_refused: bool = False


@dataclass
class Screen:
    """A page that follows the table, through whichever server it reaches."""

    seat: int | None
    table: str
    server: int
    pages: list[tuple[float, Page]] = field(default_factory=list)
    since: int = 0
    packets: list[bytes] = field(default_factory=list)
    is_handing_in: bool = False
    task: asyncio.Task[None] | None = None
    stream: asyncio.Task[None] | None = None

    @property
    def page(self) -> Page | None:
        return self.pages[-1][1] if self.pages else None


class People:
    """Everybody at one table."""

    def __init__(self, club: Club, table: str, many: int) -> None:
        self.club, self.table = club, table
        self.screens = [Screen(seat, table, 0) for seat in (*range(many), None)]
        self.asked: list[Asked] = []
        self.words: list[Asked] = []

    def who(self, seat: int | None) -> Who:
        return Who() if seat is None else Who(NAMES[seat], seat)

    # --- screens --------------------------------------------------------------------------------

    def sit_down(self) -> None:
        for screen in self.screens:
            screen.task = asyncio.ensure_future(self._watch(screen))

    async def _watch(self, screen: Screen) -> None:
        """Connect anew whenever the line breaks, and go on from what was seen last."""
        rng = self.club.rng(f"screen {screen.seat}")
        while True:
            server = self.club.servers[screen.server]
            if server.is_up:
                await self._stream(screen, server)
            screen.server = rng.randrange(len(self.club.servers))
            await asyncio.sleep(0.2 + rng.random())

    async def _stream(self, screen: Screen, server: Server) -> None:
        line: asyncio.Queue[Page | bytes] = asyncio.Queue()
        ended: asyncio.Future[None] = self.club.loop.create_future()
        server.waiting.add(ended)
        screen.stream = server.spawn(self._push(screen, server, line, ended))
        reading = asyncio.ensure_future(self._read(screen, line))
        try:
            await ended
        except Lost:
            pass
        finally:
            server.waiting.discard(ended)
            reading.cancel()
            screen.stream.cancel()

    async def _push(
        self, screen: Screen, server: Server, line: asyncio.Queue[Page | bytes], ended: asyncio.Future[None]
    ) -> None:
        """At the server: as a route does it."""
        assert server.hall is not None
        chain, last = None, screen.packets[-1] if screen.packets else b""
        try:
            async for page in server.hall.play.follow(self.table, self.who(screen.seat), screen.since):
                line.put_nowait(page)
                if chain is None and screen.seat is not None:
                    live = await server.hall.tables.live(self.table)
                    chain = await server.hall.witness.chain(live, screen.seat, None, last)
                if chain and (packet := chain.next()):
                    line.put_nowait(packet)
        except ServerError:
            pass
        except Exception as error:
            self.club.fault(f"{server.process} ends a stream with {error!r}", error)
        finally:
            if not ended.done():
                ended.set_result(None)

    def _begin_anew(self, screen: Screen) -> None:
        """The hall was restored: what was seen may never have been, and what was kept is handed in."""
        screen.since = 0
        screen.pages.clear()
        if screen.seat is not None and not screen.is_handing_in:
            screen.is_handing_in = True
            asyncio.ensure_future(self._hand_in(screen, list(screen.packets)))  # noqa: RUF006 - it ends before the run

    async def _hand_in(self, screen: Screen, packets: list[bytes]) -> None:
        rng, seat = self.club.rng(f"hand in {screen.seat}"), screen.seat
        assert seat is not None
        while True:
            server = self.club.servers[rng.randrange(len(self.club.servers))]
            try:
                done = await server.ask(lambda hall: hall.witness.hand_in(self.table, seat, packets, True, True), 5)
            except (Lost, Fault, ServerError) as error:
                self.club.note(_name(seat), f"could not hand in: {error}")
                await asyncio.sleep(rng.random())
            else:
                return self.club.note(_name(seat), f"has handed in {done.taken} packets")

    async def _read(self, screen: Screen, line: asyncio.Queue[Page | bytes]) -> None:
        while True:
            page = await line.get()
            await self.club.travel()
            if isinstance(page, bytes):
                screen.packets.append(page)
                continue
            if page.awaits is not None:
                self._begin_anew(screen)
            screen.pages.append((self.club.loop.at, page))
            screen.since = max(screen.since, page.turn)
            self.club.note(_name(screen.seat), f"sees turn {page.turn}, question {page.ask}, {page.phase}")

    async def stand_up(self) -> None:
        for screen in self.screens:
            if screen.task:
                screen.task.cancel()
                await asyncio.gather(screen.task, return_exceptions=True)

    # --- requests -------------------------------------------------------------------------------

    async def do(self, event: Event) -> None:
        deed = getattr(self, "_" + event.what.replace(" ", "_"), None)
        await (deed(event) if deed else self._plain(event))

    def _screen(self, event: Event) -> Screen:
        return self.screens[event.who]

    async def _send(
        self,
        asked: Asked,
        work: Callable[[Hall], Awaitable[Any]],
        rng: Random,
        tries: int = TRIES,
        at: Server | None = None,
        **how: Any,
    ) -> None:
        """Until there is an answer; what was sent before may still be on its way."""
        asked.begun = self.club.loop.at
        self.asked.append(asked)
        for _ in range(tries):
            server = at or self.club.servers[rng.randrange(len(self.club.servers))]
            asked.sent, asked.last_sent = asked.sent + 1, self.club.loop.at
            self.club.note(_name(asked.seat), f"→ {server.process}: {asked.what} {asked.text} [{asked.key}]")
            try:
                outcome = await server.ask(work, rng.uniform(PATIENCE / 2, PATIENCE), **how)
            except (Lost, Fault) as error:
                asked.why = type(error).__name__
            except ServerError as error:
                if not _is_passing(error):
                    return self._told(asked, "refused", kind_of(error))
                asked.why = kind_of(error)
            else:
                return self._told(asked, *_read(outcome))
            await asyncio.sleep(rng.random())
        self._told(asked, "unknown", asked.why)

    def _told(self, asked: Asked, outcome: Outcome, why: str, page: Page | None = None) -> None:
        """A refusal says nothing about what was sent before and has no answer yet."""
        asked.is_retry_refused = outcome == "refused" and asked.sent > 1
        asked.outcome = "unknown" if asked.is_retry_refused else outcome
        asked.why, asked.page, asked.ended = why, page, self.club.loop.at
        self.club.note(_name(asked.seat), f"← {asked.outcome} {why} [{asked.key}]")

    def _key(self) -> str:
        self.club.keys += 1
        return f"k{self.club.keys}"

    async def _say(self, event: Event, text: str, page: Page, seat: int | None = None, **how: Any) -> None:
        """One answer to the question on a page."""
        at, key = event.who if seat is None else seat, self._key()
        asked = Asked(event.what, event.who, self.table, key, text, page.ask, page.turn)
        who = Who(NAMES[event.who], at)

        def work(hall: Hall) -> Awaitable[Any]:
            return hall.play.answer(self.table, who, page.ask, key, text)

        await self._send(asked, work, event.rng(), **how)

    async def _answer(self, event: Event, **how: Any) -> None:
        page = self._screen(event).page
        if page and page.options:
            await self._say(event, event.rng().choice(page.options), page, **how)

    async def _say_this(self, event: Event) -> None:
        page = self._screen(event).page
        if page and event.text in page.options:
            await self._say(event, event.text, page)

    async def _answer_twice(self, event: Event) -> None:
        """A double click: two requests for the same answer."""
        page = self._screen(event).page
        if not page or not page.options:
            return
        rng, key = event.rng(), self._key()
        text = rng.choice(page.options)
        who = self.who(event.who)

        def work(hall: Hall) -> Awaitable[Any]:
            return hall.play.answer(self.table, who, page.ask, key, text)

        both = [Asked(event.what, event.who, self.table, key, text, page.ask, page.turn, sent=1) for _ in range(2)]
        await asyncio.gather(*(self._send(each, work, Random(rng.random())) for each in both))

    async def _answer_what_was_asked_before(self, event: Event) -> None:
        rng, pages = event.rng(), [page for _, page in self._screen(event).pages if page.options]
        if pages:
            page = rng.choice(pages)
            await self._say(event, rng.choice(page.options), page)

    async def _answer_nonsense(self, event: Event) -> None:
        if page := self._screen(event).page:
            await self._say(event, event.rng().choice(("", "nonsense", "undo", "chance draw", "pass\n0 pass")), page)

    async def _answer_for_somebody_else(self, event: Event) -> None:
        """Nobody may: the seat belongs to another person."""
        other = (event.who + 1) % len(self.screens[:-1])
        page = self.screens[other].page
        if page and page.options and other != event.who:
            await self._say(event, event.rng().choice(page.options), page, seat=other)

    async def _answer_and_go_away(self, event: Event) -> None:
        await self._answer(event, tries=1, stays=False)

    async def _undo(self, event: Event) -> None:
        page, key = self._screen(event).page, self._key()
        if page and page.can_undo:
            asked = Asked("undo", event.who, self.table, key, "undo", page.ask, page.turn)
            who = self.who(event.who)
            await self._send(asked, lambda hall: hall.takebacks.undo(self.table, who, key), event.rng())

    async def _plain(self, event: Event) -> None:
        """A request without a key: sent once."""
        if (work := self._request(event)) is not None:
            asked = Asked(event.what, event.who, self.table, turn=-1)
            await self._send(asked, work, event.rng(), tries=1)

    def _request(self, event: Event) -> Callable[[Hall], Awaitable[Any]] | None:
        table, who, page = self.table, self.who(event.who), self._screen(event).page
        proposals = [each for each in page.proposals if not each.mine] if page else []
        other = (event.who + 1) % len(self.screens[:-1])
        requests: dict[str, Callable[[Hall], Awaitable[Any]]] = {
            "ask to undo": lambda hall: hall.takebacks.ask_undo(table, who),
            "agree to undo": lambda hall: hall.takebacks.agree_undo(table, who),
            "refuse to undo": lambda hall: hall.takebacks.refuse_undo(table, who),
            "pause": lambda hall: hall.absence.pause(table, who),
            "go on": lambda hall: hall.absence.go_on(table, who),
            "never mind": lambda hall: hall.absence.withdraw_pause(table, who),
            "leave": lambda hall: hall.absence.leave(table, who),
            "come back": lambda hall: hall.absence.come_back(table, who),
            "resign": lambda hall: hall.absence.resign(table, who),
            "pass windows": lambda hall: hall.absence.pass_windows(table, who),
            "answer windows": lambda hall: hall.absence.answer_windows(table, who),
            "look": lambda hall: hall.play.page(table, who),
            "propose": lambda hall: hall.proposals.propose(table, who, other, f"give {event.lot % 3 + 1} to {other}"),
        }
        if proposals:
            id_ = proposals[event.lot % len(proposals)].id
            requests["take"] = lambda hall: hall.proposals.accept(table, who, id_)
            requests["withdraw"] = lambda hall: hall.proposals.withdraw(table, who, id_)
        return requests.get(event.what)

    async def _chat(self, event: Event) -> None:
        asked = Asked("chat", event.who, self.table, text=f"word {event.lot}")
        who = self.who(event.who)
        await self._send(asked, lambda hall: hall.chat.say(self.table, who, asked.text), event.rng(), tries=1)

    async def _send_away(self, event: Event) -> None:
        """The table moves to the other club: its bundle is fetched, and brought there twice."""
        assert self.club.other is not None
        sent, other = Asked("send away", event.who, self.table), self.club.other.server
        bundles: list[bytes] = []

        async def fetch(hall: Hall) -> None:
            bundles.append(await hall.transfer.send_away(self.table, PASSPHRASE, NAMES[0]))

        await self._send(sent, fetch, event.rng())
        for _ in range(2 if bundles else 0):
            brought = Asked("bring", event.who, self.table)
            await self._send(
                brought, lambda hall: hall.transfer.take_in(bundles[-1], PASSPHRASE), event.rng(), at=other
            )

    async def _change_server(self, event: Event) -> None:
        """The line breaks, and the screen comes back at another server."""
        screen = self._screen(event)
        screen.server = event.lot % len(self.club.servers)
        if screen.stream:
            screen.stream.cancel()


def _read(outcome: object) -> tuple[Outcome, str, Page | None]:
    if isinstance(outcome, Answered):
        return "answered", "", outcome.page
    if isinstance(outcome, Refused):
        return "refused", str(outcome.reason.get("key")), outcome.page
    if isinstance(outcome, StalePage):
        return "refused", "stale", outcome.page
    return "answered", "", outcome if isinstance(outcome, Page) else None


def _is_passing(error: ServerError) -> bool:
    """Whether the same request may be taken a moment later, or may have been taken."""
    return isinstance(error, StorageError) or kind_of(error) in ("busy", "broken-table")


def _name(seat: int | None) -> str:
    return "spectator" if seat is None else NAMES[seat]
