"""The address at which other people find this server: for links and QR codes."""

from __future__ import annotations

import socket
from functools import lru_cache

from zunft.server.config import Settings

EVERYWHERE = ("0.0.0.0", "::", "")
AWAY = ("192.0.2.1", 9)  # an unused address: nothing is sent there, the system only picks the interface


def address_for_others(settings: Settings) -> str | None:
    """The configured address; otherwise this machine's own address in the local network, if the server listens
    there."""
    if settings.address:
        return settings.address
    if settings.host not in EVERYWHERE or not settings.port:
        return None
    here = own_address()
    return f"http://{here}:{settings.port}" if here else None


@lru_cache(maxsize=1)
def own_address() -> str | None:
    """None when the machine has no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        try:
            door.connect(AWAY)
            return str(door.getsockname()[0])
        except OSError:
            return None
