"""Short games among bots, for the tests of the analysis."""

from __future__ import annotations

from functools import cache

from zunft import Table
from zunft.analysis import Analysis, Plan, read_game
from zunft.analysis.analysis import GameFindings
from zunft.bots import make_bot, sight_of
from zunft.catalogue import TITLES

SEATS = {key: 3 if key == "flanders" else title.seats[0] for key, title in TITLES.items()}  # with two it is open


@cache
def finished(title: str, seed: int = 5, bots: str = "quick") -> str:
    """The journal of a game on the smallest edition."""
    table = Table(title, SEATS[title], seed=seed, edition="tiny", options=dict(TITLES[title].ends_with))
    players = [make_bot(bots, title, SEATS[title], seat) for seat in range(table.seats)]
    while not table.over:
        seat = table.waiting_for[0]
        table.play(seat, players[seat].choose(sight_of(table, seat)))
    return table.journal()


@cache
def found(title: str) -> GameFindings:
    """The analysis of one short game, with the decisions of its first seat."""
    return Analysis(read_game(finished(title)), Plan(worlds=4, in_the_curve=2, seat=0)).run()
