"""Chat at a table: words and quick phrases, muting, reports, and private notes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress

from msgspec import Struct

from zunft.engine.title import Said
from zunft.server.errors import NotAllowed, NotFound, ServerError
from zunft.server.hall.tables import TALK, LiveTables, seats_of
from zunft.server.live.page import Who
from zunft.server.live.table import BrokenTable, LiveTable
from zunft.server.storage.records import Message, Report, new_id
from zunft.server.wording import tidy
from zunft.text import phrase

PHRASES = ("hello", "good-luck", "well-played", "thanks", "sorry", "hurry", "moment", "deal", "no-deal", "again")
LONGEST = 500
LONGEST_NOTE = 20_000
LONGEST_REPORT = 2_000
LATE = 10_000  # milliseconds by which an earlier message may be told after a later one


class Word(Struct, frozen=True, kw_only=True):
    """A message: in words, or a quick phrase that each person reads in their own language."""

    id: str
    at: int
    name: str
    seat: int | None = None
    person: str | None = None  # to mute or report
    text: str | None = None
    phrase: Said | None = None
    hidden: bool = False  # it was hidden, and nothing of it is left; a screen that shows it removes it


class Chat:
    """What is said at a table, and notes about people."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables

    async def say(self, table_id: str, who: Who, text: str | None = None, key: str | None = None) -> Word:
        """Say something, or a quick phrase. A person without a seat at the table only listens."""
        live = await self.tables.live(table_id)
        if who.seat is None:
            raise NotAllowed("spectators-listen")
        seat = self.tables.check_seat(live, who)
        person = live.seats[seat].person
        said = Message(
            id=new_id(),
            game=table_id,
            person=person,
            seat=seat,
            at=self.tables.settings.clock.now(),
            key=_checked_key(text, key),
            text=None if key else _checked_text(text or "", LONGEST),
        )
        await self.tables.database.talk.say(said)
        await self._told(live)
        return _word(said, await self._names(live, [said]))

    async def messages(self, table_id: str, who: Who, since: int = 0) -> list[Word]:
        """The messages from *since* on, without those of people whom the reader has muted; and hidden messages,
        whenever they were sent."""
        live = await self.tables.live(table_id)
        self.tables.look(live, who)
        muted = await self.tables.database.talk.blocked_by(who.person) if who.person else {}
        said = await self.tables.database.talk.messages(table_id, since)
        names, hidden = await self._names(live, said), await self.tables.database.talk.hidden(table_id)
        read = [_word(each, names) for each in said if each.person not in muted or each.person is None]
        return [*read, *(Word(id=each.id, at=each.at, name="", hidden=True) for each in hidden)]

    async def _names(self, live: LiveTable, said: Sequence[Message]) -> dict[str, str]:
        """The names of the speakers; a person who has stood up since keeps their name."""
        names = {person: name for person, (name, _) in live.names.items()}
        gone = {each.person for each in said if each.person} - names.keys()
        found = await self.tables.database.people.names(gone) if gone else {}
        return names | {person: each.name for person, each in found.items()}

    async def follow_talk(self, table_id: str, who: Who, since: int = 0) -> AsyncIterator[list[Word]]:
        """The messages so far, and then each new and each hidden message. Every look includes messages shortly before
        the last one: another process, or a slower connection, may write an earlier message later."""
        live, watcher = await self.tables.live(table_id), asyncio.Event()
        live.listeners.add(watcher)
        try:
            seen = await self._known(table_id, who, since)
            while self.tables.is_open:
                watcher.clear()
                told = await self.messages(table_id, who, since - LATE)
                words = [word for word in told if (word.id, word.hidden) not in seen]
                seen = {(word.id, word.hidden) for word in told}  # earlier messages do not come again
                if words:
                    since = max(since, *(word.at for word in words))
                    yield words
                await watcher.wait()
        finally:
            live.listeners.discard(watcher)

    async def _known(self, table_id: str, who: Who, since: int) -> set[tuple[str, bool]]:
        """What a screen has that was told everything before *since*."""
        told = await self.messages(table_id, who, since - LATE) if since else []
        return {(word.id, word.hidden) for word in told if word.at < since and not word.hidden}

    async def _told(self, live: LiveTable) -> None:
        live.tell_talk()
        await self.tables.publish(live, TALK)

    # --- against bad talk -----------------------------------------------------------------------

    async def mute(self, person: str, other: str, muted: bool = True) -> None:
        """Read nothing by somebody any more, at any table."""
        if person == other:
            raise ServerError("mute-yourself")
        await (
            self.tables.database.talk.block(person, other)
            if muted
            else self.tables.database.talk.unblock(person, other)
        )

    async def report(self, table_id: str, who: Who, message: str | None, text: str = "") -> None:
        """Report a message, or a table, to the hosts."""
        live = await self.tables.live(table_id)
        self.tables.look(live, who)
        if message is not None and await self.tables.database.talk.message(table_id, message) is None:
            raise NotFound("no-words")
        words = _checked_text(text, LONGEST_REPORT) if text.strip() else ""
        at = self.tables.settings.clock.now()
        await self.tables.database.talk.report(
            Report(id=new_id(), game=table_id, message=message, person=who.person, at=at, text=words)
        )

    async def hide(self, table_id: str, message: str) -> None:
        """A host hides a message; it disappears from every screen."""
        if await self.tables.database.talk.message(table_id, message) is None:
            raise NotFound("no-words")
        await self.tables.database.talk.hide(message)
        with suppress(BrokenTable):  # nobody listens there
            await self._told(await self.tables.live(table_id))

    # --- notes ----------------------------------------------------------------------------------

    async def note(self, table_id: str, person: str) -> str:
        await self._check_may_note(table_id, person)
        return await self.tables.database.tables.note(table_id, person)

    async def set_note(self, table_id: str, person: str, text: str) -> None:
        """Set a person's own note; nobody else reads it."""
        await self._check_may_note(table_id, person)
        if len(text) > LONGEST_NOTE:
            raise ServerError("text-long", most=LONGEST_NOTE)
        await self.tables.database.tables.set_note(table_id, person, text)

    async def _check_may_note(self, table_id: str, person: str) -> None:
        live = await self.tables.live(table_id)
        if not seats_of(live.seats, person):
            raise NotAllowed("not-at-this-table")


def quick_phrases(language: str) -> dict[str, str]:
    """The quick phrases by key, in a reader's language."""
    return {key: phrase(f"server-phrase-{key}", language) for key in PHRASES}


def _checked_key(text: str | None, key: str | None) -> str | None:
    if (text is None) == (key is None):
        raise ServerError("say-something")
    if key is not None and key not in PHRASES:
        raise NotFound("no-phrase", phrase=key[:40])
    return key


def _checked_text(text: str, most: int) -> str:
    if len(text) > most:
        raise ServerError("text-long", most=most)
    if not (words := tidy(text)):
        raise ServerError("say-something")
    return "\n".join(line.strip() for line in words.splitlines())


def _word(said: Message, names: Mapping[str, str]) -> Word:
    name = names.get(said.person or "", "")
    spoken: Said | None = {"key": f"server.phrase.{said.key}", "args": {}, "rule": None} if said.key else None
    return Word(id=said.id, at=said.at, name=name, seat=said.seat, person=said.person, text=said.text, phrase=spoken)
