"""The evaluation of Flanders: what is clearly better has the higher value."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.flanders.boards import Board, board, dealt, on, play_out, quiet, round_of, state_of

from zunft.bots.greedy import GreedyBot
from zunft.bots.sight import sight_of
from zunft.engine.bits import zeros
from zunft.engine.evaluation import POINT, SURE, WON
from zunft.engine.move import verb_of
from zunft.games.flanders import constants as c
from zunft.games.flanders.bot.evaluation import FlandersEvaluation
from zunft.games.flanders.bot.towns import (
    BUILDING,
    COMPLETING,
    LAYING_A_SITE,
    LOOKING_AHEAD,
    Forecast,
)
from zunft.games.flanders.state import FlandersState
from zunft.table import Table

LUIK_L1 = "l2 l3 l4 l5 l6 l1"


def laid(**districts: str) -> Board:
    """A game for four in its first round, Luik on l1, with these districts laid."""
    found = on(dealt(at=LUIK_L1))
    for town, laying in districts.items():
        found.lay(town, laying)
    return found


def worth(position: Board, seat: int = 0) -> int:
    return FlandersEvaluation().value(position.state, seat)


def forecast(free: int, *strengths: int) -> Forecast:
    """A town of value 16 in which the guilds are that strong."""
    found = Forecast(LOOKING_AHEAD)
    found.value, found.free = 16 * POINT, free
    for guild, strength in enumerate(strengths):
        found.strengths[guild], found.chances[guild] = strength, SURE
    return found


# --- towns ------------------------------------------------------------------------------------------


def test_a_district_is_worth_something_and_costs_the_others() -> None:
    before, after = laid(), laid(luik="s1 blue")
    assert worth(after) > worth(before)
    assert worth(after, 1) < worth(before, 1)


def test_a_majority_is_worth_more_than_being_second() -> None:
    first = laid(luik="s1 blue, s3 blue, s4 yellow")
    second = laid(luik="s1 yellow, s3 yellow, s4 blue")
    assert worth(first) > worth(second)


def test_f_089_a_master_breaks_a_tie() -> None:
    """In a town that is full, blue is first with a master and level with yellow without."""
    with_master = laid(luik="s1 blue+1, s3 yellow").cover_but("luik", "")
    level = laid(luik="s1 blue, s3 yellow").cover_but("luik", "")
    assert worth(with_master) > worth(level)
    assert worth(with_master) - worth(level) >= POINT


def test_f_089_a_master_is_worth_less_than_a_district() -> None:
    assert worth(laid(luik="s1 blue, s3 blue, s4 yellow")) > worth(laid(luik="s1 blue+1, s4 yellow"))


def test_a_lead_is_worth_more_when_the_town_is_near_its_end() -> None:
    """Rivals may still come while there is room; in a finished town a lead is a lead."""
    brought = [forecast(free, 2000, 1000).bring(0) for free in (0, 1, 2, 6, 12)]
    assert brought[0] == 16 * POINT
    assert brought == sorted(brought, reverse=True)
    assert len(set(brought)) == len(brought)


def test_f_090_a_tie_in_a_full_town_is_the_worse_rank() -> None:
    assert forecast(0, 2000, 2000).bring(0) == 8250
    assert forecast(0, 2001, 2000).bring(0) == 16 * POINT
    assert SURE // 2 < forecast(6, 2000, 2000).chance_behind(0, 1) < SURE


def test_f_090_prizes_fall_with_the_rank() -> None:
    town = forecast(0, 5000, 4000, 3000, 2000, 1000)
    assert [town.bring(guild) for guild in range(5)] == [16000, 8250, 4000, 2000, 0]
    open_town = forecast(5, 3000, 2500, 2000, 1500, 1000)
    brought = [open_town.bring(guild) for guild in range(5)]
    assert brought == sorted(brought, reverse=True)


def test_what_is_imagined_in_a_town_is_taken_back() -> None:
    town = forecast(5, 3000, 2000, 2000)
    before = [town.bring(guild) for guild in range(5)]
    for deed in (BUILDING, LAYING_A_SITE, COMPLETING):
        for coat in (0, c.GREY, c.CHURCH):
            town.imagine(coat, deed)
            assert [town.bring(guild) for guild in range(5)] != before
            town.take_back(coat)
            assert [town.bring(guild) for guild in range(5)] == before


def test_f_056_a_site_is_worth_less_than_a_district_and_more_than_nothing() -> None:
    nothing, site, district = laid(), laid(luik="s1 blue site"), laid(luik="s1 blue")
    assert worth(nothing) < worth(site) < worth(district)


def test_f_087_a_site_in_a_full_town_is_worth_nothing() -> None:
    shares = [forecast(free).site_share() for free in (0, 1, 3, 12)]
    assert shares[0] == 0
    assert shares == sorted(shares)
    assert shares[-1] < SURE


def test_f_088_a_church_is_worth_most_to_the_leader_of_a_town() -> None:
    """Brugge's church raises what blue is first for."""
    assert worth(laid(brugge="s1 church")) > worth(laid())
    assert worth(laid(gent="s3 church")) < worth(laid(brugge="s1 church"))


