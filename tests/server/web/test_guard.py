"""Requests from other sites, cookies, sizes, rates, headers, and what the log and the figures tell."""

from __future__ import annotations

import logging
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from tests.server.web.callers import PASSWORD, Callers
from tests.server.web.test_play import asked_of, begun

from zunft.engine.journal import JournalError
from zunft.server import logs
from zunft.server.config import Settings
from zunft.server.web import openapi
from zunft.server.web.errors import without_words
from zunft.server.web.limits import Full, OpenSockets, Rate, grouped

pytestmark = pytest.mark.anyio
FORM = {"name": "Anna"}


async def test_a_request_of_another_site_changes_nothing(callers: Callers) -> None:
    guest = await callers.guest()
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        response = await guest.http.post("/api/me/link", headers=headers)
        assert (response.status_code, response.json()["key"]) == (403, "server.error.foreign-page")
    own = await guest.http.post("/api/me/link", headers={"Origin": "http://hall.test"})
    assert own.status_code == 200


async def from_rebound(callers: Callers, host: str) -> tuple[int, str]:
    """A page of a site that lets its own name lead here: as far as a browser sees, it is ours."""
    caller = await callers.nobody(Host=host, Origin=f"http://{host}")
    response = await caller.http.post("/api/guests", json=FORM)
    return response.status_code, response.json().get("key", "")


@pytest.mark.parametrize("changes", [{}, {"host": "0.0.0.0", "address": "https://games.example.org"}])
async def test_a_name_that_was_led_here_is_not_ours(callers: Callers, changes: dict[str, Any]) -> None:
    unknown = (403, "server.error.unknown-host")
    assert await from_rebound(callers, "evil.example") == unknown
    assert await from_rebound(callers, "evil.example:1302") == unknown
    own = ["localhost:1302", "127.0.0.1:1302", "[::1]:1302", "192.168.0.7", "raspberrypi", "zunft.local:1302"]
    for host in [*own, "games.example.org"] if changes else own:
        assert (await from_rebound(callers, host))[0] == 200


@pytest.mark.parametrize("changes", [{"host": "0.0.0.0"}])
async def test_who_serves_a_network_under_no_address_believes_every_name(callers: Callers) -> None:
    assert (await from_rebound(callers, "games.example.org"))[0] == 200


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/accounts", {"login": "anna\n", "password": PASSWORD}),
        ("/api/guests", {"name": "Anna", "colour": "#aabbcc\n"}),
        ("/api/accounts", {"login": "anna", "password": PASSWORD, "email": "a@example.org\n"}),
    ],
)
async def test_a_line_break_after_a_word_is_no_part_of_it(callers: Callers, path: str, body: dict[str, str]) -> None:
    refused = await (await callers.nobody()).post(path, 400, **body)
    assert refused["key"].startswith("server.error.field")


async def test_a_request_with_the_cookie_needs_the_header_that_no_form_can_send(callers: Callers) -> None:
    guest = await callers.guest()
    del guest.http.headers["X-Zunft"]
    response = await guest.http.post("/api/me/link")
    assert (response.status_code, response.json()["key"]) == (403, "server.error.no-header")


async def test_a_form_of_another_kind_is_refused(callers: Callers) -> None:
    caller = await callers.nobody()
    plain = await caller.http.post("/api/guests", content='{"name": "x"}', headers={"Content-Type": "text/plain"})
    assert plain.status_code == 415
    form = await caller.http.post("/api/guests", data=FORM)
    assert form.status_code == 415


async def test_the_cookie_is_for_the_server_alone(callers: Callers) -> None:
    caller = await callers.nobody()
    response = await caller.http.post("/api/guests", json=FORM)
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # plain http at home


async def test_the_cookie_travels_by_tls_only_where_there_is_tls(callers: Callers) -> None:
    caller = await callers.nobody()
    response = await caller.http.post("https://hall.test/api/guests", json=FORM)
    assert "secure" in response.headers["set-cookie"].lower()
    assert response.headers["strict-transport-security"].startswith("max-age")


