"""A-11, A-12. With the option ``winners=may-decline`` nobody has to take what a place in a guild brings."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.strasbourg.boards import asked, bids, own, planned, script, state_of, to_step, told

from zunft import Table
from zunft.arena.match import Match, Setting
from zunft.bots.making import make_bot
from zunft.engine.move import pack
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.board import Board
from zunft.games.strasbourg.bot.evaluation import member_now, standing
from zunft.games.strasbourg.numbering import StrasbourgNumbering

MAY: dict[str, Any] = {"winners": "may-decline"}


def won(**options: Any) -> Table:
    """The vintners with four players: 3 is the Master, 0 the Journeyman, 2 the Apprentice."""
    table = to_step(planned("5", "2+1", "5", "6", **options), "b")
    bids(table, "0 5, 1 2+1, 2 5, 3 6")
    return table


def test_a_11_the_master_is_asked_about_the_seat_then_the_goods_then_a_square() -> None:
    """S-072."""
    table = won(**MAY)
    assert (asked(table), table.options(3)) == (([3], "seat"), ["sit", "decline"])
    assert table.question(3) == {"key": "strasbourg.ask.seat", "args": {"council": "vintners"}, "rule": "S-072"}
    table.play(3, "sit")
    assert table.view(None)["council"]["vintners"] == 3
    assert (asked(table), table.options(3)) == (([3], "goods"), ["take", "decline"])
    assert table.question(3) == {"key": "strasbourg.ask.goods", "args": {"goods": "cask"}, "rule": "S-072"}
    table.play(3, "take")
    assert own(table, 3)["goods"]["cask"] == 1
    assert asked(table) == ([3], "square")


def test_a_11_a_seat_that_is_declined_stays_as_it_is() -> None:
    """S-006. Empty, or with the member that holds it."""
    table = won(**MAY)
    events = script(table, "3 decline / 3 take")
    assert told(events, "declined-seat") == [{"seat": 3, "council": "vintners"}]
    assert table.view(None)["council"]["vintners"] is None
    table = to_step(planned("5", "2+1", "5", "6", **MAY), "b")
    state_of(table).council[c.GUILD_SEAT + 1] = 1
    bids(table, "0 5, 1 2+1, 2 5, 3 6")
    table.play(3, "decline")
    assert table.view(None)["council"]["vintners"] == 1


def test_a_11_the_goods_may_be_declined_by_master_and_journeyman() -> None:
    """S-072, S-073. The square is a choice all the same, and the journeyman has no seat to be asked about."""
    table = won(**MAY)
    events = script(table, "3 sit / 3 decline / 3 place b2")
    assert told(events, "declined-goods") == [{"seat": 3, "goods": "cask"}]
    assert asked(table) == ([0], "goods")
    script(table, "0 decline / 0 skip")
    assert [own(table, seat)["goods"]["cask"] for seat in (3, 0)] == [0, 0]
    assert table.view(None)["city"] == {"b2": 3}


def test_a_12_an_apprentice_may_do_without_both() -> None:
    """S-074."""
    table = won(**MAY)
    script(table, "3 sit / 3 take / 3 skip / 0 take / 0 skip")
    options = table.options(2)
    assert (options[0], options[-1], "skip" in options) == ("take", "decline", False)
    events = script(table, "2 decline")
    assert told(events, "declined-goods") == [{"seat": 2, "goods": "cask"}]
    assert told(events, "skipped") == [{"seat": 2}]
    assert own(table, 2)["goods"]["cask"] == 0


def test_s_053_who_declines_gets_no_card_back() -> None:
    """A-08. Only the one without a place is asked."""
    table = won(**MAY)
    script(table, "3 decline / 3 decline / 3 skip / 0 decline / 0 skip / 2 decline")
    assert asked(table) == ([1], "return")


def test_s_061_s_081_the_seats_of_a_and_g_stay_compulsory() -> None:
    table = planned("3", "4", "5", "6", **MAY)
    bids(table, "0 3, 1 4, 2 5, 3 6")
    council = table.view(None)["council"]
    assert (council["nobility"], council["church"]) == (3, 2)
    table = to_step(planned("3", "4", "5", "6", **MAY), "g")
    bids(table, "0 3, 1 4, 2 5, 3 6")
    assert table.view(None)["council"]["merchants"] == 3


def test_a_11_who_is_silent_takes_everything() -> None:
    """The default answers, and those of an empty chair."""
    table = won(**MAY)
    assert table.default(3) == "sit"
    table.play(3, "sit")
    assert table.default(3) == "take"
    table = won(**MAY)
    table.leave(3)
    assert table.view(None)["council"]["vintners"] == 3


def test_a_11_take_asks_nobody_and_is_the_rule_of_older_games() -> None:
    table = won()
    assert (table.options_chosen["winners"], asked(table)) == ("take", ([3], "square"))
    reason = table.why_not(3, "decline")
    assert reason
    assert reason["key"] == "strasbourg.refused.other-question"


def test_a_12_an_apprentice_who_has_to_choose_may_not_decline() -> None:
    table = won()
    script(table, "3 skip / 0 skip")
    assert table.why_not(2, "decline") == {"key": "strasbourg.refused.apprentice-chooses", "args": {}, "rule": "S-074"}


@pytest.mark.parametrize(
    ("before", "text"), [("", "skip"), ("", "take"), ("3 sit", "sit"), ("3 sit / 3 take", "decline")]
)
def test_a_11_what_does_not_answer_the_question_is_refused(before: str, text: str) -> None:
    table = won(**MAY)
    if before:
        script(table, before)
    reason = table.why_not(3, text)
    assert reason
    assert reason["key"] == "strasbourg.refused.other-question"


def test_the_two_moves_are_numbered_after_all_others() -> None:
    """So that what was recorded by numbers stays what it was."""
    table = won(**MAY)
    board = table.edition.board
    assert isinstance(board, Board)
    numbering = StrasbourgNumbering(4, board)
    last = [numbering.number(table.state, 3, pack(verb)) for verb in (c.EDIFICE, c.SIT, c.DECLINE)]
    assert last[1:] == [numbering.size - 2, numbering.size - 1]
    assert last[0] < last[1]


def still_to_come(table: Table) -> int:
    return int(member_now(state_of(table), 3))


@pytest.mark.parametrize("before", [lambda _: None, lambda table: table.play(3, "sit")], ids=["seat", "goods"])
def test_bots_count_what_may_be_taken(before: Callable[[Table], object]) -> None:
    """What is still to come is worth something, and less once it is declined."""
    table = won(**MAY)
    before(table)
    worth = still_to_come(table)
    declined = table.copy()
    declined.play(3, "decline")
    assert worth > still_to_come(declined) >= 0
    assert standing(state_of(table), 3) > standing(state_of(declined), 3)


@pytest.mark.parametrize("level", ["greedy", "quick"])
def test_a_whole_game_of_bots_that_may_decline(level: str) -> None:
    """They take what they have won, so the Council fills as it does without the option."""
    setting = Setting("strasbourg", 3, "tiny", tuple(MAY.items()))
    match = Match(setting, [make_bot(level, "strasbourg", 3, seat) for seat in range(3)], 5)
    outcome = match.play()
    assert outcome.faults == [[], [], []]
    assert max(outcome.scores) > 0


def test_a_whole_game_in_which_winners_decline_at_random() -> None:
    table, rng, declined = Table("strasbourg", 3, seed=3, edition="tiny", options=MAY), Random(3), 0
    while not table.over:
        seat = rng.choice(table.asked)
        text = rng.choice(table.options(seat))
        declined += text == "decline"
        table.play(seat, text)
    assert declined > 2
