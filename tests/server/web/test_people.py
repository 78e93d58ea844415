"""People: guests, accounts, sessions, links, recovery, personal data."""

from __future__ import annotations

import json
import socket
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from sqlalchemy import false, update
from tests.server.web.callers import PASSWORD, Callers
from tests.server.web.test_play import begun

from zunft.server.config import Settings
from zunft.server.errors import Conflict
from zunft.server.live.windows import HeldPosition
from zunft.server.run import Greeting
from zunft.server.storage.batch import Must
from zunft.server.storage.errors import StorageError
from zunft.server.storage.records import Phase, Proposal, now
from zunft.server.storage.schema import person, session
from zunft.server.web import public_address
from zunft.server.web.sessions import A_DAY

pytestmark = pytest.mark.anyio


async def test_a_guest_plays_at_once_with_a_name_and_a_colour(callers: Callers) -> None:
    guest = await callers.nobody()
    me = await guest.post("/api/guests", 200, name=" Anna ", colour="#00ff00", language="de")
    assert me["person"]["name"] == "Anna"
    assert (await guest.get("/api/me"))["person"]["id"] == me["person"]["id"]
    again = await guest.post("/api/guests", 409, name="Anna")
    assert again["text"] == "Du bist schon angemeldet."


async def test_every_visit_lets_the_cookie_last_as_long_again(callers: Callers) -> None:
    guest, nobody = await callers.guest(), await callers.nobody()
    secret = guest.http.cookies["zunft"]
    renewed = (await guest.http.get("/api/me")).headers["set-cookie"]
    assert renewed.startswith(f"zunft={secret};")
    assert f"Max-Age={180 * 86_400}" in renewed
    assert "set-cookie" not in (await nobody.http.get("/api/me")).headers
    nobody.http.cookies.set("zunft", "of-nobody")
    assert "set-cookie" not in (await nobody.http.get("/api/me")).headers


async def test_a_personal_link_brings_a_guest_back_on_another_device(callers: Callers) -> None:
    guest, phone = await callers.guest(), await callers.nobody()
    path = (await guest.post("/api/me/link", 200))["path"]
    secret = path.rpartition("/")[2]
    assert (await phone.post("/api/back", 200, secret=secret, device="phone"))["person"]["id"] == guest.id
    newer = (await guest.post("/api/me/link", 200))["path"].rpartition("/")[2]
    assert newer != secret
    await (await callers.nobody()).post("/api/back", 401, secret=secret)  # the older one is no more


async def test_the_secret_of_a_link_is_no_session(callers: Callers) -> None:
    guest, thief = await callers.guest(), await callers.nobody()
    secret = (await guest.post("/api/me/link", 200))["path"].rpartition("/")[2]
    thief.http.cookies.set("zunft", secret)
    assert (await thief.get("/api/me"))["person"] is None


async def test_a_guest_becomes_an_account_and_stays_who_they_were(callers: Callers) -> None:
    guest, elsewhere = await callers.guest(), await callers.nobody()
    welcome = await guest.post("/api/accounts", 200, login="Änne", password=PASSWORD)
    assert welcome["me"]["person"]["id"] == guest.id
    assert len(welcome["codes"]) == 8
    assert welcome["me"] == await guest.get("/api/me")
    await elsewhere.post("/api/sign-in", 200, login="änne", password=PASSWORD)
    assert (await elsewhere.get("/api/me"))["person"]["kind"] == "account"


