"""Proposals: seen by both sides, taken as both lines at once, gone at the end of the turn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.gilde.scene import Scene
from tests.server.hall.halls import Halls

from zunft.games.gilde.game import gilde
from zunft.games.gilde.rules.turning import pass_on
from zunft.server.errors import Conflict, NotFound, ServerError
from zunft.server.hall.hall import Hall
from zunft.server.live.page import Answered, Refused
from zunft.server.live.table import LiveTable

pytestmark = pytest.mark.anyio
OFFER = "offer b02 to 2 for 9"


class Shop:
    """A table of The Guild at which seat 0 has its turn and a bakery, and seat 2 has money."""

    def __init__(self, halls: Halls, game: str, live: LiveTable) -> None:
        self.halls, self.game, self.live = halls, game, live

    async def lay(self, seat: int, to_seat: int, text: str = OFFER) -> str:
        before = {each.id for each in self.live.proposals}
        await self.halls.hall.proposals.propose(self.game, self.halls.who(seat), to_seat, text)
        [laid] = {each.id for each in self.live.proposals} - before  # those of one moment lie in any order
        return laid


@pytest.fixture
async def shop(halls: Halls) -> Shop:
    game = await halls.table("gilde", 3)
    live = await halls.hall.tables.live(game)
    table = Scene(3).front(0, "b02").talers(2, 12).table
    table._lines = list(live.running.lines)
    live.table = table
    live.window_queue.window, live.window_queue.until, live.window_queue.queue = None, None, []
    live.tell()
    return Shop(halls, game, live)


async def test_only_both_sides_see_it(shop: Shop) -> None:
    await shop.lay(2, 0)
    seen = {seat: (await shop.halls.page(shop.game, seat)).proposals for seat in (0, 1, 2, None)}
    assert [each.text for each in seen[0]] == [each.text for each in seen[2]] == [OFFER]
    assert (seen[2][0].mine, seen[0][0].mine) == (True, False)
    assert seen[1] == seen[None] == []


@pytest.mark.parametrize(("by", "to"), [(2, 0), (0, 2)])
async def test_taking_it_makes_both_lines_at_once(shop: Shop, by: int, to: int) -> None:
    proposal = await shop.lay(by, to)
    page = await shop.halls.hall.proposals.accept(shop.game, shop.halls.who(to), proposal)
    assert shop.live.running.lines[-5:] == ("0 deal", "0 + offer b02", "0 + to 2", "0 + for 9", "2 accept")
    assert page.view
    assert page.view["players"][2]["talers"] == 3
    assert page.proposals == []
    states = [each.state for each in await shop.halls.database.tables.proposals(shop.game, ["laid", "taken"])]
    assert states == ["taken"]
    with pytest.raises(NotFound):
        await shop.halls.hall.proposals.accept(shop.game, shop.halls.who(to), proposal)


@pytest.mark.parametrize(("by", "to"), [(2, 0), (0, 2)])
async def test_who_is_away_takes_none_and_the_other_side_does(shop: Shop, by: int, to: int) -> None:
    """A turn is played by the person or by the stand-in; but nobody waits for an absent partner."""
    proposal, hall = await shop.lay(by, to), shop.halls.hall
    await hall.absence.leave(shop.game, shop.halls.who(to))
    with pytest.raises(Conflict, match="A bot is playing for you"):
        await hall.proposals.accept(shop.game, shop.halls.who(to), proposal)
    back = await shop.lay(to, by)
    await hall.proposals.accept(shop.game, shop.halls.who(by), back)
    assert shop.live.running.lines[-1] == "2 accept"


async def test_what_is_not_legal_any_more_changes_nothing(shop: Shop) -> None:
    before = shop.live.count
    proposal = await shop.lay(2, 0, "offer b02 to 2 for 90")
    with pytest.raises(Conflict, match="cannot be made"):
        await shop.halls.hall.proposals.accept(shop.game, shop.halls.who(0), proposal)
    own = await shop.lay(2, 0)
    with pytest.raises(Conflict, match="other side"):
        await shop.halls.hall.proposals.accept(shop.game, shop.halls.who(2), own)
    with pytest.raises(NotFound):
        await shop.halls.hall.proposals.accept(shop.game, shop.halls.who(1), own)
    assert shop.live.count == before
    assert len(shop.live.proposals) == 2


async def test_it_is_withdrawn_and_gone_at_the_end_of_the_turn(shop: Shop) -> None:
    proposal = await shop.lay(2, 0)
    await shop.halls.hall.proposals.withdraw(shop.game, shop.halls.who(2), proposal)
    assert shop.live.proposals == []
    await shop.lay(2, 0)
    await shop.halls.say(shop.game, 0, "end")
    assert [each.text for each in shop.live.proposals] == [OFFER]  # the window of its end is shown
    shop.live.window_queue.queue = []
    pass_on(gilde(shop.live.running.state))
    assert shop.live.proposals == []


async def test_a_no_is_seen_by_who_has_proposed_it(shop: Shop) -> None:
    proposal = await shop.lay(2, 0)
    await shop.halls.hall.proposals.withdraw(shop.game, shop.halls.who(0), proposal)
    seen = {seat: (await shop.halls.page(shop.game, seat)).proposals for seat in (0, 2)}
    assert (seen[0], [each.state for each in seen[2]]) == ([], ["declined"])
    await shop.halls.hall.proposals.withdraw(shop.game, shop.halls.who(2), proposal)
    assert (await shop.halls.page(shop.game, 2)).proposals == []


# --- out of turn ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("by", "text"), [(1, "beg 3 of 2"), (2, "beg 3 of 2"), (2, "give 3 to 1"), (1, "give 3 to 1")])
async def test_two_who_are_not_active_deal_in_the_words_of_either(shop: Shop, by: int, text: str) -> None:
    proposal = await shop.lay(by, 3 - by, text)
    before = (await shop.halls.page(shop.game, 0)).ask
    await shop.halls.hall.proposals.accept(shop.game, shop.halls.who(3 - by), proposal)
    seat = 1 if text.startswith("beg") else 2
    assert shop.live.running.lines[-2:] == (f"{seat} {text}", f"{3 - seat} agree with {seat}")
    page = await shop.halls.page(shop.game, 0)
    assert page.view
    assert [player["talers"] for player in page.view["players"]] == [12, 15, 9]
    assert page.ask == before


async def test_until_it_is_done_nobody_elses_page_changes(shop: Shop) -> None:
    before = [(await shop.halls.page(shop.game, seat)).bytes() for seat in (0, None)]
    await shop.lay(1, 2, "beg 3 of 2")
    assert [(await shop.halls.page(shop.game, seat)).bytes() for seat in (0, None)] == before


async def test_the_active_player_gives_by_a_proposal_too(shop: Shop) -> None:
    proposal = await shop.lay(2, 0, "give 3 to 2")
    await shop.halls.hall.proposals.accept(shop.game, shop.halls.who(0), proposal)
    assert shop.live.running.lines[-3:] == ("0 + give", "0 + to 2", "0 + talers 3")


async def test_what_names_somebody_else_is_not_taken(shop: Shop) -> None:
    for text in ("give 3 to 0", "offer b02 to 1 for 3", "forgive 1"):
        proposal = await shop.lay(1, 2, text)
        with pytest.raises(Conflict, match="cannot be made"):
            await shop.halls.hall.proposals.accept(shop.game, shop.halls.who(2), proposal)


async def test_an_answer_is_no_deal(shop: Shop) -> None:
    """What nobody asks for goes another way: an answer in a window is sealed, and a deal is seen by everybody."""
    ask = (await shop.halls.page(shop.game, 0)).ask
    for text in ("agree with 1", "leave"):
        answer = await shop.halls.hall.play.answer(shop.game, shop.halls.who(0), ask, "key", text)
        assert isinstance(answer, Refused)
        assert answer.reason["key"] == "engine.refused.not-asked"


async def test_bad_proposals_are_refused(shop: Shop) -> None:
    for seat, to_seat, text in ((2, 2, OFFER), (2, 9, OFFER), (2, 0, "fly"), (2, 0, ""), (2, 0, "x" * 900)):
        with pytest.raises(ServerError):
            await shop.lay(seat, to_seat, text)
    for _ in range(5):
        await shop.lay(2, 0)
    with pytest.raises(Conflict):
        await shop.lay(2, 0)


async def test_a_game_without_deals_has_no_proposals(halls: Halls) -> None:
    game = await halls.table("flanders", 2)
    with pytest.raises(Conflict):
        await halls.hall.proposals.propose(game, halls.who(0), 1, "choose gent 1")


# --- two halls, while the bus is away ----------------------------------------------------------------


async def in_a_turn(halls: Halls) -> tuple[str, int, Hall]:
    """A table at which somebody may end their turn, whose turn it is, and another hall that hears of nothing."""
    game = await halls.table("gilde", 3)
    seat = (await halls.asked(game))[0]
    while "end" not in (await halls.page(game, seat)).options:
        await halls.play(game, 1)
        while not (asked := await halls.asked(game)):
            await halls.tick(halls.hall.tables.settings.window)
        seat = asked[0]
    other = await halls.hall_of()
    await other.tables.live(game)
    halls.bus.listeners.clear()
    return game, seat, other


@pytest.mark.parametrize("move", ["end", "deal"])
async def test_what_is_laid_while_another_hall_moves_is_looked_at_again(
    halls: Halls, monkeypatch: pytest.MonkeyPatch, move: str
) -> None:
    """One that belongs to a turn that has ended does not lie there in the next; of all else nobody hears."""
    game, seat, other = await in_a_turn(halls)
    lay, moves = halls.database.tables.lay_proposal, [move]

    async def lay_late(*about: Any) -> None:
        while moves:
            assert isinstance(await halls.say(game, seat, moves.pop(), other), Answered)
        await lay(*about)

    monkeypatch.setattr(halls.database.tables, "lay_proposal", lay_late)
    table = (await halls.hall.tables.live(game)).running
    turn = table.game.turns_begun(table.state)
    laying = halls.hall.proposals.propose(game, halls.who((seat + 1) % 3), seat, OFFER)
    await laying
    async with (live := await halls.hall.tables.live(game)).lock:
        await live.catch_up()
    is_over = live.running.game.turns_begun(live.running.state) != turn
    assert [each.text for each in live.proposals] == ([] if is_over else [OFFER])


async def test_the_end_of_a_turn_clears_away_what_its_hall_has_not_heard_of(halls: Halls) -> None:
    game, seat, other = await in_a_turn(halls)
    await halls.hall.proposals.propose(game, halls.who((seat + 1) % 3), seat, OFFER)
    assert (await other.tables.live(game)).proposals == []
    turn = (await halls.hall.tables.live(game)).talk
    assert isinstance(await halls.say(game, seat, "end", other), Answered)
    async with (live := await halls.hall.tables.live(game)).lock:
        await live.catch_up()
    while live.talk == turn:
        await halls.play(game, 1)
        await halls.tick(halls.hall.tables.settings.window)
    for hall in halls.all:
        async with (live := await hall.tables.live(game)).lock:
            await live.refresh()
            await live.catch_up()
        live.window_queue.queue = []
        assert live.proposals == []
