"""A judge gives every seat a chance, all of them add up to one, and what a seat cannot know changes none of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from tests.titles.market.title import MARKET

import zunft
from zunft import Table
from zunft.bots import judge_of, judging, sight_of
from zunft.bots.craft import craft_of
from zunft.bots.judging import TitleJudge
from zunft.bots.learnt import Learnt, read_learnt, write_learnt
from zunft.catalogue import TITLES
from zunft.engine.judge import FORMS, KNOTS, Judge
from zunft.engine.rules import State
from zunft.engine.signs import Signs

TABLES = [(title, seats) for title in zunft.titles() for seats in zunft.about(title)["seats"]]
EDITIONS = [(title, seats, name) for title, seats in TABLES for name in zunft.about(title)["editions"]]
SEVERAL = [("flanders", 3), ("gilde", 4), ("strasbourg", 3)]


def walk(table: Table, seed: int, answers: int) -> Iterator[Table]:
    """The positions of a random game, up to so many answers."""
    rng = Random(seed)
    for _ in range(answers):
        if table.over:
            return
        yield table
        seat = table.waiting_for[0]
        table.play(seat, rng.choice(table.options(seat)))


def asked(table: Table) -> int:
    return table.waiting_for[0]


@pytest.mark.parametrize(("title", "seats", "edition"), EDITIONS)
def test_the_chances_of_all_seats_add_up_to_one(title: str, seats: int, edition: str) -> None:
    judge = judge_of(title, seats)
    for table in walk(Table(title, seats, seed=3, edition=edition), 1, 24):
        chances, places = judge.chances(table), judge.places(table)
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)
        assert sum(places) == pytest.approx(seats * (seats + 1) / 2)
        assert all(1 <= place <= seats for place in places)


@pytest.mark.parametrize(("title", "seats"), SEVERAL)
def test_a_game_that_is_over_is_no_longer_judged_but_counted(title: str, seats: int) -> None:
    *_, table = walk(Table(title, seats, seed=3, edition="tiny", options=ends(title)), 1, 10_000)
    assert table.over
    shares = [1 / len(table.winners) if seat in table.winners else 0 for seat in range(seats)]
    assert judge_of(title, seats).chances(table) == shares
    assert judge_of(title, seats).places(table) == [float(place) for place in table.game.places(table.state)]


def ends(title: str) -> dict[str, str]:
    return dict(TITLES[title].ends_with)


@pytest.mark.parametrize(("title", "seats"), SEVERAL)
def test_what_a_seat_cannot_know_does_not_change_what_the_judge_tells_it(title: str, seats: int) -> None:
    """Two tables that differ only in that: the mean is over the same worlds."""
    judge, compared = judge_of(title, seats), 0
    for at, table in enumerate(walk(Table(title, seats, seed=5, edition="tiny"), 2, 120)):
        if at % 10 == 9:
            seat = asked(table)
            other = table.redeal(seat, seed=at + 1)
            assert judge.seen(sight_of(table, seat), 4) == judge.seen(sight_of(other, seat), 4)
            compared += judge.chances(table) != judge.chances(other)
    hides_nothing_that_counts = title == "flanders"  # what lies hidden there are cards that are still to be drawn
    assert bool(compared) != hides_nothing_that_counts


def test_what_one_seat_sees_has_margins_that_shrink_with_more_worlds() -> None:
    *_, table = walk(Table("strasbourg", 3, seed=5), 2, 40)
    judge, sight = judge_of("strasbourg", 3), sight_of(table, asked(table))
    few, many = judge.seen(sight, 8), judge.seen(sight, 128)
    assert sum(few.chances) == pytest.approx(1)
    assert sum(many.margins) < sum(few.margins)
    for one, other, margin in zip(few.chances, many.chances, few.margins, strict=True):
        assert abs(one - other) < 3 * margin + 0.01


def test_worlds_that_are_imagined_elsewhere_say_the_same() -> None:
    *_, table = walk(Table("strasbourg", 3, seed=5, edition="tiny"), 2, 40)
    judge, sight = judge_of("strasbourg", 3), sight_of(table, asked(table))
    worlds = [sight.imagine(at) for at in range(4)]
    seen = judge.seen_in(sight.game, worlds, sight.seat)
    assert seen == judge.seen(sight, 4)
    assert seen.chances != [sum(judge.chances_in(sight.game, world)[seat] for world in worlds) / 4 for seat in range(3)]


def test_who_has_left_cannot_win() -> None:
    *_, table = walk(Table("strasbourg", 3, seed=5, edition="tiny"), 2, 20)
    table.leave(0)
    assert judge_of("strasbourg", 3).chances(table)[0] == 0
    assert sum(judge_of("strasbourg", 3).chances(table)) == pytest.approx(1)


# --- what there is no judge for -------------------------------------------------------------------


def test_a_judge_that_nobody_has_trained_is_missed_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "market", MARKET)
    with pytest.raises(ValueError, match=re.escape("There is no judge of market with 3 seats yet")):
        judge_of("market", 3)


def test_a_judge_is_for_one_title_and_number_of_seats() -> None:
    with pytest.raises(ValueError, match="strasbourg is played with 3, 4, 5 seats, not with 2"):
        judge_of("strasbourg", 2)
    with pytest.raises(ValueError, match="This judge is for strasbourg with 3 seats, not for strasbourg with 4"):
        judge_of("strasbourg", 3).chances(Table("strasbourg", 4, seed=1))


def test_weights_for_other_signs_are_refused() -> None:
    learnt = read_learnt(judging.file_of("strasbourg", 3).read_text(encoding="utf-8"))
    with pytest.raises(ValueError, match="was learnt by other signs"):
        TitleJudge(Learnt(**(vars(learnt) | {"signs": learnt.signs[::-1]})))


# --- the files ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_every_title_comes_with_its_judges(title: str, seats: int) -> None:
    file = judging.file_of(title, seats)
    text = file.read_text(encoding="utf-8")
    command = text.splitlines()[0].removeprefix("# Written by: ")
    assert command.startswith(f"zunft train {title} --seats {seats} --games ")
    assert write_learnt(read_learnt(text), command) == text
    assert file.stat().st_size < 2**20
    signs, learnt = craft_of(title).signs, read_learnt(text)
    assert signs is not None
    assert learnt.signs == signs.names()
    assert len(learnt.sharp) == len(learnt.own) == (KNOTS if craft_of(title).hides_choices else 0)


# --- how it counts --------------------------------------------------------------------------------


class Given(Signs):
    """Two signs that a test sets."""

    def __init__(self, values: list[int], phase: int) -> None:
        self.values, self.at = values, phase

    def names(self) -> list[str]:
        return ["one", "two"]

    def points(self) -> int:
        return 2

    def phase(self, state: State) -> int:
        return self.at

    def fill(self, state: State, out: list[int]) -> None:  # type: ignore[override]
        for at, value in enumerate(self.values):
            out[at] = value


def judged(values: list[int], phase: int, wins: list[int]) -> list[float]:
    state = Table("strasbourg", 3, seed=1).state
    return Judge(Given(values, phase), [1000, 1000, 1000], wins, wins).chances(state)


def weights(**at: int) -> list[int]:
    """All 0 but those of the first sign's forms at the beginning."""
    found = [0] * (3 * FORMS * KNOTS)
    for form, word in enumerate(("above", "bent", "lead")):
        found[form * KNOTS] = at.get(word, 0)
    return found


