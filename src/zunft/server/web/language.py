"""The language that a caller reads: their own setting, else what the browser asks for, else the host's."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from zunft.text import LANGUAGES

LONGEST = 200  # of a header that is looked at


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    caller = connection.scope.get("state", {}).get("caller")
    if caller is not None and caller.person is not None:
        return str(caller.person.language)
    club = connection.app.state.get("club")
    usual = club.settings.language if club else LANGUAGES[0]
    return accepted(connection.headers.get("accept-language", ""), usual)


def accepted(header: str, usual: str) -> str:
    """The first of our languages in an Accept-Language header; browsers list the dearest first."""
    for part in header[:LONGEST].split(","):
        if (language := part.strip()[:2].lower()) in LANGUAGES:
            return language
    return usual
