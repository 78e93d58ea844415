"""Seating: opening a table, taking a seat, beginning, and playing again."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

from zunft.engine.chance import commitment
from zunft.server.errors import Conflict, NotAllowed, NotFound, ServerError
from zunft.server.hall.proposals import Proposals
from zunft.server.hall.tables import LiveTables, seats_of
from zunft.server.live.page import Page, Who
from zunft.server.live.public_passes import first_orders
from zunft.server.live.render import page_of
from zunft.server.live.request import TableRequest, check_level, checked, settings_from, settings_like
from zunft.server.live.status import PEOPLE
from zunft.server.live.table import Also, LiveTable, table_of
from zunft.server.live.windows import pass_windows
from zunft.server.storage.chain import root
from zunft.server.storage.records import (
    GameRow,
    Invite,
    Phase,
    Seat,
    hash_of,
    new_id,
    new_secret,
    new_seed,
)
from zunft.server.storage.seats import all_seated
from zunft.table import Table
from zunft.table.setup import checked_options, checked_seats, checked_words


class Seats:
    """Opening a table, taking a seat, beginning, and rematches."""

    def __init__(self, tables: LiveTables, proposals: Proposals) -> None:
        self.tables, self.proposals = tables, proposals

    async def create(self, person: str, request: TableRequest) -> str:
        """Open a table as requested, with its bots; returns its id."""
        edition = await asyncio.to_thread(self._edition, request)
        game = self._game(person, request, edition)
        await self._check_few_open(person)
        await self.tables.database.tables.create(game, self._bots(game, request.bots))
        return game.id

    def _edition(self, request: TableRequest) -> Any:
        """Read beside the hall: the file of an own edition may have changed."""
        return self.tables.settings.editions.get(checked(request).key, request.edition)

    def _game(self, person: str | None, request: TableRequest, edition: Any) -> GameRow:
        title, now = checked(request), self.tables.settings.clock.now()
        try:
            seats = checked_seats(title, request.seats)
            options = checked_options(title, request.options, request.preset)
        except ValueError as error:
            raise ServerError("table", why=str(error)) from None
        return GameRow(
            id=new_id(),
            title=title.key,
            seats=seats,
            edition=edition.name,
            edition_text=edition.text,
            edition_hash=edition.hash,
            options=options,
            rules=title.rules_number,
            seed=new_seed(),
            made_by=person,
            settings=settings_from(request).packed(),
            visibility=request.visibility,
            made=now,
            touched=now,
        )

    def _bots(self, game: GameRow, bots: dict[int, str]) -> list[Seat]:
        if any(seat not in range(game.seats) for seat in bots):
            raise ServerError("no-seat", last=game.seats - 1)
        return [Seat(game=game.id, seat=seat, bot=level, since=game.made, state="bot") for seat, level in bots.items()]

    async def call_off(self, table_id: str, person: str) -> None:
        """The person who opened a table closes it, as long as its game has not begun."""
        live = await self.tables.live(table_id)
        async with live.lock:
            if live.game.made_by != person:
                raise NotAllowed("not-your-table")
            self._check_open(live)
            noted = self.tables.database.audit.written("call-off", person, table=table_id)
            await self.tables.database.tables.set_phase(table_id, Phase("closed"), ["open"], also=[noted])
            await self.tables.rows_changed(live)

    async def commitment(self, table_id: str) -> str:
        """The hash of the seed, shown before anybody adds a word to it."""
        return commitment((await self.tables.live(table_id)).game.seed)

    # --- seats ----------------------------------------------------------------------------------

    async def sit(self, table_id: str, person: str, seat: int | None = None, invite: str | None = None) -> int:
        """Take an empty seat; at a private table with an invitation, or as its opener."""
        live = await self.tables.live(table_id)
        async with live.lock:
            self._check_open(live)
            seat, spent = await self._invited(live, person, seat, invite)
            seat = _free(live, seat)
            await self._check_welcome(live, person)
            sitting = Seat(
                game=table_id, seat=seat, person=person, since=self.tables.settings.clock.now(), state="person"
            )
            await self.tables.database.tables.sit(sitting, invite=spent)
            await self.tables.rows_changed(live)
        return seat

    async def _invited(
        self, live: LiveTable, person: str, seat: int | None, invite: str | None
    ) -> tuple[int | None, str | None]:
        """The seat that a person may take, and the invitation that is used up with it, if it is for one person."""
        if invite is None:
            if live.game.visibility == "private" and person != live.game.made_by:
                raise NotFound("no-table")
            return seat, None
        found = await self.tables.database.tables.invite(hash_of(invite))
        if found is None or found.game != live.id:
            raise NotFound("no-invite")
        if found.used is not None:
            raise Conflict("invite-used")
        return (seat, None) if found.seat is None else (found.seat, found.hash)

    async def _check_welcome(self, live: LiveTable, person: str) -> None:
        """Checked in the storage, since somebody may have sat down in another process. A blocked person is not told who
        has blocked them."""
        people = [seat.person for seat in await self.tables.database.tables.seats(live.id)]
        if await self.proposals.kept_away([person], [live.game.made_by, *people]):
            raise NotAllowed("seat-not-free")

    async def invite(self, table_id: str, person: str, seat: int | None = None) -> str:
        """A secret that lets somebody take a seat: any free one, as often as there are some, or one particular seat
        once."""
        live = await self.tables.live(table_id)
        self._check_insider(live, person)
        if seat is not None and not 0 <= seat < live.game.seats:
            raise ServerError("no-seat", last=live.game.seats - 1)
        secret = new_secret()
        made = Invite(hash=hash_of(secret), game=table_id, seat=seat, made=self.tables.settings.clock.now())
        await self.tables.database.tables.make_invite(made)
        return secret

    async def make_key(self, table_id: str, who: Who) -> str:
        """A secret that opens this one seat: for another device, or for a bot that connects over the network."""
        live, secret = await self.tables.live(table_id), new_secret()
        async with live.lock:
            seat = self.tables.check_seat(live, who)
            await self.tables.database.tables.set_seat_key(table_id, seat, hash_of(secret))
            await self.tables.rows_changed(live)
        return secret

    async def open_seat(self, key: str) -> tuple[str, Who]:
        """The table and the seat that a key opens."""
        found = await self.tables.database.tables.seat_of_key(hash_of(key))
        if found is None:
            raise NotFound("no-key")
        return found.game, Who(None, found.seat)

    async def stand(self, table_id: str, who: Who) -> None:
        """Give a seat back before the game begins."""
        live = await self.tables.live(table_id)
        async with live.lock:
            seat = self.tables.check_seat(live, who)
            self._check_open(live)
            await self.tables.database.tables.stand(table_id, seat, live.seats[seat].person)
            await self.tables.rows_changed(live)

    async def seat_bot(self, table_id: str, person: str, seat: int, level: str | None) -> None:
        """Put a bot on an empty seat, change its level, or remove it."""
        live = await self.tables.live(table_id)
        async with live.lock:
            self._check_insider(live, person)
            self._check_open(live)
            if not 0 <= seat < live.game.seats:
                raise ServerError("no-seat", last=live.game.seats - 1)
            if live.seats[seat].state == "person":
                raise Conflict("seat-taken")
            if level is None:
                await self.tables.database.tables.stand(table_id, seat, None)
            else:
                bot = Seat(game=table_id, seat=seat, bot=check_level(level), since=live.game.made, state="bot")
                await self.tables.database.tables.sit(bot, ("empty", "bot"))
            await self.tables.rows_changed(live)

    async def add_word(self, table_id: str, who: Who, word: str) -> None:
        """Add the seat's own word to the seed, so that the host alone does not decide it."""
        live = await self.tables.live(table_id)
        async with live.lock:
            seat = self.tables.check_seat(live, who)
            self._check_open(live)
            try:
                checked_words(live.game.seats, {seat: word})
            except ValueError as error:
                raise ServerError("table", why=str(error)) from None
            await self.tables.database.tables.add_word(table_id, seat, word)
            await self.tables.rows_changed(live)

    # --- beginning ------------------------------------------------------------------------------

    async def begin(self, table_id: str, person: str) -> Page:
        """Begin the game once every seat is taken. A seat that is still empty is an error; bots are seated before. If
        somebody adds a word to the seed in another process while it is dealt, the beginning has to be repeated."""
        live = await self.tables.live(table_id)
        async with live.lock:
            await live.refresh()  # somebody may have sat down in another process
            self._check_insider(live, person)
            self._check_open(live)
            if any(seat.state == "empty" for seat in live.seats):
                raise Conflict("seats-empty")
            await self._check_few_running(live.game.made_by)
            table = table_of(live.game)
            if not live.kept.clock.is_live:
                pass_windows(table, [seat.seat for seat in live.seats if seat.state in PEOPLE])
            await self.tables.database.journals.append(
                table_id,
                0,
                table.lines,
                phase=Phase("running"),
                also=[all_seated(table_id), *self._first_orders(live, table)],
                head=root(live.game),
            )
            await self.tables.rows_changed(live)
            live.is_mine = True
            await self.tables.publish(live)
        own = seats_of(live.seats, person)
        return page_of(live, own[0] if own else None)

    def _first_orders(self, live: LiveTable, table: Table) -> Also:
        if not (orders := first_orders(table, live.kept.clock.is_live)):
            return []
        people = [seat.seat for seat in live.seats if seat.state in PEOPLE and seat.seat not in live.orders]
        return [self.tables.database.tables.orders_become(live.id, seat, orders) for seat in people]

    async def rematch(self, table_id: str, person: str) -> str:
        """The same table again, with the same people and bots; the second request gets the table of the first."""
        live = await self.tables.live(table_id)
        self._check_insider(live, person)
        if live.phase not in ("over", "closed"):
            raise Conflict("not-over")
        if live.game.next_id:
            return live.game.next_id
        async with live.lock:
            return await self._rematch_of(live, person)

    async def _rematch_of(self, live: LiveTable, person: str) -> str:
        """The table of a rematch. A person who is barred, or blocked by another player, leaves a free seat."""
        await live.refresh()
        people = [seat.person for seat in live.seats]
        kept_away = await self.proposals.kept_away(people, people)
        if person in kept_away:
            raise NotAllowed("seat-not-free")
        await self._check_few_open(person)
        game = self._game_row_of_rematch(live, person)
        seats = [_seat_of_rematch(seat, game, live.gone | kept_away) for seat in live.seats]
        stands = await self.tables.database.tables.sit_again(live.id, game, seats)
        await self.tables.rows_changed(live)
        return stands

    def _game_row_of_rematch(self, live: LiveTable, person: str) -> GameRow:
        old, now = live.game, self.tables.settings.clock.now()
        return GameRow(
            id=new_id(),
            title=old.title,
            seats=old.seats,
            edition=old.edition,
            edition_text=old.edition_text,
            edition_hash=old.edition_hash,
            options=old.options,
            rules=old.rules,
            seed=new_seed(),
            made_by=person,
            settings=settings_like(live.kept).packed(),
            visibility=old.visibility,
            made=now,
            touched=now,
        )

    # --- may it be ------------------------------------------------------------------------------

    async def _check_few_running(self, person: str | None) -> None:
        """Every running table takes its part of the server for as long as its clock allows."""
        most = await self.tables.limit_for(self.tables.settings.most_running, person)
        if most and person and await self.tables.database.tables.count_open(person, "running") >= most:
            raise Conflict("running-many", most=most)

    async def _check_few_open(self, person: str) -> None:
        """Tables that one person opens and nobody begins must not hide everybody else's."""
        most = self.tables.settings.most_open
        if most and await self.tables.database.tables.count_open(person) >= most:
            raise Conflict("tables-many", most=most)

    def _check_open(self, live: LiveTable) -> None:
        if live.phase != "open":
            raise Conflict("begun" if live.phase == "running" else "closed")

    def _check_insider(self, live: LiveTable, person: str | None) -> None:
        """Check that the person opened the table or sits at it."""
        if person is None or (person != live.game.made_by and not seats_of(live.seats, person)):
            raise NotAllowed("not-at-this-table")


def _free(live: LiveTable, seat: int | None) -> int:
    free = [each.seat for each in live.seats if each.state == "empty"]
    if seat is None:
        if not free:
            raise Conflict("table-full")
        return free[0]
    if not 0 <= seat < live.game.seats:
        raise ServerError("no-seat", last=live.game.seats - 1)
    if seat not in free:
        raise Conflict("seat-taken")
    return seat


def _seat_of_rematch(seat: Seat, game: GameRow, gone: Collection[str]) -> Seat:
    if seat.person and seat.person not in gone:
        return Seat(game=game.id, seat=seat.seat, person=seat.person, since=game.made, state="person")
    if seat.state == "bot":
        return Seat(game=game.id, seat=seat.seat, bot=seat.bot, since=game.made, state="bot")
    return Seat(game=game.id, seat=seat.seat, since=game.made)