@pytest.mark.parametrize("path", ["/", "/health"])
async def test_who_watches_over_the_server_may_ask_for_the_head_alone(callers: Callers, path: str) -> None:
    answer = await (await callers.nobody()).http.head(path)
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize("path", ["/", "/health", "/api/me", "/api/nowhere", "/nowhere", "/api/openapi.json"])
async def test_every_answer_has_the_headers_that_guard_a_browser(callers: Callers, path: str) -> None:
    response = await (await callers.nobody()).http.get(path)
    policy = response.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "'unsafe-eval'" not in policy
    assert "frame-ancestors 'none'" in policy
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "no-referrer"
    assert path[:4] != "/api" or response.headers["cache-control"] == "no-store"


async def test_a_request_that_is_too_large(callers: Callers) -> None:
    caller = await callers.nobody()
    large = await caller.http.post("/api/guests", json={"name": "x" * 100_000})
    assert (large.status_code, large.json()["key"]) == (413, "server.error.too-large")


@pytest.mark.parametrize("changes", [{"rate_address": 8}])
async def test_an_address_that_asks_too_often_waits(callers: Callers) -> None:
    caller = await callers.nobody("10.0.0.1")
    statuses = [(await caller.http.get("/api/me")).status_code for _ in range(4)]
    assert statuses[0] == 200
    assert statuses[-1] == 429
    refused = await caller.http.get("/api/me")
    assert int(refused.headers["retry-after"]) > 0
    assert (await (await callers.nobody("10.0.0.2")).http.get("/api/me")).status_code == 200


@pytest.mark.parametrize("changes", [{"rate_person": 4}])
async def test_a_person_who_asks_too_often_waits_and_no_other_of_the_house(callers: Callers) -> None:
    guest, other = await callers.guest("Anna"), await callers.guest("Berta")
    assert [(await guest.http.get("/api/mine")).status_code for _ in range(3)] == [200, 429, 429]
    assert (await other.http.get("/api/mine")).status_code == 200


@pytest.mark.parametrize("changes", [{"rate_sign_in": 1}])
async def test_passwords_cannot_be_guessed_from_many_addresses(callers: Callers) -> None:
    await callers.account("berta")
    statuses = []
    for at in range(14):
        caller = await callers.nobody(f"10.0.1.{at}")
        response = await caller.http.post("/api/sign-in", json={"login": "berta", "password": "wrong horse"})
        statuses.append(response.status_code)
    assert statuses[:10] == [401] * 10
    assert 429 in statuses[10:]


@pytest.mark.parametrize("changes", [{"rate_sign_in": 3}])
@pytest.mark.parametrize("path", ["sign-in", "recover"])
async def test_who_guesses_at_a_login_does_not_keep_its_owner_out(callers: Callers, path: str) -> None:
    await callers.account("berta")
    guesser = await callers.nobody("10.0.1.1")
    guess = {"login": "berta", "password": "wrong horse"} | ({"code": "nothing"} if path == "recover" else {})
    statuses = [(await guesser.http.post(f"/api/{path}", json=guess)).status_code for _ in range(5)]
    assert statuses == [401, 401, 401, 429, 429]
    owner = await callers.nobody("10.0.2.1")
    await owner.post(f"/api/{path}", 401, **guess)
    await owner.post("/api/sign-in", 200, login="berta", password=PASSWORD)


@pytest.mark.parametrize("changes", [{"rate_new": 2}])
async def test_new_tables_of_one_person_have_a_limit(callers: Callers) -> None:
    guest = await callers.guest()
    statuses = [(await guest.http.post("/api/tables", json={"title": "flanders"})).status_code for _ in range(4)]
    assert statuses[0] == 201
    assert statuses[-1] == 429


@pytest.mark.parametrize("changes", [{"rate_table": 4}])
async def test_a_stranger_uses_nothing_up_of_what_a_table_may_ask(callers: Callers) -> None:
    anna, berta, stranger = await callers.guest("Anna"), await callers.guest("Berta"), await callers.guest("Stranger")
    table = await begun(anna, berta)
    for _ in range(8):
        await stranger.get(f"/api/tables/{table}/page?seat=0", 403)
    await anna.get(f"/api/tables/{table}/page?seat=0", 200)


@pytest.mark.parametrize("changes", [{"rate_table": 4}])
async def test_a_seat_uses_nothing_up_of_what_another_may_ask(callers: Callers) -> None:
    """Else one could tell by one's own limit that somebody has answered in secret."""
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = await begun(anna, berta)
    asked = [await berta.http.get(f"/api/tables/{table}/page?seat=1") for _ in range(8)]
    assert asked[-1].status_code == 429
    await anna.get(f"/api/tables/{table}/page?seat=0", 200)


