"""What a seat cannot know, dealt anew: uniform, and always possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest
from tests.games.strasbourg.boards import (
    bids,
    dealt,
    deck_of,
    draw,
    least,
    on,
    own,
    plan,
    planned,
    play_out,
    script,
    seen,
    state_of,
    to_planning,
)

from zunft.games.strasbourg.state import VALUE, StrasbourgState
from zunft.table import Table

SAMPLES = 600
# Chi-square, upper 0.001 points by degrees of freedom.
CRITICAL = {2: 13.82, 5: 20.52, 8: 26.12, 29: 58.30, 90: 137.21}
World = tuple[object, ...]


def imagined(table: Table, seat: int | None, world: Callable[[StrasbourgState], World]) -> Counter[World]:
    """What lies where at many tables that could be the true one."""
    return Counter(world(state_of(table.redeal(seat, seed))) for seed in range(SAMPLES))


def assert_uniform(found: Counter[World], worlds: set[World]) -> None:
    """Every world is found and no other, and none too often."""
    assert set(found) == worlds
    expected = found.total() / len(worlds)
    assert sum((count - expected) ** 2 / expected for count in found.values()) < CRITICAL[len(worlds) - 1]


def stacks_of(state: StrasbourgState, seat: int) -> tuple[tuple[int, ...], ...]:
    """The cards of a player's stacks, stack 1 first; cards inside a stack have no order."""
    cards = state.players[seat].cards
    items = [int(cards.items[at]) for at in range(cards.count)]
    numbers = sorted({item >> 4 for item in items})
    return tuple(tuple(sorted(item & VALUE for item in items if item >> 4 == number)) for number in numbers)


def buried_by(state: StrasbourgState, seat: int) -> tuple[int, ...]:
    buried = state.players[seat].buried
    return tuple(sorted(int(buried.items[at]) & VALUE for at in range(buried.count)))


def cards_of(state: StrasbourgState, seat: int) -> World:
    return stacks_of(state, seat), buried_by(state, seat), tuple(deck_of(state.players[seat]))


