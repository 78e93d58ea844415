"""Opening tables, taking seats, invitations and keys, words for the seed."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.hall.house import House

from zunft import verify
from zunft.engine.chance import commitment
from zunft.server.errors import Conflict, NotAllowed, NotFound, ServerError
from zunft.server.hall.pages import Who
from zunft.server.hall.wishes import ClockWish, Wish

pytestmark = pytest.mark.anyio


async def test_one_of_those_who_want_a_seat_gets_it(house: House) -> None:
    game = await house.hall.create("anna", Wish(title="flanders", seats=2))
    other = await house.hall_of()
    tries = [hall.sit(game, person, 1) for hall in (house.hall, other) for person in ("anna", "bert", "carl")]
    got = await asyncio.gather(*tries, return_exceptions=True)
    assert [seat for seat in got if seat == 1] == [1]
    assert sum(isinstance(each, Conflict) for each in got) == 5


async def test_several_people_at_one_device_have_their_own_seats(house: House) -> None:
    game = await house.hall.create("anna", Wish(title="flanders", seats=2))
    assert [await house.hall.sit(game, "anna") for _ in range(2)] == [0, 1]
    with pytest.raises(Conflict):
        await house.hall.sit(game, "bert")
    await house.hall.begin(game, "anna")
    pages = [await house.hall.page(game, Who("anna", seat)) for seat in range(2)]
    assert [page.seat for page in pages] == [0, 1]


async def test_a_private_table_needs_an_invitation(house: House) -> None:
    game = await house.hall.create("anna", Wish(title="flanders", seats=3, visibility="private"))
    await house.hall.sit(game, "anna")
    with pytest.raises(NotFound):
        await house.hall.sit(game, "bert")
    with pytest.raises(NotAllowed):
        await house.hall.invite(game, "bert")
    once, open_to_all = await house.hall.invite(game, "anna", 2), await house.hall.invite(game, "anna")
    assert await house.hall.sit(game, "bert", None, once) == 2
    with pytest.raises(Conflict):
        await house.hall.sit(game, "carl", None, once)
    assert await house.hall.sit(game, "carl", None, open_to_all) == 1
    with pytest.raises(NotFound):
        await house.hall.sit(game, "dora", None, "nonsense")


async def test_a_key_opens_one_seat(house: House) -> None:
    game = await house.table()
    key = await house.hall.make_key(game, house.who(1))
    assert await house.hall.open_seat(key) == (game, Who(None, 1))
    with pytest.raises(NotFound):
        await house.hall.open_seat(key + "x")
    with pytest.raises(NotAllowed):
        await house.hall.make_key(game, Who("anna", 1))


async def test_words_are_part_of_the_seed_and_fixed_when_the_game_begins(house: House) -> None:
    game = await house.hall.create("anna", Wish(title="flanders", seats=2, edition="tiny"))
    shown = await house.hall.commitment(game)
    for seat in range(2):
        await house.hall.sit(game, "anna", seat)
    with pytest.raises(ServerError):
        await house.hall.add_word(game, Who("anna", 0), "")
    await house.hall.add_word(game, Who("anna", 0), "tulip")
    await house.hall.begin(game, "anna")
    with pytest.raises(Conflict):
        await house.hall.add_word(game, Who("anna", 0), "rose")
    for seat in range(2):
        await house.hall.resign(game, Who("anna", seat))
    text = await house.hall.export(game, Who())
    assert "word 0 tulip" in text
    assert commitment((await house.hall.living(game)).game.seed) == shown
    assert verify(text).over


async def test_a_table_begins_when_every_seat_is_taken(house: House) -> None:
    game = await house.hall.create("anna", Wish(title="strasbourg", seats=3, bots={2: "master"}))
    await house.hall.sit(game, "anna")
    with pytest.raises(Conflict):
        await house.hall.begin(game, "anna")
    await house.hall.seat_bot(game, "anna", 1, "journeyman")
    with pytest.raises(NotAllowed):
        await house.hall.begin(game, "bert")
    await house.hall.seat_bot(game, "anna", 1, None)
    await house.hall.seat_bot(game, "anna", 1, "apprentice")
    page = await house.hall.begin(game, "anna")
    assert (page.phase, page.seat) == ("running", 0)
    assert [sitter.bot for sitter in page.people] == [None, "apprentice", "master"]
    for deed in (house.hall.begin(game, "anna"), house.hall.sit(game, "bert"), house.hall.stand(game, Who("anna", 0))):
        with pytest.raises(Conflict):
            await deed


async def test_who_stands_up_leaves_the_seat_free(house: House) -> None:
    game = await house.hall.create("anna", Wish(title="flanders", seats=2))
    await house.hall.sit(game, "bert", 0)
    await house.hall.stand(game, Who("bert", 0))
    assert await house.hall.sit(game, "carl") == 0


BAD = [
    Wish(title="chess"),
    Wish(title="flanders", seats=9),
    Wish(title="flanders", edition="../secret"),
    Wish(title="flanders", options={"centres": "nowhere"}),
    Wish(title="flanders", language="la"),
    Wish(title="flanders", name="x" * 61),
    Wish(title="flanders", name="a\nb"),
    Wish(title="flanders", bots={0: "grandmaster"}),
    Wish(title="flanders", seats=2, bots={5: "master"}),
    Wish(title="flanders", pace=-1),
    Wish(title="flanders", window=10**9),
    Wish(title="flanders", clock=ClockWish(kind="move", seconds=0)),
    Wish(title="flanders", clock=ClockWish(kind="bank", increment=-1)),
    Wish(title="flanders", clock=ClockWish(quiet=(0, 1440))),
]


@pytest.mark.parametrize("wish", BAD)
async def test_a_wish_that_cannot_be_fulfilled_gets_a_sentence(house: House, wish: Wish) -> None:
    with pytest.raises(ServerError) as error:
        await house.hall.create("anna", wish)
    assert not str(error.value).startswith("server-error")
    assert (await house.hall.lobby("anna")).open == []


async def test_an_invitation_is_spent_with_the_seat_and_not_before(house: House) -> None:
    game = await house.hall.create("anna", Wish(title="flanders", seats=2, visibility="private"))
    await house.hall.sit(game, "anna", 0)
    invite = await house.hall.invite(game, "anna", 0)
    with pytest.raises(Conflict):
        await house.hall.sit(game, "bert", invite=invite)
    await house.hall.stand(game, house.who(0))
    assert await house.hall.sit(game, "bert", invite=invite) == 0
    await house.hall.stand(game, Who("bert", 0))
    with pytest.raises(Conflict):
        await house.hall.sit(game, "carl", invite=invite)
