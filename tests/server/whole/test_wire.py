"""What a seat gets on any way is the same bytes when all that it cannot know is dealt anew; planted leaks are found."""

from __future__ import annotations

import gc
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from litestar.response import ServerSentEventMessage
from msgspec.structs import replace
from tests.contract.knowing import secrets
from tests.server.planted import pushes_at_every_answer
from tests.server.whole.aside import ALOUD
from tests.server.whole.pairs import ASKED, run_pairs
from tests.server.whole.wire import World

from zunft.catalogue import titles
from zunft.server.hall import play
from zunft.server.hall.chat import Chat, Word
from zunft.server.hall.lobby import TableLists
from zunft.server.hall.play import Play
from zunft.server.hall.takebacks import Takebacks
from zunft.server.live import packets, render, witness
from zunft.server.live.bots import BotDecisions
from zunft.server.live.packets import Carried
from zunft.server.live.page import ClockFace, Outcome, Page, Refused, ShownProposal, Who
from zunft.server.live.table import LiveTable
from zunft.server.live.windows import HeldPosition
from zunft.server.storage.records import Receipt
from zunft.server.storage.witness_keys import WitnessKeys
from zunft.server.web.routes import stream
from zunft.server.web.subscription import Follower
from zunft.table import Table
from zunft.table.errors import IllegalMove, refused

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
Worlds = tuple[World, World]
Plant = Callable[[pytest.MonkeyPatch], None]
PAIRS = 2000
LONG = 1_000_000
SELDOM, OFTEN = 0.02, 0.5
SELDOM_COLLECTED = (50_000, 20, 100)
CHUNKS = 4  # tests that can run beside each other
FEW = 3  # of everything that has to have been seen
USUAL = ("Socket", "Stream", "Asking", "Both", "bot", "stand-in", "bot's turn", "phrase", "chat", "junk refused")
WISHES = ("pause", "ask-undo", "orders", "leave", "come-back", "undo")
DEALS = ("bots in a window", "laid", "withdrawn", "tried in a window", "agreed in a window")


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Positions come and go by the thousand: a collector with its usual habits takes a fifth of the time."""
    usual = gc.get_threshold()
    gc.set_threshold(*SELDOM_COLLECTED)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


@pytest.fixture
async def worlds(anyio_backend: str, tmp_path: Path) -> AsyncIterator[Worlds]:
    async with AsyncExitStack() as stack:
        stack.callback(structlog.reset_defaults)
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
        stack.enter_context(seldom_collected())
        yield await World.build(stack, tmp_path / "one"), await World.build(stack, tmp_path / "two")


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("title", titles())
async def test_a_seat_gets_the_same_bytes_in_redealt_worlds(worlds: Worlds, title: str, chunk: int) -> None:
    wanted = -(-PAIRS // (CHUNKS * len(titles())))
    seen = await run_pairs(worlds, title, wanted, 1000 * chunk)
    assert seen["pairs"] == wanted
    assert seen["compared"] > 2.5 * wanted
    assert {name: seen[name] for name in USUAL if seen[name] < FEW} == {}
    assert title != "gilde" or all(seen[name] for name in DEALS), seen


async def run_until_seen(worlds: Worlds, title: str, *what: str) -> None:
    """What comes seldom: more pairs, until all of it has come often enough."""
    seen = Counter[str]()
    for seed in range(5000, 5020):
        seen += await run_pairs(worlds, title, 40, seed)
        if all(seen[name] >= FEW for name in what):
            return
    raise AssertionError(seen)


async def test_a_deal_that_is_taken_looks_the_same_in_redealt_worlds(worlds: Worlds) -> None:
    await run_until_seen(worlds, "gilde", "taken")


@pytest.mark.parametrize("title", titles())
async def test_every_wish_of_people_looks_the_same_in_redealt_worlds(worlds: Worlds, title: str) -> None:
    await run_until_seen(worlds, title, *WISHES, *ALOUD.get(title, ()))


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(10, 10 + 4 * CHUNKS))
@pytest.mark.parametrize("title", titles())
async def test_a_million_pairs_get_the_same_bytes(worlds: Worlds, title: str, chunk: int) -> None:
    """What can be asked for besides takes a third of the time, and is asked for often enough all the same."""
    await run_pairs(worlds, title, LONG // (4 * CHUNKS * len(titles())) + 1, 1_000_000 * chunk, asked=SELDOM)


# --- planted leaks --------------------------------------------------------------------------------


def hidden(table: Table) -> str:
    """All that lies face down, as one number."""
    return str(hash(str(secrets(table, table.state))))


def a_count_in_an_id(patch: pytest.MonkeyPatch) -> None:
    made = render._frame

    def frame(live: LiveTable, seat: int | None, held: HeldPosition | None) -> Page:
        return replace(made(live, seat, held), next_id=f"page-{live.count}")

    patch.setattr(render, "_frame", frame)


def a_longer_error_text(patch: pytest.MonkeyPatch) -> None:
    made = play._says

    def says(seat: int, text: str) -> Callable[[Table], object]:
        def step(table: Table) -> object:
            try:
                return made(seat, text)(table)
            except IllegalMove as error:
                longer = error.reason["args"] | {"hint": "x" * (len(hidden(table)) % 19)}
                raise IllegalMove({**error.reason, "args": longer}) from None

        return step

    patch.setattr(play, "_says", says)


def an_order(patch: pytest.MonkeyPatch) -> None:
    made = render._frame

    def frame(live: LiveTable, seat: int | None, held: HeldPosition | None) -> Page:
        page = made(live, seat, held)
        return replace(page, people=page.people[::-1] if int(hidden(live.running)) % 2 else page.people)

    patch.setattr(render, "_frame", frame)


def a_clock_tick(patch: pytest.MonkeyPatch) -> None:
    """Whoever has answered in secret is seen to pay no more."""

    def seen(live: LiveTable, face: ClockFace | None) -> ClockFace | None:
        waiting = live.running.asked
        seats = [replace(each, runs=each.seat in waiting) for each in face.seats] if face else []
        return replace(face, seats=seats) if face else None

    page = render._made

    def shown(live: LiveTable, seat: int | None, held: Any) -> Page:
        found = page(live, seat, held)
        return replace(found, clock=seen(live, found.clock))

    patch.setattr(render, "_made", shown)


def a_window_that_closes_when_nobody_thinks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveTable, "window", property(lambda live: None))


def an_event_id_that_counts_answers(patch: pytest.MonkeyPatch) -> None:
    async def put(follower: Follower, since: int, waiting: stream.Waiting) -> None:
        async for page in follower.pages(since):
            number = follower.club.hall.tables.in_memory[follower.table].count
            data = msgspec.json.encode(page).decode()
            await waiting.put(ServerSentEventMessage(data=data, event="page", id=str(number)))

    patch.setattr(stream, "_put_pages", put)


def a_number_of_words_that_counts_lines(patch: pytest.MonkeyPatch) -> None:
    made = Chat.messages

    async def messages(part: Chat, game: str, who: Who, since: int = 0) -> list[Word]:
        count = part.tables.in_memory[game].count
        return [replace(each, id=f"{each.id}-{count}") for each in await made(part, game, who, since)]

    patch.setattr(Chat, "messages", messages)


def a_number_of_a_proposal_that_counts_lines(patch: pytest.MonkeyPatch) -> None:
    made = render._proposals

    def shown(live: LiveTable, seat: int | None, held: HeldPosition | None) -> list[ShownProposal]:
        return [replace(each, id=f"{each.id}-{live.count}") for each in made(live, seat, held)]

    patch.setattr(render, "_proposals", shown)


def proposals_that_go_with_the_turn(patch: pytest.MonkeyPatch) -> None:
    """In an open window they are gone already, in one that nobody is asked in they are still shown."""
    made = render._proposals

    def shown(live: LiveTable, seat: int | None, held: HeldPosition | None) -> list[ShownProposal]:
        said = ShownProposal(id="", seat=0, to_seat=0, text="", mine=False)
        return [said] if held else made(live, seat, held)

    patch.setattr(render, "_proposals", shown)


def a_page_that_is_fresher_when_it_is_asked_for(patch: pytest.MonkeyPatch) -> None:
    made = Play.page

    async def page(part: Play, game: str, who: Who, since: int = 0) -> Page:
        waiting = (await part.tables.live(game)).running.asked
        return replace(await made(part, game, who, since), can_ask_undo=len(waiting) > 1)

    patch.setattr(Play, "page", page)


def a_bot_that_is_seen_to_think(patch: pytest.MonkeyPatch) -> None:
    """All hear that a bot is asked, in secret and behind a window, too."""
    made, asks = render._frame, BotDecisions._ask

    def frame(live: LiveTable, seat: int | None, held: HeldPosition | None) -> Page:
        played = {each.seat for each in live.seats if each.state != "person"}
        thinks = live.table is not None and played & set(live.table.asked)
        return replace(made(live, seat, held), next_id="thinks" if thinks else None)

    def ask(thinking: BotDecisions, table: Table, seat: int) -> None:
        asks(thinking, table, seat)
        thinking.live.tell()

    patch.setattr(render, "_frame", frame)
    patch.setattr(BotDecisions, "_ask", ask)


def news_from_behind_a_window(patch: pytest.MonkeyPatch) -> None:
    """What has happened since is told as soon as nobody can respond any more."""

    async def since(part: TableLists, game: str, who: Who, turn: int | None = None, language: str = "en") -> list[str]:
        return [str(each) for each in (await part.tables.live(game)).running.events(who.seat)]

    patch.setattr(TableLists, "news", since)


def a_refusal_to_take_back_that_counts_lines(patch: pytest.MonkeyPatch) -> None:
    made = Takebacks._undo

    async def undo(part: Takebacks, live: LiveTable, receipt: Receipt) -> Outcome:
        outcome = await made(part, live, receipt)
        reason = refused("cannot-undo", at=live.count)
        return replace(outcome, reason=reason) if isinstance(outcome, Refused) else outcome

    patch.setattr(Takebacks, "_undo", undo)


def a_wish_that_counts_lines(patch: pytest.MonkeyPatch) -> None:
    """Whoever has asked for a pause sees whether others still think."""
    made = render._made

    def shown(live: LiveTable, seat: int | None, held: Any) -> Page:
        page = made(live, seat, held)
        if page.clock is None or not page.clock.pause_asked:
            return page
        return replace(page, clock=replace(page.clock, pause_asked=[*page.clock.pause_asked, live.count]))

    patch.setattr(render, "_made", shown)


def a_packet_that_is_as_long_as_its_lines(patch: pytest.MonkeyPatch) -> None:
    made = packets.seal

    def seal(keys: WitnessKeys, table: str, seat: int, previous: bytes, carried: Carried) -> bytes:
        return made(keys, table, seat, previous, carried) + bytes(3 * len("".join(carried.texts)))

    patch.setattr(witness, "seal", seal)


ASKED_FOR = (news_from_behind_a_window, a_refusal_to_take_back_that_counts_lines)  # in a window's moment
PLANTS = (
    *ASKED_FOR,
    a_wish_that_counts_lines,
    a_count_in_an_id,
    pushes_at_every_answer,
    a_longer_error_text,
    an_order,
    a_clock_tick,
    a_window_that_closes_when_nobody_thinks,
    an_event_id_that_counts_answers,
    a_number_of_words_that_counts_lines,
    a_number_of_a_proposal_that_counts_lines,
    proposals_that_go_with_the_turn,
    a_page_that_is_fresher_when_it_is_asked_for,
    a_bot_that_is_seen_to_think,
    a_packet_that_is_as_long_as_its_lines,
)


@pytest.mark.parametrize("plant", PLANTS)
async def test_a_planted_leak_is_found(worlds: Worlds, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=r"^after "):
        await run_pairs(worlds, "gilde", 400, 7, asked=OFTEN if plant in ASKED_FOR else ASKED)
