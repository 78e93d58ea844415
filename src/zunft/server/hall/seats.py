"""Seating: opening a table, taking a seat, beginning, and playing again."""

from __future__ import annotations

from collections.abc import Collection

from zunft.engine.chance import commitment
from zunft.server.errors import Conflict, NotAllowed, NotFound, ServerError
from zunft.server.hall.keeping_away import KeepingAway
from zunft.server.hall.tables import seats_of
from zunft.server.live.page import Page, Who
from zunft.server.live.public_passes import QUIET, TARGETED
from zunft.server.live.render import page_of
from zunft.server.live.request import TableRequest, check_level, checked, settings_from, settings_like
from zunft.server.live.status import PEOPLE
from zunft.server.live.table import Also, LiveTable, table_of
from zunft.server.live.windows import pass_windows
from zunft.server.storage.chain import root
from zunft.server.storage.records import (
    Game,
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
from zunft.table.setup import checked_edition, checked_options, checked_seats, checked_words


class Seating(KeepingAway):
    async def create(self, person: str, wish: TableRequest) -> str:
        """A table as wished, with its bots; gives its id."""
        game = self._game(person, wish)
        await self._check_few_open(person)
        await self.database.tables.create(game, self._bots(game, wish.bots))
        return game.id

    def _game(self, person: str | None, wish: TableRequest) -> Game:
        title, now = checked(wish), self.settings.clock.now()
        try:
            if wish.edition is not None and wish.edition not in title.editions():
                raise NotFound("no-edition", edition=wish.edition[:40])
            seats, edition = checked_seats(title, wish.seats), checked_edition(title, wish.edition)
            options = checked_options(title, wish.options, wish.preset)
        except ServerError:
            raise
        except ValueError as error:
            raise ServerError("table", why=str(error)) from None
        return Game(
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
            settings=settings_from(wish).packed(),
            visibility=wish.visibility,
            made=now,
            touched=now,
        )

    def _bots(self, game: Game, bots: dict[int, str]) -> list[Seat]:
        if any(seat not in range(game.seats) for seat in bots):
            raise ServerError("no-seat", last=game.seats - 1)
        return [Seat(game=game.id, seat=seat, bot=level, since=game.made, state="bot") for seat, level in bots.items()]

    async def call_off(self, game: str, person: str) -> None:
        """Whoever opened a table closes it, as long as its game has not begun."""
        living = await self.living(game)
        async with living.lock:
            if living.game.made_by != person:
                raise NotAllowed("not-your-table")
            self._check_open(living)
            noted = self.database.audit.written("call-off", person, table=game)
            await self.database.tables.set_phase(game, Phase("closed"), ["open"], also=[noted])
            await self.rows_changed(living)

    async def commitment(self, game: str) -> str:
        """The hash of the seed, shown before anybody adds a word to it."""
        return commitment((await self.living(game)).game.seed)

    # --- seats ----------------------------------------------------------------------------------

    async def sit(self, game: str, person: str, seat: int | None = None, invite: str | None = None) -> int:
        """Take an empty seat; at a private table with an invitation, or as the one who opened it."""
        living = await self.living(game)
        async with living.lock:
            self._check_open(living)
            seat, spent = await self._invited(living, person, seat, invite)
            seat = _free(living, seat)
            await self._check_welcome(living, person)
            sitting = Seat(game=game, seat=seat, person=person, since=self.settings.clock.now(), state="person")
            await self.database.tables.sit(sitting, invite=spent)
            await self.rows_changed(living)
        return seat

    async def _invited(
        self, living: LiveTable, person: str, seat: int | None, invite: str | None
    ) -> tuple[int | None, str | None]:
        """The seat that somebody may take, and the invitation that is spent with it, if it is for one person."""
        if invite is None:
            if living.game.visibility == "private" and person != living.game.made_by:
                raise NotFound("no-table")
            return seat, None
        found = await self.database.tables.invite(hash_of(invite))
        if found is None or found.game != living.id:
            raise NotFound("no-invite")
        if found.used is not None:
            raise Conflict("invite-used")
        return (seat, None) if found.seat is None else (found.seat, found.hash)

    async def _check_welcome(self, living: LiveTable, person: str) -> None:
        """Asked of the storage: somebody may have sat down in another process. Who has blocked them is not told."""
        people = [seat.person for seat in await self.database.tables.seats(living.id)]
        if await self.kept_away([person], [living.game.made_by, *people]):
            raise NotAllowed("seat-not-free")

    async def invite(self, game: str, person: str, seat: int | None = None) -> str:
        """A secret that lets somebody take a seat: any free one, as often as there are some, or one of them once."""
        living = await self.living(game)
        self._check_insider(living, person)
        if seat is not None and not 0 <= seat < living.game.seats:
            raise ServerError("no-seat", last=living.game.seats - 1)
        secret = new_secret()
        made = Invite(hash=hash_of(secret), game=game, seat=seat, made=self.settings.clock.now())
        await self.database.tables.make_invite(made)
        return secret

    async def make_key(self, game: str, who: Who) -> str:
        """A secret that opens this one seat: for another device, or for a bot that comes over the net."""
        living, secret = await self.living(game), new_secret()
        async with living.lock:
            seat = self.check_seat(living, who)
            await self.database.tables.set_seat_key(game, seat, hash_of(secret))
            await self.rows_changed(living)
        return secret

    async def open_seat(self, key: str) -> tuple[str, Who]:
        """The table and the seat that a key opens."""
        found = await self.database.tables.seat_of_key(hash_of(key))
        if found is None:
            raise NotFound("no-key")
        return found.game, Who(None, found.seat)

    async def stand(self, game: str, who: Who) -> None:
        """Give a seat back before the game begins."""
        living = await self.living(game)
        async with living.lock:
            seat = self.check_seat(living, who)
            self._check_open(living)
            await self.database.tables.stand(game, seat, living.seats[seat].person)
            await self.rows_changed(living)

    async def seat_bot(self, game: str, person: str, seat: int, level: str | None) -> None:
        """A bot on an empty seat, another level, or none any more."""
        living = await self.living(game)
        async with living.lock:
            self._check_insider(living, person)
            self._check_open(living)
            if not 0 <= seat < living.game.seats:
                raise ServerError("no-seat", last=living.game.seats - 1)
            if living.seats[seat].state == "person":
                raise Conflict("seat-taken")
            if level is None:
                await self.database.tables.stand(game, seat, None)
            else:
                bot = Seat(game=game, seat=seat, bot=check_level(level), since=living.game.made, state="bot")
                await self.database.tables.sit(bot, ("empty", "bot"))
            await self.rows_changed(living)

    async def add_word(self, game: str, who: Who, word: str) -> None:
        """A word of the seat's own for the seed, so that the host alone does not decide it."""
        living = await self.living(game)
        async with living.lock:
            seat = self.check_seat(living, who)
            self._check_open(living)
            try:
                checked_words(living.game.seats, {seat: word})
            except ValueError as error:
                raise ServerError("table", why=str(error)) from None
            await self.database.tables.add_word(game, seat, word)
            await self.rows_changed(living)

    # --- beginning ------------------------------------------------------------------------------

    async def begin(self, game: str, person: str) -> Page:
        """Everybody sits: the game begins. A seat that is still empty is an error; bots are seated before. Who adds a
        word to the seed in another process while it is dealt is quicker: it is to be begun once more."""
        living = await self.living(game)
        async with living.lock:
            await living.refresh()  # somebody may have sat down in another process
            self._check_insider(living, person)
            self._check_open(living)
            if any(seat.state == "empty" for seat in living.seats):
                raise Conflict("seats-empty")
            table = table_of(living.game)
            if not living.kept.clock.is_live:
                pass_windows(table, [seat.seat for seat in living.seats if seat.state in PEOPLE])
            await self.database.journals.append(
                game,
                0,
                table.lines,
                phase=Phase("running"),
                also=[all_seated(game), *self._first_orders(living, table)],
                head=root(living.game),
            )
            await self.rows_changed(living)
            living.is_mine = True
            await self.publish(living)
        own = seats_of(living.seats, person)
        return page_of(living, own[0] if own else None)

    def _first_orders(self, living: LiveTable, table: Table) -> Also:
        """Over days nobody is to wait for those who would pass anyway: everybody begins with an order for it."""
        if living.kept.clock.is_live or TARGETED not in table.game.order_words:
            return []
        people = [seat.seat for seat in living.seats if seat.state in PEOPLE and seat.seat not in living.orders]
        return [self.database.tables.orders_become(living.id, seat, [QUIET]) for seat in people]

    async def rematch(self, game: str, person: str) -> str:
        """The same table again, with the same people and bots; who asks second gets the first one's."""
        living = await self.living(game)
        self._check_insider(living, person)
        if living.phase not in ("over", "closed"):
            raise Conflict("not-over")
        if living.game.next_id:
            return living.game.next_id
        async with living.lock:
            return await self._again(living, person)

    async def _again(self, living: LiveTable, person: str) -> str:
        """Who is not let in any more, or is kept away by somebody there, leaves a free seat."""
        await living.refresh()
        people = [seat.person for seat in living.seats]
        kept_away = await self.kept_away(people, people)
        if person in kept_away:
            raise NotAllowed("seat-not-free")
        await self._check_few_open(person)
        game = self._game_again(living, person)
        seats = [_again_on(seat, game, living.gone | kept_away) for seat in living.seats]
        stands = await self.database.tables.sit_again(living.id, game, seats)
        await self.rows_changed(living)
        return stands

    def _game_again(self, living: LiveTable, person: str) -> Game:
        old, now = living.game, self.settings.clock.now()
        return Game(
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
            settings=settings_like(living.kept).packed(),
            visibility=old.visibility,
            made=now,
            touched=now,
        )

    # --- may it be ------------------------------------------------------------------------------

    async def _check_few_open(self, person: str) -> None:
        """Tables that one person opens and nobody begins must not hide those of all others."""
        most = self.settings.most_open
        if most and await self.database.tables.count_open(person) >= most:
            raise Conflict("tables-many", most=most)

    def _check_open(self, living: LiveTable) -> None:
        if living.phase != "open":
            raise Conflict("begun" if living.phase == "running" else "closed")

    def _check_insider(self, living: LiveTable, person: str | None) -> None:
        """Who opened the table or sits at it."""
        if person is None or (person != living.game.made_by and not seats_of(living.seats, person)):
            raise NotAllowed("not-at-this-table")


def _free(living: LiveTable, seat: int | None) -> int:
    free = [each.seat for each in living.seats if each.state == "empty"]
    if seat is None:
        if not free:
            raise Conflict("table-full")
        return free[0]
    if not 0 <= seat < living.game.seats:
        raise ServerError("no-seat", last=living.game.seats - 1)
    if seat not in free:
        raise Conflict("seat-taken")
    return seat


def _again_on(seat: Seat, game: Game, gone: Collection[str]) -> Seat:
    if seat.person and seat.person not in gone:
        return Seat(game=game.id, seat=seat.seat, person=seat.person, since=game.made, state="person")
    if seat.state == "bot":
        return Seat(game=game.id, seat=seat.seat, bot=seat.bot, since=game.made, state="bot")
    return Seat(game=game.id, seat=seat.seat, since=game.made)
