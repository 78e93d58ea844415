"""Why a game ended as it did, in the words of the terminal and the result page."""

from __future__ import annotations

from tests.games.strasbourg.boards import Board, board

from zunft import say
from zunft.engine.bits import only
from zunft.games.strasbourg.verdict import verdict

NAMES = ["Nicole", "Peter", "Sandra", "Thomas"]


def scored(*prestige: int) -> Board:
    laid = board()
    for seat, points in enumerate(prestige):
        laid.state.players[seat].prestige = points
    return laid


def told(laid: Board, you: int | None = None) -> list[str]:
    return [say(line, "en", NAMES, you) for line in verdict(laid.game, laid.state)]


def test_s_117_the_winner_and_by_how_much() -> None:
    assert told(scored(40, 48, 45, 47)) == ["Peter wins by one point, 48 to Thomas’s 47."]
    assert told(scored(40, 48, 45, 46)) == ["Peter wins by 2 points, 48 to Thomas’s 46."]
    assert told(scored(40, 48, 45, 46), you=1) == ["You win by 2 points, 48 to Thomas’s 46."]


def test_s_117_members_in_the_city_that_broke_a_tie() -> None:
    laid = scored(40, 48, 48, 47).members(1, "a1 a2 a3").members(2, "i1 i2")
    sentence = "Peter and Sandra both have 48 points, but Peter has more family members in the city, 3 to 2."
    assert told(laid) == [sentence]


def test_s_117_a_victory_that_is_shared() -> None:
    assert told(scored(40, 48, 48, 47)) == ["Each of them has 48 points, so they share the victory."]


def test_s_117_whoever_left_with_more_is_named() -> None:
    laid = scored(60, 48, 45, 46)
    laid.state.gone |= only(0)
    assert told(laid)[1:] == ["Nicole had more, 60, but has left the table."]
    laid.state.gone |= only(2) | only(3)
    assert told(laid)[0] == "Peter wins, since everybody else has left the table."
    laid.state.gone |= only(1)
    assert told(laid) == ["Everybody has left the table, so nobody wins."]