async def test_nothing_is_looked_up_once_a_guest_has_recovery_codes(
    callers: Callers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What failed then would take the only copy of them along."""
    guest, people = await callers.guest(), callers.club.database.people
    become, away = people.become_account, AsyncMock(side_effect=StorageError("database-away", database="x"))

    async def become_and_go(*about: Any, **values: Any) -> None:
        await become(*about, **values)
        for name in ("get", "find", "has_host"):
            patched.setattr(people, name, away)

    with monkeypatch.context() as patched:
        patched.setattr(people, "become_account", become_and_go)
        welcome = await guest.post("/api/accounts", 200, login="anna", password=PASSWORD)
    assert len(welcome["codes"]) == 8


async def test_a_name_to_sign_in_with_is_taken_once(callers: Callers) -> None:
    await callers.account("berta")
    await (await callers.nobody()).post("/api/accounts", 409, login="BERTA", password=PASSWORD)


async def test_a_wrong_password_and_a_wrong_name_are_refused_alike(callers: Callers) -> None:
    await callers.account("berta")
    caller = await callers.nobody()
    wrong = await caller.post("/api/sign-in", 401, login="berta", password="wrong horse")
    nobody = await caller.post("/api/sign-in", 401, login="cecilia", password="wrong horse")
    assert wrong == nobody


@pytest.mark.parametrize("login", ["anna@example.org", "Anna B.", "a", "a" * 60])
async def test_a_name_that_nobody_can_have_is_wrong_like_any_other(callers: Callers, login: str) -> None:
    caller = await callers.nobody()
    wrong = await caller.post("/api/sign-in", 401, login=login, password=PASSWORD)
    assert wrong["key"] == "server.error.wrong-password"
    wrong = await caller.post("/api/recover", 401, login=login, code="abcd", password=PASSWORD)
    assert wrong["key"] == "server.error.wrong-code"
    await caller.post("/api/accounts", 400, login=login, password=PASSWORD)


async def test_a_recovery_code_gives_a_new_password_once_and_ends_all_sessions(callers: Callers) -> None:
    owner, other = await callers.nobody(), await callers.nobody()
    codes = (await owner.post("/api/accounts", 200, login="berta", password=PASSWORD))["codes"]
    typed = codes[0].upper().replace("-", " ")
    await other.post("/api/recover", 200, login="berta", code=typed, password="another horse")
    assert (await owner.get("/api/me"))["person"] is None
    await (await callers.nobody()).post("/api/recover", 401, login="berta", code=codes[0], password="a third horse")
    await owner.post("/api/sign-in", 200, login="berta", password="another horse")


async def test_a_recovery_takes_the_same_way_for_a_name_that_nobody_has(
    callers: Callers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the time that it takes would tell who is here."""
    await callers.account("berta")
    caller, people = await callers.nobody(), callers.club.database.people
    spent = AsyncMock(wraps=people.spend_recovery)
    monkeypatch.setattr(people, "spend_recovery", spent)
    answers = [
        await caller.post("/api/recover", 401, login=login, code="abcd", password=PASSWORD)
        for login in ("berta", "cecilia")
    ]
    assert answers[0] == answers[1]
    assert spent.await_count == 2


async def test_a_new_password_and_new_codes_need_the_old_password(callers: Callers) -> None:
    owner = await callers.account("berta")
    await owner.post("/api/me/password", 403, old="wrong horse", new="another horse")
    await owner.post("/api/me/password", 204, old=PASSWORD, new="another horse")
    await owner.post("/api/me/codes", 403, password=PASSWORD)
    assert len((await owner.post("/api/me/codes", 200, password="another horse"))["codes"]) == 8
    await (await callers.guest()).post("/api/me/codes", 409, password="x")  # a guest has none
    deeds = [deed.deed for deed in await callers.club.database.audit.list()]
    assert deeds == ["codes", "password", "account"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/recover", {"login": "berta", "password": "another horse"}),
        ("/api/me/password", {"old": PASSWORD, "new": "another horse"}),
        ("/api/me/codes", {"password": PASSWORD}),
        ("/api/accounts", {"login": "anna", "name": "Annette", "password": PASSWORD}),
    ],
)
async def test_what_is_done_to_an_account_is_noted_in_the_audit_trail_or_is_not_done(
    callers: Callers, path: str, body: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that is killed in between would have eaten a recovery code, or have noted nothing."""
    guest, owner, phone = await callers.guest("Anna"), await callers.nobody(), await callers.nobody()
    code = (await owner.post("/api/accounts", 200, login="berta", password=PASSWORD))["codes"][0]
    await phone.post("/api/sign-in", 200, login="berta", password=PASSWORD)
    people, audit = callers.club.database.people, callers.club.database.audit
    before = await people.list()
    with monkeypatch.context() as patched:
        nothing = Must(update(person).where(false()).values(name=""), "busy")
        patched.setattr(audit, "written", Mock(return_value=nothing))
        by = guest if path == "/api/accounts" else owner
        refused = await by.http.post(path, json=body | ({"code": code} if path == "/api/recover" else {}))
        assert refused.status_code >= 400
    assert await people.list() == before
    assert (await phone.get("/api/me"))["person"] is not None
    assert [deed.deed for deed in await audit.list()] == ["account"]


async def test_sessions_are_listed_and_ended(callers: Callers) -> None:
    here, there = await callers.account("berta"), await callers.nobody()
    await there.post("/api/sign-in", 200, login="berta", password=PASSWORD, device="phone")
    sessions = await here.get("/api/me/sessions")
    assert {session["device"]: session["is_this"] for session in sessions} == {"": True, "phone": False}
    phone = next(session["id"] for session in sessions if session["device"] == "phone")
    await here.call("DELETE", f"/api/me/sessions/{phone}", 204)
    assert (await there.get("/api/me"))["person"] is None
    await here.call("DELETE", f"/api/me/sessions/{phone}", 404)


async def test_a_session_that_nobody_has_used_for_long_is_over(callers: Callers) -> None:
    old, fresh = await callers.guest(), await callers.guest()
    people = callers.club.database.people
    for caller, days in ((old, 181), (fresh, 179)):
        own = update(session).where(session.c.person == caller.id)
        await people._write(own.values(seen=now() - days * A_DAY))
    assert (await old.get("/api/me"))["person"] is None
    await old.post("/api/me/link", 401)
    assert (await fresh.get("/api/me"))["person"]["id"] == fresh.id


async def test_a_personal_link_that_nobody_has_used_for_long_opens_nothing(callers: Callers) -> None:
    for days, status in ((181, 401), (179, 200)):
        guest = await callers.guest()
        secret = (await guest.post("/api/me/link", 200))["path"].rpartition("/")[2]
        own = update(session).where(session.c.person == guest.id)
        await callers.club.database.people._write(own.values(seen=now() - days * A_DAY))
        await (await callers.nobody()).post("/api/back", status, secret=secret)


async def test_nobody_ends_the_sessions_of_others(callers: Callers) -> None:
    anna, berta = await callers.account("anna"), await callers.account("berta")
    session = (await anna.get("/api/me/sessions"))[0]["id"]
    await berta.call("DELETE", f"/api/me/sessions/{session}", 404)
    assert (await anna.get("/api/me"))["person"] is not None


async def test_personal_data_are_handed_out_without_hashes_and_can_be_deleted(callers: Callers) -> None:
    owner = await callers.account("berta")
    data = await owner.get("/api/me/data")
    assert data["person"]["login"] == "berta"
    assert "argon2" not in str(data)
    await owner.post("/api/me/delete", 403, password="wrong horse")
    await owner.post("/api/me/delete", 204, password=PASSWORD)
    assert (await owner.get("/api/me"))["person"] is None
    await (await callers.nobody()).post("/api/sign-in", 401, login="berta", password=PASSWORD)


async def test_personal_data_tell_no_end_behind_a_window_that_is_still_shown(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = await begun(anna, berta)
    live = await callers.club.hall.tables.live(table)
    database, ended = callers.club.database, Phase("over", {"scores": [1, 2]})
    await database.tables.set_phase(table, ended, was=["running"])
    offer = Proposal(id="offer", game=table, seat=0, to_seat=1, text="x", state="gone")
    await database.tables.lay_proposal(offer)
    live.window_queue.queue = [HeldPosition(7, live.running.state, {}, [], until=now() + 60_000)]
    data = await anna.get("/api/me/data")
    assert [(game["phase"], game["ended"], game["result"]) for game in data["game"]] == [("running", None, None)]
    assert "state" not in data["proposal"][0]
    live.window_queue.queue = []
    await live.refresh()
    data = await anna.get("/api/me/data")
    assert [(game["phase"], game["result"]) for game in data["game"]] == [("over", {"scores": [1, 2]})]
    assert data["proposal"][0]["state"] == "gone"


async def test_who_goes_leaves_a_game_that_has_ended_behind_a_window_like_one_that_is_played(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = await begun(anna, berta)
    live = await callers.club.hall.tables.live(table)
    await callers.club.database.tables.set_phase(table, Phase("over", {"scores": [1, 2]}), was=["running"])
    told: dict[int | None, int] = {None: 0, 0: 0, 1: 0}
    live.window_queue.queue = [HeldPosition(7, live.running.state, told, [0, 0], until=now() + 60_000)]
    await berta.post("/api/me/delete", 204)
    page = await anna.get(f"/api/tables/{table}/page?seat=0")
    assert sorted(sitter["state"] for sitter in page["people"]) == ["person", "stand-in"]


async def test_the_first_host_needs_the_code_and_an_account(callers: Callers) -> None:
    guest, account = await callers.guest(), await callers.account("berta")
    assert (await account.get("/api/me"))["wants_host"] is True
    code = str(callers.club.first_host.code)
    await account.post("/api/me/host", 403, secret="abcd")
    await guest.post("/api/me/host", 409, secret=code)
    assert (await account.post("/api/me/host", 200, secret=code))["person"]["role"] == "host"
    await account.post("/api/me/host", 403, secret=code)  # once
    assert (await account.get("/api/me"))["wants_host"] is False


async def test_a_code_that_is_made_after_the_start_is_printed_like_the_first_one(callers: Callers) -> None:
    """The last host may be none any more, while the server runs."""
    account, said = await callers.account("berta"), list[str]()
    with socket.create_server(("127.0.0.1", 0)) as door:
        await Greeting(said.append, "en", opens_browser=False).say_all(callers.club.settings, door, callers.club)
    await account.post("/api/me/host", 200, secret=str(callers.club.first_host.code))
    await callers.club.database.people.set_role(account.id, "player")
    before = len(said)
    for _ in range(2):
        assert (await account.get("/api/me"))["wants_host"] is True
    (sentence,) = said[before:]
    await account.post("/api/me/host", 200, secret=sentence.split()[-1])


@pytest.mark.parametrize("depth", [20, 900, 975, 1100])
async def test_settings_that_are_too_deep_to_be_kept_are_refused(callers: Callers, depth: int) -> None:
    """No storage writes what is nested for ever, and the whole server would hear of it."""
    guest = await callers.guest()
    kept = (await guest.call("PATCH", "/api/me", 200, settings={"sound": True, "sizes": {"a": [1, 2]}}))["person"]
    body = '{"settings": {"a": ' + "[" * depth + "]" * depth + "}}"
    refused = await guest.http.patch("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert refused.status_code == 400, refused.text
    assert (await guest.get("/api/me"))["person"] == kept


@pytest.mark.parametrize("name", ["", " ", "a" * 41, "a\u0000b", "a\u202eb", "\ud800", "\u200d\u00a0"])
async def test_a_name_that_cannot_be_shown(callers: Callers, name: str) -> None:
    caller = await callers.nobody()
    body = json.dumps({"name": name})  # writes what cannot be encoded as escapes
    response = await caller.http.post("/api/guests", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code == 400, response.text
    assert (await caller.get("/api/me"))["person"] is None


@pytest.mark.parametrize(("name", "shown"), [("Anna\u00a0 B", "Anna B"), ("👩\u200d🌾", "👩\u200d🌾"), ("A\nB", "A B")])
async def test_a_name_is_one_line_of_what_can_be_seen(callers: Callers, name: str, shown: str) -> None:
    caller = await callers.nobody()
    assert (await caller.post("/api/guests", 200, name=name))["person"]["name"] == shown


async def test_a_blocked_person_may_only_take_their_data_and_go(callers: Callers) -> None:
    host, berta = await callers.host(), await callers.account("berta")
    await host.call("PUT", f"/api/host/people/{berta.id}/blocked", 204)
    assert (await berta.get("/api/me"))["person"] is None  # the sessions have ended
    await berta.post("/api/sign-in", 200, login="berta", password=PASSWORD)
    assert (await berta.post("/api/tables", 403, title="flanders"))["key"] == "server.error.blocked"
    assert (await berta.get("/api/me/data"))["person"]["login"] == "berta"
    await host.call("PUT", f"/api/host/people/{host.id}/blocked", 403)


async def test_the_audit_trail_has_who_was_blocked_also_when_their_tables_cannot_be_left(
    callers: Callers, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, berta = await callers.host(), await callers.account("berta")
    monkeypatch.setattr(callers.club, "leave_all", AsyncMock(side_effect=Conflict("busy")))
    await host.call("PUT", f"/api/host/people/{berta.id}/blocked", 409)
    deed = (await host.get("/api/host/audit"))[0]
    assert (deed["deed"], deed["about"]) == ("block", {"whose": berta.id})


async def test_a_guest_who_is_let_in_again_has_the_games_of_before(callers: Callers) -> None:
    host, anna = await callers.host(), await callers.guest("Anna")
    table = (await anna.post("/api/tables", 201, title="flanders", seats=2, bots={"1": "apprentice"}))["table"]
    await anna.post(f"/api/tables/{table}/sit", 200, seat=0)
    await anna.post(f"/api/tables/{table}/begin", 200)
    await host.call("PUT", f"/api/host/people/{anna.id}/blocked", 204)
    assert (await anna.get("/api/me"))["person"]["blocked"] is True
    assert (await anna.post("/api/tables", 403, title="flanders"))["key"] == "server.error.blocked"
    await anna.get(f"/api/tables/{table}/page?seat=0", 403)
    await host.call("DELETE", f"/api/host/people/{anna.id}/blocked", 204)
    assert [each["id"] for each in (await anna.get("/api/lobby"))["own"]] == [table]
    await anna.post(f"/api/tables/{table}/seats/0/come-back", 200)


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        (Settings(port=1302), None),
        (Settings(port=1302, address="https://games.example.org"), "https://games.example.org"),
        (Settings(port=1302, host="0.0.0.0"), "http://10.1.2.3:1302"),
        (Settings(port=0, host="0.0.0.0"), None),
    ],
)
def test_others_are_told_an_address_at_which_they_find_the_server(
    monkeypatch: pytest.MonkeyPatch, settings: Settings, address: str | None
) -> None:
    monkeypatch.setattr(public_address, "own_address", lambda: "10.1.2.3")
    assert public_address.address_for_others(settings) == address


async def test_a_page_is_answered_in_its_own_language_and_a_program_in_that_of_its_person(callers: Callers) -> None:
    """Somebody who reads German signs in on a device whose pages are Dutch."""
    guest, dutch = await callers.guest(), {"Accept-Language": "nl"}
    await guest.call("PATCH", "/api/me", 200, language="de")
    said = [(await guest.http.get("/api/phrases", headers=header)).json()["phrases"] for header in (dutch, {})]
    del guest.http.headers["X-Zunft"]
    said.append((await guest.http.get("/api/phrases", headers=dutch)).json()["phrases"])
    assert [each["well-played"] for each in said] == ["Goed gespeeld!", "Gut gespielt!", "Gut gespielt!"]