def test_f_088_a_cathedral_raises_the_town() -> None:
    plain, raised = laid(brugge="s1 church"), laid(brugge="s1 church")
    raised.town("brugge").cathedrals |= 1 << raised.space("brugge", "s1")
    assert worth(raised) > worth(plain)
    assert worth(raised, 1) < worth(plain, 1)


def test_grey_takes_a_rank() -> None:
    grey_first = laid(luik="s1 grey, s3 grey, s4 blue").cover_but("luik", "")
    blue_first = laid(luik="s1 grey, s4 blue+1").cover_but("luik", "")
    assert worth(blue_first) > worth(grey_first)


def test_an_opponent_s_district_matters_where_one_would_be_first() -> None:
    assert worth(laid(brugge="s1 yellow")) < worth(laid())


# --- cards ------------------------------------------------------------------------------------------


def test_cards_in_hand_are_worth_something() -> None:
    full = laid().hold(0, "brugge gent ieper leuven utrecht luik site pickup")
    few = laid().hold(0, "brugge pickup")
    assert worth(full) > worth(few)


def test_f_062_a_pick_up_that_waits_counts_as_done() -> None:
    """Otherwise an influence card would seem to keep the others' cards on the table."""
    done, waits = laid(), laid()
    done.hold(1, "brugge gent ieper leuven utrecht luik site pickup")
    waits.hold(1, "brugge gent")
    assert worth(done) == worth(waits)


def test_f_091_a_card_of_a_closed_town_is_worth_nothing() -> None:
    have = laid().close("luik").hold(0, "brugge luik pickup")
    lack = laid().close("luik").hold(0, "brugge pickup")
    assert worth(have) == worth(lack)


def test_f_096_influence_cards_are_worth_their_bonus() -> None:
    spent = laid()
    spent.state.hands.influence[0] = 1
    assert worth(laid()) > worth(spent)


def test_a_card_that_is_played_counts_what_it_can_still_do() -> None:
    """The best placement is foreseen, so playing a good card is better than the card simply gone."""
    table = dealt(at=LUIK_L1)
    table.play("chance", "draw golden influence")
    for seat, choice in enumerate(("luik 0", "pickup 0", "pickup 0", "pickup 0")):
        table.play(seat, f"choose {choice}")
    position = on(table)
    question = position.state.agenda.question(0)
    assert verb_of(question) == c.ASK_PLACEMENT
    evaluation = FlandersEvaluation()
    foreseen = evaluation.value(position.state, 0)
    assert foreseen > evaluation.ahead(position.state, 0, evaluation.worth)


def test_looking_does_not_change_the_state() -> None:
    table = dealt(at=LUIK_L1)
    table.play("chance", "draw golden influence")
    for seat in range(4):
        table.play(seat, "choose luik 0")
    before = table.view(None)
    values = [FlandersEvaluation().value(state_of(table), seat) for seat in range(4)]
    assert values == [FlandersEvaluation().value(state_of(table), seat) for seat in range(4)]
    assert table.view(None) == before


# --- seats ------------------------------------------------------------------------------------------


