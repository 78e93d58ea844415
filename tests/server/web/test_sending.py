"""Notices that really leave: the bytes that arrive at a webhook, a mail server and a push service."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from structlog.testing import capture_logs
from tests.server.web.callers import Caller, Callers
from tests.server.web.conftest import settings_for
from tests.server.web.sinks import MailSink, WebSink, certified, listening

from zunft.server.app import create_app
from zunft.server.config import ConfigError
from zunft.server.services import open_club
from zunft.server.web import notices
from zunft.server.web.channels import Ways, push_key_from

pytestmark = pytest.mark.anyio
CODE = r"[a-z2-7]{4}(?:-[a-z2-7]{4}){3}"
Opening = Callable[..., AbstractAsyncContextManager[Callers]]
TURNS = {
    "en": "It is your turn at 2 tables: Stammtisch, Gülden. http://games.example.org",
    "de": "Du bist an 2 Tischen dran: Stammtisch, Gülden. http://games.example.org",
    "nl": "Jij bent aan 2 tafels aan de beurt: Stammtisch, Gülden. http://games.example.org",
}


@pytest.fixture
def tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    return certified(tmp_path, monkeypatch)


@pytest.fixture
async def sink(tls: ssl.SSLContext) -> AsyncIterator[WebSink]:
    async with listening(WebSink(), tls) as found:
        yield found


@pytest.fixture
def opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Opening:
    monkeypatch.setattr(notices, "LOOKS", 0.02)

    @asynccontextmanager
    async def opened(**changes: Any) -> AsyncIterator[Callers]:
        settings = settings_for(tmp_path, address="http://games.example.org", **{"digest_minutes": 1} | changes)
        async with open_club(settings) as club, Callers(create_app(settings, club), club) as callers:
            club.notices.awaited = None  # tables that are only named count, too
            yield callers

    return opened


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


async def confirm(guest: Caller, text: str, **notice: str) -> None:
    code = re.findall(CODE, text)[0]
    await guest.post("/api/me/notices/confirm", 200, kind=notice["kind"], target=notice["target"], code=code)


async def tell_twice(callers: Callers, guest: Caller) -> None:
    """Many turns at two tables, as they come in a lively evening; then it is time for the digest."""
    callers.later(0)
    for _ in range(10):
        await callers.club.notices.tell("turn", "table-1", "Stammtisch", guest.id)
        await callers.club.notices.tell("turn", "table-2", "Gülden", guest.id)
    callers.later(1)


def said_in(form: str, body: bytes) -> str:
    return body.decode() if form == "ntfy" else str(json.loads(body)[{"discord": "content", "matrix": "text"}[form]])


@pytest.mark.parametrize("form", ["ntfy", "matrix", "discord"])
async def test_a_webhook_gets_one_digest_in_each_language(opening: Opening, sink: WebSink, form: str) -> None:
    async with opening(webhook_hosts=f"localhost:{sink.port}") as callers:
        guest, notice = await callers.guest(), {"kind": "webhook", "target": f"https://localhost:{sink.port}/anna"}
        await guest.call("PUT", "/api/me/notices", 200, **notice, format=form)
        await confirm(guest, said_in(form, sink.arrived.pop().body), **notice)
        for language, text in TURNS.items():
            await guest.call("PATCH", "/api/me", 200, language=language)
            await tell_twice(callers, guest)
            await until(lambda: sink.arrived)
            assert [(each.path, said_in(form, each.body)) for each in sink.arrived] == [("/anna", text)]
            sink.arrived.clear()


async def test_a_letter_arrives_over_tls_with_all_that_a_letter_has(opening: Opening, tls: ssl.SSLContext) -> None:
    sent = {"smtp_host": "localhost", "smtp_from": "Club <club@example.org>"}
    async with listening(MailSink(tls), None) as post, opening(**sent, smtp_port=post.port) as callers:
        guest, notice = await callers.account(), {"kind": "email", "target": "anna@example.org"}
        await guest.call("PATCH", "/api/me", 200, language="de")
        await guest.call("PUT", "/api/me/notices", 200, **notice)
        await confirm(guest, message_from_bytes(post.letters.pop()[1], policy=policy.default).get_content(), **notice)
        await tell_twice(callers, guest)
        await until(lambda: post.letters)
        [(said, letter)] = post.letters
    read = message_from_bytes(letter, policy=policy.default)
    assert [line for line in said if ":" in line] == ["MAIL FROM:<club@example.org>", "RCPT TO:<anna@example.org>"]
    assert "STARTTLS" in said
    assert read["Subject"] == "Zunft: Neues von deinen Tischen"
    assert read.get_content().splitlines()[0] == TURNS["de"]
    assert (read["To"], read["Auto-Submitted"]) == ("anna@example.org", "auto-generated")
    assert read["Date"].datetime is not None
    assert read["Message-ID"].endswith("@example.org>")


async def test_no_letter_is_given_to_a_mail_server_that_is_somebody_else(
    opening: Opening, tls: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")  # nobody vouches for it any more
    sent = {"smtp_host": "localhost", "smtp_from": "club@example.org"}
    async with listening(MailSink(tls), None) as post, opening(**sent, smtp_port=post.port) as callers:
        guest = await callers.account()
        refused = await guest.call("PUT", "/api/me/notices", 409, kind="email", target="anna@example.org")
        assert refused["key"] == "server.error.notice-failed"
        assert not post.letters


class Browser:
    """What a browser keeps of its subscription."""

    def __init__(self, port: int) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), bytes(range(16))
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": packed(point), "auth": packed(self.auth)}
        self.notice = {"kind": "push", "target": f"https://localhost:{port}/send/7", "keys": keys}

    def opened(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def claims_of(authorization: str, public: str) -> dict[str, Any]:
    """What the club has signed; an error when it has not."""
    told = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert told["k"].rstrip("=") == public.rstrip("=")
    signed, _, signature = told["t"].rpartition(".")
    halves = [int.from_bytes(half) for half in (unpacked(signature)[:32], unpacked(signature)[32:])]
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(public))
    key.verify(utils.encode_dss_signature(*halves), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(unpacked(signed.split(".")[1]))
    return claims


def pushing(tmp_path: Path, port: int) -> dict[str, Any]:
    key, contact = str(tmp_path / "push.pem"), "mailto:club@example.org"
    return {"push_key": key, "push_contact": contact, "push_hosts": f"localhost:{port}"}


async def test_a_push_is_signed_by_the_club_and_sealed_for_one_browser(
    opening: Opening, sink: WebSink, tmp_path: Path
) -> None:
    async with opening(**pushing(tmp_path, sink.port)) as callers:
        guest, browser = await callers.guest(), Browser(sink.port)
        await guest.call("PATCH", "/api/me", 200, language="nl")
        await guest.call("PUT", "/api/me/notices", 200, **browser.notice)
        await callers.club.notices.tell("turn", "table-1", "Gülden", guest.id)
        callers.later(1)
        await until(lambda: sink.arrived)
        [arrived], public = sink.arrived, (await guest.get("/api/notices"))["push_key"]
    assert browser.opened(arrived.body) == {
        "title": "Zunft: nieuws van je tafels",
        "text": "Jij bent aan de beurt: Gülden.",
        "table": "table-1",
    }
    claims = claims_of(arrived.headers["authorization"], public)
    assert (claims["aud"], claims["sub"]) == (f"https://localhost:{sink.port}", "mailto:club@example.org")
    assert int(arrived.headers["ttl"]) > 3600  # the device may be switched off


async def test_a_browser_that_has_left_is_forgotten(opening: Opening, sink: WebSink, tmp_path: Path) -> None:
    async with opening(**pushing(tmp_path, sink.port)) as callers:
        guest, browser = await callers.guest(), Browser(sink.port)
        await guest.call("PUT", "/api/me/notices", 200, **browser.notice)
        sink.status = 410
        await guest.post("/api/me/notices/test", 409, **browser.notice)
        assert await guest.get("/api/me/notices") == []


async def test_a_webhook_that_is_not_found_stays_and_one_that_says_it_has_gone_does_not(
    opening: Opening, sink: WebSink
) -> None:
    async with opening(webhook_hosts=f"localhost:{sink.port}") as callers:
        guest, notice = await callers.guest(), {"kind": "webhook", "target": f"https://localhost:{sink.port}/anna"}
        await guest.call("PUT", "/api/me/notices", 200, **notice)
        await confirm(guest, sink.arrived.pop().body.decode(), **notice)
        for sink.status, left in ((404, 1), (410, 0)):
            await guest.post("/api/me/notices/test", 409, **notice)
            assert len(await guest.get("/api/me/notices")) == left


async def test_a_push_service_cannot_send_us_elsewhere(opening: Opening, sink: WebSink, tmp_path: Path) -> None:
    async with opening(**pushing(tmp_path, sink.port)) as callers:
        guest, browser = await callers.guest(), Browser(sink.port)
        await guest.call("PUT", "/api/me/notices", 200, **browser.notice)
        sink.status, sink.more = 307, f"Location: https://localhost:{sink.port}/elsewhere\r\n"
        await guest.post("/api/me/notices/test", 409, **browser.notice)
        assert [each.path for each in sink.arrived] == ["/send/7"]
        without = {name: browser.notice[name] for name in ("kind", "target")}
        assert (await guest.call("PUT", "/api/me/notices", 400, **without))["key"] == "server.error.push-keys"


def test_the_club_s_key_is_made_once_and_is_for_nobody_else_s_eyes(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    made = push_key_from(file)
    assert push_key_from(file).private_pem() == made.private_pem()
    assert file.stat().st_mode & 0o077 == 0
    assert [each.name for each in tmp_path.iterdir()] == ["push.pem"]
    file.write_text("no key")
    with pytest.raises(ConfigError, match=r"push\.pem is not a key"):
        push_key_from(file)
    with pytest.raises(ConfigError, match=r"other\.pem cannot be made"):
        push_key_from(file / "other.pem")


def test_a_push_service_must_know_whom_to_write_to(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="push_contact"):
        Ways(settings_for(tmp_path, push_key=str(tmp_path / "push.pem")))


async def test_a_server_that_hangs_holds_up_no_move_and_is_noted_once(opening: Opening, sink: WebSink) -> None:
    async with opening(webhook_hosts=f"localhost:{sink.port}", digest_minutes=0) as callers:
        anna, notice = await callers.guest(), {"kind": "webhook", "target": f"https://localhost:{sink.port}/anna"}
        await anna.call("PUT", "/api/me/notices", 200, **notice)
        await confirm(anna, sink.arrived.pop().body.decode(), **notice)
        sink.answers.clear()
        table = (await anna.post("/api/tables", 201, title="flanders", seats=2, edition="tiny"))["table"]
        for seat in range(2):
            await anna.post(f"/api/tables/{table}/sit", 200, seat=seat)
        with capture_logs() as lines:
            await anna.post(f"/api/tables/{table}/begin", 200)
            await until(lambda: sink.arrived)
            played = await moves(anna, table, 6)
            assert not sink.answers.is_set()
            sink.status = 500
            sink.answers.set()
            for _ in range(3):
                await anna.post("/api/me/notices/test", 409, **notice)
        assert played == 6
        assert [line["event"] for line in lines if line["log_level"] == "warning"] == ["notices fail"]


async def test_what_waits_for_its_digest_arrives_before_the_club_is_closed(opening: Opening, sink: WebSink) -> None:
    async with opening(webhook_hosts=f"localhost:{sink.port}", digest_minutes=5) as callers:
        guest, notice = await callers.guest(), {"kind": "webhook", "target": f"https://localhost:{sink.port}/anna"}
        await guest.call("PUT", "/api/me/notices", 200, **notice)
        await confirm(guest, sink.arrived.pop().body.decode(), **notice)
        await tell_twice(callers, guest)
        await asyncio.sleep(0.1)
        assert not sink.arrived
    assert [each.body.decode() for each in sink.arrived] == [TURNS["en"]]


async def moves(anna: Caller, table: str, most: int) -> int:
    """Both seats answer with their first option."""
    for at in range(most):
        pages = [await anna.get(f"/api/tables/{table}/page?seat={seat}&since=0") for seat in range(2)]
        page = next(page for page in pages if page["question"])
        answer = {"ask": page["ask"], "key": f"key-number-{at}", "text": page["options"][0]}
        await anna.post(f"/api/tables/{table}/seats/{page['seat']}/answer", 200, **answer)
    return most
