"""Bots answer from what their seat knows, and with the same seed always the same."""

from __future__ import annotations

from random import Random

import pytest

import zunft
from zunft import Table
from zunft.bots import BOTS, Bot, GreedyBot, RandomBot, SearchBot, sight_of
from zunft.bots.greedy import kinds
from zunft.bots.search.lookahead import LEFT_OUT
from zunft.catalogue import TITLES
from zunft.engine.move import pack

TABLES = [("flanders", 3), ("gilde", 2), ("gilde", 4), ("strasbourg", 3)]
every_table = pytest.mark.parametrize(("title", "seats"), TABLES)


def bots(seed: int) -> list[Bot]:
    searching = [SearchBot(seed, 12), SearchBot(seed, 12, playout=4, judged=1)]
    return [RandomBot(seed), GreedyBot(seed), GreedyBot(seed, worlds=1, overlooked=50, by_kind=1), *searching]


def decisions(title: str, seats: int, count: int) -> list[tuple[Table, int]]:
    """Some positions of a random game, each with a seat that is asked there."""
    table, rng, found = Table(title, seats, seed=5, edition="tiny"), Random(1), list[tuple[Table, int]]()
    while not table.over:
        seat = rng.choice(table.waiting_for)
        found.append((table.copy(), seat))
        table.play(seat, rng.choice(table.options(seat)))
    return [found[at * len(found) // count] for at in range(count)]


@every_table
def test_a_bot_answers_with_one_of_its_options(title: str, seats: int) -> None:
    for table, seat in decisions(title, seats, 8):
        for bot in bots(1):
            assert bot.choose(sight_of(table, seat)) in table.options(seat)


@every_table
def test_a_bot_never_peeks(title: str, seats: int) -> None:
    """Two tables that differ only in what the seat cannot know: with the same seed it decides the same."""
    for at, (table, seat) in enumerate(decisions(title, seats, 8)):
        other = table.redeal(seat, seed=at + 1)
        for one, two in zip(bots(at), bots(at), strict=True):
            assert one.choose(sight_of(table, seat)) == two.choose(sight_of(other, seat)), one.name


@every_table
def test_to_be_asked_changes_nothing_at_the_table(title: str, seats: int) -> None:
    for table, seat in decisions(title, seats, 4):
        before = table.fingerprint()
        for bot in bots(2):
            bot.choose(sight_of(table, seat))
        assert table.fingerprint() == before


def test_a_seat_that_is_not_asked_has_no_sight() -> None:
    table = Table("strasbourg", seats=3, seed=1)
    table.play(0, table.options(0)[0])
    with pytest.raises(ValueError, match="not asked"):
        sight_of(table, 0)


@pytest.mark.parametrize("title", zunft.titles())
def test_games_among_greedy_bots_end(title: str) -> None:
    seats = 3
    table = Table(title, seats, seed=2, edition="tiny", options=dict(TITLES[title].ends_with))
    players = [BOTS["greedy"](seat) for seat in range(seats)]
    while not table.over:
        (seat, *_) = table.waiting_for
        assert isinstance(seat, int)
        table.play(seat, players[seat].choose(sight_of(table, seat)))
    assert table.winners


def test_whoever_overlooks_much_still_answers_with_what_is_worth_a_look() -> None:
    """An apprentice of The Guild does not give its money away because it has overlooked all else."""
    for table, seat in decisions("gilde", 3, 12):
        sight = sight_of(table, seat)
        worth = GreedyBot(1, worlds=1).weigh(sight)
        for seed in range(8):
            assert worth[GreedyBot(seed, worlds=1, overlooked=80).decide(sight)] > LEFT_OUT


def test_an_apprentice_overlooks_whole_kinds_of_answers() -> None:
    """Never one square of a town and not the next: the town is not thought of."""
    build, sell = 1, 2
    moves = [pack(build, town, square) for town in (3, 4) for square in range(5)]
    assert len(set(kinds(moves).values())) == 2
    assert len(set(kinds([*moves, pack(sell)]).values())) == 2
    assert kinds(moves)[pack(build, 3, 0)] == kinds(moves)[pack(build, 3, 4)]
    noticed = [GreedyBot(seed, overlooked=50, by_kind=1)._noticed([*moves, pack(sell)]) for seed in range(40)]
    assert {len(some) for some in noticed} == {0, 1, 10, 11}
