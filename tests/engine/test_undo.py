"""Undo: one test for everything that bars it, and for everything that does not."""

from __future__ import annotations

import pytest
from tests.titles.market.dealing import all_say, answers, draw, keys, market, state_of
from tests.titles.market.title import MARKET

import zunft
from zunft.table import Table
from zunft.table.errors import CannotUndo


def with_open_thief() -> Table:
    """Seat 0 holds a thief that everyone knows, since it bought it; seats 1 and 2 hold guards. Its second turn."""
    table = market("cloth", "thief guard", "guard")
    table.play(0, "end")
    table.play(1, "offer thief to 0 for 1")
    table.play(0, "accept")
    table.play(1, "end")
    table.play(2, "end")
    all_say(table, "stop")
    return table


def test_an_answer_can_be_taken_back_while_nobody_has_learnt_anything() -> None:
    table = market("cloth", "cloth", "cloth")
    before = table.fingerprint()
    table.play(0, "end")
    table.undo(0)
    assert (table.fingerprint(), table.asked) == (before, [0])


def test_there_is_nothing_to_undo_before_the_first_answer() -> None:
    with pytest.raises(CannotUndo):
        Table(MARKET, seats=3, seed=1).undo(0)


def test_chance_in_the_same_lane_bars_undo() -> None:
    table = Table(MARKET, seats=3, chance="hand")
    draw(table, 0, "cloth")
    assert not table.can_undo(0)


def test_chance_in_another_lane_does_not() -> None:
    table = Table(MARKET, seats=3, chance="hand")
    table.play(0, "stop")
    draw(table, 1, "cloth")
    assert table.can_undo(0)


def test_chance_at_the_table_bars_undo() -> None:
    table = market("cloth", "thief cloth", "cloth")
    table.play(0, "peek 1")
    table.play("chance", "draw 0")
    assert not table.can_undo(0)


def test_a_draw_that_is_open_at_the_table_does_not_yet() -> None:
    table = market("cloth", "thief cloth", "cloth")
    table.play(0, "peek 1")
    assert table.can_undo(0)


def test_showing_something_new_bars_undo() -> None:
    table = market("cloth", "cloth", "cloth")
    table.play(0, "offer cloth to 1 for 2")
    assert not table.can_undo(0)


def test_showing_what_everyone_knows_does_not() -> None:
    table = market("cloth", "cloth", "cloth")
    table.play(0, "offer cloth to 1 for 2")
    table.play(1, "decline")
    for text in ("end", "stop"):
        all_say(table, text)
    table.play(0, "offer cloth to 1 for 2")
    assert table.can_undo(0)


def test_what_opened_a_window_cannot_be_taken_back() -> None:
    """Else one could look whether somebody has a response, and take it back."""
    table = with_open_thief()
    table.play(0, "play thief at 1")
    assert not table.can_undo(0)
    table.play(1, "block")
    assert not table.can_undo(0)
    assert table.can_undo(1)


def test_a_window_that_nobody_answered_bars_undo_when_it_has_closed() -> None:
    table = with_open_thief()
    table.play(0, "play thief at 1")
    table.play(1, "pass")
    table.play(2, "pass")
    assert [table.can_undo(seat) for seat in range(3)] == [False] * 3


def test_a_window_of_one_seat_closes_with_its_answer() -> None:
    table = market("thief", "guard")
    table.play(0, "play thief at 1")
    table.play(1, "pass")
    assert not table.can_undo(1)


def test_an_answer_to_a_later_entry_bars_undo() -> None:
    table = market("cloth", "cloth", "cloth")
    table.play(0, "end")
    table.play(1, "end")
    assert (table.can_undo(0), table.can_undo(1)) == (False, True)


def test_a_step_that_nobody_else_sees_does_not_bar_undo() -> None:
    """Else being refused would tell that seat 1 has begun to make an offer."""
    table = market("cloth", "cloth", "cloth")
    table.play(0, "end")
    table.play(1, "offer cloth")
    assert (table.can_undo(0), table.can_undo(1)) == (True, True)


