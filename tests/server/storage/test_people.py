"""People, their sessions, the talk and the audit trail."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest
from sqlalchemy import false, update
from tests.server.storage.samples import kept, person

from zunft.server.errors import Conflict, NotFound
from zunft.server.storage import Database
from zunft.server.storage.batch import Must
from zunft.server.storage.records import (
    GameRow,
    Message,
    NewsRow,
    Notice,
    Person,
    Report,
    Seat,
    SessionRow,
    hash_of,
    new_id,
    new_secret,
    now,
)
from zunft.server.storage.schema import METADATA

pytestmark = pytest.mark.anyio


async def come(database: Database, name: str = "Anna") -> Person:
    new = person(name)
    await database.people.create(new)
    return new


async def sign_in(database: Database, who: Person, device: str = "phone") -> str:
    hash_ = hash_of(new_secret())
    await database.people.open_session(SessionRow(hash=hash_, person=who.id, device=device, created=now(), seen=now()))
    return hash_


async def test_a_guest_becomes_an_account_and_stays_the_same_person(database: Database) -> None:
    anna = await come(database)
    await database.people.become_account(anna.id, "anna", "argon2…", ["c1", "c2"])
    found = await database.people.by_login("anna")
    assert found
    assert (found.id, found.kind, found.recovery) == (anna.id, "account", ["c1", "c2"])
    with pytest.raises(Conflict, match="already has an account"):
        await database.people.become_account(anna.id, "anna2", "argon2…", [])


async def test_of_10_who_want_a_login_one_gets_it(database: Database) -> None:
    people = [await come(database) for _ in range(10)]
    tries = [database.people.become_account(each.id, "anna", "…", []) for each in people]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert found.count(None) == 1
    assert sum(isinstance(each, Conflict) for each in found) == 9
    with pytest.raises(Conflict, match="taken"):
        await database.people.create(person(login="anna", kind="account"))


async def test_a_recovery_code_is_spent_once(database: Database) -> None:
    anna = await come(database)
    await database.people.become_account(anna.id, "anna", "…", ["c1", "c2"])
    found = await asyncio.gather(*(database.people.spend_recovery(anna.id, "c1", f"new {at}") for at in range(5)))
    assert sorted(found) == [False] * 4 + [True]
    anna = await database.people.get(anna.id)
    assert (anna.recovery, anna.password) == (["c2"], f"new {found.index(True)}")


def impossible() -> Must:
    """What finds nothing to change: nothing that is written with it is kept."""
    return Must(update(METADATA.tables["person"]).where(false()).values(name=""), "busy")


async def test_what_is_done_to_an_account_is_done_with_all_that_goes_with_it_or_not_at_all(database: Database) -> None:
    anna, people = await come(database), database.people
    await people.become_account(anna.id, "anna", "old", ["c1"])
    before, ben = await people.get(anna.id), await come(database, "Ben")
    deeds: list[Awaitable[object]] = [
        people.spend_recovery(anna.id, "c1", "new", [impossible()]),
        people.change(anna.id, [impossible()], password="new"),
        people.become_account(ben.id, "ben", "new", [], [impossible()], name="Benno"),
        people.create(carl := person("Carl"), [impossible()]),
    ]
    for deed in deeds:
        with pytest.raises(Conflict):
            await deed
    assert (await people.get(anna.id), await people.get(ben.id)) == (before, ben)
    assert await people.find(carl.id) is None


async def test_there_is_one_first_host(database: Database) -> None:
    people = [await come(database) for _ in range(5)]
    assert not await database.people.has_host()
    found = await asyncio.gather(*(database.people.become_first_host(each.id) for each in people))
    assert sorted(found) == [False] * 4 + [True]
    assert await database.people.has_host()
    await database.people.set_role(people[0].id, "host")
    with pytest.raises(NotFound):
        await database.people.set_role("nobody", "host")


async def test_what_a_person_may_change(database: Database) -> None:
    anna = await come(database)
    await database.people.change(anna.id, name="Änne", settings={"sound": False})
    found = await database.people.get(anna.id)
    assert (found.name, found.settings) == ("Änne", {"sound": False})
    with pytest.raises(TypeError):
        await database.people.change(anna.id, role="host")
    with pytest.raises(NotFound):
        await database.people.change("nobody", name="x")


async def test_sessions_are_listed_and_ended(database: Database) -> None:
    anna, ben = await come(database), await come(database, "Ben")
    phone, laptop, other = await sign_in(database, anna), await sign_in(database, anna), await sign_in(database, ben)
    found = await database.people.signed_in(phone)
    assert found
    assert (found[0].hash, found[1]) == (phone, anna)
    assert {each.hash for each in await database.people.sessions(anna.id)} == {phone, laptop}
    assert not await database.people.end_session(ben.id, phone)
    assert not await database.people.end_session(anna.id, "%")
    assert await database.people.end_session(anna.id, phone[:12])
    assert await database.people.signed_in(phone) is None
    assert await database.people.session(phone) is None
    assert await database.people.end_sessions(anna.id, but=laptop) == 0
    assert await database.people.session(laptop)
    await database.people.see_session(other)
    assert await database.people.end_unseen(before=now() + 1000) == 2


async def test_blocking_ends_the_sessions_of_an_account(database: Database) -> None:
    anna = await come(database)
    await database.people.become_account(anna.id, "anna", "hash", [])
    session = await sign_in(database, anna)
    await database.people.block(anna.id)
    assert (await database.people.get(anna.id)).blocked_at
    assert await database.people.session(session) is None
    await database.people.unblock(anna.id)
    assert (await database.people.get(anna.id)).blocked_at is None


async def test_a_guest_who_is_blocked_is_known_as_such_and_can_be_let_in_again(database: Database) -> None:
    anna = await come(database)
    session = await sign_in(database, anna)
    await database.people.block(anna.id)
    found = await database.people.signed_in(session)
    assert found is not None
    assert found[1].blocked_at


async def test_everything_about_a_person_is_handed_out_and_nothing_secret(database: Database) -> None:
    anna, here, ben = await with_traces(database)
    about = await database.people.export(anna.id)
    assert about["person"]["name"] == "Anna"
    filled = ["session", "seat", "message", "note", "mark", "blocked", "report", "audit", "notice", "news", "game"]
    filled += ["standing"]
    assert [name for name in filled if not about[name]] == []
    assert (about["game"][0]["id"], about["game"][0]["name"]) == (here.id, "At Anna's")
    assert about["word"] == [{"game": here.id, "seat": 0, "word": "antwerp"}]
    assert sorted(row["deed"] for row in about["audit"]) == ["block", "block", "signed-in"]
    assert "person" not in about["audit"][0]
    assert about["blocked"] == [{"person": anna.id, "other": ben.id, "kept_away": True}]
    assert not {"hash", "key_hash", "password", "seed"} & {
        key for rows in about.values() for row in rows for key in row
    }


async def with_traces(database: Database) -> tuple[Person, GameRow, Person]:
    """Somebody who has left traces everywhere."""
    anna, ben = await come(database), await come(database, "Ben")
    here = await kept(database, made_by=anna.id, settings={"name": "At Anna's", "pace": 1})
    for seat, word in enumerate(("antwerp", "bruges")):
        await database.tables.add_word(here.id, seat, word)
    await database.tables.sit(Seat(game=here.id, seat=0, person=anna.id, state="person", key_hash=hash_of("k")))
    await sign_in(database, anna)
    said = Message(id=new_id(), game=here.id, person=anna.id, seat=0, at=now(), text="I live in Gent")
    await database.talk.say(said)
    await database.tables.set_note(here.id, anna.id, "Ben bluffs")
    await database.tables.set_mark(here.id, anna.id, 3)
    await database.tables.set_orders(here.id, 0, ["pass"])
    await database.talk.keep_away(anna.id, ben.id)
    await database.talk.report(
        Report(id=new_id(), game=here.id, message=said.id, person=anna.id, at=now(), text="rude")
    )
    await database.audit.write("signed-in", anna.id)
    await database.audit.write("block", ben.id, whose=anna.id)
    await database.audit.write("block", anna.id, whose=ben.id)
    await database.audit.write("signed-in", ben.id)
    notice = Notice(person=anna.id, kind="webhook", target="https://example.org/anna")
    await database.people.set_notice(notice)
    turn = NewsRow(person=anna.id, kind=notice.kind, target=notice.target, game=here.id, what="turn")
    await database.outbox.put([turn], 60_000)
    return anna, here, ben


async def test_deleting_takes_away_who_it_was_and_leaves_the_games(database: Database) -> None:
    anna, here, ben = await with_traces(database)
    other = await kept(database, made_by=ben.id, settings={"name": "At Ben's"})
    await database.people.change(anna.id, email="anna@example.org")
    await database.people.delete(anna.id)
    with pytest.raises(NotFound):
        await database.people.get(anna.id)
    assert await database.people.sessions(anna.id) == []
    assert await database.people.by_login("anna") is None
    everything = str(
        [await dump(database, name) for name in ("person", "message", "note", "notice", "report", "session")]
    )
    for trace in ("Anna", "Gent", "bluffs", "example.org", "rude"):
        assert trace not in everything
    seat = (await database.tables.seats(here.id))[0]
    assert (seat.person, seat.key_hash) == (anna.id, None)
    assert (await database.people.names([anna.id, ben.id]))[anna.id].deleted
    assert await dump(database, "blocked") == []
    assert (await database.tables.get(here.id)).settings == {"name": "", "pace": 1}
    assert (await database.tables.get(here.id)).words[0] == "antwerp"
    assert (await database.tables.get(other.id)).settings["name"] == "At Ben's"


async def dump(database: Database, name: str) -> list[dict[str, object]]:
    return await database.connections.rows(METADATA.tables[name].select())


async def test_talk_is_read_in_order_and_can_be_hidden(database: Database) -> None:
    anna, here = await come(database), await kept(database)
    said = [Message(id=new_id(), game=here.id, person=anna.id, at=at, text=f"m{at}") for at in range(5)]
    for each in said:
        await database.talk.say(each)
    assert [each.text for each in await database.talk.messages(here.id)] == ["m0", "m1", "m2", "m3", "m4"]
    assert [each.text for each in await database.talk.messages(here.id, since=3)] == ["m3", "m4"]
    assert [each.text for each in await database.talk.messages(here.id, limit=2)] == ["m3", "m4"]
    assert await database.talk.hide(said[4].id)
    assert [each.text for each in await database.talk.messages(here.id, since=3)] == ["m3"]
    assert await database.talk.message(here.id, said[0].id) == said[0]


async def test_who_is_blocked_by_whom(database: Database) -> None:
    anna, ben = await come(database), await come(database, "Ben")
    await database.talk.block(anna.id, ben.id)
    await database.talk.block(anna.id, ben.id)
    assert (await database.talk.blocked_by(anna.id), await database.talk.blocked_by(ben.id)) == (
        {ben.id: False},
        {},
    )
    await database.talk.unblock(anna.id, ben.id)
    assert await database.talk.blocked_by(anna.id) == {}


async def test_who_is_kept_away_stays_it_until_just_that_is_lifted(database: Database) -> None:
    anna, ben = await come(database), await come(database, "Ben")
    await database.talk.block(anna.id, ben.id)
    await database.talk.keep_away(anna.id, ben.id)
    await database.talk.block(anna.id, ben.id)
    await database.talk.unblock(anna.id, ben.id)
    assert await database.talk.blocked_by(anna.id) == {ben.id: True}
    await database.talk.unblock(anna.id, ben.id, kept_away=True)
    assert await database.talk.blocked_by(anna.id) == {}


async def test_the_audit_trail_has_the_last_deed_first(database: Database) -> None:
    anna = await come(database)
    for at in range(5):
        await database.audit.write("closed-table", anna.id, table=f"t{at}")
        await asyncio.sleep(0.002)
    page = await database.audit.list(limit=3)
    rest = await database.audit.list(before=page[-1].id)
    assert [each.about["table"] for each in page + rest] == ["t4", "t3", "t2", "t1", "t0"]


async def test_notices_are_set_and_dropped(database: Database) -> None:
    anna = await come(database)
    notice = Notice(person=anna.id, kind="email", target="anna@example.org", settings={"digest": True})
    for settings in ({"digest": False}, {"digest": True}):
        await database.people.set_notice(Notice(person=anna.id, kind="email", target=notice.target, settings=settings))
    assert await database.people.notices(anna.id) == [notice]
    await database.people.drop_notice(anna.id, "email", notice.target)
    assert await database.people.notices(anna.id) == []
