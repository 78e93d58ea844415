"""Web push: a notice for a browser whose page is closed, sealed for it alone and signed with the club's own key."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import requests
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid, VapidException, b64urlencode  # type: ignore[import-untyped]
from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

from zunft.server.config import ConfigError, Settings
from zunft.server.storage.records import Notice

LASTS = 24 * 60 * 60  # seconds that a push service keeps a notice for a device that is switched off
GONE = (404, 410)


class Pusher:
    """Push services are foreign: they learn which browser hears something, and when; what it hears is sealed."""

    def __init__(self, settings: Settings) -> None:
        self.key = key_in(Path(settings.push_key))
        self.contact = contact_of(settings)

    @property
    def public(self) -> str:
        """What a browser needs to subscribe."""
        point = self.key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    def send(self, notice: Notice, payload: dict[str, str], patience: float) -> bool:
        """False when the browser will never listen again; nobody is followed elsewhere."""
        with requests.Session() as session:
            session.max_redirects = 0
            try:
                webpush(
                    {"endpoint": notice.target, "keys": notice.settings.get("keys", {})},
                    data=msgspec.json.encode(payload).decode(),
                    vapid_private_key=self.key,
                    vapid_claims={"sub": self.contact},
                    timeout=patience,
                    ttl=LASTS,
                    requests_session=session,
                )
            except WebPushException as error:
                if getattr(error.response, "status_code", 0) in GONE:
                    return False
                raise
        return True


def contact_of(settings: Settings) -> str:
    """Whom a push service may write to; without a word of the host, the club's own address."""
    contact = settings.push_contact or settings.address
    if not contact.startswith(("mailto:", "https://")):
        raise ConfigError("config-contact")
    return contact


def key_in(file: Path) -> Vapid:
    """The club's key, made at the first start; ConfigError when the file holds none."""
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
    """For this user's eyes only, and whole at once: another process that starts now takes the same one."""
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
