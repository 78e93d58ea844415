"""New rights begin with a new session, and what opened something before a new password opens nothing after it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.web.callers import PASSWORD, Caller, Callers
from tests.server.web.conftest import settings_for
from tests.server.web.serving import Screen, running
from tests.server.web.test_play import begun

pytestmark = pytest.mark.anyio
ACCOUNT = {"login": "anna", "password": PASSWORD}


async def as_other_browser(callers: Callers, secret: str) -> Caller:
    other = await callers.nobody()
    other.http.cookies.set("zunft", secret)
    return other


async def person_of(caller: Caller) -> str | None:
    person = (await caller.get("/api/me"))["person"]
    return person and str(person["id"])


async def link_of(caller: Caller) -> str:
    return str((await caller.post("/api/me/link", 200))["path"]).rpartition("/")[2]


async def test_a_cookie_that_somebody_put_here_gets_no_account(callers: Callers) -> None:
    anna = await callers.guest("Anna")
    planted, link = anna.http.cookies["zunft"], await link_of(anna)
    phone = await callers.nobody()
    await phone.post("/api/back", 200, secret=link)
    await anna.post("/api/accounts", 200, **ACCOUNT)
    assert anna.http.cookies["zunft"] != planted
    assert await person_of(anna) == anna.id
    assert await person_of(await as_other_browser(callers, planted)) is None
    assert await person_of(phone) is None
    await (await callers.nobody()).post("/api/back", 401, secret=link)
    assert [each["is_this"] for each in await anna.get("/api/me/sessions")] == [True]


async def test_who_becomes_host_has_a_new_session(callers: Callers) -> None:
    anna = await callers.account("anna")
    before, code = anna.http.cookies["zunft"], callers.club.first_host.code or await callers.club.first_host.wanted()
    await anna.post("/api/me/host", 200, secret=code)
    assert (await anna.get("/api/me"))["person"]["role"] == "host"
    assert await person_of(await as_other_browser(callers, before)) is None


async def key_of(callers: Callers, owner: Caller) -> tuple[str, Caller]:
    """A table with a seat whose key a program has."""
    table = await begun(owner, await callers.guest("Berta"), name="Stammtisch")
    key = (await owner.post(f"/api/tables/{table}/seats/0/key", 200))["key"]
    return table, await callers.nobody(Authorization=f"Bearer {key}")


@pytest.mark.parametrize("deed", ["password", "recovery", "end others", "end this one"])
async def test_a_key_of_a_seat_ends_with_what_ends_sessions(callers: Callers, deed: str) -> None:
    anna = await callers.nobody()
    welcome = await anna.post("/api/accounts", 200, **ACCOUNT)
    table, program = await key_of(callers, anna)
    await program.get(f"/api/tables/{table}/page?seat=0")
    devices = await anna.get("/api/me/sessions")
    [listed] = [each for each in devices if each["table"]]
    assert (listed["table"], listed["seat"], listed["device"], listed["seen"]) == (table, 0, "Stammtisch", None)
    if deed == "password":
        await anna.post("/api/me/password", 204, old=PASSWORD, new="another horse")
    elif deed == "recovery":
        nobody = await callers.nobody()
        await nobody.post("/api/recover", 200, login="anna", code=welcome["codes"][0], password="another horse")
    elif deed == "end others":
        await anna.post("/api/me/sessions/end-others", 204)
    else:
        await anna.call("DELETE", f"/api/me/sessions/{listed['id']}", 204)
    await program.get(f"/api/tables/{table}/page?seat=0", 403)
    await program.post(f"/api/tables/{table}/seats/0/resign", 403, key="k" * 12)
    if deed != "recovery":
        assert not [each for each in await anna.get("/api/me/sessions") if each["table"]]


async def test_nobody_ends_the_key_of_somebody_else(callers: Callers) -> None:
    anna, carl = await callers.account("anna"), await callers.account("carl")
    table, program = await key_of(callers, anna)
    [listed] = [each for each in await anna.get("/api/me/sessions") if each["table"]]
    await carl.call("DELETE", f"/api/me/sessions/{listed['id']}", 404)
    await program.get(f"/api/tables/{table}/page?seat=0")


async def test_over_tls_the_cookie_is_one_that_only_this_host_can_set(callers: Callers) -> None:
    caller = await callers.nobody()
    made = await caller.http.post("https://hall.test/api/guests", json={"name": "Anna"})
    names = {each.partition("=")[0]: each.lower() for each in made.headers.get_list("set-cookie")}
    assert set(names) == {"__Host-zunft", "zunft"}
    assert all(word in names["__Host-zunft"] for word in ("secure", "httponly", "path=/", "samesite=lax"))
    assert "domain" not in names["__Host-zunft"]
    assert "max-age=0" in names["zunft"]
    secret = made.cookies["__Host-zunft"]
    own = {"Cookie": f"zunft=planted; __Host-zunft={secret}"}
    me = await (await callers.nobody()).http.get("https://hall.test/api/me", headers=own)
    assert me.json()["person"]["name"] == "Anna"
    without = {"Cookie": f"__Host-zunft={secret}", "X-Zunft": ""}
    bare = await callers.nobody()
    del bare.http.headers["X-Zunft"]
    del without["X-Zunft"]
    refused = await bare.http.patch("https://hall.test/api/me", json={"name": "Eva"}, headers=without)
    assert refused.json()["key"] == "server.error.no-header"


async def test_a_session_of_an_earlier_program_goes_on_over_tls(callers: Callers) -> None:
    anna = await callers.guest("Anna")
    old = {"Cookie": f"zunft={anna.http.cookies['zunft']}"}
    me = await (await callers.nobody()).http.get("https://hall.test/api/me", headers=old)
    assert me.json()["person"]["name"] == "Anna"
    assert me.cookies["__Host-zunft"] == anna.http.cookies["zunft"]


async def test_a_screen_of_the_same_browser_comes_back_by_itself(tmp_path: Any) -> None:
    async with running(settings_for(tmp_path)) as here, here.caller("Anna") as anna, here.caller("Berta") as berta:
        table = await begun(anna, berta)
        async with here.socket(table, anna) as socket, asyncio.timeout(20):
            await Screen(socket, 0).hello()
            await anna.post("/api/accounts", 200, **ACCOUNT)
            await socket.wait_closed()
            assert socket.close_code == 1012  # connect again: the cookie is a new one
        async with here.socket(table, anna) as socket, asyncio.timeout(20):
            assert (await Screen(socket, 0).hello()).page["phase"] == "running"