def all_splits(cards: tuple[int, ...], size: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way to take so many of these different cards: those taken and those left."""
    return [(taken, tuple(card for card in cards if card not in taken)) for taken in combinations(cards, size)]


# --- influence cards ------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 2, None])
def test_s_029_stacks_are_any_of_the_hidden_cards(seat: int | None) -> None:
    """Of 1 to 5 two lie on stack 1, one on stack 2, and two are in the deck: 30 deals."""
    table = dealt()
    on(table).deck(1, "1 2 3 4 5")
    plan(table, "6", "4+1 3", "6", "6")
    worlds: set[World] = set()
    for drawn, left in all_splits((1, 2, 3, 4, 5), 3):
        worlds |= {((pair, single), (), left) for single, pair in all_splits(drawn, 1)}
    assert len(worlds) == 30
    assert_uniform(imagined(table, seat, lambda state: cards_of(state, 1)), worlds)


def used_tail() -> Table:
    """In round 1 seat 1 buried a 6. In round 2 it drew 2 and 4, the last cards above a returned 5, and that 5 too:
    they lie in a stack of two and one of one. The 5 cannot be the buried card."""
    table = dealt()
    on(table).deck(1, "2 4 6")
    plan(table, "1", "6", "1", "1")
    to_planning(table, 2)
    on(table).deck(1, "2 4", under="5")
    plan(table, "1", "4+2 5", "1", "1")
    assert seen(table, 0, 1)["stacks"] == {"1": {"size": 2}, "2": {"size": 1}}
    assert buried_by(state_of(table), 1) == (6,)
    return table


@pytest.mark.parametrize("seat", [0, 3, None])
def test_s_054_a_returned_card_drawn_again_lies_in_this_round_s_stacks(seat: int | None) -> None:
    """Nine deals: any of 2, 4, 6 was buried, any of the three others lies alone."""
    worlds: set[World] = set()
    for gone in (2, 4, 6):
        drawn = tuple(card for card in (2, 4, 5, 6) if card != gone)
        worlds |= {((pair, single), (gone,), ()) for single, pair in all_splits(drawn, 1)}
    assert len(worlds) == 9
    assert_uniform(imagined(used_tail(), seat, lambda state: cards_of(state, 1)), worlds)


@pytest.mark.parametrize("seat", [0, None])
def test_s_054_once_it_lies_open_the_rest_is_free(seat: int | None) -> None:
    """The single card turns out to be the 5; three deals are left: which of 2, 4, 6 was buried."""
    table = used_tail()
    bids(table, "0 pass, 1 5")
    worlds: set[World] = {((left,), gone, ()) for gone, left in all_splits((2, 4, 6), 1)}
    assert_uniform(imagined(table, seat, lambda state: cards_of(state, 1)), worlds)


def test_s_054_a_returned_card_that_was_buried_stays_in_its_round() -> None:
    """The same plan unrevealed: in round 3 the 5 is one of the three cards buried in round 2."""
    table = used_tail()
    to_planning(table, 3)
    by_round: Counter[World] = Counter()
    for seed in range(SAMPLES):
        buried = state_of(table.redeal(0, seed)).players[1].buried
        first = [int(buried.items[at]) & VALUE for at in range(buried.count) if buried.items[at] >> 4 == 1]
        by_round[tuple(first)] += 1
    assert_uniform(by_round, {(2,), (4,), (6,)})


@pytest.mark.parametrize("seat", [0, 2, None])
def test_s_055_a_10_a_buried_stack_is_any_of_the_hidden_cards(seat: int | None) -> None:
    """A-10. Of 1 to 4 two were buried and two are in the deck: six deals."""
    table = dealt()
    on(table).deck(1, "1 2 3 4")
    plan(table, "6", "4+1", "6", "6")
    to_planning(table, 2)
    script(table, "chance draw card 1")  # seat 0; seat 1 draws next
    found = imagined(table, seat, lambda state: (buried_by(state, 1),))
    assert_uniform(found, {(taken,) for taken, _ in all_splits((1, 2, 3, 4), 2)})


def test_s_055_the_owner_knows_what_was_buried() -> None:
    table = dealt()
    on(table).deck(1, "1 2 3 4")
    plan(table, "6", "4+1", "6", "6")
    to_planning(table, 2)
    assert {buried_by(state_of(table.redeal(1, seed)), 1) for seed in range(40)} == {(1, 4)}


def test_s_029_own_stacks_and_what_lies_open_stay() -> None:
    table = planned("6+5 4", "3 2", "1", "1")
    bids(table, "0 4, 1 3")
    for seed in range(40):
        twin = table.redeal(0, seed)
        assert stacks_of(state_of(twin), 0) == stacks_of(state_of(table), 0)
        assert [seen(twin, 0, seat)["revealed"] for seat in range(4)] == [[4], [3], [], []]


def test_a_16_a_redeal_leaves_money_as_it_is() -> None:
    """A-16. Coins, goods and privileges are screened but can be worked out."""
    table = planned("1", "1", "1", "1")
    on(table).money(1, coins=7, privileges=2, goods="cask shoe")
    for seed in range(20):
        player = state_of(table.redeal(0, seed)).players[1]
        goods = [int(player.goods[kind]) for kind in range(5)]
        assert (player.coins, player.privileges, goods) == (7, 2, [0, 1, 1, 0, 0])


# --- while planning -------------------------------------------------------------------------------


def test_s_025_a_plan_in_the_making_is_forgotten_by_a_redeal() -> None:
    """Whoever has not finished may have drawn anything: not even how many cards is told."""
    table = dealt()
    left = [[1], [6, 5, 4], [1], [1]]
    draw(table, left)
    script(table, "1 draw / chance draw card 5 / 1 draw / chance draw card 4")
    twins = [table.redeal(0, seed) for seed in range(60)]
    assert {state_of(twin).players[1].cards.count for twin in twins} != {3}
    for twin in twins:
        assert twin.view(0) == table.view(0)
        assert own(twin, 0)["hand"] == [[1]]


def test_s_025_a_finished_plan_is_any_plan() -> None:
    table = dealt()
    draw(table, [[1], [6], [1], [1]])
    script(table, "1 draw / chance draw card 5 / 1 plan 6+5")
    twins = [table.redeal(0, seed) for seed in range(60)]
    assert len({state_of(twin).players[1].cards.count for twin in twins}) > 2
    for twin in twins:
        assert twin.view(0) == table.view(0)
        assert twin.view(0)["agenda"][0]["done"] == [1]


def test_s_054_a_redeal_while_planning_puts_returned_cards_back_in_their_order() -> None:
    """The deck of one who has drawn into the returned cards is as it was: 2 above 6 above 3."""
    table = dealt()
    on(table).deck(1, "2", under="6 3")
    for _ in (0, 2, 3):
        table.play("chance", "draw card 1")
    table.play(1, "draw")
    assert own(table, 1)["under_deck"] == [3]
    for seed in range(40):
        twin = table.redeal(0, seed)
        assert (seen(twin, 0, 1)["deck"], seen(twin, 0, 1)["under_deck"]) == (3, [6, 3])
        player = state_of(twin).players[1]
        hand = [int(player.cards.items[at]) & VALUE for at in range(player.cards.count)]
        tail = [int(player.deck.tail.items[at]) for at in range(player.deck.tail.count)]
        assert sorted(hand) + deck_of(player) == sorted({2, 6, 3} - set(tail))
        assert tail in ([6, 3], [3], [])


# --- tasks ----------------------------------------------------------------------------------------


def small() -> Table:
    """Three players with two of sixteen tasks each, in step A."""
    table = Table("strasbourg", 3, 1, edition="tiny")
    for seat in range(3):
        table.play(seat, table.options(seat)[-1])
    for seat in range(3):
        table.play(seat, least(table, seat))
    return table


def tasks_of(state: StrasbourgState, seat: int) -> tuple[int, ...]:
    dealt_ = state.players[seat].offered
    return tuple(sorted(int(dealt_.items[at]) for at in range(dealt_.count)))


def test_s_015_tasks_are_any_that_the_seat_does_not_have() -> None:
    """Two of fourteen: 91 deals, all equally likely."""
    table = small()
    own_tasks = tasks_of(state_of(table), 0)
    worlds: set[World] = set(combinations([task for task in range(16) if task not in own_tasks], 2))
    assert len(worlds) == 91
    found = Counter[World](tasks_of(state_of(table.redeal(0, seed)), 1) for seed in range(1400))
    assert_uniform(found, worlds)


def test_s_015_nobody_has_a_task_twice_and_the_own_stay() -> None:
    table = small()
    for seed in range(60):
        twin = table.redeal(0, seed)
        assert twin.view(0)["tasks"] == table.view(0)["tasks"]
        tasks = [task for seat in range(3) for task in tasks_of(state_of(twin), seat)]
        assert len(set(tasks)) == len(tasks) == 6


def test_s_015_which_tasks_were_kept_is_anything() -> None:
    """The first, the second or both: one third each; never a task that was not dealt."""
    table = small()
    found: Counter[World] = Counter()
    for seed in range(SAMPLES):
        state = state_of(table.redeal(0, seed))
        kept = int(state.players[1].kept.items[0])
        assert kept & ~sum(1 << task for task in tasks_of(state, 1)) == 0
        found[tuple(bool(kept >> task & 1) for task in tasks_of(state, 1))] += 1
    assert_uniform(found, {(True, False), (False, True), (True, True)})


# --- always possible ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_i_01_every_redeal_could_be_true(seats: int) -> None:
    """I-01, I-10. At any moment: view as before, for every player the same cards in all, and the game goes on."""
    for number, table in enumerate(play_out(Table("strasbourg", seats, seats), seats)):
        if number % 19 == 0 and not table.over:
            for seat in (0, None):
                twin = table.redeal(seat, number)
                assert twin.view(seat) == table.view(seat)
                assert [hidden(state_of(twin), other) for other in range(seats)] == [
                    hidden(state_of(table), other) for other in range(seats)
                ]
                *_, last = play_out(twin, number)
                assert last.over


def hidden(state: StrasbourgState, seat: int) -> list[int]:
    """All cards of a player that do not lie open or in the box for all to see."""
    player = state.players[seat]
    rows = [player.cards, player.buried, player.deck.tail]
    return sorted([int(row.items[at]) & VALUE for row in rows for at in range(row.count)] + deck_of(player))
