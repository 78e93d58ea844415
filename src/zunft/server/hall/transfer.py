"""Transferring a running game to another server: a bundle, sealed and signed with a passphrase of the hosts.

It holds the seed and everybody's answers, so nobody may read it on the way; the table is closed here when it leaves.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import re
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from cryptography.fernet import Fernet, InvalidToken
from msgspec import Struct

from zunft.engine.journal import JournalError
from zunft.server.errors import Conflict, NotFound, ServerError
from zunft.server.hall.absence import checked_orders
from zunft.server.hall.importer import Importer
from zunft.server.hall.tables import TRIES, LiveTables
from zunft.server.live.driver import awaits_people
from zunft.server.live.request import TableSettings, check_kind, check_level, settings_of
from zunft.server.live.table import LiveTable, Overtaken, table_of
from zunft.server.storage.batch import Also, Append
from zunft.server.storage.records import GameRow, Phase, Seat, hash_of, new_id
from zunft.server.storage.seats import orders_stay, seats_stay
from zunft.server.storage.tables import alone_from
from zunft.server.storage.verify import played_again
from zunft.table import Table
from zunft.table.replay import follow

FORM = b"zunft bundle 1\n"
SALT = 16
SHORTEST = 12  # letters of a passphrase
LARGEST = 8_000_000
MOST = 50_000  # lines: more than people can play, even if they take back all the time
HASH = re.compile(r"[0-9a-f]{64}")
LATEST = 9_000_000_000_000  # milliseconds since 1970: a time that every database accepts


class Bundle(Struct, frozen=True, kw_only=True):
    game: GameRow
    lines: list[str]
    seats: list[Seat]
    names: list[str]
    orders: dict[int, list[str]]


class Transfer:
    """A table that goes to another server, or comes from one."""

    def __init__(self, tables: LiveTables, importer: Importer) -> None:
        self.tables, self.importer = tables, importer

    async def send_away(self, table_id: str, passphrase: str, person: str | None = None) -> bytes:
        """The sealed bundle of a running game. The table is closed here, so that the game is not played twice."""
        live = await self.tables.live(table_id)
        async with live.lock:
            for _ in range(TRIES):
                with suppress(Overtaken):
                    return await self._send(live, _checked(passphrase), person)
        raise Conflict("busy")

    async def _send(self, live: LiveTable, passphrase: str, person: str | None) -> bytes:
        """The bundle. Another process may have taken an answer that this one does not know: so the table catches up
        first, and is closed only where the bundle ends. It may be sent again, since a bundle can be lost on its way."""
        await live.refresh()
        await live.catch_up()
        table, sent = (
            self._check_may_leave(live),
            self.tables.database.audit.written("send-away", person, table=live.id),
        )
        bundle = _bundle(live, table)
        sealed = await asyncio.to_thread(_seal, msgspec.msgpack.encode(bundle), passphrase)
        if live.game.phase == "closed":
            await self.tables.database.connections.write(sent)
        else:
            await self._close_sent(live, bundle, sent)
        await self.tables.rows_changed(live)
        return sealed

    async def _close_sent(self, live: LiveTable, bundle: Bundle, noted: Also) -> None:
        """Close the table and note that it was sent, both or neither; Overtaken when the table no longer matches the
        bundle."""
        kept = msgspec.structs.replace(live.kept, sent=True)
        also: list[Also] = [seats_stay(live.id, bundle.seats), orders_stay(live.id, bundle.orders), noted]
        closed = Append(live.id, live.count, [], phase=Phase("closed"), also=also)
        with suppress(Conflict):
            if await self.tables.database.tables.change_settings(live.id, live.game.settings, kept.packed(), closed):
                return
        raise Overtaken

    def _check_may_leave(self, live: LiveTable) -> Table:
        """The last check before leaving. Not in the moment of a window: on the other server nobody has arrived yet who
        could respond."""
        if live.kept.sent and live.game.phase == "closed":
            return live.running
        self.tables.check_no_window(live)
        return self.tables.playable(live)

    async def take_in(self, sealed: bytes, passphrase: str, person: str | None = None) -> tuple[str, list[int]]:
        """A game from another server, replayed before it is kept; returns its id and the seats that the keys of their
        people open. Nobody gets a key here: the people made theirs on the other server."""
        bundle, now = await self.importer.in_turn(_opened, sealed, passphrase), self.tables.settings.clock.now()
        changes: dict[str, Any] = {"id": new_id(), "made_by": None, "phase": "open"}
        changes |= {"settings": _paused_until_all_come(bundle.game, now).packed()}
        changes |= {"made": now, "touched": now, "next_id": None, "lines": 0, "tip": "", "begun": None}
        game = msgspec.structs.replace(bundle.game, **changes)
        seats = [_seat(seat, game.id, now, self.tables.settings.stand_in) for seat in bundle.seats]
        await self._keep_bundle(bundle, game, seats, person)
        return game.id, [seat.seat for seat in seats if seat.key_hash]

    async def _keep_bundle(self, bundle: Bundle, game: GameRow, seats: list[Seat], person: str | None) -> None:
        """Keep everything at once: half a table would hold on to the keys, and its bundle could not come again."""
        tables, audit = self.tables.database.tables, self.tables.database.audit
        also: list[Also] = [tables.orders_become(game.id, at, orders) for at, orders in bundle.orders.items()]
        also.append(audit.written("take-in", person, table=game.id, origin=bundle.game.id))
        also.append(alone_from(bundle.game.id, game.id))
        try:
            await tables.create(game, seats, Append(game.id, 0, bundle.lines, phase=Phase("running"), also=also))
        except Conflict:
            raise Conflict("bundle-here") from None

    async def claim(self, key: str, person: str) -> tuple[str, int]:
        """A person takes the seat of a transferred game with the key that they made on the other server; the key opens
        nothing afterwards."""
        found = await self.tables.database.tables.seat_of_key(hash_of(key))
        if found is None:
            raise NotFound("no-key")
        live = await self.tables.live(found.game)
        async with live.lock:
            noted = self.tables.database.audit.written("claim", person, table=found.game, seat=found.seat)
            await self.tables.database.tables.claim(found, person, also=[noted])
            await self.tables.rows_changed(live)
        return found.game, found.seat


def _bundle(live: LiveTable, table: Table) -> Bundle:
    names = [live.names.get(seat.person or "", ("", ""))[0] for seat in live.seats]
    return Bundle(game=live.game, lines=list(table.lines), seats=live.seats, names=names, orders=live.orders)


def _paused_until_all_come(game: GameRow, now: int) -> TableSettings:
    """The game is paused until everybody with a key has come. A pause that its people had agreed on lasts until they
    agree to resume; it is recognised by its earlier beginning."""
    kept = settings_of(game.settings)
    is_agreed = kept.is_paused and not awaits_people(kept, game.made)
    pauses: list[tuple[int, int | None]] = [(now - 1 if is_agreed else now, None)]
    unasked: dict[str, Any] = {"pause_asked": [], "go_on_asked": None, "aloud": {}}
    return msgspec.structs.replace(kept, origin=game.id, pauses=pauses, gaps=[], early_ends=[], sent=False, **unasked)


def _seat(seat: Seat, table_id: str, now: int, level: str) -> Seat:
    """The person of a seat is not known here: their key opens it. A seat without a key is played by a bot."""
    if seat.state not in ("person", "stand-in"):
        return msgspec.structs.replace(seat, game=table_id)
    if seat.key_hash is None:
        return Seat(game=table_id, seat=seat.seat, bot=level, since=now, state="stand-in")
    return Seat(game=table_id, seat=seat.seat, key_hash=seat.key_hash, since=now, state="person")


def _checked(passphrase: str) -> str:
    if len(passphrase) < SHORTEST:
        raise ServerError("passphrase", shortest=SHORTEST)
    return passphrase


def _seal(data: bytes, passphrase: str) -> bytes:
    salt = secrets.token_bytes(SALT)
    return FORM + salt + _key(passphrase, salt).encrypt(data)


def _opened(sealed: bytes, passphrase: str) -> Bundle:
    """The bundle, when passphrase and content are right and its game can be replayed."""
    try:
        if len(sealed) > LARGEST or not sealed.startswith(FORM):
            raise ServerError("bundle")
        salt, token = sealed[len(FORM) :][:SALT], sealed[len(FORM) + SALT :]
        bundle = msgspec.msgpack.decode(_key(passphrase, salt).decrypt(token), type=Bundle)
        _check_rows(bundle)
        _check_game(bundle)
    except (InvalidToken, msgspec.MsgspecError, JournalError, ValueError) as error:
        raise ServerError("bundle") from error
    return bundle


def _check_game(bundle: Bundle) -> None:
    """Check that head and lines are those of a game in progress, and that its seed dealt what was drawn."""
    played_again(msgspec.structs.replace(bundle.game, phase="running"), bundle.lines)
    table = table_of(bundle.game)
    dealt = len(table.lines)
    if not bundle.lines or bundle.lines[:dealt] != list(table.lines) or bundle.game.edition != table.edition.name:
        raise ServerError("bundle")
    follow(table, bundle.lines[dealt:])


def _check_rows(bundle: Bundle) -> None:
    """Check what is kept beside the journal: it may be made by hand, and has to satisfy the same rules as a request
    here."""
    kept, seats = settings_of(bundle.game.settings), range(bundle.game.seats)
    check_kind(kept)
    if len(bundle.lines) > MOST or any(at not in seats for at in (*bundle.orders, *kept.returning)):
        raise ServerError("bundle")
    for orders in bundle.orders.values():
        checked_orders(orders)
    if [seat.seat for seat in bundle.seats] != list(seats) or not all(map(_is_seat, bundle.seats)):
        raise ServerError("bundle")


def _is_seat(seat: Seat) -> bool:
    if seat.state != "bot":
        return seat.state != "empty" and (seat.key_hash is None or HASH.fullmatch(seat.key_hash) is not None)
    check_level(seat.bot or "")
    return (seat.person, seat.key_hash) == (None, None) and 0 <= seat.since <= LATEST


def _key(passphrase: str, salt: bytes) -> Fernet:
    key = hashlib.scrypt(passphrase.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32)
    return Fernet(base64.urlsafe_b64encode(key))
