"""Who may do what: every route of the document with every role. A route that is not in the table fails the test."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute
from tests.server.web.callers import PASSWORD, Caller, Callers

import zunft
from zunft.server.web.openapi import document

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

NOBODY, ENDED, BLOCKED = "nobody", "ended session", "blocked"
GUEST, OWNER, HOST, OTHER_KEY, OWN_KEY = "guest", "owner", "host", "other seat's key", "own key"
ROLES = (NOBODY, ENDED, BLOCKED, GUEST, OWNER, HOST, OTHER_KEY, OWN_KEY)
STRANGERS = {NOBODY: 401, ENDED: 401, OTHER_KEY: 401, OWN_KEY: 401}

# Which roles are refused, and with what; all others are let through.
ANYBODY: dict[str, int] = {}
MYSELF = STRANGERS
PERSON = STRANGERS | {BLOCKED: 403}
ONLY_HOST = PERSON | {GUEST: 403, OWNER: 403}
AT_TABLE = PERSON | {GUEST: 403, HOST: 403}
SEAT = {NOBODY: 401, ENDED: 401, BLOCKED: 403, GUEST: 403, HOST: 403, OTHER_KEY: 403}

KEY = "k" * 12
ACCOUNT = {"login": "somebody-new", "password": PASSWORD}
DEEDS = (
    "ask-undo",
    "agree-undo",
    "refuse-undo",
    "resign",
    "leave",
    "come-back",
    "pause",
    "go-on",
    "never-mind",
    "pass-windows",
    "answer-windows",
)
TABLE = "/api/tables/{table}"
AT = f"{TABLE}/seats/{{seat}}"


class Route(NamedTuple):
    refused: dict[str, int]
    body: dict[str, Any] | None = None


ROUTES: dict[str, Route] = {
    "GET /health": Route(ANYBODY),
    "GET /api/me": Route(ANYBODY),
    "PATCH /api/me": Route(PERSON, {"name": "Neu"}),
    "POST /api/guests": Route(ANYBODY, {"name": "Neu"}),
    "POST /api/sign-in": Route({NOBODY: 401, ENDED: 401, OTHER_KEY: 401, OWN_KEY: 401}, {**ACCOUNT, "login": "nn"}),
    "POST /api/recover": Route(dict.fromkeys(ROLES, 401), {**ACCOUNT, "code": "nothing"}),
    "POST /api/back": Route({NOBODY: 401, ENDED: 401, OTHER_KEY: 401, OWN_KEY: 401}, {"secret": "nothing"}),
    "POST /api/me/link": Route(PERSON),
    "GET /api/me/sessions": Route(MYSELF),
    "POST /api/me/sessions/end-others": Route(MYSELF),
    "DELETE /api/me/sessions/{session}": Route(MYSELF),
    "POST /api/me/password": Route(PERSON | {OWNER: 403, HOST: 403}, {"old": "not it", "new": PASSWORD}),
    "POST /api/me/codes": Route(PERSON | {OWNER: 403, HOST: 403}, {"password": "not it"}),
    "POST /api/me/host": Route(PERSON | {GUEST: 403, OWNER: 403, HOST: 403}, {"secret": "not it"}),
    "GET /api/me/data": Route(MYSELF),
    "GET /api/me/mistakes": Route(PERSON),
    "GET /api/me/notices": Route(PERSON),
    "PUT /api/me/notices": Route(PERSON, {"kind": "email", "target": "a@example.org"}),
    "POST /api/me/notices/drop": Route(PERSON, {"kind": "email", "target": "a@example.org"}),
    "POST /api/me/notices/test": Route(PERSON, {"kind": "email", "target": "a@example.org"}),
    "POST /api/me/notices/confirm": Route(PERSON, {"kind": "email", "target": "a@example.org", "code": "abcd"}),
    "GET /api/notices": Route(ANYBODY),
    "GET /api/titles": Route(ANYBODY),
    "GET /api/phrases": Route(ANYBODY),
    "GET /api/lobby": Route(ANYBODY),
    "GET /api/lobby/open": Route(ANYBODY),
    "GET /api/lobby/running": Route(ANYBODY),
    "GET /api/lobby/finished": Route(ANYBODY),
    "GET /api/mine": Route(PERSON),
    "GET /api/muted": Route(PERSON),
    "PUT /api/muted/{other}": Route(PERSON),
    "DELETE /api/muted/{other}": Route(PERSON),
    "GET /api/blocked": Route(PERSON),
    "PUT /api/blocked/{other}": Route(PERSON),
    "DELETE /api/blocked/{other}": Route(PERSON),
    "POST /api/keys/open": Route(ANYBODY, {"secret": "nothing"}),
    "POST /api/keys/claim": Route(PERSON, {"secret": "nothing"}),
    "GET /api/editions/{title}/{edition}": Route(ANYBODY),
    "GET /api/design": Route(dict.fromkeys(ROLES, 404)),
    "GET /api/design/picture/{version}": Route(dict.fromkeys(ROLES, 404)),
    "GET /api/rules/{title}": Route(ANYBODY),
    "POST /api/journals": Route(PERSON, {"journal": "nothing"}),
    "POST /api/tables": Route(PERSON, {"title": "flanders"}),
    f"GET {TABLE}": Route(ANYBODY),
    f"GET {TABLE}/page": Route(ANYBODY),
    f"GET {TABLE}/edition": Route(ANYBODY),
    f"GET {TABLE}/edition.toml": Route(ANYBODY),
    f"GET {TABLE}/commitment": Route(ANYBODY),
    "GET /api/witness": Route(ANYBODY),
    f"POST {AT}/packets": Route(ANYBODY, {"packets": []}),
    f"GET {TABLE}/talk": Route(ANYBODY),
    f"GET {TABLE}/news": Route(ANYBODY),
    f"GET {TABLE}/result": Route(ANYBODY),
    f"GET {TABLE}/journal": Route(ANYBODY),
    f"GET {TABLE}/replay": Route(ANYBODY),
    f"GET {TABLE}/ledgers": Route(ANYBODY),
    f"GET {TABLE}/draws": Route(ANYBODY),
    f"GET {TABLE}/course": Route(ANYBODY),
    f"GET {TABLE}/story": Route(ANYBODY),
    f"GET {TABLE}/analysis": Route(ANYBODY),
    f"POST {TABLE}/analysis": Route(PERSON),
    f"POST {TABLE}/exercise": Route(ANYBODY, {"seat": 0, "line": 0}),
    f"POST {TABLE}/sit": Route(PERSON, {"seat": 0}),
    f"POST {TABLE}/invites": Route(AT_TABLE, {}),
    f"POST {TABLE}/invitation": Route(ANYBODY, {"secret": "nothing"}),
    f"POST {TABLE}/begin": Route(AT_TABLE),
    f"POST {TABLE}/close": Route(AT_TABLE),
    f"POST {TABLE}/rematch": Route(AT_TABLE),
    f"POST {TABLE}/seen": Route(PERSON, {"turn": 0}),
    f"POST {TABLE}/reports": Route(PERSON, {}),
    f"GET {TABLE}/note": Route(AT_TABLE),
    f"PUT {TABLE}/note": Route(AT_TABLE, {"text": "mine"}),
    f"PUT {AT}/bot": Route(AT_TABLE, {"level": "master"}),
    f"POST {AT}/stand": Route(SEAT),
    f"POST {AT}/word": Route(SEAT, {"word": "tulip"}),
    f"POST {AT}/answer": Route(SEAT, {"ask": 1, "key": KEY, "text": "nothing"}),
    f"POST {AT}/undo": Route(SEAT, {"key": KEY}),
    f"POST {AT}/what-if": Route(SEAT, {"text": "nothing"}),
    f"PUT {AT}/orders": Route(SEAT, {"orders": []}),
    f"PUT {AT}/pace": Route(SEAT, {"pace": 0}),
    f"POST {AT}/proposals": Route(SEAT, {"to": 1, "text": "nothing"}),
    f"DELETE {AT}/proposals/{{proposal}}": Route(SEAT),
    f"POST {AT}/proposals/{{proposal}}/take": Route(SEAT),
    f"POST {AT}/talk": Route(SEAT, {"text": "hello"}),
    f"GET {AT}/advice": Route(SEAT | {OWNER: 403, OWN_KEY: 403}),  # this table allows none
    "GET /api/host/tables": Route(ONLY_HOST),
    "GET /api/host/tables/{table}/journal": Route(ONLY_HOST),
    "POST /api/host/tables/{table}/close": Route(ONLY_HOST),
    "POST /api/host/tables/{table}/send-away": Route(ONLY_HOST, {"passphrase": "correct horse"}),
    "POST /api/host/bundles": Route(ONLY_HOST, {"bundle": "nothing", "passphrase": "correct horse"}),
    "GET /api/host/editions": Route(ONLY_HOST),
    "POST /api/host/editions": Route(ONLY_HOST, {"text": "no edition"}),
    "DELETE /api/host/editions/{title}/{edition}": Route(ONLY_HOST),
    "GET /api/host/people": Route(ONLY_HOST),
    "PUT /api/host/people/{other}/blocked": Route(ONLY_HOST),
    "DELETE /api/host/people/{other}/blocked": Route(ONLY_HOST),
    "GET /api/host/reports": Route(ONLY_HOST),
    "GET /api/host/witness": Route(ONLY_HOST),
    "POST /api/host/witness/{table}/go-on": Route(ONLY_HOST, {"tip": None}),
    "POST /api/host/witness/end": Route(ONLY_HOST),
    "DELETE /api/host/tables/{table}/talk/{message}": Route(ONLY_HOST),
    "GET /api/host/audit": Route(ONLY_HOST),
    **{f"POST {AT}/{deed}": Route(SEAT) for deed in DEEDS},
    f"POST {AT}/key": Route(SEAT),
    # What ends or changes the caller comes last.
    "POST /api/me/delete": Route(MYSELF | {OWNER: 403, HOST: 403, BLOCKED: 403}, {"password": "not it"}),
    "POST /api/accounts": Route({BLOCKED: 409}, ACCOUNT),
    "POST /api/sign-out": Route(ANYBODY),
}
STREAM = f"GET {TABLE}/stream"  # never ends: it is called over a real line in test_stream.py
SOCKET = f"SOCKET {TABLE}/socket"  # needs a real line, too: with every role in test_socket.py
UNDOCUMENTED = {"GET /", "HEAD /", "HEAD /health", "GET /metrics", "GET /api/openapi.json"} | {
    f"GET /api/document{path}" for path in ("", "/litestar.json", "/openapi.json", "/{path}")
}
# The client's files; there where it was built.
CLIENT = tuple(f"{method} /{path}" for method in ("GET", "HEAD") for path in ("assets/", "t/", "{name}"))


class World(NamedTuple):
    """A running table, and one caller of each role."""

    callers: dict[str, Caller]
    table: str
    victim: str

    async def call(self, role: str, route: str, seat: int = 0) -> tuple[int, str]:
        method, _, path = route.partition(" ")
        for name, value in (("table", self.table), ("seat", str(seat)), ("other", self.victim)):
            path = path.replace(f"{{{name}}}", value)
        path = re.sub(r"\{\w+\}", "nothing", path)
        response = await self.callers[role].http.request(method, path, json=ROUTES[route].body)
        return response.status_code, response.text


async def a_world(callers: Callers) -> World:
    owner, other, victim = await callers.account("owner"), await callers.guest("Other"), await callers.guest("Victim")
    table = (await owner.post("/api/tables", 201, title="flanders", seats=2, edition="tiny"))["table"]
    await owner.post(f"/api/tables/{table}/sit", 200, seat=0)
    await other.post(f"/api/tables/{table}/sit", 200, seat=1)
    await owner.post(f"/api/tables/{table}/begin", 200)
    own_key = (await owner.post(f"/api/tables/{table}/seats/0/key", 200))["key"]
    other_key = (await other.post(f"/api/tables/{table}/seats/1/key", 200))["key"]
    ended, blocked, host = await callers.guest("Ended"), await callers.account("blocked"), await callers.host()
    cookie = ended.http.cookies["zunft"]
    await ended.post("/api/sign-out", 204)
    ended.http.cookies.set("zunft", cookie)
    await callers.club.database.people.block(blocked.id)
    await blocked.post("/api/sign-in", 200, login="blocked", password=PASSWORD)
    found = {
        NOBODY: await callers.nobody(),
        ENDED: ended,
        BLOCKED: blocked,
        GUEST: await callers.guest("Guest"),
        OWNER: owner,
        HOST: host,
        OTHER_KEY: await callers.nobody(Authorization=f"Bearer {other_key}"),
        OWN_KEY: await callers.nobody(Authorization=f"Bearer {own_key}"),
    }
    return World(found, table, victim.id)


def routes_of(app: Any) -> Iterator[str]:
    for path, item in document(app)["paths"].items():
        yield from (f"{method.upper()} {path}" for method in item)


async def test_every_route_of_the_document_is_in_the_table(callers: Callers) -> None:
    assert set(routes_of(callers.app)) == {*ROUTES, STREAM}


async def test_there_are_no_routes_but_those_of_the_table(callers: Callers) -> None:
    """Also such as stand in no document."""
    known = {*ROUTES, STREAM, SOCKET, *UNDOCUMENTED}
    assert {route for route in served(callers.app) if not route.startswith(CLIENT)} == known
    for route in (route for route in UNDOCUMENTED if "/api/document" in route):
        assert (await (await callers.nobody()).http.get(route.partition(" ")[2])).status_code == 404, route


def served(app: Litestar) -> Iterator[str]:
    for route in app.routes:
        methods = route.route_handler_map if isinstance(route, HTTPRoute) else ["SOCKET"]
        yield from (f"{method} {route.path_format}" for method in methods if method != "OPTIONS")


async def test_whoever_may_not_is_refused_and_nothing_changes(callers: Callers) -> None:
    world = await a_world(callers)
    before = await traces(callers, world)
    for route, (refused, _) in ROUTES.items():
        for role, status in refused.items():
            got, text = await world.call(role, route)
            assert got == status, (route, role, got, text)
            assert "Traceback" not in text
    assert await traces(callers, world) == before


@pytest.mark.parametrize("role", ROLES)
async def test_whoever_may_is_let_through(callers: Callers, role: str) -> None:
    world = await a_world(callers)
    for route, (refused, _) in ROUTES.items():
        if role not in refused:
            got, text = await world.call(role, route)
            assert got < 500, (route, role, got, text)
            assert got not in (401, 403), (route, role, got, text)


async def test_the_wrong_seat_and_the_wrong_table_are_refused(callers: Callers) -> None:
    world = await a_world(callers)
    at_seats = [route for route, (refused, _) in ROUTES.items() if f"{AT}/" in route and refused]  # not anybody's
    for route in (route for route in at_seats if not route.endswith("/bot")):
        assert (await world.call(OWNER, route, seat=1))[0] == 403, route
        assert (await world.call(OWN_KEY, route, seat=1))[0] == 403, route
        assert (await world.call(OWNER, route, seat=9))[0] == 404, route
        elsewhere = world._replace(table="nowhere")
        assert (await elsewhere.call(OWNER, route))[0] == 404, route


@pytest.mark.parametrize("role", [NOBODY, ENDED, GUEST, HOST, OTHER_KEY])
async def test_a_seat_is_looked_at_by_its_sitter_only(callers: Callers, role: str) -> None:
    world = await a_world(callers)
    for what in ("page", "news", "talk", "stream"):
        response = await world.callers[role].http.get(f"/api/tables/{world.table}/{what}?seat=0")
        assert response.status_code == (401 if role in (NOBODY, ENDED) else 403), (what, response.text)


async def test_a_private_table_is_not_there_for_strangers(callers: Callers) -> None:
    owner, stranger = await callers.guest(), await callers.guest("Stranger")
    table = (await owner.post("/api/tables", 201, title="flanders", seats=2, visibility="private"))["table"]
    for path in ("", "/page", "/commitment", "/talk", "/news", "/result", "/journal", "/stream"):
        for caller in (stranger, await callers.nobody()):
            response = await caller.http.get(f"/api/tables/{table}{path}")
            assert response.status_code == 404, (path, response.text)
            assert response.json()["key"] == "server.error.no-table", path
    await stranger.post(f"/api/tables/{table}/sit", 404, seat=0)
    assert table not in str(await stranger.get("/api/lobby"))
    link = (await owner.post(f"/api/tables/{table}/invites", 200))["path"]
    await stranger.post(f"/api/tables/{table}/sit", 200, seat=0, invite=link.rpartition("/")[2])


async def test_who_is_shut_out_is_a_stranger_where_they_sat(callers: Callers) -> None:
    host, anna, berta = await callers.host(), await callers.guest("Anna"), await callers.guest("Berta")
    table = (await anna.post("/api/tables", 201, title="flanders", seats=2, visibility="private"))["table"]
    link = (await anna.post(f"/api/tables/{table}/invites", 200))["path"].rpartition("/")[2]
    await anna.post(f"/api/tables/{table}/sit", 200, seat=0)
    await berta.post(f"/api/tables/{table}/sit", 200, seat=1, invite=link)
    await anna.post(f"/api/tables/{table}/begin", 200)
    looked_at = [f"/api/tables/{table}{path}" for path in ("", "/page", "/talk", "/news", "/ledgers", "/edition")]
    for blocked, status in ((True, 404), (False, 200)):
        await host.call("PUT" if blocked else "DELETE", f"/api/host/people/{berta.id}/blocked", 204)
        for path in looked_at:
            await berta.get(path, status)
        for path in ("/api/lobby", "/api/lobby/running"):
            assert (table in str(await berta.get(path))) is not blocked, path
    await host.call("PUT", f"/api/host/people/{berta.id}/blocked", 204)
    assert (await berta.get(f"/api/tables/{table}/stream", 403))["key"] == "server.error.blocked"


async def test_an_invitation_tells_what_it_is_to_and_a_private_game_s_end_to_nobody(callers: Callers) -> None:
    owner, nobody = await callers.guest(), await callers.nobody()
    wish = {"title": "flanders", "seats": 2, "edition": "tiny", "name": "Monday", "visibility": "private"}
    table, other = [(await owner.post("/api/tables", 201, **wish))["table"] for _ in range(2)]
    await owner.post(f"/api/tables/{table}/sit", 200, seat=0)
    secret = (await owner.post(f"/api/tables/{table}/invites", 200))["path"].rpartition("/")[2]
    shown = await nobody.post(f"/api/tables/{table}/invitation", 200, secret=secret)
    assert (shown["name"], shown["phase"], shown["visibility"]) == ("Monday", "open", "private")
    assert [sitter["name"] for sitter in shown["people"]] == ["Anna", None]
    for path, wrong in ((other, secret), (table, "nonsense"), ("nowhere", secret)):
        answer = await nobody.post(f"/api/tables/{path}/invitation", 404, secret=wrong)
        assert answer["key"] == "server.error.no-invite"
    await owner.call("PUT", f"/api/tables/{table}/seats/1/bot", 204, level="apprentice")
    await owner.post(f"/api/tables/{table}/begin", 200)
    await owner.post(f"/api/tables/{table}/seats/0/resign", 200)
    async with asyncio.timeout(60):
        while (await owner.get(f"/api/tables/{table}"))["table"]["result"] is None:
            await asyncio.sleep(0.05)
    after = await nobody.post(f"/api/tables/{table}/invitation", 200, secret=secret)
    assert (after["phase"], after["result"]) == ("over", None)


async def test_a_stranger_cannot_tell_a_private_table_from_none(callers: Callers) -> None:
    owner, other, stranger = await callers.guest(), await callers.guest("Other"), await callers.guest("Stranger")
    table = (await owner.post("/api/tables", 201, title="flanders", seats=2, visibility="private"))["table"]
    link = (await owner.post(f"/api/tables/{table}/invites", 200))["path"].rpartition("/")[2]
    await owner.post(f"/api/tables/{table}/sit", 200, seat=0)
    await other.post(f"/api/tables/{table}/sit", 200, seat=1, invite=link)
    await owner.post(f"/api/tables/{table}/begin", 200)
    with_key = await callers.nobody(Authorization="Bearer nonsense")
    for caller in (stranger, with_key):
        here = World({GUEST: caller}, table, owner.id)
        for route in (route for route in ROUTES if "{table}" in route and "/host/" not in route):
            there = await here._replace(table="nowhere").call(GUEST, route)
            assert await here.call(GUEST, route) == there, route
    wrong = {"seat": 0, "invite": "nonsense"}
    answers = [await stranger.post(f"/api/tables/{name}/sit", 404, **wrong) for name in (table, "nowhere")]
    assert answers[0] == answers[1]


async def test_a_host_reads_the_reported_words_and_no_others(callers: Callers) -> None:
    host, anna, berta = await callers.host(), await callers.guest("Anna"), await callers.guest("Berta")
    table = (await anna.post("/api/tables", 201, title="flanders", seats=2, visibility="private"))["table"]
    link = (await anna.post(f"/api/tables/{table}/invites", 200))["path"].rpartition("/")[2]
    await anna.post(f"/api/tables/{table}/sit", 200, seat=0)
    await berta.post(f"/api/tables/{table}/sit", 200, seat=1, invite=link)
    bad = await anna.post(f"/api/tables/{table}/seats/0/talk", 200, text="Schurke!")
    await anna.post(f"/api/tables/{table}/seats/0/talk", 200, text="Unter uns.")
    await berta.post(f"/api/tables/{table}/reports", 204, message=bad["id"], text="Er schimpft.")
    await berta.post(f"/api/tables/{table}/reports", 204, text="Alles.")
    reports = await host.get("/api/host/reports")
    told = {each["report"]["text"]: each["said"] and each["said"]["text"] for each in reports}
    assert told == {"Er schimpft.": "Schurke!", "Alles.": None}
    speakers = {each["report"]["text"]: each["speaker"] and each["speaker"]["name"] for each in reports}
    assert speakers == {"Er schimpft.": "Anna", "Alles.": None}


async def test_a_host_takes_the_journal_of_a_private_game_when_it_is_over(callers: Callers) -> None:
    host, anna = await callers.host(), await callers.guest("Anna")
    wish = {"title": "flanders", "seats": 2, "edition": "tiny", "visibility": "private", "bots": {"1": "apprentice"}}
    table = (await anna.post("/api/tables", 201, **wish))["table"]
    await anna.post(f"/api/tables/{table}/sit", 200, seat=0)
    await anna.post(f"/api/tables/{table}/begin", 200)
    await host.get(f"/api/host/tables/{table}/journal", 409)  # it is running
    await anna.post(f"/api/tables/{table}/seats/0/resign", 200)
    async with asyncio.timeout(60):
        while (await anna.get(f"/api/tables/{table}/page"))["phase"] != "over":
            await asyncio.sleep(0.05)
    journal = await host.http.get(f"/api/host/tables/{table}/journal")
    assert journal.status_code == 200
    assert zunft.verify(journal.text).over
    assert (await host.get("/api/host/audit"))[0]["deed"] == "export"


async def test_lists_for_hosts_go_on_after_the_last_one_of_a_page(callers: Callers) -> None:
    host, anna = await callers.host(), await callers.guest("Anna")
    tables = [(await anna.post("/api/tables", 201, title="flanders"))["table"] for _ in range(3)]
    for text in ("Eins.", "Zwei."):
        await anna.post(f"/api/tables/{tables[0]}/reports", 204, text=text)
    for what in ("tables", "people", "audit", "reports"):
        whole = await host.get(f"/api/host/{what}")
        rest = await host.get(f"/api/host/{what}?before={whole[0]['id']}")
        assert rest == whole[1:], what
    assert {table["id"] for table in await host.get("/api/host/tables")} == set(tables)


async def test_a_host_sees_no_secret_of_a_running_game(callers: Callers) -> None:
    world = await a_world(callers)
    host = world.callers[HOST]
    seen = str([await host.get(f"/api/host/{what}") for what in ("tables", "audit", "people")])
    game, lines = await callers.club.database.journals.whole(world.table)
    assert game.seed.hex() not in seen
    assert all(line.text not in seen for line in lines)
    assert (await host.call("GET", f"/api/tables/{world.table}/journal", 409))["key"] == "server.error.not-over"


async def traces(callers: Callers, world: World) -> Any:
    """All that a refused request could have changed."""
    database = callers.club.database
    _, lines = await database.journals.whole(world.table)
    seats = await database.tables.seats(world.table)
    people = [(person.id, person.name, person.role, person.blocked_at) for person in await database.people.list()]
    tables = [each.id for each in await database.tables.list()]
    return lines, seats, sorted(people, key=str), tables, len(await database.audit.list())
