"""Sockets: two real clients play a game to its end; nothing they send twice, late or wrong does harm."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.web.conftest import settings_for
from tests.server.web.serving import Running, Screen, running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from zunft.server.storage.records import hash_of, now
from zunft.server.storage.schema import person, session
from zunft.server.web.limits import Rate
from zunft.server.web.sessions import A_DAY

pytestmark = pytest.mark.anyio


async def table_for_two(here: Running, anna: Any, berta: Any, **wish: Any) -> str:
    """Anna and Berta sit at a small table of Flanders, and the game has begun."""
    chosen = {"title": "flanders", "seats": 2, "edition": "tiny"} | wish
    table = str((await anna.post("/api/tables", 201, **chosen))["table"])
    await anna.post(f"/api/tables/{table}/sit", 200, seat=0)
    await berta.post(f"/api/tables/{table}/sit", 200, seat=1)
    await anna.post(f"/api/tables/{table}/begin", 200)
    return table


async def test_two_clients_play_a_game_against_a_bot_to_its_end(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta, seats=3, bots={"2": "apprentice"})
        async with here.socket(table, anna) as one, here.socket(table, berta) as two:
            screens = [await Screen(one, 0).hello(), await Screen(two, 1).hello()]
            await asyncio.gather(*(screen.play_to_the_end() for screen in screens))
        assert all(screen.page["phase"] == "over" for screen in screens)
        assert screens[0].page["view"]["scores"] == screens[1].page["view"]["scores"]


def whose(screens: list[Screen]) -> Screen:
    return next(screen for screen in screens if screen.page["question"])


async def test_a_double_click_moves_once_and_a_stale_answer_gets_the_new_page(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        async with here.socket(table, anna) as one, here.socket(table, berta) as two:
            asked = whose([await Screen(one, 0).hello(), await Screen(two, 1).hello()])
            ask, move = asked.page["ask"], asked.page["options"][0]
            before = len((await here.club.database.journals.whole(table))[1])
            for _ in range(5):
                await asked.send(type="answer", ask=ask, key="the-same-key", text=move, mark="x")
            answers = [await asked.hear() for _ in range(6)]
            assert [each["type"] for each in answers if each["mark"]] == ["answered"] * 5
            _, lines = await here.club.database.journals.whole(table)
            assert sum(line.text == f"{asked.seat} {move}" for line in lines[before:]) == 1
            late = await asked.answer(move, ask=ask)
            assert (late["type"], late["stale"]) == ("refused", True)
            assert late["page"]["ask"] == asked.page["ask"]


async def test_a_refusal_that_was_late_brings_no_page_older_than_what_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        async with here.socket(table, anna) as one, here.socket(table, berta) as two:
            screens = [await Screen(one, 0).hello(), await Screen(two, 1).hello()]
            asked = whose(screens)
            other = next(screen for screen in screens if screen is not asked)
            finish, moved, refused = here.club.finish, asyncio.Event(), asyncio.Event()

            async def finish_late(work: Any) -> Any:
                told = await finish(work)
                refused.set()
                await moved.wait()
                return told

            monkeypatch.setattr(here.club, "finish", finish_late)
            await other.send(type="answer", ask=other.page["ask"] + 1, key="late-answer", text="pass", mark="late")
            await refused.wait()
            monkeypatch.undo()
            before = other.page["turn"]
            await asked.answer(asked.page["options"][0])
            newer = await other.hear()
            moved.set()
            late = await other.hear()
            assert (newer["type"], late["type"], late["mark"]) == ("page", "refused", "late")
            assert newer["page"]["turn"] > before
            assert late["page"] is None or late["page"]["turn"] >= newer["page"]["turn"]


async def test_a_move_that_is_none_is_refused_with_a_sentence_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        await anna.call("PATCH", "/api/me", 200, language="de")
        await berta.call("PATCH", "/api/me", 200, language="de")
        table = await table_for_two(here, anna, berta)
        async with here.socket(table, anna) as one, here.socket(table, berta) as two:
            asked = whose([await Screen(one, 0).hello(), await Screen(two, 1).hello()])
            said = await asked.answer("dance")
            assert said["type"] == "refused"
            assert said["problem"]["key"].startswith("engine.refused.")
            assert "dance" in said["problem"]["text"]
            assert " ist " in said["problem"]["text"] or "kein" in said["problem"]["text"].lower()


async def test_a_client_that_comes_back_gets_the_events_that_it_has_missed(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        async with here.socket(table, anna) as one, here.socket(table, berta) as two:
            screens = [await Screen(one, 0).hello(), await Screen(two, 1).hello()]
            seen = screens[0].page["turn"]
            for _ in range(3):
                asked = whose(screens)
                await asked.answer(asked.page["options"][0])
                for screen, seat, who in zip(screens, (0, 1), (anna, berta), strict=True):
                    screen.page = await who.get(f"/api/tables/{table}/page?seat={seat}")
        async with here.socket(table, anna) as again:
            back = await Screen(again, 0).hello(since=seen)
            assert [event["n"] for event in back.page["events"]] == list(range(seen, back.page["turn"]))
            assert back.page["events"]


async def test_a_program_takes_a_seat_with_its_key(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        key = (await anna.post(f"/api/tables/{table}/seats/0/key", 200))["key"]
        async with here.socket(table) as by_message:
            assert (await Screen(by_message, 0).hello(key=key)).page["seat"] == 0
        async with here.socket(table, Authorization=f"Bearer {key}") as by_header:
            assert (await Screen(by_header, 0).hello()).page["seat"] == 0
        async with here.socket(table) as other_seat:
            await Screen(other_seat, 1).send(type="hello", seat=1, key=key)
            assert await closed_with(other_seat) == 4403


async def test_a_program_is_let_go_when_its_key_opens_the_seat_no_more(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        key = (await anna.post(f"/api/tables/{table}/seats/0/key", 200))["key"]
        async with here.socket(table) as answers, here.socket(table) as listens:
            asks, hears = await Screen(answers, 0).hello(key=key), await Screen(listens, 0).hello(key=key)
            await anna.post(f"/api/tables/{table}/seats/0/key", 200)  # the one before is no more
            before = await here.club.database.journals.whole(table)
            await asks.send(
                type="answer", ask=asks.page["ask"], key="k" * 12, text=(asks.page["options"] or ["pass"])[0]
            )
            assert await closed_with(answers) == 4403
            assert await here.club.database.journals.whole(table) == before
            await berta.call("PATCH", "/api/me", 200, name="Brigitte")  # every page of the table changes
            assert await closed_with(listens) == 4403
            assert "Brigitte" not in str(hears.page)


async def test_who_has_given_a_seat_back_sees_nothing_of_who_sits_there_now(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna:
        table = str((await anna.post("/api/tables", 201, title="flanders", seats=2))["table"])
        await anna.post(f"/api/tables/{table}/sit", 200, seat=0)
        key = (await anna.post(f"/api/tables/{table}/seats/0/key", 200))["key"]
        async with here.socket(table) as left:
            await Screen(left, 0).hello(key=key)
            await anna.post(f"/api/tables/{table}/seats/0/stand", 204)
            assert await closed_with(left) == 4403


async def test_a_key_that_another_process_has_made_opens_at_once(tmp_path: Path) -> None:
    """Also where this process has not heard of it yet."""
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        await here.club.hall.tables.live(table)
        await here.club.database.tables.set_seat_key(table, 0, hash_of("made elsewhere"))
        async with here.socket(table) as one:
            assert (await Screen(one, 0).hello(key="made elsewhere")).page["seat"] == 0


async def test_whoever_may_not_look_is_let_go_with_a_word(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        hello = {"type": "hello", "seat": 0}
        assert await closed_after(here.socket(table), hello) == 4401
        assert await closed_after(here.socket(table, berta), hello) == 4403
        assert await closed_after(here.socket("nowhere", anna), hello) == 4404
        assert await closed_after(here.socket(table, anna), {"type": "ping"}) == 4403  # hello comes first
        async with here.socket(table) as spectator:
            page = (await Screen(spectator, None).hello()).page
            assert (page["seat"], page["question"], page["options"]) == (None, None, [])


async def test_the_socket_of_a_seat_is_for_its_sitter_in_every_role(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        other_key = (await berta.post(f"/api/tables/{table}/seats/1/key", 200))["key"]
        people, hello = here.club.database.people, {"type": "hello", "seat": 0}
        async with here.caller("Ended") as ended, here.caller("Old") as old, here.caller("Blocked") as blocked:
            cookies = {each.id: each.http.cookies["zunft"] for each in (ended, old, blocked)}
            await ended.post("/api/sign-out", 204)
            await people._write(update(session).where(session.c.person == old.id).values(seen=now() - 181 * A_DAY))
            await people._write(update(person).where(person.c.id == blocked.id).values(blocked_at=1))
            for who, code in ((ended, 4401), (old, 4401), (blocked, 4403)):
                with_cookie = here.socket(table, Cookie=f"zunft={cookies[who.id]}")
                assert await closed_after(with_cookie, hello) == code, who.id
            watching = here.socket(table, Cookie=f"zunft={cookies[blocked.id]}")
            assert await closed_after(watching, {"type": "hello"}) == 4403  # at once, and not at the next look
        async with here.caller("Guest") as guest, here.caller("Host") as host:
            await people.set_role(host.id, "host")
            for caller in (guest, host, berta):
                assert await closed_after(here.socket(table, caller), hello) == 4403
        assert await closed_after(here.socket(table, Authorization=f"Bearer {other_key}"), hello) == 4403
        assert await closed_after(here.socket(table, anna), hello | {"key": other_key}) == 4403  # the key counts alone
        assert await closed_after(here.socket(table, Authorization="Bearer nonsense"), hello) == 4403


async def test_a_page_of_another_site_gets_no_socket(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        with pytest.raises(InvalidStatus):
            async with here.socket(table, anna, Origin="https://evil.example"):
                pass


async def test_a_socket_ends_with_its_session(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        async with here.socket(table, anna) as one:
            await Screen(one, 0).hello()
            await anna.post("/api/sign-out", 204)
            assert await closed_with(one) == 4401


async def test_who_is_blocked_hears_that_and_not_that_a_session_is_over(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        person, host = (await anna.get("/api/me"))["person"]["id"], (await berta.get("/api/me"))["person"]["id"]
        await here.club.database.people.set_role(host, "host")
        async with here.socket(table, anna) as one:
            await Screen(one, 0).hello()
            await berta.call("PUT", f"/api/host/people/{person}/blocked", 204)
            assert await closed_with(one) == 4403


async def test_a_stop_loses_nothing_and_tells_clients_to_come_back(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        async with here.socket(table, anna) as one, here.socket(table, berta) as two:
            asked = whose([await Screen(one, 0).hello(), await Screen(two, 1).hello()])
            move = asked.page["options"][0]
            assert (await asked.answer(move))["type"] == "answered"
            await here.stop()
            assert {await closed_with(one), await closed_with(two)} == {1012}
        cookie = anna.http.cookies["zunft"]
    async with running(settings) as there:
        _, lines = await there.club.database.journals.whole(table)
        assert any(line.text == f"{asked.seat} {move}" for line in lines)
        async with there.socket(table, Cookie=f"zunft={cookie}") as again:
            assert (await Screen(again, 0).hello()).page["phase"] == "running"


# --- anything may come over a socket ----------------------------------------------------------------

NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type": "dance"}',
    '{"type": "answer"}',
    '{"type": "answer", "ask": -1, "key": "kkkkkkkkk", "text": "x"}',
    '{"type": "answer", "ask": 1e400, "key": "kkkkkkkkk", "text": "x"}',
    '{"type": "answer", "ask": 99999999999999999999, "key": "kkkkkkkkk", "text": "x"}',
    '{"type": "answer", "ask": "1", "key": "kkkkkkkkk", "text": "x"}',
    '{"type": "answer", "ask": 1, "key": "k k", "text": "x"}',
    '{"type": "answer", "ask": 1, "key": "kkkkkkkkk", "text": null}',
    '{"type": "answer", "ask": 1, "key": "kkkkkkkkk", "text": "\\u0000"}',
    '{"type": "answer", "ask": 1, "key": "kkkkkkkkk", "text": "\\ud800"}',
    '{"type": "answer", "ask": 1, "key": "kkkkkkkkk", "text": "x", "seat": 1}',
    '{"type": "hello", "seat": 1}',
    '{"type": "undo"}',
    '{"type": "undo", "key": "kkkkkkkkk"}',
    '{"type": "what-if", "text": "dance"}',
    '{"type": "ping", "mark": 7}',
    b"\xff\xfe",
    b"\x00" * 50,
    "[" * 5000,
]


async def test_nonsense_is_answered_with_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        before = await here.club.database.journals.whole(table)
        for nonsense in NONSENSE:
            async with here.socket(table, anna) as one:
                screen = await Screen(one, 0).hello()
                await one.send(nonsense)
                said = await screen.hear()
                assert said["type"] in ("refused", "imagined"), (nonsense, said)
                assert "Traceback" not in str(said)
                await screen.send(type="ping", mark="still-here")
                assert (await screen.hear())["type"] == "pong"
        assert await here.club.database.journals.whole(table) == before


async def test_an_oversize_message_ends_the_socket_and_too_much_nonsense_too(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, largest_message=2048)
    async with running(settings) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        async with here.socket(table, anna) as one:
            await Screen(one, 0).hello()
            await one.send("x" * 5000)
            assert await closed_with(one) == 1009
        async with here.socket(table, anna) as two:
            await Screen(two, 0).hello()
            for _ in range(40):
                await two.send("nonsense")
            assert await closed_with(two) == 4429


@pytest.mark.parametrize("limit", ["person", "table"])
async def test_who_sends_too_much_over_a_socket_waits(tmp_path: Path, limit: str) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        async with here.socket(table, anna) as one:
            screen = await Screen(one, 0).hello()
            here.club.limits.rates[limit] = Rate(4)
            said = [(await screen.answer("nothing"))["problem"]["key"] for _ in range(3)]
            assert [key == "server.error.too-many" for key in said] == [False, True, True]


@pytest.mark.parametrize("runs", [pytest.param(60), pytest.param(5000, marks=pytest.mark.soak)])
async def test_no_message_breaks_the_socket(tmp_path: Path, runs: int) -> None:
    """Messages made from pieces of good ones, in any order, whole or torn."""
    lot = random.Random(1302)
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        for _ in range(runs):
            async with here.socket(table, anna) as one:
                for _ in range(lot.randrange(1, 6)):
                    await one.send(torn(lot))
                assert await still_sane(one)
        assert await here.club.database_answers()
        await here.club.database.journals.check(table)


def torn(lot: random.Random) -> str | bytes:
    words = ["hello", "answer", "undo", "what-if", "ping", "page", "", "ä", "\u0000"]
    values: list[Any] = [0, 1, -1, 2**63, 1.5, None, True, [], {}, "x", "k" * 12, "pass", lot.choice(words)]
    names = ["type", "seat", "since", "key", "ask", "text", "mark"]
    message = {name: lot.choice(values) for name in lot.sample(names, lot.randrange(len(names)))}
    message |= {"type": lot.choice(words)} if lot.random() < 0.8 else {}
    text = json.dumps(message)
    cut = text[: lot.randrange(len(text) + 1)] if lot.random() < 0.2 else text
    return cut.encode() if lot.random() < 0.2 else cut


async def still_sane(socket: ClientConnection) -> bool:
    """Everything that comes back is one of our messages, or a close that is not our fault."""
    try:
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 0.05))
            assert message["type"] in ("page", "answered", "refused", "imagined", "pong")
    except TimeoutError:
        return True
    except ConnectionClosed as error:
        return error.rcvd is not None and error.rcvd.code != 1011


async def closed_after(connecting: connect, message: dict[str, Any]) -> int:
    async with connecting as socket:
        await socket.send(json.dumps(message))
        return await closed_with(socket)


async def closed_with(socket: ClientConnection) -> int:
    """The code with which the server ends the socket."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(20):
            async for _ in socket:
                pass
    assert socket.close_code is not None
    return socket.close_code