def test_with_nothing_to_go_by_all_have_the_same_chance() -> None:
    assert judged([5000, 0, 1000, 0, 0, 0], 0, weights()) == pytest.approx([1 / 3] * 3)


def test_a_sign_counts_by_how_far_it_is_above_the_mean() -> None:
    """A usual difference with a weight of 1 makes a score of 1."""
    first, second, third = judged([2000, 0, 1000, 0, 0, 0], 0, weights(above=10_000))
    assert first / second == pytest.approx(second / third) == pytest.approx(2.71828, rel=1e-4)


def test_bent_forms_say_only_a_little_more_when_there_is_much_more() -> None:
    some = judged([2000, 0, 0, 0, 0, 0], 0, weights(lead=10_000))
    much = judged([90_000, 0, 0, 0, 0, 0], 0, weights(lead=10_000))
    assert some[0] < much[0] < 0.79
    assert judged([3000, 0, 3000, 0, 0, 0], 0, weights(lead=10_000))[0] < 0.5


def test_a_weight_fades_from_one_part_of_the_game_to_the_next() -> None:
    chances = [judged([2000, 0, 0, 0, 0, 0], phase, weights(above=10_000))[0] for phase in (0, 100, 250, 334, 900)]
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] == chances[-2] == pytest.approx(1 / 3)