@pytest.mark.parametrize("changes", [{"rate_thought": 2}])
async def test_what_takes_long_thought_has_a_limit_of_its_own(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = await begun(anna, berta, advice=True)
    asked, seat, page = await asked_of(table, anna, berta)
    at = f"/api/tables/{table}/seats/{seat}"
    await asked.post(f"{at}/what-if", 200, text=page["options"][0])
    await asked.get(f"/api/tables/{table}/replay", 409)
    for path in (f"{at}/advice", f"/api/tables/{table}/replay", f"/api/tables/{table}/news"):
        assert (await asked.get(path, 429))["key"] == "server.error.too-many"
    await asked.get(f"/api/tables/{table}/page?seat={seat}", 200)


@pytest.mark.parametrize("changes", [{"rate_thought": 2}])
async def test_a_word_that_is_no_key_is_no_caller_of_its_own(callers: Callers) -> None:
    """Else whoever makes up another one with each request asks as often as they like."""
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = await begun(anna, berta)
    key = (await anna.post(f"/api/tables/{table}/seats/0/key", 200))["key"]
    made_up = [await callers.nobody(Authorization=f"Bearer made-up-{number}") for number in range(4)]
    statuses = [(await caller.http.get(f"/api/tables/{table}/replay")).status_code for caller in made_up]
    assert statuses == [409, 409, 429, 429]
    await (await callers.nobody(Authorization=f"Bearer {key}")).get(f"/api/tables/{table}/replay", 409)


@pytest.mark.parametrize("changes", [{"rate_talk": 12}])
async def test_nobody_floods_a_table_with_words(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = await begun(anna, berta)
    said = [await anna.http.post(f"/api/tables/{table}/seats/0/talk", json={"key": "hurry"}) for _ in range(5)]
    assert [each.status_code for each in said] == [200, 200, 200, 429, 429]
    await berta.post(f"/api/tables/{table}/seats/1/talk", 200, text="One moment")
    assert len(await berta.get(f"/api/tables/{table}/talk")) == 4


def test_a_rate_lets_a_burst_through_and_then_so_many_a_minute() -> None:
    now = [0.0]
    rate = Rate(60, burst=0.1, clock=lambda: now[0])
    assert [bool(rate.wait("a")) for _ in range(8)] == [False] * 6 + [True] * 2
    now[0] += 2
    assert [bool(rate.wait("a")) for _ in range(3)] == [False, False, True]
    assert not rate.wait("b")


def test_a_household_counts_as_one_address() -> None:
    assert grouped("2001:db8::1") == grouped("2001:db8::ffff")
    assert grouped("2001:db8::1") != grouped("2001:db8:0:1::1")
    assert grouped("::ffff:10.0.0.1") == grouped("10.0.0.1")


def test_doors_are_closed_when_it_is_full() -> None:
    open_sockets = OpenSockets(Settings(sockets=2, sockets_an_address=1))
    with open_sockets.through("a"), open_sockets.through("b"):
        for address in ("a", "c"):
            with pytest.raises(Full), open_sockets.through(address):
                pass
    with open_sockets.through("a"):
        assert open_sockets.open.total() == 1


async def test_the_document_is_made_once_and_not_for_everybody_who_asks(
    callers: Callers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes as long as dozens of moves, and nobody moves meanwhile."""
    made = Mock(wraps=openapi.document)
    monkeypatch.setattr(openapi, "document", made)
    asked = [await (await callers.nobody()).http.get("/api/openapi.json") for _ in range(3)]
    assert [each.json() for each in asked] == [openapi.document(callers.app)] * 3
    assert {each.headers["content-type"] for each in asked} == {"application/json"}
    assert made.call_count == 2  # once for them, and once here


# --- what is told to the host -----------------------------------------------------------------------


async def test_figures_are_for_nobody_without_a_key(callers: Callers) -> None:
    """Not on the machine itself either: who plays there could tell by them that somebody has answered in secret."""
    assert (await (await callers.nobody()).http.get("/metrics")).status_code == 404
    for word in ("", "Bearer ", "Bearer"):
        asked = await (await callers.nobody()).http.get("/metrics", headers={"Authorization": word})
        assert asked.status_code == 404


@pytest.mark.parametrize("changes", [{"metrics_key": "open sesame"}])
async def test_figures_are_for_whoever_has_the_key(callers: Callers) -> None:
    caller = await callers.nobody()
    assert (await caller.http.get("/metrics")).status_code == 404
    with_key = await caller.http.get("/metrics", headers={"Authorization": "Bearer open sesame"})
    assert with_key.status_code == 200
    wrong = await caller.http.get("/metrics", headers=[(b"Authorization", "Bearer öffne dich".encode())])
    assert wrong.status_code == 404


@pytest.mark.parametrize("changes", [{"metrics_key": "sesame"}])
async def test_methods_that_somebody_makes_up_fill_neither_the_figures_nor_the_log(
    callers: Callers, capfd: Any
) -> None:
    logs.set_up(callers.club.settings)
    caller = await callers.nobody(Authorization="Bearer sesame")
    for number in range(5):
        assert (await caller.http.request(f"DANCE{number}", "/api/me")).status_code == 405
    figures = (await caller.http.get("/metrics")).text
    assert 'method="(other)",route="(none)",status="405"} 5.0' in figures
    assert "DANCE" not in figures + capfd.readouterr().err


@pytest.mark.parametrize("changes", [{"log": "json", "log_level": "debug", "metrics_key": "sesame"}])
async def test_log_and_figures_hold_no_secret_no_name_and_no_move(callers: Callers, capfd: Any) -> None:
    logs.set_up(callers.club.settings)
    anna, berta = await callers.guest("Hiltrud"), await callers.account("irmgard")
    secrets_ = [anna.http.cookies["zunft"], berta.http.cookies["zunft"], PASSWORD, "Hiltrud", "irmgard"]
    table = (await anna.post("/api/tables", 201, title="flanders", seats=2, edition="tiny", name="Stammtisch"))["table"]
    await anna.post(f"/api/tables/{table}/sit", 200, seat=0)
    await berta.post(f"/api/tables/{table}/sit", 200, seat=1)
    page = await anna.post(f"/api/tables/{table}/begin", 200)
    for caller, seat in ((anna, 0), (berta, 1)):
        page = await caller.get(f"/api/tables/{table}/page?seat={seat}")
        if page["options"]:
            move = page["options"][0]
            await caller.post(f"/api/tables/{table}/seats/{seat}/answer", 200, ask=page["ask"], key="k" * 9, text=move)
            secrets_.append(move)
    key = (await anna.post(f"/api/tables/{table}/seats/0/key", 200))["key"]
    link = (await anna.post("/api/me/link", 200))["path"]
    seen = capfd.readouterr().err + (await anna.http.get("/metrics", headers={"Authorization": "Bearer sesame"})).text
    assert "/api/tables/{table}/seats/{seat}/answer" in seen
    for secret in [*secrets_, key, link, table, "Stammtisch", anna.id, berta.id]:
        assert secret not in seen, secret


def test_a_fault_that_led_to_itself_is_told_once() -> None:
    """Else the server would tell it until its memory is full."""
    first, second = RuntimeError("first"), ValueError("second")
    first.__cause__, second.__context__ = second, first
    assert without_words(first)["kind"] == "RuntimeError from ValueError"
    first.__cause__ = first
    assert without_words(first)["kind"] == "RuntimeError"


@pytest.mark.parametrize("form", ["json", "text"])
async def test_a_fault_is_logged_without_the_moves_that_its_words_name(callers: Callers, capfd: Any, form: str) -> None:
    logs.set_up(msgspec.structs.replace(callers.club.settings, log=form))
    anna = await callers.guest("Anna")

    async def lobby(_person: str | None) -> None:
        try:
            raise JournalError("line 7: “0 play secret” cannot have been played")
        except JournalError as error:
            raise RuntimeError("while reading 0 play secret") from error

    callers.club.hall.lobby.lobby = lobby  # type: ignore[assignment,method-assign]
    answer = await anna.http.get("/api/lobby")
    logging.getLogger("uvicorn.error").error("Task failed: %r", "secret", exc_info=JournalError("secret"))
    logging.getLogger("zunft.server.hall.tables").error("table %s cannot be played: %s", "table-1", "JournalError")
    seen = capfd.readouterr().err
    assert answer.json()["args"]["number"] in seen
    assert "RuntimeError from JournalError" in seen
    assert "test_guard.py" in seen  # where it was
    assert "table-1" in seen
    assert "secret" not in seen
