"""The language of a caller: that of the requesting page, else their own setting, else the browser's, else the
host's.
"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from zunft.server.headers import OURS
from zunft.text.languages import ENGLISH, LANGUAGES

LONGEST = 200  # the part of a header that is read


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """A page names the language in which it is shown, even on a device with a setting of its own; for a socket or a
    program only the browser's header counts."""
    caller, club = connection.scope.get("state", {}).get("caller"), connection.app.state.get("club")
    header = connection.headers.get("accept-language", "")
    if caller is None or caller.person is None:
        return accepted(header, club.settings.language if club else ENGLISH)
    return accepted(header if OURS in connection.headers else "", str(caller.person.language))


def accepted(header: str, usual: str) -> str:
    """The first of our languages in an Accept-Language header; browsers list the preferred one first."""
    for part in header[:LONGEST].split(","):
        if (language := part.strip()[:2].lower()) in LANGUAGES:
            return language
    return usual