def test_a_sealed_answer_can_be_changed_while_others_have_answered() -> None:
    table = market("thief", "guard", "guard", "guard")
    table.play(0, "play thief at 1")
    table.play(1, "block")
    table.play(2, "pass")
    table.undo(1)
    assert table.waiting_for == [1, 3]
    table.play(1, "pass")
    table.play(3, "pass")
    assert keys(table, None)[-1] == "stole"


def test_a_sealed_answer_stays_when_the_last_seat_has_answered() -> None:
    """The morning shows nothing to anybody; that it is over is enough."""
    table = Table(MARKET, seats=2, chance="hand")
    table.play(0, "stop")
    assert table.can_undo(0)
    table.play(1, "stop")
    assert [table.can_undo(seat) for seat in range(2)] == [False, False]


def test_what_others_drew_in_their_lanes_stays() -> None:
    table = Table(MARKET, seats=2, chance="hand")
    table.play(0, "stop")
    draw(table, 1, "thief")
    table.undo(0)
    assert table.view(1)["drawn"] == ["thief"]
    assert table.waiting_for == [0, 1]


def test_undo_takes_a_phrase_back_whole() -> None:
    table = Table(MARKET, seats=2, chance="hand")
    draw(table, 0, "thief", "cloth")
    before = table.fingerprint()
    table.play(0, "stop under cloth")
    assert answers(table)[-2:] == ["0 stop", "0 + under cloth"]
    table.undo(0)
    assert table.fingerprint() == before


def test_undo_takes_a_single_step_back_alone() -> None:
    table = market("cloth", "cloth", "cloth")
    table.play(0, "offer cloth")
    table.play(0, "to 2")
    table.undo(0)
    assert table.question(0) == {"key": "market.ask.to-whom", "args": {"card": "cloth"}, "rule": "X-007"}
    table.undo(0)
    assert table.question(0) == {"key": "market.ask.turn", "args": {}, "rule": "X-005"}


def test_undo_of_a_sealed_answer_is_told_to_nobody_else() -> None:
    table = Table(MARKET, seats=2, chance="hand")
    table.play(0, "stop")
    table.undo(0)
    assert (keys(table, 0), keys(table, 1), keys(table, None)) == (["undone"], [], [])


def test_undo_in_the_open_is_told_to_everyone() -> None:
    table = market("cloth", "cloth", "cloth")
    table.play(0, "end")
    table.undo(0)
    assert [keys(table, seat)[-1] for seat in (0, 1, None)] == ["undone"] * 3


def test_undo_is_a_line_of_the_journal_and_replays() -> None:
    table = market("cloth", "cloth", "cloth")
    table.play(0, "end")
    table.undo(0)
    assert answers(table)[-2:] == ["0 end", "0 undo"]
    assert zunft.replay(table.journal(), title=MARKET).fingerprint() == table.fingerprint()


def test_a_secret_round_that_began_bars_the_answers_before_it() -> None:
    """Seat 1 ends the last turn and the next morning begins: from then on seat 0 may have drawn and seen a card,
    and whether it has must not be told by whether seat 1 may take its end back."""
    table = Table(MARKET, seats=2, seed=4)
    for text in ("draw", "draw", "stop", "under thief", "under cloth", "end"):
        all_say(table, text)
    assert table.view(None)["round"] == 2
    assert not table.can_undo(1)
    table.play(0, "draw")
    assert not table.can_undo(1)


def test_leaving_bars_undo() -> None:
    table = Table(MARKET, seats=3, seed=4)
    table.play(0, "stop")
    table.leave(1)
    assert not table.can_undo(0)


def test_undo_after_a_refused_move_is_as_before() -> None:
    table = market("cloth", "cloth", "cloth")
    table.play(0, "end")
    assert table.why_not(0, "end") is not None
    table.undo(0)
    assert state_of(table).round == 1
