"""The channels by which a notice leaves the machine: webhook, mail, web push; each only if the host has configured it.

A web push is a notice for a browser whose page is closed, sealed for it alone and signed with the club's own key.
"""

from __future__ import annotations

import os
import re
import ssl
import time
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import aiosmtplib
import http_ece  # type: ignore[import-untyped]
import httpx2
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid, VapidException, b64urldecode, b64urlencode  # type: ignore[import-untyped]

from zunft.server.config import ConfigError, Settings
from zunft.server.errors import ServerError
from zunft.server.storage.records import Notice, NoticeKind
from zunft.server.web.mail_address import check_address

PATIENCE = 10.0  # seconds
NAME = re.compile(r"[a-z0-9][a-z0-9.-]*(:\d+)?")  # of a host, and its port


class AddressGone(Exception):
    """The target says that it is gone for good."""


class Missing(OSError):
    """The target was not found: for a moment, or for good."""


class NoticeText(NamedTuple):
    """A notice in the language of its recipient."""

    title: str
    text: str
    link: str = ""  # to the table, or to the club
    table: str = ""  # if it is about one

    @property
    def whole(self) -> str:
        return f"{self.text} {self.link}".strip()


class Ways:
    def __init__(self, settings: Settings) -> None:
        self.settings, self.patience = settings, PATIENCE
        self.kinds: list[NoticeKind] = []
        self.kinds += ["webhook"] if settings.webhook_hosts else []
        self.kinds += ["email"] if settings.smtp_host else []
        self.kinds += ["push"] if settings.push_key else []
        self.pusher = Pusher(settings) if settings.push_key else None

    @property
    def push_public(self) -> str:
        return self.pusher.public if self.pusher else ""

    @cached_property
    def http(self) -> httpx2.AsyncClient:
        """One for all that is sent: reading the certificates takes 30 ms, in which nobody can play."""
        return httpx2.AsyncClient()

    @cached_property
    def tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    async def close(self) -> None:
        if "http" in self.__dict__:
            await self.http.aclose()

    def check(self, notice: Notice) -> None:
        """ServerError when this server sends nothing there."""
        if notice.kind not in self.kinds:
            raise ServerError("notice-way", kind=notice.kind)
        if notice.kind == "email":
            return check_address(notice.target)
        hosts = self.settings.listed("webhook_hosts" if notice.kind == "webhook" else "push_hosts")
        if not is_allowed(notice.target, hosts):
            raise ServerError("notice-host", hosts=", ".join(hosts))

    async def send(self, notice: Notice, words: NoticeText) -> None:
        self.check(notice)
        if notice.kind == "webhook":
            await self._hook(notice, words)
        elif notice.kind == "email":
            await self._mail(notice.target, words)
        else:
            await self._push(notice, words)

    async def _hook(self, notice: Notice, words: NoticeText) -> None:
        body, headers = hook_body(notice.settings.get("format", "ntfy"), words.title, words.whole)
        status = await self._post(notice.target, body, headers)
        if status == 410:
            raise AddressGone
        if status == 404:
            raise Missing
        if status >= 300:
            raise OSError(status)

    async def _post(self, target: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the response; the rest is not read, and redirects are not followed."""
        async with self.http.stream(
            "POST", target, content=body, headers=headers, timeout=self.patience, follow_redirects=False
        ) as response:
            return response.status_code

    async def _mail(self, target: str, words: NoticeText) -> None:
        security = self.settings.smtp_security
        await aiosmtplib.send(
            self._letter(target, words),
            recipients=[target],
            hostname=self.settings.smtp_host,
            port=self.settings.smtp_port,
            username=self.settings.smtp_user or None,
            password=self.settings.smtp_password if self.settings.smtp_user else None,
            use_tls=security == "tls",
            start_tls=security == "starttls",
            tls_context=None if security == "none" else self.tls,
            timeout=self.patience,
        )

    def _letter(self, target: str, words: NoticeText) -> EmailMessage:
        """Marked as automatic, so that no out-of-office reply answers it."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.settings.smtp_from, target, words.title
        letter["Date"] = format_datetime(localtime())
        letter["Message-ID"] = make_msgid(domain=self.settings.smtp_from.rpartition("@")[2].rstrip("> "))
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(words.whole)
        return letter

    async def _push(self, notice: Notice, words: NoticeText) -> None:
        assert self.pusher is not None
        sealed = self.pusher.sealed(notice, {"title": words.title, "text": words.text, "table": words.table})
        status = await self._post(notice.target, sealed, self.pusher.headers(notice.target))
        if status in GONE:
            raise AddressGone
        if status >= 300:
            raise OSError(status)


def is_allowed(target: str, hosts: list[str]) -> bool:
    """Whether a target is at one of these hosts, over TLS, without a user in the address. What one program skips in an
    address another one may not: spaces and signs of control are in none."""
    if not re.fullmatch(r"[!-~]+", target):
        return False
    try:
        parts = urlsplit(target)
        port = "" if parts.port in (None, 443) else f":{parts.port}"
    except ValueError:
        return False
    here = f"{parts.hostname}{port}"
    return parts.scheme == "https" and parts.username is None and any(is_at(here, host) for host in hosts)


def is_at(here: str, host: str) -> bool:
    """Whether this is the host, or matches ``*.`` for a part of it. Programs disagree on where a name with non-ASCII
    letters ends, so none is accepted."""
    return here == host or (host.startswith("*.") and here.endswith(host[1:]) and bool(NAME.fullmatch(here)))


def hook_body(form: str, title: str, text: str) -> tuple[bytes, dict[str, str]]:
    if form == "discord":
        said: dict[str, Any] = {"content": text, "allowed_mentions": {"parse": []}}
    elif form == "matrix":
        said = {"text": text, "username": title}
    else:
        return text.encode(), {"Title": title.encode("ascii", "replace").decode(), "Content-Type": "text/plain"}
    return msgspec.json.encode(said), {"Content-Type": "application/json"}


LASTS = 24 * 60 * 60  # seconds that a push service keeps a notice for a device that is switched off
SIGNED = 12 * 60 * 60  # seconds for which a signature is good
GONE = (404, 410)


class Pusher:
    """Push services are third parties: they learn which browser hears something, and when; the content is sealed."""

    def __init__(self, settings: Settings) -> None:
        self.key = push_key_from(Path(settings.push_key))
        self.contact = contact_of(settings)

    @property
    def public(self) -> str:
        """The key that a browser needs to subscribe."""
        point = self.key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    def sealed(self, notice: Notice, payload: dict[str, str]) -> bytes:
        """What the browser alone can read, by a key that is made for this message (RFC 8291)."""
        keys = {name: b64urldecode(text.encode()) for name, text in notice.settings.get("keys", {}).items()}
        once = ec.generate_private_key(ec.SECP256R1())
        content = msgspec.json.encode(payload)
        sealed = http_ece.encrypt(content, private_key=once, dh=keys["p256dh"], auth_secret=keys["auth"])
        return bytes(sealed)

    def headers(self, target: str) -> dict[str, str]:
        """Signed for the push service of this target (RFC 8292)."""
        parts = urlsplit(target)
        until = int(time.time()) + SIGNED
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.contact, "exp": until}
        signed: dict[str, str] = self.key.sign(claims)
        return {**signed, "Content-Encoding": "aes128gcm", "TTL": str(LASTS)}


def contact_of(settings: Settings) -> str:
    """Whom a push service may contact; by default the club's own address."""
    contact = settings.push_contact or settings.address
    if not contact.startswith(("mailto:", "https://")):
        raise ConfigError("config-contact")
    return contact


def push_key_from(file: Path) -> Vapid:
    """The club's key, made at the first start; ConfigError when the file has none."""
    if not file.exists():
        _make_once(file)
    try:
        return Vapid.from_pem(file.read_bytes())
    except (OSError, ValueError, VapidException) as error:
        raise ConfigError("config-push", file=str(file), fault=type(error).__name__) from None


def _make_once(file: Path) -> None:
    try:
        make_key(file)
    except OSError:
        raise ConfigError("config-push-folder", file=str(file)) from None


def make_key(file: Path) -> None:
    """Readable by this user only, and complete at once: another process that starts now takes the same key."""
    made = Vapid()
    made.generate_keys()
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(made.private_pem())
    try:
        os.link(draft, file)
    except FileExistsError:
        pass  # another process was quicker
    finally:
        draft.unlink()
