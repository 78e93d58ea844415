"""Why a game ended as it did, in the words of the terminal and the result page."""

from __future__ import annotations

from tests.games.flanders.boards import dealt, on, round_of, state_of
from tests.games.flanders.test_ending import PASS, left_free
from tests.games.flanders.test_pair import quiet_turns

from zunft import Table, say


def told(table: Table) -> list[str]:
    return [say(line, "en", ["Ada", "Bram", "Clara", "Dirk"]) for line in table.verdict]


def scored(table: Table, *points: int) -> Table:
    for guild, number in enumerate(points):
        state_of(table).points[guild] = number
    return table


def ended(golden: str) -> Table:
    """A game that is over, its last card as given and another one left in the pile."""
    table = dealt()
    left_free(on(table), "gent", "s1")
    round_of(table, golden, *PASS)
    return scored(table, 41, 40, 12, 3)


def test_f_097_the_winner_and_by_how_much() -> None:
    table = ended("influence")
    state_of(table).bonus = 0
    assert told(table)[0] == "Ada wins by one point, 41 to Bram’s 40."
    assert told(scored(table, 41, 41))[0] == "Each of them has 41 points, so they share the victory."


def test_f_092_what_ended_it() -> None:
    assert told(ended("influence"))[1] == "The game ended because at most one space was still free."
    table = dealt()
    on(table).close("gent").golden(a="gent")
    round_of(table, "gent", *PASS)
    assert told(table)[1] == "The game ended because the golden cards are used up."


def test_f_209_what_ended_a_game_for_two() -> None:
    table = dealt(2)
    on(table).pile()
    quiet_turns(table, 8)
    assert told(table)[1] == "The game ended because nothing had been built or completed for 8 turns."
    state_of(table).quiet = 0
    assert "no space was left" in told(table)[1]


def test_f_097_a_game_that_goes_on_has_no_verdict() -> None:
    assert dealt().verdict == []