async def test_what_is_said_comes_over_the_socket_to_who_wants_it_and_not_from_who_is_muted(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await table_for_two(here, anna, berta)
        await berta.post(f"/api/tables/{table}/seats/1/talk", 200, text="Good evening")
        async with here.socket(table, anna) as one, here.socket(table, berta) as two:
            listening = await Screen(one, 0).hello(talk=0)
            deaf = await Screen(two, 1).hello()
            first = await until_talk(listening)
            assert [word["text"] for word in first] == ["Good evening"]
            await anna.call("PUT", f"/api/muted/{first[0]['person']}", 204)
            await berta.post(f"/api/tables/{table}/seats/1/talk", 200, text="Hello?")
            await anna.post(f"/api/tables/{table}/seats/0/talk", 200, text="Your turn")
            assert [word["text"] for word in await until_talk(listening)] == ["Your turn"]
            await deaf.send(type="ping", mark="last")
            assert (await deaf.hear())["type"] == "pong"


async def until_talk(screen: Screen) -> list[dict[str, Any]]:
    """The words of the next message that has some."""
    while not (talk := [message for message in screen.told if message["type"] == "talk"]):
        await screen.hear()
    screen.told.remove(talk[0])
    words: list[dict[str, Any]] = talk[0]["words"]
    return words
