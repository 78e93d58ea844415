"""The ways by which a notice leaves the machine: webhook, mail, web push; each only if the host has set it."""

from __future__ import annotations

import asyncio
import smtplib
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from zunft.server.config import ConfigError, Settings
from zunft.server.errors import ServerError
from zunft.server.storage.records import Notice, NoticeKind

PATIENCE = 10.0  # seconds


class Gone(Exception):
    """The target says that it will never listen again."""


class Ways:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.kinds: list[NoticeKind] = []
        self.kinds += ["webhook"] if settings.webhook_hosts else []
        self.kinds += ["email"] if settings.smtp_host else []
        self.kinds += ["push"] if settings.push_key else []
        self.push_public = public_key(settings.push_key) if settings.push_key else ""

    def check(self, notice: Notice) -> None:
        """ServerError when this server does not send there."""
        if notice.kind not in self.kinds:
            raise ServerError("notice-way", kind=notice.kind)
        if notice.kind == "email":
            return
        hosts = self.settings.listed("webhook_hosts" if notice.kind == "webhook" else "push_hosts")
        if not is_allowed(notice.target, hosts):
            raise ServerError("notice-host", hosts=", ".join(hosts))

    async def send(self, notice: Notice, title: str, text: str) -> None:
        self.check(notice)
        if notice.kind == "webhook":
            await self._hook(notice, title, text)
        elif notice.kind == "email":
            await asyncio.to_thread(self._mail, notice.target, title, text)
        else:
            await asyncio.to_thread(self._push, notice, title, text)

    async def _hook(self, notice: Notice, title: str, text: str) -> None:
        """What answers is not read: only the status counts, and nobody is followed elsewhere."""
        body, headers = hook_body(notice.settings.get("format", "ntfy"), title, text)
        client = httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False)
        async with client, client.stream("POST", notice.target, content=body, headers=headers) as response:
            if response.status_code in (404, 410):
                raise Gone
            if response.status_code >= 300:
                raise OSError(response.status_code)

    def _mail(self, target: str, title: str, text: str) -> None:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.settings.smtp_from, target, title
        message.set_content(text)
        kind = smtplib.SMTP_SSL if self.settings.smtp_security == "tls" else smtplib.SMTP
        with kind(self.settings.smtp_host, self.settings.smtp_port, timeout=PATIENCE) as server:
            if self.settings.smtp_security == "starttls":
                server.starttls()
            if self.settings.smtp_user:
                server.login(self.settings.smtp_user, self.settings.smtp_password)
            server.send_message(message)

    def _push(self, notice: Notice, title: str, text: str) -> None:
        from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]  # noqa: PLC0415

        try:
            webpush(
                {"endpoint": notice.target, "keys": notice.settings.get("keys", {})},
                data=msgspec.json.encode({"title": title, "text": text}).decode(),
                vapid_private_key=self.settings.push_key,
                vapid_claims={"sub": self.settings.push_contact},
                timeout=PATIENCE,
            )
        except WebPushException as error:
            if getattr(error.response, "status_code", 0) in (404, 410):
                raise Gone from None
            raise


def is_allowed(target: str, hosts: list[str]) -> bool:
    """Whether a target is at one of these hosts, over TLS, with no user in the address."""
    try:
        parts = urlsplit(target)
        here = parts.hostname if parts.port in (None, 443) else f"{parts.hostname}:{parts.port}"
    except ValueError:
        return False
    return parts.scheme == "https" and parts.username is None and here in hosts


def hook_body(form: str, title: str, text: str) -> tuple[bytes, dict[str, str]]:
    if form == "discord":
        said: dict[str, Any] = {"content": text, "allowed_mentions": {"parse": []}}
    elif form == "matrix":
        said = {"text": text, "username": title}
    else:
        return text.encode(), {"Title": title.encode("ascii", "replace").decode(), "Content-Type": "text/plain"}
    return msgspec.json.encode(said), {"Content-Type": "application/json"}


def public_key(file: str) -> str:
    """What a browser needs to subscribe; ConfigError when the file is no key."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415
    from py_vapid import Vapid, VapidException, b64urlencode  # type: ignore[import-untyped]  # noqa: PLC0415

    try:
        key = Vapid.from_file(Path(file))
        point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    except (OSError, ValueError, VapidException) as error:
        raise ConfigError("config-push", file=file, fault=type(error).__name__) from None
    return str(b64urlencode(point))
