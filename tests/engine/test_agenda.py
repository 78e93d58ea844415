"""The agenda: entries, lanes, errands, cutting; and the same on the market."""

from __future__ import annotations

import itertools

import pytest
from tests.titles.market.dealing import answers, draw, keys, market, state_of
from tests.titles.market.title import MARKET

from zunft.engine.agenda import DEEPEST, Agenda, new_agenda
from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.move import DRAW, NO_MOVE, NOBODY, pack
from zunft.engine.play import playout
from zunft.engine.rules import BUFFER
from zunft.engine.tape import Tape
from zunft.table import Table

A_DRAW = DRAW | 1


def test_an_entry_asks_every_seat_in_a_lane_of_its_own() -> None:
    agenda = new_agenda(3)
    agenda.ask(7, 0b101, pack(9, 3))
    assert [agenda.question(seat) for seat in range(3)] == [pack(9, 3), NO_MOVE, pack(9, 3)]
    assert agenda.has_several_lanes()


def test_an_answer_may_lay_the_next_question_on_its_lane() -> None:
    agenda = new_agenda(2)
    agenda.ask(7, 0b11, 7)
    agenda.take(0)
    agenda.lay(0, 8)
    assert (agenda.question(0), agenda.question(1), agenda.finished()) == (8, 7, 0)
    agenda.take(0)
    assert (agenda.question(0), agenda.finished()) == (NO_MOVE, 0b01)


def test_a_draw_comes_before_everybody_else() -> None:
    agenda = new_agenda(3)
    agenda.ask(7, 0b111, 7)
    agenda.lay(2, A_DRAW)
    assert agenda.next_lane() == 2
    agenda.take(2)
    assert agenda.next_lane() == 0


def test_an_entry_is_done_when_all_its_lanes_are() -> None:
    agenda = new_agenda(2)
    agenda.ask(7, 0b11, 7)
    agenda.take(1)
    assert agenda.next_lane() == 0
    agenda.take(0)
    assert agenda.next_lane() == NOBODY


def test_an_errand_asks_nobody_and_keeps_its_ints_for_whoever_resolves_it() -> None:
    agenda = new_agenda(2)
    agenda.errand(5, 1, 2, 3, 4)
    assert agenda.next_lane() == NOBODY
    assert agenda.pop() == 5
    assert [agenda.popped(at) for at in range(4)] == [1, 2, 3, 4]


def test_a_draw_at_the_table_is_on_nobodys_behalf() -> None:
    agenda = new_agenda(2)
    agenda.draw(5, A_DRAW)
    assert agenda.next_lane() == agenda.table == 2
    assert [agenda.question(seat) for seat in (0, 1)] == [NO_MOVE, NO_MOVE]


def test_cutting_back_drops_everything_above_the_topmost_entry_of_a_kind() -> None:
    agenda = new_agenda(2)
    for kind in (1, 2, 3, 4):
        agenda.errand(kind)
    agenda.cut_to(2)
    assert (agenda.depth, agenda.kind()) == (2, 2)


def test_a_restarted_lane_is_back_at_its_first_question() -> None:
    agenda = new_agenda(2)
    agenda.ask(7, 0b11, 7)
    agenda.take(0)
    agenda.restart(0)
    assert (agenda.question(0), agenda.finished()) == (7, 0)


def test_a_copy_and_its_original_do_not_change_each_other() -> None:
    agenda = new_agenda(2)
    agenda.ask(7, 0b11, 7)
    twin = agenda.copy()
    twin.take(0)
    assert (agenda.question(0), twin.question(0)) == (7, NO_MOVE)


def test_what_lay_above_the_top_is_no_part_of_the_agenda() -> None:
    one, other = new_agenda(2), new_agenda(2)
    for agenda in (one, other):
        agenda.errand(1)
        agenda.errand(2)
    one.note(3, 99)
    one.pop()
    other.pop()
    assert taped(one) == taped(other)


def test_a_tape_gives_an_agenda_back() -> None:
    agenda, twin = new_agenda(3), new_agenda(3)
    agenda.ask(7, 0b101, 7)
    agenda.lay(2, A_DRAW)
    twin.visit(Tape(taped(agenda)))
    assert taped(twin) == taped(agenda)


