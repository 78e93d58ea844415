"""The habits of Flanders: always an answer, never a peek, and what anybody would do."""

from __future__ import annotations

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.flanders.boards import dealt, on, quiet, round_of

from zunft.bots.quick import QuickBot
from zunft.bots.sight import Sight, sight_of
from zunft.engine.chance import Rng
from zunft.games.flanders.bot.habit import FlandersHabit
from zunft.table import Table

LUIK_L1 = "l2 l3 l4 l5 l6 l1"
SEEDS = range(12)


def answer(sight: Sight, seed: int) -> int:
    question = sight.world.agenda.question(sight.seat)
    habit = FlandersHabit()
    return int(habit.answer(sight.world, sight.seat, question, vec[i64](sight.moves), len(sight.moves), Rng(seed)))


def answers(table: Table, seat: int = 0) -> set[str]:
    """Everything that habit may say here."""
    sight = sight_of(table, seat)
    return {sight.write(answer(sight, seed)) for seed in SEEDS}


def chosen(table: Table, seat: int = 0) -> set[str]:
    """The action cards among it."""
    return {text.split()[1] for text in answers(table, seat)}


# --- everywhere ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"guilds": "chosen"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_habit_has_an_answer_to_every_question(seats: int, options: dict[str, str]) -> None:
    table, rng = Table("flanders", seats=seats, seed=3, options=options), Random(3)
    while not table.over:
        for who in table.asked:
            sight = sight_of(table, int(who))
            if len(sight.moves) > 1:
                assert answer(sight, rng.getrandbits(30)) in sight.moves
        who = table.asked[-1]
        table.play(who, rng.choice(table.options(who)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_habit_never_peeks(seats: int) -> None:
    """The golden card and the others' choices are dealt anew; the answer stays."""
    table, rng = Table("flanders", seats=seats, seed=8), Random(8)
    while not table.over:
        who = table.asked[-1]
        sights = [sight_of(table, int(who), seed) for seed in range(4)]
        assert len({answer(sight, 5) for sight in sights}) == 1
        table.play(who, rng.choice(table.options(who)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_habit_ends_and_the_same_seed_gives_the_same_game(seats: int) -> None:
    results = []
    for _ in range(2):
        table = Table("flanders", seats=seats, seed=2)
        bots = [QuickBot(seat) for seat in range(seats)]
        while not table.over:
            who = table.asked[0]
            table.play(who, bots[who].choose(sight_of(table, who)))
        results.append(table.scores)
    assert results[0] == results[1]


# --- plain positions ----------------------------------------------------------------------------------


def test_the_last_space_that_makes_a_majority_is_taken() -> None:
    """Luik has one space left, and blue is level with yellow."""
    table = dealt(at=LUIK_L1)
    on(table).lay("luik", "s1 blue, s2 yellow, t3 church, s3 green, r4 red, s5 grey").cover_but("luik", "s4")
    quiet(table)
    table.play("chance", "draw golden influence")
    assert chosen(table) == {"luik"}


def test_a_district_of_the_own_guild_is_laid_where_it_makes_a_majority() -> None:
    table = dealt(at=LUIK_L1)
    on(table).lay("luik", "s1 blue, s2 yellow, t3 church, s3 green, r4 red, s5 grey").cover_but("luik", "s4")
    round_of(table, "influence", "luik 0", "pickup 0", "pickup 0", "pickup 0")
    assert {text.split("+")[0] for text in answers(table)} == {"build luik s4 blue"}


def test_f_091_a_church_raises_a_town_in_which_nobody_can_come_near() -> None:
    """Of Brugge's last two spaces blue can use none itself; a church is worth more than grey."""
    table = dealt(at="l1 l2 l3 l4 l5 l6")
    on(table).lay("brugge", "r1 yellow, r2 blue, s3 green").cover_but("brugge", "s1 t1")
    round_of(table, "influence", "brugge 0", "pickup 0", "pickup 0", "pickup 0")
    assert all("church" in text for text in answers(table))


def test_f_060_an_empty_hand_is_picked_up() -> None:
    table = dealt(at=LUIK_L1)
    on(table).close("luik", "gent").hold(0, "pickup site").state.sites_left = 0
    quiet(table)
    table.play("chance", "draw golden influence")
    assert chosen(table) == {"pickup"}


def test_f_061_a_full_hand_is_not_picked_up() -> None:
    table = dealt(at=LUIK_L1)
    table.play("chance", "draw golden influence")
    assert "pickup" not in chosen(table)


def test_f_087_a_site_is_completed_before_the_town_closes() -> None:
    """Grey would close Luik, and blue would have nothing there."""
    table = dealt(at=LUIK_L1)
    on(table).lay("luik", "s1 blue site, s2 yellow, s3 green").cover_but("luik", "r1")
    round_of(table, "influence", "luik 0", "pickup 0", "pickup 0", "pickup 0")
    assert answers(table) == {"complete luik s1"}


def test_f_081_a_cathedral_stands_where_the_own_guild_leads() -> None:
    table = dealt(at="l1 l2 l3 l4 l5 l6")
    on(table).lay("brugge", "r1 yellow, r2 blue, s3 church").lay("gent", "s3 church")
    round_of(table, "cathedral", "pickup 0", "pickup 0", "pickup 0", "pickup 0")
    assert answers(table) == {"cathedral brugge s3"}


def test_f_081_a_master_stands_on_an_own_district() -> None:
    table = dealt(at="l1 l2 l3 l4 l5 l6")
    on(table).lay("luik", "s3 blue, s4 yellow, t1 grey")
    round_of(table, "master", "pickup 0", "pickup 0", "pickup 0", "pickup 0")
    assert all("utrecht" not in text and "t1" not in text for text in answers(table))


def test_r_30_with_two_players_the_influence_card_is_seen_first() -> None:
    assert answers(dealt(2)) == {"influence"}


def test_f_207_without_influence_cards_an_own_card_is_played() -> None:
    table = dealt(2)
    on(table).pile()
    assert all(text.startswith("own") and "pickup" not in text for text in answers(table))
