"""Where other people find this server: for links and QR codes."""

from __future__ import annotations

import socket
from functools import lru_cache

from zunft.server.config import Settings

EVERYWHERE = ("0.0.0.0", "::", "")
AWAY = ("192.0.2.1", 9)  # an address that nobody has: nothing is sent there, the system only picks the way out


def address_for_others(settings: Settings) -> str | None:
    """The host's word; else this machine's own address in the house, if the server listens there."""
    if settings.address:
        return settings.address
    if settings.host not in EVERYWHERE or not settings.port:
        return None
    here = own_address()
    return f"http://{here}:{settings.port}" if here else None


@lru_cache(maxsize=1)
def own_address() -> str | None:
    """None where the machine has no net."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        try:
            door.connect(AWAY)
            return str(door.getsockname()[0])
        except OSError:
            return None