def test_a_full_agenda_says_so() -> None:
    agenda = new_agenda(2)
    for kind in range(DEEPEST):
        agenda.errand(kind)
    with pytest.raises(AssertionError, match="full"):
        agenda.errand(1)


def test_a_copy_has_what_is_still_to_come_and_room_for_more() -> None:
    agenda = new_agenda(2)
    for kind in range(9):
        agenda.errand(kind, kind + 1)
    twin = agenda.copy()
    twin.errand(9, 10)
    assert [(twin.pop(), twin.popped(0)) for _ in range(10)] == [(kind, kind + 1) for kind in range(9, -1, -1)]
    assert agenda.depth == 9


def test_the_order_in_which_lanes_advance_changes_nothing() -> None:
    prints = set()
    for order in set(itertools.permutations([0, 0, 1, 1, 1, 1, 2])):
        table = Table(MARKET, seats=3, seed=5)
        steps = {0: iter(["draw", "stop"]), 1: iter(["draw", "draw", "stop"]), 2: iter(["stop"])}
        for seat in order:
            table.play(seat, next(steps[seat], "") or table.default(seat) or "")
        prints.add(table.fingerprint())
    assert len(prints) == 1


def test_only_who_has_finished_is_public_of_a_lane() -> None:
    table = Table(MARKET, seats=3, chance="hand")
    before = table.view(2)
    draw(table, 0, "thief")
    assert table.view(2) == before
    table.play(1, "stop")
    [entry] = table.view(2)["agenda"]
    assert (entry["key"], entry["seats"], entry["done"]) == ("market.entry.morning", [0, 1, 2], [1])


def test_the_rest_of_an_effect_waits_as_an_errand_until_it_lies_on_top() -> None:
    table = market("thief", "guard", "cloth")
    table.play(0, "play thief at 1")
    assert state_of(table).coins[0] == 4
    table.play(1, "pass")
    assert (state_of(table).coins[0], state_of(table).coins[1]) == (7, 1)
    assert table.waiting_for == [0]


def test_a_payment_interrupts_the_effect_which_goes_on_when_it_is_made() -> None:
    """X-011"""
    table = market("thief", "cloth", edition="booth", under="guard")
    table.play(0, "play thief at 1")
    assert table.question(1) == {"key": "market.ask.debt", "args": {"coins": 3}, "rule": "X-011"}
    table.play(1, "sell cloth")
    assert [state_of(table).coins[seat] for seat in (0, 1)] == [5, 1]


def test_giving_up_cuts_the_agenda_back_to_the_turn() -> None:
    """X-012"""
    table = market("thief", "cloth", edition="booth", under="guard")
    table.play(0, "play thief at 1")
    table.play(1, "give-up")
    assert [state_of(table).coins[seat] for seat in (0, 1)] == [4, 0]
    assert state_of(table).hands[1].count == 0
    assert table.scores == [0, 0]


def test_the_game_can_end_in_the_middle_of_everything() -> None:
    """X-016: two bargains and a theft make seat 0 rich while its turn is still on."""
    table = market("thief cloth", "bribe", "bribe")
    state_of(table).coins[0] = 10
    table.play(0, "play thief at 1")
    assert table.over
    assert table.waiting_for == []
    assert keys(table, None)[-1] == "grew-rich"
    assert (table.scores, table.places, table.winners) == ([6, 0, 0], [1, 3, 2], [0])


def test_a_question_with_one_answer_is_not_asked_and_writes_no_line() -> None:
    table = market("thief", "cloth", "cloth")
    table.play(0, "play thief at 1")
    assert answers(table)[-1] == "0 play thief at 1"
    assert keys(table, None)[-1] == "stole"


def test_a_playout_ends_and_takes_lanes_errands_windows_and_leavers_as_play_does() -> None:
    for seed in range(20):
        table = Table(MARKET, seats=4, seed=seed)
        if seed % 2:
            table.leave(seed % 4)
        assert playout(table.game.rules, table.state, Rng(seed), zeros(BUFFER)) > 0
        assert table.over


def taped(agenda: Agenda) -> list[int]:
    tape = Tape()
    agenda.visit(tape)
    return tape.ints