def test_exchanged_guilds_have_exchanged_values() -> None:
    """Blue in one position stands as yellow does in the other."""
    one = on(dealt(at="l1 l2 l3 l4 l5 l6")).lay("brugge", "s1 yellow, s2 green").lay("luik", "s3 blue+1, s4 yellow")
    other = on(dealt(at="l2 l1 l3 l4 l5 l6")).lay("gent", "s1 blue, s2 green").lay("luik", "s3 yellow+1, s4 blue")
    assert worth(one, 0) == worth(other, 1)
    assert worth(one, 1) == worth(other, 0)
    assert worth(one, 2) == worth(other, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_finished_game_is_ordered_as_its_places(seats: int) -> None:
    for seed in range(4):
        table = play_out(Table("flanders", seats=seats, seed=seed), seed)
        values = [FlandersEvaluation().value(state_of(table), seat) for seat in range(seats)]
        places = table.places
        for one in range(seats):
            assert (values[one] > 0) == (places[one] == 1)
            assert all((values[one] > values[two]) == (places[one] < places[two]) for two in range(seats))


def test_r_26_a_shared_victory_is_worth_less_than_a_whole_one_and_more_than_defeat() -> None:
    position = board("luik l1")
    for points, value in (([9, 9, 1, 0], WON // 2), ([9, 8, 1, 0], WON + POINT), ([8, 9, 1, 0], -WON - POINT)):
        for guild in range(4):
            position.state.points[guild] = points[guild]
        assert worth(position) == value


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_random_games_at_most_one_seat_is_ahead(seats: int) -> None:
    """For two it is what one has that the other lacks, to the thousandth. Cards that wait are left out."""
    table, rng, evaluation = Table("flanders", seats=seats, seed=11), Random(11), FlandersEvaluation()
    while not table.over:
        state = state_of(table)
        waits = any(verb_of(state.agenda.question(seat)) == c.ASK_PLACEMENT for seat in range(seats))
        values = [evaluation.value(state, seat) for seat in range(seats)]
        assert all(-200 * POINT < value < 200 * POINT for value in values)
        if not waits:
            assert sum(value > 0 for value in values) <= 1
            assert seats > 2 or sum(values) == 0
        who = table.asked[-1]
        table.play(who, rng.choice(table.options(who)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_values_all_at_once_are_the_values_one_by_one(seats: int) -> None:
    table, rng, evaluation = Table("flanders", seats=seats, seed=6), Random(6), FlandersEvaluation()
    found = zeros(seats)
    while not table.over:
        evaluation.values(state_of(table), found)
        assert [found[seat] for seat in range(seats)] == [evaluation.value(state_of(table), s) for s in range(seats)]
        who = table.asked[-1]
        table.play(who, rng.choice(table.options(who)))


# --- parts ------------------------------------------------------------------------------------------


def standing(state: FlandersState, seat: int) -> int:
    evaluation = FlandersEvaluation()
    return sum(evaluation.part(state, seat, which) for which in range(len(evaluation.parts())))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_add_up_to_what_is_compared_with_the_others(seats: int) -> None:
    """A card that waits changes the others' standing too, so those positions are left out."""
    table, rng, evaluation = Table("flanders", seats=seats, seed=5), Random(5), FlandersEvaluation()
    while not table.over:
        state = state_of(table)
        if state.round > 0 and not is_carried_out(state):
            standings = [standing(state, seat) for seat in range(seats)]
            for seat in range(seats):
                others = standings[:seat] + standings[seat + 1 :]
                assert evaluation.value(state, seat) == standings[seat] - max(others)
        who = table.asked[-1]
        table.play(who, rng.choice(table.options(who)))


def is_carried_out(state: FlandersState) -> bool:
    return any(verb_of(state.agenda.question(seat)) == c.ASK_PLACEMENT for seat in range(state.seats))


def test_a_card_that_is_carried_out_shows_in_the_parts() -> None:
    """Before it is laid, the district in Luik counts as it will."""
    table = dealt(at=LUIK_L1)
    round_of(table, "influence", "luik 0", "pickup 0", "pickup 0", "pickup 0")
    state = state_of(table)
    before = standing(state, 0)
    table.play(0, "build luik s1 blue")
    assert abs(standing(state_of(table), 0) - before) < 3 * POINT // 2


def test_parts_have_names_of_their_own() -> None:
    names = FlandersEvaluation().parts()
    assert len(set(names)) == len(names) == 8
    assert [FlandersEvaluation().part(laid().state, 0, which) > 0 for which in range(8)] == [
        name not in ("points", "ally") for name in names
    ]


def test_a_greedy_seat_takes_the_majority_that_is_there_to_take() -> None:
    """Luik has one space left, and blue is level with yellow: its card is the one to play."""
    table = dealt(at=LUIK_L1)
    on(table).lay("luik", "s1 blue, s2 yellow, t3 church, s3 green, r4 red, s5 grey").cover_but("luik", "s4")
    quiet(table)
    table.play("chance", "draw golden influence")
    for seat in (1, 2, 3):
        table.play(seat, "choose pickup 0")
    assert GreedyBot(1).choose(sight_of(table, 0)).startswith("choose luik")
