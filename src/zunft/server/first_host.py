"""The first host: whoever has the code that the server prints while there is none."""

from __future__ import annotations

import hmac
from collections.abc import Callable

from zunft.server.errors import Conflict, NotAllowed
from zunft.server.storage.database import Database
from zunft.server.storage.records import Person
from zunft.server.web.passwords import code_hash, new_codes


class FirstHost:
    """The code is this process' own and is gone with it; a club of several processes uses `zunft host`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.code: str | None = None
        self.tell: Callable[[str], object] = lambda code: None  # of a code that is made after the first words

    async def wanted(self) -> str | None:
        """The code to print; None when there is a host. The last one may be none any more."""
        if await self.database.people.has_host():
            self.code = None
        elif self.code is None:
            self.code = new_codes()[0]
            self.tell(self.code)
        return self.code

    async def take(self, person: Person, code: str) -> None:
        """Make a person with an account the first host."""
        if self.code is None or not hmac.compare_digest(code_hash(code), code_hash(self.code)):
            raise NotAllowed("no-host-code")
        if person.kind != "account":
            raise Conflict("host-account")
        if not await self.database.people.become_first_host(person.id):
            raise Conflict("has-host")
        self.code = None
        await self.database.audit.write("first-host", person.id)
