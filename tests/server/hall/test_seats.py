"""Opening tables, taking seats, invitations and keys, words for the seed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest
from tests.server.hall.halls import Halls

from zunft import verify
from zunft.engine.chance import commitment
from zunft.server.errors import Conflict, NotAllowed, NotFound, ServerError
from zunft.server.live.page import Who
from zunft.server.live.request import ClockRequest, TableRequest
from zunft.server.storage.records import Visibility

pytestmark = pytest.mark.anyio


async def test_one_of_those_who_want_a_seat_gets_it(halls: Halls) -> None:
    game = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2))
    other = await halls.hall_of()
    tries = [hall.seats.sit(game, person, 1) for hall in (halls.hall, other) for person in ("anna", "bert", "carl")]
    got = await asyncio.gather(*tries, return_exceptions=True)
    assert [seat for seat in got if seat == 1] == [1]
    assert sum(isinstance(each, Conflict) for each in got) == 5


async def test_several_people_at_one_device_have_their_own_seats(halls: Halls) -> None:
    game = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2))
    assert [await halls.hall.seats.sit(game, "anna") for _ in range(2)] == [0, 1]
    with pytest.raises(Conflict):
        await halls.hall.seats.sit(game, "bert")
    await halls.hall.seats.begin(game, "anna")
    pages = [await halls.hall.play.page(game, Who("anna", seat)) for seat in range(2)]
    assert [page.seat for page in pages] == [0, 1]


async def test_a_private_table_needs_an_invitation(halls: Halls) -> None:
    game = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=3, visibility="private"))
    await halls.hall.seats.sit(game, "anna")
    with pytest.raises(NotFound):
        await halls.hall.seats.sit(game, "bert")
    with pytest.raises(NotAllowed):
        await halls.hall.seats.invite(game, "bert")
    once, open_to_all = await halls.hall.seats.invite(game, "anna", 2), await halls.hall.seats.invite(game, "anna")
    assert await halls.hall.seats.sit(game, "bert", None, once) == 2
    with pytest.raises(Conflict):
        await halls.hall.seats.sit(game, "carl", None, once)
    assert await halls.hall.seats.sit(game, "carl", None, open_to_all) == 1
    with pytest.raises(NotFound):
        await halls.hall.seats.sit(game, "dora", None, "nonsense")


async def test_a_key_opens_one_seat(halls: Halls) -> None:
    game = await halls.table()
    key = await halls.hall.seats.make_key(game, halls.who(1))
    assert await halls.hall.seats.open_seat(key) == (game, Who(None, 1))
    with pytest.raises(NotFound):
        await halls.hall.seats.open_seat(key + "x")
    with pytest.raises(NotAllowed):
        await halls.hall.seats.make_key(game, Who("anna", 1))


async def test_words_are_part_of_the_seed_and_fixed_when_the_game_begins(halls: Halls) -> None:
    game = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2, edition="tiny"))
    shown = await halls.hall.seats.commitment(game)
    for seat in range(2):
        await halls.hall.seats.sit(game, "anna", seat)
    with pytest.raises(ServerError):
        await halls.hall.seats.add_word(game, Who("anna", 0), "")
    await halls.hall.seats.add_word(game, Who("anna", 0), "tulip")
    await halls.hall.seats.begin(game, "anna")
    with pytest.raises(Conflict):
        await halls.hall.seats.add_word(game, Who("anna", 0), "rose")
    for seat in range(2):
        await halls.hall.absence.resign(game, Who("anna", seat))
    text = await halls.hall.archive.export(game, Who())
    assert "word 0 tulip" in text
    assert commitment((await halls.hall.tables.live(game)).game.seed) == shown
    assert verify(text).over


async def test_no_word_for_the_seed_is_lost_because_two_halls_have_not_heard_of_each_other(halls: Halls) -> None:
    game, other = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2)), await halls.hall_of()
    for seat in range(2):
        await halls.hall.seats.sit(game, "anna", seat)
    await other.tables.live(game)
    halls.bus.listeners.clear()  # the bus is away
    await halls.hall.seats.add_word(game, Who("anna", 0), "tulip")
    await other.seats.add_word(game, Who("anna", 1), "rose")
    assert (await halls.database.tables.get(game)).words == {0: "tulip", 1: "rose"}


async def test_a_table_begins_when_every_seat_is_taken(halls: Halls) -> None:
    game = await halls.hall.seats.create("anna", TableRequest(title="strasbourg", seats=3, bots={2: "master"}))
    await halls.hall.seats.sit(game, "anna")
    with pytest.raises(Conflict):
        await halls.hall.seats.begin(game, "anna")
    await halls.hall.seats.seat_bot(game, "anna", 1, "journeyman")
    with pytest.raises(NotAllowed):
        await halls.hall.seats.begin(game, "bert")
    await halls.hall.seats.seat_bot(game, "anna", 1, None)
    await halls.hall.seats.seat_bot(game, "anna", 1, "apprentice")
    page = await halls.hall.seats.begin(game, "anna")
    assert (page.phase, page.seat) == ("running", 0)
    assert [sitter.bot for sitter in page.people] == [None, "apprentice", "master"]
    for deed in (
        halls.hall.seats.begin(game, "anna"),
        halls.hall.seats.sit(game, "bert"),
        halls.hall.seats.stand(game, Who("anna", 0)),
    ):
        with pytest.raises(Conflict):
            await deed


async def test_who_stands_up_leaves_the_seat_free(halls: Halls) -> None:
    game = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2))
    await halls.hall.seats.sit(game, "bert", 0)
    await halls.hall.seats.stand(game, Who("bert", 0))
    assert await halls.hall.seats.sit(game, "carl") == 0


@pytest.mark.parametrize("is_bot", [False, True])
async def test_nobody_is_stood_up_by_a_hall_that_has_not_heard_of_them(halls: Halls, is_bot: bool) -> None:
    game = await halls.hall.seats.create(
        "anna", TableRequest(title="flanders", seats=2, bots={0: "master"} if is_bot else {})
    )
    late = await halls.hall_of()
    if not is_bot:
        await halls.hall.seats.sit(game, "anna", 0)
    assert (await late.tables.live(game)).seats[0].state == ("bot" if is_bot else "person")
    halls.bus.listeners.clear()
    await (halls.hall.seats.seat_bot(game, "anna", 0, None) if is_bot else halls.hall.seats.stand(game, Who("anna", 0)))
    await halls.hall.seats.sit(game, "bert", 0)
    with pytest.raises(Conflict):
        await (late.seats.seat_bot(game, "anna", 0, None) if is_bot else late.seats.stand(game, Who("anna", 0)))
    assert (await halls.database.tables.seats(game))[0].person == "bert"


BAD = [
    TableRequest(title="chess"),
    TableRequest(title="flanders", seats=9),
    TableRequest(title="flanders", edition="../secret"),
    TableRequest(title="flanders", options={"centres": "nowhere"}),
    TableRequest(title="flanders", preset="printed"),
    TableRequest(title="flanders", language="la"),
    TableRequest(title="flanders", name="x" * 61),
    TableRequest(title="flanders", name="a\nb"),
    TableRequest(title="flanders", bots={0: "grandmaster"}),
    TableRequest(title="flanders", seats=2, bots={5: "master"}),
    TableRequest(title="flanders", pace=-1),
    TableRequest(title="flanders", window=0),
    TableRequest(title="flanders", window=10**9),
    TableRequest(title="flanders", clock=ClockRequest(kind="move", seconds=0)),
    TableRequest(title="flanders", clock=ClockRequest(kind="bank", increment=-1)),
    TableRequest(title="flanders", clock=ClockRequest(quiet=(0, 1440))),
]


@pytest.mark.parametrize("wish", BAD)
async def test_a_wish_that_cannot_be_fulfilled_gets_a_sentence(halls: Halls, wish: TableRequest) -> None:
    with pytest.raises(ServerError) as error:
        await halls.hall.seats.create("anna", wish)
    assert not str(error.value).startswith("server-error")
    assert (await halls.hall.lobby.lobby("anna")).open == []


@pytest.mark.parametrize(
    ("wish", "hands", "preset"),
    [
        (TableRequest(title="flanders", preset="as-printed"), "covered", "as-printed"),
        (TableRequest(title="flanders", preset="our-table"), "open", "our-table"),
        (TableRequest(title="flanders", preset="our-table", options={"hands": "covered"}), "covered", None),
    ],
)
async def test_a_table_says_which_preset_its_options_are(
    halls: Halls, wish: TableRequest, hands: str, preset: str | None
) -> None:
    await halls.hall.seats.create("anna", wish)
    (listed,) = (await halls.hall.lobby.lobby("anna")).open
    assert (listed.options["hands"], listed.preset) == (hands, preset)


async def test_an_invitation_is_spent_with_the_seat_and_not_before(halls: Halls) -> None:
    game = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2, visibility="private"))
    await halls.hall.seats.sit(game, "anna", 0)
    invite = await halls.hall.seats.invite(game, "anna", 0)
    with pytest.raises(Conflict):
        await halls.hall.seats.sit(game, "bert", invite=invite)
    await halls.hall.seats.stand(game, halls.who(0))
    assert await halls.hall.seats.sit(game, "bert", invite=invite) == 0
    await halls.hall.seats.stand(game, Who("bert", 0))
    with pytest.raises(Conflict):
        await halls.hall.seats.sit(game, "carl", invite=invite)


async def refused(work: Awaitable[object], key: str) -> None:
    """With a sentence that names nobody."""
    with pytest.raises(NotAllowed) as error:
        await work
    assert error.value.reason == {"key": f"server.error.{key}", "args": {}, "rule": None}


@pytest.mark.parametrize("visibility", ["public", "private"])
async def test_who_is_blocked_takes_no_seat_where_the_blocker_sits_or_has_made_the_table(
    halls: Halls, visibility: Visibility
) -> None:
    made = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=3, visibility=visibility))
    sat = await halls.hall.seats.create("carl", TableRequest(title="flanders", seats=3, visibility=visibility))
    invites = {made: await halls.hall.seats.invite(made, "anna"), sat: await halls.hall.seats.invite(sat, "carl")}
    await (await halls.hall_of()).seats.sit(sat, "anna", 2, invites[sat])
    await halls.hall.proposals.block("anna", "bert")
    for game, invite in invites.items():
        await refused(halls.hall.seats.sit(game, "bert", 0, invite), "seat-not-free")
        assert await halls.hall.seats.sit(game, "dora", 0, invite) == 0
    await halls.hall.proposals.block("anna", "bert", blocked=False)
    for game, invite in invites.items():
        assert await halls.hall.seats.sit(game, "bert", 1, invite) == 1


async def test_who_has_blocked_or_muted_somebody_may_sit_down_beside_them(halls: Halls) -> None:
    game = await halls.hall.seats.create("bert", TableRequest(title="flanders", seats=3))
    await halls.hall.seats.sit(game, "bert", 0)
    await halls.hall.proposals.block("anna", "bert")
    await halls.hall.chat.mute("bert", "anna")
    assert await halls.hall.seats.sit(game, "anna", 1) == 1


async def test_who_is_blocked_is_not_brought_along_to_the_next_game(halls: Halls) -> None:
    game = await halls.table(seats=3)
    await halls.hall.proposals.block("anna", "bert")
    for seat in range(3):
        await halls.hall.absence.resign(game, halls.who(seat))
    await refused(halls.hall.seats.rematch(game, "bert"), "seat-not-free")
    again = await halls.hall.seats.rematch(game, "carl")
    page = await halls.hall.play.page(again, Who("carl", 2))
    assert [sitter.state for sitter in page.people] == ["person", "empty", "person"]
    await refused(halls.hall.seats.sit(again, "bert", 1), "seat-not-free")


async def test_who_is_blocked_lays_no_proposal_before_the_blocker(halls: Halls) -> None:
    game = await halls.table("gilde", 3)
    await halls.hall.proposals.block("anna", "bert")
    await refused(halls.hall.proposals.propose(game, halls.who(1), 0, "offer b02 to 1 for 9"), "partner-not-free")
    for text, key in (("nonsense", "no-deal"), ("offer b02 to 1 for 9", "")):
        for laid in (
            halls.hall.proposals.propose(game, halls.who(0), 1, text),
            halls.hall.proposals.propose(game, halls.who(1), 2, text),
        ):
            assert await reason(laid) == key
    for seat in (-1, 1, 9):
        assert (
            await reason(halls.hall.proposals.propose(game, halls.who(1), seat, "offer b02 to 1 for 9")) == "no-partner"
        )


async def reason(work: Awaitable[object]) -> str:
    """Why something was refused, or nothing."""
    try:
        await work
    except ServerError as error:
        return str(error.reason["key"]).removeprefix("server.error.")
    return ""


async def test_nobody_opens_more_tables_than_can_be_begun(anyio_backend: str) -> None:
    halls = await Halls.build(most_open=3)
    try:
        first, *_ = [await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2)) for _ in range(3)]
        assert await reason(halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2))) == "tables-many"
        await halls.hall.seats.create("bert", TableRequest(title="flanders", seats=2))
        await halls.hall.seats.call_off(first, "anna")
        begun = await halls.table()
        await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2))  # what has begun does not count
        await halls.hall.archive.close_table(begun)
        assert await reason(halls.hall.seats.rematch(begun, "anna")) == "tables-many"
        assert await halls.hall.seats.rematch(begun, "bert")
    finally:
        await halls.close()


async def test_a_bot_sits_down_at_a_seat_of_the_table(halls: Halls) -> None:
    game = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2))
    assert await reason(halls.hall.seats.seat_bot(game, "anna", 2, "apprentice")) == "no-seat"


async def test_who_opened_a_table_closes_it_before_its_game_and_nobody_else_does(halls: Halls) -> None:
    game = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2))
    await halls.hall.seats.sit(game, "bert", 1)
    assert await reason(halls.hall.seats.call_off(game, "bert")) == "not-your-table"
    await halls.hall.seats.call_off(game, "anna")
    assert (await halls.page(game, 1)).phase == "closed"
    assert await reason(halls.hall.seats.call_off(game, "anna")) == "closed"
    assert await reason(halls.hall.seats.call_off(await halls.table(), "anna")) == "begun"
