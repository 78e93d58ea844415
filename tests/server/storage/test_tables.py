"""Tables, their seats and what lies beside the game."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.storage.samples import game, kept, person, running

from zunft.server.errors import Conflict, NotFound, ServerError
from zunft.server.storage import Database
from zunft.server.storage.batch import Also, Append
from zunft.server.storage.records import Person, Phase, PhaseName, Proposal, Seat, hash_of, new_id, new_secret, now
from zunft.server.storage.seats import all_seated, orders_stay, seats_stay
from zunft.server.storage.tables import alone_from

pytestmark = pytest.mark.anyio


async def come(database: Database, name: str = "Anna") -> Person:
    new = person(name)
    await database.people.create(new)
    return new


async def test_a_table_is_found_as_it_was_made(database: Database) -> None:
    here = await kept(database, words={1: "tulip"}, settings={"clock": {"kind": "none"}}, visibility="private")
    assert await database.tables.get(here.id) == here
    assert [seat.state for seat in await database.tables.seats(here.id)] == ["empty"] * here.seats
    assert await database.tables.find("nowhere") is None
    with pytest.raises(NotFound):
        await database.tables.get("nowhere")


async def test_lists_go_by_phase_person_and_visibility(database: Database) -> None:
    anna = await come(database)
    mine = await kept(database, made_by=anna.id, made=3)
    sat = await kept(database, made=2)
    other = await kept(database, visibility="private", made=1)
    await database.tables.sit(Seat(game=sat.id, seat=1, person=anna.id, state="person"))
    await database.tables.set_phase(sat.id, Phase("running"), was=["open"])
    tables = database.tables
    assert [each.id for each in await tables.list()] == [mine.id, sat.id, other.id]
    assert [each.id for each in await tables.list(phases=["running"])] == [sat.id]
    assert [each.id for each in await tables.list(person=anna.id)] == [mine.id, sat.id]
    assert [each.id for each in await tables.list(or_public=True)] == [mine.id, sat.id]
    assert [each.id for each in await tables.list(person=anna.id, or_public=True)] == [mine.id, sat.id]
    assert [each.id for each in await tables.list(or_public=True, before=mine.id)] == [sat.id]
    assert list(await tables.seats_of([sat.id, other.id])) == [sat.id, other.id]


async def test_a_list_may_have_only_what_has_just_ended(database: Database) -> None:
    games = [await kept(database, phase="over", begun=1, ended=at) for at in (1, 5, 9)]
    await kept(database)
    await kept(database, phase="over", ended=7)  # it was played elsewhere
    found = await database.tables.list(ended_since=5)
    assert {each.id for each in found} == {each.id for each in games[1:]}


@pytest.mark.parametrize(
    ("phase", "settings", "is_alone"),
    [
        ("running", {"origin": "there"}, False),
        ("over", {"origin": "there"}, False),
        ("closed", {"origin": "there"}, True),
        ("running", {"origin": "elsewhere"}, True),
        ("running", {"origin": None}, True),
        ("running", {}, True),
    ],
)
async def test_a_game_from_elsewhere_goes_on_at_one_table(
    database: Database, phase: PhaseName, settings: dict[str, str | None], is_alone: bool
) -> None:
    await kept(database, phase=phase, settings=settings)
    new = game(settings={"origin": "there"})
    played = Append(new.id, 0, [], also=[alone_from("there", new.id)])
    with nullcontext() if is_alone else pytest.raises(Conflict):
        await database.tables.create(new, [], played)
    assert (await database.tables.find(new.id) is not None) == is_alone


async def test_the_order_of_a_list_does_not_tell_where_somebody_answers(database: Database) -> None:
    games = [await running(database, made=at) for at in range(3)]
    before = await database.tables.list()
    await database.journals.append(games[0].id, 0, ["0 a"])
    assert [each.id for each in await database.tables.list()] == [each.id for each in before]


async def test_a_list_tells_no_seed_and_no_length(database: Database) -> None:
    await kept(database)
    assert not {"seed", "lines", "tip", "words"} & set((await database.tables.list())[0].__struct_fields__)


async def test_pages_of_a_list_follow_each_other(database: Database) -> None:
    made = [await kept(database, made=at // 2) for at in range(7)]
    seen: list[str] = []
    before: str | None = None
    while page := await database.tables.list(before=before, limit=3):
        await database.journals.append(made[3].id, len(seen), ["0 a"] * len(page))  # somebody plays meanwhile
        seen += [each.id for each in page]
        before = page[-1].id
    assert sorted(seen) == sorted(each.id for each in made)
    assert len(seen) == 7


async def test_of_20_people_at_one_seat_one_sits(database: Database) -> None:
    here = await kept(database)
    people = [await come(database, f"P{at}") for at in range(20)]
    seats = [Seat(game=here.id, seat=0, person=each.id, state="person") for each in people]
    found = await asyncio.gather(*map(database.tables.sit, seats), return_exceptions=True)
    assert found.count(None) == 1
    assert sum(isinstance(each, Conflict) for each in found) == 19
    assert (await database.tables.seats(here.id))[0].person == people[found.index(None)].id


async def test_a_seat_is_left_by_its_person_only(database: Database) -> None:
    here, anna = await kept(database), await come(database)
    await database.tables.sit(Seat(game=here.id, seat=0, person=anna.id, state="person"))
    for other in ("somebody", None):
        with pytest.raises(Conflict):
            await database.tables.stand(here.id, 0, other)
    await database.tables.stand(here.id, 0, anna.id)
    assert (await database.tables.seats(here.id))[0].state == "empty"


@pytest.mark.parametrize("becomes", [None, "another"], ids=["ended", "made anew"])
async def test_whoever_plays_on_does_not_bring_back_a_key(database: Database, becomes: str | None) -> None:
    """A host blocks the person, or they make another key, and who lets a bot play on has not heard of it."""
    here, anna = await kept(database), await come(database)
    sits = Seat(game=here.id, seat=0, person=anna.id, key_hash="key", state="person")
    await database.tables.sit(sits)
    await database.tables.set_seat_key(here.id, 0, becomes)
    await database.tables.sit(replace(sits, state="stand-in", bot="greedy"), was=["person"])
    await database.tables.sit(replace(sits, state="person"), was=["stand-in"])
    found = (await database.tables.seats(here.id))[0]
    assert (found.person, found.key_hash, found.bot, found.state) == (anna.id, becomes, None, "person")


async def test_a_stand_in_hands_the_seat_back(database: Database) -> None:
    here, anna = await kept(database), await come(database)
    bot = Seat(game=here.id, seat=0, person=anna.id, bot="greedy", state="stand-in")
    await database.tables.sit(bot)
    back = Seat(game=here.id, seat=0, person=anna.id, state="person")
    with pytest.raises(Conflict):
        await database.tables.sit(back)
    await database.tables.sit(back, was=["stand-in"])


async def test_a_key_opens_one_seat(database: Database) -> None:
    here, key = await kept(database), new_secret()
    await database.tables.set_seat_key(here.id, 1, hash_of(key))
    found = await database.tables.seat_of_key(hash_of(key))
    assert found
    assert (found.game, found.seat) == (here.id, 1)
    assert await database.tables.seat_of_key(hash_of(new_secret())) is None


async def test_no_seat_is_taken_or_left_empty_when_the_game_has_begun(database: Database) -> None:
    here = await kept(database)
    await database.tables.set_phase(here.id, Phase("running"), was=["open"])
    with pytest.raises(Conflict):
        await database.tables.sit(Seat(game=here.id, seat=0, bot="master", state="bot"), was=["empty", "bot"])
    with pytest.raises(Conflict):
        await database.tables.stand(here.id, 1, None)
    assert [seat.state for seat in await database.tables.seats(here.id)] == ["empty"] * here.seats


async def test_a_game_begins_whole_or_not_whoever_stands_up_at_that_moment(database: Database) -> None:
    """Of beginning and standing up one comes first, in whatever process; the other is refused."""
    for _ in range(10):
        here = await kept(database)
        for seat in range(here.seats):
            await database.tables.sit(Seat(game=here.id, seat=seat, bot="master", state="bot"))
        begin = database.journals.append(here.id, 0, ["0 a"], phase=Phase("running"), also=[all_seated(here.id)])
        await asyncio.gather(begin, database.tables.stand(here.id, 1, None), return_exceptions=True)
        states = [seat.state for seat in await database.tables.seats(here.id)]
        assert ((await database.tables.get(here.id)).phase == "running") == ("empty" not in states)


async def test_a_key_of_a_closed_table_can_go_on_to_another(database: Database) -> None:
    old, hash_ = await kept(database), hash_of(new_secret())
    await database.tables.set_seat_key(old.id, 1, hash_)
    new = game()
    seats = [Seat(game=new.id, seat=0, key_hash=hash_, state="person")]
    with pytest.raises(Conflict):  # it is in use
        await database.tables.create(new, seats)
    assert await database.tables.seat_of_key(hash_)
    await database.tables.set_phase(old.id, Phase("closed"), was=["open"])
    await database.tables.create(new, seats)
    assert await database.tables.seat_of_key(hash_) == (await database.tables.seats(new.id))[0]


async def test_a_game_from_elsewhere_is_kept_with_its_lines(database: Database) -> None:
    new = game()
    also: list[Also] = [database.tables.orders_become(new.id, 1, ["pass"]), database.audit.written("take-in")]
    await database.tables.create(new, [], Append(new.id, 0, ["0 a", "1 b"], phase=Phase("running"), also=also))
    assert await database.journals.check(new.id) == 2
    assert (await database.tables.get(new.id)).phase == "running"
    assert await database.tables.orders(new.id) == {1: ["pass"]}
    assert [each.deed for each in await database.audit.list()] == ["take-in"]
    assert (await database.journals.append(new.id, 2, ["0 c"])).number == 3


@pytest.mark.parametrize("expected", [0, 7])
async def test_of_a_game_that_cannot_be_kept_nothing_stays(database: Database, expected: int) -> None:
    old, hash_ = await kept(database), hash_of(new_secret())
    await database.tables.set_seat_key(old.id, 1, hash_)
    await database.tables.set_phase(old.id, Phase("closed"), was=["open"])
    new = game()
    seats = [Seat(game=new.id, seat=0, key_hash=hash_, state="person")]
    played = Append(new.id, expected, ["0 a"], phase=Phase("running"), also=[all_seated(new.id)])
    with pytest.raises(Conflict):
        await database.tables.create(new, seats, played)
    assert await database.tables.find(new.id) is None
    assert await database.tables.seats(new.id) == []
    assert await database.journals.read(new.id) == []
    assert await database.tables.seat_of_key(hash_) == (await database.tables.seats(old.id))[1]


async def test_a_seat_is_claimed_once(database: Database) -> None:
    here, people = await kept(database), [await come(database, name) for name in ("Anna", "Bert")]
    await database.tables.set_seat_key(here.id, 1, hash_of("key"))
    found = await database.tables.seat_of_key(hash_of("key"))
    assert found
    claims = [database.tables.claim(found, each.id) for each in people]
    outcomes = await asyncio.gather(*claims, return_exceptions=True)
    assert [type(each) for each in outcomes if each] == [Conflict]
    assert (await database.tables.seats(here.id))[1].person in [each.id for each in people]


async def test_what_is_written_on_account_of_seats_and_orders_is_not_where_they_are_others(database: Database) -> None:
    here, tables = await kept(database), database.tables
    await tables.set_orders(here.id, 0, ["pass"])
    await tables.set_orders(here.id, 1, [])  # taken back
    seats, orders = await tables.seats(here.id), await tables.orders(here.id)

    async def close(becomes: int) -> bool:
        also: list[Also] = [seats_stay(here.id, seats), orders_stay(here.id, orders)]
        closed = Append(here.id, 0, [], phase=Phase("closed"), also=also)
        return await tables.change_settings(here.id, here.settings, {"becomes": becomes}, closed)

    changes: list[tuple[Any, Any, Any]] = [(tables.set_seat_key, "key", None), (tables.set_orders, ["draw"], ["pass"])]
    for change, other, again in changes:
        await change(here.id, 0, other)
        with pytest.raises(Conflict):
            await close(1)
        await change(here.id, 0, again)
    assert await tables.get(here.id) == here
    assert await close(2)
    assert (await tables.get(here.id)).phase == "closed"


async def test_a_table_that_was_touched_meanwhile_stays_as_it_is(database: Database) -> None:
    here = await kept(database, touched=7)
    with pytest.raises(Conflict):
        await database.tables.set_phase(here.id, Phase("closed"), ["open"], touched=6)
    assert await database.tables.get(here.id) == here
    await database.tables.set_phase(here.id, Phase("closed"), ["open"], touched=7)
    assert (await database.tables.get(here.id)).phase == "closed"


async def test_a_phase_changes_from_what_it_was(database: Database) -> None:
    here = await kept(database)
    await database.tables.set_phase(here.id, Phase("running"), was=["open"])
    with pytest.raises(Conflict):
        await database.tables.set_phase(here.id, Phase("running"), was=["open"])
    await database.tables.set_phase(here.id, Phase("closed"), was=["open", "running"])
    found = await database.tables.get(here.id)
    assert found.begun
    assert found.ended


async def test_words_that_come_in_one_moment_are_all_kept(database: Database) -> None:
    here = await kept(database, seats=4)
    words = ["rose", "tulip", "thorn", "ivy"]
    await asyncio.gather(*(database.tables.add_word(here.id, seat, word) for seat, word in enumerate(words)))
    assert (await database.tables.get(here.id)).words == dict(enumerate(words))


async def test_words_are_added_before_the_first_line(database: Database) -> None:
    here = await kept(database)
    await database.tables.add_word(here.id, 0, "rose")
    await database.journals.append(here.id, 0, ["0 a"])
    with pytest.raises(Conflict):
        await database.tables.add_word(here.id, 0, "thorn")
    assert (await database.tables.get(here.id)).words == {0: "rose"}
    assert await database.journals.check(here.id) == 1


async def test_what_nobody_has_touched_is_found_the_longest_untouched_first(database: Database) -> None:
    later, old = await running(database, touched=11), await kept(database, touched=10)
    await kept(database), await kept(database, phase="over", touched=9)
    found = await database.tables.untouched(before=1000)
    assert [each.id for each in found] == [old.id, later.id]
    assert [each.id for each in await database.tables.untouched(1000, found[0])] == [later.id]
    await database.journals.append(old.id, 0, ["0 a"])
    assert [each.id for each in await database.tables.untouched(before=1000)] == [later.id]


async def test_orders_notes_and_marks_are_kept_and_replaced(database: Database) -> None:
    here, anna = await kept(database), await come(database)
    tables = database.tables
    assert (await tables.orders(here.id), await tables.note(here.id, anna.id)) == ({}, "")
    for orders in (["pass"], ["pass unless targeted", "tower"]):
        await tables.set_orders(here.id, 1, orders)
    await tables.set_note(here.id, anna.id, "Ben bluffs")
    await tables.set_note(here.id, anna.id, "Ben does not")
    await tables.set_mark(here.id, anna.id, 3)
    await tables.set_mark(here.id, anna.id, 5)
    assert await tables.orders(here.id) == {1: ["pass unless targeted", "tower"]}
    assert await tables.all_orders([here.id, "no table"]) == {here.id: {1: ["pass unless targeted", "tower"]}}
    assert (await tables.note(here.id, anna.id), await tables.mark(here.id, anna.id)) == ("Ben does not", 5)


async def test_a_proposal_is_settled_once(database: Database) -> None:
    here = await running(database)
    laid = Proposal(id=new_id(), game=here.id, seat=0, to_seat=1, text="b07 for 9", at=now())
    await database.tables.lay_proposal(laid)
    assert await database.tables.proposals(here.id) == [laid]
    await database.tables.settle_proposal(here.id, laid.id, "withdrawn")
    with pytest.raises(Conflict):
        await database.tables.settle_proposal(here.id, laid.id, "taken")
    assert [each.state for each in await database.tables.proposals(here.id, ["withdrawn"])] == ["withdrawn"]


async def test_text_that_no_database_takes_is_refused(database: Database) -> None:
    here, anna = await kept(database), await come(database)
    for bad in ("a\0b", "\ud800"):
        with pytest.raises(ServerError, match="cannot be stored"):
            await database.tables.set_note(here.id, anna.id, bad)
        with pytest.raises(ServerError):
            await database.people.by_login(bad)
    assert await database.tables.note(here.id, anna.id) == ""
